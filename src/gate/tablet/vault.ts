/**
 * The keys of a tablet of a gate: one key seals its storage. The key is stored only sealed, once for each guard under a key of their PIN,
 * together with the signing key of that guard. A locked tablet holds no open key.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8 } from '@noble/ciphers/utils.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../authorizations/passes/pass.ts'
import { moment } from '../../shared/fields.ts'
import { stationKey } from '../station/outbox.ts'

const hex = z.string().regex(/^([0-9a-f]{2})+$/)
const place = z.object({ id: z.uuid(), name: z.string() })

const guard = z.object({
  id: z.uuid(),
  /** Names of people are sealed, so the lock shows initials. */
  initials: z.string(),
  salt: hex,
  rounds: z.int().min(1),
  sealed: hex,
})
export type VaultGuard = z.infer<typeof guard>

/** `sealed` comes from the server, under the code of the day. `storage` is the tablet's storage key, sealed for a key in `sealed`. */
const substituteWrap = z.object({
  ...{ day: z.iso.date(), mark: z.string(), salt: hex, rounds: z.int().min(1), sealed: hex, storage: hex },
  ...{ opens_at: moment, closes_at: moment, ends_at: moment },
})
export type SubstituteWrap = z.infer<typeof substituteWrap>

const vault = z.object({
  condominium: place,
  gate: place,
  server_key: hex,
  /** The server opens this sealed key of the storage for a guard who types their password. It is null before the first PIN. */
  sealed_key: hex.nullable(),
  guards: z.array(guard),
  /** Only the coming days are kept. */
  relief_days: z.array(substituteWrap).optional(),
  wrong: z.object({ count: z.int().min(0), until: z.number() }),
})
export type Vault = z.infer<typeof vault>

const opened = z.object({
  storage_key: hex,
  agent: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  key: stationKey,
  /** Only a substitute guard has this: their name, the key of the day, and its end. */
  relief: z
    .object({ name: z.string(), day_key: z.object({ id: z.uuid(), private_key: hex }), ends_at: moment })
    .optional(),
})
/** These values are in memory only while a guard is at work. */
export type Opened = z.infer<typeof opened>

export const readVault = (stored: unknown): Vault | null => vault.safeParse(stored).data ?? null

/** PBKDF2-SHA-256 derives 32 bytes, slowly on purpose. */
export type PinKey = (pin: string, salt: Uint8Array, rounds: number) => Promise<Uint8Array>

export const pinLength = 6
const pinShape = /^\d{6}$/
const running = '01234567890'

/** A thief tries these PINs first: one digit repeated, two or three digits repeated, and running digits. */
export const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || /^(\d\d)\1\1$/.test(pin) || /^(\d{3})\1$/.test(pin) || isRunning(pin)

const isRunning = (pin: string) => running.includes(pin) || [...running].reverse().join('').includes(pin)

export const isPin = (typed: string): boolean => pinShape.test(typed)

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('')

const nonceLength = 24

export function sealWith(key: string, open: unknown): Uint8Array {
  const nonce = randomBytes(nonceLength)
  return concatBytes(nonce, xchacha20poly1305(fromHex(key), nonce).encrypt(utf8ToBytes(JSON.stringify(open))))
}

/** Throws for another key, or if the sealed value was changed. */
export function openWith(key: string, bytes: Uint8Array): unknown {
  const open = xchacha20poly1305(fromHex(key), bytes.subarray(0, nonceLength)).decrypt(bytes.subarray(nonceLength))
  return JSON.parse(bytesToUtf8(open))
}

export const newStorageKey = (): string => bytesToHex(randomBytes(32))

/** A new PIN of a guard takes the place of the one before. */
export async function withGuard(
  held: Vault,
  what: Opened,
  pin: string,
  { pinKey, rounds }: { pinKey: PinKey; rounds: number },
): Promise<Vault> {
  const salt = randomBytes(16)
  const key = bytesToHex(await pinKey(pin, salt, rounds))
  const { id, name } = what.agent
  const others = held.guards.filter((one) => one.id !== id)
  const added = {
    id,
    initials: initialsOf(name),
    salt: bytesToHex(salt),
    rounds,
    sealed: bytesToHex(sealWith(key, what)),
  }
  return { ...held, guards: [...others, added] }
}

/** Returns null for a wrong PIN. */
export async function openFor(one: VaultGuard, pin: string, pinKey: PinKey): Promise<Opened | null> {
  const key = bytesToHex(await pinKey(pin, fromHex(one.salt), one.rounds))
  try {
    return opened.parse(openWith(key, fromHex(one.sealed)))
  } catch {
    return null
  }
}

const freeTries = 3
const pausesMs = [5_000, 15_000, 60_000, 5 * 60_000, 15 * 60_000] as const

/** After the third wrong PIN each further one makes a longer pause. Wrong PINs never delete anything. */
export function afterWrong({ wrong }: Vault, now: number): Vault['wrong'] {
  const count = wrong.count + 1
  const pause = count < freeTries ? 0 : (pausesMs[Math.min(count - freeTries, pausesMs.length - 1)] ?? 0)
  return { count, until: now + pause }
}
