/** What the one field of the station received: a pass, a number, a plate or words to search for; all of it is hostile. */
import { lookupIn, plainPlate, type StationSnapshot } from '../facts/lookup.ts'

type Unreadable = {
  kind: 'unreadable'
  /** `foreign`: a code of somebody else's, such as an address; it is named, never opened. */
  why: 'empty' | 'length' | 'characters' | 'foreign'
}
export type Recognised =
  | { kind: 'pass'; token: string }
  | { kind: 'number'; number: string }
  | { kind: 'plate'; plate: string }
  | { kind: 'search'; text: string }
  | Unreadable

const longestPass = 154
const longestSearch = 100

const unreadable = (why: Unreadable['why']): Unreadable => ({ kind: 'unreadable', why })

export function recognise(received: string, snapshot: StationSnapshot | null): Recognised {
  // A reader that types ends with a tab or a line; a pass may begin or end with a space of its own.
  const text = received.slice(0, 1000).replace(/^[\t\r\n]+|[\t\r\n]+$/g, '')
  if (text.length > longestPass) return unreadable('length')
  // A keyboard with its capitals locked turns the letters of a reader around; a pass has only capital ones.
  if (/^g1:/i.test(text)) return { kind: 'pass', token: text.toUpperCase() }
  const typed = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (typed === '') return unreadable('empty')
  if (/:\/\/|^(https?|javascript|data|mailto|tel|wifi|begin):/i.test(typed)) return unreadable('foreign')
  if (typed.length > longestSearch) return unreadable('length')
  if (!/^[\p{L}\p{M}\p{N} .,'’#&/()@_-]+$/u.test(typed)) return unreadable('characters')
  if (/^[0-9]{5}$/.test(typed.replace(/[ -]/g, ''))) return { kind: 'number', number: typed.replace(/[ -]/g, '') }
  return isPlate(typed, snapshot) ? { kind: 'plate', plate: plainPlate(typed) } : { kind: 'search', text: typed }
}

/** "A-101" may be a door or a car: what the snapshot knows says which, and only then the look of it. */
function isPlate(typed: string, snapshot: StationSnapshot | null): boolean {
  const plain = plainPlate(typed)
  if (plain.length < 3) return false
  if (snapshot && lookupIn(snapshot).ofPlate(plain).length > 0) return true
  if (snapshot?.units.some((unit) => plainPlate(unit) === plain)) return false
  return /^[A-Z0-9]{5,8}$/.test(plain) && /[A-Z]/.test(plain) && /[0-9].*[0-9]/.test(plain)
}
