/**
 * The events of a station: made from the guard's acts, signed, kept in order, and repeated until the server answers. An answered
 * event stays until a snapshot includes it.
 */

import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../authorizations/passes/pass.ts'
import { toleranceMs } from '../../authorizations/passes/passEnd.ts'
import { moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Snapshot } from './facts/gate.snapshot.ts'
import {
  type Act,
  type ActPlace,
  type ActProof,
  type GateEvent,
  gateEvent,
  type KeptConflict,
  keptConflicts,
  type MadeEvent,
  madeEvent,
  mostInBatch,
  signedText,
} from './facts/gateEvents.ts'
import type { StationTime } from './facts/stationClock.ts'
import type { Duty, Platform, SteadyStore } from './station.ts'

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

/** At sign-out: people known to the server are deleted from the device. An event that the server rejected exists only here. */
export function withoutSent(outbox: Outbox): Outbox {
  const unsent = ({ answered_at, conflict }: KeptEvent) => answered_at === null || conflict === 'not_taken'
  return { ...outbox, kept: outbox.kept.filter(unsent) }
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

const smallStepMs = 2 * 60_000

/** Each event is later than the one before, even if the clock stops or was corrected by seconds: the log is sorted by time. */
export function eventOf(
  act: Act,
  { agent, binding }: Duty,
  snapshot: Snapshot | null,
  time: StationTime,
): (outbox: Outbox) => MadeEvent {
  // performance.now() has fractions of a millisecond.
  const now = Math.floor(time.now)
  const behind = snapshot && Date.parse(snapshot.taken_at) - toleranceMs > now ? 'behind_snapshot' : null
  const made = madeEvent.parse({
    ...act,
    id: newId(now),
    at: new Date(now).toISOString(),
    doubt: time.why ?? behind,
    snapshot_version: snapshot?.version ?? null,
    gate_id: binding.gate.id,
    agent_id: agent.id,
  })
  return ({ kept }) => {
    const last = Date.parse(kept.at(-1)?.event.at ?? '')
    const follows = last >= now && (time.doubtful || last - now <= smallStepMs)
    return follows ? { ...made, at: new Date(last + 1).toISOString() } : made
  }
}

const hexOf32 = z.string().regex(/^[0-9a-f]{64}$/)
export const stationKey = z.object({
  agent_id: z.uuid(),
  condominium_id: z.uuid(),
  station_id: z.uuid(),
  id: z.uuid(),
  private_key: hexOf32,
  public_key: hexOf32,
})
export type StationKey = z.infer<typeof stationKey>

/** Reads the stored key; null if it belongs to another guard, station or condominium. */
export async function openKey(store: Pick<SteadyStore, 'read'>, duty: Duty): Promise<StationKey | null> {
  const read = stationKey.safeParse(await store.read('key'))
  if (!read.success) return null
  const { agent_id, condominium_id, station_id } = read.data
  const mine = agent_id === duty.agent.id && station_id === duty.station_id
  return mine && condominium_id === duty.binding.condominium.id ? read.data : null
}

/** Makes a key and registers it. Null if the server refuses it: the guard works on, and the events stay unsigned. */
export async function keepKey({ store, ask, alone }: Platform, duty: Duty): Promise<StationKey | null> {
  let kept: StationKey | null = null
  // Two tabs share one key.
  await alone(async () => {
    const held = await openKey(store, duty)
    if (held && (await registered(held))) kept = held
    if (kept) return
    const made = { id: newId(), ...newActKey(), agent_id: duty.agent.id, station_id: duty.station_id }
    const key = { ...made, condominium_id: duty.binding.condominium.id }
    if (!(await registered(key))) return
    await store.update('key', () => key)
    kept = key
  })
  return kept

  async function registered({ id, condominium_id, station_id, public_key }: StationKey): Promise<boolean> {
    return (await ask(gate.keepKey, { condominium_id, station_id, id, public_key })).kept
  }
}

/** At sign-out. Earlier events have their signatures. */
export const forgetKey = (store: Pick<SteadyStore, 'update'>): Promise<void> => store.update('key', () => undefined)

export function newActKey(): { private_key: string; public_key: string } {
  const { secretKey, publicKey } = ed25519.keygen()
  return { private_key: bytesToHex(secretKey), public_key: bytesToHex(publicKey) }
}

export const signWith = (key: { id: string; private_key: string }, text: Uint8Array): ActProof => ({
  key: key.id,
  signature: bytesToHex(ed25519.sign(text, fromHex(key.private_key))),
})

export function signAct(event: MadeEvent, place: ActPlace, key: { id: string; private_key: string }): ActProof {
  return signWith(key, signedText(event, place))
}
