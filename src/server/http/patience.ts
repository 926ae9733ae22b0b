/** How long the port waits for its clients, and for how many at once: whoever keeps a request unfinished keeps memory of ours. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { constants, type Http2SecureServer, Http2ServerRequest } from 'node:http2'

export interface Patience {
  handshake_ms: number
  headers_ms: number
  /** Until the whole request has arrived. */
  request_ms: number
  /** An HTTP/2 connection on which nothing moves; a live stream moves every 15 s. */
  idle_ms: number
  /** How often a request that is too slow is looked for. */
  looks_ms: number
  /** Requests under way in one HTTP/2 connection. */
  most_streams: number
  /** Requests whose body has not arrived whole, of all connections. */
  most_unfinished: number
}

export const patience: Patience = {
  handshake_ms: 10_000,
  headers_ms: 15_000,
  request_ms: 30_000,
  idle_ms: 60_000,
  looks_ms: 5_000,
  most_streams: 100,
  most_unfinished: 500,
}

/** What both kinds of server of Node take themselves; over TLS its own values are minutes, or for ever. */
export const httpPatience = ({ headers_ms, request_ms, looks_ms }: Patience) => ({
  headersTimeout: headers_ms,
  requestTimeout: request_ms,
  connectionsCheckingInterval: looks_ms,
  keepAliveTimeout: 65_000,
})

export const tlsPatience = (patience: Patience) => ({
  ...httpPatience(patience),
  handshakeTimeout: patience.handshake_ms,
  settings: { maxConcurrentStreams: patience.most_streams },
})

/** HTTP/2 has no such limits of its own: a connection on which nothing moves is ended, and so is a body that does not arrive. */
export function limitHttp2(server: Http2SecureServer, { idle_ms, request_ms }: Patience): void {
  server.on('session', (session) => session.setTimeout(idle_ms, () => session.destroy()))
  server.on('stream', (stream) => {
    if (stream.endAfterHeaders) return
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), request_ms)
    for (const over of ['end', 'close']) stream.once(over, () => clearTimeout(late))
  })
}

/** Takes no more requests that are still to arrive than it has room for; what has arrived, and what has no body, is always taken. */
export function limitUnfinished(listener: RequestListener, { most_unfinished }: Patience): RequestListener {
  let unfinished = 0
  return (request, response) => {
    if (hasArrived(request)) return listener(request, response)
    if (unfinished >= most_unfinished) {
      if (request instanceof Http2ServerRequest) return request.stream.close(constants.NGHTTP2_REFUSED_STREAM)
      response.writeHead(503, { 'retry-after': '5', connection: 'close' }).end()
      return
    }
    unfinished += 1
    let counted = true
    const over = () => {
      if (counted) unfinished -= 1
      counted = false
    }
    request.once('end', over)
    request.once('close', over)
    return listener(request, response)
  }
}

const hasArrived = (request: IncomingMessage): boolean =>
  request instanceof Http2ServerRequest
    ? request.stream.endAfterHeaders
    : !request.headers['transfer-encoding'] && !Number(request.headers['content-length'] ?? 0)
