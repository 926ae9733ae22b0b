/** Reads an administrator's tasks in one statement under their own policies. */
import { hostStands } from '../server/database/fragments/hostStands.ts'
import { constant, type Sql, sql } from '../server/database/sql.ts'

const mostWaiting = constant(30)
const mostGates = constant(12)
const mostOverstays = constant(12)

const there = sql`json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)`

/** A person with an account requested a home; all others the account. */
const askedAt = sql`case p.approval_status when 'approved' then r.requested_at else p.created_at end`

/** Only people whom the reader may decide about. */
const persons = sql`select ${askedAt} as since, p.id, json_build_object('kind', 'person', 'id', p.id,
    'since', ${askedAt},
    'full_name', p.full_name, 'email', p.email, 'phone_number', p.phone_number, 'user_role', access.role_here(p),
    'approval_status', 'pending', 'email_confirmed', p.email_confirmed_at is not null,
    'condominium', case when c.id is not null then ${there} end, 'unit_number', r.unit_number,
    'asked_home', case when p.approval_status = 'approved' then r.id end,
    'invited_by_name', r.invited_by_name, 'assigned', (select coalesce(json_agg(ac.name order by ac.name), '[]')
      from assignments a join condominiums ac on ac.id = a.condominium_id where a.profile_id = p.id)) as item
  from profiles p
    left join lateral access.shown_home(p) r on true
    left join condominiums c on c.id = r.condominium_id
  where p.id in (select access.waiting_people()) and p.id <> (select access.caller_id())
    and ((select access.runs_all()) or p.approval_status = 'approved' or p.id = any((select access.caller_managed_people())::uuid[]))`

const bookings = sql`select b.asked_at as since, b.id, json_build_object('kind', 'booking', 'id', b.id, 'since', b.asked_at,
    'condominium', ${there}, 'amenity', json_build_object('id', m.id, 'amenity_type', m.amenity_type, 'name', m.name),
    'unit_number', b.unit_number, 'resident_name', (select p.full_name from profiles p where p.id = b.resident_id),
    'reservation_date', b.reservation_date, 'start_time', to_char(b.start_time, 'HH24:MI'),
    'end_time', to_char(b.end_time, 'HH24:MI'), 'ends_at', b.ends_at, 'guest_count', b.guest_count, 'purpose', b.purpose,
    'status', b.status, 'decided_by_name', null) as item
  from amenity_reservations b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    join condominiums c on c.id = b.condominium_id
  where b.status = 'pending' and b.ends_at > now()`

const matters = sql`select m.waits_since as since, m.id, json_build_object('kind', 'matter', 'id', m.id, 'since', m.waits_since,
    'condominium', access.place_of_matter(m), 'author_name', m.author_name, 'unit_number', access.unit_of_matter(m),
    'said', (select left(w.said, 300) from matter_messages w where w.condominium_id = m.condominium_id and w.matter_id = m.id
      order by w.said_at desc, w.id desc limit 1)) as item
  from matters m where m.waits_since is not null`

/** Approved, without a password, and never invited. Counts no further than the screen needs. */
const uninvited = sql`(select json_build_object('people', count(distinct p.id),
    'condominium_id', case when count(distinct c.id) = 1 then min(c.id::text) end)
  from (select p.id from profiles p
      where p.approval_status = 'approved' and not p.started and p.relief_until is null and p.invited_at is null and p.id <> (select access.caller_id())
        and ((select access.runs_all()) or p.id = any((select access.caller_managed_people())::uuid[]))
      limit ${constant(1_000)}) p
    cross join lateral (select r.condominium_id from residences r where r.profile_id = p.id and r.since is not null and r.until is null
      union all select a.condominium_id from assignments a where a.profile_id = p.id) place
    join condominiums c on c.id = place.condominium_id and c.archived_at is null)`

/** Another administrator requested it, and the evidence is kept only while it is pending. */
const holdsToAgree = sql`(select json_build_object('count', count(*), 'until', min(h.protects_until),
    'condominium', (array_agg(${there} order by h.protects_until, h.id))[1])
  from holds h join condominiums c on c.id = h.condominium_id and c.archived_at is null
  where h.agreed_at is null and h.protects_until > now() and access.may_agree(h))`

