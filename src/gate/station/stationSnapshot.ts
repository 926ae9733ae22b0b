/** The snapshot of a station: stored with a checksum, then completed with the server's answers about single passes. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'
import { gate } from '../gate.contract.ts'
import { readSnapshot, type Snapshot, withChanges } from './facts/gate.snapshot.ts'
import type { StationSnapshot } from './facts/lookup.ts'
import type { Duty, Platform, SteadyStore } from './station.ts'

const confirmed = z.object({ version: z.string(), taken_at: moment })

/** Reads the stored snapshot; null if it is damaged or of another gate. */
export async function readStored(store: SteadyStore, { binding }: Duty): Promise<Snapshot | null> {
  const snapshot = openSnapshot(await store.read('snapshot'))
  if (snapshot?.condominium.id !== binding.condominium.id || snapshot.gate.id !== binding.gate.id) return null
  const { data } = confirmed.safeParse(await store.read('confirmed'))
  const newer = data && data.version === snapshot.version && data.taken_at > snapshot.taken_at
  return newer ? { ...snapshot, taken_at: data.taken_at } : snapshot
}

/** Asks the server; null if its answer cannot be read. */
export async function pullSnapshot(
  { ask, store, build, sealed }: Platform,
  { binding, station_id }: Duty,
  have: Snapshot | null,
): Promise<Snapshot | null> {
  const place = { condominium_id: binding.condominium.id, gate_id: binding.gate.id }
  const pull = (version: string | null) => ask(gate.snapshot, { ...place, station_id, build, have: version })
  let answer = await pull(have?.version ?? null)
  const completed = have && 'since' in answer ? withChanges(have, answer) : null
  if ('since' in answer && !completed) answer = await pull(null)
  if ('unchanged' in answer) {
    if (answer.version !== have?.version) return null
    // An unchanged snapshot stores only the time, not thousands of entries again.
    await store.update('confirmed', () => ({ version: answer.version, taken_at: answer.taken_at }))
    return { ...have, taken_at: answer.taken_at }
  }
  const snapshot = completed ?? readSnapshot(answer)
  if (snapshot) await store.update('snapshot', () => keptSnapshot(snapshot, sealed()))
  if (snapshot) await store.update('forgot', () => undefined)
  return snapshot
}

export async function wipe(store: Pick<SteadyStore, 'update'>): Promise<void> {
  await store.update('snapshot', () => undefined)
  await store.update('confirmed', () => undefined)
}

const kept = z.strictObject({ text: z.string(), sum: z.string() })

/**
 * A checksum reveals a damaged snapshot, which must not let anyone in. Telephones stay in memory without a seal, so that a stolen tablet
 * holds none.
 */
export function keptSnapshot({ book, ...snapshot }: Snapshot, sealed: boolean): z.infer<typeof kept> {
  const text = JSON.stringify(sealed ? { ...snapshot, book } : snapshot)
  return { text, sum: sumOf(text) }
}

export function openSnapshot(stored: unknown): Snapshot | null {
  const read = kept.safeParse(stored)
  if (!read.success || sumOf(read.data.text) !== read.data.sum) return null
  try {
    return readSnapshot(JSON.parse(read.data.text))
  } catch {
    return null
  }
}

const sumOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

export interface AskedPass extends Pick<Snapshot, 'entries' | 'revocations' | 'worker_codes'> {
  /** The server's time when it answered. */
  taken_at: string
}
type AskedPasses = ReadonlyMap<string, AskedPass>

/** Adds what the server said about single passes, unless a newer snapshot includes the pass. */
export function withAskedPasses(snapshot: Snapshot, asked: AskedPasses): StationSnapshot {
  if (asked.size === 0) return snapshot
  const known = new Set([
    ...snapshot.entries.map(({ pass }) => pass?.id),
    ...snapshot.revocations.map(({ pass_id }) => pass_id),
  ])
  const taken = Date.parse(snapshot.taken_at)
  const valid = [...asked].filter(([id, { taken_at }]) => !known.has(id) || Date.parse(taken_at) > taken)
  const entries = valid.flatMap(([, one]) => one.entries)
  const replaced = new Set(entries.map(({ authorization_id }) => authorization_id))
  return {
    ...snapshot,
    entries: [...snapshot.entries.filter(({ authorization_id }) => !replaced.has(authorization_id)), ...entries],
    worker_codes: [...(snapshot.worker_codes ?? []), ...valid.flatMap(([, one]) => one.worker_codes ?? [])],
    revocations: [...snapshot.revocations, ...valid.flatMap(([, one]) => one.revocations)],
    strangers: new Set(valid.flatMap(([id, one]) => (one.entries.length + one.revocations.length === 0 ? [id] : []))),
  }
}

/** A guard with a visitor at the window cannot wait longer. */
const askMs = 2000

/** Without an answer the verdict stays as it is; a late answer is still used. */
export async function askPass(
  { ask, later }: Pick<Platform, 'ask' | 'later'>,
  condominiumId: string,
  passId: string,
  learn: (answer: AskedPass) => void,
): Promise<void> {
  const learned = ask(gate.askPass, { condominium_id: condominiumId, pass_id: passId }).then(learn, () => undefined)
  await Promise.race([learned, new Promise<void>((over) => later(askMs, over))])
}
