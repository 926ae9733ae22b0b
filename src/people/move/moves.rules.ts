/** A form chooses for each thing of a home whether it passes to another home. */
import type { AuthType } from '../../authorizations/kinds.ts'
import type { Passing } from './moves.contract.ts'

/** Things of these kinds belong more to a home than to its host. */
export const passingKinds = ['permanent_visitor', 'worker', 'vehicle', 'pet'] as const
type PassingKind = (typeof passingKinds)[number]

interface Item {
  id: string
  auth_type: PassingKind
  to: string | null
}

/** Maps the id of each thing to its target home, or to null. */
export type Choices = Readonly<Record<string, string | null>>

export const planned = (items: readonly Item[]): Choices => Object.fromEntries(items.map(({ id, to }) => [id, to]))

/** Choices that are no longer possible become null: the resident leaves the condominium, or the receiver has left. */
export const possible = (choices: Choices, homes: readonly string[]): Choices =>
  Object.fromEntries(Object.entries(choices).map(([id, to]) => [id, to !== null && homes.includes(to) ? to : null]))

/** The common home of a kind; undefined if its things differ. */
export function homeOfAll(items: readonly Item[], choices: Choices): string | null | undefined {
  const homes = new Set(items.map(({ id }) => choices[id] ?? null))
  return homes.size === 1 ? [...homes][0] : undefined
}

/** Writes the choices as a call: a kind in one entry if all its things have the same target. */
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

/** Counts the ending things by kind while their names are hidden; empty otherwise. */
export function hiddenKinds({ authorized, authorized_kinds = [], passing_on }: Hidden, choices: Choices) {
  if (authorized.length > 0) return []
  const passes = (kind: AuthType) =>
    (passing_on?.passing ?? []).filter(({ id, auth_type }) => auth_type === kind && choices[id]).length
  return authorized_kinds
    .map(({ auth_type, count }) => ({ auth_type, count: count - passes(auth_type) }))
    .filter(({ count }) => count > 0)
}
