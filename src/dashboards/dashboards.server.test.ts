/** Every figure equals a count over the rows, in a week around the midnights of its clocks; other roles are refused. */
import { beforeAll, describe, expect, test } from 'vitest'
import { clockNow } from '../../tests/support/clocks.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import type { UserRole } from '../shared/roles.ts'
import { dashboards } from './dashboards.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
let admin: TestPerson
let other: TestPerson
/** Read before the tests create condominiums. */
let atFirst: unknown
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
  const zones = [
    clockNow({ to: 'forward', at: 2 }),
    clockNow({ to: 'back', at: 3 }),
    'America/Mexico_City',
    'Asia/Tokyo',
  ]
  const ids: string[] = []
  for (const zone of zones) {
    const id = await placeIn(zone)
    await settle(id)
    await authorizeAndBook(id)
    await logAWeek(id)
    ids.push(id)
  }
  const [first = '', second = '', third = ''] = ids
  admin = await garita.person({ user_role: 'admin', assigned: [first, second] })
  other = await garita.person({ user_role: 'admin', assigned: [third] })
  const closed = await garita.condominium('Archivado')
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [closed])
  await garita.person({ user_role: 'agent', approval_status: 'pending' })
  await garita.owner.query(
    `insert into unsent_messages (id, recipient, subject, body) values (gen_random_uuid(), 'a@garita.test', 'A', 'A')`,
  )
  atFirst = await root.call(dashboards.installation, {})
})

let unit = 100
async function settle(condominium: string): Promise<void> {
  const lives = (approvalStatus: 'approved' | 'pending' | 'rejected') =>
    garita.person({ condominium, approval_status: approvalStatus, unit: String(++unit) })
  await lives('approved')
  await lives('approved')
  await lives('pending')
  await lives('rejected')
  await garita.person({ user_role: 'agent', assigned: [condominium] })
  await garita.person({ user_role: 'agent', assigned: [condominium], approval_status: 'pending' })
}

/** Inserts as the owner, past the rules. */
async function past(table: string, text: string, condominium: string): Promise<void> {
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query(`alter table ${table} disable trigger user`)
    await client.query(text, [condominium])
    await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Authorizations of every state and window, and bookings of every state, finished and not. */
async function authorizeAndBook(condominium: string): Promise<void> {
  await past(
    'authorizations',
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, suspended_at, name, valid_from, valid_until)
      select r.condominium_id, gen_random_uuid(), r.profile_id, r.id, r.unit_number, kinds.kind, status, suspended, 'Luis', begins, ends
        from (select * from residences where condominium_id = $1 and since is not null limit 1) r,
          (values ('worker', 'active', null::timestamptz), ('worker', 'active', now()), ('temporary_visitor', 'approved', null),
            ('temporary_visitor', 'pending_approval', null), ('temporary_visitor', 'denied', null), ('temporary_visitor', 'inactive', null),
            ('pet', 'active', null)) kinds (kind, status, suspended),
          (values (null::timestamptz, null::timestamptz), (now() - interval '1 day', now() + interval '1 day'),
            (now() - interval '2 days', now() - interval '1 second'), (now() + interval '1 hour', now() + interval '1 day')) windows (begins, ends)
        where kinds.kind <> 'temporary_visitor' or ends is not null`,
    condominium,
  )
  await past(
    'amenity_reservations',
    `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date, start_time,
        end_time, starts_at, ends_at, held, exclusive, status, rejection_reason)
      select m.condominium_id, gen_random_uuid(), m.id, r.profile_id, r.id, r.unit_number, current_date + 1, '10:00', '11:00', at,
        at + interval '1 hour', tstzrange(at, at + interval '1 hour'), false, status, case status when 'rejected' then 'No' end
        from unnest(array['pending', 'approved', 'rejected', 'cancelled']) status,
          unnest(array[now() - interval '30 minutes', now() - interval '2 hours']) at, amenities m
        join residences r on r.condominium_id = m.condominium_id and r.since is not null
        where m.condominium_id = $1 and m.amenity_type = 'gym'`,
    condominium,
  )
}

/** Entries and exits around each midnight of a week, as PostgreSQL computes it. */
const logAWeek = (condominium: string) =>
  past(
    'access_logs',
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
      select c.id, gen_random_uuid(), gen_random_uuid(), event, shown + beside, '101', 'agent', 'Gus'
        from condominiums c, unnest(array['entry', 'exit', 'visitor_registered']) event, generate_series(-7, 0) back,
          unnest(array['-90 minutes', '-30 minutes', '-1 second', '0', '1 second', '30 minutes', '90 minutes', '150 minutes']::interval[]) beside,
          lateral (select ((now() at time zone c.time_zone)::date + back)::timestamp at time zone c.time_zone as shown) midnight
        where c.id = $1`,
    condominium,
  )

