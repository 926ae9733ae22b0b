/** A guard without a PIN opens a tablet of a gate with the code of a day. */
import { z } from 'zod'
import { contract, read, write } from '../../../shared/contract.ts'
import { calendarDay, id, moment } from '../../../shared/fields.ts'

const day = calendarDay
const mark = z.string().regex(/^[0-9a-f]{8}$/, 'invalid')

const substituteDay = z.strictObject({
  day,
  /** Identifies the secret behind the code and the keys of the day. */
  mark,
  opens_at: moment,
  closes_at: moment,
  /** A guard who began before the administration ended the code works on until then. */
  ends_at: moment,
})
export type SubstituteDay = z.infer<typeof substituteDay>

const hex = z.string().regex(/^([0-9a-f]{2})+$/, 'invalid')
const dayEnvelope = z.strictObject({ salt: hex, rounds: z.int().min(1), sealed: hex, seals_storage: hex })
export type DayEnvelope = z.infer<typeof dayEnvelope>

export const substitutes = contract(
  { name: 'substitutes', topic: 'reliefs' },
  {
    toPrepare: read(
      'For a guard who opened a tablet of a gate with their PIN: the days that the tablet prepares',
      z.strictObject({}),
      z.strictObject({ days: z.array(substituteDay) }),
    ),
    prepareDay: write(
      'Register the keys of a day for the tablet, which gets them sealed under a code that its guard does not learn',
      z.strictObject({ day, mark }),
      z.strictObject({ envelope: dayEnvelope.nullable() }),
    ),
    readCode: write(
      'Read the code of today of a tablet; who read it and when is written down',
      z.strictObject({ condominium_id: id, tablet_id: id, id }),
      z.strictObject({
        /** Null while the tablet is not ready for a substitute guard. */
        code: z.string().nullable(),
        closes_at: moment,
        /** The newest reading of the code comes first: the current one. */
        readings: z.array(z.strictObject({ by: z.string(), at: moment })),
      }),
    ),
  },
)
