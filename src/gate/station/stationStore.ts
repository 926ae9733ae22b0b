/** What a station's device keeps, wherever it is kept: named pieces, and an outbox for each condominium that it served. */
import { emptyOutbox, type Outbox, openOutbox } from './outbox.ts'

const pieces = [
  'station_id',
  'binding',
  'agent',
  'key',
  'snapshot',
  'confirmed',
  'clock',
  'outages',
  'misses',
  'leaving',
] as const
export type Piece = (typeof pieces)[number]

export interface StationStore {
  read(name: Piece): Promise<unknown>
  /** One step that no other tab comes between; what becomes undefined is taken away. */
  update(name: Piece, work: (held: unknown) => unknown): Promise<void>
  /** Kept before it answers, in one step too. */
  outbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<Outbox>
  /** Those for which an outbox is kept. */
  condominiums(): Promise<string[]>
}

/** Where nothing outlives the program. */
export function memoryStore(): StationStore {
  const held = new Map<Piece, unknown>()
  const outboxes = new Map<string, Outbox>()
  return {
    read: async (name) => held.get(name),
    async update(name, work) {
      const after = work(held.get(name))
      if (after === undefined) held.delete(name)
      else held.set(name, after)
    },
    async outbox(condominiumId, work) {
      const after = work(openOutbox(outboxes.get(condominiumId) ?? emptyOutbox))
      outboxes.set(condominiumId, after)
      return after
    },
    condominiums: async () => [...outboxes.keys()],
  }
}
