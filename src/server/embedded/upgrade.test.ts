/** The upgrade copies an older PostgreSQL's database row by row, and keeps its old files. */
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draws } from '../../../tests/support/scope.ts'
import { prepareDatabase } from '../database/migrate.ts'
import { keepKeys } from '../keys/keepKeys.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
import { upgradeDatabase } from './upgrade.ts'

const secret = Buffer.alloc(32, 7)
const entries = draws(1_000, 1_000_000)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-upgrade-'))
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function inside<T>(postgres: EmbeddedPostgres, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  await prepareDatabase(postgres.owner_url, 'a password', async (client) => void (await keepKeys(client, secret)))
  const owner = new pg.Client({ connectionString: postgres.owner_url })
  await owner.connect()
  // A throwaway database stops at once, and loses unwritten data.
  await owner.query('set synchronous_commit = on')
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

async function held(owner: pg.Client) {
  const { rows } = await owner.query(
    `select (select array_agg(name order by name) from condominiums) as names,
      (select count(*)::int from audit_entries) as entries, (select encode(secret_fingerprint, 'hex') from installation) as fingerprint,
      (select max(id)::int from jobs) as job, (select count(*)::int from migrations) as migrations,
      (select md5(string_agg(what::text || at, '' order by id)) from audit_entries) as sum`,
  )
  return rows[0]
}

test('copies the rows of PostgreSQL 15 to 18; an earlier start names the command', async () => {
  const options = { folder, secret, throwaway: true }
  const former = await startEmbeddedPostgres({ ...options, major: 15 })
  const before = await inside(former, async (owner) => {
    await owner.query(
      `insert into condominiums (id, name, invitation_code) values (gen_random_uuid(), 'Ñandú Ávila', 'ABCDEFGHJKLMNPQRSTUVWXYZ')`,
    )
    await owner.query(`insert into jobs (name, payload) select 'notices.push', '{}' from generate_series(1, 7)`)
    await owner.query(
      `insert into audit_entries (condominium_id, id, actor_role, actor_name, thing, act, subject_id, subject_name, what)
        select (select id from condominiums limit 1), gen_random_uuid(), 'system', '', 'person', 'changed', gen_random_uuid(), 'Línea' || e'\\n' || n, '{"a": [1, 2]}'
        from generate_series(1, $1) n`,
      [entries],
    )
    return held(owner)
  })
  await former.stop()
  await expect(startEmbeddedPostgres(options)).rejects.toThrow('npm run upgrade-database')

  const said: string[] = []
  const kept = await upgradeDatabase({ ...options, say: (line) => said.push(line) })
  expect(existsSync(join(kept ?? '', 'PG_VERSION'))).toBe(true)
  expect(said).toContain(`audit_entries: ${before.entries} rows, alike`)
  // The next start finishes an upgrade that was interrupted between its last two steps, and creates no empty database.
  renameSync(join(folder, 'postgres'), join(folder, 'postgres-next'))
  const next = await startEmbeddedPostgres(options)
  await inside(next, async (owner) => {
    expect(await held(owner)).toEqual(before)
    const { rows } = await owner.query(
      `insert into jobs (name, payload) values ('notices.push', '{}') returning id::int`,
    )
    expect(rows[0].id).toBeGreaterThan(before.job)
    expect((await owner.query('show server_version_num')).rows[0].server_version_num).toMatch(/^18/)
  })
  await next.stop()
  expect(await upgradeDatabase({ ...options, say: () => undefined })).toBeNull()
})
