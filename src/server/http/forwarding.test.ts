import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { type Listening, listen } from './listen.ts'

let garita: TestInstallation
let server: Listening
beforeAll(async () => {
  garita = await testInstallation({ environment: { PUBLIC_URL: 'https://garita.example.org' } })
  server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
})
afterAll(async () => {
  await server.close()
  await garita.close()
})

const post = (path: string, body: string, headers: Record<string, string>) =>
  garita.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

test.each<[string, Record<string, string>, number]>([
  ['http here', { origin: 'http://here:8080', host: 'here:8080' }, 200],
  ['https said of a place that speaks http', { origin: 'https://here:8080', host: 'here:8080' }, 403],
  ['the same port by another name', { origin: 'http://there:8080', host: 'here:8080' }, 403],
  ['https in front', { origin: 'https://here', host: 'here', 'x-forwarded-proto': 'https' }, 200],
  [
    'http said of a place with https in front',
    { origin: 'http://here', host: 'here', 'x-forwarded-proto': 'https' },
    403,
  ],
  [
    'the browser itself says that it is the same',
    { origin: 'https://here', host: 'here', 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['the browser says that it is another', { origin: 'https://here', host: 'here', 'sec-fetch-site': 'same-site' }, 403],
  ['the address of the settings', { origin: 'https://garita.example.org', host: 'inside:8080' }, 200],
  ['its http twin', { origin: 'http://garita.example.org', host: 'inside:8080' }, 403],
])('compares the origin with its scheme: %s', async (_, headers, status) => {
  expect((await post('/api/v1/session.current', '{}', headers)).status).toBe(status)
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto'])(
  'refuses metrics to an unknown proxy (%s), and logs it once',
  async (name) => {
    const untold = await testInstallation({ environment: { METRICS_TOKEN: 'only for the watchman' } })
    const warn = vi.spyOn(untold.log, 'warn')
    const ask = (more: Record<string, string>) => untold.app.request('/metrics', { headers: more })
    expect((await ask({})).status).toBe(200)
    expect(warn).not.toHaveBeenCalled()
    for (const _ of [1, 2]) expect((await ask({ [name]: '127.0.0.1' })).status).toBe(404)
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXY')]])
    expect((await ask({ [name]: '1', authorization: 'Bearer only for the watchman' })).status).toBe(200)
    await untold.close()
  },
)

test('trusts the address only from a proxy in the settings', async () => {
  const listed = await testInstallation({ strangers_a_minute: 3, environment: { TRUSTED_PROXY: '203.0.113.0/24' } })
  const port = await listen(listed.app, { port: 0, host: '127.0.0.1', tls: null })
  const from = async (address: string) => {
    const url = `http://127.0.0.1:${port.port}/api/v1/session.current`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    return (await fetch(url, { method: 'POST', headers, body: '{}' })).status
  }
  expect([await from('1.1.1.1'), await from('2.2.2.2'), await from('3.3.3.3'), await from('4.4.4.4')]).toEqual([
    200, 200, 200, 429,
  ])
  await port.close()
  await listed.close()
})

test.each(['/healthz', '/readyz'])('answers a health check without Host, as HTTP/1.0 allows: %s', async (path) => {
  const ask = (target: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${target} HTTP/1.0\r\n\r\n`))
      let said = ''
      socket.on('data', (part) => {
        said += part
      })
      socket.once('error', reject).once('close', () => resolve(said))
    })
  expect(await ask(path)).toMatch(/^HTTP\/1\.\d 200 /)
  expect(await ask('/api/v1/openapi.json')).toMatch(/^HTTP\/1\.\d 400 /)
})

test('does not log an error when a client closes the connection while sending', async () => {
  const error = vi.spyOn(garita.log, 'error')
  const info = vi.spyOn(garita.log, 'info')
  for (const length of ['content-length: 500', 'transfer-encoding: chunked']) {
    info.mockClear()
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    const begun = `POST /api/v1/session.current HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n\r\n5\r\n{"a":`
    await new Promise<void>((sent) => socket.write(begun, () => sent()))
    // The server has begun the call once it answers a later request.
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
    socket.destroy()
    const logged = () => info.mock.calls.map(([told]) => Object(told).call).filter((call) => call === 'session.current')
    await expect.poll(logged).toHaveLength(1)
  }
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  info.mockRestore()
})
