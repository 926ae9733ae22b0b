/** The login role of the server: one per database; it owns nothing and may only become the product's roles. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../../settings/settings.ts'

const longestName = 63

export const productRoles = [
  'anonymous',
  'applicant',
  'resident',
  'agent',
  'supervisor',
  'board',
  'admin',
  'super_admin',
  'gate',
  'station',
  'keeper',
  'identity',
  'issuer',
].map((role) => `garita_${role}`)

/** Each refusal by a rule is a statement error: eight useless lines in PostgreSQL's own log. */
const quietLog = [
  ['log_min_messages', 'log'],
  ['log_min_error_statement', 'panic'],
  ['log_error_verbosity', 'terse'],
] as const

export async function loginName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = `garita_login_${rows[0]?.name ?? ''}`
  if (Buffer.byteLength(name) <= longestName) return name
  // PostgreSQL would truncate the name, and two databases with a long common prefix would share one login.
  return `garita_login_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
}

export async function loginExists(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [await loginName(client)])
  return rowCount === 1
}

export async function makeLogin(client: pg.Client, password: string): Promise<void> {
  const login = pg.escapeIdentifier(await loginName(client))
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = pg.escapeIdentifier(rows[0]?.name ?? '')
  try {
    await client.query(`do $$ begin create role ${login} login noinherit;
      exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`alter role ${login} with login noinherit password ${pg.escapeLiteral(password)}`)
    await client.query(`alter role ${login} in database ${database} set search_path = public, extensions`)
    await client.query(`alter role ${login} in database ${database} set statement_timeout = '15s'`)
    await client.query(`alter role ${login} in database ${database} set lock_timeout = '5s'`)
    await client.query(`alter role ${login} in database ${database} set idle_in_transaction_session_timeout = '20s'`)
    await client.query(`alter role ${login} in database ${database} set timezone = 'UTC'`)
    for (const [name, value] of quietLog) {
      // Only a superuser, or a role with a grant of the parameter, may set these.
      await client.query(`do $$ begin alter role ${login} in database ${database} set ${name} = '${value}';
        exception when insufficient_privilege then null; end $$`)
    }
    await client.query(`grant ${productRoles.join(', ')} to ${login}`)
    await client.query(`revoke connect, temporary on database ${database} from public`)
    await client.query(`grant connect on database ${database} to ${login}`)
    for (const everything of ['tables', 'sequences', 'functions']) {
      await client.query(`revoke all on all ${everything} in schema public from ${login}`)
    }
    await client.query(`revoke all on schema public from ${login}`)
    await client.query(`grant usage on schema public, access to ${login}`)
    await client.query(`grant execute on function access.caller_of(bytea, uuid), access.rights_of(bytea[]) to ${login}`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') throw new StartRefused(missing(error.message))
    throw error
  }
}

const missing = (said: string) =>
  `The user of DATABASE_URL may not make the roles that Garita needs (${said}). ` +
  'Give it the right to: alter role <user> createrole; and, where another installation made the garita_ roles first, ' +
  `grant ${productRoles.join(', ')} to <user> with admin option.`
