import { z } from 'zod'
import { contract, edit, read, write } from '../shared/contract.ts'
import { condominiumThere, id, moment, revision } from '../shared/fields.ts'

const webAddress = z
  .string()
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(500, 'too_long')
      .pipe(z.string().regex(/^https?:\/\/\S+$/, 'web_address')),
  )
const here = { condominium_id: id }
const choice = { ...here, address: webAddress, with_names: z.boolean(), takes_answers: z.boolean() }

export const messageTypes = ['ask.opened', 'ask.closed', 'entry.recorded', 'channel.test'] as const
export const messageStates = ['waiting', 'delivered', 'given_up'] as const
/** Why an attempt failed: an error status, a timeout, no server, or an address in a private network. */
export const messageErrors = ['status', 'slow', 'unreached', 'private', 'address'] as const

const channel = z.strictObject({
  id: z.uuid(),
  address: z.string(),
  with_names: z.boolean(),
  takes_answers: z.boolean(),
  revision: z.int(),
  added_by_name: z.string(),
  added_at: moment,
  /** The previous secret also signs until then; null without one. */
  former_until: moment.nullable(),
  /** Nothing is sent until the end of the pause after consecutive failures. */
  failures: z.int(),
  rests_until: moment.nullable(),
})
export type Channel = z.infer<typeof channel>

const delivery = z.strictObject({
  id: z.uuid(),
  type: z.enum(messageTypes),
  written_at: moment,
  state: z.enum(messageStates),
  settled_at: moment.nullable(),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.enum(messageErrors).nullable(),
})
export type Delivery = z.infer<typeof delivery>

/** Is shown only once. */
const secret = z.strictObject({ secret: z.string() })

export const channels = contract('channels', {
  list: read(
    'The webhooks of the caller’s condominiums; null where there is none',
    z.strictObject({}),
    z.array(
      z.strictObject({
        condominium: condominiumThere,
        channel: channel.nullable(),
        /** The number of homes, and of homes that let the webhook answer. */
        homes: z.strictObject({ homes: z.int(), let: z.int() }),
      }),
    ),
    ['condominiums'],
  ),
  deliveries: read('The last messages to a webhook, newest first', z.strictObject(here), z.array(delivery)),
  turnOn: write('Send what happens at the gates to an address; answers its secret', z.strictObject(choice), secret),
  change: edit('Change where it is sent, and what', z.strictObject({ ...choice, revision })),
  renewSecret: write('Make a new secret; the one before works for one more day', z.strictObject(here), secret),
  test: write('Send a message that says only that it is a test', z.strictObject(here)),
  end: write('Send nothing any more', z.strictObject({ ...here, id })),
})
