/** Recognizes what the field received (a pass, a number, a plate or words; the input may be hostile) and finds it in a snapshot. */
import { fromHex, type PassKind } from '../../../authorizations/passes/pass.ts'
import { type Entry, type Presence, type Revocation, type Snapshot, unitsIn, type WorkerCode } from './gate.snapshot.ts'

/** A visitor who entered with a genuine pass that the snapshot does not include. */
export interface Met extends Presence {
  readonly kind: PassKind
  /** The pass, to show it again at the exit. */
  readonly token: string
}

/** A snapshot completed by this station; `met` holds visitors known only by their pass, by pass id. */
export type StationSnapshot = Snapshot & {
  readonly met?: ReadonlyMap<string, Met | null>
  /** Ids of passes that the server does not know either. */
  readonly strangers?: ReadonlySet<string>
}

interface Lookup {
  key(id: number): Uint8Array | null
  ofId(id: string | null): Entry | undefined
  ofPass(id: string): Entry | undefined
  ofNumber(number: string): Entry | undefined
  ofPlate(plate: string): readonly Entry[]
  /** The order of ids is the same as in the database. */
  ofWorker(worker: string): readonly Entry[]
  workerCode(passId: string): WorkerCode | undefined
  revokedPass(id: string): Revocation | undefined
  revokedNumber(number: string): Revocation | undefined
}

const built = new WeakMap<Snapshot, Lookup>()

export function lookupIn(snapshot: Snapshot): Lookup {
  const known = built.get(snapshot) ?? build(snapshot)
  built.set(snapshot, known)
  return known
}

/** Removes spaces and dashes from a plate. */
const plainPlate = (written: string) => written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

function build({ entries, revocations, keys, worker_codes }: Snapshot): Lookup {
  const ids = new Map(entries.map((entry) => [entry.authorization_id, entry]))
  const passes = new Map(entries.map((entry) => [entry.pass?.id, entry]))
  const numbers = new Map(entries.map((entry) => [entry.access_number, entry]))
  const plates = Map.groupBy(
    entries.flatMap((entry) => [...new Set(entry.plates.map(plainPlate))].map((plate) => ({ plate, entry }))),
    ({ plate }) => plate,
  )
  const workers = Map.groupBy(
    entries.filter(({ worker }) => worker).sort((a, b) => (a.authorization_id < b.authorization_id ? -1 : 1)),
    ({ worker }) => worker,
  )
  const workerCodes = new Map(worker_codes?.map((code) => [code.pass_id, code]))
  const revoked = new Map<string, Revocation>()
  for (const revocation of revocations) {
    const before = revoked.get(revocation.pass_id)
    if (!before || before.generation < revocation.generation) revoked.set(revocation.pass_id, revocation)
  }
  const revokedNumbers = new Map(revocations.map((revocation) => [revocation.access_number, revocation]))
  return {
    key: (id) => (Object.hasOwn(keys, String(id)) ? fromHex(keys[String(id)] ?? '') : null),
    ofId: (id) => (id === null ? undefined : ids.get(id)),
    ofPass: (id) => passes.get(id),
    ofNumber: (number) => numbers.get(number),
    ofPlate: (plate) => (plates.get(plainPlate(plate)) ?? []).map(({ entry }) => entry),
    ofWorker: (worker) => workers.get(worker) ?? [],
    workerCode: (id) => workerCodes.get(id),
    revokedPass: (id) => revoked.get(id),
    revokedNumber: (number) => revokedNumbers.get(number),
  }
}

type Unreadable = {
  kind: 'unreadable'
  /** `foreign`: another kind of code, such as a URL; never opened. `keyboard` comes from a reader with the layout of another keyboard. */
  why: 'empty' | 'length' | 'characters' | 'foreign' | 'keyboard'
}
export type Recognized =
  | { kind: 'pass'; token: string }
  | { kind: 'number'; number: string }
  | { kind: 'plate'; plate: string }
  | { kind: 'search'; text: string }
  | Unreadable

const longestPass = 154
const longestSearch = 100

/** A Latin American or Spanish keyboard writes these for the keys of a US layout; letters and digits are the same. */
const meant = new Map(['Ñ:', 'ñ:', '-/', "'-", '¡+', '¿+', '(*'].map(([written = '', sign = '']) => [written, sign]))
const asMeant = (text: string) =>
  /^g1ñ/i.test(text) ? text.replace(/[^0-9a-z]/gi, (sign) => meant.get(sign) ?? sign) : text

/** The code of the set-up sheet (docs/devices.md) contains every character that a pass may have. */
export const readerTestCode = 'G1:PRUEBA 0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * Tells whether a reader writes the test code unchanged, in a known layout, or so that passes cannot be read. Returns null for any other
 * text.
 */
export function readerTest(received: string): 'same' | 'understood' | 'garbled' | null {
  const text = received.replace(/^[\t\r\n]+|[\t\r\n]+$/g, '')
  if (text.toUpperCase() === readerTestCode) return 'same'
  if (asMeant(text).toUpperCase() === readerTestCode) return 'understood'
  return /^g.{0,3}prueba/i.test(text) ? 'garbled' : null
}

/** Some characters are missing because of dead keys. */
const isLongAsPass = ({ length }: string) => length >= 120 && length <= 160

const unreadable = (why: Unreadable['why']): Unreadable => ({ kind: 'unreadable', why })

export function recognize(received: string, snapshot: StationSnapshot | null): Recognized {
  // A reader ends with a tab or a line break; spaces may belong to the pass.
  const text = received.slice(0, 1000).replace(/^[\t\r\n]+|[\t\r\n]+$/g, '')
  const rewritten = asMeant(text)
  if (/^g/i.test(text) && !/^g1:/i.test(rewritten) && isLongAsPass(text)) return unreadable('keyboard')
  if (text.length > longestPass) return unreadable('length')
  // Caps Lock inverts what a reader types; a pass has only capital letters.
  if (/^g1:/i.test(rewritten)) return { kind: 'pass', token: rewritten.toUpperCase() }
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
  if (unitsIn(snapshot).some((unit) => plainPlate(unit) === plain)) return false
  return /^[A-Z0-9]{5,8}$/.test(plain) && /[A-Z]/.test(plain) && /[0-9].*[0-9]/.test(plain)
}
