import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { eventOf, recordAtDesk } from './deskActs.ts'
import { makePerson } from './people.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)
beforeEach(() => log(true))

const log = (on: boolean) =>
  world.owner.query('update condominiums set log_resident_entries = $2 where id = $1', [world.here, on])
const newcomer = async (approvalStatus: 'approved' | 'pending' | 'rejected' = 'approved', unit = '104') =>
  (await makePerson(world.owner, { user_role: 'resident', lives: [world.here, unit], approval_status: approvalStatus }))
    .id

async function act(kind: 'entry' | 'exit', person: string, event = newId(), agent = 'agent') {
  const made = eventOf({ id: event, kind, subject: { authorization_id: person } })
  const outcome = await world.commit(world.named(agent), recordAtDesk, [world.here, made])
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

test('begins the log of a resident with an entry or an exit, and records none twice in a row', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  expect([await enter(one), await enter(one)]).toEqual([true, 'resident_already_inside'])
  expect([await leave(other), await leave(other), await enter(other)]).toEqual([true, 'visit_already_left', true])
  expect(await events(one)).toEqual(['entry'])
  expect(await events(other)).toEqual(['exit', 'entry'])
})

test('refuses the entry of a resident while the setting is off, and lets residents inside leave', async () => {
  const [inside, outside] = [await newcomer(), await newcomer()]
  expect(await enter(inside)).toBe(true)
  await log(false)
  expect([await enter(outside), await leave(outside)]).toEqual(['resident_entries_off', 'resident_entries_off'])
  expect([await leave(inside), await enter(inside)]).toEqual([true, 'resident_entries_off'])
  expect(await events(outside)).toEqual([])
})

test('records entries only of approved residents of the condominium', async () => {
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

test('lets a resident who moved out, was rejected or removed while inside leave once, and not enter again', async () => {
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

test('keeps a resident who changes units inside, and logs the new unit', async () => {
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

test('accepts a repeated entry of a resident, and refuses its id for other acts and people', async () => {
  const [one, other, came, left] = [await newcomer(), await newcomer(), newId(), newId()]
  expect([await enter(one, came), await enter(one, came)]).toEqual([true, true])
  expect([await leave(one, came), await enter(other, came)]).toEqual(['visit_event_taken', 'visit_event_taken'])
  expect([await leave(one, left), await leave(one, left), await enter(one, came)]).toEqual([true, true, true])
  expect(await events(one)).toEqual(['entry', 'exit'])
  // The id of a visitor's line is refused too.
  const { rows } = await world.owner.query(`select id from access_logs where authorization_id is not null limit 1`)
  expect(await enter(other, rows[0].id)).toBe('visit_event_taken')
  const exit = eventOf({ id: left, kind: 'exit', subject: { authorization_id: world.request.here } })
  const visit = await world.commit(world.named('agent'), recordAtDesk, [world.here, exit])
  expect(visit).toEqual({ refused: 'visit_event_taken' })
})

test('lets only a guard of the condominium record an entry', async () => {
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

test('counts only one of two simultaneous entries', async () => {
  for (let round = 0; round < 10; round++) {
    const person = await newcomer()
    const both = await Promise.all([enter(person), enter(person, newId(), 'other agent')])
    expect(both.map(String).sort()).toEqual(['resident_already_inside', 'true'])
    const event = newId()
    expect(await Promise.all([leave(person, event), leave(person, event, 'other agent')])).toEqual([true, true])
    expect(await events(person)).toEqual(['entry', 'exit'])
  }
})

test('sends no push message about a resident’s entry, and shows it only to the resident and the staff', async () => {
  const me = world.named('resident').id
  await world.owner.query('delete from jobs')
  // In the known world the resident is inside already.
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
