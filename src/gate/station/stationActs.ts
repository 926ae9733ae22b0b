/** Turns an act of the guard into an event with id, time and author, and signs it with the key of the guard's session. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromHex } from '../../authorizations/pass.ts'
import { newId } from '../../shared/ids.ts'
import type { Snapshot } from '../facts/gate.snapshot.ts'
import { type Act, type ActPlace, type ActProof, type MadeEvent, madeEvent, signedText } from '../facts/gateEvents.ts'
import type { StationTime } from '../facts/stationClock.ts'
import { gate } from '../gate.contract.ts'
import { toleranceMs } from '../verdict/standing.ts'
import type { Outbox } from './outbox.ts'
import type { Duty, Surroundings } from './station.ts'
import type { SteadyStore } from './stationStore.ts'

const smallStepMs = 2 * 60_000

/** Each event is later than the one before, even if the clock stands still or was corrected by seconds: the log is sorted by time. */
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
const keptKey = z.object({
  agent_id: z.uuid(),
  condominium_id: z.uuid(),
  station_id: z.uuid(),
  id: z.uuid(),
  private_key: hexOf32,
  public_key: hexOf32,
})
export type StationKey = z.infer<typeof keptKey>

/** Reads the stored key; null if it belongs to another guard, station or condominium. */
export async function openKey(store: Pick<SteadyStore, 'read'>, duty: Duty): Promise<StationKey | null> {
  const read = keptKey.safeParse(await store.read('key'))
  if (!read.success) return null
  const { agent_id, condominium_id, station_id } = read.data
  const mine = agent_id === duty.agent.id && station_id === duty.station_id
  return mine && condominium_id === duty.binding.condominium.id ? read.data : null
}

/** Makes a key and registers it. Null if the server refuses it: the guard works on, and the events stay unsigned. */
export async function keepKey({ store, ask, alone }: Surroundings, duty: Duty): Promise<StationKey | null> {
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

/** At sign-out. Events made before are signed already. */
export const forgetKey = (store: Pick<SteadyStore, 'update'>): Promise<void> => store.update('key', () => undefined)

export function newActKey(): { private_key: string; public_key: string } {
  const { secretKey, publicKey } = ed25519.keygen()
  return { private_key: bytesToHex(secretKey), public_key: bytesToHex(publicKey) }
}

export function signAct(event: MadeEvent, place: ActPlace, key: { id: string; private_key: string }): ActProof {
  const signature = ed25519.sign(signedText(event, place), fromHex(key.private_key))
  return { key: key.id, signature: bytesToHex(signature) }
}
