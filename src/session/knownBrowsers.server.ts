/** Browsers that signed in to an account before: they are served before unknown ones and cause no letter. */
import type { Asking } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'

const mostBrowsers = 20

export const browserHash = ({ browser_token }: Pick<Asking, 'browser_token'>) =>
  browser_token ? hashOf(browser_token) : null

/**
 * The token stays while any account knows it: those who share a desk share its browser. One that nobody knows was made by somebody
 * else, and is replaced.
 */
export function browserKnownTo(
  asking: Pick<Asking, 'browser_token'>,
  accounts: Sql,
  met: boolean,
): { token: string; statement: Sql } {
  const token = (met && asking.browser_token) || newToken()
  const hash = hashOf(token)
  return {
    token,
    statement: sql`oldest_browsers as (
        delete from known_browsers b using ${accounts} one where b.profile_id = one.profile_id
          and b.token_hash in (select o.token_hash from known_browsers o where o.profile_id = one.profile_id
            and o.token_hash <> ${hash}::bytea order by o.last_used_at desc offset ${mostBrowsers - 1}::int)
      ), known as (
        insert into known_browsers (profile_id, token_hash) select profile_id, ${hash}::bytea from ${accounts}
        on conflict (profile_id, token_hash) do update set last_used_at = now()
      )`,
  }
}
