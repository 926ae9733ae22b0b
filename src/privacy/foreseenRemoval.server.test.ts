/** The preview of a shorter retention counts exactly the rows that the retention then removes. */
import { beforeAll, expect, test } from 'vitest'
import { amenityOf } from '../../tests/support/bookings.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { daysAgo, leaveOld } from '../../tests/support/past.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { newId } from '../shared/ids.ts'
import { forgetVisitors } from './retention.server.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let admin: TestPerson
const hosts = new Map<string, TestPerson>()
const pools = new Map<string, string>()
beforeAll(async () => {
  here = await garita.condominium()
  there = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  for (const place of [here, there]) {
    hosts.set(place, await garita.person({ condominium: place, unit: '101' }))
    pools.set(place, await amenityOf(garita, place, 'pool', { exclusive: false }))
  }
})

async function foreseen() {
  const answer = await admin.call(condominiums.foresee, { id: here, retention_days: 30 })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

/** Inserts directly, past the rules for bookings. */
async function booking(place: string, ends: string, status = 'approved', id = newId()): Promise<string> {
  await garita.owner.query(
    `alter table amenity_reservations disable trigger user;
    insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date,
        start_time, end_time, starts_at, ends_at, held, exclusive, status)
      select '${place}', '${id}', '${pools.get(place)}', r.profile_id, r.id, '101', current_date, '10:00', '11:00', at, at + interval '1 hour',
          tstzrange(at, at + interval '1 hour'), false, '${status}'
        from residences r, (select ${ends} - interval '1 hour' as at) moment where r.profile_id = '${hosts.get(place)?.id}';
    alter table amenity_reservations enable trigger user`,
  )
  return id
}

const guest = (place: string, of: string, more: { entered?: string; left?: string; blanked?: string } = {}) =>
  garita.owner.query(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name, entered_at, left_at, blanked_at)
      values ($1, $2, $3, $4, 1, 'Eva', ${more.entered ?? 'null'}, ${more.left ?? 'null'}, ${more.blanked ?? 'null'})`,
    [place, newId(), of, hosts.get(place)?.id],
  )

const lineOf = (visit: string, set: string) =>
  garita.owner.query(
    `update access_log_subjects set ${set} where log_id = (select id from access_logs where authorization_id = $1)`,
    [visit],
  )

test('counts exactly the visits, log lines and guests that a shorter retention would remove', async () => {
  const host = hosts.get(here) ?? null
  const old = await leaveOld(garita, here, host)
  await leaveOld(garita, there, hosts.get(there) ?? null)
  await leaveOld(garita, here, host, { created_at: daysAgo(1) })
  await leaveOld(garita, here, host, { valid_until: daysAgo(-9) })
  await leaveOld(garita, here, host, { blanked_at: 'now()' })
  await lineOf(await leaveOld(garita, here, host), 'written_at = now()')
  await lineOf(
    await leaveOld(garita, here, host),
    'name = null, last_name = null, id_document = null, phone_number = null, vehicle_plate = null, blanked_at = now()',
  )
  // Another condominium has a line with the same id.
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
      select $1, id, gen_random_uuid(), event_type, unit_number, actor_role, actor_name from access_logs where authorization_id = $2`,
    [there, old],
  )
  const [over, young] = [await booking(here, daysAgo(60)), await booking(here, daysAgo(2))]
  await booking(there, daysAgo(60), 'approved', young)
  await guest(there, young)
  await guest(here, over)
  await guest(here, young)
  await guest(here, over, { blanked: 'now()' })
  await guest(here, over, { entered: daysAgo(60) })
  await guest(here, over, { entered: daysAgo(60), left: daysAgo(2) })

  const { visits, log_lines, guests } = await foreseen()
  await garita.owner.query('update condominiums set retention_days = 30')
  await forgetVisitors(garita.database.callerDb({ system: 'keeper' }))
  const { rows } = await garita.owner.query(
    'select authorizations as visits, log_subjects as log_lines, guests from retention_runs where condominium_id = $1',
    [here],
  )
  expect(rows).toEqual([{ visits, log_lines, guests }])
  expect({ visits, guests }).toEqual({ visits: 3, guests: 1 })
  expect(await foreseen()).toMatchObject({ visits: 0, log_lines: 0, guests: 0 })
})

test('counts future bookings and valid passes of this condominium only', async () => {
  const before = await foreseen()
  await booking(here, daysAgo(-1))
  await booking(here, daysAgo(-1), 'pending')
  await booking(here, daysAgo(-1), 'cancelled')
  await booking(here, daysAgo(1))
  await booking(there, daysAgo(-1))
  const host = hosts.get(here) ?? null
  await leaveOld(garita, here, host, { valid_until: daysAgo(-1) })
  await leaveOld(garita, here, host, { valid_until: daysAgo(-1), status: `'inactive'` })
  await leaveOld(garita, here, host, { valid_until: daysAgo(1) })
  await leaveOld(garita, there, hosts.get(there) ?? null, { valid_until: daysAgo(-1) })
  expect(await foreseen()).toMatchObject({ bookings: before.bookings + 2, passes: before.passes + 1 })
})
