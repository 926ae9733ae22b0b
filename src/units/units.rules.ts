/** What a unit can be, and the units that a pattern stands for. */

export const unitKinds = ['home', 'shop', 'office', 'storage', 'other'] as const
export type UnitKind = (typeof unitKinds)[number]
export const unitStates = ['occupied', 'empty', 'rented_out'] as const
export type UnitState = (typeof unitStates)[number]

export const phoneKinds = ['mobile', 'landline', 'intercom'] as const
/** As many as a guard would try. */
export const mostPhones = 6

/** What a home has authorized fits on a page of paper. */
export const mostStanding = 60

/** As many as one call makes. */
export const mostUnitsAtOnce = 500
const longest = 20

interface NewUnit {
  unit_number: string
  floor: string | null
}

export type Pattern = { units: NewUnit[] } | { problem: 'empty' | 'too_many' | 'too_long' | 'backwards' }

const range = /^(.*?)(\d+)\s*[-–—]\s*(\d+)$/

/**
 * "T1 101–1204" is the doors 01 to 04 of the floors 1 to 12, "CASA 1–40" is forty houses, "A, B" is two. A number of three digits and
 * more ends with the door, and both ends say from which floor and door to which; where that cannot be, as in "CASA 101–200", it counts.
 * In "TORRE A 101–110, 201–210" the tower is of both.
 */
export function unitsOf(pattern: string): Pattern {
  const found = new Map<string, NewUnit>()
  let tower = ''
  for (const [part, sign] of partsOf(pattern)) {
    const bare = part.trim().replace(/\s+/g, ' ').toUpperCase()
    // A new line begins anew.
    if (sign === '\n') tower = ''
    if (bare === '') continue
    const continues = tower !== '' && /^\d+(\s*[-–—]\s*\d+)?$/.test(bare)
    const written = continues ? `${tower}${bare}` : bare
    if (!continues) tower = towerOf(bare)
    const units = unitsOfPart(written)
    if (!units) return { problem: 'backwards' }
    for (const unit of units) {
      if (unit.unit_number.length > longest) return { problem: 'too_long' }
      found.set(unit.unit_number, unit)
      if (found.size > mostUnitsAtOnce) return { problem: 'too_many' }
    }
  }
  return found.size === 0 ? { problem: 'empty' } : { units: [...found.values()] }
}

/** Each part with the sign before it. */
const partsOf = (pattern: string): [string, string][] =>
  pattern.split(/([,;\n])/).flatMap((part, at, all) => (at % 2 === 0 ? [[part, all[at - 1] ?? '\n']] : []))

/** What stands before the numbers of a range: only a range says that more of the same tower may follow. */
function towerOf(written: string): string {
  const prefix = range.exec(written)?.[1] ?? ''
  return /\p{L}$/u.test(prefix) ? '' : prefix
}

function* oneByOne(prefix: string, from: number, to: number, digits: number, floor: string | null): Iterable<NewUnit> {
  for (let number = from; number <= to; number += 1)
    yield { unit_number: `${prefix}${String(number).padStart(digits, '0')}`, floor }
}

/** Null where the end comes before the beginning. */
function unitsOfPart(written: string): Iterable<NewUnit> | null {
  const [, prefix = '', from = '', to = ''] = range.exec(written) ?? []
  // "A1-2" is a name: what follows a letter at once is no range.
  if (from === '' || /\p{L}$/u.test(prefix)) return [{ unit_number: written, floor: null }]
  const [first, last] = [Number(from), Number(to)]
  if (last < first) return null
  const [firstDoor, lastDoor] = [first % 100, last % 100]
  if (first < 100 || lastDoor < firstDoor) return oneByOne(prefix, first, last, from.length, null)
  return inFloors(prefix, [Math.floor(first / 100), Math.floor(last / 100)], [firstDoor, lastDoor])
}

function* inFloors(
  prefix: string,
  [lowest, highest]: readonly [number, number],
  [firstDoor, lastDoor]: readonly [number, number],
): Iterable<NewUnit> {
  for (let floor = lowest; floor <= highest; floor += 1)
    yield* oneByOne(`${prefix}${floor}`, firstDoor, lastDoor, 2, String(floor))
}
