/** Who is on duty at a station and where it stands, as its device keeps it, and what a station needs of its surroundings. */
import { z } from 'zod'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { ClockReading } from '../facts/stationClock.ts'
import type { SteadyStore } from './steadyStore.ts'

const place = z.object({ id: z.uuid(), name: z.string() })

const binding = z.object({ condominium: place, gate: place })
export type Binding = z.infer<typeof binding>

/** Whoever signed in last on this device. */
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
  /** Names the build of this page; null where it is not built. */
  build: string | null
  ask: Ask
  reading(): ClockReading
  /** Answers how to call it off. */
  later(ms: number, run: () => void): () => void
  /** One tab at a time. */
  alone(work: () => Promise<void>): Promise<void>
  /** What is kept here was changed. */
  tellTabs(): void
  /** The server said no to this person, or to this person here. */
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

type Answered = 'nobody' | 'signed_out' | 'not_here' | 'unacceptable' | 'later'

const refusal = z.object({ status: z.number(), code: z.string() })

/** What a failed call means for the station; whatever is not a refusal is a line that is down. */
export function meaningOf(error: unknown): Answered {
  const read = refusal.safeParse(error)
  const status = read.success ? read.data.status : 0
  if (status === 401 || (read.success && read.data.code === 'not_approved')) return 'signed_out'
  if (status === 403 || status === 404) return 'not_here'
  if (status === 413 || status === 422) return 'unacceptable'
  return status === 0 || status >= 500 ? 'nobody' : 'later'
}
