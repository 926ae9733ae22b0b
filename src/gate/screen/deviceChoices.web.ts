/** Keeps the choices of a guard on this device. A station stores them in the browser; the public practice forgets them. */
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'

interface Choices {
  read(name: string): string | null
  write(name: string, chosen: string): void
  /** Returns a function that ends it. */
  listen(changed: () => void): () => void
}

export function choicesInMemory(): Choices {
  const held = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    read: (name) => held.get(name) ?? null,
    write(name, chosen) {
      held.set(name, chosen)
      for (const changed of listeners) changed()
    },
    listen(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

const keyOf = (name: string) => `garita.gate.${name}`

function choicesInBrowser(): Choices {
  // A browser that stores nothing still follows a choice while the page is open.
  const open = choicesInMemory()
  return {
    read(name) {
      try {
        return localStorage.getItem(keyOf(name)) ?? open.read(name)
      } catch {
        return open.read(name)
      }
    },
    write(name, chosen) {
      try {
        localStorage.setItem(keyOf(name), chosen)
      } catch {
        // Storage is full or blocked.
      }
      open.write(name, chosen)
    },
    listen(changed) {
      const end = open.listen(changed)
      // Another tab of the same station changed it.
      addEventListener('storage', changed)
      return () => {
        end()
        removeEventListener('storage', changed)
      }
    },
  }
}

const DeviceChoices = createContext(choicesInBrowser())
export const DeviceChoicesProvider = DeviceChoices.Provider

/** The choice of that name, or `unchosen`; what is stored in another shape counts as not chosen. */
export function useDeviceChoice<T>(name: string, unchosen: T): [T, (chosen: T) => void] {
  const choices = use(DeviceChoices)
  const written = useSyncExternalStore(choices.listen, () => choices.read(name))
  const chosen = useMemo(() => parsed(written, unchosen), [written, unchosen])
  const choose = useCallback((next: T) => choices.write(name, JSON.stringify(next)), [choices, name])
  return [chosen, choose]
}

function parsed<T>(written: string | null, unchosen: T): T {
  if (written === null) return unchosen
  try {
    const read = JSON.parse(written)
    return typeof read === typeof unchosen ? read : unchosen
  } catch {
    return unchosen
  }
}
