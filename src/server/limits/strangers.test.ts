import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { calls } from '../../app/start/calls.server.ts'

const garita = openForFile(testInstallation)
let person: TestPerson
beforeAll(async () => {
  person = await garita.person({ user_role: 'super_admin' })
})

function watchedBody(text: string) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken: () => taken }
}

async function ask(name: string, body: BodyInit, headers: Record<string, string> = {}, app = garita.app) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit
  const response = await app.request(`/api/v1/${name}`, init)
  const { error } = await response.json()
  return [response.status, error?.code] as const
}
const cookie = (token: string) => ({ cookie: `garita_session=${token}` })

const open = calls.filter(({ call }) => call.for_anyone).map(({ call }) => call.name)
const closed = calls.filter(({ call }) => !call.for_anyone).map(({ call }) => call.name)
const falseToken = 'x'.repeat(43)
const nasty: [string, string][] = [
  ['deep', '['.repeat(32_000) + ']'.repeat(32_000)],
  ['wide', `{"lines":[${Array(21_000).fill('{}').join(',')}]}`],
  ['long', JSON.stringify({ email: 'x'.repeat(64_000) })],
]

test('requires a session for every call outside of a short list', () => {
  expect(open.sort()).toEqual([
    'authorizations.visit',
    'condominiums.invited',
    'condominiums.join',
    'evidenceFiles.check',
    'join.joinUnit',
    'join.lookAtUnitCode',
    'ownEmail.stopChange',
    'ownEmail.takeChange',
    'privacyNotice.page',
    'session.begin',
    'session.confirmEmail',
    'session.current',
    'session.register',
    'session.requestReset',
    'session.reset',
    'session.signIn',
    'session.signOut',
    'startCodes.lookAtCode',
    'startCodes.start',
    'station.enroll',
    'visitorRights.ask',
    'visitorRights.show',
    'welcome.ask',
    'workers.page',
  ])
})

test.each(closed)('%s answers 401 without reading the body', async (name) => {
  const { body, taken } = watchedBody('{')
  expect(await ask(name, body)).toEqual([401, 'signed_out'])
  expect(taken()).toBe(0)
  expect(await ask(name, 'a=1', { 'content-type': 'text/plain' })).toEqual([401, 'signed_out'])
})

test.each(closed)('%s reads no large or deeply nested body for a made-up cookie', async (name) => {
  for (const [, text] of nasty) {
    const { body, taken } = watchedBody(text)
    const told = { 'content-length': String(text.length), ...cookie(falseToken) }
    expect(await ask(name, body, told)).toEqual([401, 'signed_out'])
    expect(taken()).toBe(0)
  }
  const intricate = JSON.stringify({ lines: Array(500).fill([]) })
  expect(await ask(name, intricate, cookie(falseToken))).toEqual([401, 'signed_out'])
})

test.each(open)('%s refuses large or deeply nested bodies of unknown callers', async (name) => {
  for (const headers of [{}, cookie(falseToken)]) {
    for (const [, text] of nasty) {
      const { body, taken } = watchedBody(text)
      expect(await ask(name, body, { 'content-length': String(text.length), ...headers })).toEqual([413, 'too_large'])
      expect(taken()).toBe(0)
      expect(await ask(name, watchedBody(text).body, headers)).toEqual([413, 'too_large'])
    }
    expect(await ask(name, JSON.stringify({ lines: Array(500).fill([]) }), headers)).toEqual([422, 'not_json'])
    expect(await ask(name, '['.repeat(40) + ']'.repeat(40), headers)).toEqual([422, 'not_json'])
  }
})

test('accepts a full body of a session, even in its first request', async () => {
  const wide = JSON.stringify({ lines: Array(2_000).fill({}) })
  const fresh = await garita.person({ user_role: 'super_admin' })
  for (const who of [fresh, person, fresh])
    expect(await ask('people.list', wide, cookie(who.token))).toEqual([422, 'invalid'])
  expect(await ask('people.list', JSON.stringify('x'.repeat(70_000)), cookie(person.token))).toEqual([413, 'too_large'])
})

test('refuses nesting deeper than any call needs', async () => {
  const deep = `{"search":${'['.repeat(33)}${']'.repeat(33)}}`
  expect(await ask('people.list', deep, cookie(person.token))).toEqual([422, 'not_json'])
  expect(
    await ask('people.list', '{"search":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}', cookie(person.token)),
  ).toEqual([200, undefined])
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test('limits requests without a session by network', async () => {
  const paced = await testInstallation({ strangers_a_minute: 5, environment: { TRUSTED_PROXY: '1' } })
  for (let turn = 0; turn < 5; turn++) {
    const token = `${turn}`.repeat(43)
    const headers = { ...from('203.0.113.1'), ...cookie(token) }
    expect((await ask('people.list', '{}', headers, paced.app))[0]).toBe(401)
  }
  for (const name of ['session.current', 'people.list', 'nothing.here'])
    expect(await ask(name, '{}', from('203.0.113.1'), paced.app)).toEqual([429, 'too_many'])
  expect(await ask('session.current', '{}', from('203.0.113.2'), paced.app)).toEqual([200, undefined])
  await paced.close()
})

test('answers a session that was not used lately while a stranger floods from its network', async () => {
  const paced = await testInstallation({ strangers_a_minute: 5, environment: { TRUSTED_PROXY: '1' } })
  const resident = await paced.person()
  const shared = from('203.0.113.1')
  for (let turn = 0; turn < 20; turn++) await ask('session.signIn', '{}', shared, paced.app)
  expect(await ask('session.current', '{}', shared, paced.app)).toEqual([429, 'too_many'])
  const headers = { ...shared, ...cookie(resident.token) }
  expect(await ask('session.current', '{}', headers, paced.app)).toEqual([200, undefined])
  // A flood of made-up tokens reaches its own limit, not the limit of sessions in use.
  for (let turn = 0; turn < 20; turn++) {
    const madeUp = cookie(`${turn}`.padStart(43, 'x'))
    await ask('people.list', '{}', { ...shared, ...madeUp }, paced.app)
  }
  const other = await paced.person()
  expect((await ask('session.current', '{}', { ...shared, ...cookie(other.token) }, paced.app))[0]).toBe(429)
  expect(await ask('session.current', '{}', headers, paced.app)).toEqual([200, undefined])
  await paced.close()
})

test('counts requests for the OpenAPI document apart from sign-ins', async () => {
  const paced = await testInstallation({ strangers_a_minute: 5, environment: { TRUSTED_PROXY: '1' } })
  const shared = from('203.0.113.1')
  const description = () => paced.app.request('/api/v1/openapi.json', { headers: shared })
  for (let turn = 0; turn < 25; turn++) expect((await description()).status).toBe(200)
  const refused = await description()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await ask('session.current', '{}', shared, paced.app)).toEqual([200, undefined])
  await paced.close()
})