async function placeIn(zone: string): Promise<string> {
  const id = await garita.condominium(zone)
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [id, zone])
  return id
}

async function counted(text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await garita.owner.query<{ count: string }>(`select count(*) ${text}`, values)
  return Number(rows[0]?.count)
}

const peopleOf = `from profiles p where exists (select from residences r where r.profile_id = p.id and r.condominium_id = any($1) and r.until is null)
  or exists (select from assignments a where a.profile_id = p.id and a.condominium_id = any($1))`
const status = `from authorizations where status in ('active', 'approved') and suspended_at is null and auth_type <> 'pet'
  and (valid_from is null or valid_from <= now()) and (valid_until is null or valid_until > now())
  and (resident_id is null or exists (select from residences r join profiles p on p.id = r.profile_id
    where r.id = residence_id and r.until is null and r.since is not null and p.approval_status = 'approved'))`
const waiting = `from amenity_reservations where status = 'pending' and ends_at > now()`
const enteredToday = `from access_logs l join condominiums c on c.id = l.condominium_id where l.event_type = 'entry'
  and (l.occurred_at at time zone c.time_zone)::date = (now() at time zone c.time_zone)::date`

async function placesOf(person: TestPerson): Promise<string[]> {
  const { rows } = await garita.owner.query('select condominium_id as id from assignments where profile_id = $1', [
    person.id,
  ])
  return rows.map(({ id }) => id)
}

async function ofMine(person: TestPerson) {
  const said = await person.call(dashboards.admin, {})
  if (!said.ok) throw new Error(said.code)
  return said.answer
}

async function accessesToday(): Promise<number> {
  const said = await root.call(dashboards.installation, {})
  if (!said.ok) throw new Error(said.code)
  return said.answer.accesses_today
}

describe('of an admin', () => {
  test.each(['two condominiums', 'one'])('counts the rows of %s', async (many) => {
    const who = many === 'one' ? other : admin
    const places = await placesOf(who)
    const figures = await ofMine(who)
    expect(figures).toEqual({
      users: await counted(peopleOf, [places]),
      pending: await counted(`from (select p.* ${peopleOf}) p where p.approval_status = 'pending'`, [places]),
      active_authorizations: await counted(`${status} and condominium_id = any($1)`, [places]),
      pending_reservations: await counted(`${waiting} and condominium_id = any($1)`, [places]),
    })
    // Each condominium has four residents and two guards; the admin is one more.
    expect(figures).toMatchObject({ users: places.length * 6 + 1, pending: places.length * 2 })
    // The gate opens for a worker in two of the four windows and for a visitor in one; two homes wait for a booking.
    expect(figures).toMatchObject({ active_authorizations: places.length * 3, pending_reservations: places.length * 2 })
  })

  test('shows zeros to an admin without condominiums', async () => {
    const idle = await garita.person({ user_role: 'admin' })
    const none = { users: 0, pending: 0, active_authorizations: 0, pending_reservations: 0 }
    expect(await ofMine(idle)).toEqual(none)
    await garita.owner.query('delete from profiles where id = $1', [idle.id])
  })

  test('covers all condominiums for a super admin', async () => {
    expect(await ofMine(root)).toEqual({
      users: await counted('from profiles'),
      pending: await counted(`from profiles where approval_status = 'pending'`),
      active_authorizations: await counted(status),
      pending_reservations: await counted(waiting),
    })
  })
})

