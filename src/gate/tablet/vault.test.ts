/** The keys of a tablet: a PIN opens what its own guard sealed and nothing else, and only the server opens a sealed message. */
import { pbkdf2Sync } from 'node:crypto'
import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { newActKey } from '../station/outbox.ts'
import { openMessage, publicHalf, type SealedMessage, sealMessage } from './sealedMessages.ts'
import {
  afterWrong,
  isWeakPin,
  newStorageKey,
  type Opened,
  openFor,
  openWith,
  type PinKey,
  sealWith,
  type Vault,
  withGuard,
} from './vault.ts'

const pinKey: PinKey = async (pin, salt, rounds) => pbkdf2Sync(pin, salt, rounds, 32, 'sha256')
const slow = { pinKey, rounds: 1_000 }

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

test('opens the storage for each guard with their own PIN, and never the storage of another guard', async () => {
  const [gus, ana] = [opened('Gus Garita'), opened('Ana María Uno')]
  const both = await withGuard(await withGuard(empty(), gus, '481516', slow), ana, '234299', slow)
  const [one, two] = both.guards
  if (!one || !two) throw new Error('a person of this test is missing')
  expect([one.initials, two.initials]).toEqual(['GG', 'AM'])
  expect(await openFor(one, '481516', pinKey)).toEqual(gus)
  expect(await openFor(two, '234299', pinKey)).toEqual(ana)
  expect(await openFor(one, '234299', pinKey)).toBeNull()
  expect(await openFor({ ...one, sealed: two.sealed }, '481516', pinKey)).toBeNull()
  const text = JSON.stringify(both)
  for (const secret of ['Gus', 'Garita', 'gus@', 'Ana', gus.storage_key, gus.key.private_key]) {
    expect(text).not.toContain(secret)
  }
  // The digits of the sealed data and of the ids may contain those of a PIN.
  expect(text.replace(/"[0-9a-f-]{32,}"/g, '')).not.toContain('481516')
})

test('replaces the former PIN of a guard with a new one', async () => {
  const gus = opened('Gus Garita')
  const again = await withGuard(await withGuard(empty(), gus, '481516', slow), gus, '907213', slow)
  expect(again.guards).toHaveLength(1)
  const [one] = again.guards
  expect(one && (await openFor(one, '481516', pinKey))).toBeNull()
  expect(one && (await openFor(one, '907213', pinKey))).toEqual(gus)
})

test('opens sealed data only with its key, and only unchanged', () => {
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
])('says whether %s is a weak PIN: %s', (pin, weak) => expect(isWeakPin(pin)).toBe(weak))

test('makes growing pauses after wrong PINs, and ends them', () => {
  let vault = empty()
  const pauses = Array.from({ length: 9 }, () => {
    vault = { ...vault, wrong: afterWrong(vault, 0) }
    return vault.wrong.until / 1000
  })
  expect(pauses).toEqual([0, 0, 5, 15, 60, 300, 900, 900, 900])
})

test('opens a sealed message only with the private key of its condominium', () => {
  const { secretKey } = x25519.keygen()
  const written: SealedMessage = { about: 'key', station_id: newId(), key: newStorageKey() }
  const sealed = sealMessage(publicHalf(secretKey), written)
  expect(openMessage(secretKey, sealed)).toEqual(written)
  expect(openMessage(x25519.keygen().secretKey, sealed)).toBeNull()
  expect(openMessage(secretKey, sealed.slice(0, -2))).toBeNull()
  expect(openMessage(secretKey, bytesToHex(ed25519.keygen().publicKey))).toBeNull()
  expect(sealMessage(publicHalf(secretKey), written)).not.toBe(sealed)
})
