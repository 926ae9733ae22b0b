/** What a log row tells of how it reached the server. Apart from told.ts, whose words screens show without any schema. */
import { z } from 'zod'
import { moment } from '../../shared/fields.ts'

export const told = z.strictObject({
  /** Set where the sender is another person than the row names; empty where that person's name was removed. */
  sent_by: z.string().nullable(),
  /** Set where it differs from the time of the event. */
  arrived_at: moment.nullable(),
  /** The person it names was not signed in on that device. */
  unproven: z.boolean(),
  /** It was sent in the name of a person who was not on duty, and is recorded under the sender. */
  in_other_name: z.boolean(),
  /** Why the device's clock was in doubt. */
  doubt: z.string().nullable(),
  /** Why the server would have refused it. */
  conflict: z.string().nullable(),
})
export type Told = z.infer<typeof told>
