/** Each resident of a home receives a request in the chosen order, and not in quiet hours. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { homesOf } from '../../tests/support/homes.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { type Browser, openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import type { AskMode } from '../households/rights.rules.ts'
import { rights } from '../people/rights/rights.contract.ts'
import { session } from '../session/session.contract.ts'
import { notices } from './notices.contract.ts'

let service: PushService
let post: MailServer
let garita: TestInstallation
let here: string
let guard: TestPerson
let admin: TestPerson
let ana: TestPerson
let beto: TestPerson
let phones: Record<'ana' | 'beto', Browser>
beforeAll(async () => {
  service = await openPushService()
  post = await openMailServer()
  garita = await testInstallation({
    environment: { PUSH_SERVICES: service.origin, SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>' },
  })
})
afterAll(async () => {
  await garita.close()
  await service.close()
  await post.close()
})
beforeEach(async () => {
  await garita.owner.query('delete from jobs')
  here = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana' })
  beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto', together: true })
  await garita.owner.query('update profiles set started = true where id = any($1::uuid[])', [[ana.id, beto.id]])
  phones = { ana: await deviceOf(ana), beto: await deviceOf(beto) }
})

const deviceOf = (person: TestPerson) => subscribed(service, person)
const homeOf = async (person: { id: string }) => (await homesOf(garita, person))[0] ?? ''
const choose = async (person: TestPerson, asked: AskMode, quiet: readonly [string, string] | null = null) =>
  person.call(households.chooseAsking, {
    ...{ residence_id: await homeOf(person), asked },
    ...{ quiet_from: quiet?.[0] ?? null, quiet_until: quiet?.[1] ?? null },
  })
const rings = () => ({ ana: phones.ana.rings().length, beto: phones.beto.rings().length })
/** Waits until all due jobs are done; later ones stay. */
const allDone = () =>
  eventually(async () => {
    const { rowCount } = await garita.owner.query('select from jobs where run_at <= now()')
    if (rowCount !== 0) throw new Error('jobs are left')
  })
const later = async (seconds: number, job = 'notices.push') => {
  await garita.owner.query('update jobs set run_at = run_at - make_interval(secs => $1) where name = $2', [
    seconds,
    job,
  ])
  await allDone()
}
/** Returns hours that include the present time, or hours that do not, by the clock of the condominium. */
async function hours(around: 'now' | 'others'): Promise<[string, string]> {
  const { rows } = await garita.owner.query(
    `select to_char(at - interval '3 hours', 'HH24:MI') as from, to_char(at + interval '3 hours', 'HH24:MI') as until
      from (select now() at time zone time_zone + $2::interval as at from condominiums where id = $1) there`,
    [here, around === 'now' ? '0' : '12 hours'],
  )
  return [rows[0].from, rows[0].until]
}
const answering = async () => {
  const told = await guard.call(households.answering, { condominium_id: here, unit_number: '101' })
  return told.ok ? Object.fromEntries(told.answer.map(({ name, rings }) => [name, rings])) : told.code
}

test('notifies the second resident after half a minute without an answer, and not after an answer', async () => {
  expect(await choose(beto, 'later')).toMatchObject({ ok: true })
  expect(await answering()).toEqual({ Ana: 'first', Beto: 'later' })
  await arrive(guard, here)
  await allDone()
  expect(rings()).toEqual({ ana: 1, beto: 0 })
  await later(15)
  expect(rings()).toEqual({ ana: 1, beto: 0 })
  await later(15)
  // A resident who was already notified is not notified again.
  expect(rings()).toEqual({ ana: 1, beto: 1 })

  const second = await arrive(guard, here)
  await allDone()
  expect(await ana.call(visits.decide, { id: second, decision: 'denied' })).toMatchObject({ ok: true })
  await later(30)
  expect(rings()).toEqual({ ana: 2, beto: 1 })
})

test('mentions in a later push that a home requested a call', async () => {
  await choose(beto, 'later')
  const id = await arrive(guard, here)
  await allDone()
  expect(await ana.call(visits.wantCall, { id })).toMatchObject({ ok: true })
  await later(30)
  const heard = (phone: Browser) => phone.rings().map((ring) => phone.open(ring))
  expect(heard(phones.ana)).toMatchObject([{ body: expect.stringContaining('Alguien espera') }])
  expect(heard(phones.beto)).toMatchObject([
    { body: expect.stringContaining('Alguien de tu casa pidió que la caseta') },
  ])
})

