/**
 * npm run dev:trial:cluster: builds the cluster of docs/operations.md on this machine, puts it under a mixed load, kills each part in turn
 * and reports what users saw. It fails when something is missing on the machine, when an acknowledged write is lost, or a failover takes
 * too long.
 */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Made, makeCondominium, makePerson } from '../tests/access/people.ts'
import { answers, type Cluster, planCluster, primaryOf, synchronousStandbyOf } from './cluster/cluster.ts'
import { type Load, type Phase, startLoad } from './cluster/load.ts'
import { killAndRestart, type Part } from './cluster/parts.ts'

const failoverMs = 15_000
const quietMs = 8_000
const residents = 40

const postgresPrograms = newestPostgres()
const missing = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'ps'].filter((name) => !isThere(name))
if (!postgresPrograms) missing.push('PostgreSQL 15 or newer with pg_rewind and pg_basebackup')
if (missing.length > 0 || !postgresPrograms) {
  console.error(`Missing on this machine: ${missing.join(', ')}.`)
  console.error('On Debian: apt-get install postgresql etcd-server patroni haproxy pgbouncer procps')
  process.exit(1)
}

const uid =
  process.getuid?.() === 0 ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : undefined
const folder = mkdtempSync(join(tmpdir(), 'garita-cluster-'))
if (uid) chownSync(folder, uid, uid)
const cluster = await planCluster(folder, postgresPrograms, uid)
const parts: Part[] = [
  ...cluster.etcd,
  ...cluster.databases,
  cluster.to_primary,
  cluster.pooler,
  ...cluster.programs,
  cluster.to_programs,
]
let passed = false
process.on('exit', () => {
  for (const part of parts) part.kill()
  if (passed) rmSync(folder, { recursive: true, force: true })
  else console.error(`The logs of all parts are in ${folder}.`)
})
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1))

const { people, guard } = await build(cluster)
const load = startLoad(cluster.web_port, people, guard)
passed = await trial(cluster, load)
process.exit(passed ? 0 : 1)

async function build({ etcd, databases, to_primary, pooler, programs, to_programs }: Cluster) {
  for (const part of etcd) part.start()
  await sleep(2_000)
  for (const part of databases) part.start()
  to_primary.start()
  await until('a primary and a synchronous standby', 120, async () => {
    return (await primaryOf(cluster)) !== null && (await synchronousStandbyOf(cluster)) !== null
  })
  await asSuperuser(`create role garita_owner login createrole password 'trial'`)
  await asSuperuser('create database garita owner garita_owner')
  pooler.start()
  for (const part of programs) part.start()
  to_programs.start()
  await until('the programs', 120, () => answers(cluster.web_port, 'readyz'))
  const owner = new pg.Pool({ connectionString: cluster.owner_url, max: 1 })
  const home = await makeCondominium(owner, 'Los Encinos')
  const living: Made[] = []
  for (let unit = 1; unit <= residents; unit++) {
    living.push(await makePerson(owner, { user_role: 'resident', lives: [home, String(unit)] }))
  }
  const guardMade = await makePerson(owner, { user_role: 'agent', assigned: [home] })
  await owner.end()
  return { people: living, guard: guardMade }
}

async function trial(of: Cluster, running: Load): Promise<boolean> {
  const { databases, etcd, pooler, programs, to_primary, to_programs } = of
  const failovers: [string, Phase][] = []
  console.log(
    '| what was done | writes | reads | refused in words | failed | slowest answer | longest time without a write |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  const phase = async (called: string, act: () => Promise<void>) => {
    running.phase()
    await sleep(quietMs / 4)
    await act()
    await sleep(quietMs)
    const seen = running.phase()
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    console.log(
      `| ${called} | ${seen.writes} | ${seen.reads} | ${seen.refused} | ${seen.failed} | ${seconds(seen.slowest_ms)} | ${seconds(seen.longest_gap_ms)} |`,
    )
    return seen
  }
  const whole = () =>
    until('all three databases, one of them synchronous', 180, async () => {
      const up = await Promise.all(databases.map(({ rest }) => answers(rest, 'health')))
      return up.every(Boolean) && (await primaryOf(of)) !== null && (await synchronousStandbyOf(of)) !== null
    })
  const failover = async (called: string, act: (primary: Part) => Promise<void>) => {
    const primary = await primaryOf(of)
    if (!primary) throw new Error('no primary')
    failovers.push([
      called,
      await phase(called, async () => {
        await act(primary)
        await sleep(failoverMs)
      }),
    ])
    primary.start()
    await whole()
  }

  await phase('nothing', () => sleep(quietMs))
  for (let round = 1; round <= 3; round++) {
    await failover(`the primary's machine: killed -9 (${round})`, async (primary) => primary.kill())
  }
  await failover("the primary's machine: frozen, no reset reaches anybody", async (primary) => {
    primary.freeze()
    await sleep(failoverMs)
    primary.kill()
  })
  const standby = await synchronousStandbyOf(of)
  if (standby) await phase('the synchronous standby: killed -9', () => killAndRestart(standby, 5_000))
  await whole()
  for (const one of etcd) await phase(`${one.name}: killed -9`, () => killAndRestart(one))
  await phase('PgBouncer: killed -9', () => killAndRestart(pooler))
  await phase('HAProxy to the primary: killed -9', () => killAndRestart(to_primary))
  for (const one of programs) await phase(`${one.name}: killed -9`, () => killAndRestart(one))
  await phase('HAProxy to the programs: killed -9', () => killAndRestart(to_programs))

  await running.stop()
  await whole()
  const kept = await asSuperuser('select id from authorizations', 'garita')
  const ids = new Set(kept.map(({ id }) => id))
  const lost = running.acknowledged.filter((id) => !ids.has(id))
  const late = failovers.filter(([, { longest_gap_ms }]) => longest_gap_ms > failoverMs)
  console.log(`\n${running.acknowledged.length} writes acknowledged, ${lost.length} lost.`)
  for (const [called, { longest_gap_ms }] of late) {
    console.log(`✗ ${called}: ${(longest_gap_ms / 1000).toFixed(1)} s without a write (at most ${failoverMs / 1000} s)`)
  }
  return lost.length === 0 && late.length === 0
}

async function asSuperuser(statement: string, database = 'postgres') {
  const url = new URL(cluster.superuser_url)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function until(what: string, seconds: number, is: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(300)) if (await is()) return
  throw new Error(`${what}: not there after ${seconds} s`)
}

function isThere(program: string): boolean {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((path) => existsSync(join(path, program)))
}

/** Debian keeps each major in a folder of its own. */
function newestPostgres(): string | null {
  const majors = '/usr/lib/postgresql'
  const found = existsSync(majors)
    ? readdirSync(majors)
        .map(Number)
        .filter((major) => major >= 15)
        .sort((one, other) => other - one)
    : []
  return found[0] ? join(majors, String(found[0]), 'bin') : null
}