/** A station pulls its snapshot about every minute; after five it counts as offline, as in the installation's monitoring. */
const gates = sql`select s.seen_at, s.line, c.name as place, g.name, g.id, json_build_object('id', g.id, 'name', g.name,
    'condominium', ${there}, 'line', s.line, 'guard', s.guard, 'seen_at', s.seen_at, 'silent_minutes', coalesce(
      (select round(sum(extract(epoch from upper(silence) - lower(silence))) / 60, 1) from unnest(o.silences) silence), 0)) as item
  from gates g
    join condominiums c on c.id = g.condominium_id and c.archived_at is null
    left join lateral (select t.seen_at, p.full_name as guard from stations t left join profiles p on p.id = t.bound_by
      where t.condominium_id = g.condominium_id and t.gate_id = g.id and t.seen_at > now() - interval '30 days'
      order by t.seen_at desc, t.id limit 1) last on true
    cross join lateral (select last.seen_at, last.guard, case when last.seen_at is null then 'none'
      when last.seen_at < now() - interval '5 minutes' then 'silent' else 'alive' end as line) s
    left join lateral (select range_agg(tstzrange(greatest(u.began_at, now() - interval '1 day'), least(u.ended_at, now()))) as silences
      from station_outages u join stations t on t.condominium_id = u.condominium_id and t.id = u.station_id
      where u.condominium_id = g.condominium_id and t.gate_id = g.id and u.ended_at > now() - interval '1 day' and u.began_at < now()) o on true`

/** The same rule as the station's list of visitors inside (`insideOf`), and guests of a finished booking. */
const overstays = sql`select a.id, a.entered_at, json_build_object('id', a.id, 'name', concat_ws(' ', a.name, a.last_name),
    'unit_number', a.unit_number, 'condominium', ${there}, 'why', said.why,
    'until', case when said.why = 'expired' then a.valid_until end, 'entered_at', a.entered_at) as item
  from authorizations a join condominiums c on c.id = a.condominium_id
    cross join lateral (select case when not ${hostStands(sql`a`)} then 'host_gone'
      when a.valid_until <= now() - access.tolerance() then 'expired'
      when access.out_of_hours(a.auth_type, a.details, c.time_zone, now()) then 'out_of_hours' end as why) said
  where a.inside and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker') and said.why is not null
    -- A worker whom another home expects now stays for that one.
    and not exists (select from engagements e join engagements o on o.condominium_id = e.condominium_id and o.worker_id = e.worker_id
      join authorizations b on b.condominium_id = o.condominium_id and b.id = o.authorization_id
      where e.condominium_id = a.condominium_id and e.authorization_id = a.id and b.suspended_at is null and b.status = 'active'
        and ${hostStands(sql`b`)} and not access.out_of_hours(b.auth_type, b.details, c.time_zone, now()))
  union all
  select g.id, g.entered_at, json_build_object('id', g.id, 'name', g.name, 'unit_number', b.unit_number, 'condominium', ${there},
    'why', 'party_over', 'until', b.ends_at, 'entered_at', g.entered_at)
  from reservation_guests g
    join amenity_reservations b on b.condominium_id = g.condominium_id and b.id = g.reservation_id
    join condominiums c on c.id = g.condominium_id
  where g.inside and b.ends_at <= now() - access.tolerance()`

const silentFirst = sql`array_position(array['silent', 'none', 'alive'], line), seen_at desc nulls last, place, name, id`

/** Each side finds its own oldest rows by its index before it reads the rest. */
const waiting = sql`(${persons} order by p.created_at, p.id limit ${mostWaiting})
  union all (${bookings} order by b.asked_at, b.id limit ${mostWaiting})
  union all (${matters} order by m.waits_since, m.id limit ${mostWaiting})`

const listed = (rows: Sql, order: Sql, most: Sql) =>
  sql`(select coalesce(json_agg(item), '[]') from (select item from (${rows}) found order by ${order} limit ${most}) shown)`
const beyond = (rows: Sql, most: Sql) => sql`greatest((select count(*) from (${rows}) found) - ${most}, 0)`

/** Counts while listing, because all rows are read to find the first ones. */
const listedAndCounted = (rows: Sql, order: Sql, most: Sql) =>
  sql`(select coalesce(json_agg(item), '[]') as items, coalesce(max(total) - count(*), 0) as more
    from (select item, count(*) over () as total from (${rows}) found order by ${order} limit ${most}) shown)`

export const morning = sql`select json_build_object(
  'waiting', ${listed(waiting, sql`since, id`, mostWaiting)}, 'more_waiting', ${beyond(sql`${persons} union all ${bookings} union all ${matters}`, mostWaiting)}, 'uninvited', ${uninvited}, 'holds', ${holdsToAgree},
  'unasked_phones', (select count(*) from condominiums c join access_logs l on l.condominium_id = c.id
    where c.archived_at is null and l.event_type = 'phones_shown_unasked' and l.occurred_at > now() - interval '7 days'),
  'gates', g.items, 'more_gates', g.more, 'overstays', o.items, 'more_overstays', o.more)
  from ${listedAndCounted(gates, silentFirst, mostGates)} g
    cross join ${listedAndCounted(overstays, sql`entered_at nulls first, id`, mostOverstays)} o`
