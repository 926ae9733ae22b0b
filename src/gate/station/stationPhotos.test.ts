import { expect, test } from 'vitest'
import { photos } from '../../photos/photos.contract.ts'
import { mostPhotosAtOnce } from '../../photos/photos.rules.ts'
import { newId } from '../../shared/ids.ts'
import type { Snapshot } from './facts/gate.snapshot.ts'
import type { Platform } from './station.ts'
import { type KeptPhoto, type PhotoStore, photoOf, stationPhotos } from './stationPhotos.ts'
import { snapshotOf, withEntry } from './verdict/verdictFacts.ts'

const here = newId()
const quiet = async () => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

function shelf() {
  const held = new Map<string, string>()
  const store: PhotoStore = {
    ids: async () => [...held.keys()],
    read: async (id) => held.get(id) ?? null,
    keep: async (many) => {
      for (const { id, jpeg } of many) held.set(id, jpeg)
    },
    drop: async (ids) => {
      for (const id of ids) held.delete(id)
    },
  }
  return { held, store }
}

function server(sealed: boolean) {
  const { held, store } = shelf()
  const asked: string[][] = []
  let down = false
  const ask = (async (call: { name: string }, input: unknown) => {
    expect(call.name).toBe(photos.atGate.name)
    const { ids } = photos.atGate.input.parse(input)
    if (down) throw new Error('down')
    asked.push(ids)
    return { photos: ids.map((id): KeptPhoto => ({ id, jpeg: `jpeg of ${id}` })) }
  }) as Platform['ask']
  const station = stationPhotos({ ask, photos: store, sealed: () => sealed }, here)
  return { held, asked, station, cut: (isDown: boolean) => (down = isDown) }
}

const withPhotos = (ids: readonly (string | null)[]): Snapshot => {
  const [entry] = withEntry({}).entries
  if (!entry) throw new Error('no entry')
  return snapshotOf({ entries: ids.map((photo) => ({ ...entry, authorization_id: newId(), photo })) })
}

test('loads each photo once, a few at a time, and deletes those that no pass has any more', async () => {
  const { held, asked, station } = server(true)
  const ids = Array.from({ length: mostPhotosAtOnce + 3 }, () => newId())
  station.follow(withPhotos([...ids, null]))
  await quiet()
  expect(asked.map(({ length }) => length)).toEqual([mostPhotosAtOnce, 3])
  expect([...held.keys()].sort()).toEqual([...ids].sort())
  station.follow(withPhotos(ids))
  await quiet()
  expect(asked).toHaveLength(2)
  const [first = '', ...others] = ids
  const changed = newId()
  station.follow(withPhotos([changed, ...others]))
  await quiet()
  expect(asked.at(-1)).toEqual([changed])
  expect(held.has(first)).toBe(false)
})

test('shows a loaded photo without a connection, and asks for a missing one only with a connection', async () => {
  const { asked, station, cut } = server(true)
  const [known, missing] = [newId(), newId()]
  station.follow(withPhotos([known]))
  await quiet()
  cut(true)
  expect(await station.read(known, false)).toBe(`jpeg of ${known}`)
  expect(await station.read(missing, false)).toBeNull()
  expect(await station.read(missing, true)).toBeNull()
  cut(false)
  expect(await station.read(missing, true)).toBe(`jpeg of ${missing}`)
  expect(asked).toEqual([[known], [missing]])
})

test('keeps photos in memory only in a browser that seals nothing, and none after it stops or forgets', async () => {
  for (const end of ['forget', 'stop'] as const) {
    const { held, station } = server(false)
    const id = newId()
    station.follow(withPhotos([id]))
    await quiet()
    expect(await station.read(id, false)).toBe(`jpeg of ${id}`)
    expect(held.size).toBe(0)
    station[end]()
    expect(await station.read(id, false)).toBeNull()
  }
})

test('repeats a failed attempt with the next snapshot', async () => {
  const { held, station, cut } = server(true)
  const snapshot = withPhotos([newId()])
  cut(true)
  station.follow(snapshot)
  await quiet()
  expect(held.size).toBe(0)
  cut(false)
  station.follow(snapshot)
  await quiet()
  expect(held.size).toBe(1)
})

test('shows the photo that another home of the same worker added, unless this home added one', () => {
  const [entry] = withEntry({}).entries
  if (!entry) throw new Error('no entry')
  const [worker, theirs, own] = [newId(), newId(), newId()]
  const other = { ...entry, authorization_id: newId(), worker, photo: theirs, pass: null, access_number: null }
  const of = (photo: string | null, joined: string | null) => {
    const mine = { ...entry, worker: joined, photo }
    return photoOf(mine, snapshotOf({ entries: [mine, other] }))
  }
  expect(of(null, worker)).toBe(theirs)
  expect(of(own, worker)).toBe(own)
  expect(of(null, null)).toBeNull()
})
