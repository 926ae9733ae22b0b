/** Handlers of the amenities calls. Races for the same hours are decided by the amenity's row. */
import { z } from 'zod'
import { changeAsSeen, changedMeanwhile } from '../server/calls/changedMeanwhile.ts'
import { decideOnce, endOnce } from '../server/calls/repeated.ts'
import { type Asking, serve } from '../server/calls/serve.ts'
import type { Door } from '../server/database/door.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { amenities } from './amenities.contract.ts'
import { exportReservations } from './amenities.exports.server.ts'
import {
  amenityNow,
  countReservations,
  knownFor,
  listAmenities,
  listExpected,
  listMine,
  listReservations,
  readAvailability,
  readDay,
  reservationNow,
} from './amenities.queries.server.ts'
import { amenityRefusals } from './amenities.refusals.ts'
import { wishProblem } from './rules/amenities.rules.ts'

/** Refuses a form that was opened before another admin's change. */
async function change(form: Parsed<typeof amenities.change>, { door }: Asking) {
  await changeAsSeen(door, {
    revision: form.revision,
    change: sql`update amenities set name = ${form.name}, is_open = ${form.is_open},
      hours = ${JSON.stringify(form.hours)}::jsonb, exclusive = ${form.exclusive}, capacity = ${form.capacity}::int,
      needs_approval = ${form.needs_approval}, shortest_minutes = ${form.shortest_minutes}::int,
      longest_minutes = ${form.longest_minutes}::int, buffer_minutes = ${form.buffer_minutes}::int,
      days_ahead = ${form.days_ahead}::int, hours_notice = ${form.hours_notice}::int, weekly_limit = ${form.weekly_limit}::int,
      closed_days = ${form.closed_days}::date[], house_rules = ${form.house_rules}
    where id = ${form.id} and revision = ${form.revision}::int`,
    now: amenityNow(form.id),
  })
}

const standing = z.object({
  id: z.string(),
  unit_number: z.string(),
  reservation_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  guest_count: z.int(),
  status: z.enum(['pending', 'approved']),
})

/** The latest bookings that a form names; it counts all. */
const mostNamed = 5

/** What stands and would be refused under these rules. Whether it meets others or came in time was decided when it was booked. */
async function foresee(rules: Parsed<typeof amenities.foresee>, { door }: Asking) {
  const booked = await door.rows(
    standing,
    sql`select id, unit_number, to_char(reservation_date, 'YYYY-MM-DD') as reservation_date,
        to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, guest_count, status
      from amenity_reservations where amenity_id = ${rules.id} and status in ('pending', 'approved') and ends_at > now()
      order by starts_at, id`,
  )
  const amenity = { ...rules, days_ahead: 1_000_000, hours_notice: 0, weekly_limit: null }
  const known = { amenity, time_zone: 'UTC', now: '2000-01-01T00:00:00Z', busy: [], unit_days: [] }
  const misfits = booked.filter((wish) => wishProblem(wish, known) !== null)
  return { total: misfits.length, first: misfits.slice(0, mostNamed) }
}

type Booking = Parsed<typeof amenities.book>

/** Checks and writes in one transaction; a simultaneous booking is refused by a constraint. */
async function mustBeFree(door: Door, wish: Booking, but?: string) {
  const known = await knownFor(door, wish.amenity_id, wish.reservation_date, but)
  const problem = wishProblem(wish, known)
  if (problem) throw refusal(amenityRefusals, problem)
  if (wish.guest_list.length > wish.guest_count) throw refusal(amenityRefusals, 'reservation_guests_beyond')
  if (known.amenity.house_rules && !wish.rules_accepted) throw refusal(amenityRefusals, 'reservation_rules_unread')
}

const wishedColumns = sql`amenity_id, reservation_date, start_time, end_time, purpose, guest_count`

/** The client chooses the id, so a retry creates one booking. */
function book(wish: Booking, { transaction }: Asking) {
  return transaction(async (door) => {
    const wished = sql`${wish.amenity_id}::uuid, ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time,
      ${wish.purpose}::text, ${wish.guest_count}::int`
    const known = await door.row(
      z.object({ same: z.boolean() }),
      sql`select (${wishedColumns}) is not distinct from (${wished}) as same from amenity_reservations where id = ${wish.id}`,
    )
    if (known && !known.same) throw new Refusal('changed_meanwhile', 409)
    if (known) return
    // A simultaneous retry must not block itself.
    await mustBeFree(door, wish, wish.id)
    await door.act(
      sql`select access.book(${wish.id}::uuid, ${wished}, ${wish.guest_list}::text[], ${wish.rules_accepted})`,
    )
  })
}

