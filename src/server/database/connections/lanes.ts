/** The connections to the database, divided into lanes: a call waits only behind calls of its own lane. Each connection is a pipeline. */
import type { Lane } from '../../../shared/contract.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { connectMs, type Deadlines, long, short } from './deadlines.ts'
import type { Pipeline } from './pipeline.ts'
import { openWay, type Width } from './way.ts'

/** On a connection each transaction waits for those sent before it, so slow ones have connections of their own. */
const widths = {
  gate: { connections: 2, spares: 2, at_once: 8, deadlines: short },
  snapshot: { connections: 1, spares: 1, at_once: 1, deadlines: short },
  long: { connections: 2, spares: 0, at_once: 2, deadlines: long },
  others: { connections: 4, spares: 8, at_once: 16, deadlines: short },
} satisfies Record<string, Width & { deadlines: Deadlines }>
const wayOf: Record<Lane, keyof typeof widths> = {
  gate: 'gate',
  snapshot: 'snapshot',
  long: 'long',
  list: 'others',
  act: 'others',
}
/** When a queue is full, new calls are answered `busy`: lists long before acts. */
const mostWaiting: Record<Lane, number> = { gate: 1_000, snapshot: 200, long: 40, list: 600, act: 2_000 }
const lanes = Object.keys(wayOf) as Lane[]

export const deadlinesOf = (lane: Lane): Deadlines => widths[wayOf[lane]].deadlines

export interface Lanes {
  /** Runs the work when it is its turn; refuses when the lane is full. */
  take<T>(lane: Lane, work: (pipeline: Pipeline) => Promise<T>): Promise<T>
  readonly waiting: Readonly<Record<Lane, number>>
  /** Milliseconds since the oldest call of each lane came; 0 when none waits. */
  readonly oldest: Readonly<Record<Lane, number>>
  readonly connections: number
  close(): Promise<void>
}

export interface LanesOptions {
  url: string
  /** Connections for acts and lists. */
  lines?: number | undefined
  most_waiting?: number | undefined
  /** Tests wait for a shorter time. */
  silence_ms?: number | undefined
  connect_ms?: number | undefined
  /** Called after a connection did not answer in time. */
  silent?: (() => void) | undefined
}

export function openLanes({ url, lines, most_waiting: most, silent, ...given }: LanesOptions): Lanes {
  const heardNothing = () => {
    for (const way of Object.values(ways)) way.cutSilent()
    silent?.()
  }
  const open = ({ deadlines, ...width }: Width & { deadlines: Deadlines }) =>
    openWay({
      url,
      ...width,
      connect_ms: given.connect_ms ?? connectMs,
      silence_ms: given.silence_ms ?? deadlines.silence_ms,
      silent: heardNothing,
    })
  const ways = {
    gate: open(widths.gate),
    snapshot: open(widths.snapshot),
    long: open(widths.long),
    others: open({ ...widths.others, connections: lines ?? widths.others.connections }),
  }
  /** When each call came, oldest first. */
  const came = { gate: new Set(), snapshot: new Set(), long: new Set(), list: new Set(), act: new Set() } as Record<
    Lane,
    Set<{ at: number }>
  >
  const forEachLane = (figure: (waiting: Set<{ at: number }>) => number) =>
    Object.fromEntries(lanes.map((lane) => [lane, figure(came[lane])])) as Record<Lane, number>
  return {
    async take(lane, work) {
      if (came[lane].size >= (most ?? mostWaiting[lane]))
        throw new Refusal('busy', 503, { retry_after: lane === 'act' ? 2 : 5 })
      const call = { at: performance.now() }
      came[lane].add(call)
      try {
        return await ways[wayOf[lane]].take(lane === 'list', work)
      } finally {
        came[lane].delete(call)
      }
    },
    get waiting() {
      return forEachLane((waiting) => waiting.size)
    },
    get oldest() {
      return forEachLane(([first]) => (first ? performance.now() - first.at : 0))
    },
    get connections() {
      return Object.values(ways).reduce((sum, way) => sum + way.connections, 0)
    },
    async close() {
      await Promise.all(Object.values(ways).map((way) => way.close()))
    },
  }
}
