/** Answers the calls about unsent messages. */

import { endOnce } from '../server/calls/repeated.ts'
import { serve } from '../server/calls/serve.ts'
import { before, pageOf } from '../server/database/page.ts'
import { sql } from '../server/database/sql.ts'
import { mail } from './mail.contract.ts'

export const mailCalls = serve(mail, {
  list: ({ after }, { door }) =>
    door.json(
      pageOf(sql`select json_build_object(
          'id', id, 'recipient', recipient, 'subject', subject, 'body', body, 'created_at', created_at) as item,
          created_at || '|' || id as cursor
        from unsent_messages where ${before([sql`created_at`, sql`id`], after)}
        order by created_at desc, id desc`),
    ),
  remove: async ({ id }, { door }) => {
    await endOnce(door, sql`delete from unsent_messages where id = ${id}`, 'message', [id])
  },
})
