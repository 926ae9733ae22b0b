/** A lock on the amenity's row decides between simultaneous bookings. */
import { z } from 'zod'
import { changeAsSeen, changedMeanwhile } from '../server/calls/changedMeanwhile.ts'
import { decideOnce, endOnce } from '../server/calls/repeated.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import type { CallerDb } from '../server/database/callerDb.ts'
import { sql } from '../server/database/sql.ts'
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
import { wishProblem } from './bookingRules/amenities.rules.ts'

/** Refuses a form that was opened before another admin's change. */
async function change(form: Parsed<typeof amenities.change>, { db }: CallContext) {
  await changeAsSeen(db, {
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

const status = z.object({
  id: z.string(),
  unit_number: z.string(),
  reservation_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  guest_count: z.int(),
  status: z.enum(['pending', 'approved']),
})

/** A form names the latest bookings, and counts all. */
const mostNamed = 5

/**
 * Finds active bookings that these rules would refuse. It does not check conflicts and notice, because these were decided when the booking
 * was made.
 */
async function foresee(rules: Parsed<typeof amenities.foresee>, { db }: CallContext) {
  const booked = await db.rows(
    status,
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

/** Checks and writes in one transaction; a constraint refuses a simultaneous booking. */
async function mustBeFree(db: CallerDb, wish: Booking, but?: string) {
  const known = await knownFor(db, wish.amenity_id, wish.reservation_date, but)
  const problem = wishProblem(wish, known)
  if (problem) throw refusal(amenityRefusals, problem)
  if (wish.guest_list.length > wish.guest_count) throw refusal(amenityRefusals, 'reservation_guests_beyond')
  if (known.amenity.house_rules && !wish.rules_accepted) throw refusal(amenityRefusals, 'reservation_rules_unread')
}

const wishedColumns = sql`amenity_id, reservation_date, start_time, end_time, purpose, guest_count`

/** The client chooses the id, so a retry creates one booking. */
function book(wish: Booking, { transaction }: CallContext) {
  return transaction(async (db) => {
    const wished = sql`${wish.amenity_id}::uuid, ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time,
      ${wish.purpose}::text, ${wish.guest_count}::int`
    const known = await db.row(
      z.object({ same: z.boolean() }),
      sql`select (${wishedColumns}) is not distinct from (${wished}) as same from amenity_reservations where id = ${wish.id}`,
    )
    if (known && !known.same) throw new Refusal('changed_meanwhile', 409)
    if (known) return
    // A retry with the same id must not conflict with the first call.
    await mustBeFree(db, wish, wish.id)
    await db.execute(
      sql`select access.book(${wish.id}::uuid, ${wished}, ${wish.guest_list}::text[], ${wish.rules_accepted})`,
    )
  })
}

const before = z.object({ revision: z.int(), moved: z.boolean() })

function amend(wish: Parsed<typeof amenities.amend>, { transaction }: CallContext) {
  return transaction(async (db) => {
    const found = await db.row(
      before,
      sql`select revision, (amenity_id, reservation_date, start_time, end_time)
            is distinct from (${wish.amenity_id}::uuid, ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time)
          or guest_count < ${wish.guest_count}::int as moved
        from amenity_reservations where id = ${wish.id}`,
    )
    if (!found) throw new Refusal('not_found', 404)
    // Unchanged hours are not checked again: the rules may have become stricter since.
    if (found.moved) await mustBeFree(db, wish, wish.id)
    const changed =
      await db.execute(sql`select from access.amend_booking(${wish.id}::uuid, ${wish.revision}::int, ${wish.amenity_id}::uuid,
        ${wish.reservation_date}::date, ${wish.start_time}::time, ${wish.end_time}::time, ${wish.purpose}::text,
        ${wish.guest_count}::int, ${wish.guest_list}::text[], ${wish.rules_accepted}) as done where done`)
    if (changed === 0)
      throw (
        (await changedMeanwhile(db, wish.revision, reservationNow(wish.id))) ?? new Refusal('changed_meanwhile', 409)
      )
  })
}

/** Reads the current state, for an act that comes too late. */
const statusOf = (db: CallerDb, id: string) => async () => {
  const now = await db.row(
    z.object({ status: z.string() }),
    sql`select status from amenity_reservations where id = ${id}`,
  )
  if (!now) return new Refusal('not_found', 404)
  return refusal(amenityRefusals, 'reservation_decided', 409, { state: now.status })
}

/** A move also cancels: the former resident gets a notice. */
function cancel({ id }: Parsed<typeof amenities.cancel>, { db }: CallContext) {
  return decideOnce(db, {
    act: sql`select from access.cancel_booking(${id}::uuid) as done where done`,
    mine: sql`select from amenity_reservations where id = ${id} and resident_id = access.caller_id() and status = 'cancelled'`,
    otherwise: statusOf(db, id),
  })
}

/** Only the first answer counts; a later one of another admin is refused with it. */
function decide(
  { condominium_id, id, decision, reason, anyway }: Parsed<typeof amenities.decide>,
  { db }: CallContext,
) {
  return decideOnce(db, {
    act: sql`select from access.decide_booking(${condominium_id}::uuid, ${id}::uuid, ${decision}, ${reason}, ${anyway})
      as done where done`,
    mine: sql`select from amenity_reservations where condominium_id = ${condominium_id} and id = ${id}
      and status = ${decision} and decided_by = access.caller_id()`,
    otherwise: statusOf(db, id),
  })
}

export const amenityCalls = serve(amenities, {
  list: listAmenities,
  change,
  foresee,
  availability: readAvailability,
  mine: listMine,
  book,
  amend,
  cancel,
  remove: ({ id }, { db }) =>
    endOnce(db, sql`select from access.remove_booking(${id}::uuid) as removed where removed`, 'reservation', [id]),
  reservations: listReservations,
  exportReservations,
  day: readDay,
  count: countReservations,
  decide,
  expected: listExpected,
})
