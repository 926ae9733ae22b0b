/** An administrator sees the tasks of their own condominiums, sorted, in the morning. */
import { beforeEach, expect, test } from 'vitest'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { reasonSaid } from '../../tests/support/disclosures.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { legalHolds } from '../investigations/legalHolds/legalHolds.contract.ts'
import { newId } from '../shared/ids.ts'
import { dashboards } from './dashboards.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let admin: TestPerson
let host: TestPerson
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Las Torres')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  host = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
})

async function morning(reader = admin) {
  const said = await reader.call(dashboards.morning, {})
  if (!said.ok) throw new Error(said.code)
  return said.answer
}

async function waits(condominium: string, hoursAgo: number, fullName: string): Promise<string> {
  const { id } = await garita.person({
    condominium,
    unit: `${hoursAgo}`,
    approval_status: 'pending',
    full_name: fullName,
  })
  await garita.owner.query(`update profiles set created_at = now() - $2 * interval '1 hour' where id = $1`, [
    id,
    hoursAgo,
  ])
  return id
}

async function booked(hoursAgo: number): Promise<string> {
  // Each booking is on another day.
  const amenity = await amenityOf(garita, here, 'gym', { needs_approval: true })
  const id = await book(host, amenity, { reservation_date: dayIn(mexico, hoursAgo) })
  await past(
    'amenity_reservations',
    `update amenity_reservations set asked_at = now() - $2 * interval '1 hour' where id = $1`,
    [id, hoursAgo],
  )
  return id
}

/** Inserts as the owner, past the rules. */
async function past(table: string, text: string, values: unknown[]): Promise<void> {
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query(`alter table ${table} disable trigger user`)
    await client.query(text, values)
    await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('lists people and bookings that wait as one queue, the oldest first, and only those the admin may answer', async () => {
  const second = await waits(here, 3, 'Beto Dos')
  const third = await booked(2)
  const first = await waits(here, 5, 'Carla Tres')
  await waits(there, 9, 'Of another')
  // Works for another condominium too: only a super admin may decide.
  await garita.person({ user_role: 'agent', assigned: [here, there], approval_status: 'pending' })
  const { waiting, more_waiting } = await morning()
  expect(waiting.map(({ id }) => id)).toEqual([first, second, third])
  expect(more_waiting).toBe(0)
  expect(waiting[0]).toMatchObject({ kind: 'person', full_name: 'Carla Tres', unit_number: '5', email_confirmed: true })
  expect(waiting[2]).toMatchObject({ kind: 'booking', unit_number: '101', resident_name: 'Ana Uno', guest_count: 1 })
})

test('shows thirty waiting people and bookings, and counts all others', async () => {
  const ids = []
  for (let hour = 33; hour > 0; hour--) ids.push(await waits(here, hour, `N${hour}`))
  const { waiting, more_waiting } = await morning()
  expect(waiting.map(({ id }) => id)).toEqual(ids.slice(0, 30))
  expect(more_waiting).toBe(3)
})

test('omits finished and answered bookings from the queue', async () => {
  const [over, answered] = [await booked(3), await booked(2)]
  await past(
    'amenity_reservations',
    `update amenity_reservations set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 second' where id = $1`,
    [over],
  )
  await past('amenity_reservations', `update amenity_reservations set status = 'cancelled' where id = $1`, [answered])
  expect((await morning()).waiting).toEqual([])
})

test('shows each gate’s connection, its guard and its minutes without a connection', async () => {
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const { rows } = await garita.owner.query<{ id: string }>('select id from gates where condominium_id = $1', [here])
  const main = rows[0]?.id
  const [silent, unused] = [newId(), newId()]
  for (const [id, name] of [
    [silent, 'Norte'],
    [unused, 'Sur'],
  ])
    await garita.owner.query('insert into gates (condominium_id, id, name) values ($1, $2, $3)', [here, id, name])
  const station = async (gate: string | undefined, minutes: number) => {
    const id = newId()
    await garita.owner.query(
      `insert into stations (condominium_id, id, gate_id, bound_by, seen_at) values ($1, $2, $3, $4, now() - $5 * interval '1 minute')`,
      [here, id, gate, guard.id, minutes],
    )
    return id
  }
  const outage = (id: string, from: number, until: number) =>
    garita.owner.query(
      `insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        values ($1, gen_random_uuid(), $2, now() - $3 * interval '1 minute', now() - $4 * interval '1 minute')`,
      [here, id, from, until],
    )
  const [one, other] = [await station(main, 1), await station(main, 4)]
  // Half of the first was within the last day; the two of the last hour are one, at two stations.
  const began = Date.now()
  await outage(one, 24 * 60 + 10, 24 * 60 - 10)
  await outage(one, 60, 40)
  await outage(other, 50, 30)
  await outage(one, 3000, 2000)
  await station(silent, 6)
  await station(unused, 31 * 24 * 60)
  const { gates } = await morning()
  expect(gates.map(({ id, line, guard: who }) => [id, line, who])).toEqual([
    [silent, 'silent', 'Gus Garita'],
    [unused, 'none', null],
    [main, 'alive', 'Gus Garita'],
  ])
  // The first outage loses the minutes that leave the day during the test.
  const passedMinutes = (Date.now() - began) / 60_000
  expect(gates[2]?.silent_minutes).toBeLessThan(40.5)
  expect((gates[2]?.silent_minutes ?? 0) + passedMinutes).toBeGreaterThan(39.5)
  expect(gates[0]?.silent_minutes).toBe(0)
})

test('lists visitors inside who should have left, with the reason', async () => {
  const inside = async (kind: 'worker' | 'temporary_visitor' | 'permanent_visitor', change: string) => {
    const id = await authorize(garita, host, kind)
    await past(
      'authorizations',
      `update authorizations set entered_at = now() - interval '1 hour', left_at = null${change} where id = $1`,
      [id],
    )
    return id
  }
  const expired = await inside(
    'temporary_visitor',
    `, valid_from = now() - interval '1 day', valid_until = now() - interval '6 minutes'`,
  )
  await inside(
    'temporary_visitor',
    `, valid_from = now() - interval '1 day', valid_until = now() - interval '4 minutes'`,
  )
  await inside('permanent_visitor', '')
  // The worker's only day is the day after tomorrow.
  const day = ((new Date().getUTCDay() + 2) % 7) + 1
  const late = await inside('worker', `, details = '{"weekdays": [${day}]}'`)
  const { overstays } = await morning()
  expect(new Map(overstays.map(({ id, why, unit_number }) => [id, `${why} ${unit_number}`]))).toEqual(
    new Map([
      [expired, 'expired 101'],
      [late, 'out_of_hours 101'],
    ]),
  )
  await past('residences', 'update residences set until = now() where profile_id = $1', [host.id])
  const gone = (await morning()).overstays.map(({ why }) => why)
  expect(gone).toEqual(Array.from({ length: 4 }, () => 'host_gone'))
})

test('counts uninvited people whom the reader may invite, with their condominium if it is only one', async () => {
  const begun = `update profiles set started = true where id = any($1)`
  await garita.owner.query(begun, [[host.id, admin.id]])
  expect((await morning()).uninvited).toEqual({ people: 0, condominium_id: null })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  await garita.person({ condominium: here, unit: '102', approval_status: 'pending' })
  const invited = await garita.person({ condominium: here, unit: '103' })
  await garita.owner.query('update profiles set invited_at = now() where id = $1', [invited.id])
  await garita.person({ condominium: there, unit: '104' })
  expect((await morning()).uninvited).toEqual({ people: 1, condominium_id: here })
  const both = await garita.person({ user_role: 'admin', assigned: [here, there] })
  expect((await morning(both)).uninvited).toEqual({ people: 2, condominium_id: null })
  // Only an admin of both condominiums may invite them.
  await garita.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [there, guard.id])
  expect((await morning()).uninvited.people).toBe(0)
  expect((await morning(both)).uninvited.people).toBe(2)
})

