import { type EventEmitter, once } from 'node:events'
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2, constants } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selfSigned } from '../../../tests/support/certificate.ts'
import type { Env } from '../calls/serve.ts'
import { type Listening, listen, usualPatience } from './listen.ts'

const short = { ...usualPatience, headers_ms: 300, request_ms: 600, idle_ms: 600, looks_ms: 50 }
/** Shorter than the transfers of these tests, but longer than a pause of a slow machine. */
const calm = { ...usualPatience, headers_ms: 2_000, request_ms: 2_000, idle_ms: 3_500, looks_ms: 50 }
const sessions: ClientHttp2Session[] = []
let hasty: Listening
let server: Listening
let steady: Listening
let roomy: Listening
let proxied: Listening
let underWay = 0
const app = new Hono<Env>()
app
  .onError((_, context) => context.text('broke off', 400))
  .get('/', (context) => context.text('here'))
  .post('/', async (context) => {
    underWay += 1
    return context.text(await context.req.text())
  })
  // Sends data more often than the idle limit, as a live stream does.
  .get('/live', (context) => {
    let words = 0
    const stream = new ReadableStream({
      async pull(reader) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        if (++words > 20) return reader.close()
        reader.enqueue(new TextEncoder().encode('a'))
      },
    })
    return context.body(stream)
  })
beforeAll(async () => {
  const tls = selfSigned()
  hasty = await listen(app, { port: 0, host: '127.0.0.1', tls }, { ...short, handshake_ms: 300 })
  server = await listen(app, { port: 0, host: '127.0.0.1', tls }, short)
  steady = await listen(app, { port: 0, host: '127.0.0.1', tls }, calm)
  roomy = await listen(
    app,
    { port: 0, host: '127.0.0.1', tls },
    { ...usualPatience, late_ms: 50, most_late_of_network: 4 },
  )
  const few = { ...usualPatience, late_ms: 50, most_late: 4 }
  proxied = await listen(
    app,
    { port: 0, host: '127.0.0.1', tls: null, trusted_proxy: ['127.0.0.1'], proxy_hops: 1 },
    few,
  )
})
afterAll(async () => {
  for (const session of sessions) session.destroy()
  await Promise.all([hasty, server, steady, roomy, proxied].map((one) => one.close()))
})

const trusting = { host: '127.0.0.1', rejectUnauthorized: false }
function open({ port }: Listening): ClientHttp2Session {
  const session = connectHttp2(`https://127.0.0.1:${port}`, trusting)
  session.on('error', () => undefined)
  sessions.push(session)
  return session
}
function post(session: ClientHttp2Session): ClientHttp2Stream {
  const stream = session.request({ ':method': 'POST', ':path': '/' })
  stream.on('error', () => undefined)
  stream.write('half')
  return stream
}
/** `once` would report a connection that the server cut in the middle as an error. */
const closed = (one: EventEmitter) => new Promise((resolve) => one.once('close', resolve))

test('ends a connection that never begins the TLS handshake', async () => {
  const socket = connect(hasty.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await closed(socket.resume())
})

test('ends an HTTP/1.1 request whose head or body arrives too slowly', async () => {
  for (const begun of [
    'GET / HTTP/1.1\r\nhost: a\r\n',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n',
  ]) {
    const socket = connectTls({ ...trusting, port: server.port, ALPNProtocols: ['http/1.1'] })
    socket.on('error', () => undefined)
    socket.write(begun)
    const drip = setInterval(() => socket.writable && socket.write('x'), 40)
    await closed(socket.resume())
    clearInterval(drip)
  }
})

test('ends an idle HTTP/2 connection', async () => {
  await closed(open(server))
})

test('ends an HTTP/2 request whose body arrives too slowly', async () => {
  const session = open(steady)
  const stream = post(session)
  const drip = setInterval(() => stream.writable && stream.write('x'), 40)
  await closed(stream)
  clearInterval(drip)
  expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL)
})

test('keeps long downloads and answers complete requests, in HTTP/1.1 and HTTP/2', async () => {
  const live = open(steady).request({ ':path': '/live' })
  let heard = ''
  live.on('data', (word) => {
    heard += word
  })
  await once(live, 'end')
  expect(heard).toBe('a'.repeat(20))
  const answered = await new Promise<string>((resolve, reject) => {
    httpsRequest({ ...trusting, port: steady.port, method: 'POST' }, async (answer) => {
      resolve(String((await answer.toArray()).join('')))
    })
      .once('error', reject)
      .end('whole')
  })
  expect(answered).toBe('whole')
})

test('limits the streams of a connection', async () => {
  const session = open(roomy)
  await once(session, 'remoteSettings')
  expect(session.remoteSettings.maxConcurrentStreams).toBe(100)
})

test('ends the oldest late bodies of a network, and answers its new requests', async () => {
  const session = open(roomy)
  await once(session, 'remoteSettings')
  const ended: number[] = []
  for (let number = 0; number < 8; number++) {
    post(session).once('close', () => ended.push(number))
    await new Promise<void>((resolve, reject) => session.ping((error) => (error ? reject(error) : resolve())))
  }
  await expect.poll(() => ended).toEqual([0, 1, 2, 3])
  expect(await textOf(post(open(roomy)).end())).toBe('half')
  session.destroy()
})

test('ends a late body of the largest network at the global limit', async () => {
  const socketOf = (address: string) => {
    const socket = connect(proxied.port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\ncontent-length: 9\r\n\r\nhalf`)
    return socket
  }
  const before = underWay
  const slow = socketOf('203.0.113.1')
  await expect.poll(() => underWay).toBe(before + 1)
  const flood = Array.from({ length: 4 }, (_, number) => socketOf(`198.51.100.${1 + (number % 2)}`))
  await expect.poll(() => underWay).toBe(before + 5)
  await expect.poll(() => flood.filter(({ closed }) => closed).length).toBe(1)
  expect(slow.closed).toBe(false)
  slow.write(' more')
  expect(await once(slow, 'data').then(String)).toContain('200')
  for (const socket of [slow, ...flood]) socket.destroy()
})

async function textOf(stream: ClientHttp2Stream): Promise<string> {
  stream.on('error', () => undefined)
  return (await stream.toArray().catch(() => [])).join('')
}
