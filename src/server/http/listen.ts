/** Opens the port: plain HTTP, or HTTP/2 behind the installation's own certificate; closing lets what is under way finish. */
import { createServer } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '../calls/env.ts'
import { type Settings, StartRefused } from '../settings/settings.ts'
import { httpPatience, limitHttp2, limitUnfinished, type Patience, tlsPatience, patience as usual } from './patience.ts'

const drainMs = 8_000
const idleMs = 100

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

export async function listen(
  app: Hono<Env>,
  settings: Pick<Settings, 'port' | 'host' | 'tls'>,
  patience: Patience = usual,
): Promise<Listening> {
  const listener = limitUnfinished(getRequestListener(app.fetch), patience)
  const server = settings.tls ? openTls(settings.tls, patience) : createServer(httpPatience(patience))
  server.on('request', listener)
  const open = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    close: () =>
      new Promise<void>((resolve) => {
        // Whoever holds a connection open past this would hold up the whole stop.
        const cut = setTimeout(() => {
          for (const socket of open) socket.destroy()
        }, drainMs)
        // A connection whose stream has just ended is idle only now, and its browser would keep it for a minute.
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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartRefused(
      `HOST=${host} is not an address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}
