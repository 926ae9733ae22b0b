/** The daily code of a substitute guard decrypts only the signing keys of that day; the tablet deletes those of past days. */
import { pbkdf2Sync } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { fromHex } from '../../../authorizations/passes/pass.ts'
import { newId } from '../../../shared/ids.ts'
import { newStorageKey, type PinKey, readVault, type Vault } from '../vault.ts'
import { codeOfDay, keysOfDay, markOf, publicKeyOf } from './dailyCodes.server.ts'
import {
  daysToSeal,
  envelopeOf,
  isPrepared,
  openForSubstitute,
  substituteNow,
  withoutPastDays,
  withSubstitute,
  wrapOf,
} from './substitute.ts'
import { substituteName } from './substituteName.ts'
import type { SubstituteDay } from './substitutes.contract.ts'

const pinKey: PinKey = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')
const slow = { pinKey, rounds: 1_000 }
const secret = Buffer.alloc(32, 7)
const at = { condominium_id: newId(), station_id: newId() }
const storageKey = newStorageKey()

const hour = 3_600_000
const first = Date.parse('2026-11-27T12:00:00Z')
const moment = (hours: number) => new Date(first + hours * hour).toISOString()

interface Day extends SubstituteDay {
  code: string
}

/** Makes a day that starts at midnight. */
function dayOf(number: number, of = secret): Day {
  const day = `2026-11-${27 + number}`
  const [opens, closes, ends] = [number * 24, number * 24 + 24, number * 24 + 30]
  const hours = { opens_at: moment(opens), closes_at: moment(closes), ends_at: moment(ends) }
  return { day, mark: markOf(of), code: codeOfDay(of, day), ...hours }
}

const empty = (): Vault => ({
  ...{ condominium: { id: at.condominium_id, name: 'Encinos' }, gate: { id: newId(), name: 'Norte' } },
  ...{ server_key: 'ab', sealed_key: null, guards: [], wrong: { count: 0, until: 0 } },
})

async function prepared(...days: Day[]): Promise<Vault> {
  let vault = empty()
  for (const { code, ...day } of days) {
    const envelope = await envelopeOf(keysOfDay(secret, day.day), code, slow)
    vault = withSubstitute(vault, wrapOf(day, envelope, storageKey))
  }
  return vault
}

const open = (vault: Vault, code: string, now: number, name = 'Julián Rojas') => {
  const wrap = substituteNow(vault, now)
  return wrap && openForSubstitute(wrap, { code, name, ...at }, pinKey)
}

test('opens a tablet with the code of a day only on that day', async () => {
  const [today, tomorrow] = [dayOf(0), dayOf(1)]
  const vault = await prepared(today, tomorrow)
  expect(await open(vault, today.code, first)).toMatchObject({ storage_key: storageKey })
  expect(await open(vault, tomorrow.code, first)).toBeNull()
  expect(await open(vault, today.code, first + 24 * hour)).toBeNull()
  expect(await open(vault, tomorrow.code, first + 24 * hour)).not.toBeNull()
  // Before the first day and after the last one, no code opens the tablet.
  expect(await open(vault, today.code, first - 1)).toBeNull()
  expect(await open(vault, tomorrow.code, first + 48 * hour)).toBeNull()
})

test('deletes the keys of a past day, also when the clock is set back', async () => {
  const [today, tomorrow] = [dayOf(0), dayOf(1)]
  const later = withoutPastDays(await prepared(today, tomorrow), first + 24 * hour)
  expect(later.relief_days?.map(({ day }) => day)).toEqual([tomorrow.day])
  expect(await open(later, today.code, first)).toBeNull()
})

test('derives the same keys of a day each time, and others for another day or secret', () => {
  const keys = keysOfDay(secret, '2026-11-27')
  expect(keysOfDay(secret, '2026-11-27')).toEqual(keys)
  const others = [keysOfDay(secret, '2026-11-28'), keysOfDay(Buffer.alloc(32, 8), '2026-11-27')]
  const values = [keys, ...others].flatMap((one) => [...Object.values(one), publicKeyOf(one).toString('hex')])
  expect(new Set(values).size).toBe(12)
})

test('stores neither code, key nor name in clear', async () => {
  const today = dayOf(0)
  const vault = await prepared(today)
  const opened = await open(vault, today.code, first)
  const text = JSON.stringify(vault)
  expect(readVault(JSON.parse(text))).toEqual(vault)
  for (const kept of [
    today.code,
    storageKey,
    'Julián',
    opened?.key.private_key ?? '',
    opened?.relief?.day_key.id ?? '',
    keysOfDay(secret, today.day).opens_storage,
  ]) {
    expect(text).not.toContain(kept)
  }
})

test('identifies a substitute guard by name and day', async () => {
  const [today, tomorrow] = [dayOf(0), dayOf(1)]
  const vault = await prepared(today, tomorrow)
  const one = await open(vault, today.code, first)
  const again = await open(vault, today.code, first + hour, 'julián  rojas')
  const other = await open(vault, today.code, first, 'Marta Ruiz')
  const next = await open(vault, tomorrow.code, first + 24 * hour)
  expect(again?.key).toEqual(one?.key)
  expect(one?.agent.name).toBe('Relevo: Julián Rojas')
  expect(new Set([one, other, next].map((each) => each?.agent.id)).size).toBe(3)
  expect(new Set([one, other, next].map((each) => each?.key.id)).size).toBe(3)
  const { key } = one ?? {}
  expect(key && ed25519.getPublicKey(fromHex(key.private_key))).toEqual(key && fromHex(key.public_key))
})

test('seals keys for missing days and for days of a renewed secret, and for no past day', async () => {
  const week = Array.from({ length: 7 }, (_, number) => dayOf(number))
  const vault = await prepared(...week.slice(0, 6))
  expect(isPrepared(vault, first)).toBe(false)
  expect(daysToSeal(vault, week, first).map(({ day }) => day)).toEqual([week[6]?.day])
  const whole = await prepared(...week)
  expect(isPrepared(whole, first)).toBe(true)
  expect(isPrepared(whole, first + 24 * hour)).toBe(false)
  expect(daysToSeal(whole, week, first)).toEqual([])
  const renewed = Array.from({ length: 7 }, (_, number) => dayOf(number, Buffer.alloc(32, 8)))
  expect(daysToSeal(whole, renewed, first)).toHaveLength(7)
  expect(daysToSeal(whole, renewed, first + 24 * hour)).toHaveLength(6)
})

test('makes codes of eight digits that depend on the secret and on the day', () => {
  const codes = Array.from({ length: 500 }, (_, number) => codeOfDay(secret, `day ${number}`))
  expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(500)
  expect(codeOfDay(secret, 'day 1')).toBe(codes[1])
  expect(codeOfDay(Buffer.alloc(32, 8), 'day 1')).not.toBe(codes[1])
})

test.each(['Jo', '   ', 'x'.repeat(81), 'Eva (código de Luis)'])('refuses "%s" as the name of a substitute', (name) =>
  expect(substituteName.safeParse(name).success).toBe(false),
)
