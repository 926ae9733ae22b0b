import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { takeAway } from '../../../tests/support/outage.ts'
import { calls } from '../../app/start/calls.server.ts'
import { accessRules } from '../database/accessRules/accessRules.ts'
import { version } from '../settings/version.ts'
import { type Listening, listen } from './listen.ts'

let garita: TestInstallation
let proxied: TestInstallation
let server: Listening
beforeAll(async () => {
  garita = await testInstallation({
    environment: { METRICS_TOKEN: 'only for the watchman', PUBLIC_URL: 'https://garita.example.org' },
  })
  proxied = await testInstallation({ environment: { TRUSTED_PROXY: '1', METRICS_TOKEN: 'only for the watchman' } })
  server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
})
afterAll(async () => {
  await server.close()
  await Promise.all([garita.close(), proxied.close()])
})

const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  garita.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
const codeOf = async (response: Response) => (await response.json()).error.code

test.each<[string, string, BodyInit | null, Record<string, string>, number, string]>([
  ['half a JSON', 'session.current', '{"a":', {}, 422, 'not_json'],
  ['nothing', 'session.current', '', {}, 422, 'not_json'],
  ['a list', 'session.current', '[]', {}, 422, 'invalid'],
  ['null', 'session.current', 'null', {}, 422, 'invalid'],
  ['a form', 'session.current', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not_json'],
  ['another kind that begins alike', 'session.current', '{}', { 'content-type': 'application/jsonp' }, 415, 'not_json'],
  ['text', 'session.current', '{}', { 'content-type': 'text/plain' }, 415, 'not_json'],
  ['too much', 'session.current', `"${'x'.repeat(70_000)}"`, {}, 413, 'too_large'],
  ['an unknown call', 'session.become', '{}', {}, 404, 'not_found'],
  ['a foreign origin', 'session.current', '{}', { origin: 'https://evil.example' }, 403, 'forbidden'],
  ['an origin that hides', 'session.current', '{}', { origin: 'null' }, 403, 'forbidden'],
  ['an origin that is none', 'session.current', '{}', { origin: '::::' }, 403, 'forbidden'],
  ['a broken cookie', 'people.count', '{}', { cookie: 'garita_session=%E0%A4%A; ;;=' }, 401, 'signed_out'],
])('%s is refused', async (_, call, body, headers, status, code) => {
  const response = await post(`/api/v1/${call}`, body, headers)
  expect([response.status, await codeOf(response)]).toEqual([status, code])
})

test('refuses a body that is too large, also without or with a wrong Content-Length', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)))
    },
  })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/session.current`, init)
  expect(response.status).toBe(413)
})

test('accepts its own origin, from the settings and from the host header', async () => {
  expect((await post('/api/v1/session.current', '{}', { origin: 'https://garita.example.org' })).status).toBe(200)
  expect((await post('/api/v1/session.current', '{}', { origin: 'http://here:8080', host: 'here:8080' })).status).toBe(
    200,
  )
})

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=utf-8'])(
  '%s is JSON',
  async (type) => {
    expect((await post('/api/v1/session.current', '{}', { 'content-type': type })).status).toBe(200)
  },
)

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s does not reach a call', async (method) => {
  expect((await garita.app.request('/api/v1/people.list', { method })).status).toBe(404)
})

test('adds security headers and a request id to every answer, errors too', async () => {
  const answers = [
    await garita.app.request('/healthz'),
    await garita.app.request('/nowhere'),
    await garita.app.request('/%E0%A4%A'),
    await garita.app.request('/api/v1/openapi.json'),
    await garita.app.request('/api/v1/live'),
    await post('/api/v1/session.current', '{}'),
    await post('/api/v1/session.current', '{'),
    await post('/api/v1/people.list', '{}'),
    await post('/api/v1/session.current', '{}', { origin: 'https://evil.example' }),
    await post('/api/v1/session.current', `"${'x'.repeat(70_000)}"`),
  ]
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(answers.length)
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
  const refused = await post('/api/v1/people.list', '{}')
  expect((await refused.json()).error.request_id).toBe(refused.headers.get('x-request-id'))
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('omits page policies from parts of a page', async () => {
  const { headers } = await garita.app.request('/assets/program-Bu3PKM_.js')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const picture = await garita.app.request('/assets/picture-Bu3PKM_.svg')
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('requires the local machine or the token for metrics', async () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  expect(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).toContain('garita_requests_total')
  expect((await proxied.app.request('/metrics')).status).toBe(404)
  expect((await proxied.app.request('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  expect((await proxied.app.request('/metrics', bearer('wrong'))).status).toBe(404)
  const told = await proxied.app.request('/metrics', bearer('only for the watchman'))
  const figures = await told.text()
  expect(figures).toContain('garita_database_queued{lane="gate"} 0')
  expect(figures).toMatch(/garita_postgres_lacks_fixes [01]\n/)
  expect(figures).toContain(`garita_rules_release ${accessRules.release}\n`)
})

test('names calls in the metrics, never unknown paths', async () => {
  await garita.app.request('/api/v1/people.list/ana@correo.mx', { method: 'POST' })
  await garita.app.request('/secret-path-of-a-person')
  const text = await (await garita.app.request('/metrics')).text()
  expect(text).not.toMatch(/ana@correo|secret-path/)
})

test('checks only the process in healthz, and the database in readyz', async () => {
  const lost = await testInstallation()
  const ready = await lost.app.request('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ ready: true, rules: accessRules.release })
  const giveBack = await takeAway(lost)
  // The answer is cached for a second.
  await eventually(async () => expect((await lost.app.request('/readyz')).status).toBe(503))
  const alive = await lost.app.request('/healthz')
  expect([alive.status, await alive.json()]).toEqual([200, { alive: true, version }])
  const asked = await lost.nobody.call(named('session.current'), {})
  expect(asked).toMatchObject({ ok: false, status: 503, code: 'busy' })
  expect(Number(asked.response.headers.get('retry-after'))).toBeGreaterThan(0)
  await giveBack()
  await eventually(async () => expect((await lost.app.request('/readyz')).status).toBe(200))
  await lost.close()
})

function named(name: string) {
  const served = calls.find(({ call }) => call.name === name)
  if (!served) throw new Error(`${name} is not served`)
  return served.call
}

test('makes the OpenAPI document once, compresses it, and answers 304 to clients that have it', async () => {
  const ask = (headers: Record<string, string>) => garita.app.request('/api/v1/openapi.json', { headers })
  const plain = await ask({})
  const text = await plain.text()
  const stringify = vi.spyOn(JSON, 'stringify')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await ask({ 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(text.length / 8)
    expect(unpack(bytes).toString()).toBe(text)
    const etag = packed.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(etag).not.toBe(plain.headers.get('etag'))
    const again = await ask({ 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('cache-control')).toBe('public, max-age=300')
    expect(again.headers.get('vary')).toBe('Accept-Encoding')
  }
  expect((await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull()
  // Jobs of the server run meanwhile and make other JSON.
  expect(stringify.mock.calls.map(([made]) => made)).not.toContainEqual(
    expect.objectContaining({ openapi: expect.anything() }),
  )
  stringify.mockRestore()
})

test('serves the OpenAPI document as version 3.1 with every call', async () => {
  const response = await garita.app.request('/api/v1/openapi.json')
  const document = await response.json()
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { title: 'Garita', version: expect.any(String) },
  })
  const operations = Object.entries<Record<string, { operationId: string; requestBody: unknown; responses: object }>>(
    document.paths,
  )
  expect(operations.map(([path]) => path).sort()).toEqual(calls.map(({ call }) => `/${call.name}`).sort())
  for (const [path, { post: operation }] of operations) {
    expect(operation?.operationId).toBe(path.slice(1))
    const call = calls.find(({ call }) => `/${call.name}` === path)?.call
    expect(operation?.requestBody).toMatchObject({
      required: true,
      content: { [call?.takes_file ? 'application/octet-stream' : 'application/json']: { schema: expect.any(Object) } },
    })
    const told = call?.for_devices ? ['200', '429'] : ['200']
    expect(Object.keys(operation?.responses ?? {})).toEqual([...told, 'default'])
  }
  expect(document.paths['/people.decide'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'from', 'to'],
  })
  const shown = ([path, { post }]: (typeof operations)[number]) => [path, Object(post).security]
  expect(operations.map(shown).filter(([, security]) => security)).toEqual([
    ['/gate.check', [{ device_key: [] }]],
    ['/gate.report', [{ device_key: [] }]],
  ])
  expect(document.security).toEqual([{ secure_session: [] }, { session: [] }, {}])
  expect(document.components.securitySchemes).toMatchObject({
    secure_session: { type: 'apiKey', in: 'cookie', name: '__Host-garita_session' },
    session: { type: 'apiKey', in: 'cookie', name: 'garita_session' },
  })
  expect(document.components.securitySchemes.device_key).toMatchObject({ type: 'http', scheme: 'bearer' })
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]*)"/g)
  for (const [, path = ''] of references) {
    expect(path.split('/').reduce((place, step) => place?.[step], document)).toBeDefined()
  }
})
