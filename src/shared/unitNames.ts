/** Finds a unit by what people say: "encino 5" is ENCINO-5, and "5" is each house 5 before house 15. */
import { plain } from './lookAlikes.ts'

/** The words and numbers of a unit: tower, floor, door. */
export const unitParts = (written: string): string[] => plain(written).match(/\p{N}+|\p{L}+/gu) ?? []

const inOrder = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
/** House 5 before house 15. */
export const byUnit = (a: string, b: string): number => inOrder.compare(a, b)

/** Those that fit the typed words, nearest first. */
export function unitsFor(typed: string, units: readonly string[]): string[] {
  const parts = unitParts(typed)
  return units
    .flatMap((unit) => {
      const distance = distanceOf(parts, unitParts(unit))
      return distance === null ? [] : [{ unit, distance }]
    })
    .sort((a, b) => a.distance - b.distance || byUnit(a.unit, b.unit))
    .map(({ unit }) => unit)
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
export function unitTyped(typed: string, units: readonly string[]): string | null {
  const parts = unitParts(typed)
  if (parts.length === 0) return null
  const near = (most: number) => units.filter((unit) => (distanceOf(parts, unitParts(unit)) ?? most + 1) <= most)
  const full = near(0)
  const [unit, another] = full.length > 0 ? full : near(1)
  return unit !== undefined && another === undefined ? unit : null
}
