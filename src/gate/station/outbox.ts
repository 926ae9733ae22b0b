/** What a station did and the server may not have yet: kept in order, sent in order, repeated until answered, never lost. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { type ActProof, type GateEvent, gateEvent, type MadeEvent } from '../facts/gateEvents.ts'

/** The server keeps the fact all the same; it says what it would have refused. */
export const conflicts = [
  'cancelled_meanwhile',
  'already_inside_elsewhere',
  'revoked_meanwhile',
  'not_allowed',
  'unknown',
] as const
/** Only what it could not read or write down it does not have. */
export const troubles = [...conflicts, 'not_taken'] as const
export type Trouble = (typeof troubles)[number]

/** A newer server may find more to say; to this page it is one that would have been refused. */
const trouble = z.enum(troubles).catch('not_allowed')
export const troubleOf = (said: string): Trouble => trouble.parse(said)

const keptEvent = gateEvent.extend({
  /** When the server said that it has it: its own clock, read after it was stored. */
  answered_at: moment.nullable(),
  conflict: z.enum(troubles).nullable(),
  /** Whether a guard has seen the conflict. */
  noted: z.boolean(),
})
export type KeptEvent = z.infer<typeof keptEvent>

export interface Outbox {
  /** The next place in the order; never given twice. */
  readonly next: number
  readonly kept: readonly KeptEvent[]
  /** The ids that are on their way; lost with the program, and then sent again. */
  readonly in_flight: readonly string[]
  /** How often sending has failed in a row. */
  readonly failures: number
  /** What storage gave back in pieces: shown to somebody, not thrown away. */
  readonly damaged: readonly unknown[]
}

export const emptyOutbox: Outbox = { next: 1, kept: [], in_flight: [], failures: 0, damaged: [] }

/** The longest acts of so many fit into one call. */
export const mostInBatch = 25

/** The same act pressed twice is one. */
export function add(outbox: Outbox, event: MadeEvent, proof?: ActProof): Outbox {
  if (outbox.kept.some((one) => one.event.id === event.id)) return outbox
  const proven = proof ? { proof } : {}
  const added: KeptEvent = { sequence: outbox.next, event, ...proven, answered_at: null, conflict: null, noted: false }
  return { ...outbox, next: outbox.next + 1, kept: [...outbox.kept, added] }
}

export const waiting = ({ kept }: Outbox): KeptEvent[] => kept.filter(({ answered_at }) => answered_at === null)

export const conflicting = ({ kept }: Outbox): KeptEvent[] => kept.filter((one) => one.conflict && !one.noted)

/** The oldest that wait, in order; nothing while others are on their way, so that none overtakes another. */
export function take(outbox: Outbox): { outbox: Outbox; batch: GateEvent[] } {
  if (outbox.in_flight.length > 0) return { outbox, batch: [] }
  const batch = waiting(outbox)
    .slice(0, mostInBatch)
    .map(({ sequence, event, proof }) => ({ sequence, event, ...(proof ? { proof } : {}) }))
  return { outbox: { ...outbox, in_flight: batch.map(({ event }) => event.id) }, batch }
}

export function sent(outbox: Outbox, ids: readonly string[], at: string): Outbox {
  return ids.reduce((left, id) => answered(left, id, at, null), outbox)
}

export function refused(outbox: Outbox, id: string, conflict: Trouble, at: string): Outbox {
  return answered(outbox, id, at, conflict)
}

/** Nobody answered, or not for all: what still waits goes again, under the same ids. */
export const retry = (outbox: Outbox): Outbox => ({ ...outbox, in_flight: [], failures: outbox.failures + 1 })

/** At once, then less and less often, at least once a minute. */
export const retryDelay = ({ failures }: Outbox): number =>
  failures === 0 ? 0 : Math.min(60_000, 1000 * 2 ** failures)

export function noted(outbox: Outbox, id: string): Outbox {
  return { ...outbox, kept: outbox.kept.map((one) => (one.event.id === id ? { ...one, noted: true } : one)) }
}

/** An answer is written a moment before it can be read: a snapshot that is barely younger may not hold what was answered. */
const settlingMs = 30_000

export const isHeldBy = ({ answered_at }: KeptEvent, takenAt: string): boolean =>
  answered_at !== null && Date.parse(answered_at) < Date.parse(takenAt) - settlingMs

/** What a snapshot holds already needs not be kept beside it; what waits, is disputed or is nowhere else is. */
export function forget(outbox: Outbox, takenAt: string): Outbox {
  const known = (one: KeptEvent) => isHeldBy(one, takenAt) && one.conflict !== 'not_taken'
  return { ...outbox, kept: outbox.kept.filter((one) => !known(one) || (one.conflict && !one.noted)) }
}

/** What was not taken may be taken by a server, or written by a program, that has learned meanwhile. */
export function offerAgain(outbox: Outbox): Outbox {
  const waits = { answered_at: null, conflict: null }
  return { ...outbox, kept: outbox.kept.map((one) => (one.conflict === 'not_taken' ? { ...one, ...waits } : one)) }
}

/** As a new run finds it: in order, each once, nothing on its way, and pieces that cannot be read set aside. */
export function openOutbox(stored: unknown): Outbox {
  if (stored === undefined || stored === null) return emptyOutbox
  const shape = z.object({ next: z.unknown(), kept: z.array(z.unknown()), damaged: z.array(z.unknown()) }).partial()
  const read = shape.safeParse(stored)
  if (!read.success) return { ...emptyOutbox, damaged: [stored] }
  const { next, kept = [], damaged = [] } = read.data
  const pieces = kept.map((piece) => ({ piece, whole: keptEvent.safeParse(piece) }))
  const whole = pieces.flatMap(({ whole }) => (whole.success ? [whole.data] : []))
  const each = [...new Map(whole.map((one) => [one.event.id, one])).values()].sort((a, b) => a.sequence - b.sequence)
  const last = Math.max(0, ...each.map(({ sequence }) => sequence))
  const stated = z.int().min(1).safeParse(next)
  return {
    ...emptyOutbox,
    next: Math.max(last + 1, stated.success ? stated.data : 1),
    kept: each,
    damaged: [...damaged, ...pieces.flatMap(({ piece, whole }) => (whole.success ? [] : [piece]))],
  }
}

function answered(outbox: Outbox, id: string, at: string, conflict: Trouble | null): Outbox {
  const kept = outbox.kept.map((one) =>
    one.event.id === id && one.answered_at === null ? { ...one, answered_at: at, conflict } : one,
  )
  const inFlight = outbox.in_flight.filter((flying) => flying !== id)
  return { ...outbox, kept, in_flight: inFlight, failures: 0 }
}
