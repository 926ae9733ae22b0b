/** Puts a mixed load on real HTTP: residents who authorize and read, a guard who reads, and open live streams. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/shared/ids.ts'
import type { Made } from '../../tests/access/people.ts'
import { keepPageOpen } from '../../tests/support/openPage.ts'
import { visitor } from '../../tests/support/visits.ts'

export interface Load {
  /** Ids whose writes were answered with 200. */
  acknowledged: string[]
  /** Returns the figures since its last call. */
  phase(): Phase
  stop(): Promise<void>
}

export interface Phase {
  writes: number
  reads: number
  /** Refused with a code: the person reads a sentence and presses again. */
  refused: number
  /** Connections that broke, or answers without a code. */
  failed: number
  slowest_ms: number
  longest_gap_ms: number
  /** Live streams that ended, or were refused. */
  cut: number
}

const pauseMs = 150
const hangsMs = 20_000

export function startLoad(port: number, residents: readonly Made[], guard: Made): Load {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  let lastWrite = performance.now()
  const fresh = (): Phase => ({ writes: 0, reads: 0, refused: 0, failed: 0, slowest_ms: 0, longest_gap_ms: 0, cut: 0 })
  let now = fresh()

  async function call(name: string, input: unknown, token: string): Promise<boolean> {
    const began = performance.now()
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `garita_session=${token}` },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(hangsMs),
      })
      const text = await answer.text()
      if (!answer.ok) now[text.includes('"code"') ? 'refused' : 'failed']++
      return answer.ok
    } catch {
      now.failed++
      return false
    } finally {
      now.slowest_ms = Math.max(now.slowest_ms, performance.now() - began)
    }
  }

  async function resident({ token }: Made): Promise<void> {
    while (!stopping.signal.aborted) {
      const id = newId()
      if (await call('authorizations.create', { id, auth_type: 'temporary_visitor', values: visitor() }, token)) {
        acknowledged.push(id)
        const at = performance.now()
        now.longest_gap_ms = Math.max(now.longest_gap_ms, at - lastWrite)
        lastWrite = at
        now.writes++
      }
      if (await call('authorizations.list', { auth_type: 'temporary_visitor' }, token)) now.reads++
      await sleep(pauseMs)
    }
  }

  async function looker({ token }: Made): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await call('visits.list', {}, token)) now.reads++
      await sleep(pauseMs)
    }
  }

  const open = ({ token }: Made) => keepPageOpen(port, token, stopping.signal, () => now.cut++)
  const all = [...residents.flatMap((one) => [resident(one), open(one)]), looker(guard), open(guard)]
  return {
    acknowledged,
    phase() {
      const ended = now
      ended.longest_gap_ms = Math.max(ended.longest_gap_ms, performance.now() - lastWrite)
      now = fresh()
      return ended
    },
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
