/** The embedded database keeps its data through stops and kills, and refuses data that it cannot serve. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { isAlive } from '../../../tests/support/program.ts'
import { everything } from '../../../tests/support/scope.ts'
import { initialize } from './initialize.ts'
import { keepRunning } from './keeper.ts'
import { type EmbeddedPostgres, prepare, startEmbeddedPostgres } from './start.ts'

const secret = Buffer.alloc(32, 7)
let folder: string
let running: EmbeddedPostgres[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-embedded-'))
  running = []
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, secret, throwaway: true, ...options })
  running.push(postgres)
  return postgres
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

test('keeps the data of the embedded database through a stop and a start', async () => {
  const first = await start({ throwaway: false })
  await ask(first.owner_url, `create table kept as select 'ñandú' as word`)
  await first.stop()
  const again = await start({ throwaway: false })
  expect(again.owner_url).toBe(first.owner_url)
  expect(await ask(again.owner_url, 'select word from kept')).toEqual(['ñandú'])
})

test.each([18, 15] as const)(
  'creates PostgreSQL %i with an owner that is not a superuser, and with accented letters',
  async (major) => {
    const { owner_url } = await start({ major })
    const role = 'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user'
    expect(await ask(owner_url, role)).toEqual([false, false, true, true])
    expect(await ask(owner_url, 'show server_version_num')).toEqual([expect.stringMatching(`^${major}`)])
    expect(await ask(owner_url, `select current_setting('timezone'), lower('ÑÁ')`)).toEqual(['UTC', 'ñá'])
    await ask(owner_url, 'create extension pg_trgm')
    expect(await ask(owner_url, `select show_trgm('ñú') = show_trgm('')`)).toEqual([false])
    expect(await ask(owner_url, 'show fsync')).toEqual(['off'])
  },
)

test('restarts PostgreSQL after its process was killed, with all committed data', async () => {
  const restarts: unknown[] = []
  const { owner_url } = await start({ throwaway: false, onRestart: (restart) => restarts.push(restart) })
  expect(await ask(owner_url, 'show fsync')).toEqual(['on'])
  await ask(owner_url, 'create table kept as select 1 as n')
  process.kill(postmaster(), 'SIGKILL')
  await expect.poll(() => restarts).toEqual([{ ended_with: 'SIGKILL', said: null, ms: expect.any(Number) }])
  expect(await ask(owner_url, 'select n from kept')).toEqual([1])
})

async function programBeside(throwaway: boolean) {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)}
    const { owner_url } = await startEmbeddedPostgres(
      { folder: ${JSON.stringify(folder)}, secret: Buffer.alloc(32, 7), throwaway: ${throwaway} })
    console.log(owner_url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { said: String(said).trim(), kill }
}

test.runIf(everything)(
  'keeps the database after the program was killed, lets the next program take over, and refuses a second',
  async () => {
    const { said, kill } = await programBeside(false)
    const before = postmaster()
    await expect(startEmbeddedPostgres({ folder, secret })).rejects.toThrow('already running')
    await kill()
    const { owner_url } = await start({ throwaway: false })
    expect(postmaster()).toBe(before)
    expect(owner_url).toBe(said)
    expect(await ask(owner_url, 'select 1')).toEqual([1])
  },
)

test('ends a throwaway database with its program, even if the program is killed', async () => {
  const { kill } = await programBeside(true)
  await kill()
  await expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test.runIf(everything)('waits for a server that is still stopping', async () => {
  const first = await start({ throwaway: false })
  const stopped = first.stop()
  const again = await start({ throwaway: false })
  await stopped
  // PostgreSQL handles signals in order: an earlier stop would end it before it reloads.
  const loaded = () => ask(again.owner_url, 'select pg_conf_load_time()')
  const before = await loaded()
  process.kill(postmaster(), 'SIGHUP')
  await expect.poll(loaded).not.toEqual(before)
})

test.runIf(everything)('repeats a statement whose server was stopped meanwhile', async () => {
  const cluster = await prepare({ folder, secret, throwaway: true })
  await initialize(cluster)
  const keeper = await keepRunning(cluster, () => {})
  let turns = 0
  await keeper.use(async (connection) => {
    turns += 1
    if (turns === 1) process.kill(postmaster(), 'SIGINT')
    await connection.query('select pg_sleep(1)')
  })
  expect(turns).toBe(2)
  await expect(keeper.use((connection) => connection.query('select nothing').then())).rejects.toThrow('nothing')
  await keeper.stop()
})

/** Holds a process that does not end: a fast stop waits for it forever. */
async function holdAProcess(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as id')
  process.kill(rows[0].id, 'SIGSTOP')
}
const log = () => readFileSync(join(folder, 'postgres.log'), 'utf8')

test('stops PostgreSQL immediately after a PANIC, and recovers at the next start', async () => {
  const { owner_url, stop } = await start({ throwaway: false })
  await ask(owner_url, 'create table kept as select 1 as n')
  appendFileSync(join(folder, 'postgres.log'), 'PANIC:  could not write to file "pg_wal/x": No space left on device\n')
  await stop()
  expect(log()).toContain('received immediate shutdown request')
  expect(await ask((await start({ throwaway: false })).owner_url, 'select n from kept')).toEqual([1])
})

