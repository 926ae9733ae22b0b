/** No call gives the id of a removed person to a new account, whatever their role was. */
import { beforeEach, expect, test } from 'vitest'
import { registration } from '../../tests/support/accounts.ts'
import { arrive } from '../../tests/support/arrivals.ts'
import { signed } from '../../tests/support/called.ts'
import { logOf } from '../../tests/support/gate/stations.ts'
import { openAs, substituteWorld, wordOf } from '../../tests/support/gate/substitutes.ts'
import { from } from '../../tests/support/gate/tablets.ts'
import { ask } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { station } from '../gate/tablet/stations.contract.ts'
import { supervision } from '../guards/supervision.contract.ts'
import { imports } from '../imports/imports.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import type { UserRole } from '../shared/roles.ts'
import { people } from './people.contract.ts'

const garita = openForFile(sharedInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

const missing = { ok: false, status: 404 }
const holders = async (id: string) => (await garita.owner.query('select from profiles where id = $1', [id])).rowCount

test.each(['agent', 'supervisor', 'admin', 'resident'] as const)('refuses the id of a removed %s', async (role) => {
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const { id } = await garita.person(
    role === 'resident' ? { condominium: here } : { user_role: role as UserRole, assigned: [here] },
  )
  expect(await admin.call(people.remove, { id })).toMatchObject({ ok: true })
  const card = { id, full_name: 'Nuevo Mismo', email: null, phone_number: null, language: 'es' as const }
  const guard = { ...card, user_role: 'agent' as const, condominium_ids: [here] }
  expect(await admin.call(people.create, guard)).toMatchObject(missing)
  const { phone_number: _, ...theirs } = card
  expect(await supervisor.call(supervision.makeGuard, { ...theirs, condominium_ids: [here] })).toMatchObject(missing)
  const line = {
    ...{ id, residence_id: newId(), full_name: 'Nuevo Mismo', email: null },
    phone_number: null,
    unit_number: '7',
  }
  const brought = await admin.call(imports.save, { condominium_id: here, language: 'es', lines: [line] })
  expect(brought).toMatchObject({ answer: [{ outcome: 'not_saved' }] })
  await ask(garita, session.register, registration({ id }), null)
  expect(await holders(id)).toBe(0)
})

test('refuses the id of a removed guard for a substitute, so that the guard’s log lines keep their sign', async () => {
  const there = await substituteWorld(garita)
  const gone = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Otro Quitado' })
  await arrive(gone, there.here)
  const sign = await signed(garita, 'Otro Quitado', gone.id)
  expect(await there.admin.call(people.remove, { id: gone.id })).toMatchObject({ ok: true })
  const opened = await openAs(there, 'Pedro Ramírez')
  const letter = wordOf(there, opened, new Date(), there.station, { agent_id: gone.id })
  await from(garita, there.tablet, station.deliver, { letters: [letter] })
  expect(await holders(gone.id)).toBe(0)
  expect(await logOf(there.admin)).toMatchObject([{ agent_name: sign }])
})
