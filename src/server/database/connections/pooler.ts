/** Checks at start whether the pooler knows the program's login: a later refusal would seem to be a busy database. */
import pg from 'pg'
import { StartRefused } from '../../settings/settings.ts'

export async function reachThroughPooler(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefused(refusalBy(error, client.user ?? ''), { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refusalBy(error: unknown, login: string): string {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  const said = [error instanceof Error ? error.message : String(error), code].filter(Boolean).join(', ')
  // PgBouncer uses 08P01 for all of its own refusals.
  return code?.startsWith('28') || (code === '08P01' && /auth|user/i.test(said))
    ? `The pooler of DATABASE_URL refuses the login ${login} (${said}): run npm run login, put its line into userlist.txt and reload the pooler.`
    : `The pooler of DATABASE_URL does not answer as ${login} (${said}). Check its host, its port, its line for the database, and that it runs.`
}
