/** Acknowledged writes survive when the program or its database is killed, and no process stays behind. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Load, startLoad } from '../trials/cluster/load.ts'
import { type Made, makeCondominium, makePerson } from './access/people.ts'
import { registration, tokenIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { asOwner, callProgram, freePort, isAlive, type Program, postmasterOf, startProgram } from './support/program.ts'
import { draws, everything } from './support/scope.ts'

const rounds = draws(1, 200)
/** Many rounds take longer than the limit of other tests. */
const limit = everything ? rounds * 60_000 : undefined
/** The number of writes before a kill differs each time, and so does the moment. */
const before = (round: number) => 15 + (round % 20)

let folder: string
let port: number
let program: Program
let token: string
let residents: Made[]
let guard: Made
const acknowledged = new Set<string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-kill-'))
  port = await freePort()
  await start()
  const link = await eventually(
    () => /\/begin#([\w-]+)/.exec(program.said())?.[1] ?? Promise.reject(new Error('no link')),
  )
  const { user_role: _, ...card } = registration()
  const response = await callProgram(port, 'session.begin', { ...card, link })
  expect(response.status).toBe(200)
  token = tokenIn({ response })
  await asOwner(folder, async (owner) => {
    const home = await makeCondominium(owner, 'Los Encinos')
    const living = ['101', '102', '103', '104'].map((unit) =>
      makePerson(owner, { user_role: 'resident', lives: [home, unit] }),
    )
    residents = await Promise.all(living)
    guard = await makePerson(owner, { user_role: 'agent', assigned: [home] })
  })
})

afterAll(async () => {
  program.signal('SIGTERM')
  await program.ended
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  program = startProgram({ DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY: '1' })
  await program.ready
}

/** People ask for accounts, residents authorize and read, and a guard reads until the test stops them; only answered writes count. */
function keepBusy() {
  const until = new AbortController()
  const load: Load = startLoad(port, residents, guard)
  const register = async () => {
    while (!until.signal.aborted) {
      const input = registration()
      const answer = await callProgram(port, 'session.register', input).catch(() => null)
      if (answer?.ok) acknowledged.add(input.id)
      else await sleep(20)
    }
  }
  const registering = Promise.all([register(), register()])
  return {
    async acknowledges(wanted: number) {
      const from = acknowledged.size + load.acknowledged.length
      await eventually(() => expect(acknowledged.size + load.acknowledged.length - from).toBeGreaterThanOrEqual(wanted))
    },
    async stop() {
      until.abort()
      await Promise.all([registering, load.stop()])
      for (const id of load.acknowledged) acknowledged.add(id)
    },
  }
}

async function expectAllStored(): Promise<void> {
  expect((await callProgram(port, 'people.list', {}, token)).status).toBe(200)
  const { rows } = await asOwner(folder, (owner) =>
    owner.query<{ id: string }>(
      'select wanted as id from unnest($1::uuid[]) wanted where wanted not in (select id from profiles union all select id from authorizations)',
      [[...acknowledged]],
    ),
  )
  expect(rows).toEqual([])
}

function tell(what: string, awayMs: number[]): void {
  if (!everything) return
  const sorted = awayMs.toSorted((a, b) => a - b)
  const [median, longest] = [sorted[sorted.length >> 1], sorted.at(-1)].map((ms) => ((ms ?? 0) / 1_000).toFixed(1))
  // biome-ignore lint/suspicious/noConsole: a full run prints its figures.
  console.info(
    `${what} killed ${rounds} times: ${acknowledged.size} acknowledged, 0 lost; away ${median} s, at most ${longest} s`,
  )
}

test(
  'starts again after kill -9 of the program during writes, with every acknowledged write stored',
  async () => {
    const away: number[] = []
    for (let round = 0; round < rounds; round++) {
      const busy = keepBusy()
      await busy.acknowledges(before(round))
      program.signal('SIGKILL')
      const began = performance.now()
      await program.ended
      await start()
      away.push(performance.now() - began)
      await busy.acknowledges(1)
      await busy.stop()
      await expectAllStored()
    }
    tell('program', away)
  },
  limit,
)

test(
  'recovers after kill -9 of the database during writes, with every acknowledged write stored',
  async () => {
    const away: number[] = []
    for (let round = 0; round < rounds; round++) {
      const busy = keepBusy()
      await busy.acknowledges(before(round))
      const postmaster = postmasterOf(folder)
      expect(postmaster).not.toBeNull()
      process.kill(postmaster ?? 0, 'SIGKILL')
      const began = performance.now()
      await eventually(() => {
        const now = postmasterOf(folder)
        expect(now).not.toBeNull()
        expect(now).not.toBe(postmaster)
      })
      await busy.acknowledges(1)
      away.push(performance.now() - began)
      await busy.acknowledges(15)
      await busy.stop()
      await expectAllStored()
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
      expect(ready.status).toBe(200)
    }
    tell('database', away)
  },
  limit,
)

test.runIf(everything)('stops with its database within ten seconds, also with open streams', async () => {
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { headers: { cookie: `garita_session=${token}` } })
  expect(stream.status).toBe(200)
  const postmaster = postmasterOf(folder) ?? 0
  expect(isAlive(postmaster)).toBe(true)
  const began = Date.now()
  program.signal('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(Date.now() - began).toBeLessThan(30_000)
  expect(postmasterOf(folder)).toBeNull()
  // The program deletes its note just before it ends.
  await eventually(() => expect(isAlive(postmaster)).toBe(false))
  expect(program.complained()).toBe('')
  await stream.body?.cancel().catch(() => undefined)
  await start()
  await expectAllStored()
})
