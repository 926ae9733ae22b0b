/**
 * Upgrades the embedded database to this program's PostgreSQL: a new cluster gets the same tables and all rows, compared by
 * checksums.
 */
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type Client } from 'pg'
import { migrateLike } from '../database/migrate.ts'
import { syncFolder } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import { accountFor } from './account.ts'
import { ownDatabase } from './owner.ts'
import type { Major } from './programs.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const newest: Major = 18

export interface UpgradeOptions {
  folder: string
  secret: Buffer
  say(line: string): void
  throwaway?: boolean
  signal?: AbortSignal | undefined
}

export async function upgradeDatabase({
  folder,
  secret,
  say,
  throwaway = false,
  signal,
}: UpgradeOptions): Promise<string | null> {
  const files = join(folder, 'postgres')
  const major = majorOf(files)
  if (major === newest) return null
  const kept = join(folder, `postgres-${major}`)
  if (existsSync(kept)) throw new StartRefused(`${kept} is there from an earlier upgrade. Move it away first.`)
  const upgrading = join(folder, 'upgrading')
  rmSync(upgrading, { recursive: true, force: true })
  const former = await startEmbeddedPostgres({ folder, secret, major, throwaway, ...(signal && { signal }) })
  try {
    const next = await startEmbeddedPostgres({ folder: upgrading, secret, major: newest, throwaway })
    try {
      await carryOver(former, next, { aside: await asideIn(upgrading, files), say, signal })
    } finally {
      await next.stop()
    }
  } finally {
    await former.stop()
  }
  // A folder with this name is complete: initialize.ts finishes an interruption after this step.
  renameSync(join(upgrading, 'postgres'), join(folder, 'postgres-next'))
  syncFolder(folder)
  renameSync(files, kept)
  renameSync(join(folder, 'postgres-next'), files)
  syncFolder(folder)
  rmSync(upgrading, { recursive: true, force: true })
  return kept
}

function majorOf(files: string): Major {
  if (!existsSync(join(files, 'PG_VERSION'))) throw new StartRefused(`There is no database in ${files}.`)
  const major = Number(readFileSync(join(files, 'PG_VERSION'), 'utf8'))
  if (major === newest || major === 15) return major
  throw new StartRefused(
    `PostgreSQL ${major} does not come with this program. Use a release of Garita that brings ${major} and a newer one.`,
  )
}

/** Both servers can write to this folder; it holds one table at a time. */
async function asideIn(upgrading: string, files: string): Promise<string> {
  const aside = join(upgrading, 'rows')
  mkdirSync(aside, { mode: 0o700 })
  const account = await accountFor(files)
  if (account) chownSync(aside, account.uid, account.gid)
  return aside
}

interface Carrying {
  aside: string
  say(line: string): void
  signal: AbortSignal | undefined
}

async function carryOver(
  former: EmbeddedPostgres,
  next: EmbeddedPostgres,
  { aside, say, signal }: Carrying,
): Promise<void> {
  const from = await superuserIn(former)
  const to = await superuserIn(next)
  try {
    const { rows: done } = await from.query<{ name: string }>('select name from public.migrations order by name')
    await migrateLike(
      next.owner_url,
      done.map(({ name }) => name),
    )
    await from.query('begin transaction isolation level repeatable read')
    const tables = await tablesOf(from)
    // Triggers and foreign keys have already checked these rows.
    await to.query('set session_replication_role = replica')
    await to.query(`truncate ${tables.map(({ name }) => `public.${name}`).join(', ')}`)
    for (const table of tables) {
      signal?.throwIfAborted()
      const file = pg.escapeLiteral(join(aside, 'table'))
      await from.query(`copy public.${table.name} (${table.stored}) to ${file}`)
      await to.query(`copy public.${table.name} (${table.stored}) from ${file}`)
      rmSync(join(aside, 'table'))
      const [before, after] = [await sumOf(from, table), await sumOf(to, table)]
      if (before.rows !== after.rows || before.sum !== after.sum) {
        throw new StartRefused(
          `The table ${table.name} did not arrive whole (${before.rows} and ${after.rows} rows). Nothing was changed.`,
        )
      }
      if (before.rows !== '0') say(`${table.name}: ${before.rows} rows, alike`)
    }
    await carrySequences(from, to)
    await from.query('commit')
    await to.query('analyze')
    await to.query('checkpoint')
  } finally {
    await from.end()
    await to.end()
  }
}

async function superuserIn(postgres: EmbeddedPostgres): Promise<Client> {
  const connection = await postgres.superuser()
  const { host, port, password } = connection
  await connection.end()
  const client = new pg.Client({
    host,
    port,
    user: 'postgres',
    password: password ?? '',
    database: ownDatabase,
    ssl: false,
  })
  client.on('error', () => undefined)
  await client.connect()
  // The checksums cover the text of rows, which depends on these settings.
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set search_path = public, extensions`,
  )
  return client
}

interface Table {
  name: string
  stored: string
  all: string
}

// Leaves out the list of migrations, which is written as they run, and the applied rules, which the first start writes.
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select quote_ident(c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attname) filter (where a.attgenerated = '') as stored,
      string_agg(quote_ident(a.attname), ', ' order by a.attname) as all
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('applied_rules', 'migrations') group by c.relname order by 1`,
  )
  return rows
}

async function sumOf(client: Client, { name, all }: Table): Promise<{ rows: string; sum: string | null }> {
  const { rows } = await client.query<{ rows: string; sum: string | null }>(
    `select count(*)::text as rows, sum(hashtextextended(row(${all})::text, 0)::numeric)::text as sum from public.${name}`,
  )
  return rows[0] ?? { rows: '', sum: null }
}

async function carrySequences(from: Client, to: Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
      from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows) await to.query('select setval($1, $2::bigint)', [name, last])
}
