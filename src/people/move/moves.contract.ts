import { z } from 'zod'
import { authTypes } from '../../authorizations/kinds.ts'
import { amenityTypes } from '../../shared/amenityTypes.ts'
import { contract, read, write } from '../../shared/contract.ts'
import { id, moment, unitNumber } from '../../shared/fields.ts'
import { isDay, momentShape } from '../../shared/writtenMoment.ts'
import { passingKinds } from './moves.rules.ts'

const written = z.string().refine((text) => momentShape.test(text) && isDay(text.slice(0, 10)), 'moment')

/** Things that pass to another home. If that is the home itself, they go to the host's new unit; null ends them. */
const passing = z.strictObject({
  to: id.nullable(),
  auth_type: z.enum(passingKinds).optional(),
  ids: z.array(id).max(1000).optional(),
})
const passes = z.array(passing).max(100)
export type Passing = z.infer<typeof passing>

export const moves = contract(
  { name: 'moves', topic: 'people' },
  {
    moving: read(
      'What ends when a resident moves out, what can pass to another home and what does, and who stays in the unit. The administration reads how many of each kind, and names once the move is written down or under an open look',
      z.strictObject({ id, residence_id: id.optional() }),
      z.strictObject({
        residence_id: z.uuid(),
        unit_number: z.string(),
        time_zone: z.string(),
        leaves_at: moment.nullable(),
        moves_to: z.string().nullable(),
        /** The first names, none if they are hidden, and the total. */
        authorized: z.array(
          z.strictObject({
            id: z.uuid(),
            auth_type: z.enum(authTypes),
            name: z.string(),
            plate: z.string().nullable(),
          }),
        ),
        authorized_total: z.int(),
        authorized_kinds: z.array(z.strictObject({ auth_type: z.enum(authTypes), count: z.int() })),
        bookings: z.array(
          z.strictObject({
            id: z.uuid(),
            amenity_type: z.enum(amenityTypes),
            name: z.string().nullable(),
            starts_at: moment,
          }),
        ),
        staying: z.array(z.string()),
        /** Null unless the reader may choose. */
        passing_on: z
          .strictObject({
            /** Another resident objected to this one: nothing passes meanwhile. */
            frozen: z.boolean(),
            receivers: z.array(z.strictObject({ id: z.uuid(), full_name: z.string() })),
            passing: z.array(
              z.strictObject({
                id: z.uuid(),
                auth_type: z.enum(passingKinds),
                /** Null if it is hidden, like the plate. */
                name: z.string().nullable(),
                plate: z.string().nullable(),
                to: z.uuid().nullable(),
              }),
            ),
          })
          .nullable(),
      }),
      ['people', 'authorizations', 'amenities'],
    ),
    planMove: write(
      'Write down that a resident moves out, now or at a moment, or to another unit of the condominium',
      z.strictObject({
        id,
        residence_id: id.optional(),
        at: written.nullable(),
        moves_to: unitNumber.nullable(),
        passes: passes.optional(),
      }),
    ),
    passOn: write(
      'Choose what passes over in a move that is written down: by the administration, or by who moves',
      z.strictObject({ id, residence_id: id.optional(), passes }),
    ),
    takeBackMove: write('Take back a move that has not happened', z.strictObject({ id, residence_id: id.optional() })),
  },
)
