/** A proxy to PostgreSQL that can go dark: it swallows packets and resets no connection, as when a host vanishes. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface DarkProxy {
  through(url: string): string
  darken(): void
  /** Lets the waiting packets pass, as after a cut cable, or only new connections, as after a failover. */
  lighten(how?: 'cut line' | 'failover'): void
  close(): Promise<void>
}

export async function openDarkProxy(serverUrl: string): Promise<DarkProxy> {
  const { hostname, port: ownPort, searchParams } = new URL(serverUrl)
  const folder = searchParams.get('host')
  const port = searchParams.get('port') ?? ownPort
  const reach = () => connect(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) })
  const sockets = new Set<Socket>()
  let held: (() => void)[] = []
  let dark = false

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (dark || held.length > 0) held.push(() => void to.write(bytes))
      else to.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    sockets.add(from)
  }
  const server = createServer((client) => {
    const database = reach()
    carry(client, database)
    carry(database, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()

  return {
    through(url) {
      const passing = new URL(url)
      for (const name of ['host', 'port']) passing.searchParams.delete(name)
      passing.hostname = '127.0.0.1'
      passing.port = String(typeof address === 'object' && address ? address.port : 0)
      return passing.toString()
    },
    darken() {
      dark = true
    },
    lighten(how = 'cut line') {
      dark = false
      const waiting = held
      held = []
      if (how === 'cut line') for (const pass of waiting) pass()
      else for (const socket of sockets) socket.removeAllListeners('data').resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
