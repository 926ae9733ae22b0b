/** CPU time of requests without a session: every call and every kind of address, compared with the smallest answer of the same run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { calls } from '../src/app/start/calls.server.ts'
import { openInstallation } from '../src/app/start/installation.server.ts'
import { listen } from '../src/server/http/listen.ts'
import { readSettings } from '../src/server/settings/settings.ts'
import { openCrowd } from './houses/people.ts'
import type { Outcome } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const warmUp = 100
const counted = 500
const mostTimes = 3
const again = 5
const webFolder = fileURLToPath(new URL('../dist/', import.meta.url))

const nasty = {
  nothing: '{}',
  half: '{"a":',
  deep: '['.repeat(32_000) + ']'.repeat(32_000),
  wide: `{"lines":[${Array(21_000).fill('{}').join(',')}]}`,
  'deep and small': '['.repeat(3_900) + ']'.repeat(3_900),
  'wide and small': `{"lines":[${Array(2_600).fill('{}').join(',')}]}`,
  'many names': `{${Array.from({ length: 90 }, (_, n) => `"x${n}":${n}`).join(',')}}`,
  'long text': JSON.stringify({ email: 'x'.repeat(8_000) }),
}
const falseCookie = `cookie: garita_session=${'x'.repeat(43)}`

interface Asked {
  called: string
  requests: string[]
}

function request(method: string, path: string, body: string | null, ...more: string[]): string {
  const said = body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  return `${[`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...said, ...more].join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** A closed call treats all bodies alike and is measured once; an open one with each. */
const ofCalls: Asked[] = calls.flatMap(({ call }) => {
  const path = `/api/v1/${call.name}`
  const all = Object.entries(nasty).flatMap(([called, body]) => [
    { called: `${call.name}, ${called}`, requests: [request('POST', path, body)] },
    { called: `${call.name}, ${called}, false cookie`, requests: [request('POST', path, body, falseCookie)] },
  ])
  return call.for_anyone
    ? all
    : [{ called: `${call.name}, all bodies`, requests: all.flatMap(({ requests }) => requests) }]
})
const get = (path: string, ...more: string[]): Asked => ({
  called: ['GET', path, ...more.map((one) => one.slice(0, 24))].join(' '),
  requests: [request('GET', path, null, ...more)],
})
const ofAddresses: Asked[] = [
  ...['/healthz', '/', '/?language=en', '/user-guide', '/login', '/admin', '/nowhere', '/missing.js'].map((path) =>
    get(path),
  ),
  ...['/assets/none.js', '/.well-known/security.txt', '/api/nothing', '/api/v1/people.list'].map((path) => get(path)),
  get('/site.webmanifest'),
  get('/', 'accept-encoding: br'),
  get('/admin', falseCookie),
  get('/api/v1/live'),
  get('/api/v1/live', falseCookie),
  get('/api/v1/openapi.json'),
  get('/api/v1/openapi.json', 'accept-encoding: br'),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    called: `${method} with 64 kB`,
    requests: [request(method, '/api/v1/people.list', nasty.deep)],
  })),
]

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const server = new pg.Client({ connectionString: ownerUrl })
  await server.connect()
  await server.query('create database bench_anonymous')
  await server.end()
  const url = new URL(ownerUrl)
  url.pathname = '/bench_anonymous'
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  const installation = await openInstallation({
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, SECRET: 'x'.repeat(40) }, { demo: false }),
    owner_url: url.toString(),
    public_url: 'http://127.0.0.1',
    web_folder: webFolder,
    strangers_a_minute: Number.POSITIVE_INFINITY,
  })
  const port = await listen(installation.app, { port: 0, host: '127.0.0.1', tls: null })
  const crowd = openCrowd()
  const cost = async ({ requests }: Pick<Asked, 'requests'>) => {
    const task = { kind: 'raw', port: port.port, requests } as const
    await crowd.play({ ...task, count: warmUp })
    const before = performance.eventLoopUtilization()
    await crowd.play({ ...task, count: counted })
    return performance.eventLoopUtilization(before).active / counted
  }
  try {
    const smallest = { requests: [request('POST', '/api/v1/session.current', '{}')] }
    await cost(smallest)
    const empty: number[] = [await cost(smallest)]
    const found: (Asked & { ms: number })[] = []
    for (const [turn, asked] of [...ofAddresses, ...ofCalls].entries()) {
      // The machine does other things too, so what it is compared with is measured again and again.
      if (turn % 20 === 0) empty.push(await cost(smallest))
      found.push({ ...asked, ms: await cost(asked) })
    }
    const base = empty.reduce((sum, next) => sum + next, 0) / empty.length
    const dearest = found.toSorted((one, other) => other.ms - one.ms)
    console.log(
      `  the smallest answer: ${base.toFixed(3)} ms of the thread; ${found.length} kinds of requests, ${load()}; the dearest:`,
    )
    for (const { called, ms } of dearest.slice(0, 12))
      console.log(`    ${(ms / base).toFixed(2)} × ${called} (${ms.toFixed(3)} ms)`)
    const over: typeof found = []
    for (const asked of dearest.filter(({ ms }) => ms > mostTimes * base)) {
      // Again and in turns, for what else the machine does only ever adds: the quickest of several counts.
      let times = asked.ms / base
      for (let turn = 0; turn < again && times > mostTimes; turn++) {
        times = Math.min(times, (await cost(asked)) / (await cost(smallest)))
      }
      if (times > mostTimes) over.push({ ...asked, ms: times * base })
    }
    return [
      {
        goal: `${found.length} kinds of requests of a stranger: at most ${mostTimes} times the smallest answer`,
        met: over.length === 0,
      },
      ...over.map(({ called, ms }) => ({ goal: `${called}: ${(ms / base).toFixed(1)} times`, met: false })),
    ]
  } finally {
    crowd.close()
    await port.close()
    await installation.close()
    await rm(folder, { recursive: true, force: true })
  }
}
