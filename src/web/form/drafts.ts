/**
 * What was typed and not saved, kept in this tab for the person who typed it: it survives a reload and a session that ended. Gone when
 * saved, thrown away, signed out, or somebody else signs in. Passwords, codes and documents are never kept.
 */
import { newId } from '../../shared/ids.ts'

export interface Draft {
  values: Record<string, unknown>
  /** What the form had seen, so that a change of somebody else is told from what was typed. */
  seen: Record<string, unknown>
  revision?: number | undefined
  /** The button that opens the form again. */
  opener: string | null
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft => isGroup(value) && isGroup(value.values) && isGroup(value.seen)

const store = 'garita.drafts'

function draftsOf(user: string): Record<string, Draft> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(store) ?? 'null')
  if (!isGroup(kept) || kept.user !== user || !isGroup(kept.drafts)) return {}
  return Object.fromEntries(Object.entries(kept.drafts).filter((one): one is [string, Draft] => isDraft(one[1])))
}

function write(user: string, drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length === 0) sessionStorage.removeItem(store)
  else sessionStorage.setItem(store, JSON.stringify({ user, drafts }))
}

export const draftOf = (user: string, key: string): Draft | null => draftsOf(user)[key] ?? null

export function keepDraft(user: string, key: string, { values, seen, ...more }: Draft): void {
  write(user, { ...draftsOf(user), [key]: { ...more, values: shareable(values), seen: shareable(seen) } })
}

export function dropDraft(user: string, key: string): void {
  const { [key]: _, ...others } = draftsOf(user)
  write(user, others)
}

const signedOut = 'garita.signed_out'

/** At the sign-out, in every tab of this browser. */
export function forgetDrafts(): void {
  sessionStorage.removeItem(store)
  localStorage.setItem(signedOut, newId())
}

/** Where somebody is signed in: what another person left ends, and a sign-out in another tab ends all. */
export function guardDraftsOf(user: string): () => void {
  write(user, draftsOf(user))
  const ended = ({ key }: StorageEvent) => {
    if (key === signedOut) sessionStorage.removeItem(store)
  }
  addEventListener('storage', ended)
  return () => removeEventListener('storage', ended)
}

export const keyOf = (opener: string | null, form: string) => `${location.pathname} ${opener ?? ''} ${form}`

/** Whether a form that this button opens was left with something typed, on this address. */
export const waitsFor = (user: string, opener: string): boolean =>
  Object.entries(draftsOf(user)).some(([key, one]) => one.opener === opener && key.startsWith(`${location.pathname} `))

const secret = /password|^code$|document|^authorized_by$/

/** Without what must not stay on a device. */
function shareable(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (secret.test(name)) return []
      return [[name, isGroup(value) ? shareable(value) : value]]
    }),
  )
}

/** A draft over what the form begins with; what was not kept begins anew. */
export function over<Values extends Record<string, unknown>>(
  initial: Values,
  drafted: Record<string, unknown>,
): Values {
  const merged = Object.entries(initial).map(([name, value]) => {
    if (!(name in drafted)) return [name, value]
    const group = typeof value === 'object' && value !== null && !Array.isArray(value)
    const typed = drafted[name]
    return [name, group && typed ? over(value as Record<string, unknown>, typed as Record<string, unknown>) : typed]
  })
  return Object.fromEntries(merged) as Values
}

let pressed: { opener: string; path: string } | null = null

export function notePress(opener: string): void {
  pressed = { opener, path: location.pathname }
}

/** The button that was pressed last on this address to open a form. */
export const lastPress = (): string | null => (pressed?.path === location.pathname ? pressed.opener : null)
