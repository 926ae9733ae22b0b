/** Measures which functions of a running program use the processor, over the inspector of Node. */
import { z } from 'zod'

const profile = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.int() }),
    }),
  ),
  samples: z.array(z.int()),
  timeDeltas: z.array(z.int()),
})
export type Profile = z.output<typeof profile>

export interface Profiler {
  start(): Promise<void>
  stop(): Promise<Profile>
  close(): void
}

const listed = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const answered = z.object({ id: z.int(), result: z.unknown() })

export async function openProfiler(port: number): Promise<Profiler> {
  const [{ webSocketDebuggerUrl: url }] = listed.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = answered.parse(JSON.parse(String(data)))
    waiting.get(id)?.(result)
  }
  let sent = 0
  const ask = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      sent += 1
      waiting.set(sent, resolve)
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 200 })
  return {
    start: async () => void (await ask('Profiler.start')),
    stop: async () => z.object({ profile }).parse(await ask('Profiler.stop')).profile,
    close: () => socket.close(),
  }
}

interface Spent {
  name: string
  /** The share of the time in which the program worked. */
  share: number
}

const idle = new Set(['(idle)', '(program)', '(root)'])

/** Lists the functions in which the program spent most of its time, without the functions that they call. */
export function mostExpensive({ nodes, samples, timeDeltas }: Profile, most = 10): Spent[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const spent = new Map<string, number>()
  samples.forEach((id, at) => {
    const name = names.get(id) ?? ''
    if (!idle.has(name)) spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[at] ?? 0))
  })
  const all = [...spent.values()].reduce((sum, next) => sum + next, 0)
  return [...spent]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => ({ name, share: time / all }))
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const called = functionName || 'anonymous'
  const file = /(?:node_modules\/|\/src\/|^node:)(.+)$/.exec(url)?.[1]
  return file ? `${called} ${file}:${lineNumber + 1}` : called
}
