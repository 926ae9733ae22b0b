import { expect, test } from 'vitest'
import { password, signIn } from '../../tests/support/accounts.ts'
import { arrive, letIn } from '../../tests/support/arrivals.ts'
import { called } from '../../tests/support/called.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readable } from '../../tests/support/readable.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { gate } from '../gate/gate.contract.ts'
import { newActKey } from '../gate/station/outbox.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { incidents } from '../incidents/incidents.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { session } from '../session/session.contract.ts'
import { startCodes } from '../session/start/start.contract.ts'
import { newId } from '../shared/ids.ts'
import { units } from '../units/units.contract.ts'
import { supervision } from './supervision.contract.ts'

const garita = openForFile(sharedInstallation)

const supervisorOf = (...assigned: string[]) => garita.person({ user_role: 'supervisor', assigned })
const guardOf = (...assigned: string[]) => garita.person({ user_role: 'agent', assigned, full_name: 'Gus Garita' })

async function guardsOf(supervisor: TestPerson) {
  const found = await supervisor.call(supervision.guards, {})
  if (!found.ok) throw new Error(found.code)
  return found.answer
}
const outcome = async (asked: Promise<{ ok: boolean; status: number }>) => (await asked).status

test('lets a supervisor create a guard for their condominiums only; the guard begins with a code', async () => {
  const [here, there] = [await garita.condominium('Los Encinos'), await garita.condominium('Allá')]
  const supervisor = await supervisorOf(here)
  const card = { id: newId(), full_name: 'Ramón Díaz', email: null, language: 'es' as const }
  const make = (places: string[]) => supervisor.call(supervision.makeGuard, { ...card, condominium_ids: places })
  expect(await outcome(make([there]))).toBe(403)
  expect(await outcome(make([here, there]))).toBe(403)
  expect(await outcome(make([here]))).toBe(200)
  expect(await outcome(make([here]))).toBe(200)
  expect(await guardsOf(supervisor)).toMatchObject([
    { id: card.id, started: false, places: [{ id: here }], may_change: true, approval_status: 'approved' },
  ])
  const made = await supervisor.call(supervision.makeCode, { id: card.id })
  if (!made.ok) throw new Error(made.code)
  expect(made.answer).toMatchObject({ condominium: 'Los Encinos', has_email: false, full_name: 'Ramón Díaz' })
  const begun = await ask(
    garita,
    startCodes.start,
    { code: made.answer.code, password, username: 'ramon.supervisado' },
    null,
  )
  expect(begun).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: 'ramon.supervisado', password })).toMatchObject({ ok: true })
  expect(await guardsOf(supervisor)).toMatchObject([{ started: true, signs_in_as: 'ramon.supervisado' }])
})

test('ends sessions and station keys at once with a suspension; a supervisor reverses it, but no decision of the administration', async () => {
  const world = await stationWorld(garita)
  const [supervisor, admin] = [
    await supervisorOf(world.here),
    await garita.person({ user_role: 'admin', assigned: [world.here] }),
  ]
  const { id } = world.guard
  await world.guard.call(gate.keepKey, { ...world.station, id: newId(), public_key: newActKey().public_key })
  const atWork = async () => {
    const found = await supervisor.call(supervision.gates, {})
    if (!found.ok) throw new Error(found.code)
    return found.answer.flatMap(({ on_duty }) => on_duty.map(({ full_name }) => full_name))
  }
  expect(await atWork()).toEqual(['Gus Garita'])

  expect(await outcome(supervisor.call(supervision.suspend, { id }))).toBe(200)
  expect(await outcome(supervisor.call(supervision.suspend, { id }))).toBe(200)
  expect(await outcome(world.guard.call(visits.list, {}))).toBe(401)
  expect(await atWork()).toEqual([])
  const { rows } = await garita.owner.query('select from station_keys where profile_id = $1 and ended_at is null', [id])
  expect(rows).toEqual([])

  expect(await guardsOf(supervisor)).toMatchObject([{ id, approval_status: 'rejected', may_reinstate: true }])
  expect(await outcome(supervisor.call(supervision.reinstate, { id }))).toBe(200)
  expect(await guardsOf(supervisor)).toMatchObject([{ id, approval_status: 'approved' }])

  expect(await outcome(admin.call(people.decide, { id, from: 'approved', to: 'rejected', reason: null }))).toBe(200)
  expect(await guardsOf(supervisor)).toMatchObject([{ id, approval_status: 'rejected', may_reinstate: false }])
  expect(await outcome(supervisor.call(supervision.reinstate, { id }))).toBe(404)
})

