/** A minimal HTTP client with one open connection, so fast that the figures are those of the server. */
import { connect } from 'node:net'

interface Answered {
  status: number
  body: Buffer
}

export interface Wire {
  /** Allows one call at a time. */
  call(name: string, input: unknown, token: string, more?: AskedWith): Promise<Answered>
  /** Sends a whole request unchanged. */
  send(request: string): Promise<Answered>
  /** The server has closed the connection, as it may after an answer. */
  readonly closed: boolean
  close(): void
}

export interface AskedWith {
  accept?: 'gzip' | undefined
  /** The token is a device's key. */
  as_device?: boolean | undefined
  /** Sent in a proxy's header. */
  address?: string | undefined
}

interface Waiting {
  resolve(answer: Answered): void
  reject(reason: Error): void
}

export async function openWire(port: number): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let heard: Buffer = Buffer.alloc(0)
  let waiting: Waiting | null = null
  const fail = () => waiting?.reject(new Error('the server closed the connection'))
  socket.on('error', fail)
  let closed = false
  socket.on('close', () => {
    closed = true
    fail()
  })
  socket.on('data', (part: Buffer) => {
    heard = heard.length === 0 ? part : Buffer.concat([heard, part])
    const answer = answerIn(heard)
    if (!answer) return
    heard = Buffer.alloc(0)
    waiting?.resolve(answer)
  })
  const send = (request: string) => {
    const asked = new Promise<Answered>((resolve, reject) => {
      waiting = { resolve, reject }
    })
    socket.write(request)
    return asked
  }
  return {
    send,
    get closed() {
      return closed
    },
    call(name, input, token, { accept, as_device, address } = {}) {
      const body = JSON.stringify(input)
      const head = [
        `POST /api/v1/${name} HTTP/1.1`,
        `host: 127.0.0.1:${port}`,
        'content-type: application/json',
        as_device ? `authorization: Bearer ${token}` : `cookie: garita_session=${token}`,
        ...(accept ? [`accept-encoding: ${accept}`] : []),
        ...(address ? [`x-forwarded-for: ${address}`] : []),
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      return send(`${head.join('\r\n')}\r\n\r\n${body}`)
    },
    close() {
      waiting = null
      socket.destroy()
    },
  }
}

/** Returns the whole answer, or null while a part is missing. */
function answerIn(heard: Buffer): Answered | null {
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = heard.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1]
  const rest = heard.subarray(end + 4)
  if (length !== undefined) return rest.length < Number(length) ? null : { status, body: rest }
  const body = unchunked(rest)
  return body && { status, body }
}

function unchunked(rest: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(rest.toString('latin1', at, line), 16)
    if (rest.length < line + 4 + size) return null
    if (size === 0) return Buffer.concat(parts)
    parts.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 4 + size
  }
}
