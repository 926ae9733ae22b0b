/** The station's storage in the browser's IndexedDB: one row per event, so that a damaged row costs one event only. */
import type { Dexie, Table } from 'dexie'
import { holdAttention } from '../../web/frame/attention.ts'
import { sealMessage } from '../tablet/sealedMessages.ts'
import { readVault } from '../tablet/vault.ts'
import type { ItemPhotoStore } from './itemPhotos.ts'
import { type KeptEvent, type Outbox, openOutbox } from './outbox.ts'
import { lockIfSealed, openRow, openStored, sealedForm, sealNow, serverKey } from './sealing.ts'
import { type StationStore, type SteadyStore, steadyStore } from './station.ts'
import { stationDatabase } from './stationBrowser.web.ts'
import type { PhotoStore } from './stationPhotos.ts'

const timeoutMs = 5_000

interface Row {
  condominium_id: string
  id: string
  kept: unknown
}

interface Tables {
  database: Dexie
  pieces: Table<{ name: string; value: unknown }, string>
  acts: Table<Row, [string, string]>
  damaged: Table<{ place?: number; what: unknown }, number>
}

let tables: Tables | null = null
let store: Promise<SteadyStore> | undefined

/** One instance per tab, so that every reader finds values that had to stay in memory. */
export function stationStore(): Promise<SteadyStore> {
  store ??= dexieStore().then(steadyStore)
  return store
}

/** Null if the browser offers no storage. */
async function dexieStore(): Promise<StationStore | null> {
  try {
    const { Dexie } = await import('dexie')
    const database = new Dexie(stationDatabase)
    database.version(1).stores({ pieces: 'name', acts: '[condominium_id+id], condominium_id', damaged: '++place' })
    await inTime(database.open())
    tables = {
      database,
      pieces: database.table<{ name: string; value: unknown }, string>('pieces'),
      acts: database.table<Row, [string, string]>('acts'),
      damaged: database.table<{ place?: number; what: unknown }, number>('damaged'),
    }
    lockIfSealed(readVault((await inTime(tables.pieces.get('vault')))?.value))
    return storeOf(tables)
  } catch {
    return null
  }
}

function storeOf(tables: Tables): StationStore {
  const { database, pieces, acts, damaged } = tables
  return {
    read: async (name) => openStored(name, (await inTime(pieces.get(name)))?.value),
    update: (name, work) =>
      inTime(
        database.transaction('rw', pieces, async () => {
          const value = sealedForm(name, work(openStored(name, (await pieces.get(name))?.value)))
          if (value === undefined) await pieces.delete(name)
          else await pieces.put({ name, value })
          // Events are worth more than photos, and a gate without a snapshot shows none.
          if (name === 'snapshot' && value === undefined) await photoNames(pieces).delete()
        }),
      ),
    outbox(condominiumId, work) {
      // A tablet does not lock during this write.
      const written = holdAttention()
      const change = () => changeOutbox(tables, condominiumId, work)
      return inTime(database.transaction('rw', pieces, acts, damaged, change)).finally(written)
    },
    condominiums: async () => (await inTime(acts.orderBy('condominium_id').uniqueKeys())).map(String),
  }
}

async function changeOutbox(
  { pieces, acts, damaged }: Tables,
  condominiumId: string,
  work: (outbox: Outbox) => Outbox,
): Promise<Outbox> {
  const counter = `next ${condominiumId}`
  const rows = (await acts.where({ condominium_id: condominiumId }).toArray()).map((row) => openRow(row))
  const before = openOutbox({ next: (await pieces.get(counter))?.value, kept: rows.map(({ kept }) => kept) })
  const after = work(before)
  const known = new Map<string, KeptEvent>(before.kept.map((one) => [one.event.id, one]))
  const still = new Set(after.kept.map(({ event }) => event.id))
  const changed = after.kept.filter((one) => known.get(one.event.id) !== one)
  const broken = rows.filter(({ kept }) => before.damaged.includes(kept))
  const gone = [...broken.map(({ id }) => id), ...[...known.keys()].filter((id) => !still.has(id))]
  await damaged.bulkAdd(broken.map((row) => ({ what: sealNow(row) })))
  await acts.bulkDelete(gone.map((id) => [condominiumId, id]))
  await acts.bulkPut(changed.map((kept) => ({ condominium_id: condominiumId, id: kept.event.id, kept: sealNow(kept) })))
  await keepMessages(pieces, changed, gone)
  if (after.next !== before.next) await pieces.put({ name: counter, value: after.next })
  return { ...after, damaged: await damaged.toArray() }
}

const letterName = (id: string) => `letter ${id}`

