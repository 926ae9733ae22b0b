/** Reads the shortcuts of the station: Enter in the empty field, Escape, function keys, and arrows through the rows. */
import { useEffect, useRef } from 'react'

type GateKey = 'Enter' | 'Escape' | 'F2' | 'F3' | 'F4' | 'F7' | 'F8' | 'F9' | 'ArrowDown' | 'ArrowUp'
export type GateKeys = Partial<Record<GateKey, () => void>>

const known = (key: string, acts: GateKeys): (() => void) | undefined =>
  Object.entries(acts).find(([name]) => name === key)?.[1]

/** The field prevents the default of keys that it handles itself. */
export function useGateKeys(acts: GateKeys): void {
  const current = useRef(acts)
  current.current = acts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = known(event.key, current.current)
      if (!act || event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (isElsewhere(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Dialogs, buttons and other fields handle these keys themselves. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true
  const at = target instanceof Element ? target : null
  if (at?.closest('[role="menu"], [role="listbox"], select')) return true
  if (at?.closest('[data-gate-field]')) return false
  return (key === 'Enter' || key.startsWith('Arrow')) && at?.closest('input, textarea, button, a, [role="tab"]') != null
}

export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const at = document.activeElement
      if (step === 0 || !(at instanceof HTMLElement) || !at.matches('[data-gate-field], [data-gate-row]')) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-gate-row]')]
      const place = rows.indexOf(at) + step
      const next = place < 0 ? document.querySelector<HTMLElement>('[data-gate-field]') : rows[place]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
