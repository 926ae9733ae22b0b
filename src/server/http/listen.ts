/** Opens the port: HTTP, or HTTP/2 with the installation's own certificate. Closing lets running requests finish. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { constants, createSecureServer, type Http2SecureServer, Http2ServerRequest } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '../calls/serve.ts'
import { type Settings, StartRefused } from '../settings/settings.ts'
import { putKnownFirst, watchLoop } from './busyLoop.ts'
import { type LateLimits, limitLateBodies } from './lateBodies.ts'
import { clientNetwork, type Proxied } from './network.ts'
import type { Certificate } from './renewal.ts'

const drainMs = 8_000
const idleMs = 100
/** Connections that wait to be accepted: thousands of browsers return at once. Linux allows 4,096; Node's own default is 511. */
const mostArriving = 4_096

export interface Listening {
  readonly port: number
  /** Applies to new connections; without TLS it does nothing. */
  useCertificate(tls: Certificate): void
  /** Continues to answer, but every answer ends its connection: the next request may go to another program. */
  leave(): void
  close(): Promise<void>
}

export async function listen(
  app: Hono<Env>,
  settings: Pick<Settings, 'port' | 'host' | 'tls'> & Partial<Proxied>,
  patience: Patience = usualPatience,
  isKnown: (request: IncomingMessage) => boolean = () => false,
): Promise<Listening> {
  const client = clientNetwork({ trusted_proxy: [], proxy_hops: null, ...settings })
  const networkOf = ({ socket, headers }: IncomingMessage) =>
    client(socket.remoteAddress ?? 'unknown', String(headers['x-forwarded-for'] ?? ''))
  const loop = watchLoop()
  const late = limitLateBodies(getRequestListener(app.fetch), patience, networkOf)
  const answer = namedHost(putKnownFirst(late, { isBusy: loop.isBusy, isKnown, networkOf }))
  let leaving = false
  const listener: RequestListener = (request, response) => {
    if (leaving && !(request instanceof Http2ServerRequest)) response.shouldKeepAlive = false
    return answer(request, response)
  }
  const server = settings.tls ? openTls(settings.tls, patience) : createServer(httpPatience(patience))
  server.on('request', listener)
  const open = new Set<{ destroy(): void }>()
  const sessions = new Set<{ close(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(error, settings)))
    // Without an address Node takes IPv6 and IPv4 together, or IPv4 if the machine has nothing else.
    server.listen({ port: settings.port, host: settings.host ?? undefined, backlog: mostArriving }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    useCertificate(tls) {
      if ('setSecureContext' in server) server.setSecureContext(tls)
    },
    leave() {
      leaving = true
      // HTTP/2: open streams finish, and the browser opens the next one on another connection.
      for (const session of sessions) session.close()
    },
    close: () =>
      new Promise<void>((resolve) => {
        loop.close()
        // A client that keeps its connection open must not delay the stop for longer.
        const cut = setTimeout(() => {
          for (const socket of open) socket.destroy()
        }, drainMs)
        // A connection whose stream has just ended is idle now, and its browser would keep it open for a minute.
        const idle = setInterval(() => {
          if ('closeIdleConnections' in server) server.closeIdleConnections()
        }, idleMs)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(idle)
          resolve()
        })
      }),
  }
}

function openTls(tls: NonNullable<Settings['tls']>, patience: Patience): Http2SecureServer {
  const server = createSecureServer({ ...tls, allowHTTP1: true, ...tlsPatience(patience) })
  limitHttp2(server, patience)
  return server
}

// The last two mean: a machine without IPv6, and an address that needs the name of its network card.
const notHere = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL'])

function describe(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=8081 npm start`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartRefused(
      `Port ${port} needs rights that this user lacks. Choose one above 1024: PORT=8080 npm start`,
    )
  }
  if (notHere.has(error.code ?? '')) {
    return new StartRefused(
      `HOST=${host} is not an address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}

export interface Patience extends LateLimits {
  handshake_ms: number
  headers_ms: number
  request_ms: number
  /** Applies to an HTTP/2 connection without traffic; a live stream sends every 15 s. */
  idle_ms: number
  looks_ms: number
  most_streams: number
}

export const usualPatience: Patience = {
  handshake_ms: 10_000,
  headers_ms: 15_000,
  request_ms: 30_000,
  idle_ms: 60_000,
  looks_ms: 5_000,
  most_streams: 100,
  late_ms: 1_000,
  most_late: 500,
  most_late_of_network: 30,
}

/** Node enforces these limits itself. Its defaults over TLS are minutes, or none. */
const httpPatience = ({ headers_ms, request_ms, looks_ms }: Patience) => ({
  headersTimeout: headers_ms,
  requestTimeout: request_ms,
  connectionsCheckingInterval: looks_ms,
  keepAliveTimeout: 65_000,
})

const tlsPatience = (patience: Patience) => ({
  ...httpPatience(patience),
  handshakeTimeout: patience.handshake_ms,
  settings: { maxConcurrentStreams: patience.most_streams },
})

/** Node has no limits for HTTP/2 here: idle connections end, and requests whose body does not arrive. */
function limitHttp2(server: Http2SecureServer, { idle_ms, request_ms }: Patience): void {
  server.on('session', (session) => session.setTimeout(idle_ms, () => session.destroy()))
  server.on('stream', (stream) => {
    if (stream.endAfterHeaders) return
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), request_ms)
    for (const over of ['end', 'close']) stream.once(over, () => clearTimeout(late))
  })
}

const healthPaths = new Set(['/healthz', '/readyz'])

/** Health checks of HTTP/1.0 have no Host header, which Node requires from all other requests. */
function namedHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!(request instanceof Http2ServerRequest) && healthPaths.has(request.url ?? ''))
      request.headers.host ??= 'localhost'
    return listener(request, response)
  }
}
