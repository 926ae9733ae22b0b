/** The station's storage in the browser's IndexedDB: one row per event, so that a damaged row costs one event only. */
import type { Dexie, Table } from 'dexie'
import { type KeptEvent, type Outbox, openOutbox } from './outbox.ts'
import { type StationStore, type SteadyStore, steadyStore } from './station.ts'

const stationDatabase = 'garita.station'
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

let store: Promise<SteadyStore> | undefined

/** One per tab: values that had to stay in memory must be found by every reader. */
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
    return storeOf({
      database,
      pieces: database.table<{ name: string; value: unknown }, string>('pieces'),
      acts: database.table<Row, [string, string]>('acts'),
      damaged: database.table<{ place?: number; what: unknown }, number>('damaged'),
    })
  } catch {
    return null
  }
}

function storeOf(tables: Tables): StationStore {
  const { database, pieces, acts, damaged } = tables
  return {
    read: async (name) => (await inTime(pieces.get(name)))?.value,
    update: (name, work) =>
      inTime(
        database.transaction('rw', pieces, async () => {
          const value = work((await pieces.get(name))?.value)
          if (value === undefined) await pieces.delete(name)
          else await pieces.put({ name, value })
        }),
      ),
    outbox: (condominiumId, work) =>
      inTime(database.transaction('rw', pieces, acts, damaged, () => changeOutbox(tables, condominiumId, work))),
    condominiums: async () => (await inTime(acts.orderBy('condominium_id').uniqueKeys())).map(String),
  }
}

async function changeOutbox(
  { pieces, acts, damaged }: Tables,
  condominiumId: string,
  work: (outbox: Outbox) => Outbox,
): Promise<Outbox> {
  const counter = `next ${condominiumId}`
  const rows = await acts.where({ condominium_id: condominiumId }).toArray()
  const before = openOutbox({ next: (await pieces.get(counter))?.value, kept: rows.map(({ kept }) => kept) })
  const after = work(before)
  const known = new Map<string, KeptEvent>(before.kept.map((one) => [one.event.id, one]))
  const still = new Set(after.kept.map(({ event }) => event.id))
  const changed = after.kept.filter((one) => known.get(one.event.id) !== one)
  const broken = rows.filter(({ kept }) => before.damaged.includes(kept))
  const gone = [...broken.map(({ id }) => id), ...[...known.keys()].filter((id) => !still.has(id))]
  await damaged.bulkAdd(broken.map((what) => ({ what })))
  await acts.bulkDelete(gone.map((id) => [condominiumId, id]))
  await acts.bulkPut(changed.map((kept) => ({ condominium_id: condominiumId, id: kept.event.id, kept })))
  if (after.next !== before.next) await pieces.put({ name: counter, value: after.next })
  return { ...after, damaged: await damaged.toArray() }
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
