/** Prepares a database: runs new migrations, then applies the access rules, under one lock for parallel starts. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartRefused } from '../settings/settings.ts'
import { accessRules } from './accessRules/accessRules.ts'
import { type AppliedRules, appliedRules } from './accessRules/applied.ts'
import { applyRules, inTransaction } from './accessRules/applyRules.ts'
import { loginName } from './accessRules/login.ts'

const migrationsFolder = new URL('../../../database/migrations/', import.meta.url)
const oldestPostgres = 150_000
const firstSafeCreaterole = 16

export interface Prepared {
  login_url: string
  postgres: PostgresRelease
  /** Null for a new database, and if nothing changed. */
  upgrade: Upgrade | null
}

interface Upgrade {
  rules_from: number
  rules_to: number
  migrations: readonly string[]
  ms: number
}

/**
 * The owner's connection must not use a pooler, because the lock belongs to the connection. All checks that may refuse this
 * program come before the new password of the login, which locks out the running programs.
 */
export async function prepareDatabase(
  ownerUrl: string,
  loginPassword: string,
  beforeLogin: (client: pg.Client) => Promise<void> = async () => undefined,
  say: (words: string) => void = () => undefined,
  beforeUpgrade: (migrations: readonly string[]) => void = () => undefined,
): Promise<Prepared> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const postgres = await releaseOf(client)
    const warning = await createroleWarning(client, postgres)
    if (warning) say(warning)
    await client.query(`select pg_advisory_lock(hashtext('garita.prepare'))`)
    await setSearchPath(client)
    const began = performance.now()
    const { due, isNew } = await dueMigrations(client)
    const before = isNew ? null : await appliedRules(client)
    if (before) refuseNewerRules(before)
    const migrations = due.map(({ name }) => name)
    const isUpgrade = before !== null && (due.length > 0 || before.hash !== accessRules.hash)
    if (isUpgrade) beforeUpgrade(migrations)
    await migrate(client, due)
    const applied = before ?? (await appliedRules(client))
    await beforeLogin(client)
    await applyRules(client, applied, loginPassword, say)
    const upgrade = isUpgrade
      ? {
          rules_from: applied.release,
          rules_to: Math.max(applied.release, accessRules.release),
          migrations,
          ms: Math.round(performance.now() - began),
        }
      : null
    return { login_url: await loginUrl(client, ownerUrl, loginPassword), postgres, upgrade }
  } finally {
    await client.end()
  }
}

async function releaseOf(client: pg.Client): Promise<PostgresRelease> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const { number = 0, version } = rows[0] ?? {}
  if (number < oldestPostgres) {
    throw new StartRefused(
      `The database is PostgreSQL ${version}; Garita needs 15 or newer. Upgrade it, or point DATABASE_URL at a newer one.`,
    )
  }
  return postgresRelease(number)
}

async function createroleWarning(client: pg.Client, { version }: PostgresRelease): Promise<string | null> {
  const major = Number(version.split('.')[0])
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = current_user and rolcreaterole and not rolsuper',
  )
  const [owner] = rows
  if (!owner || major >= firstSafeCreaterole) return null
  return (
    `${owner.name} may make roles, and on PostgreSQL ${major} that makes it nearly a superuser: it can grant itself the right to run programs on the ` +
    `database server. Upgrade to PostgreSQL ${firstSafeCreaterole} or newer, or take the right away between upgrades of Garita: alter role ${owner.name} nocreaterole`
  )
}

async function setSearchPath(client: pg.Client): Promise<void> {
  await client.query(
    `do $$ begin execute format('alter database %I set search_path = public, extensions', current_database()); end $$`,
  )
  await client.query('set search_path = public, extensions')
}

export async function migrateLike(ownerUrl: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await setSearchPath(client)
    refuseUnknown(names)
    await migrate(client, (await dueMigrations(client, names)).due)
  } finally {
    await client.end()
  }
}