test('counts legal holds that need the reader as the second person, with their deadline', async () => {
  const second = await garita.person({ user_role: 'admin', assigned: [here] })
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
      values ($1, gen_random_uuid(), gen_random_uuid(), 'entry', '101', 'agent', 'Gus')`,
    [here],
  )
  const hold = {
    ...({
      condominium_id: here,
      id: newId(),
      kind: 'everything',
      subject: null,
      reason: 'theft',
      said: reasonSaid,
    } as const),
    ...{ from: new Date(Date.now() - 3_600_000).toISOString(), until: new Date(Date.now() + 60_000).toISOString() },
    until_day: dayIn(mexico, 90),
  } as const
  expect(await admin.call(legalHolds.ask, hold)).toMatchObject({ ok: true })
  expect((await morning()).holds?.count).toBe(0)
  const waiting = (await morning(second)).holds
  expect(waiting).toMatchObject({ count: 1, condominium: { id: here, time_zone: mexico } })
  expect(Math.round((Date.parse(waiting?.until ?? '') - Date.now()) / 86_400_000)).toBe(7)
  await second.call(legalHolds.agree, { condominium_id: here, id: hold.id })
  expect((await morning(second)).holds).toEqual({ count: 0, until: null, condominium: null })
})

test('shows an admin no row of another condominium, and none without a condominium', async () => {
  await waits(here, 3, 'Beto Dos')
  const uninvited = { people: 0, condominium_id: null }
  const nothing = {
    uninvited,
    waiting: [],
    more_waiting: 0,
    gates: [],
    more_gates: 0,
    overstays: [],
    more_overstays: 0,
    unasked_phones: 0,
    holds: { count: 0, until: null, condominium: null },
  }
  expect(await morning(await garita.person({ user_role: 'admin' }))).toEqual(nothing)
  const other = await morning(await garita.person({ user_role: 'admin', assigned: [there] }))
  expect(other).toEqual({
    ...nothing,
    gates: [expect.objectContaining({ line: 'none', condominium: expect.objectContaining({ id: there }) })],
  })
})
