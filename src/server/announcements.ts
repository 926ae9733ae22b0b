/** Listens to what the database announces, and comes back by itself, once, after the connection was lost. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const pause_ms = 500

export interface Announcements {
  close(): Promise<void>
}

export interface AnnouncementsOptions {
  url: string
  heard(payload: string): void
  /** What was announced while nobody listened is unknown. */
  returned(): void
}

export async function openAnnouncements({ url, heard, returned }: AnnouncementsOptions): Promise<Announcements> {
  let closing = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    let listening = false
    let ended = false
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    client.on('error', () => undefined)
    client.on('end', () => {
      ended = true
      // An attempt that failed is repeated by whoever made it; two who repeat it would become four, and then eight.
      if (listening && !closing) void comeBack()
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

  async function comeBack(): Promise<void> {
    for (;;) {
      await sleep(pause_ms, undefined, { ref: false })
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
    async close() {
      closing = true
      await current.end().catch(() => undefined)
    },
  }
}