function refuseUnknown(names: readonly string[]): void {
  const brought = sqlFiles(migrationsFolder)
  const unknown = names.filter((name) => !brought.includes(name))
  if (unknown.length === 0) return
  throw new StartRefused(
    `The database was prepared by a Garita that this one does not know (${unknown.at(-1)}): a newer release, or a build from before 1.0. Start that one or a newer one; this program could do harm.`,
  )
}

async function dueMigrations(
  client: pg.Client,
  names: readonly string[] = sqlFiles(migrationsFolder),
): Promise<{ due: Migration[]; isNew: boolean }> {
  await client.query(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), sum text not null)`,
  )
  const { rows } = await client.query<{ name: string; sum: string }>('select name, sum from migrations order by name')
  const brought = names.map(migrationOf)
  refuseUnknown(rows.map((row) => row.name))
  const changed = rows.filter((row) => row.sum !== brought.find(({ name }) => name === row.name)?.sum)
  if (changed.length > 0) {
    throw new StartRefused(
      `The database was prepared with other versions of ${changed.map(({ name }) => name).join(', ')} than this program brings. ` +
        'Its tables may differ from what the program expects. Start the release that prepared it, or an unchanged newer one.',
    )
  }
  const done = new Set(rows.map((row) => row.name))
  return { due: brought.filter(({ name }) => !done.has(name)), isNew: done.size === 0 }
}

async function migrate(client: pg.Client, due: readonly Migration[]): Promise<void> {
  for (const { name, text, sum } of due) {
    await inTransaction(client, async () => {
      await client.query(text)
      await client.query('insert into migrations (name, sum) values ($1, $2)', [name, sum])
    })
  }
}

interface Migration {
  name: string
  text: string
  sum: string
}

function migrationOf(name: string): Migration {
  const text = readFileSync(new URL(name, migrationsFolder), 'utf8')
  return { name, text, sum: createHash('sha256').update(text).digest('hex') }
}

function refuseNewerRules(applied: AppliedRules): void {
  if (applied.release <= accessRules.release || applied.hash === accessRules.hash) return
  throw new StartRefused(
    `The database has the rules of a newer Garita (release ${applied.release}, this program brings ${accessRules.release}). ` +
      'An older program would take protections away from everybody. Start that version or a newer one; programs that already run may go on.',
  )
}

async function loginUrl(client: pg.Client, ownerUrl: string, loginPassword: string): Promise<string> {
  const url = new URL(ownerUrl)
  url.username = await loginName(client)
  url.password = loginPassword
  return url.toString()
}

export const newestMigration = (): string => sqlFiles(migrationsFolder).at(-1) ?? ''

function sqlFiles(folder: URL): string[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

export const minorsKnownOn = '2026-11-22'

/** The newest known minor release of each major version, and its date. */
export const fixedMinors: Readonly<Record<number, { minor: number; since: string }>> = {
  15: { minor: 18, since: '2026-05-14' },
  16: { minor: 15, since: '2026-08' },
  17: { minor: 11, since: '2026-08' },
  18: { minor: 6, since: '2026-08' },
}

export interface PostgresRelease {
  readonly version: string
  /** The newer minor release of the same major version; null if none is known. */
  readonly fixed_in: string | null
}

export function postgresRelease(serverVersionNum: number): PostgresRelease {
  const major = Math.floor(serverVersionNum / 10_000)
  const minor = serverVersionNum % 10_000
  const fixed = fixedMinors[major]
  return {
    version: `${major}.${minor}`,
    fixed_in: fixed && minor < fixed.minor ? `${major}.${fixed.minor}` : null,
  }
}

/** Only warns: a gate without a program is worse than an old PostgreSQL. */
export function minorWarning({ version, fixed_in }: PostgresRelease, embedded: boolean): string | null {
  if (fixed_in === null) return null
  const lacks = `lacks fixes that ${fixed_in} has (as known on ${minorsKnownOn})`
  return embedded
    ? `This release brings PostgreSQL ${version}, which ${lacks}: a later release may bring them, and a PostgreSQL of your own (DATABASE_URL) has them.`
    : `PostgreSQL ${version} ${lacks}. Upgrade the server of DATABASE_URL to ${fixed_in} or a newer ${fixed_in.split('.')[0]}.x; its data stays as it is.`
}
