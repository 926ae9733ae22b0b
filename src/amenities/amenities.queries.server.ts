import type { CallContext } from '../server/calls/serve.ts'
import type { CallerDb } from '../server/database/callerDb.ts'
import { itemOf, listOf } from '../server/database/callerDb.ts'
import { beginningOf, dayNow } from '../server/database/fragments/days.ts'
import { unitLike } from '../server/database/fragments/unitSearch.ts'
import { guestsShown } from '../server/database/fragments/visibleNames.ts'
import { before, newestOfEach, pageOf, plainly } from '../server/database/page.ts'
import { jsonOf, type Shape } from '../server/database/shape.ts'
import { all, type Sql, sql } from '../server/database/sql.ts'
import { amenityTypeNames, amenityTypes } from '../shared/amenityTypes.ts'
import type { Parsed } from '../shared/contract.ts'
import { amenities } from './amenities.contract.ts'

const amenity: Shape = {
  id: sql`m.id`,
  condominium: { id: sql`c.id`, name: sql`c.name` },
  amenity_type: sql`m.amenity_type`,
  name: sql`m.name`,
  is_open: sql`m.is_open`,
  hours: sql`m.hours`,
  exclusive: sql`m.exclusive`,
  capacity: sql`m.capacity`,
  needs_approval: sql`m.needs_approval`,
  shortest_minutes: sql`m.shortest_minutes`,
  longest_minutes: sql`m.longest_minutes`,
  buffer_minutes: sql`m.buffer_minutes`,
  days_ahead: sql`m.days_ahead`,
  hours_notice: sql`m.hours_notice`,
  weekly_limit: sql`m.weekly_limit`,
  closed_days: sql`to_json(m.closed_days)`,
  house_rules: sql`m.house_rules`,
  revision: sql`m.revision`,
}
const amenitiesThere = sql`amenities m join condominiums c on c.id = m.condominium_id`

const reservation: Shape = {
  id: sql`b.id`,
  condominium: { id: sql`c.id`, name: sql`c.name` },
  time_zone: sql`c.time_zone`,
  amenity: { id: sql`m.id`, amenity_type: sql`m.amenity_type`, name: sql`m.name` },
  unit_number: sql`b.unit_number`,
  resident_name: sql`(select p.full_name from profiles p where p.id = b.resident_id)`,
  reservation_date: sql`b.reservation_date`,
  start_time: sql`to_char(b.start_time, 'HH24:MI')`,
  end_time: sql`to_char(b.end_time, 'HH24:MI')`,
  starts_at: sql`b.starts_at`,
  ends_at: sql`b.ends_at`,
  purpose: sql`b.purpose`,
  guest_count: sql`b.guest_count`,
  guests: sql`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'entered_at', g.entered_at,
      'left_at', g.left_at, 'inside', g.inside) order by g.position, g.id), '[]') from reservation_guests g
    where g.condominium_id = b.condominium_id and g.reservation_id = b.id and ${guestsShown})`,
  status: sql`b.status`,
  rejection_reason: sql`b.rejection_reason`,
  decided_at: sql`b.decided_at`,
  decided_by_name: sql`b.decided_by_name`,
  revision: sql`b.revision`,
  created_at: sql`b.created_at`,
}
export const reservationsThere = sql`amenity_reservations b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    join condominiums c on c.id = b.condominium_id`

/** Returns the current values for a form that was saved too late. */
export const amenityNow = (id: string) => itemOf(amenity, sql`from ${amenitiesThere} where m.id = ${id}`)
export const reservationNow = (id: string) => itemOf(reservation, sql`from ${reservationsThere} where b.id = ${id}`)

const inOrder = sql`array_position(${amenityTypes}, m.amenity_type)`

const here = (column: Sql, condominiumId: string | undefined) =>
  condominiumId ? sql`${column} = ${condominiumId}::uuid` : sql`true`

export function listAmenities({ condominium_id }: Parsed<typeof amenities.list>, { db }: CallContext) {
  return db.answer(
    listOf(
      amenity,
      sql`from ${amenitiesThere} where c.archived_at is null and ${here(sql`m.condominium_id`, condominium_id)}
        order by c.name, c.id, ${inOrder}`,
    ),
  )
}

/** The bookings that count between two days, except the one that is being changed. */
const availabilityOf = (amenityId: string, from: Sql, until: Sql, but: string | undefined) => sql`
  select json_build_object('amenity', ${jsonOf(amenity)}, 'time_zone', c.time_zone, 'now', now(),
    'busy', (select coalesce(json_agg(json_build_object('from', h.busy_from, 'until', h.busy_until, 'guests', h.guests)), '[]')
      from access.busy_hours(m.id, ${from}, ${until}, ${but}::uuid) h),
    'unit_days', to_json(access.unit_days(m.id, ${from}, ${until}, ${but}::uuid)))
  from ${amenitiesThere} where m.id = ${amenityId}`

export function readAvailability(
  { amenity_id, month, but }: Parsed<typeof amenities.availability>,
  { db }: CallContext,
) {
  const first = sql`${`${month}-01`}::date`
  return db.json(availabilityOf(amenity_id, first, sql`(${first} + interval '1 month - 1 day')::date`, but))
}

