/** Separate from the sign-in, whose page must stay small. */
import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { cursor, id, moment, page } from '../../shared/fields.ts'
import { securityEventKinds } from '../../shared/securityEvents.ts'

const securityEvent = z.strictObject({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  /** The latest, if several of a day are counted together. */
  at: moment,
  count: z.int(),
  /** Shortened; null if no browser of the person took part, "*" for many networks. */
  network: z.string().nullable(),
  device: z.string().nullable(),
  by_administration: z.boolean(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

export const securityEvents = contract(
  { name: 'securityEvents', topic: 'session' },
  {
    events: read(
      'What happened to one’s own account, newest first',
      z.strictObject({ after: cursor }),
      page(securityEvent),
    ),
    eventsOf: read(
      'What happened to the account of somebody whom the reader runs, newest first',
      z.strictObject({ id, after: cursor }),
      page(securityEvent),
      ['people'],
    ),
    statusOf: read(
      'When somebody whom the reader runs signed in last, and how often it failed in the last 30 days',
      z.strictObject({ id }),
      z.strictObject({ last_sign_in_at: moment.nullable(), failed: z.int() }),
      ['people'],
    ),
    endAllOf: write('Sign somebody whom one runs out of every browser', z.strictObject({ id })),
  },
)
