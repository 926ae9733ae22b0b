/** A prepared database of its own for a test file, reached as the product reaches it: as the login role, becoming somebody. */
import pg from 'pg'
import { prepareDatabase } from '../../src/server/database/migrate.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import { databaseServer } from '../support/databaseServer.ts'
import { templateName, testLoginPassword, urlOf } from '../support/databases.ts'

/** Nobody at all, somebody with a session, or a part of the product. */
export type Caller = null | { token: string } | { system: 'keeper' | 'identity' | 'gate' | 'issuer' }

type Outcome = { rows: Record<string, unknown>[]; count: number } | { refused: string }

export interface PreparedDatabase {
  readonly owner: pg.Pool
  readonly owner_url: string
  readonly login_url: string
  /** One statement in a transaction of its own; what it changed is taken back. */
  attempt(caller: Caller, text: string, values?: readonly unknown[]): Promise<Outcome>
  /** The same, but it stays. */
  commit(caller: Caller, text: string, values?: readonly unknown[]): Promise<Outcome>
  close(): Promise<void>
}

let made = 0

export async function emptyDatabase(template = 'template0'): Promise<string> {
  const name = `garita_rules_${process.pid}_${++made}_${Date.now().toString(36)}`
  const serverUrl = await databaseServer()
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
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
      await client.query('begin')
      await become(client, caller)
      const { rows, rowCount } = await client.query(text, [...values])
      await client.query(end)
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

/** The product's own way in: the role comes from the session, and lasts as long as the transaction. */
async function become(client: pg.ClientBase, caller: Caller): Promise<void> {
  if (caller && 'system' in caller) {
    await client.query(
      `select set_config('role', $1, true), set_config('app.me', '', true), set_config('app.condominiums', '', true),
        set_config('app.session', '', true)`,
      [`garita_${caller.system}`],
    )
    return
  }
  await client.query(
    `select set_config('role', coalesce(s.role_name, 'garita_anonymous'), true),
      set_config('app.me', coalesce(s.profile_id::text, ''), true),
      set_config('app.condominiums', coalesce(s.condominium_ids::text, ''), true),
      set_config('app.session', coalesce(s.session_id::text, ''), true)
      from (select 1) nobody left join access.session_of($1::bytea) s on true`,
    [caller && hashOf(caller.token)],
  )
}

export function quietPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
