/** The calls about the code of a day with which a guard whom nobody enrolled opens a tablet of a gate. */
import { z } from 'zod'
import { contract, read, write } from '../../../shared/contract.ts'
import { calendarDay, id, moment } from '../../../shared/fields.ts'

const day = calendarDay
const mark = z.string().regex(/^[0-9a-f]{8}$/, 'invalid')

const reliefDay = z.strictObject({
  day,
  /** Of the secret from which the code and the keys of the day are made. */
  mark,
  opens_at: moment,
  closes_at: moment,
  /** Until then goes on who began before it closed. */
  ends_at: moment,
})
export type ReliefDay = z.infer<typeof reliefDay>

const hex = z.string().regex(/^([0-9a-f]{2})+$/, 'invalid')
const dayEnvelope = z.strictObject({ salt: hex, rounds: z.int().min(1), sealed: hex, seals_storage: hex })
export type DayEnvelope = z.infer<typeof dayEnvelope>

export const reliefs = contract('reliefs', {
  toPrepare: read(
    'For a guard who opened a tablet of a gate with their PIN: the days that the tablet prepares',
    z.strictObject({}),
    z.strictObject({ days: z.array(reliefDay) }),
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
      /** Null while the tablet is not ready for it. */
      code: z.string().nullable(),
      closes_at: moment,
      /** The newest, this one first. */
      readings: z.array(z.strictObject({ by: z.string(), at: moment })),
    }),
  ),
})
