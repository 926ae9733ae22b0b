/** Live streams over real HTTP for tests: what each user received, and when nothing more is on its way. */
import { expect } from 'vitest'
import { listen } from '../../src/server/http/listen.ts'
import { eventually } from './eventually.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

export interface Stream {
  status: number
  /** Messages that arrived after the greeting. */
  heard: string[]
  ended: boolean
}

export interface Streams {
  listenAs(token: string | null): Promise<Stream>
  /** Sends one more announcement and waits for it: all earlier ones have arrived by then. */
  settled(): Promise<void>
  quiet(streams: readonly Stream[]): Promise<void>
  abortAll(): void
  close(): Promise<void>
}

export async function openStreams(garita: TestInstallation, root: TestPerson): Promise<Streams> {
  const server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  const open = new Set<AbortController>()

  async function listenAs(token: string | null): Promise<Stream> {
    const aborter = new AbortController()
    open.add(aborter)
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/live`, {
      headers: token ? { cookie: `garita_session=${token}` } : {},
      signal: aborter.signal,
    })
    const stream: Stream = { status: response.status, heard: [], ended: false }
    if (!response.ok || !response.body) return stream
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    void follow(response.body, stream)
    await eventually(() => expect(stream.heard).toContain('everything'))
    stream.heard.length = 0
    return stream
  }

  async function settled(): Promise<void> {
    const witness = await listenAs(root.token)
    await garita.owner.query(`select access.announce('mail', null, null)`)
    await hears(witness, 'mail')
  }

  function abortAll(): void {
    for (const stream of open) stream.abort()
    open.clear()
  }

  return {
    listenAs,
    settled,
    async quiet(streams) {
      await settled()
      for (const stream of streams) stream.heard.length = 0
    },
    abortAll,
    async close() {
      abortAll()
      garita.live.endStreams()
      await server.close()
    },
  }
}

async function follow(body: ReadableStream<Uint8Array>, stream: Stream): Promise<void> {
  try {
    const decoder = new TextDecoder()
    let begun = ''
    for await (const bytes of body) {
      const lines = (begun + decoder.decode(bytes, { stream: true })).split('\n')
      // A message may arrive in two pieces.
      begun = lines.pop() ?? ''
      const words = lines.flatMap((line) => /^data: ?(.+)$/.exec(line)?.[1] ?? [])
      // The heartbeat carries no message.
      stream.heard.push(...words.filter((word) => word !== 'beat'))
    }
  } catch {
    // The end of the test aborts this call.
  }
  stream.ended = true
}

export const hears = (stream: Stream, topic: string) => eventually(() => expect(stream.heard).toContain(topic))
