import { z } from 'zod'
import { disclosureKinds, disclosureReasons } from '../investigations/disclosures.rules.ts'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, id, moment } from '../shared/fields.ts'

export const secondApprovalKinds = ['name', 'hidden_look', 'start_code'] as const

const secondApproval = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  kind: z.enum(secondApprovalKinds),
  asked_at: moment,
  asked_by_name: z.string(),
  ends_at: moment,
  /** The request concerns this person's new name or start code. */
  about: z.string().nullable(),
  /** The new name. */
  wanted: z.string().nullable(),
  /** The disclosure that its homes read at a later date. */
  look: z
    .strictObject({
      kind: z.enum(disclosureKinds),
      subject: z.string().nullable(),
      from: moment,
      until: moment,
      reason: z.enum(disclosureReasons),
      said: z.string(),
      told_from: moment,
    })
    .nullable(),
})
export type SecondApproval = z.infer<typeof secondApproval>

export const secondApprovals = contract(
  { name: 'secondApprovals', topic: 'seconds' },
  {
    waiting: read(
      'The asks that the reader may answer as the second person, the oldest first',
      z.strictObject({}),
      z.array(secondApproval),
      ['people'],
    ),
    answer: write(
      'Say yes or no as the second person. The reader had the right before the ask, and the first person did not make the reader’s account',
      z.strictObject({ condominium_id: id, id, granted: z.boolean() }),
    ),
  },
)
