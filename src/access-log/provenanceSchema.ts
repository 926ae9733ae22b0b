/** The schema of these facts. provenance.ts has the texts, which screens show without a schema. */
import { z } from 'zod'
import { moment } from '../shared/fields.ts'

export const provenance = z.strictObject({
  /** Present if another person sent the row than the one it names; empty if the sender's name was removed. */
  sent_by: z.string().nullable(),
  /** Present if it differs from the time of the event. */
  arrived_at: moment.nullable(),
  /** True if the named person was not signed in on that device. */
  unproven: z.boolean(),
  /** True if the named person was not on duty, so the row is recorded in the sender's name. */
  in_other_name: z.boolean(),
  /** The reason why the device's clock was doubtful. */
  doubt: z.string().nullable(),
  /** The reason why the server would have refused the event. */
  conflict: z.string().nullable(),
})
export type Provenance = z.infer<typeof provenance>
