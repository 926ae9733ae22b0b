import type { Lane } from '../../../shared/contract.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { openConnectionGroup, type Width } from './connectionGroup.ts'
import { connectMs, type Deadlines, long, short } from './deadlines.ts'
import type { Pipeline } from './pipeline.ts'

/** On one connection each transaction waits for those sent before it, so slow kinds have connections of their own. */
const widths = {
  gate: { connections: 2, spares: 2, at_once: 8, deadlines: short },
  snapshot: { connections: 1, spares: 1, at_once: 1, deadlines: short },
  long: { connections: 2, spares: 0, at_once: 2, deadlines: long },
  others: { connections: 4, spares: 8, at_once: 16, deadlines: short },
} satisfies Record<string, Width & { deadlines: Deadlines }>
/** Workers share the connections of a program. Each takes two at least: behind a single one that waits for a lock, all calls wait. */
export const dividedBy = (share: number, connections: number) =>
  Math.max(Math.ceil(connections / share), Math.min(connections, 2))
function widthOf(group: keyof typeof widths, share: number) {
  const width = widths[group]
  const connections = dividedBy(share, width.connections)
  return {
    ...width,
    connections,
    spares: Math.ceil(width.spares / share),
    at_once: Math.ceil((width.at_once * connections) / width.connections),
  }
}
export const laneConnections = (share: number): number =>
  Object.keys(widths)
    .map((group) => widthOf(group as keyof typeof widths, share))
    .reduce((sum, { connections, spares }) => sum + connections + spares, 0)
const groupOf: Record<Lane, keyof typeof widths> = {
  gate: 'gate',
  snapshot: 'snapshot',
  long: 'long',
  list: 'others',
  act: 'others',
}
/** A full queue answers new calls with `busy`. Lists reach their limit long before acts. */
const mostWaiting: Record<Lane, number> = { gate: 1_000, snapshot: 200, long: 40, list: 600, act: 2_000 }
const lanes = Object.keys(groupOf) as Lane[]

export const deadlinesOf = (lane: Lane): Deadlines => widths[groupOf[lane]].deadlines

export interface Lanes {
  take<T>(lane: Lane, work: (pipeline: Pipeline) => Promise<T>): Promise<T>
  readonly waiting: Readonly<Record<Lane, number>>
  readonly oldest: Readonly<Record<Lane, number>>
  readonly connections: number
  close(): Promise<void>
}

export interface LanesOptions {
  url: string
  direct: boolean
  lines?: number | undefined
  /** The number of workers that divide the connections. */
  share?: number | undefined
  most_waiting?: number | undefined
  silence_ms?: number | undefined
  connect_ms?: number | undefined
  deadlines?: Deadlines | undefined
  silent?: (() => void) | undefined
}

export function openLanes({
  url,
  direct,
  lines,
  share = 1,
  most_waiting: most,
  silent,
  ...given
}: LanesOptions): Lanes {
  const heardNothing = () => {
    for (const group of Object.values(groups)) group.cutSilent()
    silent?.()
  }
  const open = ({ deadlines: own, ...width }: Width & { deadlines: Deadlines }) => {
    const deadlines = given.deadlines ?? own
    return openConnectionGroup({
      url,
      ...width,
      deadlines: direct ? deadlines : null,
      connect_ms: given.connect_ms ?? connectMs,
      silence_ms: given.silence_ms ?? deadlines.silence_ms,
      silent: heardNothing,
    })
  }
  const groups = {
    gate: open(widthOf('gate', share)),
    snapshot: open(widthOf('snapshot', share)),
    long: open(widthOf('long', share)),
    others: open({ ...widthOf('others', share), ...(lines && { connections: lines }) }),
  }
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
        return await groups[groupOf[lane]].take(lane === 'list', work)
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
      return Object.values(groups).reduce((sum, group) => sum + group.connections, 0)
    },
    async close() {
      await Promise.all(Object.values(groups).map((group) => group.close()))
    },
  }
}
