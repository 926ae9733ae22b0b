/** Push messages reach a real push service encrypted, signed, in the user's language, and once. */
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { arrive, enter } from '../../tests/support/arrivals.ts'
import { atDesk, record } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type Browser, openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { speak } from '../shared/messages.ts'
import { notices } from './notices.contract.ts'
import { pushActTexts } from './notices.messages.ts'

let service: PushService
let garita: TestInstallation
let home: string
let guard: TestPerson
let ana: TestPerson
let beto: TestPerson
beforeAll(async () => {
  service = await openPushService()
  garita = await testInstallation({ environment: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await garita.close()
  await service.close()
})
beforeEach(async () => {
  await garita.owner.query('delete from jobs')
  home = await garita.condominium('Los Encinos')
  guard = await garita.person({ user_role: 'agent', assigned: [home] })
  ana = await garita.person({ condominium: home, unit: '101' })
  beto = await garita.person({ condominium: home, unit: '101' })
})

const deviceOf = (person: TestPerson) => subscribed(service, person)
const opened = (browser: Browser) => browser.rings().map((ring) => browser.open(ring))
const failedJob = () =>
  eventually(async () => {
    const { rows } = await garita.owner.query('select name, last_error, payload from jobs where last_error is not null')
    if (!rows[0]) throw new Error('nothing failed yet')
    return rows[0]
  })
const hurry = () => garita.owner.query('update jobs set run_at = now()')
const stillKnown = async ({ subscription }: Browser) =>
  (await garita.owner.query('select from push_subscriptions where endpoint = $1', [subscription.endpoint])).rowCount ===
  1

test('notifies every device of the unit, each in its user’s language and without personal facts', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [beto.id])
  const neighbor = await garita.person({ condominium: home, unit: '102' })
  const [phone, tablet, betos, nextHome] = [
    await deviceOf(ana),
    await deviceOf(ana),
    await deviceOf(beto),
    await deviceOf(neighbor),
  ]
  const id = await arrive(guard, home)
  await allWritten(garita)
  const said = {
    title: 'Nueva Solicitud de Visita',
    body: 'Alguien espera en la caseta de Los Encinos. Toca para responder.',
    path: `/dashboard?request=${id}`,
    kind: 'visitor_approval_request',
    fact_id: id,
    acts: speak(pushActTexts, 'es'),
  }
  expect(opened(phone)).toEqual([said])
  expect(opened(tablet)).toEqual([said])
  const inEnglish = {
    title: 'New visit request',
    body: 'Someone is waiting at the gate of Los Encinos. Tap to answer.',
    acts: speak(pushActTexts, 'en'),
  }
  expect(opened(betos)).toEqual([{ ...said, ...inEnglish }])
  expect(nextHome.rings()).toEqual([])
  expect(() => betos.open(phone.rings()[0] ?? { path: '', method: '', headers: {}, body: Buffer.alloc(0) })).toThrow()
})

test('notifies the host of an entry and the unit of an override, without names', async () => {
  const [anas, betos] = [await deviceOf(ana), await deviceOf(beto)]
  for (const kind of ['co_resident', 'vehicle'] as const) await enter(guard, home, await authorize(garita, ana, kind))
  const worker = await authorize(garita, ana, 'worker')
  await enter(guard, home, worker)
  await allWritten(garita)
  expect(opened(anas)).toMatchObject([{ title: 'Tu visita ha entrado', body: 'Los Encinos', kind: 'visitor_entered' }])
  expect(opened(anas)[0]).not.toHaveProperty('acts')
  expect(betos.rings()).toEqual([])
  const denied = await arrive(guard, home)
  await ana.call(visits.decide, { id: denied, decision: 'denied' })
  await enter(guard, home, denied, 'Ambulancia')
  await allWritten(garita)
  // Push messages are sent in parallel: the request's may come last.
  for (const device of [anas, betos]) {
    expect(opened(device)).toContainEqual(expect.objectContaining({ title: 'El guardia dejó pasar a alguien' }))
  }
  // The id of the fact names no one but may contain any digits.
  const all = JSON.stringify([...opened(anas), ...opened(betos)]).replaceAll(/[0-9a-f-]{36}/g, (id) =>
    id === ana.id ? id : '',
  )
  for (const personal of ['Luis', 'Gómez', 'INE12345', 'Hugo', 'Lara', 'Ambulancia', '101', 'Ana', ana.id]) {
    expect(all).not.toContain(personal)
  }
})

test('says the number of people of a request and of an entry in both languages, without names', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [beto.id])
  const [anas, betos] = [await deviceOf(ana), await deviceOf(beto)]
  const group = { people: 4, companions: 'Eva Ruiz' }
  await atDesk.register(guard, {
    ...{ id: newId(), condominium_id: home, unit_number: '101', name: 'Luis', last_name: 'Gómez', people: 4 },
    ...{ id_document: 'INE12345', phone_number: null, purpose: null },
  })
  const id = await authorize(garita, ana, 'permanent_visitor', group)
  await record(guard, home, { kind: 'entry', subject: { authorization_id: id }, people: 3 })
  await allWritten(garita)
  const bodies = [
    '4 personas en total · Alguien espera en la caseta de Los Encinos. Toca para responder.',
    '3 personas · Los Encinos',
  ]
  expect(opened(anas)).toEqual(expect.arrayContaining(bodies.map((body) => expect.objectContaining({ body }))))
  expect(opened(betos)).toMatchObject([
    { body: '4 people in total · Someone is waiting at the gate of Los Encinos. Tap to answer.' },
  ])
  expect(JSON.stringify(opened(anas))).not.toMatch(/Eva|Gómez/)
})

