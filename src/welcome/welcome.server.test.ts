/** Anyone can ask the assistant, at a limited rate, and the webhook stays hidden behind the server. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { welcome } from './welcome.contract.ts'

let reply = { status: 200, body: '{}' }
let askedAtOnce = 0
let held: Promise<void> | null = null
const server = createServer(async (_, response) => {
  askedAtOnce += 1
  await held
  response.writeHead(reply.status).end(reply.body)
})

let guided: TestInstallation
let connected: TestInstallation
let address: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  guided = await testInstallation({ environment: { TRUSTED_PROXY: '1' } })
  connected = await testInstallation({ environment: { ASSISTANT_WEBHOOK_URL: `http://${address}/secret-path` } })
})
beforeEach(() => guided.owner.query('delete from attempts'))
afterAll(async () => {
  server.close()
  await Promise.all([guided.close(), connected.close()])
})

const question = (message: string, language = 'es') => ({ message, language })

test('answers an anonymous visitor from the guide', async () => {
  const answer = await ask(guided, welcome.ask, question('  ¿cómo registro a mi perro? '), null)
  expect(answer).toMatchObject({
    ok: true,
    answer: { language: 'es', links: [{ address: '/user-guide#pets-register', title: 'Mascotas' }] },
  })
})

test('answers people from the guide of their role', async () => {
  const condominium = await guided.condominium()
  const guard = await guided.person({ user_role: 'agent', assigned: [condominium] })
  const admin = await guided.person({ user_role: 'admin', assigned: [condominium] })
  const addressFor = async (token: string | null) => {
    const answer = await ask(guided, welcome.ask, question('sin internet'), token)
    return answer.ok ? answer.answer.links?.[0]?.address.split('#')[0] : answer
  }
  expect(await addressFor(null)).toBe('/user-guide')
  expect(await addressFor(guard.token)).toBe('/guard-guide')
  expect(await addressFor('a token of no session')).toBe('/user-guide')
  const lists = await ask(guided, welcome.ask, question('quiero importar placas'), admin.token)
  expect(lists).toMatchObject({ answer: { links: [{ address: '/admin-guide#admin-lists' }] } })
})

test.each([
  ['nothing', '', 'required'],
  ['blanks', ' \n\t ', 'required'],
  ['what nobody sees', '\u200b\u200b', 'required'],
  ['a letter', 'x'.repeat(1001), 'too_long'],
])('rejects %s as a question', async (_, message, problem) => {
  expect(await ask(guided, welcome.ask, question(message), null)).toMatchObject({
    status: 422,
    code: 'invalid',
    fields: [{ field: 'message', problem }],
  })
})

test('accepts 1,000 characters and rejects an unknown language', async () => {
  expect(await ask(guided, welcome.ask, question(` ${'x'.repeat(1000)} `), null)).toMatchObject({ ok: true })
  expect(await ask(guided, welcome.ask, question('bonjour', 'fr'), null)).toMatchObject({ status: 422 })
})

test('limits a visitor to forty questions in ten minutes and affects no one else', async () => {
  const from = (visitor: string) =>
    guided.app.request('/api/v1/welcome.ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify(question('hola')),
    })
  const asked = await Promise.all(Array.from({ length: 40 }, () => from('10.1.0.1')))
  expect(asked.map(({ status }) => status)).toEqual(Array(40).fill(200))
  const stopped = await from('10.1.0.1')
  expect(stopped.status).toBe(429)
  expect(await stopped.json()).toMatchObject({ error: { code: 'too_many' } })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await from('10.1.0.2')).status).toBe(200)
  await guided.owner.query(`update attempts set resets_at = now() - interval '1 second'`)
  expect((await from('10.1.0.1')).status).toBe(200)
})

test('returns only the webhook’s text if there is one', async () => {
  reply = { status: 200, body: '{"response":"Abrimos a las 8","section":{"address":"https://evil.example"}}' }
  const answer = await ask(connected, welcome.ask, question('¿cómo registro a mi perro?'), null)
  expect(answer).toMatchObject({ ok: true })
  expect(answer.ok && answer.answer).toEqual({ text: 'Abrimos a las 8' })
})

test('answers an emergency with numbers at once, also with a webhook', async () => {
  reply = { status: 200, body: '{"response":"Abrimos a las 8"}' }
  askedAtOnce = 0
  const answer = await ask(connected, welcome.ask, question('hay un incendio en mi edificio'), null)
  expect(answer).toMatchObject({ ok: true, answer: { language: 'es', calls: [{ number: '911' }, {}, {}, {}, {}] } })
  expect(askedAtOnce).toBe(0)
})

test.each([
  ['has nothing to say', 200, '{}', 'assistant_silent'],
  ['breaks', 500, '{"response":"stack trace"}', 'assistant_failed'],
  ['speaks something else', 200, '<html>', 'assistant_failed'],
])('reports a webhook that %s in words and never reveals its address', async (_, status, body, code) => {
  reply = { status, body }
  const answer = await ask(connected, welcome.ask, question('hola'), null)
  expect(answer).toMatchObject({ ok: false, status: 503, code })
  const shown = JSON.stringify([answer, ...answer.response.headers])
  expect(shown).not.toContain('secret-path')
  expect(shown).not.toContain(address)
})

test('sends only a few questions at once to the webhook and answers the others from the guide', async () => {
  reply = { status: 200, body: '{"response":"Abrimos a las 8"}' }
  let go: () => void = () => undefined
  held = new Promise((resolve) => {
    go = resolve
  })
  askedAtOnce = 0
  const early: unknown[] = []
  const questions = Array.from({ length: 20 }, async () => {
    const answer = await ask(connected, welcome.ask, question('¿cómo registro a mi perro?'), null)
    early.push(answer)
    return answer
  })
  // Only now has the server received all questions: a later one would find room at the webhook.
  await expect.poll(() => [early.length, askedAtOnce]).toEqual([14, 6])
  const guide = { answer: { links: [{ address: '/user-guide#pets-register', title: 'Mascotas' }] } }
  expect(early).toMatchObject(Array(14).fill(guide))
  go()
  held = null
  const answers = await Promise.all(questions)
  expect(askedAtOnce).toBe(6)
  expect(answers.filter((one) => one.ok && one.answer.text === 'Abrimos a las 8')).toHaveLength(6)
  expect(await ask(connected, welcome.ask, question('¿cómo registro a mi perro?'), null)).toMatchObject({
    answer: { text: 'Abrimos a las 8' },
  })
  await connected.owner.query('delete from attempts')
})

test('stores nothing of a question', async () => {
  await ask(guided, welcome.ask, question('me llamo Zacarias Ibarguengoitia'), null)
  const { rows } = await guided.owner.query<{ name: string; kept: boolean }>(
    `select relname as name, query_to_xml(format('select * from %I', relname), true, false, '')::text
        ~* 'zacarias|web-user' as kept
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ kept }) => kept)).toEqual([])
})
