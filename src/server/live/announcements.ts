/** Listens to the announcements of the database (NOTIFY garita) and reconnects after a lost connection. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../../shared/ids.ts'

const pauseMs = 500
const patienceMs = 3_000

export interface Announcements {
  /** Milliseconds until an announcement of its own comes back through the database; null when it does not. */
  answers(): Promise<number | null>
  close(): Promise<void>
}

export interface AnnouncementsOptions {
  url: string
  heard(payload: string): void
  /** Called after a reconnect: announcements in between are lost. */
  returned(): void
}

export async function openAnnouncements({ url, heard, returned }: AnnouncementsOptions): Promise<Announcements> {
  let closing = false
  const awaited = new Map<string, () => void>()

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    let listening = false
    let ended = false
    client.on('notification', ({ payload = '' }) => {
      const own = awaited.get(payload)
      if (own) own()
      else heard(payload)
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      ended = true
      // A failed attempt to connect is repeated by its caller; repeating it here too would double the attempts each time.
      if (listening && !closing) void reconnect()
    })
    try {
      await client.connect()
      await client.query('listen garita')
      if (ended) throw new Error('the connection ended')
      listening = true
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await sleep(pauseMs, undefined, { ref: false })
      if (closing) return
      const fresh = await connect().catch(() => null)
      if (!fresh) continue
      current = fresh
      if (closing) return void fresh.end().catch(() => undefined)
      return returned()
    }
  }

  let current = await connect()
  return {
    answers: () =>
      new Promise((resolve) => {
        const probe = `probe||${newId()}`
        const began = performance.now()
        const end = (took: number | null) => {
          clearTimeout(patience)
          awaited.delete(probe)
          resolve(took)
        }
        const patience = setTimeout(() => end(null), patienceMs)
        awaited.set(probe, () => end(performance.now() - began))
        current.query('select pg_notify($1, $2)', ['garita', probe]).catch(() => end(null))
      }),
    async close() {
      closing = true
      await current.end().catch(() => undefined)
    },
  }
}
