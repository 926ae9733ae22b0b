/** Slow clients over TLS: incomplete requests end after a time, and too many of them are refused. */
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
/** Shorter than the transfers of these tests, longer than a pause of a slow machine. */
const calm = { ...usualPatience, headers_ms: 2_000, request_ms: 2_000, idle_ms: 3_500, looks_ms: 50 }
const sessions: ClientHttp2Session[] = []
let hasty: Listening
let server: Listening
let steady: Listening
let roomy: Listening
let underWay = 0
const app = new Hono<Env>()
app
  .onError((_, context) => context.text('broke off', 400))
  .get('/', (context) => context.text('here'))
  .post('/', async (context) => {
    underWay += 1
    return context.text(await context.req.text())
  })
  // As a live stream does: a word now and then, more often than a connection may be silent.
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
  roomy = await listen(app, { port: 0, host: '127.0.0.1', tls }, { ...usualPatience, most_unfinished: 150 })
})
afterAll(async () => {
  for (const session of sessions) session.destroy()
  await Promise.all([hasty, server, steady, roomy].map((one) => one.close()))
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
/** Also where the server cut it in the middle of a word, which `once` would report as an error. */
const closed = (one: EventEmitter) => new Promise((resolve) => one.once('close', resolve))

test('ends a connection without a handshake', async () => {
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

test('limits the streams of a connection, and the incomplete requests of all', async () => {
  const before = underWay
  const codes = new Map<number, number>()
  const told: number[] = []
  for (let connection = 0; connection < 4; connection++) {
    const session = open(roomy)
    await once(session, 'remoteSettings')
    told.push(session.remoteSettings.maxConcurrentStreams ?? 0)
    const streams = Array.from({ length: 60 }, () => post(session))
    for (const stream of streams)
      stream.once('close', () => codes.set(stream.rstCode ?? 0, (codes.get(stream.rstCode ?? 0) ?? 0) + 1))
    // The server answers in the order in which it was asked.
    await new Promise<void>((resolve, reject) => session.ping((error) => (error ? reject(error) : resolve())))
  }
  expect(told).toEqual([100, 100, 100, 100])
  expect(underWay - before).toBe(150)
  const refused = () => codes.get(constants.NGHTTP2_REFUSED_STREAM) ?? 0
  await expect.poll(refused).toBe(90)
  const other = open(roomy)
  expect(await textOf(other.request({ ':path': '/' }))).toBe('here')
  for (const session of sessions.splice(0)) session.destroy()
  await expect.poll(async () => textOf(post(open(roomy)).end())).toBe('half')
})

async function textOf(stream: ClientHttp2Stream): Promise<string> {
  stream.on('error', () => undefined)
  return (await stream.toArray().catch(() => [])).join('')
}
