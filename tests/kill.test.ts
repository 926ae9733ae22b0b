/** The real program is killed, its database is killed, it is asked to stop: what was acknowledged is stored, and nothing stays behind. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registration, tokenIn } from './support/accounts.ts'
import { callProgram, freePort, isAlive, type Program, postmasterOf, startProgram } from './support/program.ts'

const rounds = process.env.TEST_LONG ? 20 : 2

let folder: string
let port: number
let program: Program
let token: string
const acknowledged = new Set<string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-kill-'))
  port = await freePort()
  await start()
  const link = await vi.waitFor(() => /\/begin#(\S+)/.exec(program.said())?.[1] ?? Promise.reject(new Error('no link')))
  const { user_role: _, ...card } = registration()
  const response = await callProgram(port, 'session.begin', { ...card, link })
  expect(response.status).toBe(200)
  token = tokenIn({ response })
}, 120_000)

afterAll(async () => {
  program.signal('SIGTERM')
  await program.ended
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

async function start(): Promise<void> {
  program = startProgram({ DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY: '1' })
  await program.ready
}

/** People ask for accounts, four at a time, until told to stop; only an answer counts. */
async function keepRegistering(until: AbortSignal): Promise<void> {
  const one = async () => {
    while (!until.aborted) {
      const input = registration()
      const answer = await callProgram(port, 'session.register', input).catch(() => null)
      if (answer?.ok) acknowledged.add(input.id)
      else await sleep(20)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

async function stored(): Promise<Set<string>> {
  const found = new Set<string>()
  let after: string | undefined
  do {
    const response = await callProgram(port, 'people.list', after ? { after } : {}, token)
    expect(response.status).toBe(200)
    const page = await response.json()
    for (const person of page.items) found.add(person.id)
    after = page.next ?? undefined
  } while (after)
  return found
}

async function expectAllStored(): Promise<void> {
  const found = await stored()
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
}

async function enoughAcknowledged(more: number): Promise<void> {
  const wanted = acknowledged.size + more
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(wanted), { timeout: 60_000, interval: 10 })
}

test('after kill -9 of the program during writes it starts again by itself, and every acknowledged write is stored', async () => {
  for (let round = 0; round < rounds; round++) {
    const enough = new AbortController()
    const writing = keepRegistering(enough.signal)
    await enoughAcknowledged(15 + round)
    program.signal('SIGKILL')
    await program.ended
    enough.abort()
    await writing
    await start()
    await expectAllStored()
  }
}, 600_000)

test('after kill -9 of the database during writes it recovers by itself, and every acknowledged write is stored', async () => {
  for (let round = 0; round < rounds; round++) {
    const enough = new AbortController()
    const writing = keepRegistering(enough.signal)
    await enoughAcknowledged(15 + round)
    const postmaster = postmasterOf(folder)
    expect(postmaster).not.toBeNull()
    process.kill(postmaster ?? 0, 'SIGKILL')
    await vi.waitFor(
      () => {
        const now = postmasterOf(folder)
        expect(now).not.toBeNull()
        expect(now).not.toBe(postmaster)
      },
      { timeout: 60_000, interval: 50 },
    )
    await enoughAcknowledged(15)
    enough.abort()
    await writing
    await expectAllStored()
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(ready.status).toBe(200)
  }
}, 600_000)

test('stops with its database within ten seconds, also with open streams', async () => {
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { headers: { cookie: `garita_session=${token}` } })
  expect(stream.status).toBe(200)
  const postmaster = postmasterOf(folder) ?? 0
  expect(isAlive(postmaster)).toBe(true)
  const began = Date.now()
  program.signal('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(postmasterOf(folder)).toBeNull()
  // It takes its note away as its very last act but one.
  await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), { timeout: 2_000, interval: 20 })
  expect(program.complained()).toBe('')
  await stream.body?.cancel().catch(() => undefined)
  await start()
  await expectAllStored()
}, 60_000)
