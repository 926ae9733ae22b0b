/** The live stream of a browser (SSE): tells it which topics changed, never data; the browser asks again. */
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Audience } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from '../calls/serve.ts'
import { sessionTokenOf } from '../http/cookies.ts'
import { hashOf } from '../keys/tokens.ts'
import type { Log } from '../watch/log.ts'
import { openAnnouncements } from './announcements.ts'
import { openHearers, type Rights, rightsReader, sameRights } from './hearers.ts'

const heartbeatMs = 15_000
const rightsMs = 1_000
const retryMs = 500
const mostStreamsASession = 12
// A user can sign in again at no cost, so a limit by session alone would not hold.
const mostStreamsAPerson = 48

interface Stream {
  readonly key: string
  /** Fixed for the life of the stream: a change of rights ends it and the browser opens another. */
  readonly rights: Rights
  tell(topic: string): void
  end(): void
}

export interface Live {
  open(context: Context<Env>): Promise<Response>
  readonly streams: number
  /** Milliseconds until an announcement of this node comes back to it; null when none does. */
  answers(): Promise<number | null>
  /** Every browser reconnects by itself, to another node if this one stops. */
  endStreams(): void
  close(): Promise<void>
}

export interface LiveOptions {
  /** A direct connection: announcements do not pass a transaction pooler. */
  url: string
  audience: Audience
  log: Log
}

export async function openLive({ url, audience, log }: LiveOptions): Promise<Live> {
  const streams = new Set<Stream>()
  const hearers = openHearers<Stream>(audience)
  const rights = rightsReader(url)

  function announce(payload: string): void {
    const [topic = '', condominium = '', person = ''] = payload.split('|')
    for (const stream of hearers.of(topic, condominium, person)) stream.tell(topic)
  }

  /** Ends the streams whose rights changed; the browser reconnects with its new rights. */
  async function checkRights(): Promise<void> {
    if (streams.size === 0) return
    // Only the streams that were open before the query: a newer one has newer rights than the answer.
    const asked = [...streams]
    try {
      const now = await rights.read([...new Set(asked.map((stream) => stream.key))])
      for (const stream of asked) if (!sameRights(stream.rights, now.get(stream.key))) stream.end()
    } catch (error) {
      log.warn({ err: error }, 'rights could not be read; streams end')
      endStreams()
    }
  }

  function endStreams(): void {
    for (const stream of streams) stream.end()
  }

  const announcements = await openAnnouncements({
    url,
    heard: announce,
    returned: () => {
      for (const stream of streams) stream.tell('everything')
    },
  })
  const checks = setInterval(() => void checkRights(), rightsMs)
  checks.unref()

  return {
    get streams() {
      return streams.size
    },
    answers: announcements.answers,
    async open(context) {
      // A HEAD request never reads and never ends, so its stream would stay open until the program stops.
      if (context.req.method !== 'GET') throw new Refusal('not_found', 404)
      const token = sessionTokenOf(context)
      const key = token ? hashOf(token).toString('hex') : ''
      const own = key ? (await rights.read([key])).get(key) : undefined
      if (!own) throw new Refusal('signed_out', 401)
      const theirs = [...streams].filter((stream) => stream.rights.profile_id === own.profile_id)
      const ofSession = theirs.filter((stream) => stream.key === key)
      if (ofSession.length >= mostStreamsASession || theirs.length >= mostStreamsAPerson) {
        throw new Refusal('too_many', 429, { retry_after: 30 })
      }
      return streamSSE(context, async (sse) => {
        await new Promise<void>((ended) => {
          const unread = new Set<string>()
          // The same topic twice means the same as once; without this a browser that does not read would fill our memory.
          const say = (word: string) => {
            if (unread.has(word)) return
            unread.add(word)
            sse.writeSSE({ data: word, retry: retryMs }).then(
              () => unread.delete(word),
              () => stream.end(),
            )
          }
          const beat = setInterval(() => say('beat'), heartbeatMs)
          const stream: Stream = {
            key,
            rights: own,
            tell: say,
            end: () => {
              clearInterval(beat)
              streams.delete(stream)
              hearers.remove(stream)
              ended()
            },
          }
          streams.add(stream)
          hearers.add(stream)
          sse.onAbort(stream.end)
          say('everything')
        })
      })
    },
    endStreams,
    async close() {
      clearInterval(checks)
      endStreams()
      await Promise.all([announcements.close(), rights.close()])
    },
  }
}
