/**
 * A station's interface for the screen, the parts that it needs from the browser, and its stored values are defined here. The steady store
 * never fails: what the device cannot keep stays in memory, the guard sees a warning, and it is stored as soon as the device allows.
 */
import { z } from 'zod'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { Decision } from './facts/gateDecisions.ts'
import type { Act } from './facts/gateEvents.ts'
import type { StationSnapshot } from './facts/lookup.ts'
import type { CheckedPart } from './facts/stationCheck.ts'
import type { ClockReading, StationTime } from './facts/stationClock.ts'
import type { ItemPhotoStore } from './itemPhotos.ts'
import { add, emptyOutbox, type KeptEvent, noted, type Outbox, refused, sent } from './outbox.ts'
import type { PhotoStore } from './stationPhotos.ts'

export interface Station {
  /** Practice has an invented condominium and sends nothing. */
  readonly practice: boolean
  readonly agent: { readonly id: string; readonly name: string }
  /** Null before the first pull, or if the stored snapshot is damaged. */
  readonly snapshot: StationSnapshot | null
  /** The time of the data that this browser deleted because they were too old to keep unsealed; null if it deleted none. */
  readonly forgot: string | null
  readonly online: boolean
  /** No attempt to reach the server has finished yet. */
  readonly connecting: boolean
  /** Number of unsent events. */
  readonly waiting: number
  /** Events with a conflict that no guard has acknowledged. */
  readonly conflicts: readonly KeptEvent[]
  /** Whether events survive when the browser closes. */
  readonly storage: 'kept' | 'full' | 'none'
  time(): StationTime
  /** End of the pause after too many unknown access numbers; null while there is none. */
  numbersRestUntil(): number | null
  /** Counts an unknown access number. */
  miss(): void
  /** Stores a decision that the guard saw about a code. */
  saw(decision: Decision): void
  /** Stores the failed parts of the check at the start of a shift. */
  checked(failed: readonly CheckedPart[]): void
  /** Asks the server about one pass, for at most two seconds. */
  ask(passId: string): Promise<StationSnapshot | null>
  /** The base64 of a photo; null if neither this device nor the server gives it. */
  photo(id: string): Promise<string | null>
  /** Stores the event, then returns its id; sends it when online. */
  record(act: Act): Promise<string>
  /** Keeps the photo of an item that this station has just written down, and sends it after the act. */
  addItemPhoto(itemId: string, jpeg: Uint8Array): Promise<void>
  /** Acknowledges a conflict. */
  note(eventId: string): Promise<void>
  /** Starts a sync now instead of at the next minute. */
  lookAgain(): void
}

const place = z.object({ id: z.uuid(), name: z.string() })

const binding = z.object({ condominium: place, gate: place })
export type Binding = z.infer<typeof binding>

/** The guard who signed in last on this device. */
const agent = z.object({ id: z.uuid(), name: z.string(), email: z.string() })
export type KeptAgent = z.infer<typeof agent>

export interface Duty {
  agent: { id: string; name: string }
  binding: Binding
  station_id: string
}

type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>

export interface Platform {
  store: SteadyStore
  /** Stores photos only while the storage is sealed. */
  photos?: PhotoStore
  itemPhotos?: ItemPhotoStore
  /** True on a tablet of a gate, which seals its storage. */
  sealed(): boolean
  /** Null during development. */
  build: string | null
  ask: Ask
  reading(): ClockReading
  /** Returns a function that cancels the timer. */
  later(ms: number, run: () => void): () => void
  /** Runs in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>
  /** Tells the other tabs that stored values changed. */
  tellTabs(): void
  /** The server refused this guard, or this guard at this gate. */
  refused(code: 'signed_out' | 'not_here'): void
}

export function readBinding(stored: unknown): Binding | null {
  const read = binding.safeParse(stored)
  return read.success ? read.data : null
}

export function readAgent(stored: unknown): KeptAgent | null {
  const read = agent.safeParse(stored)
  return read.success ? read.data : null
}

export function readId(stored: unknown): string | null {
  const read = z.uuid().safeParse(stored)
  return read.success ? read.data : null
}

type Failure = 'offline' | 'signed_out' | 'not_here' | 'unacceptable' | 'later'

const refusal = z.object({ status: z.number(), code: z.string() })

export function meaningOf(error: unknown): Failure {
  const read = refusal.safeParse(error)
  const status = read.success ? read.data.status : 0
  if (status === 401 || (read.success && read.data.code === 'not_approved')) return 'signed_out'
  if (status === 403 || status === 404) return 'not_here'
  if (status === 413 || status === 422) return 'unacceptable'
  return status === 0 || status >= 500 ? 'offline' : 'later'
}

const pieces = [
  'station_id',
  'binding',
  'agent',
  'key',
  'snapshot',
  'confirmed',
  'forgot',
  'check',
  'clock',
  'outages',
  'misses',
  'decisions',
  'leaving',
  // Only a tablet of a gate has these.
  'vault',
  'duty',
] as const
export type Piece = (typeof pieces)[number]

export interface StationStore {
  read(name: Piece): Promise<unknown>
  /** Atomic, also between tabs; `undefined` deletes the value. */
  update(name: Piece, work: (held: unknown) => unknown): Promise<void>
  /** Atomic too; stored before it returns. */
  outbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<Outbox>
  /** Lists the condominiums with a stored outbox. */
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

  /** Runs steps one after another: a step that succeeds must not drop values that another step left in memory. */
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

/** Another tab may have stored more in between: each event counts once, and answers stay. */
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
