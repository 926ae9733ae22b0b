/** A working day in a minute: people, a station and a reader ask for everything at once, and nobody sends anything twice. */
import { setTimeout as sleep } from 'node:timers/promises'
import { keepPageOpen } from './openPage.ts'
import { patienceMs } from './patience.ts'
import { type Cast, pauseMs, type Send, scenesOf, type Told } from './workdayScenes.ts'

interface Heard {
  readonly answered: number
  /** By call, the program that said it and the code. */
  readonly refused: Record<string, number>
  /** By call: broken connections, answers without a code, and errors that a program calls unexpected. */
  readonly failed: Record<string, number>
  /** Of the forms that send what they had seen. */
  readonly forms: Record<string, number>
  readonly streams_cut: number
  readonly slowest_ms: number
}

export interface Workday {
  /** Since the last call of this. */
  heard(): Heard
  /** Which calls were ever answered. */
  readonly calls: ReadonlySet<string>
  stop(): Promise<void>
}

const over = new Error('the scene is over')

export function beginWorkday(port: number, cast: Cast, programOf: (port: string | null) => string): Workday {
  const stopping = new AbortController()
  const calls = new Set<string>()
  const fresh = () => ({
    answered: 0,
    refused: {} as Record<string, number>,
    failed: {} as Record<string, number>,
    forms: {} as Record<string, number>,
    streams_cut: 0,
    slowest_ms: 0,
  })
  let now = fresh()
  const count = (of: Record<string, number>, name: string) => {
    of[name] = (of[name] ?? 0) + 1
  }

  async function send(call: string, input: object, headers: Record<string, string>): Promise<Response> {
    const began = performance.now()
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await answer.text()
      const by = programOf(answer.headers.get('x-answered-by'))
      const code = answer.ok ? null : (/"code":"(\w+)"/.exec(text)?.[1] ?? String(answer.status))
      const line = `${call} by ${by}: ${code}${/"fields":(\[.*?\])/.exec(text)?.[1] ?? ''}`
      if (answer.ok) {
        now.answered++
        calls.add(call)
      } else if (!text.includes('"code"') || code === 'unexpected') count(now.failed, line)
      else count(call === 'session.changeCard' ? now.forms : now.refused, line)
      if (!answer.ok) throw over
      return new Response(text, answer)
    } catch (error) {
      if (error !== over) count(now.failed, `${call}: ${error instanceof Error ? error.name : 'broken'}`)
      throw over
    } finally {
      now.slowest_ms = Math.max(now.slowest_ms, performance.now() - began)
    }
  }

  const by =
    (headers: Record<string, string>): Send =>
    async (call, input) => {
      const answer = await send(call, input, headers)
      const told: Told | null = answer.headers.get('content-type')?.startsWith('application/json')
        ? await answer.json()
        : null
      return told
    }
  const as = (token: string) => by({ cookie: `garita_session=${token}` })

  const scenes = scenesOf(cast, {
    as,
    reader: by({ authorization: `Bearer ${cast.reader_key}` }),
    stranger: send,
  })
  const goesOn = async (scene: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await scene().catch((error: unknown) => {
        if (error !== over) throw error
      })
      await sleep(pauseMs)
    }
  }
  const open = (token: string) => keepPageOpen(port, token, stopping.signal, () => now.streams_cut++)
  const all = [...scenes.map(goesOn), ...[...cast.residents, cast.guard, cast.admin].map(open)]
  return {
    calls,
    heard() {
      const ended = now
      now = fresh()
      return ended
    },
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}
