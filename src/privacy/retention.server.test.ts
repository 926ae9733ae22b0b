/** Retention removes only names, and only after their period. */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { daysAgo as days, insertRow as insert, leaveOld, type Made } from '../../tests/support/past.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { forgetVisitors } from './retention.server.ts'

const garita = openForFile(testInstallation)
let resident: TestPerson
let gone: TestPerson
let agent: TestPerson
let here: string
beforeAll(async () => {
  here = await garita.condominium('Aquí')
  resident = await garita.person({ condominium: here, unit: '1' })
  gone = await garita.person({ condominium: here, unit: '2' })
  agent = await garita.person({ user_role: 'agent', assigned: [here] })
  await garita.owner.query(`update residences set until = now() - interval '100 days' where profile_id = $1`, [gone.id])
})

const keeper = () => garita.database.callerDb({ system: 'keeper' })
const cleanAgain = async () => {
  await garita.owner.query('delete from retention_runs')
  await forgetVisitors(keeper())
}

const leave = (more: Made = {}, host: TestPerson | null = resident) => leaveOld(garita, here, host, more)
const unlimited = { valid_from: 'null', valid_until: 'null' }

const personal = z.object({
  name: z.string(),
  last_name: z.string().nullable(),
  id_document: z.string().nullable(),
  phone_number: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
  relationship: z.string().nullable(),
  details: z.object({}).loose(),
  private_details: z.object({}).loose(),
  subject: z.string().nullable(),
  subject_document: z.string().nullable(),
})
async function found(id: string) {
  const { rows } = await garita.owner.query(
    `select a.*, s.name as subject, s.id_document as subject_document from authorizations a
      left join access_logs l on l.authorization_id = a.id and l.event_type = 'visitor_registered'
      left join access_log_subjects s on s.log_id = l.id where a.id = $1`,
    [id],
  )
  return personal.parse(rows[0])
}

const blank = {
  name: '—',
  last_name: null,
  id_document: null,
  phone_number: null,
  vehicle_plate: null,
  relationship: null,
  details: {},
  private_details: {},
  subject: null,
  subject_document: null,
}
const whole = { name: 'Luis', last_name: 'Gómez', id_document: 'INE-12345', subject: 'Luis' }

describe('the period counts from the end of an authorization', () => {
  test.each<[string, Made, ('nobody' | 'gone')?]>([
    ['a visit that expired', {}],
    ['a visit that left', { status: `'inactive'`, left_at: days(91), entered_at: days(92), valid_until: days(-90) }],
    ['a request that was denied', { status: `'denied'`, decided_at: days(199) }, 'nobody'],
    ['a request that nobody answered', { status: `'pending_approval'`, valid_until: days(-9) }, 'nobody'],
    ['a worker of somebody who moved out', { auth_type: `'worker'`, ...unlimited }, 'gone'],
    ['a pass whose host moved out before its end', { valid_until: days(-90) }, 'gone'],
  ])('%s is blanked', async (_, made, host) => {
    const id = await leave(made, host === 'nobody' ? null : host === 'gone' ? gone : resident)
    await cleanAgain()
    expect(await found(id)).toEqual(blank)
  })

  test.each<[string, Made, 'nobody'?]>([
    ['a worker who still comes', { auth_type: `'worker'`, ...unlimited }],
    ['a suspended worker', { auth_type: `'worker'`, ...unlimited, suspended_at: days(150) }],
    ['a pass that is valid still', { valid_until: days(-30) }],
    ['somebody inside since long ago', { entered_at: days(150) }],
    ['somebody inside whose request was denied', { status: `'denied'`, entered_at: days(150) }, 'nobody'],
    ['a visit that expired less than the days ago', { valid_until: days(89) }],
    ['a visit that left late', { left_at: days(89), entered_at: days(150) }],
    ['a visit checked out late', { status: `'inactive'`, updated_at: days(89) }],
    ['a denial of late', { status: `'denied'`, decided_at: days(89) }, 'nobody'],
    ['a request of today', { status: `'pending_approval'`, created_at: 'now()', valid_until: days(-1) }, 'nobody'],
  ])('%s is not blanked', async (_, made, host) => {
    const id = await leave(made, host === 'nobody' ? null : resident)
    await cleanAgain()
    expect(await found(id)).toMatchObject(whole)
  })

  test('keeps a log line longer than its authorization, and removes its name by its own age', async () => {
    const [old, young] = [
      await leave(),
      await leave({ created_at: days(30), valid_until: days(29), valid_from: days(30) }),
    ]
    const lines = await garita.owner.query('select id from access_logs where authorization_id = any($1)', [
      [old, young],
    ])
    await garita.owner.query('alter table authorizations disable trigger user')
    await garita.owner.query('delete from authorizations where id = any($1)', [[old, young]])
    await garita.owner.query('alter table authorizations enable trigger user')
    await cleanAgain()
    const { rows } = await garita.owner.query(
      `select l.authorization_id as id, s.name from access_logs l join access_log_subjects s on s.log_id = l.id where l.id = any($1)`,
      [lines.rows.map((row) => row.id)],
    )
    expect(new Map(rows.map((row) => [row.id, row.name]))).toEqual(
      new Map([
        [old, null],
        [young, 'Luis'],
      ]),
    )
  })

  test('clears guests of past bookings, not of future ones, and no visitor who is still inside', async () => {
    const { rows: homes } = await garita.owner.query('select id from residences where profile_id = $1', [resident.id])
    const { rows: places } = await garita.owner.query('select id from amenities where condominium_id = $1 limit 1', [
      here,
    ])
    const invite = async (ends: string, entered: string) => {
      const [booking, guest] = [newId(), newId()]
      const client = await garita.owner.connect()
      await client.query('alter table amenity_reservations disable trigger user')
      await insert(client, 'amenity_reservations', {
        condominium_id: `'${here}'`,
        id: `'${booking}'`,
        amenity_id: `'${places[0].id}'`,
        resident_id: `'${resident.id}'`,
        residence_id: `'${homes[0].id}'`,
        unit_number: `'1'`,
        reservation_date: 'current_date',
        start_time: `'10:00'`,
        end_time: `'11:00'`,
        starts_at: `${ends} - interval '1 hour'`,
        ends_at: ends,
        held: `tstzrange(${ends} - interval '1 hour', ${ends})`,
        exclusive: 'false',
        status: `'approved'`,
      })
      await client.query('alter table amenity_reservations enable trigger user')
      await insert(client, 'reservation_guests', {
        condominium_id: `'${here}'`,
        id: `'${guest}'`,
        reservation_id: `'${booking}'`,
        resident_id: `'${resident.id}'`,
        position: '1',
        name: `'Eva'`,
        entered_at: entered,
      })
      client.release()
      return guest
    }
    const over = await invite(days(91), 'null')
    const late = await invite(days(89), 'null')
    const ahead = await invite(days(-5), 'null')
    const inside = await invite(days(91), days(91))
    await cleanAgain()
    const nameOf = async (id: string) =>
      (await garita.owner.query('select name from reservation_guests where id = $1', [id])).rows[0].name
    expect([await nameOf(over), await nameOf(late), await nameOf(ahead), await nameOf(inside)]).toEqual([
      '—',
      'Eva',
      'Eva',
      'Eva',
    ])
  })
})

