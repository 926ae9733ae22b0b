/** Letters wait here if the installation has no mail server. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { cursor, id, moment, page } from '../shared/fields.ts'

export const mail = contract('mail', {
  list: read(
    'Messages kept for a super administrator to hand on, newest first',
    z.strictObject({ after: cursor }),
    page(
      z.strictObject({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        created_at: moment,
      }),
    ),
  ),
  remove: write('Forget a message that was handed on', z.strictObject({ id }), z.strictObject({})),
})
