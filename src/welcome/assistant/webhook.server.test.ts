import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { patienceMs } from '../../../tests/support/patience.ts'
import { askWebhook } from './webhook.server.ts'

interface Heard {
  path: string
  method: string
  headers: Record<string, unknown>
  body: unknown
}

const heard: Heard[] = []
let act: (response: ServerResponse) => void
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body: unknown = JSON.parse(Buffer.concat(parts).toString() || 'null')
  heard.push({ path: request.url ?? '', method: request.method ?? '', headers: request.headers, body })
  act(response)
})
let address: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path?key=secret-key`
})
beforeEach(() => heard.splice(0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answering = (body: string, status = 200, headers: Record<string, string> = {}) => {
  act = (response) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body)
}

test('sends the question, the time and a user name made for this question', async () => {
  answering('{"response":"Hola"}')
  expect(await askWebhook(address, '¿Cómo entro?')).toBe('Hola')
  expect(heard).toHaveLength(1)
  const [{ path, method, headers, body }] = heard as [Heard]
  expect({ path, method }).toEqual({ path: '/secret-path?key=secret-key', method: 'POST' })
  expect(headers['content-type']).toBe('application/json')
  expect(body).toEqual({
    message: '¿Cómo entro?',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    user_id: expect.stringMatching(/^web-user-\d{13}$/),
  })
  const { timestamp, user_id } = body as { timestamp: string; user_id: string }
  expect(user_id).toBe(`web-user-${Date.parse(timestamp)}`)
  expect(headers).not.toHaveProperty('cookie')
})

test.each([
  ['response', '{"response":"De la guía"}', 'De la guía'],
  ['message', '{"message":"De la guía","other":1}', 'De la guía'],
  ['both: response first', '{"response":"uno","message":"dos"}', 'uno'],
  ['an empty response beside a message', '{"response":" ","message":"dos"}', 'dos'],
  ['a response that is no text', '{"response":{"a":1},"message":"dos"}', 'dos'],
  ['markup, as text', '{"response":"<img src=x onerror=alert(1)>"}', '<img src=x onerror=alert(1)>'],
  ['lines, without signs that turn the text', '{"response":"uno\\r\\n\\u202edos\\u0007"}', 'uno\ndos'],
  ['nothing in it', '{}', ''],
  ['only blanks', '{"response":"  \\n "}', ''],
  ['no body', '', ''],
])('understands %s', async (_, body, text) => {
  answering(body)
  expect(await askWebhook(address, 'hola')).toBe(text)
})

test('ignores the content type of the answer', async () => {
  answering('{"response":"Hola"}', 200, { 'content-type': 'text/html' })
  expect(await askWebhook(address, 'hola')).toBe('Hola')
})

test('reads answers up to the limit', async () => {
  const long = 'x'.repeat(60_000)
  answering(JSON.stringify({ response: long }))
  expect(await askWebhook(address, 'hola')).toBe(long)
})

const failures: [string, () => void, string][] = [
  ['a page', () => answering('<html>', 200, { 'content-type': 'text/html' }), 'not the JSON expected'],
  ['half a JSON', () => answering('{"response":'), 'not the JSON expected'],
  ['a list', () => answering('["hola"]'), 'not the JSON expected'],
  ['null', () => answering('null'), 'not the JSON expected'],
  ['an error', () => answering('{"response":"Hola"}', 500), 'status 500'],
  ['a refusal', () => answering('{"response":"Hola"}', 404), 'status 404'],
  ['a redirect', () => answering('', 307, { location: '/elsewhere' }), 'status 307'],
  ['a redirect away', () => answering('', 302, { location: 'http://169.254.169.254/' }), 'status 302'],
  ['too much', () => answering(JSON.stringify({ response: 'x'.repeat(70_000) })), 'too long'],
  ['a broken line', () => (act = (response) => void response.destroy()), 'not reachable'],
]
test.each(failures)('fails at %s', async (_, prepare, why) => {
  prepare()
  await expect(askWebhook(address, 'hola')).rejects.toMatchObject({ name: 'WebhookFailed', message: why })
  expect(heard).toHaveLength(1)
})

test('gives up on a slow start or a slow end of an answer', async () => {
  act = () => undefined
  await expect(askWebhook(address, 'hola', 200)).rejects.toMatchObject({ message: 'too slow' })
  act = (response) => void response.writeHead(200).write('{"response":"')
  await expect(askWebhook(address, 'hola', 200)).rejects.toMatchObject({ message: 'too slow' })
})

test('closes the connection on an endless answer', async () => {
  const ended = new Promise<number>((resolve) => {
    act = (response) => {
      let written = 0
      const more = setInterval(() => {
        response.write('x'.repeat(16_384))
        written += 16_384
      }, 1)
      response.on('close', () => {
        clearInterval(more)
        resolve(written)
      })
    }
  })
  await expect(askWebhook(address, 'hola')).rejects.toMatchObject({ message: 'too long' })
  expect(await ended).toBeLessThan(4_000_000)
})

test('reveals the address of the webhook in no failure', async () => {
  const closed = address.replace(/:\d+\//, ':1/')
  const said = await Promise.all(
    [closed, address.replace('http:', 'https:'), address.replace('127.0.0.1', 'nowhere.invalid')].map((one) =>
      askWebhook(one, 'hola', patienceMs).then(
        () => 'answered',
        (error: Error) => `${error.message} ${error.stack} ${error.cause}`,
      ),
    ),
  )
  for (const one of said) {
    expect(one).toContain('not reachable')
    expect(one).not.toMatch(/127\.0\.0\.1|nowhere|secret|ECONN|ENOTFOUND/)
  }
})
