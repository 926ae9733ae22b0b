/** Several real programs on one database, and a balancer before them that asks /readyz and sends each request once. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { emptyDatabase } from '../access/database.ts'
import { type Made, makeCondominium, makePerson } from '../access/people.ts'
import { templateName, testSecret } from './databases.ts'
import { freePort, type Program, startProgram } from './program.ts'

export interface Place {
  readonly owner_url: string
  readonly owner: pg.Pool
  readonly residents: Made[]
  readonly guard: Made
  close(): Promise<void>
}

export async function openPlace(residents: number): Promise<Place> {
  const ownerUrl = await emptyDatabase(templateName)
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  const home = await makeCondominium(owner, 'Los Encinos')
  const living: Made[] = []
  for (let unit = 1; unit <= residents; unit++) {
    living.push(await makePerson(owner, { user_role: 'resident', lives: [home, String(unit)] }))
  }
  const guard = await makePerson(owner, { user_role: 'agent', assigned: [home] })
  return { owner_url: ownerUrl, owner, residents: living, guard, close: () => owner.end() }
}

export interface Node {
  readonly port: number
  readonly program: Program
  /** Stops the program with the signal and starts it on the same port. */
  restart(signal: NodeJS.Signals): Promise<void>
  close(): Promise<void>
}

export async function openNode(databaseUrl: string, environment: NodeJS.ProcessEnv = {}): Promise<Node> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'garita-node-'))
  const start = async () => {
    const started = startProgram({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET: testSecret,
      PORT: String(port),
      TRUSTED_PROXY: '1',
      DRAIN_SECONDS: '5',
      ...environment,
    })
    await started.ready
    return started
  }
  let program = await start()
  return {
    port,
    get program() {
      return program
    },
    async restart(signal) {
      program.signal(signal)
      await program.ended
      program = await start()
    },
    async close() {
      program.signal('SIGINT')
      await program.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Balancer {
  readonly port: number
  readonly ready: number
  /** The reasons of requests without an answer. */
  readonly failures: string[]
  close(): Promise<void>
}

const askEveryMs = 1_000

/**
 * Works like deploy/haproxy.cfg: it keeps its connections to the programs open, asks all of them in turn while none is ready, and repeats
 * a request only if it reached no program.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  const ask = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    await answer?.text().catch(() => undefined)
    if (answer?.ok) ready.add(port)
    else ready.delete(port)
  }
  const asking = setInterval(() => void Promise.all(ports.map(ask)), askEveryMs)
  const failures: string[] = []
  let turn = 0
  const server = createServer((from, answer) => {
    const open = ready.size > 0 ? [...ready] : [...ports]
    const fail = (why: string) => {
      failures.push(why)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    const body = buffer(from)
    const send = (tried: number) => {
      const port = open[turn++ % open.length]
      const { connection: _, ...headers } = from.headers
      const asked = { agent, host: '127.0.0.1', port, method: from.method, path: from.url, headers }
      const to = request(asked, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'x-answered-by': String(port) })
        answered.on('error', (error) => fail(`${error.message}, ${from.url}`))
        answered.pipe(answer)
      })
      to.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tried < open.length) return send(tried + 1)
        fail(`${error.message}, ${to.reusedSocket ? 'kept' : 'new'} connection, ${from.url}`)
      })
      answer.on('close', () => to.destroy())
      body.then((bytes) => to.end(bytes)).catch(() => to.destroy())
    }
    send(1)
  }).listen(0, '127.0.0.1')
  // Idle clients keep their connections.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get ready() {
      return ready.size
    },
    failures,
    async close() {
      clearInterval(asking)
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
