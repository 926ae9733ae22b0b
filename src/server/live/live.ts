/** Live means "look again": a committed change says only what kind of thing changed, to whoever may hear of it. */
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Audience } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from '../calls/env.ts'
import { sessionTokenOf } from '../http/cookies.ts'
import { hashOf } from '../keys/tokens.ts'
import type { Log } from '../watch/log.ts'
import { openAnnouncements } from './announcements.ts'
import { openHearers } from './hearers.ts'
import { type Rights, rightsReader } from './rights.ts'

const heartbeatMs = 15_000
const rightsMs = 1_000
const retryMs = 500
const mostStreamsASession = 12
// Signing in again is free, so sessions alone would be no limit.
const mostStreamsAPerson = 48

interface Stream {
  readonly key: string
  /** As long as it lives: whoever's rights change gets another stream. */
  readonly rights: Rights
  tell(topic: string): void
  end(): void
}

export interface Live {
  open(context: Context<Env>): Promise<Response>
  readonly streams: number
  /** Milliseconds in which an announcement comes back to this node; null when none does. */
  answers(): Promise<number | null>
  /** Every browser comes back by itself, to another node if this one is going. */
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

  /** A stream lives only as long as the rights it was opened with: any change ends it, and the browser comes back as who it is now. */
  async function checkRights(): Promise<void> {
    if (streams.size === 0) return
    // Only those that were open when the question was put: one opened meanwhile knows better than the answer.
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
      // Whoever asks for the head alone never reads, and so never leaves: their place would be taken until the program ends.
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
          // Said twice, "look again" is the same as once: a browser that does not read must not fill our memory with words.
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

function sameRights(before: Rights, now: Rights | undefined): boolean {
  return (
    now !== undefined &&
    now.role_name === before.role_name &&
    now.profile_id === before.profile_id &&
    now.condominium_ids.length === before.condominium_ids.length &&
    now.condominium_ids.every((id) => before.condominium_ids.includes(id))
  )
}
