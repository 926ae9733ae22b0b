/** Listens to the announcements of the database (NOTIFY garita) and reconnects after a lost or silent connection. */
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../../shared/ids.ts'

const pauseMs = 300
const connectMs = 1_500
const patienceMs = 3_000
const ownWordMs = 10_000

export interface Announcements {
  /** Milliseconds until its own announcement returns from the database; null if it does not. */
  answers(): Promise<number | null>
  /** Milliseconds since its own announcement last returned; it sends one every ten seconds. */
  readonly heard_ms: number
  /** Checks the connection at once, and opens another if it is dead. */
  doubt(): Promise<void>
  close(): Promise<void>
}

export interface AnnouncementsOptions {
  url: string
  heard(payload: string): void
  /** Called after a reconnect: announcements in between are lost. */
  returned(): void
  own_word_ms?: number | undefined
  patience_ms?: number | undefined
  connect_ms?: number | undefined
}

export async function openAnnouncements(options: AnnouncementsOptions): Promise<Announcements> {
  const { url, heard, returned, patience_ms = patienceMs, connect_ms = connectMs } = options
  let closing = false
  let heardAt = performance.now()
  let doubting: Promise<void> | undefined
  const awaited = new Map<string, () => void>()

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: `listen garita ${hostname()}:${process.pid}`.slice(0, 63),
      keepAlive: true,
      connectionTimeoutMillis: connect_ms,
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
      // The caller repeats a failed connection; a second repetition here would double the attempts each time.
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
