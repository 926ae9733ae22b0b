/** A separate process that holds hostile connections from many networks, and opens each again when it ends. */
import { connect, type Socket } from 'node:net'

export interface Hostility {
  port: number
  networks: number
  connections: number
}
/** How many connections were opened, and how many bytes came back. */
export interface Suffered {
  opened: number
  answers: number
}

const token = () =>
  Array.from(
    { length: 43 },
    () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'[Math.floor(Math.random() * 64)],
  ).join('')
const head = (method: string, path: string, ...more: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...more].join('\r\n')}\r\n\r\n`
const body = ['content-type: application/json', 'content-length: 500']

/** Begins on a connection; answers what it does every second, or nothing. */
const attacks: readonly ((socket: Socket) => (() => void) | null)[] = [
  (socket) => {
    socket.write(`${head('POST', '/api/v1/session.signIn', ...body)}{"a":`)
    return null
  },
  (socket) => {
    socket.write(head('POST', '/api/v1/session.signIn', ...body))
    return () => socket.write(' ')
  },
  () => null,
  (socket) => () => {
    for (let time = 0; time < 5; time++)
      socket.write(
        head(
          'POST',
          '/api/v1/session.current',
          'content-type: application/json',
          'content-length: 2',
          `cookie: garita_session=${token()}`,
        ).concat('{}'),
      )
  },
  (socket) => () => {
    for (let time = 0; time < 5; time++)
      socket.write(head('GET', '/api/v1/openapi.json', 'if-none-match: "x"', 'accept-encoding: br'))
  },
]

const done: Suffered = { opened: 0, answers: 0 }
let over = false

function attack({ port, networks }: Hostility, turn: number): void {
  if (over) return
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.${1 + (turn % networks)}.1` })
  const begin = attacks[turn % attacks.length]
  let each: NodeJS.Timeout | undefined
  socket.on('connect', () => {
    done.opened++
    const step = begin?.(socket)
    if (step) each = setInterval(step, 1000)
  })
  socket.on('data', () => {
    done.answers++
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(each)
    setTimeout(() => attack({ port, networks, connections: 0 }, turn), 200)
  })
}

process.on('message', (wanted: Hostility | 'stop') => {
  if (wanted === 'stop') {
    over = true
    process.send?.(done)
    return
  }
  for (let turn = 0; turn < wanted.connections; turn++) setTimeout(() => attack(wanted, turn), turn)
  setTimeout(() => process.send?.(done), wanted.connections + 2000)
})
process.on('disconnect', () => process.exit())
