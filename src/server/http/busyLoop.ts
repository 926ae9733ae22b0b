/**
 * While a flood keeps the event loop busy, known callers come first: each network of unknown callers has a few requests a second.
 */
import type { IncomingMessage, RequestListener } from 'node:http'
import { Http2ServerRequest } from 'node:http2'
import { performance } from 'node:perf_hooks'
import { hashOf } from '../keys/tokens.ts'
import type { KnownCallers } from '../limits/knownCallers.ts'
import { hasArrived } from './lateBodies.ts'

/** Opening the first page takes this many requests; afterwards the rate applies. */
const atOnce = 60
const aSecond = 2
const mostNetworks = 50_000
const retryAfterS = 5
/** Requests in a second. A program that is busy with fewer requests is writing a report, so no unknown caller must wait. */
const flood = 300

export interface BusyLoop {
  isBusy(): boolean
  close(): void
}

/** Busy means that the loop hardly rested for a second. */
export function watchLoop(everyMs = 1_000, above = 0.9): BusyLoop {
  let last = performance.eventLoopUtilization()
  let busy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    busy = performance.eventLoopUtilization(now, last).utilization > above
    last = now
  }, everyMs).unref()
  return { isBusy: () => busy, close: () => clearInterval(timer) }
}

export function knownRequest(known: Pick<KnownCallers, 'knows'>): (request: IncomingMessage) => boolean {
  const tokens = /(?:^Bearer |garita_(?:session|station)=)([\w-]{20,200})/g
  return ({ headers }) =>
    [headers.authorization, headers.cookie]
      .flatMap((header) => [...(header ?? '').matchAll(tokens)].slice(0, 3))
      .some(([, token = '']) => known.knows(hashOf(token)))
}

export interface Strangers {
  isBusy(): boolean
  isKnown(request: IncomingMessage): boolean
  networkOf(request: IncomingMessage): string
}

export function putKnownFirst(
  listener: RequestListener,
  { isBusy, isKnown, networkOf }: Strangers,
  now: () => number = () => performance.now(),
  mostASecond = flood,
): RequestListener {
  let second = { from: now(), count: 0, before: 0 }

  function isFlooded(): boolean {
    const passed = Math.floor((now() - second.from) / 1000)
    if (passed > 0) second = { from: second.from + passed * 1000, count: 0, before: passed === 1 ? second.count : 0 }
    second.count += 1
    return Math.max(second.count, second.before) > mostASecond
  }

  const left = new Map<string, { count: number; at: number }>()

  function mayAsk(network: string): boolean {
    if (left.size > mostNetworks) left.clear()
    const at = now()
    const before = left.get(network) ?? { count: atOnce, at }
    const count = Math.min(atOnce, before.count + ((at - before.at) / 1000) * aSecond)
    left.set(network, { count: count < 1 ? count : count - 1, at })
    return count >= 1
  }

  return (request, response) => {
    if (!isFlooded() || !isBusy() || isKnown(request) || mayAsk(networkOf(request))) return listener(request, response)
    response.writeHead(503, { 'retry-after': `${retryAfterS}`, 'content-length': '0' })
    response.end()
    if (!hasArrived(request) && !(request instanceof Http2ServerRequest)) request.socket.end()
  }
}
