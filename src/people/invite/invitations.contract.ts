import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'
import { languages } from '../../shared/messages.ts'

/** The limit of a sheet; the next one contains the codes of further people. */
export const mostAtOnce = 400
export const mostPlaces = 20

export const invitation = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  condominium: z.string().nullable(),
  unit_number: z.string().nullable(),
  language: z.enum(languages),
  /** Whether the person signs in with an e-mail. */
  has_email: z.boolean(),
  /** Whether another administrator must confirm it first, because the account is in use. */
  waits: z.boolean(),
  /** Is never shown again. */
  code: z.string(),
})
export type Invitation = z.infer<typeof invitation>

/** `again` includes people with an earlier invitation, whose old slip becomes invalid. */
const those = z.strictObject({ condominium_id: id, again: z.boolean() })

export const invitations = contract(
  { name: 'invitations', topic: 'people' },
  {
    waiting: read(
      'How many people of each condominium have not begun, and how many of them were never invited, in the order asked for',
      z.strictObject({ condominium_ids: z.array(id).min(1).max(mostPlaces) }),
      z.array(
        z.strictObject({ never: z.int(), invited: z.int(), never_with_email: z.int(), invited_with_email: z.int() }),
      ),
      ['people'],
    ),
    makeCode: write(
      'Make a start code for somebody who has not begun, or who has no e-mail to get back in by; it ends the one before',
      z.strictObject({ id }),
      invitation,
    ),
    makeCodes: write(
      'Make start codes for the people of a condominium who have not begun, for slips that are handed on',
      those,
      z.array(invitation),
    ),
    writeInvitation: write('Send somebody who has not begun their invitation by e-mail', z.strictObject({ id })),
    writeInvitations: write(
      'Send the people of a condominium who have not begun and have an e-mail their invitation',
      those,
      z.strictObject({ sent: z.int() }),
    ),
  },
)