test('signs each message by the installation for this service only, for a short time', async () => {
  const phone = await deviceOf(ana)
  const preferences = await ana.call(notices.preferences, {})
  const publicKey = preferences.ok ? preferences.answer.push_key : ''
  await arrive(guard, home)
  await allWritten(garita)
  const [ring] = phone.rings()
  expect(ring).toMatchObject({
    method: 'POST',
    headers: { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' },
  })
  expect(ring?.headers['content-length']).toBe(String(ring?.body.length))
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(ring?.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const of = (what: Buffer) =>
    verify('sha256', what, { key: verifier, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  expect([of(signed), of(Buffer.from(`${head}.x${claims}`))]).toEqual([true, false])
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(said).toMatchObject({ aud: service.origin, sub: 'mailto:garita@localhost' })
  expect(said.exp - Date.now() / 1000).toBeGreaterThan(0)
  expect(said.exp - Date.now() / 1000).toBeLessThanOrEqual(86_400)
})

test.each([404, 410, 401, 403])(
  'forgets a browser when the service answers %s, and notifies the others',
  async (status) => {
    const [gone, there] = [await deviceOf(ana), await deviceOf(ana)]
    service.answer(gone.path, status)
    await arrive(guard, home)
    await allWritten(garita)
    expect([await stillKnown(gone), await stillKnown(there)]).toEqual([false, true])
    expect([gone.rings().length, there.rings().length]).toEqual([1, 1])
  },
)

describe('a push service that fails', () => {
  test('retries a failing push service without notifying users again who were reached the first time', async () => {
    const [anas, betos] = [await deviceOf(ana), await deviceOf(beto)]
    service.answer(anas.path, 500)
    await arrive(guard, home)
    expect(await failedJob()).toMatchObject({ name: 'notices.push', last_error: expect.stringContaining('500') })
    expect(await stillKnown(anas)).toBe(true)
    service.answer(anas.path, 201)
    await hurry()
    await allWritten(garita)
    expect([anas.rings().length, betos.rings().length]).toEqual([2, 1])
    await garita.owner.query(
      `insert into jobs (name, payload) select 'notices.push',
      json_build_object('kind', kind, 'condominium_id', condominium_id, 'fact_id', fact_id) from deliveries where profile_id = $1`,
      [ana.id],
    )
    await allWritten(garita)
    expect([anas.rings().length, betos.rings().length]).toEqual([2, 1])
  })

  test('does not retry a failing push service after the request was answered', async () => {
    const phone = await deviceOf(ana)
    service.answer(phone.path, 503)
    const id = await arrive(guard, home)
    await failedJob()
    await beto.call(visits.decide, { id, decision: 'denied' })
    service.answer(phone.path, 201)
    const before = phone.rings().length
    await hurry()
    await allWritten(garita)
    expect(phone.rings()).toHaveLength(before)
    expect((await garita.owner.query('select from deliveries where fact_id = $1', [id])).rowCount).toBe(0)
  })

  test('follows no redirect of a push service', async () => {
    const phone = await deviceOf(ana)
    service.answer(phone.path, 307)
    await arrive(guard, home)
    expect(await failedJob()).toMatchObject({ last_error: expect.stringContaining('307') })
    expect(service.rings.filter((ring) => ring.path === '/elsewhere')).toEqual([])
    expect((await garita.owner.query('select from deliveries where profile_id = $1', [ana.id])).rowCount).toBe(0)
  })
})

test('shows the guard the first times of sending and display', async () => {
  await deviceOf(ana)
  const id = await arrive(guard, home)
  await allWritten(garita)
  const told = async () => {
    const listed = await guard.call(visits.list, {})
    return listed.ok ? listed.answer.items.find((visit) => visit.id === id) : undefined
  }
  expect(await told()).toMatchObject({ sent_at: expect.any(String), shown_at: null })
  expect(await ana.call(notices.seen, { fact_ids: [id], channel: 'push' })).toMatchObject({ ok: true })
  const first = await told()
  expect(first).toMatchObject({ sent_at: expect.any(String), shown_at: expect.any(String) })
  await ana.call(notices.seen, { fact_ids: [id], channel: 'push' })
  await beto.call(notices.seen, { fact_ids: [id], channel: 'screen' })
  expect(await told()).toEqual(first)
  const { rows } = await garita.owner.query('select channel from deliveries where fact_id = $1 order by channel', [id])
  expect(rows.map((row) => row.channel)).toEqual(['push', 'screen'])
})
