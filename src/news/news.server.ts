/** Answers the calls of the news slice. */
import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import { news, newsNames } from './news.contract.ts'

export const newsCalls = serve(news, {
  // An older program skips news that only a newer one has texts for.
  unread: (_, { door }) =>
    door.json(sql`select coalesce(json_agg(n.news order by n.news), '[]') from admin_news n
      where n.read_at is null and n.profile_id = access.me() and n.news = any(${`{${newsNames.join(',')}}`}::text[])`),
  async markRead({ news: read }, { door }) {
    await door.act(sql`update admin_news set read_at = now()
      where news = ${read} and read_at is null and profile_id = access.me()`)
  },
})
