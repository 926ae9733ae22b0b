/** The calls of a host about parties. A guest has no account and uses the page behind the link. */
import { z } from 'zod'
import { amenityTypes } from '../shared/amenityTypes.ts'
import { contract, read, write } from '../shared/contract.ts'
import { calendarDay, id, moment, optionalText, requiredLine } from '../shared/fields.ts'

export const partyStates = ['open', 'closed', 'paused', 'canceled', 'over'] as const

const amenity = z.strictObject({ amenity_type: z.enum(amenityTypes), name: z.string().nullable() })

const guest = z.strictObject({
  /** The guest's authorization. */
  id: z.uuid(),
  name: z.string(),
  inside: z.boolean(),
  ever_entered: z.boolean(),
  over: z.boolean(),
})

export const partyFacts = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  note: z.string().nullable(),
  places: z.int(),
  valid_from: moment,
  valid_until: moment,
  state: z.enum(partyStates),
  amenity: amenity.nullable(),
  /** These persons asked for a place, and the home does not receive them. */
  turned_away: z.array(z.string()),
  guests: z.array(guest),
})

const party = partyFacts.extend({ link: z.string() })
export type Party = z.infer<typeof party>

const booking = z.strictObject({
  id: z.uuid(),
  amenity,
  starts_at: moment,
  ends_at: moment,
  guest_count: z.int(),
})
export type PartyBooking = z.infer<typeof booking>

const guestAtGate = z.strictObject({
  ...{ id: z.uuid(), name: z.string(), entered_at: moment.nullable(), left_at: moment.nullable(), inside: z.boolean() },
  /** The gate admits the guest now without a question. */
  may_enter: z.boolean(),
})
const partyAtGate = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  condominium: z.strictObject({ id: z.uuid(), name: z.string() }),
  time_zone: z.string(),
  unit_number: z.string(),
  host_name: z.string(),
  places: z.int(),
  valid_from: moment,
  valid_until: moment,
  guests: z.array(guestAtGate),
})
export type PartyAtGate = z.infer<typeof partyAtGate>

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour', abort: true })

export const mostPlaces = 200
export const fewestPlaces = 2

const one = z.strictObject({ id })

export const parties = contract('parties', {
  list: read(
    'The parties of the caller in the present home with their guests: those to come, the next first, then those of the last week',
    z.strictObject({}),
    z.array(party),
    ['authorizations', 'access_logs', 'amenities', 'people'],
  ),
  bookings: read('The bookings of the caller that a party can have', z.strictObject({}), z.array(booking), [
    'amenities',
  ]),
  create: write(
    'Make a party and return the secret of its link; an end at or before the beginning is on the next day',
    z.strictObject({
      id,
      name: requiredLine(60),
      note: optionalText(300),
      day: calendarDay,
      from: hour,
      until: hour,
      places: z.int('number_range').min(fewestPlaces, 'number_range').max(mostPlaces, 'number_range'),
      /** The party has the hours of this booking. */
      reservation_id: id.nullable().default(null),
    }),
    z.strictObject({ link: z.string() }),
  ),
  atGate: read(
    'The parties of today at the gates of the caller, each with its guests, by name',
    z.strictObject({ condominium_id: id.optional() }),
    z.array(partyAtGate),
    ['authorizations', 'access_logs'],
  ),
  close: write('Give no more places by the link; the passes stay', one),
  open: write('Give places by the link again', one),
  cancel: write('Cancel a party: its link and the passes of guests who never came end', one),
})
