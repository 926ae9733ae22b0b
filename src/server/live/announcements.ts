/** Listens to the announcements of the database (NOTIFY garita) and reconnects after a connection that was lost or fell silent. */
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../../shared/ids.ts'

const pauseMs = 300
const connectMs = 1_500
const patienceMs = 3_000
const ownWordMs = 10_000

export interface Announcements {
  /** Milliseconds until an announcement of its own comes back through the database; null when it does not. */
  answers(): Promise<number | null>
  /** Milliseconds since it last heard a word of its own; it says one every ten seconds. */
  readonly heard_ms: number
  /** Asks at once whether the connection still hears, and opens another if not. */
  doubt(): Promise<void>
  close(): Promise<void>
}

export interface AnnouncementsOptions {
  url: string
  heard(payload: string): void
  /** Called after a reconnect: announcements in between are lost. */
  returned(): void
  /** Tests say a word more often, and wait for it a shorter time. */
  own_word_ms?: number | undefined
  patience_ms?: number | undefined
}

export async function openAnnouncements(options: AnnouncementsOptions): Promise<Announcements> {
  const { url, heard, returned, patience_ms = patienceMs } = options
  let closing = false
  let heardAt = performance.now()
  let doubting: Promise<void> | undefined
  const awaited = new Map<string, () => void>()

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: `listen garita ${hostname()}:${process.pid}`.slice(0, 63),
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: patience_ms,
    })
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
      heardAt = performance.now()
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

  const answers = () =>
    new Promise<number | null>((resolve) => {
      const probe = `probe||${newId()}`
      const began = performance.now()
      const end = (took: number | null) => {
        clearTimeout(patience)
        awaited.delete(probe)
        resolve(took)
      }
      const patience = setTimeout(() => end(null), patience_ms)
      awaited.set(probe, () => {
        heardAt = performance.now()
        end(heardAt - began)
      })
      current.query('select pg_notify($1, $2)', ['garita', probe]).catch(() => end(null))
    })
  async function listenOrLeave(): Promise<void> {
    const asked = current
    if ((await answers()) === null && asked === current) asked.connection.stream.destroy()
  }
  const doubt = () => {
    doubting ??= listenOrLeave().finally(() => {
      doubting = undefined
    })
    return doubting
  }

  let current = await connect()
  const ownWord = setInterval(() => void doubt(), options.own_word_ms ?? ownWordMs).unref()
  return {
    answers,
    doubt,
    get heard_ms() {
      return performance.now() - heardAt
    },
    async close() {
      closing = true
      clearInterval(ownWord)
      await current.end().catch(() => undefined)
    },
  }
}
