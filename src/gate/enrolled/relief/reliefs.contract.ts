/** The calls about the code of a day with which a guard whom nobody enrolled opens a tablet of a gate. */
import { z } from 'zod'
import { contract, read, write } from '../../../shared/contract.ts'
import { calendarDay, id, moment } from '../../../shared/fields.ts'

const day = calendarDay
const mark = z.string().regex(/^[0-9a-f]{8}$/, 'invalid')

const reliefDay = z.strictObject({
  day,
  code: z.string(),
  /** Of the secret from which the code was made. */
  mark,
  opens_at: moment,
  closes_at: moment,
  /** Until then goes on who began before it closed. */
  ends_at: moment,
})
export type ReliefDay = z.infer<typeof reliefDay>

export const reliefs = contract('reliefs', {
  toPrepare: read(
    'For a guard who opened a tablet of a gate with their PIN: the codes of seven days, under which the tablet seals a key each',
    z.strictObject({}),
    z.strictObject({ days: z.array(reliefDay) }),
  ),
  keepKey: write(
    'Register the public half of the key that a tablet seals under the code of a day, in place of the one before',
    z.strictObject({ id, day, mark, public_key: z.string().regex(/^[0-9a-f]{64}$/, 'invalid') }),
    z.strictObject({ kept: z.boolean() }),
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
