/**
 * Who opens a tablet of a gate with the code of a day. While it is open and online the tablet seals its storage key and a key of that day
 * under each code; who types the code and a name gets a key of their own, the same for the same name all that day.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../../authorizations/pass/pass.ts'
import { type Opened, openWith, type ReliefWrap, type Stretch, sealWith, type Vault } from '../vault.ts'
import type { ReliefDay } from './reliefs.contract.ts'

export const reliefCodeLength = 8

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const sealed = z.object({ storage_key: hex, key: z.object({ id: z.uuid(), private_key: hex }) })
type DayKey = z.infer<typeof sealed>['key']

export async function wrapOf(
  { day, code, mark, opens_at, closes_at, ends_at }: ReliefDay,
  what: z.infer<typeof sealed>,
  { stretch, rounds }: { stretch: Stretch; rounds: number },
): Promise<ReliefWrap> {
  const salt = randomBytes(16)
  const key = bytesToHex(await stretch(code, salt, rounds))
  const made = { salt: bytesToHex(salt), rounds, sealed: bytesToHex(sealWith(key, what)) }
  return { ...{ day, mark, opens_at, closes_at, ends_at }, ...made }
}

const isPast = ({ closes_at }: Pick<ReliefWrap, 'closes_at'>, now: number) => Date.parse(closes_at) <= now

/** Of days that passed nothing stays, whatever the clock says later. */
export const withoutPastDays = (held: Vault, now: number): Vault => ({
  ...held,
  reliefs: (held.reliefs ?? []).filter((one) => !isPast(one, now)),
})

/** In place of the one of that day. */
export const withRelief = (held: Vault, wrap: ReliefWrap): Vault => ({
  ...held,
  reliefs: [...(held.reliefs ?? []).filter(({ day }) => day !== wrap.day), wrap],
})

const daysAhead = 7

export const isPrepared = ({ reliefs = [] }: Vault, now: number): boolean =>
  reliefs.filter((one) => !isPast(one, now)).length >= daysAhead

/** Days that the tablet does not hold under the server's secret of now. */
export const daysToSeal = ({ reliefs = [] }: Vault, days: readonly ReliefDay[], now: number): ReliefDay[] =>
  days.filter((one) => !isPast(one, now) && !reliefs.some(({ day, mark }) => day === one.day && mark === one.mark))

/** That of now. */
export const reliefNow = ({ reliefs = [] }: Vault, now: number): ReliefWrap | null =>
  reliefs.find((one) => Date.parse(one.opens_at) <= now && !isPast(one, now)) ?? null

/** How the tablet and the log call them. */
const reliefTitle = (name: string): string => `Relevo: ${name}`

interface Begins {
  code: string
  name: string
  condominium_id: string
  station_id: string
}

/** Null for a wrong code. */
export async function openRelief(
  wrap: ReliefWrap,
  { code, name, ...at }: Begins,
  stretch: Stretch,
): Promise<Opened | null> {
  const key = bytesToHex(await stretch(code, fromHex(wrap.salt), wrap.rounds))
  let held: z.infer<typeof sealed>
  try {
    held = sealed.parse(openWith(key, fromHex(wrap.sealed)))
  } catch {
    return null
  }
  const { agent_id, ...own } = keyOf(held.key, name)
  return {
    storage_key: held.storage_key,
    agent: { id: agent_id, name: reliefTitle(name), email: '' },
    key: { ...at, agent_id, ...own },
    relief: { name, day_key: held.key, ends_at: wrap.ends_at },
  }
}

const spaces = /\s+/g

/** From the key of the day: who locks and begins again the same day is the same guard. */
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

/** A UUID of version 8: its bits are the maker's own. */
function idOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
