/** The keys of a tablet: a PIN opens what its own guard sealed and nothing else, and a letter opens on the server alone. */
import { pbkdf2Sync } from 'node:crypto'
import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { newActKey } from '../station/outbox.ts'
import { type Letter, openLetter, publicHalf, sealLetter } from './letters.ts'
import {
  afterWrong,
  isWeakPin,
  newStorageKey,
  type Opened,
  openFor,
  openWith,
  type Stretch,
  sealWith,
  type Vault,
  withGuard,
} from './vault.ts'

const stretch: Stretch = async (pin, salt, rounds) => pbkdf2Sync(pin, salt, rounds, 32, 'sha256')
const slow = { stretch, rounds: 1_000 }

const place = () => ({ id: newId(), name: 'Norte' })
const empty = (): Vault => ({
  ...{ condominium: place(), gate: place(), server_key: 'ab', sealed_key: null },
  ...{ guards: [], wrong: { count: 0, until: 0 } },
})
function opened(name: string, storageKey = newStorageKey()): Opened {
  const [id, station] = [newId(), newId()]
  const key = { agent_id: id, condominium_id: newId(), station_id: station, id: newId(), ...newActKey() }
  return { storage_key: storageKey, agent: { id, name, email: 'gus@garita.test' }, key }
}

test('each guard opens with their own PIN; the storage and the key of another stay shut', async () => {
  const [gus, ana] = [opened('Gus Garita'), opened('Ana María Uno')]
  const both = await withGuard(await withGuard(empty(), gus, '481516', slow), ana, '234299', slow)
  const [one, two] = both.guards
  if (!one || !two) throw new Error('nobody')
  expect([one.initials, two.initials]).toEqual(['GG', 'AM'])
  expect(await openFor(one, '481516', stretch)).toEqual(gus)
  expect(await openFor(two, '234299', stretch)).toEqual(ana)
  expect(await openFor(one, '234299', stretch)).toBeNull()
  expect(await openFor({ ...one, sealed: two.sealed }, '481516', stretch)).toBeNull()
  const text = JSON.stringify(both)
  for (const secret of ['Gus', 'Garita', 'gus@', 'Ana', gus.storage_key, gus.key.private_key, '481516']) {
    expect(text).not.toContain(secret)
  }
})

test('a new PIN of a guard takes the place of the one before', async () => {
  const gus = opened('Gus Garita')
  const again = await withGuard(await withGuard(empty(), gus, '481516', slow), gus, '907213', slow)
  expect(again.guards).toHaveLength(1)
  const [one] = again.guards
  expect(one && (await openFor(one, '481516', stretch))).toBeNull()
  expect(one && (await openFor(one, '907213', stretch))).toEqual(gus)
})

test('what was sealed opens with its key alone, and not once it was changed', () => {
  const key = newStorageKey()
  const sealed = sealWith(key, { name: 'Luis', at: 1 })
  expect(openWith(key, sealed)).toEqual({ name: 'Luis', at: 1 })
  expect(() => openWith(newStorageKey(), sealed)).toThrow()
  const changed = Uint8Array.from(sealed)
  changed[30] = (changed[30] ?? 0) ^ 1
  expect(() => openWith(key, changed)).toThrow()
})

test.each([
  ['000000', true],
  ['111111', true],
  ['123456', true],
  ['654321', true],
  ['121212', true],
  ['123123', true],
  ['567890', true],
  ['481516', false],
  ['112233', false],
])('%s is a PIN that is tried first: %s', (pin, weak) => expect(isWeakPin(pin)).toBe(weak))

test('wrong PINs make growing pauses that end', () => {
  let vault = empty()
  const pauses = Array.from({ length: 9 }, () => {
    vault = { ...vault, wrong: afterWrong(vault, 0) }
    return vault.wrong.until / 1000
  })
  expect(pauses).toEqual([0, 0, 5, 15, 60, 300, 900, 900, 900])
})

test('a letter opens with the private half of its condominium alone', () => {
  const { secretKey } = x25519.keygen()
  const written: Letter = { about: 'key', station_id: newId(), key: newStorageKey() }
  const sealed = sealLetter(publicHalf(secretKey), written)
  expect(openLetter(secretKey, sealed)).toEqual(written)
  expect(openLetter(x25519.keygen().secretKey, sealed)).toBeNull()
  expect(openLetter(secretKey, sealed.slice(0, -2))).toBeNull()
  expect(openLetter(secretKey, bytesToHex(ed25519.keygen().publicKey))).toBeNull()
  expect(sealLetter(publicHalf(secretKey), written)).not.toBe(sealed)
})
