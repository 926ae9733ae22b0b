/** The asks that wait for a second person, and the answer. */
import { z } from 'zod'
import { lookKinds, lookReasons } from '../looks/looks.rules.ts'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, id, moment } from '../shared/fields.ts'

export const secondKinds = ['name', 'hidden_look', 'start_code'] as const

const secondAsk = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  kind: z.enum(secondKinds),
  asked_at: moment,
  asked_by_name: z.string(),
  ends_at: moment,
  /** The person with the new name or the start code. */
  about: z.string().nullable(),
  /** The new name. */
  wanted: z.string().nullable(),
  /** The look that its homes read at a later date. */
  look: z
    .strictObject({
      kind: z.enum(lookKinds),
      subject: z.string().nullable(),
      from: moment,
      until: moment,
      reason: z.enum(lookReasons),
      said: z.string(),
      told_from: moment,
    })
    .nullable(),
})
export type SecondAsk = z.infer<typeof secondAsk>

export const seconds = contract('seconds', {
  waiting: read(
    'The asks that the reader may answer as the second person, the oldest first',
    z.strictObject({}),
    z.array(secondAsk),
    ['people'],
  ),
  answer: write(
    'Say yes or no as the second person. The reader had the right before the ask, and the first person did not make the reader’s account',
    z.strictObject({ condominium_id: id, id, granted: z.boolean() }),
  ),
})
