/**
 * The photos of the passes in the snapshot, for times without a connection. A tablet of a gate seals and stores them; another browser keeps
 * them in memory only, as telephones.
 */

import { photos } from '../../photos/photos.contract.ts'
import { mostPhotosAtOnce } from '../../photos/photos.rules.ts'
import type { Entry, Snapshot } from './facts/gate.snapshot.ts'
import type { StationSnapshot } from './facts/lookup.ts'
import type { Platform } from './station.ts'
import { engagementsOf } from './verdict/worker.ts'

export interface KeptPhoto {
  readonly id: string

  readonly jpeg: string
}

/** A storage that seals. */
export interface PhotoStore {
  ids(): Promise<string[]>
  read(id: string): Promise<string | null>
  keep(photos: readonly KeptPhoto[]): Promise<void>
  drop(ids: readonly string[]): Promise<void>
}

/** The photo of this authorization, or of the same worker in another home: only a guard sees both. */
export function photoOf(entry: Entry, snapshot: StationSnapshot | null): string | null {
  const all = snapshot ? engagementsOf(entry, snapshot) : [entry]
  return all.find(({ photo }) => photo)?.photo ?? null
}

export function stationPhotos(
  { ask, photos: kept, sealed }: Pick<Platform, 'ask' | 'photos' | 'sealed'>,
  here: string,
) {
  const loose = memoryPhotos()
  const store = () => (kept && sealed() ? kept : loose)
  let next: Snapshot | null = null
  let running = false
  let stopped = false

  async function load(ids: readonly string[]): Promise<readonly KeptPhoto[]> {
    const answer = await ask(photos.atGate, { condominium_id: here, ids: [...ids] })
    await store().keep(answer.photos)
    return answer.photos
  }

  async function follow({ entries }: Pick<Snapshot, 'entries'>): Promise<void> {
    const wanted = new Set(entries.flatMap(({ photo }) => photo ?? []))
    const held = new Set(await store().ids())
    await store().drop([...held].filter((id) => !wanted.has(id)))
    const missing = [...wanted].filter((id) => !held.has(id))
    for (let from = 0; from < missing.length && !stopped; from += mostPhotosAtOnce)
      await load(missing.slice(from, from + mostPhotosAtOnce))
  }

  async function run(): Promise<void> {
    running = true
    while (next && !stopped) {
      const latest = next
      next = null
      await follow(latest).catch(() => undefined)
    }
    running = false
  }

  return {
    /** Loads the photos that the station lacks, and deletes those that no pass has. The next snapshot repeats a failed attempt. */
    follow(snapshot: Snapshot): void {
      next = snapshot
      if (!running) void run()
    },
    async read(id: string, online: boolean): Promise<string | null> {
      const known = await store()
        .read(id)
        .catch(() => null)
      if (known || !online) return known
      const [loaded] = await load([id]).catch(() => [])
      return loaded?.jpeg ?? null
    },
    forget: () => void loose.clear(),
    stop() {
      stopped = true
      loose.clear()
    },
  }
}

function memoryPhotos(): PhotoStore & { clear(): void } {
  const held = new Map<string, string>()
  return {
    ids: async () => [...held.keys()],
    read: async (id) => held.get(id) ?? null,
    keep: async (photos) => {
      for (const { id, jpeg } of photos) held.set(id, jpeg)
    },
    drop: async (ids) => {
      for (const id of ids) held.delete(id)
    },
    clear: () => held.clear(),
  }
}