test('lets a supervisor remove a guard who also works or lives elsewhere from their condominium, but not suspend them', async () => {
  const [here, there] = [await garita.condominium('Aquí'), await garita.condominium('Allá')]
  const supervisor = await supervisorOf(here)
  const [shared, dweller, own] = [await guardOf(here, there), await guardOf(here), await guardOf(here)]
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, gen_random_uuid(), $2, '101', now())`,
    [here, dweller.id],
  )
  for (const { id } of [shared, dweller]) {
    expect(await outcome(supervisor.call(supervision.suspend, { id }))).toBe(404)
    expect(await outcome(supervisor.call(supervision.makeCode, { id }))).not.toBe(200)
    expect(await outcome(supervisor.call(supervision.relieve, { id, condominium_id: there }))).toBe(404)
    expect(await outcome(supervisor.call(supervision.relieve, { id, condominium_id: here }))).toBe(200)
  }
  expect(await outcome(supervisor.call(supervision.relieve, { id: shared.id, condominium_id: here }))).toBe(200)
  expect((await guardsOf(supervisor)).map(({ id }) => id)).toEqual([own.id])
  expect(await outcome(shared.call(visits.list, { condominium_id: there }))).toBe(200)
})

test('repeats a supervisor’s own act as a success, and hides another supervisor’s act', async () => {
  const here = await garita.condominium()
  const [one, other, guard] = [await supervisorOf(here), await supervisorOf(here), await guardOf(here)]
  const tie = { id: guard.id, condominium_id: here }
  for (const act of [
    (by: TestPerson) => by.call(supervision.suspend, { id: guard.id }),
    (by: TestPerson) => by.call(supervision.reinstate, { id: guard.id }),
    (by: TestPerson) => by.call(supervision.relieve, tie),
  ]) {
    expect([await outcome(act(one)), await outcome(act(one)), await outcome(act(other))]).toEqual([200, 200, 404])
  }
})

test('refuses a supervisor’s acts on other supervisors, administrators, residents and themselves', async () => {
  const here = await garita.condominium()
  const supervisor = await supervisorOf(here)
  const others = [
    await supervisorOf(here),
    await garita.person({ user_role: 'board', assigned: [here] }),
    await garita.person({ user_role: 'admin', assigned: [here] }),
    await garita.person({ condominium: here, unit: '7' }),
    supervisor,
  ]
  for (const { id } of others) {
    expect(await outcome(supervisor.call(supervision.suspend, { id }))).toBe(404)
    expect(await outcome(supervisor.call(supervision.relieve, { id, condominium_id: here }))).toBe(404)
    expect(await outcome(supervisor.call(supervision.makeCode, { id }))).not.toBe(200)
  }
  expect(await guardsOf(supervisor)).toEqual([])
})

test('reports an override with its gate and guard, never with the visitor, the home or the guard’s text', async () => {
  const world = await stationWorld(garita)
  const [supervisor, elsewhere] = [await supervisorOf(world.here), await supervisorOf(await garita.condominium())]
  const visit = await arrive(world.guard, world.here)
  expect(await letIn(garita, world.guard, world.here, visit, 'Luis Gómez va a la casa 101')).toMatchObject({ ok: true })
  const seen = await supervisor.call(supervision.overrides, {})
  expect(seen).toMatchObject({ ok: true, answer: [{ guard: called('Gus Garita'), by_phone: false }] })
  expect(readable(seen)).not.toMatch(/Luis|Gómez|INE|101/)
  expect(await elsewhere.call(supervision.overrides, {})).toMatchObject({ ok: true, answer: [] })
})

test('refuses the log, visits, homes, people and incidents to a supervisor, and a supervisor’s calls to all others', async () => {
  const here = await garita.condominium()
  const supervisor = await supervisorOf(here)
  for (const asked of [
    supervisor.call(visits.log, {}),
    supervisor.call(visits.list, {}),
    supervisor.call(units.list, { condominium_id: here }),
    supervisor.call(people.list, {}),
    supervisor.call(people.directory, {}),
    supervisor.call(incidents.list, {}),
    supervisor.call(notices.list, {}),
  ]) {
    expect(await outcome(asked)).toBe(403)
  }
  expect(await supervisor.call(session.current, {})).toMatchObject({
    answer: { person: { user_role: 'supervisor', may_enter: true, assigned: [{ id: here }] } },
  })
  for (const userRole of ['agent', 'board', 'admin', 'super_admin'] as const) {
    const other = await garita.person({ user_role: userRole, assigned: userRole === 'super_admin' ? [] : [here] })
    expect(await outcome(other.call(supervision.guards, {}))).toBe(403)
    expect(await outcome(other.call(supervision.suspend, { id: newId() }))).toBe(403)
  }
})
