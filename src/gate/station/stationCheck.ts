/** Keeps the last check of the guard at work until the server has it. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { gate } from '../gate.contract.ts'
import { type CheckedPart, foundAmiss } from './facts/stationCheck.ts'
import { type Duty, meaningOf, type Platform } from './station.ts'

const kept = z.strictObject({ condominium_id: id, agent_id: id, at: moment, failed: foundAmiss })

export const keepCheck = ({ store }: Platform, duty: Duty, failed: readonly CheckedPart[], now: number) =>
  store.update('check', () => ({
    condominium_id: duty.binding.condominium.id,
    agent_id: duty.agent.id,
    at: new Date(now).toISOString(),
    failed,
  }))

/** The check of another guard waits until that guard is at work again, or does a new check. */
export async function sendCheck({ store, ask }: Platform, duty: Duty): Promise<void> {
  const check = kept.safeParse(await store.read('check')).data
  if (check?.agent_id !== duty.agent.id || check.condominium_id !== duty.binding.condominium.id) return
  const { condominium_id, at, failed } = check
  const done = await ask(gate.recordCheck, { condominium_id, station_id: duty.station_id, at, failed }).then(
    () => true,
    (error: unknown) => meaningOf(error) === 'unacceptable',
  )
  if (!done) return
  await store.update('check', (held) => (kept.safeParse(held).data?.at === at ? undefined : held))
}