export function listMine({ id, after }: Parsed<typeof amenities.mine>, { db }: CallContext) {
  const wanted = all([sql`b.resident_id = access.caller_id()`, ...(id ? [sql`b.id = ${id}::uuid`] : [])])
  const cursor = [sql`b.starts_at`, sql`b.id`] as const
  return db.answer(
    pageOf({
      shape: reservation,
      from: sql`from ${reservationsThere} where ${wanted} and ${before(cursor, after)}
        order by b.starts_at desc, b.id desc`,
      cursor,
      counted: { rows: sql`select from amenity_reservations b where ${wanted}`, after },
    }),
  )
}

const booked = { place: sql`b.condominium_id`, unit: sql`b.unit_number` }

/** The amenity types whose name in either language contains the search text. */
const typesNamed = (search: string) =>
  amenityTypes.filter((type) =>
    [type, ...Object.values(amenityTypeNames[type])].some((name) => name.toLowerCase().includes(search.toLowerCase())),
  )

export const reservationsWanted = (input: Omit<Parsed<typeof amenities.reservations>, 'after'>) =>
  all([
    here(sql`b.condominium_id`, input.condominium_id),
    ...(input.amenity_type ? [sql`m.amenity_type = ${input.amenity_type}`] : []),
    ...(input.status ? [sql`b.status = ${input.status}`] : []),
    ...(input.from ? [sql`b.reservation_date >= ${input.from}::date`] : []),
    ...(input.until ? [sql`b.reservation_date <= ${input.until}::date`] : []),
    ...(input.search
      ? [
          sql`(plain(coalesce(b.purpose, '')) like ${plainly(input.search)} or plain(coalesce(m.name, '')) like ${plainly(input.search)}
            or m.amenity_type = any(${typesNamed(input.search)}::text[]) or ${unitLike(booked, input.search)}
            or exists (select from profiles p where p.id = b.resident_id and plain(p.full_name) like ${plainly(input.search)}))`,
        ]
      : []),
  ])

export function listReservations(input: Parsed<typeof amenities.reservations>, { db }: CallContext) {
  const wanted = reservationsWanted(input)
  return db.answer(
    pageOf({
      shape: reservation,
      from: sql`from (${newestOfEach(sql`select b.condominium_id, b.id, b.starts_at as at
            from amenity_reservations b join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
            where b.condominium_id = c.id and ${wanted} and ${before([sql`b.starts_at`, sql`b.id`], input.after)}
            order by b.starts_at desc, b.id desc`)}) page
        join (${reservationsThere}) on b.condominium_id = page.condominium_id and b.id = page.id
        order by page.at desc, b.id desc`,
      cursor: [sql`page.at`, sql`b.id`],
      counted: { rows: sql`select from ${reservationsThere} where ${wanted}`, after: input.after },
    }),
  )
}

/** Includes bookings that began the evening before. */
export function readDay({ condominium_id, day }: Parsed<typeof amenities.day>, { db }: CallContext) {
  return db.json(sql`select json_build_object('day', at.day, 'today', at.today, 'time_zone', c.time_zone,
      'amenities', (select coalesce(json_agg(${jsonOf(amenity)} order by ${inOrder}), '[]')
        from amenities m where m.condominium_id = c.id),
      'reservations', (select coalesce(json_agg(${jsonOf(reservation)} order by b.starts_at, b.id), '[]')
        from amenity_reservations b join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
        where b.condominium_id = c.id and b.status in ('pending', 'approved')
          and b.reservation_date between at.day - 1 and at.day
          and b.ends_at > ${beginningOf(sql`at.day`, sql`c.time_zone`)}))
    from condominiums c,
      lateral (select ${dayNow(sql`c.time_zone`)} as today) clock,
      lateral (select clock.today, coalesce(${day ?? null}::date, clock.today) as day) at
    where c.id = ${condominium_id}::uuid`)
}

export function countReservations({ condominium_id }: Parsed<typeof amenities.count>, { db }: CallContext) {
  return db.json(sql`select json_build_object(
      'pending', count(*) filter (where b.status = 'pending'),
      'active', count(*) filter (where b.status = 'approved'))
    from amenity_reservations b
    where b.ends_at > now() and b.status in ('pending', 'approved') and ${here(sql`b.condominium_id`, condominium_id)}`)
}

export function listExpected({ condominium_id, search }: Parsed<typeof amenities.expected>, { db }: CallContext) {
  const found = search
    ? sql`(${unitLike(booked, search)}
        or exists (select from profiles p where p.id = b.resident_id and plain(p.full_name) like ${plainly(search)})
        or exists (select from reservation_guests g where g.condominium_id = b.condominium_id and g.reservation_id = b.id
          and plain(g.name) like ${plainly(search)}))`
    : sql`true`
  const today = dayNow(sql`c.time_zone`)
  return db.answer(
    listOf(
      reservation,
      sql`from ${reservationsThere}
        where ${here(sql`b.condominium_id`, condominium_id)} and ${found}
          and (b.status = 'approved' and b.reservation_date between ${today} - 1 and ${today} and b.ends_at > now()
              and exists (select from residences r where r.condominium_id = b.condominium_id and r.id = b.residence_id
                and r.since is not null and r.until is null)
            or b.id in (select g.reservation_id from reservation_guests g where g.inside))
        order by b.starts_at, b.id limit 100`,
    ),
  )
}

export async function knownFor(db: CallerDb, amenityId: string, day: string, but: string | undefined) {
  const on = sql`${day}::date`
  const { text } = await db.json(availabilityOf(amenityId, on, on, but))
  return amenities.availability.output.parse(JSON.parse(text))
}