/** A waiting act is also stored as a sealed message, which the server can receive while the tablet is locked. */
async function keepMessages(pieces: Tables['pieces'], changed: readonly KeptEvent[], gone: readonly string[]) {
  const server = serverKey()
  if (!server) return
  const waiting = changed.filter(({ answered_at, proof }) => answered_at === null && proof)
  const answered = changed.filter(({ answered_at }) => answered_at !== null).map(({ event }) => event.id)
  await pieces.bulkDelete([...answered, ...gone].map(letterName))
  await pieces.bulkPut(
    waiting.map(({ sequence, event, proof }) => {
      const value = sealMessage(server, { about: 'act', act: { sequence, event, ...(proof ? { proof } : {}) } })
      return { name: letterName(event.id), value }
    }),
  )
}

const letterNames = ({ pieces }: Tables) => pieces.where('name').startsWith(letterName(''))

export async function lettersKept(): Promise<{ id: string; sealed: string }[]> {
  if (!tables) return []
  const kept = await inTime(letterNames(tables).toArray())
  return kept.map(({ name, value }) => ({ id: name.slice(letterName('').length), sealed: String(value) }))
}

export async function keepMessage(id: string, sealed: string): Promise<void> {
  if (tables) await inTime(tables.pieces.put({ name: letterName(id), value: sealed }))
}

export async function dropMessages(ids: readonly string[]): Promise<void> {
  await tables?.pieces.bulkDelete(ids.map(letterName))
}

const photoName = (id: string) => `photo ${id}`
const photoNames = (pieces: Tables['pieces']) => pieces.where('name').startsWith(photoName(''))

/** Only a tablet of a gate calls it, whose storage is sealed. */
export const photoStore: PhotoStore = {
  async ids() {
    const names = tables ? await inTime(photoNames(tables.pieces).primaryKeys()) : []
    return names.map((name) => name.slice(photoName('').length))
  },
  async read(id) {
    const stored = tables && (await inTime(tables.pieces.get(photoName(id))))
    const jpeg = stored && openStored(photoName(id), stored.value)
    return typeof jpeg === 'string' ? jpeg : null
  },
  async keep(photos) {
    const rows = photos.map(({ id, jpeg }) => ({ name: photoName(id), value: sealNow(jpeg) }))
    if (tables) await inTime(tables.pieces.bulkPut(rows))
  },
  async drop(ids) {
    if (tables && ids.length > 0) await inTime(tables.pieces.bulkDelete(ids.map(photoName)))
  },
}

const itemPhotoName = (key: string) => `item-photo ${key}`

/** Only a tablet of a gate calls it, whose storage is sealed. */
export const itemPhotoStore: ItemPhotoStore = {
  async keys() {
    const rows = tables?.pieces.where('name').startsWith(itemPhotoName(''))
    const names = rows ? await inTime(rows.primaryKeys()) : []
    return names.map((name) => name.slice(itemPhotoName('').length))
  },
  async read(key) {
    const row = tables && (await inTime(tables.pieces.get(itemPhotoName(key))))
    const text = row && openStored(itemPhotoName(key), row.value)
    return typeof text === 'string' ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : null
  },
  async keep(key, jpeg) {
    if (!tables) throw new Error('the storage is not open')
    const text = btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''))
    await inTime(tables.pieces.put({ name: itemPhotoName(key), value: sealNow(text) }))
  },
  async drop(key) {
    if (tables) await inTime(tables.pieces.delete(itemPhotoName(key)))
  },
}

/** Seals the data that this browser stored before it became a tablet of a gate. */
export async function sealAll(): Promise<void> {
  if (!tables) return
  const { database, pieces, acts, damaged } = tables
  await database.transaction('rw', pieces, acts, damaged, async () => {
    for (const { name, value } of await pieces.toArray()) {
      const sealed = sealedForm(name, value)
      if (sealed === undefined) await pieces.delete(name)
      else if (sealed !== value) await pieces.put({ name, value: sealed })
    }
    for (const row of await acts.toArray()) await acts.put({ ...row, kept: sealNow(row.kept) })
    for (const row of await damaged.toArray()) await damaged.put({ ...row, what: sealNow(row.what) })
  })
}

/** Fails if it could wipe nothing: the tablet must not report itself as wiped. */
export async function wipeAll(): Promise<void> {
  if (!tables) throw new Error('the storage is not open')
  const { database, pieces, acts, damaged } = tables
  await database.transaction('rw', pieces, acts, damaged, async () => {
    await Promise.all([pieces.clear(), acts.clear(), damaged.clear()])
  })
}

/** A blocked database must not hold up the visitor at the gate. */
function inTime<T>(work: PromiseLike<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('the database does not answer')), timeoutMs)
    work.then(done, failed)
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .catch(() => undefined)
  })
}
