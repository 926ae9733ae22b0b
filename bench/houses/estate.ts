/** Fills a bench's database with 1,000 condominiums in four time zones and thirty days of access log, 1,000,000 rows. */
import type pg from 'pg'
import { type Made, makePerson } from '../../tests/access/people.ts'
import { bare } from './neighborhood.ts'

const condominiums = 1_000
const residentsOfEach = 10
const guardsOfEach = 2
/** Each leaves two lines of the log or three, but for those who were not let in and those who are still inside. */
const visits = 421_000

export interface Estate {
  super_admin: Made
  admin_of_one: Made
  admin_of_five: Made
  /** The busiest condominium, with some hundred lines a day, and the five that follow it. */
  one: string
  five: readonly string[]
}

/** Chance is the same each time. */
export async function fillEstate(owner: pg.Pool): Promise<Estate> {
  await settle(owner)
  await bare(owner, async (client) => {
    await client.query('select setseed(0.5)')
    await client.query(seats)
    await client.query(plan)
    await client.query(authorized)
    await client.query(logged)
    await client.query(subjects)
    await client.query(booked)
    await client.query('drop table planned; drop table seats')
  })
  const { rows } = await owner.query<{ id: string }>('select id from condominiums order by name limit 6')
  const [one = '', ...five] = rows.map(({ id }) => id)
  const estate: Estate = {
    super_admin: await makePerson(owner, { user_role: 'super_admin' }),
    admin_of_one: await makePerson(owner, { user_role: 'admin', assigned: [one] }),
    admin_of_five: await makePerson(owner, { user_role: 'admin', assigned: five }),
    one,
    five,
  }
  await owner.query('vacuum analyze')
  return estate
}

