/** A program of two workers answers as one: its streams, limits, figures and its end. */

import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '../src/shared/ids.ts'
import { testSecret } from './support/databases.ts'
import { eventually } from './support/eventually.ts'
import { callProgram, freePort, isAlive, type Program, startProgram } from './support/program.ts'
import { openPlace, type Place } from './support/programs.ts'
import { everything } from './support/scope.ts'
import { visitor } from './support/visits.ts'
import { workersOf } from './support/workers.ts'

let place: Place
let port: number
let program: Program
beforeAll(async () => {
  place = await openPlace(1)
  port = await freePort()
  program = await start()
})
afterAll(async () => {
  program.signal('SIGTERM')
  await program.ended
  await place.close()
})

async function start(environment: NodeJS.ProcessEnv = {}): Promise<Program> {
  const started = startProgram({
    DATABASE_URL: place.owner_url,
    SECRET: testSecret,
    PORT: String(port),
    WORKERS: '2',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  await started.ready
  return started
}

const residentToken = () => place.residents[0]?.token ?? ''
const authorize = async (id = newId()) => {
  const input = { id, auth_type: 'temporary_visitor', values: visitor() }
  return { id, status: (await callProgram(port, 'authorizations.create', input, residentToken())).status }
}

/** The server has the head of the request and waits for its body. */
async function beginToAuthorize() {
  const body = JSON.stringify({ id: newId(), auth_type: 'temporary_visitor', values: visitor() })
  const headers = {
    cookie: `garita_session=${residentToken()}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const path = '/api/v1/authorizations.create'
  const asked = request({ agent: false, port, host: '127.0.0.1', method: 'POST', path, headers })
  const answered = once(asked, 'response').then(([answer]) => answer.resume().statusCode)
  answered.catch(() => undefined)
  asked.flushHeaders()
  await once(asked, 'continue')
  return {
    finish() {
      asked.end(body)
      return answered
    },
  }
}

/** A connection of its own: each new one leads to the next worker. */
async function listenAlone() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const stream = { heard: '', ended: false, close: () => agent.destroy() }
  const headers = { cookie: `garita_session=${residentToken()}` }
  request({ agent, port, host: '127.0.0.1', path: '/api/v1/live', headers }, (answer) => {
    answer.on('data', (part) => {
      stream.heard += part
    })
    for (const end of ['close', 'error']) answer.on(end, () => (stream.ended = true))
  })
    .on('error', () => (stream.ended = true))
    .end()
  onTestFinished(stream.close)
  await expect.poll(() => stream.heard).toContain('everything')
  return stream
}

const listenFour = () => Promise.all([1, 2, 3, 4].map(listenAlone))

test('tells the streams of every worker about an act of one', async () => {
  expect(workersOf(program)).toHaveLength(2)
  const streams = await listenFour()
  expect(await authorize()).toMatchObject({ status: 200 })
  for (const stream of streams) await expect.poll(() => stream.heard).toContain('data: authorizations')
})

test('counts a limit of a network over all workers', async () => {
  const agents = [1, 2, 3, 4].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach((agent) => void agent.destroy()))
  const ask = (agent: Agent | undefined) =>
    new Promise<number>((resolve, reject) =>
      request({ agent, port, host: '127.0.0.1', method: 'POST', path: `/api/v1/webhooks/${newId()}` }, (answer) =>
        text(answer).then(() => resolve(answer.statusCode ?? 0), reject),
      )
        .on('error', reject)
        .end(),
    )
  /** The requests that are taken until every connection is refused; a pause gives the workers time to tell each other. */
  const taken = async () => {
    let count = 0
    for (; count < 120; count++) if ((await ask(agents[count % 4])) === 429) return count
    for (const agent of agents) {
      await expect.poll(() => ask(agent).then((status) => status === 429 || !count++), { interval: 200 }).toBe(true)
    }
    return count
  }
  // A network has 120 in a minute. Counted apart, two workers take 240. Another round follows when a minute ends in the middle.
  await expect.poll(taken, { interval: 5_000 }).toSatisfy((count: number) => count >= 120 && count < 160)
})

test('adds up the figures of all workers, and takes those of the installation once', async () => {
  const told = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const figure = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await told())?.[1])
  const before = await figure('garita_requests_total{path="/api/v1/authorizations.create",status="200"}')
  const streams = await listenFour()
  await Promise.all([1, 2, 3, 4].map(() => authorize()))
  const all = await told()
  expect(all).toMatch(/^garita_workers 2$/m)
  expect(all).toMatch(/^garita_ready 1$/m)
  expect(all.match(/^garita_info\{.*\} 1$/gm)).toHaveLength(1)
  expect(all).toMatch(/^garita_process_start_time_seconds \d+/m)
  expect(all).toMatch(/^garita_database_bytes \d+$/m)
  await expect.poll(() => figure('garita_live_streams')).toBe(streams.length)
  const made = () => figure('garita_requests_total{path="/api/v1/authorizations.create",status="200"}')
  await expect.poll(made).toBe(before + 4)
})

test('begins a killed worker again while the other answers, and loses no act', async () => {
  const streams = await listenFour()
  const [killed = 0, other = 0] = workersOf(program)
  process.kill(killed, 'SIGKILL')
  const acknowledged: string[] = []
  await eventually(async () => {
    // A connection of the dead worker breaks; the next one leads to the other.
    const made = await authorize().catch(() => null)
    if (made?.status === 200) acknowledged.push(made.id)
    const now = workersOf(program)
    expect(now).toHaveLength(2)
    expect(now).toContain(other)
    expect(now).not.toContain(killed)
  })
  const ended = streams.filter((one) => one.ended).length
  expect(ended).toBeGreaterThan(0)
  expect(ended).toBeLessThan(streams.length)
  await expect.poll(() => program.said()).toContain('"ended_with":"SIGKILL"')
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect(acknowledged.length).toBeGreaterThan(0)
  const { rowCount } = await place.owner.query('select from authorizations where id = any($1)', [acknowledged])
  expect(rowCount).toBe(acknowledged.length)
})

test.runIf(everything)('leaves no worker behind after kill -9 of the first process, and starts again', async () => {
  const workers = workersOf(program)
  expect(workers).toHaveLength(2)
  program.signal('SIGKILL')
  await program.ended
  await expect.poll(() => workers.filter(isAlive)).toEqual([])
  program = await start()
  expect(await authorize()).toMatchObject({ status: 200 })
})

test('refuses a taken port with the words of a program in one process', async () => {
  const second = startProgram({ DATABASE_URL: place.owner_url, SECRET: testSecret, PORT: String(port), WORKERS: '2' })
  expect(await second.ended).toBe(1)
  expect(second.complained()).toContain(`Port ${port} is taken by another program.`)
  expect(second.complained()).not.toMatch(/^ +at /m)
})

test('ends streams and workers at SIGTERM, after the calls under way', async () => {
  const streams = await listenFour()
  const workers = workersOf(program)
  const made = await beginToAuthorize()
  program.signal('SIGTERM')
  await expect.poll(() => streams.every(({ ended }) => ended)).toBe(true)
  expect(await made.finish()).toBe(200)
  expect(await program.ended).toBe(0)
  expect(workers.filter(isAlive)).toEqual([])
})
