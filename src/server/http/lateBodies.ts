/** Limits requests whose body does not arrive. Only late ones count, by network, and the oldest one ends for a new one. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { constants, Http2ServerRequest } from 'node:http2'

export interface LateLimits {
  late_ms: number
  most_late: number
  most_late_of_network: number
}

interface Late {
  network: string
  end(): void
}

export function limitLateBodies(
  listener: RequestListener,
  { late_ms, most_late, most_late_of_network }: LateLimits,
  networkOf: (request: IncomingMessage) => string,
): RequestListener {
  const byNetwork = new Map<string, Set<Late>>()
  let total = 0

  function add(late: Late): void {
    const own = byNetwork.get(late.network) ?? new Set()
    if (own.size >= most_late_of_network) endOldest(own)
    else if (total >= most_late) endOldest(largest())
    byNetwork.set(late.network, own.add(late))
    total += 1
  }

  function remove(late: Late): void {
    const own = byNetwork.get(late.network)
    if (!own?.delete(late)) return
    total -= 1
    if (own.size === 0) byNetwork.delete(late.network)
  }

  /** A client on a slow line is alone in its network; a flood fills its network. */
  const largest = () =>
    [...byNetwork.values()].reduce((most, one) => (one.size > most.size ? one : most), new Set<Late>())

  function endOldest(some: ReadonlySet<Late>): void {
    const [oldest] = some
    if (!oldest) return
    remove(oldest)
    oldest.end()
  }

  return (request, response) => {
    if (!hasArrived(request)) {
      let late: Late | undefined
      const timer = setTimeout(() => {
        if (request.complete) return
        late = { network: networkOf(request), end: () => end(request) }
        add(late)
      }, late_ms)
      const over = () => {
        clearTimeout(timer)
        if (late) remove(late)
      }
      request.once('end', over)
      request.once('close', over)
    }
    return listener(request, response)
  }
}

function end(request: IncomingMessage): void {
  if (request instanceof Http2ServerRequest) request.stream.close(constants.NGHTTP2_CANCEL)
  else request.socket.destroy()
}

export const hasArrived = (request: IncomingMessage): boolean =>
  request instanceof Http2ServerRequest
    ? request.stream.endAfterHeaders
    : !request.headers['transfer-encoding'] && !Number(request.headers['content-length'] ?? 0)
