import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { listen } from './listen.ts'

test('answers while shutting down, reports not ready, and ends each connection', async () => {
  const garita = await testInstallation()
  const server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ agent, port: server.port, path }, resolve).once('error', reject)
    }).then((response) => response.resume())
  expect((await ask('/readyz')).headers.connection).toBe('keep-alive')
  garita.leave()
  server.leave()
  expect(await ask('/readyz')).toMatchObject({ statusCode: 503, headers: { connection: 'close' } })
  expect(await ask('/healthz')).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await server.close()
  agent.destroy()
  await garita.close()
})

test('stops without waiting for an idle connection of a browser', async () => {
  const garita = await testInstallation()
  const person = await garita.person()
  const server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  const agent = new Agent({ keepAlive: true })
  const headers = { cookie: `garita_session=${person.token}` }
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, headers, port: server.port, path: '/api/v1/live' }, resolve).once('error', reject)
  })
  stream.resume()
  // The fake timer excludes the final cut of all connections.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let closed = false
  void server.close().then(() => {
    closed = true
  })
  vi.useRealTimers()
  garita.live.endStreams()
  await expect.poll(() => closed).toBe(true)
  agent.destroy()
  await garita.close()
})
