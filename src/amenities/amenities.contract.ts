import { z } from 'zod'
import { amenityType, amenityTypes } from '../shared/amenityTypes.ts'
import { contract, download, edit, read, tableFormat, write } from '../shared/contract.ts'
import {
  calendarDay,
  countedPage,
  cursor,
  fitsCalendar,
  fullName,
  id,
  language,
  moment,
  optionalLine,
  optionalText,
  revision,
  searchText,
} from '../shared/fields.ts'
import { reservationStatuses } from '../shared/reservationStatuses.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })
const day = calendarDay
const halfHour = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/, 'hour')
const whole = (least: number, most: number) =>
  z.int('number_range').min(least, 'number_range').max(most, 'number_range')

/** An end that is not after the start is on the next day; 00:00 to 00:00 is the whole day. */
const hours = z.strictObject({ from: halfHour, until: halfHour })

const rules = {
  name: z.string().nullable(),
  is_open: z.boolean(),
  /** From Monday to Sunday; null means closed. */
  hours: z.array(hours.nullable()).length(7),
  exclusive: z.boolean(),
  capacity: z.int(),
  needs_approval: z.boolean(),
  shortest_minutes: z.int(),
  longest_minutes: z.int(),
  buffer_minutes: z.int(),
  days_ahead: z.int(),
  hours_notice: z.int(),
  weekly_limit: z.int().nullable(),
  closed_days: z.array(z.string()),
  house_rules: z.string().nullable(),
}

const amenity = z.strictObject({
  id: z.uuid(),
  condominium: place,
  amenity_type: z.enum(amenityTypes),
  ...rules,
  revision: z.int(),
})
export type Amenity = z.infer<typeof amenity>

const rulesForm = z
  .strictObject({
    id,
    revision,
    ...rules,
    name: optionalLine(80),
    capacity: whole(1, 1000),
    shortest_minutes: whole(30, 1440),
    longest_minutes: whole(30, 1440),
    buffer_minutes: whole(0, 720),
    days_ahead: whole(1, 365),
    hours_notice: whole(0, 720),
    weekly_limit: whole(1, 50).nullable(),
    closed_days: z.array(day).max(100),
    house_rules: optionalText(2000),
  })
  .refine((form) => form.longest_minutes >= form.shortest_minutes, { path: ['longest_minutes'], error: 'number_range' })

const guest = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  entered_at: moment.nullable(),
  left_at: moment.nullable(),
  inside: z.boolean(),
})
export type Guest = z.infer<typeof guest>

const reservation = z.strictObject({
  id: z.uuid(),
  condominium: place,
  time_zone: z.string(),
  amenity: z.strictObject({ id: z.uuid(), amenity_type: z.enum(amenityTypes), name: z.string().nullable() }),
  unit_number: z.string(),
  /** Null once the resident's account was removed. */
  resident_name: z.string().nullable(),
  reservation_date: z.iso.date(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: moment,
  ends_at: moment,
  purpose: z.string().nullable(),
  guest_count: z.int(),
  guests: z.array(guest),
  status: z.enum(reservationStatuses),
  rejection_reason: z.string().nullable(),
  decided_at: moment.nullable(),
  decided_by_name: z.string().nullable(),
  revision: z.int(),
  created_at: moment,
})
export type Reservation = z.infer<typeof reservation>

const booking = {
  id,
  amenity_id: id,
  reservation_date: day,
  start_time: halfHour,
  end_time: halfHour,
  purpose: optionalLine(300),
  guest_count: whole(1, 1000).default(1),
  guest_list: z.array(fullName).max(1000).default([]),
  /** Required only if there are house rules. */
  rules_accepted: z.boolean().default(false),
}

const filters = {
  search: searchText,
  condominium_id: id.optional(),
  amenity_type: amenityType.optional(),
  status: z.enum(reservationStatuses).optional(),
  from: day.optional(),
  until: day.optional(),
}

export const amenities = contract('amenities', {
  list: read(
    'The amenities of a condominium and their rules',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(amenity),
  ),
  change: edit('Change the rules of an amenity', rulesForm),
  foresee: read(
    'The bookings that stand and would be refused under changed rules: how many, and the next five',
    rulesForm,
    z.strictObject({
      total: z.int(),
      first: z.array(
        z.strictObject({
          id: z.uuid(),
          unit_number: z.string(),
          reservation_date: z.iso.date(),
          start_time: z.string(),
          end_time: z.string(),
          guest_count: z.int(),
          status: z.enum(['pending', 'approved']),
        }),
      ),
    }),
  ),
  availability: read(
    'When an amenity is booked within a month, never by whom',
    z.strictObject({
      amenity_id: id,
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'moment')
        .refine(fitsCalendar, 'moment'),
      but: id.optional(),
    }),
    z.strictObject({
      amenity,
      time_zone: z.string(),
      now: moment,
      busy: z.array(z.strictObject({ from: moment, until: moment, guests: z.int() })),
      /** The days that this unit has booked, which count against its weekly limit. */
      unit_days: z.array(z.iso.date()),
    }),
    ['condominiums'],
  ),
  mine: read(
    'The caller’s reservations, newest first',
    z.strictObject({ id: id.optional(), after: cursor }),
    countedPage(reservation),
  ),
  book: write('Book an amenity', z.strictObject(booking)),
  amend: edit('Change the caller’s reservation', z.strictObject({ ...booking, revision })),
  cancel: write('Cancel the caller’s reservation', z.strictObject({ id })),
  remove: write('Delete the caller’s reservation', z.strictObject({ id })),
  reservations: read(
    'The reservations of the caller’s condominiums, newest first',
    z.strictObject({ ...filters, after: cursor }),
    countedPage(reservation),
  ),
  exportReservations: download(
    'All reservations of the caller’s condominiums, latest first',
    z.strictObject({ ...filters, language, format: tableFormat }),
  ),
  day: read(
    'The bookings of all amenities of a condominium on one day, by default today',
    z.strictObject({ condominium_id: id, day: day.optional() }),
    z.strictObject({
      day: z.iso.date(),
      today: z.iso.date(),
      time_zone: z.string(),
      amenities: z.array(amenity),
      reservations: z.array(reservation),
    }),
  ),
  count: read(
    'The number of pending and of upcoming reservations',
    z.strictObject({ condominium_id: id.optional() }),
    z.strictObject({ pending: z.int(), active: z.int() }),
  ),
  decide: write(
    'Approve a reservation, or reject it with a reason',
    z
      .strictObject({
        condominium_id: id,
        id,
        decision: z.enum(['approved', 'rejected']),
        reason: optionalLine(300),
        /** Confirms an approval for more people than now fit. */
        anyway: z.boolean().default(false),
      })
      .refine((form) => form.decision === 'approved' || form.reason !== null, { path: ['reason'], error: 'required' }),
  ),
  expected: read(
    'Reservations with guests expected today or still inside, found by guest, host or unit',
    z.strictObject({ condominium_id: id.optional(), search: searchText }),
    z.array(reservation),
  ),
})
