/** Recognizes what the field received: a pass, a number, a plate or words to search for. The input may be hostile. */
import { lookupIn, plainPlate, type StationSnapshot } from '../facts/lookup.ts'

type Unreadable = {
  kind: 'unreadable'
  /** `foreign`: another kind of code, such as a URL; never opened. */
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
  // A reader ends with a tab or a line break; spaces may belong to the pass.
  const text = received.slice(0, 1000).replace(/^[\t\r\n]+|[\t\r\n]+$/g, '')
  if (text.length > longestPass) return unreadable('length')
  // Caps Lock inverts what a reader types; a pass has only capital letters.
  if (/^g1:/i.test(text)) return { kind: 'pass', token: text.toUpperCase() }
  const typed = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (typed === '') return unreadable('empty')
  if (/:\/\/|^(https?|javascript|data|mailto|tel|wifi|begin):/i.test(typed)) return unreadable('foreign')
  if (typed.length > longestSearch) return unreadable('length')
  if (!/^[\p{L}\p{M}\p{N} .,'’#&/()@_-]+$/u.test(typed)) return unreadable('characters')
  if (/^[0-9]{5}$/.test(typed.replace(/[ -]/g, ''))) return { kind: 'number', number: typed.replace(/[ -]/g, '') }
  return isPlate(typed, snapshot) ? { kind: 'plate', plate: plainPlate(typed) } : { kind: 'search', text: typed }
}

/** "A-101" may be a unit or a plate: the snapshot decides, then the shape. */
function isPlate(typed: string, snapshot: StationSnapshot | null): boolean {
  const plain = plainPlate(typed)
  if (plain.length < 3) return false
  if (snapshot && lookupIn(snapshot).ofPlate(plain).length > 0) return true
  if (snapshot?.units.some((unit) => plainPlate(unit) === plain)) return false
  return /^[A-Z0-9]{5,8}$/.test(plain) && /[A-Z]/.test(plain) && /[0-9].*[0-9]/.test(plain)
}
