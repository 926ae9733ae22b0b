import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { noteIn } from './note.ts'
import { refusal } from './refusals.ts'
import { plainEnvironment, run } from './run.ts'
import { lastTrouble, tailOf } from './trouble.ts'

const longestLog = 10 * 1024 * 1024
/** A fast stop in the middle of a recovery never ends. After an immediate stop, PostgreSQL recovers at its next start. */
const fastMs = 10_000
const immediateMs = 30_000

export interface Postmaster {
  ended(): boolean
  end(): string | null
  lastWords(): string
  /** Ends it without a checkpoint, if it still runs. */
  quit(): void
}

/** Detached, in its own session: Ctrl-C in the terminal must reach the program and not the database, which stops last. */
export function launch(cluster: Cluster, more: Readonly<Record<string, string>> = {}): Postmaster {
  if (existsSync(cluster.log) && statSync(cluster.log).size > longestLog) renameSync(cluster.log, `${cluster.log}.1`)
  const log = openSync(cluster.log, 'a', 0o600)
  const from = fstatSync(log).size
  let end: string | null = null
  const child = spawn(cluster.programs.postgres, ['-D', cluster.files, ...serverSettings(cluster, more)], {
    ...(cluster.account && { uid: cluster.account.uid, gid: cluster.account.gid }),
    cwd: process.platform === 'win32' ? cluster.folder : '/',
    env: plainEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
  })
  closeSync(log)
  let failure = ''
  child.once('error', (reason) => {
    failure = reason.message
    end = failure
  })
  child.once('exit', (code, signal) => {
    end = signal ?? `code ${code}`
  })
  child.unref()
  if (cluster.throwaway) endWithUs(child, cluster)
  return {
    ended: () => end !== null,
    end: () => end,
    lastWords: () => failure || read(cluster.log, from),
    quit: () => void (end === null && child.kill('SIGQUIT')),
  }
}

// A killed test run must leave nothing behind: its end closes the pipe, and the shell that reads it ends the server.
function endWithUs(server: ChildProcess, { account }: Cluster): void {
  if (process.platform === 'win32' || server.pid === undefined) return
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -QUIT "$1"', 'sh', String(server.pid)], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    env: plainEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.on('error', () => {})
  watch.unref()
  server.once('exit', () => watch.kill('SIGKILL'))
}

/**
 * A fast stop rolls back open transactions and writes everything to disk. After an immediate stop, the next start recovers. Only
 * an immediate stop ends after a PANIC, or if a fast stop takes too long.
 */
export async function stopServer(cluster: Cluster, atOnce = cluster.throwaway): Promise<void> {
  const panicked = lastTrouble(tailOf(cluster.log))?.startsWith('PANIC') ?? false
  if (!atOnce && !panicked && (await endBy(cluster, 'fast', fastMs))) return
  if (!(await endBy(cluster, 'immediate', immediateMs))) throw refusal('PostgreSQL does not stop.', tailOf(cluster.log))
}

async function endBy({ account, files, programs }: Cluster, mode: 'fast' | 'immediate', patienceMs: number) {
  const stopped = processOf(files)
  const ended = await run(account, programs.pg_ctl, ['stop', '-D', files, '-m', mode, '-W', '-s'])
  // The process has already died. pg_ctl's own wait could confuse a newly started server with the old one.
  if (ended.code !== 0) return true
  for (const began = Date.now(); processOf(files) === stopped; await sleep(20)) {
    if (Date.now() - began > patienceMs) return false
  }
  return true
}

export function processOf(files: string): string | null {
  return noteIn(files)[0] ?? null
}

function serverSettings(
  { address, throwaway, connections }: Cluster,
  more: Readonly<Record<string, string>>,
): string[] {
  const settings = {
    port: address.port,
    ...(process.platform === 'win32'
      ? { listen_addresses: address.host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: address.host, unix_socket_permissions: '0700' }),
    max_connections: connections,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A failed statement quotes personal data; the program receives its own errors anyway.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // If the backup folder cannot be written for long, WAL must not fill this disk: the run of WAL ends and a new one begins.
    max_slot_wal_keep_size: '2GB',
    ...(throwaway && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...more,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function read(file: string, from: number): string {
  const handle = openSync(file, 'r')
  try {
    const rest = Buffer.alloc(Math.max(0, fstatSync(handle).size - from))
    readSync(handle, rest, 0, rest.length, from)
    return rest.toString('utf8')
  } finally {
    closeSync(handle)
  }
}
