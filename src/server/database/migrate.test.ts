/** A database is prepared from nothing, by several programs at once, never backwards, and to exactly the current rules. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, preparedDatabase, quietPool } from '../../../tests/access/database.ts'
import { testLoginPassword, urlOf } from '../../../tests/support/databases.ts'
import { everything } from '../../../tests/support/scope.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'
import { StartRefused } from '../settings/settings.ts'
import { accessRules } from './accessRules/accessRules.ts'
import { prepareDatabase } from './migrate.ts'

const prepare = (ownerUrl: string) => prepareDatabase(ownerUrl, testLoginPassword)

async function withOwner<T>(ownerUrl: string, work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = quietPool(ownerUrl)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

async function login(loginUrl: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: loginUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('prepares an empty database once when two programs start together', async () => {
  const ownerUrl = await emptyDatabase()
  const [one, two] = await Promise.all([prepare(ownerUrl), prepare(ownerUrl)])
  expect(one).toEqual(two)
  await withOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query('select name from migrations order by name')
    expect(rows[0]).toEqual({ name: '0001_baseline.sql' })
    expect((await owner.query('select from applied_rules')).rowCount).toBe(1)
    expect((await owner.query('select from installation')).rowCount).toBe(1)
  })
  expect(await login(one.login_url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(everything)('starts two installations of one cluster at the same time', async () => {
  const [one, two] = [await emptyDatabase(), await emptyDatabase()]
  const prepared = await Promise.all([prepare(one), prepare(two)])
  expect(new Set(prepared.map(({ login_url }) => new URL(login_url).username)).size).toBe(2)
})

test('refuses a database of a newer program with a message and leaves it unchanged', async () => {
  const database = await preparedDatabase()
  await database.owner.query(`insert into migrations (name, sum) values ('9999_future.sql', 'of the future')`)
  await database.owner.query(`update applied_rules set hash = 'of the future'`)
  const refused = prepare(database.owner_url)
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow(/does not know \(9999_future\.sql\)/)
  expect((await database.owner.query('select hash from applied_rules')).rows).toEqual([{ hash: 'of the future' }])
  await database.close()
})

test('refuses a database whose migrations are not those of this program, and names them', async () => {
  const database = await preparedDatabase()
  const sums = async () => (await database.owner.query('select name, sum from migrations order by name')).rows
  const before = await sums()
  expect(before.every(({ sum }) => /^[0-9a-f]{64}$/.test(sum))).toBe(true)
  await database.owner.query(`update migrations set sum = 'another' where name = '0001_baseline.sql'`)
  const refused = prepare(database.owner_url)
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow(/0001_baseline\.sql/)
  await database.close()
})

test('refuses newer rules in an older program with a message, and starts if they equal its own', async () => {
  const database = await preparedDatabase()
  const applied = async () => (await database.owner.query('select hash, release from applied_rules')).rows[0]
  const today = await applied()
  expect(today).toEqual({ hash: accessRules.hash, release: accessRules.release })
  await database.owner.query(`update applied_rules set hash = 'of the future', release = release + 1`)
  await database.owner.query('create function access.of_the_future() returns integer language sql as $$ select 1 $$')
  const refused = prepare(database.owner_url)
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow(
    `rules of a newer Garita (release ${accessRules.release + 1}, this program brings`,
  )
  expect(await applied()).toEqual({ hash: 'of the future', release: accessRules.release + 1 })
  const { rows } = await database.owner.query(`select to_regproc('access.of_the_future') is not null as stays`)
  expect(rows).toEqual([{ stays: true }])

  await database.owner.query('update applied_rules set hash = $1', [accessRules.hash])
  await prepare(database.owner_url)
  expect(await applied()).toEqual({ hash: accessRules.hash, release: accessRules.release + 1 })
  await database.close()
})

test('removes grants made by hand at the next start', async () => {
  const database = await preparedDatabase()
  const user = pg.escapeIdentifier(decodeURIComponent(new URL(database.login_url).username))
  for (const byHand of [
    'grant select on credentials to garita_resident',
    'grant select (password_hash) on credentials to garita_agent',
    'grant all on all tables in schema public to public',
    `grant select, update on profiles to ${user}`,
    `grant usage on sequence jobs_id_seq to ${user}`,
    `grant create on schema public to garita_admin, ${user}`,
    `grant execute on all functions in schema public to ${user}`,
    'grant execute on function access.move_home(uuid, uuid, text, uuid, boolean) to garita_resident',
    'create policy by_hand on credentials using (true)',
    'create function access.by_hand() returns integer language sql as $$ select 1 $$',
    'alter table credentials disable row level security',
    'drop trigger keep_order on profiles',
  ]) {
    await database.owner.query(byHand)
  }
  const state = async () => {
    const { rows } = await database.owner.query(
      `select has_any_column_privilege('garita_resident', 'credentials', 'select') as resident_reads,
        has_any_column_privilege('garita_agent', 'credentials', 'select') as agent_reads,
        has_table_privilege('garita_gate', 'jobs', 'insert') as public_writes,
        has_table_privilege($1, 'profiles', 'select') as login_reads,
        has_sequence_privilege($1, 'jobs_id_seq', 'usage') as login_counts,
        has_schema_privilege('garita_admin', 'public', 'create') as admin_makes,
        has_schema_privilege($1, 'public', 'create') as login_makes,
        has_function_privilege($1, 'plain(text)', 'execute') as login_calls,
        has_function_privilege('garita_resident', 'access.move_home(uuid, uuid, text, uuid, boolean)', 'execute') as resident_moves,
        exists (select from pg_policies where policyname = 'by_hand') as policy,
        to_regproc('access.by_hand') is not null as function,
        not (select relrowsecurity from pg_class where oid = 'credentials'::regclass) as open,
        not exists (select from pg_trigger where tgname = 'keep_order') as disorder`,
      [decodeURIComponent(new URL(database.login_url).username)],
    )
    return Object.entries<boolean>(rows[0]).flatMap(([fact, holds]) => (holds ? [fact] : []))
  }
  expect(await state()).toHaveLength(13)

  await prepare(database.owner_url)
  expect(await state()).toEqual([])
  await database.close()
})

test('applies no access rules if the database already has them', async () => {
  const database = await preparedDatabase()
  const policies = async () => (await database.owner.query('select sum(oid::bigint) as made from pg_policy')).rows
  const before = await policies()
  await prepare(database.owner_url)
  expect(await policies()).toEqual(before)
  await database.close()
})

test.each([
  ['a policy', 'drop policy run on condominiums'],
  ['a grant on a column', 'revoke select (full_name) on profiles from garita_resident'],
  ['a function', 'drop function access.given_up(integer) cascade'],
  ['a trigger', 'drop trigger keep_order on profiles'],
])('applies the access rules where %s is missing, as after pg_restore', async (_, lost) => {
  const database = await preparedDatabase()
  await database.owner.query(lost)
  await prepare(database.owner_url)
  // The rules are complete again, so that the next case can remove something.
  await database.owner.query(lost)
  await database.close()
})

test('creates a missing login again', async () => {
  const database = await preparedDatabase()
  const user = pg.escapeIdentifier(decodeURIComponent(new URL(database.login_url).username))
  await database.close()
  await withOwner(database.owner_url, async (owner) => {
    await owner.query(`grant ${user} to current_user`)
    await owner.query(`drop owned by ${user}`)
    await owner.query(`drop role ${user}`)
  })
  const { login_url } = await prepare(database.owner_url)
  expect(await login(login_url, 'select from access.caller_of(null, null)')).toEqual([])
})

test('replaces the password of the login role', async () => {
  const database = await preparedDatabase()
  const { login_url } = await prepareDatabase(database.owner_url, 'another password')
  expect(await login(login_url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})

test.runIf(everything)('gives databases with a long common prefix different login roles', async () => {
  const some = await emptyDatabase()
  const names = ['one', 'two'].map(
    (end) => `${`garita_${process.pid}_of_a_community_`.padEnd(58, '_with_a_long_name')}_${end}`,
  )
  await withOwner(some, async (owner) => {
    for (const name of names) await owner.query(`create database ${name} template template0`)
  })
  const prepared = await Promise.all(names.map((name) => prepare(urlOf(some, name))))
  const logins = prepared.map(({ login_url }) => new URL(login_url).username)
  expect(new Set(logins).size).toBe(2)
  for (const { login_url } of prepared) expect(await login(login_url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('reports an upgrade with its rules and time, warns before it, and reports nothing if nothing changes', async () => {
  const database = await preparedDatabase()
  onTestFinished(() => database.close())
  expect(await prepare(database.owner_url)).toMatchObject({ upgrade: null })
  await database.owner.query(`update applied_rules set hash = 'of before', release = 0`)
  const warned: unknown[] = []
  const upgraded = await prepareDatabase(database.owner_url, testLoginPassword, undefined, undefined, (migrations) => {
    warned.push(migrations)
  })
  expect(warned).toEqual([[]])
  expect(upgraded.upgrade).toEqual({
    rules_from: 0,
    rules_to: accessRules.release,
    migrations: [],
    ms: expect.any(Number),
  })
})

test('keeps refusals by rules out of PostgreSQL’s log if its owner may, and starts if not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-quiet-'))
  const postgres = await startEmbeddedPostgres({ folder, secret: Buffer.alloc(32, 7), throwaway: true })
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const quiet = async () => {
    const { login_url } = await prepare(postgres.owner_url)
    return login(
      login_url,
      `select current_setting('log_min_error_statement') as statement, current_setting('log_min_messages') as least`,
    )
  }
  const superuser = await postgres.superuser()
  await superuser.query('alter database garita set log_min_messages = warning')
  await superuser.query('alter database garita set log_min_error_statement = error')
  expect(await quiet()).toEqual([{ statement: 'error', least: 'warning' }])
  await superuser.query(
    'grant set on parameter log_min_messages, log_min_error_statement, log_error_verbosity to garita_owner',
  )
  await withOwner(postgres.owner_url, (owner) => owner.query(`update applied_rules set login_hash = 'of before'`))
  expect(await quiet()).toEqual([{ statement: 'panic', least: 'log' }])
  await superuser.end()
})
