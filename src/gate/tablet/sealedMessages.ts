/**
 * The messages that a tablet of a gate seals for the server, and the texts that its guards sign. A message is sealed for the public key of
 * one condominium, with a new key of the tablet.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8 } from '@noble/ciphers/utils.js'
import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../authorizations/passes/pass.ts'
import { moment } from '../../shared/fields.ts'
import { gateEvent } from '../station/facts/gateEvents.ts'
import { substituteName } from './substitute/substituteName.ts'

const hexOf = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

const shift = z.strictObject({
  kind: z.enum(['started', 'ended']),
  shift: z.uuid(),
  agent_id: z.uuid(),
  at: moment,
  how: z.enum(['locked', 'handed_over']).nullable(),
  handed_by: z.uuid().nullable(),
  open: z.strictObject({ inside: z.int().min(0), asks: z.int().min(0), incidents: z.int().min(0) }).nullable(),
})
export type ShiftWord = z.infer<typeof shift>

/**
 * A substitute guard began with the code of the day: the name of the guard, and the public key that checks their signatures from then on.
 */
const relief = z.strictObject({
  agent_id: z.uuid(),
  name: substituteName,
  key: z.uuid(),
  public_key: hexOf(32),
  at: moment,
})
export type SubstituteWord = z.infer<typeof relief>

const sealedMessage = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('act'), act: gateEvent }),
  z.strictObject({ about: z.literal('shift'), shift, key: z.uuid(), signature: hexOf(64) }),
  /** `key` is the public key of the day. */
  z.strictObject({ about: z.literal('relief'), relief, key: z.uuid(), signature: hexOf(64) }),
  z.strictObject({ about: z.literal('key'), station_id: z.uuid(), key: hexOf(32) }),
])
export type SealedMessage = z.infer<typeof sealedMessage>

const noNonce = new Uint8Array(24)
const keyLength = 32

const keyOf = (shared: Uint8Array, theirs: Uint8Array, ours: Uint8Array) =>
  hkdf(sha256, shared, concatBytes(theirs, ours), utf8ToBytes('garita letter 1'), keyLength)

export const publicHalf = (privateKey: Uint8Array): string => bytesToHex(x25519.getPublicKey(privateKey))

/** Only the server has the private key that opens the message; the tablet that sealed it cannot open it. */
export function sealFor(publicKeyHex: string, written: unknown): string {
  const { secretKey, publicKey } = x25519.keygen()
  const theirs = fromHex(publicKeyHex)
  const key = keyOf(x25519.getSharedSecret(secretKey, theirs), publicKey, theirs)
  const sealed = xchacha20poly1305(key, noNonce).encrypt(utf8ToBytes(JSON.stringify(written)))
  return bytesToHex(concatBytes(publicKey, sealed))
}

/** Throws if the message was sealed for another key, or was changed. */
export function openSealedFor(privateKey: Uint8Array, sealed: string): unknown {
  const bytes = fromHex(sealed)
  const theirs = bytes.subarray(0, keyLength)
  const key = keyOf(x25519.getSharedSecret(privateKey, theirs), theirs, x25519.getPublicKey(privateKey))
  return JSON.parse(bytesToUtf8(xchacha20poly1305(key, noNonce).decrypt(bytes.subarray(keyLength))))
}

export const sealMessage = (serverKey: string, written: SealedMessage): string => sealFor(serverKey, written)

/** Null if the message was not sealed for this key, was changed, or is of a newer build. */
export function openMessage(privateKey: Uint8Array, sealed: string): SealedMessage | null {
  try {
    return sealedMessage.safeParse(openSealedFor(privateKey, sealed)).data ?? null
  } catch {
    return null
  }
}

interface At {
  condominium_id: string
  station_id: string
}

const signed = (what: string, { condominium_id, station_id }: At, lines: readonly unknown[]) =>
  utf8ToBytes([`garita ${what} 1`, condominium_id, station_id, ...lines.map((line) => JSON.stringify(line))].join('\n'))

/** Makes the text whose signature opens a guard's session on this tablet, at the server's time. */
export const dutyText = (at: At, key: string, serverTime: string): Uint8Array => signed('duty', at, [key, serverTime])

export const shiftText = (
  at: At,
  { kind, shift: id, agent_id, at: when, how, handed_by, open }: ShiftWord,
): Uint8Array =>
  signed('shift', at, [kind, id, agent_id, when, how, handed_by, open && [open.inside, open.asks, open.incidents]])

export const substituteText = (at: At, { agent_id, name, key, public_key, at: when }: SubstituteWord): Uint8Array =>
  signed('relief', at, [agent_id, name, key, public_key, when])

export const signText = (text: Uint8Array, privateKey: string): string =>
  bytesToHex(ed25519.sign(text, fromHex(privateKey)))
