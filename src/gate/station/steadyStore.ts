/** A store that never fails: what the device cannot keep is held in memory, said so, and kept as soon as the device can. */
import { add, emptyOutbox, noted, type Outbox, refused, sent } from './outbox.ts'
import type { Station } from './station.ts'
import type { Piece, StationStore } from './stationStore.ts'

export interface SteadyStore extends StationStore {
  state(): Station['storage']
}

export function steadyStore(device: StationStore | null): SteadyStore {
  const loosePieces = new Map<Piece, { value: unknown }>()
  const looseOutboxes = new Map<string, Outbox>()
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

  async function keepOutbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<Outbox> {
    const loose = looseOutboxes.get(condominiumId)
    const keep = (store: StationStore) =>
      store.outbox(condominiumId, (held) => work(loose ? withLoose(held, loose) : held))
    let done = await onDevice(keep)
    // What was done is worth more than what is known.
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
