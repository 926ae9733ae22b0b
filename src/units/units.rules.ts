export const unitKinds = ['home', 'shop', 'office', 'storage', 'other'] as const
export type UnitKind = (typeof unitKinds)[number]
export const unitStates = ['occupied', 'empty', 'rented_out'] as const
export type UnitState = (typeof unitStates)[number]
/** The parts of the list that its screen offers, each with its number. */
export const unitChoices = ['asking', 'with_account', 'unopened', 'empty', 'rented_out'] as const
export type UnitChoice = (typeof unitChoices)[number]

/** The number of telephones of a unit: a guard would not call more. */
export const mostPhones = 6

/** A longer text would not fit on a printed page. */
export const mostPermits = 60

/** One call accepts this number of units. */
export const mostUnitsAtOnce = 500
const longest = 20

interface NewUnit {
  unit_number: string
  floor: string | null
}

export type Pattern = { units: NewUnit[] } | { problem: 'empty' | 'too_many' | 'too_long' | 'backwards' }

const range = /^(.*?)(\d+)\s*[-–—]\s*(\d+)$/

/**
 * "T1 101–1204" means the doors 01 to 04 of the floors 1 to 12, "CASA 1–40" forty houses, "A, B" two units. A number of three or more
 * digits ends with the door, and both ends name the first and last floor and door; if that is impossible, as in "CASA 101–200", the
 * numbers are counted. In "TORRE A 101–110, 201–210" both ranges belong to the tower.
 */
export function unitsOf(pattern: string): Pattern {
  const found = new Map<string, NewUnit>()
  let tower = ''
  for (const [part, sign] of partsOf(pattern)) {
    const bare = part.trim().replace(/\s+/g, ' ').toUpperCase()
    // A new line resets the tower.
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

/** Returns each part with the sign before it. */
const partsOf = (pattern: string): [string, string][] =>
  pattern.split(/([,;\n])/).flatMap((part, at, all) => (at % 2 === 0 ? [[part, all[at - 1] ?? '\n']] : []))

/** The text before the numbers of a range: only a range may be followed by more of the same tower. */
function towerOf(written: string): string {
  const prefix = range.exec(written)?.[1] ?? ''
  return /\p{L}$/u.test(prefix) ? '' : prefix
}

function* oneByOne(prefix: string, from: number, to: number, digits: number, floor: string | null): Iterable<NewUnit> {
  for (let number = from; number <= to; number += 1)
    yield { unit_number: `${prefix}${String(number).padStart(digits, '0')}`, floor }
}

/** Returns null if the end precedes the beginning. */
function unitsOfPart(written: string): Iterable<NewUnit> | null {
  const [, prefix = '', from = '', to = ''] = range.exec(written) ?? []
  // "A1-2" is a name: a number right after a letter is no range.
  if (from === '' || /\p{L}$/u.test(prefix)) return [{ unit_number: written, floor: null }]
  const [first, last] = [Number(from), Number(to)]
  if (last < first) return null
  const [firstNumber, lastNumber] = [first % 100, last % 100]
  if (first < 100 || lastNumber < firstNumber) return oneByOne(prefix, first, last, from.length, null)
  return inFloors(prefix, [Math.floor(first / 100), Math.floor(last / 100)], [firstNumber, lastNumber])
}

function* inFloors(
  prefix: string,
  [lowest, highest]: readonly [number, number],
  [firstNumber, lastNumber]: readonly [number, number],
): Iterable<NewUnit> {
  for (let floor = lowest; floor <= highest; floor += 1)
    yield* oneByOne(`${prefix}${floor}`, firstNumber, lastNumber, 2, String(floor))
}
