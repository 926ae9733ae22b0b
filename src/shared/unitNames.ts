import { plain } from './lookAlikes.ts'

export const unitParts = (written: string): string[] => plain(written).match(/\p{N}+|\p{L}+/gu) ?? []

const inOrder = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
/** House 5 before house 15. */
export const byUnit = (a: string, b: string): number => inOrder.compare(a, b)

const homeWords =
  /(?<![a-z])(depto|dpto|depa|dep|dept|departamento|apto|apt|apartamento|apartment|flat|casa|house|home|vivienda|unidad|unit|interior|int|puerta|door|num|numero|nro|no)(?![a-z])/g
/** A tower is identified by the letter or the number that follows: "Torre A" is A, "Torre 1" is T1. */
const towerOfLetter = /(?<![a-z])(torre|tower|bloque|block|edificio|edif|building|manzana)[^a-z0-9]+(?=[a-z](?![a-z]))/g
const towersOfNumber: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(torre|tower)[^a-z0-9]*(?=[0-9])/g, ' t'],
  [/(?<![a-z])(bloque|block)[^a-z0-9]*(?=[0-9])/g, ' b'],
  [/(?<![a-z])(edificio|edif|building)[^a-z0-9]*(?=[0-9])/g, ' e'],
  [/(?<![a-z])manzana[^a-z0-9]*(?=[0-9])/g, ' m'],
]
const wordsIn = (written: string) => written.match(/[a-z]+/g)?.length ?? 0

/** This key is the same for all spellings of a unit. In SQL it is `unit_key(…)`, which explains it. */
export function unitKey(written: string): string {
  const lower = plain(written)
  if (/\P{ASCII}/u.test(lower)) return lower
  let rest = lower
    .replace(homeWords, ' ')
    .replace(/(?<![0-9])0+(?=[0-9])/g, '')
    .replace(towerOfLetter, ' ')
  for (const [word, letter] of towersOfNumber) rest = rest.replace(word, letter)
  let tower: string | undefined
  let word: string | undefined
  if (wordsIn(rest) > 1) {
    tower = /(?<![a-z0-9])(t[0-9]+)(?![a-z0-9])/.exec(rest)?.[1]
    if (tower) rest = rest.replace(/(?<![a-z0-9])t[0-9]+(?![a-z0-9])/, ' ')
  }
  if (wordsIn(rest) === 1) {
    const number = [/[a-z]([0-9]+)/, /([0-9]+)[a-z]/, /[a-z][^a-z0-9]+([0-9]+)/, /([0-9]+)[^a-z0-9]+[a-z]/]
    const bound = number.map((at) => at.exec(rest)?.[1]).find((found) => found !== undefined)
    word = `${/[a-z]+/.exec(rest)?.[0]}${bound ?? ''}`
    rest = rest.replace(
      [/[a-z]+[0-9]+/, /[0-9]+[a-z]+/, /[a-z]+[^a-z0-9]+[0-9]+/].find((shape) => shape.test(rest)) ??
        /([0-9]+[^a-z0-9]+)?[a-z]+/,
      ' ',
    )
  }
  const left = rest.match(/[a-z]+|[0-9]+/g)?.join(' ')
  return [tower, word, left].filter((part) => part !== undefined).join('|')
}

/** Cached, because a long list of units is compared with each key that a guard types. */
const keys = new Map<string, string>()
function keyOf(written: string): string {
  const known = keys.get(written)
  if (known !== undefined) return known
  if (keys.size > 20_000) keys.clear()
  const key = unitKey(written)
  keys.set(written, key)
  return key
}

/** "Casa 5" and "Depto 5" are two units. */
function wordOfHome(written: string): 'house' | 'flat' | null {
  const lower = plain(written)
  if (/(?<![a-z])(casa|house)(?![a-z])/.test(lower)) return 'house'
  const flat = /(?<![a-z])(de?pto|depa?|dept|departamento|apto?|apartamento|apartment|flat)(?![a-z])/
  return flat.test(lower) ? 'flat' : null
}

