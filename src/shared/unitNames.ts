/** Finds a unit by what people say: "encino 5" is ENCINO-5, and "5" is each house 5 before house 15. */
import { plain } from './lookAlikes.ts'

/** The words and numbers of a unit: tower, floor, door. */
export const unitParts = (written: string): string[] => plain(written).match(/\p{N}+|\p{L}+/gu) ?? []

const inOrder = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
/** House 5 before house 15. */
export const byUnit = (a: string, b: string): number => inOrder.compare(a, b)

/** Another spelling of a unit, and the unit. */
export type Spelling = readonly [written: string, unit: string]

/** All that a unit is called. */
const namesOf = (units: readonly string[], spellings: readonly Spelling[]): Spelling[] => [
  ...units.map((unit): Spelling => [unit, unit]),
  ...spellings,
]

/** Those that fit the typed words in one of their spellings, nearest first. */
export function unitsFor(typed: string, units: readonly string[], spellings: readonly Spelling[] = []): string[] {
  const parts = unitParts(typed)
  const found = namesOf(units, spellings)
    .flatMap(([written, unit]) => {
      const distance = distanceOf(parts, unitParts(written))
      return distance === null ? [] : [{ unit, distance }]
    })
    .sort((a, b) => a.distance - b.distance || byUnit(a.unit, b.unit))
  return [...new Set(found.map(({ unit }) => unit))]
}

function distanceOf(typed: readonly string[], unit: readonly string[]): number | null {
  const [word, all] = [typed.join(''), unit.join('')]
  if (word === all) return 0
  if (typed.every((part) => unit.includes(part))) return 1
  if (all.startsWith(word)) return 2
  if (typed.every((part) => unit.some((own) => own.startsWith(part)))) return 3
  return all.includes(word) ? 4 : null
}

/** The one unit that was meant: typed in full, or by words and numbers that no other unit has. "5" is not said of two houses 5. */
export function unitTyped(typed: string, units: readonly string[], spellings: readonly Spelling[] = []): string | null {
  const parts = unitParts(typed)
  if (parts.length === 0) return null
  const names = namesOf(units, spellings)
  const near = (most: number) => [
    ...new Set(
      names.filter(([written]) => (distanceOf(parts, unitParts(written)) ?? most + 1) <= most).map(([, unit]) => unit),
    ),
  ]
  const full = near(0)
  const [unit, another] = full.length > 0 ? full : near(1)
  return unit !== undefined && another === undefined ? unit : null
}
