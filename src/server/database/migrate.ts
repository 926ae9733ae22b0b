/** Brings a database to what this program expects: migrations forward, then today's guard, under one lock that parallel starts share. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartRefused } from '../settings/settings.ts'
import { loginName, makeLogin } from './login.ts'
import { rules, rulesFiles } from './rules.ts'

const migrationsFolder = new URL('../../../database/migrations/', import.meta.url)
const oldestPostgres = 150_000
const rulesTries = 30

export interface Prepared {
  /** For the connections that serve requests. */
  login_url: string
}

/**
 * The owner's connection must be a direct one: the lock belongs to the connection. What may refuse this program is asked before the
 * login gets its password, which would shut out the programs that run.
 */
export async function prepareDatabase(
  ownerUrl: string,
  loginPassword: string,
  beforeLogin: (client: pg.Client) => Promise<void> = async () => undefined,
): Promise<Prepared> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOld(client)
    await client.query(`select pg_advisory_lock(hashtext('garita.prepare'))`)
    await setSearchPath(client)
    await migrate(client)
    const applied = await appliedRules(client)
    await beforeLogin(client)
    await applyRules(client, applied, loginPassword)
    return { login_url: await loginUrl(client, ownerUrl, loginPassword) }
  } finally {
    await client.end()
  }
}

async function refuseOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
  )
  if (Number(rows[0]?.server_version_num) < oldestPostgres) {
    throw new StartRefused(
      `The database is PostgreSQL ${rows[0]?.server_version}; Garita needs 15 or newer. Upgrade it, or point DATABASE_URL at a newer one.`,
    )
  }
}

async function setSearchPath(client: pg.Client): Promise<void> {
  await client.query(
    `do $$ begin execute format('alter database %I set search_path = public, extensions', current_database()); end $$`,
  )
  await client.query('set search_path = public, extensions')
}

async function migrate(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  const known = sqlFiles(migrationsFolder)
  const unknown = rows.map((row) => row.name).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new StartRefused(
      `The database was prepared by a newer Garita (${unknown.at(-1)}). Start that version or a newer one; an older program could do harm.`,
    )
  }
  const done = new Set(rows.map((row) => row.name))
  for (const name of known.filter((file) => !done.has(file))) {
    await inTransaction(client, async () => {
      await client.query(readFileSync(new URL(name, migrationsFolder), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    })
  }
}

interface Applied {
  hash: string | null
  release: number
  login_hash: string | null
}

/** Programs before the first numbered rules kept a hash alone: theirs are older than any. */
async function appliedRules(client: pg.Client): Promise<Applied> {
  await client.query(`create table if not exists guard_applied (hash text primary key)`)
  // Asked first: an alter would wait for a backup that reads the table.
  const columns = await client.query(
    `select from pg_attribute where attrelid = 'guard_applied'::regclass and attname = 'release'`,
  )
  if (columns.rowCount === 0) {
    await client.query(
      'alter table guard_applied add column release integer not null default 0, add column login_hash text',
    )
  }
  const { rows } = await client.query<Applied>('select hash, release, login_hash from guard_applied')
  const applied = rows[0] ?? { hash: null, release: 0, login_hash: null }
  if (applied.release > rules.release && applied.hash !== rules.hash) {
    throw new StartRefused(
      `The database has the rules of a newer Garita (release ${applied.release}, this program brings ${rules.release}). ` +
        'An older program would take protections away from everybody. Start that version or a newer one; programs that already run may go on.',
    )
  }
  return applied
}

/** The guard's locks wait for running statements; giving up quickly and trying again keeps a busy product answering meanwhile. */
async function applyRules(client: pg.Client, applied: Applied, loginPassword: string): Promise<void> {
  const loginHash = createHash('sha256')
    .update([loginPassword, await loginName(client)].join('\n'))
    .digest('hex')
  const sameRules = applied.hash === rules.hash
  if (sameRules && applied.login_hash === loginHash) return
  for (let tries = 1; ; tries++) {
    try {
      await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = '1s'`)
        if (!sameRules) for (const file of rulesFiles()) await client.query(file)
        await makeLogin(client, loginPassword)
        await client.query('delete from guard_applied')
        await client.query('insert into guard_applied (hash, release, login_hash) values ($1, $2, $3)', [
          rules.hash,
          Math.max(applied.release, rules.release),
          loginHash,
        ])
      })
      return
    } catch (error) {
      const waits = error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
      if (!waits || tries === rulesTries) throw error
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
}

async function loginUrl(client: pg.Client, ownerUrl: string, loginPassword: string): Promise<string> {
  const url = new URL(ownerUrl)
  url.username = await loginName(client)
  url.password = loginPassword
  return url.toString()
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function sqlFiles(folder: URL): string[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
}
