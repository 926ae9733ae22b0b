/** Visits that a guard registered, for tests: one waits for the unit, one has waited for long. */
import { newId } from '../../src/shared/ids.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

/** Registers somebody at the gate and answers the id; what is refused is an error of the test. */
export async function arrive(guard: TestPerson, condominiumId: string, unitNumber = '101'): Promise<string> {
  const id = newId()
  const made = await guard.call(visits.register, {
    id,
    condominium_id: condominiumId,
    unit_number: unitNumber,
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE12345',
    phone_number: null,
    purpose: null,
  })
  if (!made.ok) throw new Error(made.code)
  return id
}

export function enter(guard: TestPerson, condominiumId: string, id: string, reason: string | null = null) {
  return guard.call(visits.enter, { condominium_id: condominiumId, id, event_id: newId(), reason })
}

/** On the guard's own judgment, of a request of a former release: it has no clock, so nothing has to end first. */
export async function letIn(
  { owner }: Pick<TestInstallation, 'owner'>,
  guard: TestPerson,
  condominiumId: string,
  id: string,
  reason: string,
) {
  await owner.query('update authorizations set ask_seconds = null where id = $1', [id])
  return enter(guard, condominiumId, id, reason)
}

/** As if it had been registered, and decided if it was, that long ago. */
export async function backdate({ owner }: TestInstallation, id: string, age: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    // Before all else, so that nobody who holds a row waits for this one.
    await client.query('lock table authorizations in access exclusive mode')
    await client.query('alter table authorizations disable trigger user')
    await client.query(
      `update authorizations set created_at = created_at - $2::interval, decided_at = decided_at - $2::interval where id = $1`,
      [id, age],
    )
    await client.query('alter table authorizations enable trigger user')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** As if everybody had been there for that long. */
export async function settleIn({ owner }: TestInstallation, age = '60 days'): Promise<void> {
  await owner.query('update residences set since = now() - $1::interval where since is not null', [age])
  await owner.query('update assignments set assigned_at = now() - $1::interval', [age])
}
