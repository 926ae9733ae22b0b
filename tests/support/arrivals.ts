import { newId } from '../../src/shared/ids.ts'
import { atDesk } from './desk.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

/** Registers a visitor at the gate and returns the id; a refusal fails the test. */
export async function arrive(guard: TestPerson, condominiumId: string, unitNumber = '101'): Promise<string> {
  const id = newId()
  const made = await atDesk.register(guard, {
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
  return atDesk.enter(guard, { condominium_id: condominiumId, id, event_id: newId(), reason })
}

/** Records an entry by the guard's own decision. A request without a time to answer, as in older data, lets the guard decide at once. */
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

export async function backdate({ owner }: TestInstallation, id: string, age: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    // Locks the table first, because a transaction that holds a row would wait for this one.
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

export async function settleIn({ owner }: TestInstallation, age = '60 days'): Promise<void> {
  await owner.query('update residences set since = now() - $1::interval where since is not null', [age])
  await owner.query('update assignments set assigned_at = now() - $1::interval', [age])
}
