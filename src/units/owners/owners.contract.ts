/** An absent owner's view of their unit, and the administration's entries about them. */
import { z } from 'zod'
import { authTypes } from '../../authorizations/kinds.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { amenityTypes } from '../../shared/amenityTypes.ts'
import { contract, read, write } from '../../shared/contract.ts'
import { email, id, language, moment, optionalLine, unitNumber } from '../../shared/fields.ts'

const amenity = { id: z.uuid(), amenity_type: z.enum(amenityTypes), name: z.string().nullable() }

const owned = z.strictObject({
  unit_number: z.string(),
  condominium: z.string(),
  time_zone: z.string(),
  /** A resident must have agreed. */
  sees_visits: z.boolean(),
  /** Without names. */
  dwellers: z.array(
    z.strictObject({ kind: z.enum(homeKinds).nullable(), since: moment, leaves_at: moment.nullable() }),
  ),
  /** Now and the last ninety days, newest first, at most a hundred; without names and purposes. */
  bookings: z.array(
    z.strictObject({
      ...amenity,
      starts_at: moment,
      ends_at: moment,
      status: z.enum(['pending', 'approved', 'rejected', 'cancelled']),
    }),
  ),
  amenities: z.array(z.strictObject({ ...amenity, house_rules: z.string().nullable() })),
})
export type OwnedUnit = z.infer<typeof owned>

const owner = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  since: moment,
  sees_visits: z.boolean(),
  /** The administration asked the home, which has not refused. */
  asked_at: moment.nullable(),
  agreed_by: z.string().nullable(),
  agreed_at: moment.nullable(),
})
export type Owner = z.infer<typeof owner>

const theOwner = { condominium_id: id, id }

export const owners = contract(
  { name: 'owners', topic: 'units' },
  {
    owned: read('What an owner who rents out reads of the unit that the call names', z.strictObject({}), owned, [
      'session',
    ]),
    ownedVisits: read(
      'The entries and exits of visitors since somebody who lives there agreed, two hundred at the most, the latest first',
      z.strictObject({}),
      z.array(
        z.strictObject({
          id: z.uuid(),
          at: moment,
          event_type: z.enum(['entry', 'exit']),
          gate: z.string().nullable(),
          name: z.string(),
          auth_type: z.enum(authTypes),
        }),
      ),
      ['session'],
    ),
    owners: read(
      'The owners of a unit who rent it out',
      z.strictObject({ condominium_id: id, unit_number: unitNumber }),
      z.array(owner),
      ['units'],
    ),
    giveOwner: write(
      'Write down who owns a unit: an account by its e-mail, or with a name somebody who is invited',
      z.strictObject({
        ...theOwner,
        unit_number: unitNumber,
        email,
        /** For the new account if the e-mail is unknown. */
        person_id: id,
        full_name: optionalLine(120),
        language,
      }),
    ),
    endOwner: write('End what somebody owns', z.strictObject(theOwner)),
    askConsent: write(
      'Ask those who live in a unit whether an owner may read its visits, or take that back',
      z.strictObject({ ...theOwner, asks: z.boolean() }),
    ),
  },
)
