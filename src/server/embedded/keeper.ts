/** Keeps the embedded database running. One connection holds the lock of ownership; when that connection ends, the database has died. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartRefused } from '../settings/settings.ts'
import { freeBallast } from './ballast.ts'
import type { Cluster } from './cluster.ts'
import { launch, type Postmaster, processOf, stopServer } from './postmaster.ts'
import { refusal } from './refusals.ts'
import { troubleOf } from './trouble.ts'

const handoverMs = 2_000
const endSaidMs = 1_000

/** After this time a start reports why it waits, and ends an old server whose stop does not end. */
const sayAfterMs = 5_000
const endAfterMs = 20_000

export interface Restart {
  /** The signal or exit code of the server; null if this program had not started it, or only one of its processes died. */
  ended_with: string | null
  ms: number
  said: string | null
}

export interface Keeper {
  /** The superuser's current connection; a restart opens a new one. */
  connection(): Client
  /** If the connection ends meanwhile, tries again on the next one: an earlier program may still be stopping the server that answered. */
  use(act: (connection: Client) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** `given` ends the wait for a server that does not start, and stops it. */
export async function keepRunning(
  cluster: Cluster,
  onRestart: (restart: Restart) => void,
  given?: AbortSignal,
): Promise<Keeper> {
  const stopping = new AbortController()
  let recovering: Promise<void> = Promise.resolve()
  const servers: Servers = { started: null }
  let connection = await hold(cluster, servers, given ?? stopping.signal).catch(async (reason) => {
    if (given?.aborted) await stopServer(cluster)
    throw reason
  })
  watch()

  function watch() {
    connection.once('end', () => {
      if (!stopping.signal.aborted) recovering = recover()
    })
  }

  async function recover() {
    const began = performance.now()
    const lost = servers.started
    const { said } = troubleOf(cluster)
    for (let pause = 50; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      const held = await hold(cluster, servers, stopping.signal).catch(() => null)
      if (held === null) {
        await sleep(pause)
        continue
      }
      connection = held
      watch()
      return onRestart({ ended_with: lost?.end() ?? null, ms: Math.round(performance.now() - began), said })
    }
  }

  async function use(act: (connection: Client) => Promise<void>) {
    for (;;) {
      const used = connection
      const ended = new Promise<void>((resolve) => used.once('end', () => resolve()))
      try {
        return await act(used)
      } catch (reason) {
        // A connection that breaks reports an error first, then its end.
        await Promise.race([ended, sleep(endSaidMs)])
        await recovering
        if (connection === used) throw reason
      }
    }
  }

  async function stop() {
    stopping.abort()
    await recovering
    await connection.end().catch(() => {})
    await stopServer(cluster)
  }

  return { connection: () => connection, use, stop }
}

// The lock ends with its connection, however this program ends: another program takes over an abandoned database, never one in
// use.
async function hold(cluster: Cluster, servers: Servers, signal: AbortSignal): Promise<Client> {
  const connection = await connectOrStart(cluster, servers, signal)
  for (const began = Date.now(); ; await sleep(100)) {
    const { rows } = await connection.query(`select pg_try_advisory_lock(hashtext('garita keeper')) as held`)
    if (rows[0].held) return connection
    if (Date.now() - began > handoverMs) break
  }
  await connection.end()
  throw new StartRefused(
    `Another Garita is already running with the data in ${cluster.folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

const defaultPatienceMs = 60_000
const recoveryMs = 30 * 60_000

type Answer = Client | 'starting' | 'stopping' | 'silent'

interface Servers {
  /** The last server that this program started. */
  started: Postmaster | null
}

/**
 * Ignores the process in postmaster.pid and never touches that file: uses any server that answers, even one of an earlier
 * program. If none answers, PostgreSQL's own locks decide whether a new one may start. A failed call leaves no server behind.
 */
async function connectOrStart(cluster: Cluster, servers: Servers, signal: AbortSignal): Promise<Client> {
  const began = Date.now()
  const waiting = openWaiting(cluster)
  let server: Postmaster | null = null
  let said = ''
  try {
    for (let pause = 15; ; pause = Math.min(pause * 1.5, 500)) {
      signal.throwIfAborted()
      const answer = await ask(cluster)
      if (answer instanceof Client) return answer
      const waited = Date.now() - began
      if (answer === 'silent') {
        if (server?.ended()) {
          said = server.lastWords() || said
          if (!mayPass(said)) throw notStarted(cluster, said)
        }
        if (server === null || server.ended()) {
          if (freeBallast(cluster.folder))
            cluster.say(`The disk of ${cluster.folder} is full: its ballast was deleted.`)
          server = launch(cluster)
          servers.started = server
        }
      }
      await waiting.see(answer, waited)
      const patience = answer === 'silent' ? (cluster.patience_ms ?? defaultPatienceMs) : recoveryMs
      if (waited > patience) throw notStarted(cluster, server?.lastWords() || said)
      await sleep(pause, undefined, { signal })
    }
  } catch (error) {
    server?.quit()
    throw error
  }
}

/** Reports the reason for a wait once, and ends a stop that does not end by itself. */
function openWaiting(cluster: Cluster) {
  let spoke = false
  let ends = false
  const name = () => `PostgreSQL in ${cluster.files}, process ${processOf(cluster.files) ?? 'unknown'}`
  return {
    async see(answer: Exclude<Answer, Client>, waitedMs: number): Promise<void> {
      if (!spoke && waitedMs > sayAfterMs) {
        spoke = true
        cluster.say(`Waiting for ${name()}: it is ${words[answer]}.`)
      }
      if (ends || answer !== 'stopping' || waitedMs < endAfterMs) return
      ends = true
      cluster.say(`Ending ${name()}, which an earlier program left: it does not stop by itself.`)
      await stopServer(cluster, true)
    },
  }
}

const words = { starting: 'starting or recovering', stopping: 'stopping', silent: 'not answering yet' } as const

export async function ask({ address, superuser_password: password }: Cluster): Promise<Answer> {
  const client = new Client({ ...address, user: 'postgres', database: 'postgres', password, ssl: false })
  // The program watches the end of the connection; without this listener the error before it would end the program.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (reason) {
    client.end().catch(() => {})
    if (!(reason instanceof DatabaseError)) return 'silent'
    if (reason.code === '28P01') throw otherSecret()
    return /shutting down/.test(reason.message) ? 'stopping' : 'starting'
  }
}

// An older server is still stopping.
function mayPass(lastWords: string): boolean {
  return /lock file|pre-existing shared memory block/i.test(lastWords)
}

function notStarted({ folder, files }: Cluster, said: string): StartRefused {
  const note = join(files, 'postmaster.pid')
  const cure = /lock file/i.test(said)
    ? ` The file ${note} says that another PostgreSQL uses these files, but none answers. If no other program or container does ` +
      '(look with: ps aux), remove that file and start again; never remove it while a PostgreSQL runs there.'
    : ''
  return refusal(`The database does not start.${cure}`, said, folder)
}

function otherSecret(): StartRefused {
  return new StartRefused(
    'The database was made with another secret. Give SECRET the value it had before, or put back the file "secret" of the data folder. ' +
      'If npm run rotate-secret was interrupted, run it again: it goes on where it was.',
  )
}
