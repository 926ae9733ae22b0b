/** What somebody else changed while a form was open, field by field. */

type Leaf = readonly [path: string, value: unknown]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a form by their paths; a list is one field. */
function leavesOf(values: Record<string, unknown>, above = ''): Leaf[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? leavesOf(value, `${above}${name}.`) : [[`${above}${name}`, value] as const],
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The paths whose values differ. */
export function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const was = new Map(leavesOf(before))
  return leavesOf(after).flatMap(([path, value]) => (same(was.get(path), value) ? [] : [path]))
}

export interface Brought {
  /** What others changed where the form was not touched: taken over. */
  taken: Leaf[]
  /** What both changed: what was typed stays, and this is said beside it. */
  contested: Leaf[]
}

export function bring(
  seen: Record<string, unknown>,
  now: Record<string, unknown>,
  typed: Record<string, unknown>,
): Brought {
  const changed = new Set(differing(seen, now))
  const touched = new Set(differing(seen, typed))
  const there = new Map(leavesOf(typed))
  const others = leavesOf(now).filter(([path, value]) => changed.has(path) && !same(there.get(path), value))
  return {
    taken: others.filter(([path]) => !touched.has(path)),
    contested: others.filter(([path]) => touched.has(path)),
  }
}

/** The answer's fields that the form has; an empty text field is an empty text. */
export function fieldsIn<Values extends Record<string, unknown>>(now: unknown, seen: Values): Values {
  if (!isGroup(now)) return seen
  const known = Object.entries(seen).map(([name, was]) => {
    const value = name in now ? now[name] : was
    return [name, value === null && typeof was === 'string' ? '' : value]
  })
  return Object.fromEntries(known) as Values
}