/** Condominiums, who lives there and who guards them; one of forty residents waits for approval. */
async function settle(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into condominiums (id, name, time_zone, invitation_code, created_at)
      select gen_random_uuid(), 'Place ' || lpad(n::text, 4, '0'),
        (array['America/Mexico_City', 'America/New_York', 'Europe/Madrid', 'America/Tijuana'])[n % 4 + 1],
        gen_random_uuid()::text, now() - interval '400 days'
      from generate_series(0, ${condominiums - 1}) n`,
  )
  const peopled = ['profiles', 'residences', 'assignments']
  const triggers = (turned: 'enable' | 'disable') =>
    owner.query(peopled.map((table) => `alter table ${table} ${turned} trigger user`).join('; '))
  await triggers('disable')
  await owner.query(
    `with made as (
        insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at, created_at)
          select gen_random_uuid(), 'Person ' || n, 'estate' || n || '@garita.test',
            case when n % ${residentsOfEach + guardsOfEach} < ${residentsOfEach} then 'resident' else 'agent' end,
            case when n % 40 = 0 then 'pending' else 'approved' end, now(), now() - interval '390 days'
          from generate_series(0, ${condominiums * (residentsOfEach + guardsOfEach) - 1}) n
          returning id, split_part(full_name, ' ', 2)::integer as n, user_role, approval_status),
      placed as (
        select made.*, c.id as condominium_id from made join (
            select id, row_number() over (order by name) - 1 as place from condominiums) c
          on c.place = made.n / ${residentsOfEach + guardsOfEach}),
      homes as (
        insert into residences (condominium_id, id, profile_id, unit_number, since)
          select condominium_id, gen_random_uuid(), id, n::text,
            case when approval_status = 'approved' then now() - interval '390 days' end
          from placed where user_role = 'resident')
      insert into assignments (condominium_id, profile_id, assigned_at)
        select condominium_id, id, now() - interval '390 days' from placed where user_role = 'agent'`,
  )
  await triggers('enable')
}

const seats = `
  create temp table seats as
    select c.id as condominium_id, c.place, p.user_role, p.id as profile_id, p.full_name, r.id as residence_id, r.unit_number,
      row_number() over (partition by c.id, p.user_role order by p.full_name) - 1 as seat
    from (select id, row_number() over (order by name) - 1 as place from condominiums) c
    join (select condominium_id, profile_id from residences union all select condominium_id, profile_id from assignments) tie
      on tie.condominium_id = c.id
    join profiles p on p.id = tie.profile_id
    left join residences r on r.profile_id = p.id and r.until is null
    where p.approval_status = 'approved';
  create index on seats (place, user_role, seat);
  analyze seats`

/** The first condominiums have the most; half of the visits were made ahead by residents, the others stood at the gate and asked. */
const plan = `
  create temp table planned as
    select n, gen_random_uuid() as id, home.condominium_id, home.unit_number, home.profile_id as resident_id, home.residence_id,
      home.full_name as resident_name, guard.profile_id as guard_id, guard.full_name as guard_name, n % 2 = 0 as asked,
      case when n % 2 = 0 then (case n % 40 when 0 then 'denied' when 2 then 'unanswered' when 4 then 'by phone' else 'approved' end)
        else 'ahead' end as outcome,
      case when n % 2 = 0 or n % 5 = 0 then 'temporary_visitor' when n % 3 = 0 then 'permanent_visitor' else 'worker' end as auth_type,
      at as asked_at, at + answered as decided_at, at + answered + interval '1 minute' as entered_at,
      case when n % 50 <> 7 then at + answered + stayed end as left_at, n % 60 = 5 as overridden
    from (
      select n, floor(${condominiums} * power(random(), 1.2)) as place, floor(random() * 9) as seat,
        now() - interval '6 hours' - random() * interval '29 days 18 hours' as at,
        random() * random() * interval '20 minutes' as answered, interval '10 minutes' + random() * interval '5 hours' as stayed
      from generate_series(1, ${visits}) n) drawn
    join seats home on home.place = drawn.place and home.user_role = 'resident' and home.seat = drawn.seat
    join seats guard on guard.place = drawn.place and guard.user_role = 'agent' and guard.seat = 0;
  analyze planned`

const authorized = `
  insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, name, last_name,
      id_document, details, valid_from, valid_until, created_at, registered_by, registered_by_name, decided_at, decided_by,
      decided_by_name, closed_at, entered_at, left_at)
    select condominium_id, id, case when not asked then resident_id end, case when not asked then residence_id end, unit_number, auth_type,
      case outcome when 'denied' then 'denied' when 'unanswered' then 'pending_approval' when 'by phone' then 'pending_approval'
        when 'approved' then case when left_at is null then 'approved' else 'inactive' end else 'active' end,
      'Visitor ' || n, 'Name', 'INE' || n, '{"purpose":"a visit"}',
      case when auth_type = 'temporary_visitor' then asked_at end,
      case when auth_type = 'temporary_visitor' then asked_at + interval '1 day' end,
      case when asked then asked_at else asked_at - interval '1 day' end,
      case when asked then guard_id end, case when asked then guard_name end,
      case when outcome in ('approved', 'denied') then decided_at end, case when outcome in ('approved', 'denied') then resident_id end,
      case when outcome in ('approved', 'denied') then resident_name end, case when outcome = 'by phone' then decided_at end,
      case when outcome not in ('denied', 'unanswered') then entered_at end,
      case when outcome not in ('denied', 'unanswered') then left_at end
    from planned`

const logged = `
  insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_id, actor_role,
      actor_name, gate_id, gate_name, override_reason, authorized_by)
    select v.condominium_id, gen_random_uuid(), v.id, event.type, event.at, case when not v.asked then v.resident_id end, v.unit_number,
      v.guard_id, 'agent', v.guard_name, g.id, g.name,
      case when event.type = 'entry' and (v.outcome = 'by phone' or v.overridden) then 'Asked by phone' end,
      case when event.type = 'entry' and v.outcome = 'by phone' then v.resident_name end
    from planned v join gates g on g.condominium_id = v.condominium_id
    cross join lateral (values
      ('visitor_registered', v.asked_at, v.asked),
      ('entry', v.entered_at, v.outcome not in ('denied', 'unanswered')),
      (case when v.asked then 'visitor_checkout' else 'exit' end, v.left_at,
        v.outcome not in ('denied', 'unanswered') and v.left_at is not null)
    ) event (type, at, happened)
    where event.happened`

const subjects = `
  insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, written_at)
    select l.condominium_id, l.id, a.auth_type, a.name, a.last_name, a.id_document, l.occurred_at
    from access_logs l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id`

/** Two weeks back and two ahead, of an amenity that is shared: nobody stands in another's way. */
const booked = `
  insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date, start_time,
      end_time, starts_at, ends_at, held, exclusive, status, asked_at, created_at, decided_at)
    select s.condominium_id, gen_random_uuid(), m.id, s.profile_id, s.residence_id, s.unit_number, day, '16:00', '18:00',
      day + time '16:00', day + time '18:00', tstzrange(day + time '16:00', day + time '18:00'), false,
      case when n > 0 and n % 5 = 0 then 'pending' else 'approved' end, now() - interval '20 days', now() - interval '20 days',
      case when n > 0 and n % 5 = 0 then null else now() - interval '19 days' end
    from seats s join amenities m on m.condominium_id = s.condominium_id and m.amenity_type = 'gym'
    cross join lateral (select n, current_date + n as day from generate_series(-14, 14) n where (n + s.seat) % 9 = 0) days
    where s.user_role = 'resident'`
