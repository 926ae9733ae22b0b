/**
 * What a station stores on its device: named values, and an outbox per condominium. The steady store never fails: what the
 * device cannot keep stays in memory, the guard sees a warning, and it is stored as soon as the device allows.
 */
import { add, emptyOutbox, noted, type Outbox, refused, sent } from './outbox.ts'
import type { Station } from './station.ts'

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
  /** Atomic, also between tabs; `undefined` deletes the value. */
  update(name: Piece, work: (held: unknown) => unknown): Promise<void>
  /** Atomic too; stored before it returns. */
  outbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<Outbox>
  /** Those with a stored outbox. */
  condominiums(): Promise<string[]>
}

export interface SteadyStore extends StationStore {
  state(): Station['storage']
}

export function steadyStore(device: StationStore | null): SteadyStore {
  const loosePieces = new Map<Piece, { value: unknown }>()
  const looseOutboxes = new Map<string, Outbox>()
  /** The last stored state, for a device that fails now. */
  const last = new Map<string, Outbox>()
  let full = false
  let turn: Promise<unknown> = Promise.resolve()

  /** One after another: a step that succeeds must not drop what another step left in memory. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work)
    turn = mine
    return mine
  }

  async function onDevice<T>(work: (store: StationStore) => Promise<T>): Promise<{ answer: T } | null> {
    if (!device) return null
    try {
      return { answer: await work(device) }
    } catch (error) {
      full = isFull(error)
      return null
    }
  }

  async function keepOutbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<Outbox> {
    const loose = looseOutboxes.get(condominiumId)
    const keep = (store: StationStore) =>
      store.outbox(condominiumId, (held) => work(loose ? withLoose(held, loose) : held))
    let done = await onDevice(keep)
    // Events are worth more than the snapshot.
    if (!done && full && (await onDevice((store) => store.update('snapshot', () => undefined)))) {
      done = await onDevice(keep)
    }
    if (done) {
      looseOutboxes.delete(condominiumId)
      last.set(condominiumId, done.answer)
      return done.answer
    }
    const read = () => onDevice((store) => store.outbox(condominiumId, (held) => held))
    const known = loose ?? (await read())?.answer ?? last.get(condominiumId)
    const after = work(known ?? emptyOutbox)
    looseOutboxes.set(condominiumId, after)
    return after
  }

  return {
    state() {
      if (!device) return 'none'
      if (looseOutboxes.size + loosePieces.size === 0) return 'kept'
      return full ? 'full' : 'none'
    },
    read: (name) =>
      inTurn(async () => {
        const loose = loosePieces.get(name)
        return loose ? loose.value : (await onDevice((store) => store.read(name)))?.answer
      }),
    update: (name, work) =>
      inTurn(async () => {
        const loose = loosePieces.get(name)
        const change = (held: unknown) => work(loose ? loose.value : held)
        if (await onDevice((store) => store.update(name, change))) return void loosePieces.delete(name)
        const held = (await onDevice((store) => store.read(name)))?.answer
        loosePieces.set(name, { value: change(held) })
      }),
    outbox: (condominiumId, work) => inTurn(() => keepOutbox(condominiumId, work)),
    condominiums: () =>
      inTurn(async () => {
        const kept = await onDevice((store) => store.condominiums())
        return [...new Set([...(kept?.answer ?? []), ...looseOutboxes.keys()])]
      }),
  }
}

/** Another tab may have stored more meanwhile: each event once, and answers stay. */
function withLoose(held: Outbox, loose: Outbox): Outbox {
  return loose.kept.reduce((all, { event, proof, answered_at, conflict, noted: acknowledged }) => {
    const added = add(all, event, proof)
    const withAnswer =
      answered_at === null
        ? added
        : conflict
          ? refused(added, event.id, conflict, answered_at)
          : sent(added, [event.id], answered_at)
    return acknowledged ? noted(withAnswer, event.id) : withAnswer
  }, held)
}

/** Dexie wraps the browser's error. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('name' in error && error.name === 'QuotaExceededError') return true
  return 'inner' in error && error.inner !== error && isFull(error.inner)
}
