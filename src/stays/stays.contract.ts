/** Short stays: their makers are residents and owners; the administration reads and ends them. */
import { z } from 'zod'
import { contract, edit, read, write } from '../shared/contract.ts'
import { calendarDay, fullName, id, moment, optionalText, revision, unitNumber } from '../shared/fields.ts'

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'hour', abort: true })

/** The database enforces these limits. */
export const mostNights = 60
export const mostGuests = 12
export const longestRules = 1000

/** The reasons why a person makes no stay. */
export const stayReasons = [
  'stay_needs_home',
  'stays_not_allowed',
  'stay_needs_adult',
  'stay_of_newcomer',
  'stay_unit_lived_in',
] as const

const terms = z.strictObject({
  condominium_id: z.uuid(),
  condominium: z.string(),
  time_zone: z.string(),
  unit_number: z.string(),
  /** Whether the condominium allows short stays. */
  allowed: z.boolean(),
  /** Null if the reader may make a stay. */
  refused: z.enum(stayReasons).nullable(),
  most_nights: z.int(),
  most_guests: z.int(),
  rules: z.string().nullable(),
})
export type StayTerms = z.infer<typeof terms>

const guest = z.strictObject({
  name: z.string(),
  requested_at: moment,
  since: moment.nullable(),
  until: moment.nullable(),
  /** True while the guest waits for the first moment of the stay, or for the administration. */
  waits: z.boolean(),
})

const stay = z.strictObject({
  condominium_id: z.uuid(),
  id: z.uuid(),
  unit_number: z.string(),
  time_zone: z.string(),
  starts_at: moment,
  ends_at: moment,
  /** So many accounts may register, and so many did. */
  places: z.int(),
  uses: z.int(),
  /** Null for an owner who did not make the stay: owners do not read who lives in their unit. */
  made_by_name: z.string().nullable(),
  of_owner: z.boolean(),
  created_at: moment,
  ended_at: moment.nullable(),
  /** Null if the program ended it because the maker may no longer give it. */
  ended_by_name: z.string().nullable(),
  /** Whether a guest may register with the code now. */
  takes: z.boolean(),
  may_end: z.boolean(),
  /** The reader gives a new code and shortens the stay. */
  mine: z.boolean(),
  guest_names: z.array(z.string()),
  guests: z.array(guest),
})
export type ShortStay = z.infer<typeof stay>

const made = z.strictObject({
  /** Is never shown again. */
  code: z.string(),
  starts_at: moment,
  ends_at: moment,
})
export type MadeStay = z.infer<typeof made>

const theStay = z.strictObject({ condominium_id: id, id })

const settings = {
  allowed: z.boolean(),
  most_nights: z.int('number_range').min(1, 'number_range').max(mostNights, 'number_range'),
  most_guests: z.int('number_range').min(1, 'number_range').max(mostGuests, 'number_range'),
}

export const stays = contract('stays', {
  terms: read('The unit and the limits of the reader for short stays', z.strictObject({}), terms.nullable(), [
    'condominiums',
    'people',
    'session',
  ]),
  list: read(
    'The short stays that touch some days: of the reader’s unit, or of a condominium that the reader runs',
    z.strictObject({
      condominium_id: id.optional(),
      unit_number: unitNumber.optional(),
      first_day: calendarDay,
      last_day: calendarDay,
    }),
    z.array(stay),
    ['people', 'condominiums'],
  ),
  settings: read(
    'Whether a condominium allows short stays, and its limits',
    z.strictObject({ condominium_id: id }),
    z.strictObject({
      allowed: z.boolean(),
      most_nights: z.int(),
      most_guests: z.int(),
      rules: z.string().nullable(),
      revision: z.int(),
    }),
    ['condominiums'],
  ),
  changeSettings: edit(
    'Allow short stays, or not, and set their limits',
    z.strictObject({ condominium_id: id, ...settings, rules: optionalText(longestRules), revision }),
  ),
  make: write(
    'Make a short stay and return its code for the guests',
    z.strictObject({
      id,
      guest_names: z.array(fullName).min(1, 'required').max(mostGuests, 'too_many'),
      places: settings.most_guests,
      first_day: calendarDay,
      first_hour: clockTime,
      last_day: calendarDay,
      last_hour: clockTime,
    }),
    made,
  ),
  renewCode: write('Replace the code of a short stay; the code before stops working', theStay, made),
  shorten: write('Give a short stay an earlier end', theStay.extend({ last_day: calendarDay, last_hour: clockTime })),
  end: write('End a short stay and the accounts of its guests', theStay),
})
