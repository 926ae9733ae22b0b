/** What a station knows: its snapshot, kept whole with its sum, made younger by a word, and wiped once it is too old to be kept. */

import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { readSnapshot, type Snapshot, snapshotReads } from '../facts/gate.snapshot.ts'
import { gate } from '../gate.contract.ts'
import type { Duty, Surroundings } from './duty.ts'
import { keptSnapshot, openSnapshot } from './keptSnapshot.ts'
import type { SteadyStore } from './steadyStore.ts'

const oldestMs = 72 * 60 * 60_000

const confirmed = z.object({ version: z.string(), taken_at: moment })

/** As the last run left it, of this very gate. */
export async function keptHere(store: SteadyStore, { binding }: Duty): Promise<Snapshot | null> {
  const snapshot = openSnapshot(await store.read('snapshot'))
  if (snapshot?.condominium.id !== binding.condominium.id || snapshot.gate.id !== binding.gate.id) return null
  const word = confirmed.safeParse(await store.read('confirmed'))
  const younger = word.success && word.data.version === snapshot.version && word.data.taken_at > snapshot.taken_at
  return younger ? { ...snapshot, taken_at: word.data.taken_at } : snapshot
}

/** Asks the server; null where its answer is no snapshot. */
export async function pulled(
  { ask, store, build }: Surroundings,
  { binding, station_id }: Duty,
  have: Snapshot | null,
): Promise<Snapshot | null> {
  const place = { condominium_id: binding.condominium.id, gate_id: binding.gate.id }
  const running = { station_id, build, reads: snapshotReads }
  const answer = await ask(gate.snapshot, { ...place, ...running, have: have?.version ?? null })
  if ('unchanged' in answer) {
    if (answer.version !== have?.version) return null
    // The text and its sum stay as they are: of thousands of lines only this one is written anew.
    await store.update('confirmed', () => ({ version: answer.version, taken_at: answer.taken_at }))
    return { ...have, taken_at: answer.taken_at }
  }
  const snapshot = readSnapshot(answer)
  if (snapshot) await store.update('snapshot', () => keptSnapshot(snapshot))
  return snapshot
}

export const tooOld = ({ taken_at }: Snapshot, now: number): boolean => now - Date.parse(taken_at) > oldestMs

export async function wipe(store: Pick<SteadyStore, 'update'>): Promise<void> {
  await store.update('snapshot', () => undefined)
  await store.update('confirmed', () => undefined)
}
