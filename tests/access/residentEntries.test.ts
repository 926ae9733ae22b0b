/** What is written about a resident who comes and goes: by whom, of whom and when, once an act, and who reads it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { makePerson } from './people.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())
beforeEach(() => log(true))

const log = (on: boolean) =>
  world.owner.query('update condominiums set log_resident_entries = $2 where id = $1', [world.here, on])
const newcomer = async (approvalStatus: 'approved' | 'pending' | 'rejected' = 'approved', unit = '104') =>
  (await makePerson(world.owner, { user_role: 'resident', lives: [world.here, unit], approval_status: approvalStatus }))
    .id

async function act(kind: 'entry' | 'exit', person: string, event = newId(), agent = 'agent') {
  const outcome = await world.commit(world.named(agent), `select access.record_resident_${kind}($1, $2, $3) as done`, [
    world.here,
    person,
    event,
  ])
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.done
}
const enter = (person: string, event?: string, agent?: string) => act('entry', person, event, agent)
const leave = (person: string, event?: string, agent?: string) => act('exit', person, event, agent)
const lines = async (person: string) => {
  const { rows } = await world.owner.query(
    `select l.event_type, l.unit_number, l.resident_id, l.actor_id, l.authorization_id, s.auth_type, s.name, s.phone_number
      from access_logs l join access_log_subjects s on s.log_id = l.id where l.person_id = $1 order by l.occurred_at`,
    [person],
  )
  return rows
}
const events = async (person: string) => (await lines(person)).map(({ event_type }) => event_type)

test('logs a resident’s entry with the name and unit of that time', async () => {
  const person = await newcomer()
  expect([await enter(person), await leave(person), await enter(person)]).toEqual([true, true, true])
  const [first] = await lines(person)
  expect(first).toEqual({
    ...{ event_type: 'entry', unit_number: '104', resident_id: person, actor_id: world.named('agent').id },
    ...{ authorization_id: null, auth_type: 'resident', name: expect.any(String), phone_number: null },
  })
  expect(await events(person)).toEqual(['entry', 'exit', 'entry'])
})

test('the first act may be an entry or an exit, and none counts twice in a row', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  expect([await enter(one), await enter(one)]).toEqual([true, 'resident_already_inside'])
  expect([await leave(other), await leave(other), await enter(other)]).toEqual([true, 'visit_already_left', true])
  expect(await events(one)).toEqual(['entry'])
  expect(await events(other)).toEqual(['exit', 'entry'])
})

test('is refused while the setting is off, but residents inside may leave', async () => {
  const [inside, outside] = [await newcomer(), await newcomer()]
  expect(await enter(inside)).toBe(true)
  await log(false)
  expect([await enter(outside), await leave(outside)]).toEqual(['resident_entries_off', 'resident_entries_off'])
  expect([await leave(inside), await enter(inside)]).toEqual([true, 'resident_entries_off'])
  expect(await events(outside)).toEqual([])
})

test('is recorded only for approved residents of the condominium', async () => {
  for (const status of ['pending', 'rejected'] as const) {
    const person = await newcomer(status)
    expect([status, await enter(person), await leave(person)]).toEqual([
      status,
      'resident_not_living_here',
      'resident_not_living_here',
    ])
  }
  const gone = await newcomer()
  await world.owner.query('update residences set until = now() where profile_id = $1', [gone])
  for (const person of [gone, world.named('agent').id, world.named('stranger').id, newId()]) {
    expect([await enter(person), await leave(person)]).toEqual([false, false])
  }
})

test('a resident who moved out, was rejected or removed while inside may leave once, and not enter again', async () => {
  const ends = {
    moved: 'update residences set until = now() where profile_id = $1',
    rejected: `update profiles set approval_status = 'rejected' where id = $1`,
    removed: 'delete from profiles where id = $1',
  }
  for (const [end, text] of Object.entries(ends)) {
    const person = await newcomer()
    expect(await enter(person)).toBe(true)
    await world.owner.query(text, [person])
    expect([end, await leave(person), await leave(person)]).toEqual([end, true, 'visit_already_left'])
    expect([end, await enter(person)]).toEqual([end, 'resident_not_living_here'])
    const [came, left] = await lines(person)
    expect(left).toMatchObject({ name: came.name, unit_number: '104' })
  }
})

test('a resident who changes units stays inside, and the log shows the new unit', async () => {
  const person = await newcomer()
  expect(await enter(person)).toBe(true)
  await world.owner.query('update residences set until = now() where profile_id = $1', [person])
  await world.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '105', now())`,
    [world.here, newId(), person],
  )
  expect([await enter(person), await leave(person)]).toEqual(['resident_already_inside', true])
  expect((await lines(person)).map(({ unit_number }) => unit_number)).toEqual(['104', '105'])
})

test('an act sent again succeeds, and its id is refused for other acts and people', async () => {
  const [one, other, came, left] = [await newcomer(), await newcomer(), newId(), newId()]
  expect([await enter(one, came), await enter(one, came)]).toEqual([true, true])
  expect([await leave(one, came), await enter(other, came)]).toEqual(['visit_event_taken', 'visit_event_taken'])
  expect([await leave(one, left), await leave(one, left), await enter(one, came)]).toEqual([true, true, true])
  expect(await events(one)).toEqual(['entry', 'exit'])
  // Nor does what was written of a visitor.
  const { rows } = await world.owner.query(`select id from access_logs where authorization_id is not null limit 1`)
  expect(await enter(other, rows[0].id)).toBe('visit_event_taken')
  const visit = await world.commit(world.named('agent'), 'select access.record_exit($1, $2, $3)', [
    world.here,
    world.request.here,
    left,
  ])
  expect(visit).toEqual({ refused: 'visit_event_taken' })
})

test('only a guard of the condominium can record an entry', async () => {
  const person = await newcomer()
  expect([await enter(person, newId(), 'agent there'), await leave(person, newId(), 'agent there')]).toEqual([
    false,
    false,
  ])
  for (const role of ['resident', 'admin', 'super_admin', 'applicant']) {
    expect([role, await enter(person, newId(), role)]).toEqual([role, '42501'])
  }
  expect(await events(person)).toEqual([])
})

test('only one of two simultaneous entries counts', async () => {
  for (let round = 0; round < 10; round++) {
    const person = await newcomer()
    const both = await Promise.all([enter(person), enter(person, newId(), 'other agent')])
    expect(both.map(String).sort()).toEqual(['resident_already_inside', 'true'])
    const event = newId()
    expect(await Promise.all([leave(person, event), leave(person, event, 'other agent')])).toEqual([true, true])
    expect(await events(person)).toEqual(['entry', 'exit'])
  }
})

test('sends no push message, and is read only by the resident and the staff', async () => {
  const me = world.named('resident').id
  await world.owner.query('delete from jobs')
  // The known world has them inside already.
  expect([await leave(me), await enter(me)]).toEqual([true, true])
  expect((await world.owner.query('select name from jobs')).rows).toEqual([])
  const reads = async (name: string) => {
    const outcome = await world.attempt(world.named(name), 'select id from access_logs where person_id = $1', [me])
    return 'rows' in outcome ? outcome.rows.length : outcome.refused
  }
  const three = ['resident', 'agent', 'shared agent', 'admin', 'super_admin']
  for (const name of three) expect([name, await reads(name)]).toEqual([name, 3])
  for (const name of ['room mate', 'neighbor', 'stranger', 'agent there', 'admin there']) {
    expect([name, await reads(name)]).toEqual([name, 0])
  }
  for (const name of ['resident', 'room mate', 'agent', 'admin']) {
    const outcome = await world.attempt(
      world.named(name),
      'select from access.notices n join access_logs l on l.id = n.fact_id where l.person_id is not null',
      [],
    )
    expect([name, outcome]).toMatchObject([name, { rows: [] }])
  }
})
