/** A store that never fails: what the device cannot keep is held in memory, said so, and kept as soon as the device can. */
import { add, emptyOutbox, noted, type Outbox, refused, sent } from './outbox.ts'
import type { Station } from './station.ts'
import type { Piece, StationStore } from './stationStore.ts'

export interface SteadyStore extends StationStore {
  state(): Station['storage']
}

export function steadyStore(device: StationStore | null): SteadyStore {
  const loose_pieces = new Map<Piece, { value: unknown }>()
  const loose_outboxes = new Map<string, Outbox>()
  /** What is on a device that takes nothing more is still known. */
  const last = new Map<string, Outbox>()
  let full = false
  let turn: Promise<unknown> = Promise.resolve()

  /** One after another, so that nothing that is loose is forgotten by a step that has just ended well. */
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

  async function keepOutbox(condominium_id: string, work: (outbox: Outbox) => Outbox): Promise<Outbox> {
    const loose = loose_outboxes.get(condominium_id)
    const keep = (store: StationStore) =>
      store.outbox(condominium_id, (held) => work(loose ? withLoose(held, loose) : held))
    let done = await onDevice(keep)
    // What was done is worth more than what is known.
    if (!done && full && (await onDevice((store) => store.update('snapshot', () => undefined)))) {
      done = await onDevice(keep)
    }
    if (done) {
      loose_outboxes.delete(condominium_id)
      last.set(condominium_id, done.answer)
      return done.answer
    }
    const read = () => onDevice((store) => store.outbox(condominium_id, (held) => held))
    const known = loose ?? (await read())?.answer ?? last.get(condominium_id)
    const after = work(known ?? emptyOutbox)
    loose_outboxes.set(condominium_id, after)
    return after
  }

  return {
    state() {
      if (!device) return 'none'
      if (loose_outboxes.size + loose_pieces.size === 0) return 'kept'
      return full ? 'full' : 'none'
    },
    read: (name) =>
      inTurn(async () => {
        const loose = loose_pieces.get(name)
        return loose ? loose.value : (await onDevice((store) => store.read(name)))?.answer
      }),
    update: (name, work) =>
      inTurn(async () => {
        const loose = loose_pieces.get(name)
        const change = (held: unknown) => work(loose ? loose.value : held)
        if (await onDevice((store) => store.update(name, change))) return void loose_pieces.delete(name)
        const held = (await onDevice((store) => store.read(name)))?.answer
        loose_pieces.set(name, { value: change(held) })
      }),
    outbox: (condominium_id, work) => inTurn(() => keepOutbox(condominium_id, work)),
    condominiums: () =>
      inTurn(async () => {
        const kept = await onDevice((store) => store.condominiums())
        return [...new Set([...(kept?.answer ?? []), ...loose_outboxes.keys()])]
      }),
  }
}

/** Another tab may have gone on meanwhile: each act once, and what was answered here stays answered. */
function withLoose(held: Outbox, loose: Outbox): Outbox {
  return loose.kept.reduce((all, { event, proof, answered_at, conflict, noted: seen }) => {
    const added = add(all, event, proof)
    const told =
      answered_at === null
        ? added
        : conflict
          ? refused(added, event.id, conflict, answered_at)
          : sent(added, [event.id], answered_at)
    return seen ? noted(told, event.id) : told
  }, held)
}

/** Browsers wrap the reason in one another's errors. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('name' in error && error.name === 'QuotaExceededError') return true
  return 'inner' in error && error.inner !== error && isFull(error.inner)
}