describe('blanks only personal data', () => {
  test('deletes names without a change to rows, log lines, figures and passes', async () => {
    await leave({ status: `'inactive'`, left_at: days(91), entered_at: days(92) })
    const asIs = async () => [
      (await garita.owner.query('select * from access_logs order by id')).rows,
      (
        await garita.owner.query(
          'select id, status, unit_number, created_at, pass_id, pass_generation, access_number, entered_at, left_at, valid_until from authorizations order by id',
        )
      ).rows,
      await agent.call(visits.count, {}).then((answer) => answer.ok && answer.answer),
      await resident.call(authorizations.today, {}).then((answer) => answer.ok && answer.answer.figures),
    ]
    const before = await asIs()
    await cleanAgain()
    expect(await asIs()).toEqual(before)
    for (const authType of ['temporary_visitor', 'worker'] as const) {
      expect(await resident.call(authorizations.list, { auth_type: authType })).toMatchObject({ ok: true })
    }
    expect(await agent.call(visits.list, {})).toMatchObject({ ok: true })
    expect(await agent.call(visits.log, {})).toMatchObject({ ok: true })
  })

  test('keeps a name that is entered again for a full period', async () => {
    const id = await leave()
    await cleanAgain()
    await garita.owner.query(
      `update authorizations set name = 'Rita', valid_from = now(), valid_until = now() + interval '1 day' where id = $1`,
      [id],
    )
    await cleanAgain()
    expect(await found(id)).toMatchObject({ name: 'Rita' })
    await garita.owner.query('alter table authorizations disable trigger user')
    await garita.owner.query(
      `update authorizations set valid_from = ${days(99)}, valid_until = ${days(98)} where id = $1`,
      [id],
    )
    await garita.owner.query('alter table authorizations enable trigger user')
    await cleanAgain()
    expect(await found(id)).toMatchObject({ name: '—' })
  })

  test('uses each condominium’s own period, also of archived ones', async () => {
    const id = await leave({ valid_until: days(20), created_at: days(21), valid_from: days(21) })
    await garita.owner.query('update condominiums set retention_days = 10 where id = $1', [here])
    await cleanAgain()
    await garita.owner.query('update condominiums set retention_days = 90 where id = $1', [here])
    expect(await found(id)).toEqual(blank)
    const closed = await garita.condominium('Cerrado')
    await garita.owner.query('update condominiums set archived_at = now() where id = $1', [closed])
    await forgetVisitors(keeper())
    const { rows } = await garita.owner.query(
      'select finished_at is not null as done from retention_runs where condominium_id = $1',
      [closed],
    )
    expect(rows).toEqual([{ done: true }])
  })
})
