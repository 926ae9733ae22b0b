/** Recognizes passwords that an attacker tries early: leaked ones, their usual variations, and facts about the person. */
import { readFileSync } from 'node:fs'
import { Refusal } from '../../shared/refusal.ts'
import { bitsOf } from './bloom.ts'
import { commonPasswords } from './commonPasswords.ts'
import { namesInPasswords } from './namesInPasswords.ts'

const filter = readFileSync(new URL('commonPasswords.bloom', import.meta.url))
const isCommon = (text: string) => bitsOf(text).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1)

export interface KnownOfPerson {
  full_name?: string
  email?: string | null
  username?: string | null
  condominium?: string | null
}

const readAs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
/** Reads "P@ssw0rd" as "password". */
const unmasked = (text: string) => text.replace(/[013457@$!]/g, (sign) => readAs[sign] ?? sign)
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

export function isGuessable(password: string, known: KnownOfPerson = {}): boolean {
  const simple = password.toLowerCase()
  const withoutEnd = simple.replace(/[0-9!.@#$*_-]+$/, '')
  if (isWalk(simple) || commonPasswords.some((word) => simple === word || withoutEnd === word)) return true
  const written = plain(password)
  const endsCut = written.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const letters = [lettersOf(written), lettersOf(endsCut), lettersOf(unmasked(endsCut)), lettersOf(unmasked(written))]
  const forms = [written, unmasked(written), written.replace(/[^a-z0-9]/g, ''), endsCut, unmasked(endsCut), ...letters]
  if (forms.some((form) => form.length >= 5 && isCommon(form))) return true
  const personal = [known.full_name, known.email?.split('@')[0], known.username, known.condominium].flatMap((text) =>
    plain(text ?? '')
      .split(/[^a-z]+/)
      .filter((word) => word.length >= 3),
  )
  return letters.some((form) => form.length >= 3 && isMadeOf(form, personal))
}

/** Consists only of names and everyday words, at most three; added digits and signs help little. */
function isMadeOf(letters: string, personal: readonly string[]): boolean {
  const words = new Set([...personal, ...namesInPasswords])
  const reach = (from: number, left: number): boolean =>
    from === letters.length ||
    (left > 0 && [...words].some((word) => letters.startsWith(word, from) && reach(from + word.length, left - 1)))
  return reach(0, 3)
}

export function refuseGuessable(password: string, known: KnownOfPerson, field = 'password'): void {
  if (!isGuessable(password, known)) return
  throw new Refusal('invalid', 422, { fields: [{ field, problem: 'password_common' }] })
}

const keys = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const rows = keys.slice(0, 4)

/** A walk goes from one key to a neighbor: in a row, down a column, or alternating between two rows or columns ("q1w2e3r4t5"). */
function isWalk(text: string): boolean {
  const signs = [...text]
  const everyOther = (first: number) => signs.filter((_, place) => place % 2 === first)
  return walks(signs) || (walks(everyOther(0)) && walks(everyOther(1)))
}

function walks(signs: readonly string[]): boolean {
  const steps = signs.slice(1).filter((sign, place) => areNeighbors(signs[place] ?? '', sign)).length
  return steps >= (signs.length - 1) * 0.75
}

function areNeighbors(one: string, other: string): boolean {
  if (
    keys.some((row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) <= 1)
  )
    return true
  const [from, to] = [one, other].map((sign) => rows.findIndex((row) => row.includes(sign)))
  if (from === undefined || to === undefined || from < 0 || to < 0 || Math.abs(from - to) !== 1) return false
  return (rows[from] ?? '').indexOf(one) === (rows[to] ?? '').indexOf(other)
}
