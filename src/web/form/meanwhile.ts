type Leaf = readonly [path: string, value: unknown]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function leavesOf(values: Record<string, unknown>, above = ''): Leaf[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? leavesOf(value, `${above}${name}.`) : [[`${above}${name}`, value] as const],
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const was = new Map(leavesOf(before))
  return leavesOf(after).flatMap(([path, value]) => (same(was.get(path), value) ? [] : [path]))
}

export interface Brought {
  /** Changes of other users to fields that this user did not touch; the form takes them. */
  taken: Leaf[]
  /** Fields that both users changed: the typed value stays, and the other one is shown beside it. */
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

/** The server's values of the form's fields; a missing text is an empty one. */
export function fieldsIn<Values extends Record<string, unknown>>(now: unknown, seen: Values): Values {
  if (!isGroup(now)) return seen
  const known = Object.entries(seen).map(([name, was]) => {
    const value = name in now ? now[name] : was
    return [name, value === null && typeof was === 'string' ? '' : value]
  })
  return Object.fromEntries(known) as Values
}
