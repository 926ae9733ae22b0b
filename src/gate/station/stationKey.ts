/** The key of whoever is signed in on this station: made and registered on line, kept on this device, opened in this one place. */
import { z } from 'zod'
import { newId } from '../../shared/ids.ts'
import { newActKey, signAct } from '../facts/actProof.ts'
import type { ActProof, MadeEvent } from '../facts/gateEvents.ts'
import { gate } from '../gate.contract.ts'
import type { Duty, Surroundings } from './duty.ts'
import type { SteadyStore } from './steadyStore.ts'

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

/** Nobody's but of whoever is on duty here now. */
export async function openKey(store: Pick<SteadyStore, 'read'>, duty: Duty): Promise<StationKey | null> {
  const read = keptKey.safeParse(await store.read('key'))
  if (!read.success) return null
  const { agent_id, condominium_id, station_id } = read.data
  const mine = agent_id === duty.agent.id && station_id === duty.station_id
  return mine && condominium_id === duty.binding.condominium.id ? read.data : null
}

/** Until somebody has heard of it a key proves nothing, and is not used. Null where nobody listens: acts are made all the same. */
export async function keepKey({ store, ask, alone }: Surroundings, duty: Duty): Promise<StationKey | null> {
  let kept: StationKey | null = null
  // Of two tabs one makes it, and both use it.
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

/** Whoever leaves takes it along; what they did is signed already. */
export const forgetKey = (store: Pick<SteadyStore, 'update'>): Promise<void> => store.update('key', () => undefined)

export function proofOf(event: MadeEvent, key: StationKey | null): ActProof | undefined {
  return key ? signAct(event, key, key) : undefined
}
