/**
 * Measures the demo's memory at rest, and the cost of thousands of live streams: their memory, a message to all of them, and the return of
 * all at once. It takes seven minutes, five of them waiting, so it runs only by name: npm run dev:bench memory. MINUTES=1 waits for one,
 * MINUTES=0 skips that part.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { z } from 'zod'
import { hashOf, newToken } from '../src/server/keys/tokens.ts'
import { newId } from '../src/shared/ids.ts'
import { makeCondominium } from '../tests/access/people.ts'
import { type House, openHouse } from './fixtures/house.ts'
import { openListeners } from './fixtures/listeners.ts'
import { median, type Outcome, percentile } from './measuring/measure.ts'
import { childrenOf, load, memoryOf } from './measuring/processes.ts'

const minutes = Number(process.env.MINUTES ?? 5)
const streams = Number(process.env.STREAMS ?? 5_000)
const words = 15
const storms = 3
const most = { idle_mb: 100, stream_kb: 16, word_ms: 150, storm_s: 5 }
const heapShape = z.object({ heapTotal: z.number(), heapUsed: z.number() })
const collector = fileURLToPath(new URL('./measuring/collector.mjs', import.meta.url))

export async function bench(): Promise<Outcome[]> {
  return [...(minutes === 0 ? [] : await atRest()), ...(await listened())]
}

async function atRest(): Promise<Outcome[]> {
  const house = await openHouse(['--demo'])
  try {
    await sleep(minutes * 60_000)
    const program = memoryOf(house.program)
    const processes = [house.postmaster, ...childrenOf(house.postmaster)]
    const database = processes.reduce((sum, id) => sum + memoryOf(id).private_kb, 0) / 1024
    const [own, files] = [program.anonymous_kb / 1024, program.files_kb / 1024]
    const all = own + files + database
    console.log(
      `  the program ${own.toFixed(0)} MB of its own and ${files.toFixed(0)} MB of program files in use, PostgreSQL ${database.toFixed(0)} MB in ${processes.length} processes; ready after ${(house.started_ms / 1000).toFixed(1)} s`,
    )
    return [
      {
        goal: `the demo at rest, ${minutes} min after its start: ${all.toFixed(0)} MB (at most ${most.idle_mb})`,
        met: all <= most.idle_mb,
      },
    ]
  } finally {
    await house.close()
  }
}

async function listened(): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  const collected = join(folder, 'collected')
  const house = await openHouse([], {
    TRUSTED_PROXY: '1',
    NODE_OPTIONS: `--import=${collector}`,
    BENCH_COLLECTED: collected,
  })
  const listeners = openListeners()
  try {
    const { condominium, tokens } = await fillStreet(house.owner, streams)
    const settle = async () => {
      await sleep(2_000)
      return memoryAfterCollection(house, collected)
    }
    // The first streams make the program allocate memory for its own work, whatever their number is.
    await listeners.open(house.port, tokens.slice(0, 200), 50)
    await listeners.drop()
    const without = await settle()
    const opened = await listeners.open(house.port, tokens, 50)
    const withAll = await settle()
    const each = (withAll.living_kb - without.living_kb) / streams
    const written = (withAll.written_kb - without.written_kb) / streams
    console.log(
      `  each of ${streams} streams ${each.toFixed(1)} kB, with the room that V8 keeps for garbage ${written.toFixed(1)} kB`,
    )

    const announce = () => house.owner.query(`select access.announce('condominiums', $1, null)`, [condominium])
    const heard: number[] = []
    for (let word = 0; word < words; word++) {
      const times = await listeners.hear('condominiums', announce)
      if (times.length < streams) console.log(`  ${streams - times.length} of the streams ended before a word`)
      heard.push(...times)
      await sleep(300)
    }
    const p99 = percentile(heard, 99)
    const returned: number[] = []
    for (let storm = 0; storm < storms; storm++) {
      await listeners.drop()
      await sleep(500)
      returned.push(await listeners.open(house.port, tokens, streams))
    }
    const back = median(returned) / 1000
    console.log(
      `  ${streams} streams, ${load()}: opened fifty at a time in ${(opened / 1000).toFixed(1)} s; a word p50 ${median(heard).toFixed(0)}, p99 ${p99.toFixed(0)}, the last ${Math.max(...heard).toFixed(0)} ms; storms ${returned.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
    )
    const goal = (called: string, value: number, digits: number, limit: number, unit: string): Outcome => ({
      goal: `${called}: ${value.toFixed(digits)} ${unit} (at most ${limit})`,
      met: value <= limit,
    })
    return [
      goal(`a live stream, of ${streams}`, each, 1, most.stream_kb, 'kB'),
      goal(`a word to ${streams} streams, p99`, p99, 0, most.word_ms, 'ms'),
      goal(`${streams} streams back after all were cut at once`, back, 1, most.storm_s, 's'),
    ]
  } finally {
    listeners.close()
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the used memory in and outside of the heap, and all memory of the process, including the reserve of V8. */
async function memoryAfterCollection({ program }: House, collected: string) {
  rmSync(collected, { force: true })
  process.kill(program, 'SIGUSR2')
  while (!existsSync(collected)) await sleep(50)
  const { heapTotal, heapUsed } = heapShape.parse(JSON.parse(readFileSync(collected, 'utf8')))
  const written = memoryOf(program).anonymous_kb
  return { written_kb: written, living_kb: written - (heapTotal - heapUsed) / 1024 }
}

/** One condominium, so that one message reaches all; each resident with a session. */
async function fillStreet(owner: pg.Pool, residents: number) {
  const condominium = await makeCondominium(owner, 'Long street')
  const people = Array.from({ length: residents }, () => ({ id: newId(), session: newId(), token: newToken() }))
  const ids = people.map(({ id }) => id)
  await owner.query(
    `insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at)
      select id, 'Ana Pérez', id || '@garita.test', 'resident', 'approved', now() from unnest($1::uuid[]) id`,
    [ids],
  )
  await owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since)
      select $1, gen_random_uuid(), id, n::text, now() from unnest($2::uuid[]) with ordinality one (id, n)`,
    [condominium, ids],
  )
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select id, hash, person, 'bench', now() + interval '1 day' from unnest($1::uuid[], $2::bytea[], $3::uuid[]) one (id, hash, person)`,
    [people.map(({ session }) => session), people.map(({ token }) => hashOf(token)), ids],
  )
  await owner.query('vacuum analyze')
  return { condominium, tokens: people.map(({ token }) => token) }
}
