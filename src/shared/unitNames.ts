/** Finds a unit by what people say: "encino 5" is ENCINO-5, and "5" is each house 5 before house 15. */
import { plain } from './lookAlikes.ts'

/** The words and numbers of a unit: tower, floor, door. */
export const unitParts = (written: string): string[] => plain(written).match(/\p{N}+|\p{L}+/gu) ?? []

const together = (written: string) => unitParts(written).join('')

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

/** The one unit that was typed in full, whatever its signs and spaces. */
export function unitTyped(typed: string, units: readonly string[]): string | null {
  const word = together(typed)
  const [unit, another] = word === '' ? [] : units.filter((one) => together(one) === word)
  return unit !== undefined && another === undefined ? unit : null
}
