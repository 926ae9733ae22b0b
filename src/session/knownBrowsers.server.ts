/** Browsers that have signed in to an account: they are served before unknown ones and cause no letter. */
import type { CallContext } from '../server/calls/serve.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'

const mostBrowsers = 20

export const browserHash = ({ browser_token }: Pick<CallContext, 'browser_token'>) =>
  browser_token ? hashOf(browser_token) : null

/** Keeps the token if any account knows it, because users may share a computer. An unknown token was made up, and is replaced. */
export function browserKnownTo(
  context: Pick<CallContext, 'browser_token'>,
  accounts: Sql,
  met: boolean,
): { token: string; statement: Sql } {
  const token = (met && context.browser_token) || newToken()
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
