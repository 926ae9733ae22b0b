/** The lines to the database, shared out so that whoever waits at the gate waits for nobody who reads lists: each lane has its own queue and its own end. */
import type { Lane } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import { openPipeline, type Pipeline } from './pipeline.ts'

interface Width {
  lines: number
  /** Sent to the database without waiting for each other's answer: what is answered together keeps the program busy together. */
  at_once: number
}

/** On a line everything waits for what was sent before it, so what takes long has lines of its own. */
const widths = {
  gate: { lines: 2, at_once: 8 },
  snapshot: { lines: 1, at_once: 1 },
  long: { lines: 2, at_once: 2 },
  others: { lines: 4, at_once: 16 },
} satisfies Record<string, Width>
const way: Record<Lane, keyof typeof widths> = {
  gate: 'gate',
  snapshot: 'snapshot',
  long: 'long',
  list: 'others',
  act: 'others',
}
/** A queue that only grows helps nobody: past its end new ones are told to come back, lists long before acts. */
const mostWaiting: Record<Lane, number> = { gate: 1_000, snapshot: 200, long: 40, list: 600, act: 2_000 }

export interface Lanes {
  /** Refuses when the lane is full; holds a place in it for as long as the work takes. */
  take<T>(lane: Lane, work: (line: Pipeline) => Promise<T>): Promise<T>
  readonly waiting: Readonly<Record<Lane, number>>
  close(): Promise<void>
}

export interface LanesOptions {
  url: string
  /** For acts and lists. */
  lines?: number | undefined
  most_waiting?: number | undefined
}

export function openLanes({ url, lines: ofOthers, most_waiting: most }: LanesOptions): Lanes {
  const open = ({ lines, at_once }: Width) => openWay(url, lines, at_once)
  const ways = {
    gate: open(widths.gate),
    snapshot: open(widths.snapshot),
    long: open(widths.long),
    others: open({ ...widths.others, lines: ofOthers ?? widths.others.lines }),
  }
  const waiting: Record<Lane, number> = { gate: 0, snapshot: 0, long: 0, list: 0, act: 0 }
  return {
    async take(lane, work) {
      if (waiting[lane] >= (most ?? mostWaiting[lane]))
        throw new Refusal('busy', 503, { retry_after: lane === 'act' ? 2 : 5 })
      waiting[lane] += 1
      try {
        return await ways[way[lane]].take(lane === 'list', work)
      } finally {
        waiting[lane] -= 1
      }
    },
    waiting,
    async close() {
      await Promise.all(Object.values(ways).map((one) => one.close()))
    },
  }
}

function openWay(url: string, count: number, atOnce: number) {
  const lines = Array.from({ length: count }, () => openPipeline({ url }))
  /** Those who wait for their turn, and behind them those who let the others go first. */
  const queues: { first: (() => void)[]; after: (() => void)[] } = { first: [], after: [] }
  let underWay = 0
  return {
    async take<T>(letsOthersPass: boolean, work: (line: Pipeline) => Promise<T>): Promise<T> {
      if (underWay < atOnce) underWay += 1
      // Whoever ends hands over the place.
      else await new Promise<void>((go) => (letsOthersPass ? queues.after : queues.first).push(go))
      try {
        return await work(lines.reduce((best, next) => (next.waiting < best.waiting ? next : best)))
      } finally {
        const next = queues.first.shift() ?? queues.after.shift()
        if (next) next()
        else underWay -= 1
      }
    },
    close: () => Promise.all(lines.map((line) => line.close())),
  }
}
