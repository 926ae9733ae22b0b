/** A prepared database for a test file, used as the product does: as the login role that becomes a caller. */
import pg from 'pg'
import { prepareDatabase } from '../../src/server/database/migrate.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import { databaseServer } from '../support/databaseServer.ts'
import { templateName, testLoginPassword, urlOf } from '../support/databases.ts'

/** Names the caller: none, a person with a session and optionally one of their homes, or a part of the product. */
export type Caller = null | { token: string; for_home?: string } | { system: 'keeper' | 'identity' | 'gate' | 'issuer' }

type Outcome = { rows: Record<string, unknown>[]; count: number } | { refused: string }

export interface PreparedDatabase {
  readonly owner: pg.Pool
  readonly owner_url: string
  readonly login_url: string
  attempt(caller: Caller, text: string, values?: readonly unknown[]): Promise<Outcome>
  commit(caller: Caller, text: string, values?: readonly unknown[]): Promise<Outcome>
  close(): Promise<void>
}

let made = 0

export async function emptyDatabase(template = 'template0'): Promise<string> {
  const name = `garita_rules_${process.pid}_${++made}_${Date.now().toString(36)}`
  const serverUrl = await databaseServer()
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  // PostgreSQL copies the files in half of the time that it takes to log each page.
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return urlOf(serverUrl, name)
}

export async function preparedDatabase(): Promise<PreparedDatabase> {
  const ownerUrl = await emptyDatabase(templateName)
  const { login_url } = await prepareDatabase(ownerUrl, testLoginPassword)
  const owner = quietPool(ownerUrl)
  const login = quietPool(login_url)

  async function run(end: 'commit' | 'rollback', caller: Caller, text: string, values: readonly unknown[]) {
    const client = await login.connect()
    try {
      const { rows, rowCount } = await transaction(client, end, caller, text, values)
      return { rows, count: rowCount ?? 0 }
    } catch (error) {
      await client.query('rollback')
      if (!(error instanceof pg.DatabaseError)) throw error
      return { refused: error.constraint ?? error.code ?? 'unknown' }
    } finally {
      client.release()
    }
  }

  return {
    owner,
    owner_url: ownerUrl,
    login_url,
    attempt: (caller, text, values = []) => run('rollback', caller, text, values),
    commit: (caller, text, values = []) => run('commit', caller, text, values),
    async close() {
      await Promise.all([owner.end(), login.end()])
    },
  }
}

async function transaction(
  client: pg.ClientBase,
  end: 'commit' | 'rollback',
  caller: Caller,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  if (values.length === 0) {
    // A single round trip, because the tests run thousands of these.
    const answers: unknown = await client.query(`begin; ${becoming(caller)}; ${text}; ${end}`)
    if (!Array.isArray(answers) || answers.length !== 4) throw new Error(`not one statement: ${text}`)
    return answers[2]
  }
  await client.query(`begin; ${becoming(caller)}`)
  const result = await client.query(text, [...values])
  await client.query(end)
  return result
}

/** Becomes the caller as the product does: the role comes from the session and lasts as long as the transaction. */
function becoming(caller: Caller): string {
  if (caller && 'system' in caller) {
    return `select set_config('role', 'garita_${caller.system}', true), set_config('app.me', '', true),
      set_config('app.condominiums', '', true), set_config('app.session', '', true), set_config('app.home', '', true),
      set_config('app.other_homes', '', true)`
  }
  const home = caller?.for_home ? `'${caller.for_home}'` : 'null'
  const token = caller ? `'\\x${hashOf(caller.token).toString('hex')}'` : 'null'
  return `select set_config('role', coalesce(s.role_name, 'garita_anonymous'), true),
    set_config('app.me', coalesce(s.profile_id::text, ''), true),
    set_config('app.condominiums', coalesce(s.condominium_ids::text, ''), true),
    set_config('app.session', coalesce(s.session_id::text, ''), true),
    set_config('app.home', coalesce(s.home::text, ''), true),
    set_config('app.other_homes', coalesce(s.other_homes::text, ''), true)
    from (select 1) nobody left join access.caller_of(${token}::bytea, ${home}::uuid) s on true`
}

export function quietPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
