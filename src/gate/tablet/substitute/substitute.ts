/**
 * A guard without a PIN opens a tablet with the code of a day. The server seals the keys of that day under its code, and the tablet seals
 * its storage key for one of them: the guard who prepares the tablet learns neither code nor keys. The key is made from the code and the
 * name: the same name has the same key all that day.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../../authorizations/passes/pass.ts'
import { openSealedFor, publicHalf, sealFor } from '../sealedMessages.ts'
import { type Opened, openWith, type PinKey, type SubstituteWrap, sealWith, type Vault } from '../vault.ts'
import type { DayEnvelope, SubstituteDay } from './substitutes.contract.ts'

export const dailyCodeLength = 8

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const dayKeys = z.object({ id: z.uuid(), private_key: hex, opens_storage: hex })
export type DayKeys = z.infer<typeof dayKeys>
type DayKey = Pick<DayKeys, 'id' | 'private_key'>

/** The server sends this: `sealed` holds the keys of the day. */
export async function envelopeOf(
  keys: DayKeys,
  code: string,
  { pinKey, rounds }: { pinKey: PinKey; rounds: number },
): Promise<DayEnvelope> {
  const salt = randomBytes(16)
  const key = bytesToHex(await pinKey(code, salt, rounds))
  const sealsStorage = publicHalf(fromHex(keys.opens_storage))
  return { salt: bytesToHex(salt), rounds, sealed: bytesToHex(sealWith(key, keys)), seals_storage: sealsStorage }
}

export function wrapOf(
  day: SubstituteDay,
  { seals_storage, ...envelope }: DayEnvelope,
  storageKey: string,
): SubstituteWrap {
  return { ...day, ...envelope, storage: sealFor(seals_storage, storageKey) }
}

const isPast = ({ closes_at }: Pick<SubstituteWrap, 'closes_at'>, now: number) => Date.parse(closes_at) <= now

/** Deletes the keys of past days, so that a clock set back opens none. */
export const withoutPastDays = (held: Vault, now: number): Vault => ({
  ...held,
  relief_days: (held.relief_days ?? []).filter((one) => !isPast(one, now)),
})

/** Replaces the keys of the same day. */
export const withSubstitute = (held: Vault, wrap: SubstituteWrap): Vault => ({
  ...held,
  relief_days: [...(held.relief_days ?? []).filter(({ day }) => day !== wrap.day), wrap],
})

const daysAhead = 7

export const isPrepared = ({ relief_days = [] }: Vault, now: number): boolean =>
  relief_days.filter((one) => !isPast(one, now)).length >= daysAhead

/** Lists the days that the tablet does not hold under the server's current secret. */
export const daysToSeal = ({ relief_days = [] }: Vault, days: readonly SubstituteDay[], now: number): SubstituteDay[] =>
  days.filter((one) => !isPast(one, now) && !relief_days.some(({ day, mark }) => day === one.day && mark === one.mark))

/** Returns the keys of the current day. */
export const substituteNow = ({ relief_days = [] }: Vault, now: number): SubstituteWrap | null =>
  relief_days.find((one) => Date.parse(one.opens_at) <= now && !isPast(one, now)) ?? null

const substituteTitle = (name: string): string => `Relevo: ${name}`

interface Begins {
  code: string
  name: string
  condominium_id: string
  station_id: string
}

/** Returns null for a wrong code. */
export async function openForSubstitute(
  wrap: SubstituteWrap,
  { code, name, ...at }: Begins,
  pinKey: PinKey,
): Promise<Opened | null> {
  const key = bytesToHex(await pinKey(code, fromHex(wrap.salt), wrap.rounds))
  let keys: DayKeys
  let storageKey: string
  try {
    keys = dayKeys.parse(openWith(key, fromHex(wrap.sealed)))
    storageKey = hex.parse(openSealedFor(fromHex(keys.opens_storage), wrap.storage))
  } catch {
    return null
  }
  const { id, private_key } = keys
  const { agent_id, ...own } = keyOf(keys, name)
  return {
    storage_key: storageKey,
    agent: { id: agent_id, name: substituteTitle(name), email: '' },
    key: { ...at, agent_id, ...own },
    relief: { name, day_key: { id, private_key }, ends_at: wrap.ends_at },
  }
}

const spaces = /\s+/g

/** The key is derived from the key of the day: the same name on the same day is the same guard. */
function keyOf(day: DayKey, name: string) {
  const info = utf8ToBytes(`garita relief 1 ${name.toLowerCase().replace(spaces, ' ')}`)
  const bytes = hkdf(sha256, fromHex(day.private_key), undefined, info, 64)
  const secret = bytes.slice(0, 32)
  return {
    agent_id: idOf(bytes.slice(32, 48)),
    id: idOf(bytes.slice(48, 64)),
    private_key: bytesToHex(secret),
    public_key: bytesToHex(ed25519.getPublicKey(secret)),
  }
}

/** A UUID of version 8: its bits are free. */
export function idOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