const before = z.object({ revision: z.int(), moved: z.boolean() })

function amend(wish: Parsed<typeof amenities.amend>, { transaction }: Asking) {
  return transaction(async (door) => {
    const found = await door.row(
      before,
      sql`select revision, (amenity_id, reservation_date, start_time, end_time)
            is distinct from (${wish.amenity_id}::uuid, ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time)
          or guest_count < ${wish.guest_count}::int as moved
        from amenity_reservations where id = ${wish.id}`,
    )
    if (!found) throw new Refusal('not_found', 404)
    // Unchanged hours are not checked again: the rules may have become stricter since.
    if (found.moved) await mustBeFree(door, wish, wish.id)
    const changed =
      await door.act(sql`select from access.amend_booking(${wish.id}::uuid, ${wish.revision}::int, ${wish.amenity_id}::uuid,
        ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time, ${wish.purpose}::text,
        ${wish.guest_count}::int, ${wish.guest_list}::text[], ${wish.rules_accepted}) as done where done`)
    if (changed === 0)
      throw (
        (await changedMeanwhile(door, wish.revision, reservationNow(wish.id))) ?? new Refusal('changed_meanwhile', 409)
      )
  })
}

/** What stands, for an act that comes too late. */
const standingOf = (door: Door, id: string) => async () => {
  const now = await door.row(
    z.object({ status: z.string() }),
    sql`select status from amenity_reservations where id = ${id}`,
  )
  if (!now) return new Refusal('not_found', 404)
  return refusal(amenityRefusals, 'reservation_decided', 409, { state: now.status })
}

/** A move cancels too: whoever moved out hears that their booking is cancelled. */
function cancel({ id }: Parsed<typeof amenities.cancel>, { door }: Asking) {
  return decideOnce(door, {
    act: sql`select from access.cancel_booking(${id}::uuid) as done where done`,
    mine: sql`select from amenity_reservations where id = ${id} and resident_id = access.me() and status = 'cancelled'`,
    otherwise: standingOf(door, id),
  })
}

/** Only the first answer counts; later ones of others are told what it was. */
function decide({ condominium_id, id, decision, reason, anyway }: Parsed<typeof amenities.decide>, { door }: Asking) {
  return decideOnce(door, {
    act: sql`select from access.decide_booking(${condominium_id}::uuid, ${id}::uuid, ${decision}, ${reason}, ${anyway})
      as done where done`,
    mine: sql`select from amenity_reservations where condominium_id = ${condominium_id} and id = ${id}
      and status = ${decision} and decided_by = access.me()`,
    otherwise: standingOf(door, id),
  })
}

const recorded = (act: Sql) => sql`select from ${act} as reached where reached`

export const amenityCalls = serve(amenities, {
  list: listAmenities,
  change,
  foresee,
  availability: readAvailability,
  mine: listMine,
  book,
  amend,
  cancel,
  remove: ({ id }, { door }) =>
    endOnce(door, sql`select from access.remove_booking(${id}::uuid) as removed where removed`, 'reservation', [id]),
  reservations: listReservations,
  exportReservations,
  day: readDay,
  count: countReservations,
  decide,
  expected: listExpected,
  enterGuest: ({ condominium_id, reservation_id, guest_id, event_id, name }, { door }) =>
    door.reach(
      recorded(
        sql`access.record_guest_entry(${condominium_id}::uuid, ${reservation_id}::uuid, ${guest_id}::uuid, ${name}, ${event_id}::uuid)`,
      ),
    ),
  leaveGuest: ({ condominium_id, reservation_id, guest_id, event_id }, { door }) =>
    door.reach(
      recorded(
        sql`access.record_guest_exit(${condominium_id}::uuid, ${reservation_id}::uuid, ${guest_id}::uuid, ${event_id}::uuid)`,
      ),
    ),
})
