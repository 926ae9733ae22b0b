import type { HttpBindings } from '@hono/node-server'
import type { Rights } from './rights.ts'

/** A browser whose single stream ended reconnects at once; thousands that lost theirs together reconnect one after another. */
const retryMs = { soonest: 500, latest: 5_000 }

export class LiveStream {
  readonly key: string
  /** Fixed for the life of the stream: a change of rights ends it and the browser opens another. */
  readonly rights: Rights
  private readonly left: (stream: LiveStream) => void
  private readonly retry = retryMs.soonest + Math.round(Math.random() * (retryMs.latest - retryMs.soonest))
  private outgoing: HttpBindings['outgoing'] | null = null
  /**
   * Collects topics while a write is under way. The same topic twice means the same as once, so a browser that does not read
   * fills no memory.
   */
  private unread: Set<string> | null = null
  private writing = true
  private greeted = false
  private ended = false

  constructor(key: string, rights: Rights, left: (stream: LiveStream) => void) {
    this.key = key
    this.rights = rights
    this.left = left
  }

  /** Sends a new page the topics it missed, or tells it to read everything again. */
  greet(missed: readonly string[] | null): void {
    this.unread = new Set([...(missed ? ['beat', ...missed] : ['everything']), ...(this.unread ?? [])])
  }

  begin(outgoing: HttpBindings['outgoing'], head: Record<string, string>): void {
    if (outgoing.destroyed) this.leave()
    outgoing.on('close', () => this.leave())
    outgoing.writeHead(200, head)
    this.outgoing = outgoing
    // Frees the request's headers, which would stay as long as the stream.
    outgoing.req.rawHeaders = []
    outgoing.req.headers = {}
    if (this.ended) outgoing.end()
    else this.write()
  }

  tell(topic: string): void {
    this.unread ??= new Set()
    this.unread.add(topic)
    if (!this.writing) this.write()
  }

  end(lastWord = ''): void {
    this.leave()
    this.outgoing?.end(lastWord)
  }

  renew(): void {
    this.end(eventOf('beat', retryMs.soonest))
  }

  private write(): void {
    const words = [...(this.unread ?? [])].map((word) => eventOf(word, this.retry))
    // A browser that reconnects by itself sends its last event id.
    if (!this.greeted) words.unshift('id: here\n')
    this.greeted = true
    this.unread = null
    this.writing = true
    this.outgoing?.write(words.join(''), (error) => {
      this.writing = false
      if (error) this.end()
      else if (this.unread && !this.ended) this.write()
    })
  }

  private leave(): void {
    if (this.ended) return
    this.ended = true
    this.left(this)
  }
}

const eventOf = (word: string, retry: number) => `data: ${word}\nretry: ${retry}\n\n`