export type Spelling = readonly [written: string, unit: string]

const namesOf = (units: readonly string[], spellings: readonly Spelling[]): Spelling[] => [
  ...units.map((unit): Spelling => [unit, unit]),
  ...spellings,
]

/**
 * Finds units that have a spelling with the same key. A key without a letter or a number identifies nothing. In SQL it is
 * `access.units_alike(…)`.
 */
function unitsAlike(written: string, units: readonly string[], spellings: readonly Spelling[] = []): string[] {
  const key = unitKey(written)
  if (key === '') return []
  const word = wordOfHome(written)
  const isAlike = ([name]: Spelling) => keyOf(name) === key && (word === null || (wordOfHome(name) ?? word) === word)
  return [
    ...new Set(
      namesOf(units, spellings)
        .filter(isAlike)
        .map(([, unit]) => unit),
    ),
  ]
}

/**
 * Finds the unit by its number, another spelling, or as the only one with that key. Null unless exactly one matches. In SQL it is
 * `access.unit_named(…)`.
 */
export function unitNamed(
  written: string,
  units: readonly string[],
  spellings: readonly Spelling[] = [],
): string | null {
  const number = written.trim().replace(/\s+/g, ' ').toUpperCase()
  if (units.includes(number)) return number
  const spelled = spellings.find(([spelling]) => spelling === number)
  if (spelled) return spelled[1]
  const [unit, another] = unitsAlike(number, units, spellings)
  return unit !== undefined && another === undefined ? unit : null
}

const withoutSigns = (written: string) => unitParts(written).join('')

/** True if the texts differ in one character: another one, an additional one, or a missing one. */
function isOneSignAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  const [rest, others] = [one.slice(start), other.slice(start)]
  return rest.slice(1) === others.slice(1) || rest.slice(1) === others || rest === others.slice(1)
}

const numbersOf = (written: string) => (written.match(/[0-9]+/g) ?? []).map(Number).join(' ')

const mostLikely = 4

/** Suggests units for an unknown spelling: equivalent, with the same numbers, or with one character more or less. */
export function unitsLikely(written: string, units: readonly string[], spellings: readonly Spelling[] = []): string[] {
  const [signs, numbers] = [withoutSigns(written), numbersOf(written)]
  if (signs === '') return []
  const distance = (name: string) => {
    if (keyOf(name) === keyOf(written)) return 0
    const [own, isNear] = [withoutSigns(name), isOneSignAway(signs, withoutSigns(name))]
    if (numbers !== '' && numbersOf(name) === numbers) return isNear ? 1 : 2
    return isNear && own.length !== signs.length ? 3 : null
  }
  const found = namesOf(units, spellings)
    .flatMap(([name, unit]) => {
      const far = distance(name)
      return far === null ? [] : [{ unit, far }]
    })
    .sort((a, b) => a.far - b.far || byUnit(a.unit, b.unit))
  return [...new Set(found.map(({ unit }) => unit))].slice(0, mostLikely)
}

/** Units that match the typed words in one of their spellings, nearest first. */
export function unitsFor(typed: string, units: readonly string[], spellings: readonly Spelling[] = []): string[] {
  const parts = unitParts(typed)
  const alike = new Set(unitsAlike(typed, units, spellings))
  const found = namesOf(units, spellings)
    .flatMap(([written, unit]) => {
      const distance = alike.has(unit) ? 0 : distanceOf(parts, unitParts(written))
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

/** The one unit that matches completely, or whose words and numbers are unique. Null for "5" if there are two houses 5. */
export function unitTyped(typed: string, units: readonly string[], spellings: readonly Spelling[] = []): string | null {
  const parts = unitParts(typed)
  if (parts.length === 0) return null
  const named = unitNamed(typed, units, spellings)
  if (named || unitsAlike(typed, units, spellings).length > 1) return named
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
