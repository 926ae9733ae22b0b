/**
 * Unsaved form values, kept in this tab for their author: they survive a reload and an expired session, and end when they are
 * saved or discarded, at sign-out, or when another user signs in. Passwords, codes and documents are never kept.
 */
import { newId } from '../../shared/ids.ts'

export interface Draft {
  values: Record<string, unknown>
  /** The values that the form began with, to tell another user's changes from this user's. */
  seen: Record<string, unknown>
  revision?: number | undefined
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

/** Called at sign-out in every tab of this browser. */
export function forgetDrafts(): void {
  sessionStorage.removeItem(store)
  localStorage.setItem(signedOut, newId())
}

/** Another tab signed out. This tab may have lost the session before, and show the sign-in. */
addEventListener('storage', ({ key }) => {
  if (key === signedOut) sessionStorage.removeItem(store)
})

/** Deletes another user's drafts. */
export function keepDraftsOf(user: string): void {
  write(user, draftsOf(user))
}

export const keyOf = (opener: string | null, form: string) => `${location.pathname} ${opener ?? ''} ${form}`

/** True if this button has a draft on this address. */
export const waitsFor = (user: string, opener: string): boolean =>
  Object.entries(draftsOf(user)).some(([key, one]) => one.opener === opener && key.startsWith(`${location.pathname} `))

const secret = /password|^code$|document|^authorized_by$/

function shareable(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (secret.test(name)) return []
      return [[name, isGroup(value) ? shareable(value) : value]]
    }),
  )
}

/** Puts a draft over the initial values; fields that are never kept start empty. */
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

/** The last button on this address that opened a form. */
export const lastPress = (): string | null => (pressed?.path === location.pathname ? pressed.opener : null)
