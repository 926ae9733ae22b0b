import { endOnce } from '../server/calls/repeated.ts'
import { serve } from '../server/calls/serve.ts'
import { before, pageOf } from '../server/database/page.ts'
import type { Shape } from '../server/database/shape.ts'
import { sql } from '../server/database/sql.ts'
import { mail } from './mail.contract.ts'

const place = [sql`created_at`, sql`id`] as const
const message: Shape = {
  id: sql`id`,
  recipient: sql`recipient`,
  subject: sql`subject`,
  body: sql`body`,
  created_at: sql`created_at`,
}

export const mailCalls = serve(mail, {
  list: ({ after }, { db }) =>
    db.answer(
      pageOf({
        shape: message,
        from: sql`from unsent_messages where ${before(place, after)} order by created_at desc, id desc`,
        cursor: place,
      }),
    ),
  remove: async ({ id }, { db }) => {
    await endOnce(db, sql`delete from unsent_messages where id = ${id}`, 'message', [id])
  },
})
