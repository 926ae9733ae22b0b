/**
 * Compares an arrival with a refused person. People give one of two last names, an initial, or another spelling. `access.names_alike` and
 * `access.plates_alike` do the same in SQL; `alike.server.test.ts` compares them.
 */
import { plain } from '../../../shared/lookAlikes.ts'

/** `alike` warns and never decides: the guard compares a document. */
export type Alike = 'same' | 'alike' | 'other'

const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'das', 'dos', 'van', 'von'])

/** Letters that sound alike in Spanish become one, in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '1'],
  [/ph/g, 'f'],
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/x/g, 'j'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/ll|y/g, 'i'],
  [/h/g, ''],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1+/g, '$1'],
]
const soundOf = (word: string) => sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word)

const wordsOf = (name: string): string[] => {
  const all = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const names = all.filter((word) => !particles.has(word))
  return names.length > 0 ? names : all
}

/** Returns the word and its variants without one letter. */
const nearly = (word: string) => new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])
const shortestTyped = 5

/**
 * Compares two words that differ in one wrong, missing, added or swapped letter. A different last letter makes another name: Daniel and
 * Daniela.
 */
function soundsLike(one: string, other: string): boolean {
  const [a, b] = [soundOf(one), soundOf(other)]
  if (a === b) return true
  if (Math.min(a.length, b.length) < shortestTyped || a.at(-1) !== b.at(-1)) return false
  const variants = nearly(b)
  return [...nearly(a)].some((word) => variants.has(word))
}

const isInitial = (one: string, other: string) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))

export function namesAlike(line: string, given: string): Alike {
  const wanted = wordsOf(line)
  const said = wordsOf(given)
  if (wanted.length === 0 || said.length === 0) return 'other'
  if (wanted.every((word) => said.includes(word))) return 'same'
  // A guard reads the same name without a space, or with one more.
  if (wanted.length > 1 && said.join('').startsWith(wanted.join(''))) return 'alike'
  const pairs = new Map<number, number>()
  const pair = (fits: (one: string, other: string) => boolean) => {
    wanted.forEach((word, at) => {
      if (pairs.has(at)) return
      const found = said.findIndex((other, place) => ![...pairs.values()].includes(place) && fits(word, other))
      if (found >= 0) pairs.set(at, found)
    })
  }
  pair(soundsLike)
  const whole = pairs.size
  pair(isInitial)
  if (whole === 0) return 'other'
  if (Math.min(wanted.length, said.length) === 1) return 'alike'
  // Relatives share their last names. A name of four words has two first names.
  const first = pairs.has(0) || (wanted.length > 3 && pairs.has(1))
  return pairs.size > 1 && (first || pairs.size === said.length) ? 'alike' : 'other'
}

const lookOf = (plate: string) =>
  plate.replace(/[OQ]/g, '0').replace(/I/g, '1').replace(/Z/g, '2').replace(/S/g, '5').replace(/B/g, '8')

export const platesAlike = (line: string, given: string): Alike =>
  line === given ? 'same' : lookOf(line) === lookOf(given) ? 'alike' : 'other'
