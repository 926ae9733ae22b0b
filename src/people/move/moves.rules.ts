/** What passes over in a move, as a form chooses it. */
import type { AuthType } from '../../authorizations/kinds.ts'
import type { Passing } from './moves.contract.ts'

/** What is of a home more than of its host. */
export const passingKinds = ['permanent_visitor', 'worker', 'vehicle', 'pet'] as const
type PassingKind = (typeof passingKinds)[number]

interface Item {
  id: string
  auth_type: PassingKind
  to: string | null
}

/** By the id of each: the home to which it passes, or none. */
export type Choices = Readonly<Record<string, string | null>>

/** As the move that is written down has it. */
export const planned = (items: readonly Item[]): Choices => Object.fromEntries(items.map(({ id, to }) => [id, to]))

/** What can be chosen no more ends: nobody comes along who leaves the condominium, and a receiver may have left. */
export const possible = (choices: Choices, homes: readonly string[]): Choices =>
  Object.fromEntries(Object.entries(choices).map(([id, to]) => [id, to !== null && homes.includes(to) ? to : null]))

/** The home of all items of a kind; undefined where they differ. */
export function homeOfAll(items: readonly Item[], choices: Choices): string | null | undefined {
  const homes = new Set(items.map(({ id }) => choices[id] ?? null))
  return homes.size === 1 ? [...homes][0] : undefined
}

/** As a call says it: a kind in one word where all of it go the same way. */
export function passesOf(items: readonly Item[], choices: Choices): Passing[] {
  return passingKinds.flatMap((kind): Passing[] => {
    const ofKind = items.filter(({ auth_type }) => auth_type === kind)
    const together = homeOfAll(ofKind, choices)
    if (ofKind.length === 0 || together === null) return []
    if (together !== undefined) return [{ to: together, auth_type: kind }]
    const homes = new Set(ofKind.flatMap(({ id }) => choices[id] ?? []))
    return [...homes].map((to) => ({ to, ids: ofKind.filter(({ id }) => choices[id] === to).map(({ id }) => id) }))
  })
}

interface Hidden {
  authorized: readonly unknown[]
  authorized_kinds?: readonly { auth_type: AuthType; count: number }[] | undefined
  passing_on: { passing: readonly Item[] } | null
}

/** How many of each kind end, where their names are hidden; none where they are shown. */
export function hiddenKinds({ authorized, authorized_kinds = [], passing_on }: Hidden, choices: Choices) {
  if (authorized.length > 0) return []
  const passes = (kind: AuthType) =>
    (passing_on?.passing ?? []).filter(({ id, auth_type }) => auth_type === kind && choices[id]).length
  return authorized_kinds
    .map(({ auth_type, count }) => ({ auth_type, count: count - passes(auth_type) }))
    .filter(({ count }) => count > 0)
}
