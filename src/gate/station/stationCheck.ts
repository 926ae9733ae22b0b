/** What the check at the start of a shift found, until the server has it: the last one of the guard at work. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { type CheckedPart, foundAmiss } from '../facts/stationCheck.ts'
import { gate } from '../gate.contract.ts'
import { type Duty, meaningOf, type Surroundings } from './station.ts'

const kept = z.strictObject({ condominium_id: id, agent_id: id, at: moment, failed: foundAmiss })

export const keepCheck = ({ store }: Surroundings, duty: Duty, failed: readonly CheckedPart[], now: number) =>
  store.update('check', () => ({
    condominium_id: duty.binding.condominium.id,
    agent_id: duty.agent.id,
    at: new Date(now).toISOString(),
    failed,
  }))

/** Another guard's waits until that guard is at work again, or does a check of their own. */
export async function sendCheck({ store, ask }: Surroundings, duty: Duty): Promise<void> {
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
