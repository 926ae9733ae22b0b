/** Restores a dump into a fresh cluster as docs/operations.md says; the test needs the tools of PostgreSQL 15. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../../src/server/database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/embedded/start.ts'

const versionOf = (tool: string) => spawnSync(tool, ['--version']).stdout?.toString() ?? ''
const has15 = / 15\./.test(versionOf('pg_dump'))

/** Makes the roles as docs/operations.md tells a superuser to. */
function documentedRoles(): string {
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  return /^do \$\$ declare one text;.*?^end \$\$;$/ms.exec(operations)?.[0] ?? ''
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function runTool(name: string, { owner_url }: EmbeddedPostgres, args: string[]) {
  const { searchParams, username, password } = new URL(owner_url)
  const where = { PGHOST: searchParams.get('host') ?? '', PGPORT: searchParams.get('port') ?? '' }
  const env = { PATH: process.env.PATH, PGUSER: username, PGPASSWORD: password, ...where }
  const { status, stderr } = spawnSync(name, ['--no-owner', '--no-privileges', ...args], { env })
  return { status, said: stderr.toString() }
}

test.runIf(has15)('restores a dump of pg_dump by pg_restore into a fresh cluster, and starts on it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-dump-'))
  chmodSync(folder, 0o711)
  const options = { secret: Buffer.alloc(32, 7), throwaway: true, major: 15 } as const
  const former = await startEmbeddedPostgres({ ...options, folder: join(folder, 'former') })
  const fresh = await startEmbeddedPostgres({ ...options, folder: join(folder, 'fresh') })
  try {
    await prepareDatabase(former.owner_url, 'a password')
    const dump = join(folder, 'garita.dump')
    expect(runTool('pg_dump', former, ['-Fc', '-f', dump, 'garita'])).toEqual({ status: 0, said: '' })
    const superuser = await fresh.superuser()
    await superuser.query(documentedRoles())
    await superuser.end()
    expect(runTool('pg_restore', fresh, ['-d', 'garita', dump])).toEqual({ status: 0, said: '' })
    const { login_url } = await prepareDatabase(fresh.owner_url, 'another password')
    expect(await ask(login_url, 'select from access.caller_of(null, null)')).toEqual([])
    const standing = 'select facts_hash, (select count(*) from pg_policies) as policies from applied_rules'
    expect(await ask(fresh.owner_url, standing)).toEqual(await ask(former.owner_url, standing))
  } finally {
    await former.stop()
    await fresh.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
