/** What the guard's screen sees of a station, and what a station needs from its browser. Practice and tests have their own. */
import { z } from 'zod'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { Act } from '../facts/gateEvents.ts'
import type { StationSnapshot } from '../facts/lookup.ts'
import type { ClockReading, StationTime } from '../facts/stationClock.ts'
import type { KeptEvent } from './outbox.ts'
import type { SteadyStore } from './stationStore.ts'

export interface Station {
  /** Practice has an invented condominium and sends nothing. */
  readonly practice: boolean
  readonly agent: { readonly id: string; readonly name: string }
  /** Null before the first pull, or if the stored snapshot is damaged. */
  readonly snapshot: StationSnapshot | null
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
  /** Asks the server about one pass, for at most two seconds. */
  ask(passId: string): Promise<StationSnapshot | null>
  /** Stores the event, then returns its id; sends it when online. */
  record(act: Act): Promise<string>
  /** Acknowledges a conflict. */
  note(eventId: string): Promise<void>
  /** Syncs now instead of at the next minute. */
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

export interface Surroundings {
  store: SteadyStore
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

/** What a failed call means for the station. */
export function meaningOf(error: unknown): Failure {
  const read = refusal.safeParse(error)
  const status = read.success ? read.data.status : 0
  if (status === 401 || (read.success && read.data.code === 'not_approved')) return 'signed_out'
  if (status === 403 || status === 404) return 'not_here'
  if (status === 413 || status === 422) return 'unacceptable'
  return status === 0 || status >= 500 ? 'offline' : 'later'
}
