/** The events of a station, in order: sent and repeated until the server answers, then kept until a snapshot includes them. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import {
  type ActProof,
  type GateEvent,
  gateEvent,
  type KeptConflict,
  keptConflicts,
  type MadeEvent,
  mostInBatch,
} from '../facts/gateEvents.ts'

/** A newer server may send a conflict that this build does not know. */
const knownConflict = z.enum(keptConflicts).catch('not_allowed')
export const conflictOf = (code: string): KeptConflict => knownConflict.parse(code)

const keptEvent = gateEvent.extend({
  /** The server's time, read after it stored the event. */
  answered_at: moment.nullable(),
  conflict: z.enum(keptConflicts).nullable(),
  /** Whether a guard has acknowledged the conflict. */
  noted: z.boolean(),
})
export type KeptEvent = z.infer<typeof keptEvent>

export interface Outbox {
  /** The next sequence number; never used twice. */
  readonly next: number
  readonly kept: readonly KeptEvent[]
  /** Stored rows that cannot be read: shown to the guard, not deleted. */
  readonly damaged: readonly unknown[]
}

export const emptyOutbox: Outbox = { next: 1, kept: [], damaged: [] }

/** Adds an event once, even if the guard presses the button twice. */
export function add(outbox: Outbox, event: MadeEvent, proof?: ActProof): Outbox {
  if (outbox.kept.some((one) => one.event.id === event.id)) return outbox
  const proven = proof ? { proof } : {}
  const added: KeptEvent = { sequence: outbox.next, event, ...proven, answered_at: null, conflict: null, noted: false }
  return { ...outbox, next: outbox.next + 1, kept: [...outbox.kept, added] }
}

export const waiting = ({ kept }: Outbox): KeptEvent[] => kept.filter(({ answered_at }) => answered_at === null)

export const conflicting = ({ kept }: Outbox): KeptEvent[] => kept.filter((one) => one.conflict && !one.noted)

/** The oldest unanswered events, in order. */
export const nextBatch = (outbox: Outbox): GateEvent[] =>
  waiting(outbox)
    .slice(0, mostInBatch)
    .map(({ sequence, event, proof }) => ({ sequence, event, ...(proof ? { proof } : {}) }))

export function sent(outbox: Outbox, ids: readonly string[], at: string): Outbox {
  return ids.reduce((left, id) => answered(left, id, at, null), outbox)
}

export function refused(outbox: Outbox, id: string, conflict: KeptConflict, at: string): Outbox {
  return answered(outbox, id, at, conflict)
}

export function noted(outbox: Outbox, id: string): Outbox {
  return { ...outbox, kept: outbox.kept.map((one) => (one.event.id === id ? { ...one, noted: true } : one)) }
}

/** The server answers shortly before its snapshots include the event, so a slightly newer snapshot may still lack it. */
const settlingMs = 30_000

export const isInSnapshot = ({ answered_at }: KeptEvent, takenAt: string): boolean =>
  answered_at !== null && Date.parse(answered_at) < Date.parse(takenAt) - settlingMs

/** Deletes events that the snapshot includes; keeps unanswered ones and conflicts that no guard has acknowledged. */
export function forget(outbox: Outbox, takenAt: string): Outbox {
  const known = (one: KeptEvent) => isInSnapshot(one, takenAt) && one.conflict !== 'not_taken'
  return { ...outbox, kept: outbox.kept.filter((one) => !known(one) || (one.conflict && !one.noted)) }
}

/** Retries rejected events after an upgrade of client or server. */
export function offerAgain(outbox: Outbox): Outbox {
  const waits = { answered_at: null, conflict: null }
  return { ...outbox, kept: outbox.kept.map((one) => (one.conflict === 'not_taken' ? { ...one, ...waits } : one)) }
}

/** Reads stored events: in order, each once; unreadable rows are set aside. */
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

function answered(outbox: Outbox, id: string, at: string, conflict: KeptConflict | null): Outbox {
  const kept = outbox.kept.map((one) =>
    one.event.id === id && one.answered_at === null ? { ...one, answered_at: at, conflict } : one,
  )
  return { ...outbox, kept }
}
