/** The codes of the days of a tablet: today's opens today's wrap alone, and of a day that passed nothing is left. */
import { pbkdf2Sync } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { fromHex } from '../../../authorizations/pass/pass.ts'
import { newId } from '../../../shared/ids.ts'
import { newStorageKey, readVault, type Stretch, type Vault } from '../vault.ts'
import { codeOfDay, keysOfDay, markOf, publicKeyOf } from './dayCodes.server.ts'
import {
  daysToSeal,
  envelopeOf,
  isPrepared,
  openRelief,
  reliefNow,
  withoutPastDays,
  withRelief,
  wrapOf,
} from './relief.ts'
import { reliefName } from './reliefName.ts'
import type { ReliefDay } from './reliefs.contract.ts'

const stretch: Stretch = async (code, salt, rounds) => pbkdf2Sync(code, salt, rounds, 32, 'sha256')
const slow = { stretch, rounds: 1_000 }
const secret = Buffer.alloc(32, 7)
const at = { condominium_id: newId(), station_id: newId() }
const storageKey = newStorageKey()

const hour = 3_600_000
const first = Date.parse('2026-11-27T12:00:00Z')
const moment = (hours: number) => new Date(first + hours * hour).toISOString()

interface Day extends ReliefDay {
  code: string
}

/** Of a day from its beginning. */
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
    vault = withRelief(vault, wrapOf(day, envelope, storageKey))
  }
  return vault
}

const open = (vault: Vault, code: string, now: number, name = 'Julián Rojas') => {
  const wrap = reliefNow(vault, now)
  return wrap && openRelief(wrap, { code, name, ...at }, stretch)
}

test('the code of a day opens on that day alone', async () => {
  const [today, tomorrow] = [dayOf(0), dayOf(1)]
  const vault = await prepared(today, tomorrow)
  expect(await open(vault, today.code, first)).toMatchObject({ storage_key: storageKey })
  expect(await open(vault, tomorrow.code, first)).toBeNull()
  expect(await open(vault, today.code, first + 24 * hour)).toBeNull()
  expect(await open(vault, tomorrow.code, first + 24 * hour)).not.toBeNull()
  // Before the first day and after the last there is nothing to open.
  expect(await open(vault, today.code, first - 1)).toBeNull()
  expect(await open(vault, tomorrow.code, first + 48 * hour)).toBeNull()
})

test('of a day that passed nothing is left, also when the clock is set back', async () => {
  const [today, tomorrow] = [dayOf(0), dayOf(1)]
  const later = withoutPastDays(await prepared(today, tomorrow), first + 24 * hour)
  expect(later.relief_days?.map(({ day }) => day)).toEqual([tomorrow.day])
  expect(await open(later, today.code, first)).toBeNull()
})

test('the program derives the same keys of a day each time, and others for another day or secret', () => {
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

test('the same name begins again as the same guard, another name or day as another', async () => {
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

test('a tablet seals the days that it lacks, those of a renewed secret anew, and no past one', async () => {
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

test('codes have eight digits, and depend on the secret and on the day', () => {
  const codes = Array.from({ length: 500 }, (_, number) => codeOfDay(secret, `day ${number}`))
  expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(500)
  expect(codeOfDay(secret, 'day 1')).toBe(codes[1])
  expect(codeOfDay(Buffer.alloc(32, 8), 'day 1')).not.toBe(codes[1])
})

test.each(['Jo', '   ', 'x'.repeat(81), 'Eva (código de Luis)'])('"%s" is no name of a relief', (name) =>
  expect(reliefName.safeParse(name).success).toBe(false),
)
