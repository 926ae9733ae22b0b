import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { Audience } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from '../calls/serve.ts'
import { sessionTokenOf } from '../http/cookies.ts'
import { hashOf } from '../keys/tokens.ts'
import type { Log } from '../watch/log.ts'
import { openAnnouncements } from './announcements.ts'
import { openLately } from './lately.ts'
import { type Rights, rightsReader, sameRights } from './rights.ts'
import { LiveStream } from './stream.ts'
import { openTurns } from './turns.ts'

const tickMs = 1_000
/** This announcement wakes programs (access.announce_work); browsers do not receive it. */
const forPrograms = 'work||'
/** Counted in ticks. Each tick serves some of the streams, so that thousands of heartbeats never delay an announcement. */
const beatEvery = 15
/** A stream survives a change of the database's rules, or an outage, that is shorter than this. */
const rightsPatienceMs = 5_000
/** Each tick reads the rights of so many streams, so that thousands cost no more; their turns come within seconds. */
const mostLookedAt = 500
/** These topics of a person may mean other rights: the next tick reads the rights of that person. */
const changesRights = new Set(['session', 'people'])
const mostStreamsASession = 12
// A user can sign in again at no cost, so a limit per session would not suffice.
const mostStreamsAPerson = 48

export interface Live {
  /** Stores the stream in the context; `handOver` gives it the response, once every header is known. */
  open(context: Context<Env>): Promise<Response>
  readonly streams: number
  answers(): Promise<number | null>
  readonly heard_ms: number
  readonly rights_check_ms: number
  doubt(): Promise<void>
  /** Also called after a reconnect, because announcements may be lost. */
  listen(listener: () => void): void
  /** Every browser reconnects by itself, to another node if this one stops. */
  endStreams(): void
  close(): Promise<void>
}

export interface LiveOptions {
  /** Direct, because announcements do not pass a transaction pooler. */
  url: string
  audience: Audience
  log: Pick<Log, 'warn'>
  own_word_ms?: number | undefined
  patience_ms?: number | undefined
  connect_ms?: number | undefined
}

export async function openLive({ url, audience, log, ...given }: LiveOptions): Promise<Live> {
  const streams = openTurns<LiveStream>(mostLookedAt)
  const hearers = openHearers<LiveStream>(audience)
  const beats = Array.from({ length: beatEvery }, () => new Set<LiveStream>())
  const rights = rightsReader(url)
  const lately = openLately()
  let checking = false
  let rightsCheckMs = 0
  let rightsReadAt = performance.now()

  const listeners = new Set<() => void>()
  function announce(payload: string): void {
    for (const listener of listeners) listener()
    if (payload === forPrograms) return
    lately.note(payload)
    const [topic = '', condominium = '', person = ''] = payload.split('|')
    for (const stream of hearers.of(topic, condominium, person)) {
      stream.tell(topic)
      if (person && changesRights.has(topic)) streams.doubt(stream)
    }
  }

  /** Ends the streams whose rights changed; the browser reconnects with its new rights. */
  async function checkRights(): Promise<void> {
    if (streams.size === 0) rightsReadAt = performance.now()
    if (streams.size === 0 || checking) return
    checking = true
    // Checks only streams that were open before the query: a newer stream has newer rights than the answer.
    const asked = streams.take()
    const began = performance.now()
    try {
      const now = await rights.read([...new Set(asked.map((stream) => stream.key))])
      rightsReadAt = performance.now()
      for (const stream of asked) if (!sameRights(stream.rights, now.get(stream.key))) stream.renew()
    } catch (error) {
      for (const stream of asked) streams.doubt(stream)
      if (performance.now() - rightsReadAt < rightsPatienceMs) return
      if (streams.size > 0) log.warn({ err: error }, 'rights could not be read; streams end')
      endStreams()
    } finally {
      checking = false
      rightsCheckMs = performance.now() - began
    }
  }

  /** The topics that a new page missed between its first read and its stream; null if it must read everything again. */
  function missedBy(context: Context<Env>, stream: LiveStream): string[] | null {
    if (context.req.header('last-event-id')) return null
    const announced = lately.missedBy(context.req.query('age_ms'))?.map((payload) => payload.split('|'))
    return (
      announced?.flatMap(([topic = '', of = '', person = '']) =>
        hearers.of(topic, of, person).includes(stream) ? [topic] : [],
      ) ?? null
    )
  }

  function endStreams(): void {
    for (const stream of streams) stream.end()
  }

  const announcements = await openAnnouncements({
    url,
    ...given,
    heard: announce,
    returned: () => {
      for (const listener of listeners) listener()
      lately.forget()
      for (const stream of streams) {
        stream.tell('everything')
        streams.doubt(stream)
      }
    },
  })
  let opened = 0
  let tick = 0
  const ticks = setInterval(() => {
    tick = (tick + 1) % beatEvery
    for (const stream of beats[tick] ?? []) stream.tell('beat')
    void checkRights()
  }, tickMs)
  ticks.unref()

  return {
    get streams() {
      return streams.size
    },
    answers: announcements.answers,
    doubt: announcements.doubt,
    listen(listener) {
      listeners.add(listener)
    },
    get heard_ms() {
      return announcements.heard_ms
    },
    get rights_check_ms() {
      return rightsCheckMs
    },
    async open(context) {
      // A HEAD request never reads and never ends, so its stream would stay open until the program stops.
      if (context.req.method !== 'GET') throw new Refusal('not_found', 404)
      const token = sessionTokenOf(context)
      const key = token ? hashOf(token).toString('hex') : ''
      const own = key ? await rights.of(key) : undefined
      if (!own) throw new Refusal('signed_out', 401)
      const theirs = hearers.of('', '', own.profile_id)
      const ofSession = theirs.filter((stream) => stream.key === key)
      if (ofSession.length >= mostStreamsASession || theirs.length >= mostStreamsAPerson) {
        throw new Refusal('too_many', 429, { retry_after: 30 })
      }
      const beat = beats[opened++ % beatEvery]
      const stream = new LiveStream(key, own, (left) => {
        beat?.delete(left)
        streams.remove(left)
        hearers.remove(left)
      })
      beat?.add(stream)
      streams.add(stream)
      hearers.add(stream)
      stream.greet(missedBy(context, stream))
      context.set('stream', stream)
      context.header('content-type', 'text/event-stream')
      context.header('cache-control', 'no-cache')
      return context.body(null)
    },
    endStreams,
    async close() {
      clearInterval(ticks)
      endStreams()
      await Promise.all([announcements.close(), rights.close()])
    },
  }
}

