/** Connections that share one kind of work. A transaction that waits for a lock delays only those behind it on its connection. */
import { Refusal } from '../../../shared/refusal.ts'
import type { Deadlines } from './deadlines.ts'
import { NotConnected, openPipeline, type Pipeline } from './pipeline.ts'

export interface Width {
  connections: number
  /** Opened while a connection is stuck and none is idle; closed after a time without use. */
  spares: number
  /** The number of transactions sent without an answer; each spare adds its share. */
  at_once: number
}

export interface ConnectionGroupOptions extends Width {
  url: string
  deadlines: Deadlines | null
  silence_ms: number
  connect_ms: number
  silent(): void
}

export interface ConnectionGroup {
  take<T>(letsOthersPass: boolean, work: (pipeline: Pipeline) => Promise<T>): Promise<T>
  readonly connections: number
  /** Cuts idle connections that were silent recently: they may be dead too. */
  cutSilent(): void
  close(): Promise<unknown>
}

/** A connection is stuck if its first transaction takes longer: it waits for a lock, or has a lot of work. */
const stuckMs = 50
const spareRestMs = 10_000
/** PostgreSQL refused a spare connection: wait before the next attempt. */
const noRoomMs = 5_000

interface Waiter {
  go(): void
  refuse(): void
}

export function openConnectionGroup({
  connections,
  spares,
  at_once,
  silent,
  ...options
}: ConnectionGroupOptions): ConnectionGroup {
  /** Calls in `after` run when `first` is empty. */
  const queues: { first: Waiter[]; after: Waiter[] } = { first: [], after: [] }
  const silence = () => {
    refuseWaiting()
    silent()
  }
  const open = () => openPipeline({ ...options, silent: silence })
  let pipelines = Array.from({ length: connections }, open)
  const closing = new Map<Pipeline, NodeJS.Timeout>()
  let underWay = 0
  let noSparesUntil = 0
  let looking: NodeJS.Timeout | undefined

  const isStuck = (one: Pipeline) => one.age > stuckMs
  const isIdle = (one: Pipeline) => one.waiting === 0
  /** Once one is stuck, no call should wait behind another that may get stuck too. */
  const mayAdd = () =>
    pipelines.length < connections + spares &&
    pipelines.some(isStuck) &&
    !pipelines.some(isIdle) &&
    performance.now() > noSparesUntil
  const hasRoom = () => underWay < Math.ceil((at_once * pipelines.length) / connections) || (mayAdd() && addSpare())

  function addSpare(): boolean {
    pipelines.push(open())
    return true
  }
  function drop(spare: Pipeline): void {
    pipelines = pipelines.filter((one) => one !== spare)
    clearTimeout(closing.get(spare))
    closing.delete(spare)
    void spare.close()
  }
  /** Prefers the shortest queue among those that are not stuck; otherwise the one that got stuck last. */
  function choose(): Pipeline {
    if (mayAdd()) addSpare()
    const free = pipelines.filter((one) => !isStuck(one))
    const better = (best: Pipeline, next: Pipeline) => (next.waiting < best.waiting ? next : best)
    const younger = (best: Pipeline, next: Pipeline) => (next.age < best.age ? next : best)
    return free.length > 0 ? free.reduce(better) : pipelines.reduce(younger)
  }
  const isSpare = (one: Pipeline) => pipelines.indexOf(one) >= connections

  function rest(spare: Pipeline): void {
    clearTimeout(closing.get(spare))
    const timer = setTimeout(() => (isIdle(spare) ? drop(spare) : rest(spare)), spareRestMs)
    closing.set(spare, timer.unref())
  }

  /** Starts waiting calls. If some still wait, checks again later, because a connection may be stuck by then. */
  function letIn(): void {
    while (queues.first.length + queues.after.length > 0 && hasRoom()) {
      underWay += 1
      ;(queues.first.shift() ?? queues.after.shift())?.go()
    }
    clearTimeout(looking)
    looking = queues.first.length + queues.after.length > 0 ? setTimeout(letIn, stuckMs).unref() : undefined
  }
  function refuseWaiting(): void {
    const heardAt = Math.max(...pipelines.map((one) => one.heard_at))
    // One lost connection is not enough: the others may work.
    if (performance.now() - heardAt < options.connect_ms / 2) return
    for (const one of [...queues.first.splice(0), ...queues.after.splice(0)]) one.refuse()
  }

  async function run<T>(work: (pipeline: Pipeline) => Promise<T>): Promise<T> {
    const chosen = choose()
    try {
      return await work(chosen)
    } catch (error) {
      if (!(error instanceof NotConnected) || !error.no_room || !isSpare(chosen)) throw error
      noSparesUntil = performance.now() + noRoomMs
      drop(chosen)
      return await work(choose())
    } finally {
      if (isSpare(chosen)) rest(chosen)
    }
  }

  return {
    async take(letsOthersPass, work) {
      if (queues.first.length + queues.after.length === 0 && hasRoom()) underWay += 1
      else
        await new Promise<void>((go, refuse) => {
          const waiter = { go, refuse: () => refuse(new Refusal('busy', 503, { retry_after: 2 })) }
          ;(letsOthersPass ? queues.after : queues.first).push(waiter)
          letIn()
        })
      try {
        return await run(work)
      } finally {
        underWay -= 1
        letIn()
      }
    },
    get connections() {
      return pipelines.length
    },
    cutSilent() {
      const before = performance.now() - options.silence_ms
      for (const one of pipelines) if (isIdle(one) && one.heard_at < before) one.cut()
    },
    async close() {
      clearTimeout(looking)
      for (const timer of closing.values()) clearTimeout(timer)
      await Promise.all(pipelines.map((one) => one.close()))
    },
  }
}
