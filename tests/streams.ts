/** Live streams over real HTTP for tests: opened as somebody, read as they come, ended with each test. */
import { expect, vi } from 'vitest'
import { type Listening, listen } from '../src/server/listen.ts'
import type { TestInstallation } from './installation.ts'

export interface Stream {
  status: number
  /** What was said since the greeting. */
  heard: string[]
  ended: boolean
}

export interface Streams {
  listenAs(token: string | null): Promise<Stream>
  abortAll(): void
  close(): Promise<void>
}

export async function openStreams(garita: TestInstallation): Promise<Streams> {
  const server: Listening = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  const open = new Set<AbortController>()
  return {
    async listenAs(token) {
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
      await vi.waitFor(() => expect(stream.heard).toContain('everything'), { timeout: 5_000, interval: 10 })
      stream.heard.length = 0
      return stream
    },
    abortAll() {
      for (const stream of open) stream.abort()
      open.clear()
    },
    async close() {
      garita.live.endStreams()
      await server.close()
    },
  }
}

async function follow(body: ReadableStream<Uint8Array>, stream: Stream): Promise<void> {
  try {
    const decoder = new TextDecoder()
    for await (const bytes of body) {
      const piece = decoder.decode(bytes, { stream: true })
      stream.heard.push(...[...piece.matchAll(/^data: ?(.+)$/gm)].map(([, word = '']) => word))
    }
  } catch {
    // Aborted: by the test's end.
  }
  stream.ended = true
}

export const hears = (stream: Stream, topic: string) =>
  vi.waitFor(() => expect(stream.heard).toContain(topic), { timeout: 5_000, interval: 20 })
