/** Keeps the embedded database running: one connection shows that this program looks after it, and tells when it dies. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartRefused } from '../settings/settings.ts'
import type { Cluster } from './cluster.ts'
import { connectOrStart } from './connect.ts'
import { stopServer } from './postmaster.ts'

const handoverMs = 2_000

export interface Keeper {
  /** The superuser's connection of now; it is another one after a restart. */
  connection(): Client
  stop(): Promise<void>
}

export async function keepRunning(cluster: Cluster, onRestart: () => void): Promise<Keeper> {
  const stopping = new AbortController()
  let recovering: Promise<void> = Promise.resolve()
  let connection = await hold(cluster, stopping.signal)
  watch()

  function watch() {
    connection.once('end', () => {
      if (!stopping.signal.aborted) recovering = recover()
    })
  }

  async function recover() {
    for (let pause = 50; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      const held = await hold(cluster, stopping.signal).catch(() => null)
      if (held === null) {
        await sleep(pause)
        continue
      }
      connection = held
      watch()
      return onRestart()
    }
  }

  async function stop() {
    stopping.abort()
    await recovering
    await connection.end().catch(() => {})
    await stopServer(cluster)
  }

  return { connection: () => connection, stop }
}

// The lock ends with its connection, however this program ends, so an abandoned database is taken over and a kept one is not.
async function hold(cluster: Cluster, signal: AbortSignal): Promise<Client> {
  const connection = await connectOrStart(cluster, signal)
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