test('says why PostgreSQL is down, until it is up again', async () => {
  const { trouble } = await start({ throwaway: false })
  expect(trouble()).toMatchObject({ said: null, disk_full: false })
  const lines = [
    'FATAL:  the database system is starting up',
    'PANIC:  could not write to file "pg_wal/x": No space left on device',
    'LOG:  startup process (PID 7) was terminated by signal 6: Aborted',
    'FATAL:  the database system is shutting down',
  ]
  appendFileSync(join(folder, 'postgres.log'), lines.map((line) => `2026-11-29 UTC [7] ${line}\n`).join(''))
  expect(trouble()).toMatchObject({ said: lines[1], disk_full: true })
  appendFileSync(join(folder, 'postgres.log'), 'LOG:  database system is ready to accept connections\n')
  expect(trouble()).toMatchObject({ said: null, disk_full: false })
})

test.runIf(everything)('stops immediately where a fast stop does not end', async () => {
  const { owner_url, stop } = await start({ throwaway: false })
  await holdAProcess(owner_url)
  const server = postmaster()
  await stop()
  expect(log()).toMatch(/received fast shutdown request[\s\S]*received immediate shutdown request/)
  expect(isAlive(server)).toBe(false)
})

test.runIf(everything)(
  'names and ends a PostgreSQL that an earlier program began to stop and that never ends',
  async () => {
    const { said, kill } = await programBeside(false)
    await holdAProcess(said)
    const left = postmaster()
    await kill()
    process.kill(left, 'SIGINT')
    const lines: string[] = []
    const { owner_url } = await start({ throwaway: false, say: (line) => lines.push(line) })
    const name = `PostgreSQL in ${join(folder, 'postgres')}, process ${left}`
    expect(lines).toEqual([
      `Waiting for ${name}: it is stopping.`,
      `Ending ${name}, which an earlier program left: it does not stop by itself.`,
    ])
    expect(await ask(owner_url, 'select 1')).toEqual([1])
    expect(isAlive(left)).toBe(false)
  },
)

function emptyNote(): string {
  const file = join(folder, 'postgres/postmaster.pid')
  const { uid, gid } = statSync(join(folder, 'postgres'))
  writeFileSync(file, '')
  chownSync(file, uid, gid)
  return file
}

test.runIf(everything)('names an empty postmaster.pid, PostgreSQL’s message about it, and the remedy', async () => {
  const { stop } = await start()
  await stop()
  const file = emptyNote()
  const refused = start({ patience_ms: 5_000 })
  await expect(refused).rejects.toThrow(`The file ${file} says that another PostgreSQL`)
  await expect(refused).rejects.toThrow('lock file "postmaster.pid" is empty')
})

test.runIf(everything)('ends a waiting start at once on request', async () => {
  const { stop } = await start()
  await stop()
  emptyNote()
  const told = new AbortController()
  const refused = expect(start({ signal: told.signal })).rejects.toThrow('abort')
  await eventually(() => expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('.pid" is empty'))
  told.abort()
  await refused
})

test('creates one database when two first starts run together', async () => {
  const both = await Promise.allSettled([start(), start()])
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.runIf(everything)('uses a short private socket path if the folder’s path is too long', async () => {
  const long = join(folder, 'a'.repeat(80), 'b'.repeat(80))
  mkdirSync(long, { recursive: true, mode: 0o755 })
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
  const { owner_url } = await start({ folder: long })
  const where = new URL(owner_url.replace('@/', '@socket/')).searchParams.get('host') ?? ''
  expect(where).not.toContain(long)
  expect(statSync(where).mode & 0o777).toBe(0o700)
  expect(await ask(owner_url, 'select 1')).toEqual([1])
  const unused = () => Promise.reject(new Error('unused'))
  running.push({
    owner_url,
    takeSecret: unused,
    superuser: unused,
    trouble: () => ({ said: null, free_bytes: 0, disk_full: false }),
    explain: (_, error) => error,
    stop: async () => rmSync(where, { recursive: true }),
  })
})

test('refuses data of another major version, and another secret', async () => {
  const { stop } = await start({ major: 15 })
  await stop()
  await expect(start()).rejects.toThrow('made by PostgreSQL 15')
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '19')
  await expect(start()).rejects.toThrow('older than its data')
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '15')
  await expect(start({ major: 15, secret: Buffer.alloc(32, 8) })).rejects.toThrow('another secret')
  await (await start({ major: 15 })).stop()
})

test.runIf(process.getuid?.() === 0)('names the folder that the database user may not enter', async () => {
  const inner = join(folder, 'closed', 'inner')
  mkdirSync(inner, { recursive: true })
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'closed'), 0o700)
  await expect(start({ folder: inner })).rejects.toThrow(`may not enter ${join(folder, 'closed')},`)
})