/** The outermost middleware: only here are the headers of the answer complete. */
export const handOver: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  const stream = context.get('stream')
  if (!stream) return
  const { outgoing } = context.env
  if (!outgoing) return stream.end()
  stream.begin(outgoing, Object.fromEntries(context.res.headers))
  // Hono would merge the old answer into the new one, and the server accepts only its own kind of response; a clone is of the platform's
  // kind.
  context.res = undefined
  context.res = RESPONSE_ALREADY_SENT.clone()
}

interface Hearer {
  readonly rights: Rights
}

interface Hearers<H extends Hearer> {
  add(hearer: H): void
  remove(hearer: H): void
  of(topic: string, condominium: string, person: string): H[]
}

const superAdmin = 'garita_super_admin'

function openHearers<H extends Hearer>(audience: Audience): Hearers<H> {
  const filed = new Map<string, Set<H>>()
  const roles = Object.fromEntries(
    Object.entries(audience).map(([topic, hearers]) => [topic, new Set(hearers.map((one) => `garita_${one}`))]),
  )
  const under = (place: string) => filed.get(place) ?? []
  const places = ({ rights }: H) => [
    rights.profile_id,
    ...(rights.role_name === superAdmin ? [superAdmin] : rights.condominium_ids),
    ...rights.home_condominium_ids,
  ]
  /** Staff receive a condominium's topics as residents where they only live. */
  const roleIn = (condominium: string, { rights }: H) =>
    rights.role_name === superAdmin || rights.condominium_ids.includes(condominium)
      ? rights.role_name
      : 'garita_resident'

  return {
    add(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        if (there) there.add(hearer)
        else filed.set(place, new Set([hearer]))
      }
    },
    remove(hearer) {
      for (const place of places(hearer)) {
        const there = filed.get(place)
        there?.delete(hearer)
        if (there?.size === 0) filed.delete(place)
      }
    },
    of(topic, condominium, person) {
      if (person) return [...under(person)]
      // Super admins receive every condominium; their rights hold no list.
      const reached = new Set([...under(condominium), ...under(superAdmin)])
      return [...reached].filter((hearer) => roles[topic]?.has(roleIn(condominium, hearer)))
    },
  }
}