test('counts all rows of the installation for a super admin', async () => {
  // Other tests leave letters behind.
  await expect.poll(() => counted('from jobs')).toBe(0)
  const said = await root.call(dashboards.installation, {})
  expect(said).toMatchObject({
    answer: {
      condominiums: await counted('from condominiums where archived_at is null'),
      users: await counted('from profiles'),
      pending: await counted(`from profiles where approval_status = 'pending'`),
      active_authorizations: await counted(status),
      accesses_today: await counted(enteredToday),
      approved_agents: await counted(`from profiles where approval_status = 'approved' and user_role = 'agent'`),
      unsent_messages: await counted('from unsent_messages'),
    },
  })
  expect(atFirst).toMatchObject({ answer: { condominiums: 4, approved_agents: 4 } })
})

test.each([
  ['has moved out', `update residences set until = now() where profile_id = $1`],
  ['is let in no more', `update profiles set approval_status = 'rejected' where id = $1`],
])('does not count authorizations of a resident who %s as active', async (_, end) => {
  const place = await garita.condominium()
  const runs = await garita.person({ user_role: 'admin', assigned: [place] })
  const host = await garita.person({ condominium: place, unit: '7' })
  const allow = `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name)
    select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'vehicle', 'Nissan' from residences
      where condominium_id = $1 and profile_id = '${host.id}'`
  await past('authorizations', allow, place)
  expect(await ofMine(runs)).toMatchObject({ active_authorizations: 1 })
  await garita.owner.query(end, [host.id])
  expect(await ofMine(runs)).toMatchObject({ active_authorizations: 0 })
  expect((await ofMine(root)).active_authorizations).toBe(await counted(status))
})

test.each([
  ['stands still', null, 5],
  ['goes an hour forward at two', { to: 'forward', at: 2 }, 5],
  ['goes an hour back at three', { to: 'back', at: 3 }, 5],
  // The hour after midnight comes twice; the day begins with the first, PostgreSQL takes midnight for the second.
  ['goes an hour back at one', { to: 'back', at: 1 }, 7],
  ['goes an hour forward at midnight, which never comes', { to: 'forward', at: 0 }, 5],
] as const)('counts today by a clock that %s', async (_, change, entries) => {
  const before = await accessesToday()
  const place = await placeIn(clockNow(change))
  await logAWeek(place)
  expect(await counted(`${enteredToday} and c.id = $1`, [place])).toBe(entries)
  expect((await accessesToday()) - before).toBe(entries)
})

test.each(['resident', 'agent'] as UserRole[])('refuses a %s all figures', async (userRole) => {
  const reader = await garita.person({ user_role: userRole, condominium: await garita.condominium() })
  expect(await reader.call(dashboards.admin, {})).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await reader.call(dashboards.installation, {})).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await reader.call(dashboards.morning, {})).toMatchObject({ status: 403, code: 'forbidden' })
})

test('refuses an admin the figures of the installation, and pending users and strangers all figures', async () => {
  expect(await admin.call(dashboards.installation, {})).toMatchObject({ status: 403, code: 'forbidden' })
  const waiting = await garita.person({ user_role: 'super_admin', approval_status: 'pending' })
  for (const call of [dashboards.admin, dashboards.installation, dashboards.morning]) {
    expect(await waiting.call(call, {})).toMatchObject({ status: 403, code: 'not_approved' })
    expect(await garita.nobody.call(call, {})).toMatchObject({ status: 401, code: 'signed_out' })
  }
})
