import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fakedClock } from '../../src/server/embedded/run.ts'
import { addressFor } from '../../src/server/embedded/socket.ts'
import { derive } from '../../src/server/settings/secret.ts'
import { patienceMs } from './patience.ts'

const main = fileURLToPath(new URL('../../src/main.server.ts', import.meta.url))

export interface Program {
  said(): string
  complained(): string
  /** Resolves when the program is ready; rejects when it ends instead. */
  ready: Promise<void>
  ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
  id: number
}

export function startProgram(environment: NodeJS.ProcessEnv, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      WORKERS: '1',
      ...fakedClock(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stderr.on('data', (part) => {
    err += part
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      out += part
      if (out.includes('is ready')) resolve()
    })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${err}`)))
  })
  // A test that expects a refusal awaits the end of the program instead.
  ready.catch(() => undefined)
  return {
    said: () => out,
    complained: () => err,
    ready,
    ended,
    signal: (name) => child.kill(name),
    id: child.pid ?? 0,
  }
}

const portsOfWorker = 5_000
const firstPort = 11_000 + portsOfWorker * (Number(process.env.VITEST_POOL_ID ?? 0) % 4)
let lastPort = randomInt(portsOfWorker)

/**
 * Chooses a port for a program that listens later, and maybe again after an end. The system chooses those above 32,767 for each
 * server and connection that names none, and two workers would choose the same one.
 */
export async function freePort(): Promise<number> {
  lastPort = (lastPort + 1) % portsOfWorker
  const port = firstPort + lastPort
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}

export function postmasterOf(dataFolder: string): number | null {
  try {
    return Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    // A zombie stays in the list until its parent reads its status; in some containers no parent does.
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${processId}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Connects to the program's own database with the settings of the program. */
export async function ownerOf(folder: string): Promise<pg.Pool> {
  const address = await addressFor(folder, join(folder, 'postgres'), null)
  const secret = Buffer.from(readFileSync(join(folder, 'secret'), 'utf8').trim())
  const password = derive(secret, 'embedded database: owner').toString('hex')
  const owner = new pg.Pool({ ...address, user: 'garita_owner', database: 'garita', password, max: 1 })
  owner.on('error', () => undefined)
  return owner
}

export async function asOwner<T>(folder: string, work: (owner: pg.Pool) => Promise<T>): Promise<T> {
  const owner = await ownerOf(folder)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

let addresses = 0

/** The limits count by network, so each call comes from another one. */
function nextAddress(): string {
  addresses += 1
  return `50.${(addresses >> 8) % 256}.${addresses % 256}.1`
}

/** Makes a call over real HTTP. Each call comes from another address, so the limits for callers without an account never apply. */
export async function callProgram(port: number, name: string, input: unknown, token?: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': nextAddress(),
      ...(token ? { cookie: `garita_session=${token}` } : {}),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patienceMs),
  })
}
