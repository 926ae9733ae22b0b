/** The photo of an item follows its act, from a station whose connection the test chooses. */
import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { arrivedFile } from '../../shared/sentFiles.ts'
import { leftItems } from '../arrivals/leftItems/leftItems.contract.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { type ItemPhotoStore, itemPhotos } from './itemPhotos.ts'
import { add, emptyOutbox, type Outbox, refused, sent } from './outbox.ts'
import type { Platform } from './station.ts'

const here = newId()
const jpeg = Uint8Array.from([1, 2, 3])
const now = new Date().toISOString()

const left = (id = newId()): MadeEvent => ({
  ...{ id, at: now, doubt: null, snapshot_version: null, gate_id: newId(), agent_id: newId() },
  ...{ kind: 'item_left', unit_number: '101', item: 'package', said: null, company: null, authorization_id: null },
})

function shelf() {
  const held = new Map<string, Uint8Array>()
  const store: ItemPhotoStore = {
    keys: async () => [...held.keys()],
    read: async (key) => held.get(key) ?? null,
    keep: async (key, bytes) => void held.set(key, bytes),
    drop: async (key) => void held.delete(key),
  }
  return { held, store }
}

function station({ sealed = true, store = shelf() } = {}) {
  const asked: string[] = []
  let refusal: { status: number; code: string } | null = null
  let outbox: Outbox = emptyOutbox
  const ask = (async (call: { name: string }, input: Uint8Array) => {
    expect(call.name).toBe(leftItems.addPhoto.name)
    const [[place, item], bytes] = arrivedFile(input, 2)
    expect([place, ...bytes]).toEqual([here, ...jpeg])
    if (refusal) throw Object.assign(new Error(refusal.code), refusal)
    asked.push(String(item))
    return {}
  }) as Platform['ask']
  const photos = itemPhotos({ ask, itemPhotos: store.store, sealed: () => sealed }, here, () => outbox)
  return {
    ...{ asked, photos, held: store.held, store },
    refuse: (no: typeof refusal) => (refusal = no),
    change: (work: (outbox: Outbox) => Outbox) => (outbox = work(outbox)),
  }
}

test('sends a photo once its act is answered, and then deletes it', async () => {
  const { photos, asked, held, change } = station()
  const act = left()
  change((outbox) => add(outbox, act))
  await photos.add(act.id, jpeg)
  await photos.send()
  expect(asked).toEqual([])
  expect([...held.keys()]).toEqual([`${here} ${act.id}`])
  change((outbox) => sent(outbox, [act.id], now))
  await photos.send()
  await photos.send()
  expect(asked).toEqual([act.id])
  expect(held.size).toBe(0)
})

test.each([
  [0, 'no_connection', true],
  [503, 'busy', true],
  [429, 'too_many_attempts', true],
  [401, 'not_signed_in', true],
  [404, 'not_found', false],
  [422, 'item_photo_unreadable', false],
])('keeps a photo that the server did not take: status %s, %s, %s', async (status, code, keeps) => {
  const { photos, asked, held, refuse } = station()
  const id = newId()
  await photos.add(id, jpeg)
  refuse({ status, code })
  await photos.send()
  expect(held.size).toBe(keeps ? 1 : 0)
  refuse(null)
  await photos.send()
  expect(asked).toEqual(keeps ? [id] : [])
})

test('keeps the photo of an act that a later release may take, and sends the others', async () => {
  const { photos, asked, held, change } = station()
  const [rejected, other] = [left(), left()]
  change((outbox) => refused(add(outbox, rejected), rejected.id, 'not_taken', now))
  await photos.add(rejected.id, jpeg)
  await photos.add(other.id, jpeg)
  await photos.send()
  expect(asked).toEqual([other.id])
  expect(held.size).toBe(1)
})

test('sends the photos of an earlier run, and leaves those of another condominium', async () => {
  const before = station()
  const id = newId()
  await before.photos.add(id, jpeg)
  before.photos.stop()
  await before.store.store.keep(`${newId()} ${newId()}`, jpeg)
  const after = station({ store: before.store })
  await after.photos.send()
  expect(after.asked).toEqual([id])
  expect(after.held.size).toBe(1)
})

test('keeps a photo in memory only in a browser that seals nothing, and on a full device', async () => {
  const plain = station({ sealed: false })
  await plain.photos.add(newId(), jpeg)
  expect(plain.held.size).toBe(0)
  await plain.photos.send()
  expect(plain.asked).toHaveLength(1)
  const full = shelf()
  full.store.keep = async () => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  }
  const device = station({ store: full })
  await device.photos.add(newId(), jpeg)
  await device.photos.send()
  expect(device.asked).toHaveLength(1)
})