test('notifies the second resident at once if no first one is available', async () => {
  await choose(beto, 'later')
  await choose(ana, 'first', await hours('now'))
  await arrive(guard, here)
  await allDone()
  expect(rings()).toEqual({ ana: 0, beto: 1 })
})

test('sends no push in quiet hours, and keeps the request on the screen', async () => {
  await choose(ana, 'first', await hours('now'))
  await choose(beto, 'first', await hours('others'))
  const id = await arrive(guard, here)
  await allDone()
  expect(rings()).toEqual({ ana: 0, beto: 1 })
  expect(await ana.call(visits.waiting, {})).toMatchObject({ answer: [{ id }] })
  const bell = await ana.call(notices.list, {})
  expect(bell.ok && bell.answer.items.some(({ fact_id }) => fact_id === id)).toBe(true)
  await choose(beto, 'first', await hours('now'))
  // The desk shows at once that no phone rings; the station marks the unit as silent.
  expect(await answering()).toEqual({ Ana: 'quiet', Beto: 'quiet' })
  const { rows } = await garita.owner.query('select answers from access.gate_units($1)', [here])
  expect(rows).toEqual([{ answers: false }])
})

test('sends neither push nor letter to a resident who opted out, but accepts their answer', async () => {
  await choose(beto, 'never')
  expect(await answering()).toEqual({ Ana: 'first', Beto: 'never' })
  const id = await arrive(guard, here)
  await allDone()
  await later(120, 'notices.letter')
  await later(30)
  expect(rings()).toEqual({ ana: 1, beto: 0 })
  const written = (person: TestPerson) =>
    post.letters.filter(({ to, content }) => to === person.email && /espera en la caseta/.test(content)).length
  expect([written(ana), written(beto)]).toEqual([1, 0])
  expect(await beto.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
})

test('lets residents choose for their own homes only', async () => {
  const residenceId = await homeOf(beto)
  const silenced = { residence_id: residenceId, asked: 'never' as const, quiet_from: null, quiet_until: null }
  for (const by of [ana, guard, admin])
    expect(await by.call(households.chooseAsking, silenced)).toMatchObject({ status: 404 })
  // A single bound, and hours of no length.
  expect(await beto.call(households.chooseAsking, { ...silenced, quiet_from: '22:00' })).toMatchObject({ status: 422 })
  expect(
    await beto.call(households.chooseAsking, { ...silenced, quiet_from: '22:00', quiet_until: '22:00' }),
  ).toMatchObject({ code: 'residence_quiet_some' })
  expect(
    await beto.call(households.chooseAsking, { ...silenced, quiet_from: '22:00', quiet_until: '07:00' }),
  ).toMatchObject({ ok: true })
  expect(await beto.call(session.current, {})).toMatchObject({
    answer: { person: { homes: [{ asked: 'never', quiet_from: '22:00', quiet_until: '07:00' }] } },
  })
  // The administration sets the initial choice, and keeps fields that it does not name.
  const home = { id: beto.id, residence_id: residenceId, kind: null, may_authorize: true }
  expect(await admin.call(rights.setHome, home)).toMatchObject({ ok: true })
  expect(await answering()).toEqual({ Ana: 'first', Beto: 'never' })
  await admin.call(rights.setHome, { ...home, asked: 'later' })
  expect((await garita.owner.query('select asked from residences where id = $1', [residenceId])).rows).toEqual([
    { asked: 'later' },
  ])
})

test.each([
  ['22:00', '07:00', '2026-07-01T05:30:00Z', true],
  ['22:00', '07:00', '2026-07-01T12:59:59Z', true],
  ['22:00', '07:00', '2026-07-01T13:00:00Z', false],
  ['13:00', '15:00', '2026-07-01T19:00:00Z', true],
  ['13:00', '15:00', '2026-07-01T21:00:00Z', false],
])('decides whether quiet hours from %s until %s apply at %s in Mexico City: %s', async (from, until, at, quiet) => {
  const { rows } = await garita.owner.query(
    `select access.is_quiet(r, 'America/Mexico_City', $3) as quiet
      from (select (jsonb_populate_record(null::residences, jsonb_build_object('quiet_from', $1::text, 'quiet_until', $2::text))).*) r`,
    [from, until, at],
  )
  expect(rows).toEqual([{ quiet }])
})
