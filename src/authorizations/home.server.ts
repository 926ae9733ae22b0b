/** Answers the home screen of a resident. */
import type { CallContext } from '../server/calls/serve.ts'
import { jsonFrom, listOf, together } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
import { homes, item, itemsFrom } from './authorizationItem.server.ts'

const newestFirst = sql`order by a.created_at desc, a.id desc`

const latest = listOf(
  item,
  sql`${itemsFrom(sql`where a.resident_id = (select access.caller_id()) ${newestFirst} limit 5`)} ${newestFirst}`,
  homes,
)

/** Counts the reader's own authorizations, and inside also those of the unit; `access.visits_inside` says which visits count. */
const figures = sql`(select json_build_object(
      'total', count(*),
      'active_visits', (select count(*) from access.visits_inside() i where i.resident_id = (select access.caller_id()) or i.resident_id is null),
      'entries_today', (select count(*) from access.entries_today() e where e.resident_id = (select access.caller_id())),
      'pending', (select count(*) from authorizations q where q.resident_id is null and q.status = 'pending_approval'
        and q.closed_at is null and q.created_at > now() - access.time_to_answer())
        + (select count(*) from amenity_reservations b
          where b.resident_id = (select access.caller_id()) and b.status = 'pending' and b.ends_at > now()),
      'active_passes', count(*) filter (where a.residence_id = (select h.id from access.caller_home() h where access.may_answer(h))
        and access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until)))
    from authorizations a where a.resident_id = (select access.caller_id()))`

const person = sql`'id', a.id, 'auth_type', a.auth_type, 'name', a.name, 'last_name', a.last_name, 'vehicle_plate', a.vehicle_plate,
  'purpose', a.details ->> 'purpose', 'of_unit', a.resident_id is null, 'people', nullif(access.people_of(a.details), 1),
  'people_inside', case when a.inside then access.people_inside(a.inside, a.people_inside, a.details) end`

/** Reads the reader's own visitors and those that the gate registered for the unit, which a policy shows to its residents. */
const visitors = sql`from authorizations a
  where (a.resident_id = (select access.caller_id()) or a.resident_id is null)`

const amenity = sql`json_build_object('amenity_type', m.amenity_type, 'name', m.name)`

const inside = sql`(select coalesce(json_agg(here order by entered_at desc, id), '[]') from ((
      select a.id, a.entered_at, json_build_object('what', 'visit', ${person}, 'entered_at', a.entered_at) as here ${visitors}
        and a.inside and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
      order by a.entered_at desc limit 50
    ) union all (
      select g.id, g.entered_at, json_build_object('what', 'guest', 'id', g.id, 'name', g.name, 'reservation_id', b.id,
        'amenity', ${amenity}, 'entered_at', g.entered_at)
      from reservation_guests g join amenity_reservations b on b.condominium_id = g.condominium_id and b.id = g.reservation_id
        join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
      where g.inside and g.resident_id = (select access.caller_id())
      order by g.entered_at desc limit 50
    )) there)`

/** Visitors expected in the next seven days: invited by this home, or approved at the gate. */
const expected = sql`select a.valid_from as at, a.id, json_build_object('what', 'visit', ${person},
    'access_number', a.access_number, 'valid_from', a.valid_from, 'valid_until', a.valid_until) as one ${visitors}
    and a.auth_type = 'temporary_visitor' and not a.inside and a.valid_until > now() and a.valid_from < now() + interval '7 days'
    and case when a.resident_id is null then a.status = 'approved' and a.closed_at is null and a.entered_at is null
      else a.status = 'active' and a.residence_id = (select h.id from access.caller_home() h where access.may_answer(h)) end
  order by a.valid_from limit 20`

const booked = sql`select b.starts_at, b.id, json_build_object('what', 'booking', 'id', b.id, 'status', b.status,
    'amenity', ${amenity}, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
    'guest_count', b.guest_count, 'arrived', (select count(*) from reservation_guests g
      where g.condominium_id = b.condominium_id and g.reservation_id = b.id and g.entered_at is not null))
  from amenity_reservations b join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
  where b.resident_id = (select access.caller_id()) and b.status in ('pending', 'approved') and b.ends_at > now()
    and b.starts_at < now() + interval '7 days'
  order by b.starts_at limit 20`

const coming = sql`(select coalesce(json_agg(one order by at, id), '[]') from ((${expected}) union all (${booked})) next)`

export const today = (_: unknown, { db }: CallContext) =>
  db.answer(
    together({
      figures: jsonFrom(sql`select ${figures}`),
      inside: jsonFrom(sql`select ${inside}`),
      coming: jsonFrom(sql`select ${coming}`),
      latest,
    }),
  )
