/** A webhook answers for the homes that let it; they hear what it gets and may do, and by whom. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { answerAsk, nearby, turnOn } from '../../tests/support/webhookReceiver.ts'
import { households } from '../households/households.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { speak } from '../shared/messages.ts'
import { visits } from '../visits/visits.contract.ts'
import { answererName, webhookTexts } from '../visits/webhookAnswers.ts'
import { channels } from './channels.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation({ environment: nearby })
})
afterAll(() => garita.close())

const dead = 'http://127.0.0.1:9/'

async function world() {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here], full_name: 'Adela Ruiz' })
  const on = await turnOn(admin, there.here, dead, { takes_answers: true })
  const allow = (by: TestPerson, answers = true) => by.call(households.letWebhookAnswer, { answers })
  const counted = async () => {
    const read = await admin.call(channels.list, {})
    return read.ok ? read.answer.find(({ condominium }) => condominium.id === there.here)?.homes : read.code
  }
  const said = async (by: TestPerson) => {
    const read = await by.call(households.mine, {})
    return read.ok ? read.answer.webhook : read.code
  }
  return { ...there, admin, on, allow, counted, said, say: answerAsk.bind(null, garita, on) }
}

test('for a home that did not allow it nothing is answered, whatever the condominium chose', async () => {
  const { here, guard, ana, allow, said, counted, say } = await world()
  const ask = await arrive(guard, here)
  expect(await say(ask, 'approve')).toMatchObject({ status: 409, code: 'channel_home_off' })
  const kept = await garita.owner.query('select status, outcome, decided_by_name from authorizations where id = $1', [
    ask,
  ])
  expect(kept.rows).toEqual([{ status: 'pending_approval', outcome: null, decided_by_name: null }])
  expect(await said(ana)).toEqual({ answers: false, by_name: null, since: null, offered: true })
  expect(await counted()).toEqual({ homes: 1, let: 0 })

  expect(await allow(ana)).toMatchObject({ ok: true })
  expect(await allow(ana)).toMatchObject({ ok: true })
  expect(await said(ana)).toMatchObject({ answers: true, by_name: 'Ana Uno', offered: true })
  expect(await counted()).toEqual({ homes: 1, let: 1 })
  expect(await say(ask, 'approve')).toMatchObject({ status: 200 })

  const other = await garita.person({ condominium: here, unit: '102' })
  expect(await counted()).toEqual({ homes: 2, let: 1 })
  expect(await say(await arrive(guard, here, '102'), 'reject')).toMatchObject({ code: 'channel_home_off' })
  expect(await said(other)).toMatchObject({ answers: false })
})

test('any adult of the home takes it back; a guest, an employee, a newcomer and staff say nothing', async () => {
  const { here, guard, admin, ana, allow, said, say } = await world()
  await garita.owner.query(`update residences set since = now() - interval '1 year' where profile_id = $1`, [ana.id])
  const beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Nuevo' })
  const guest = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  for (const other of [beto, guest, guard, admin]) expect(await allow(other)).toMatchObject({ ok: false })
  expect(await said(guest)).toBeNull()
  await allow(ana)
  // A newcomer may be more careful than the others.
  expect(await allow(beto, false)).toMatchObject({ ok: true })
  expect(await said(ana)).toMatchObject({ answers: false })
  expect(await say(await arrive(guard, here), 'approve')).toMatchObject({ code: 'channel_home_off' })
})

test('it ends with the stay, the word or the account of who allowed it', async () => {
  const { here, guard, ana, allow, say } = await world()
  const refused = async () => (await say(await arrive(guard, here), 'approve')).code
  await garita.person({ condominium: here, unit: '101', together: true })
  await allow(ana)
  expect(await refused()).toBeUndefined()
  const set = (change: string) =>
    garita.owner.query(`update residences set ${change} where profile_id = $1 and until is null`, [ana.id])
  await set('barred_at = now()')
  expect(await refused()).toBe('channel_home_off')
  await set('barred_at = null')
  expect(await refused()).toBeUndefined()
  await set('until = now()')
  expect(await refused()).toBe('channel_home_off')
})

test('homes hear by whom names or answers were turned on, or sent elsewhere, and nobody else does', async () => {
  const { here, admin, ana, guard } = await world()
  const heard = async (by: TestPerson) => {
    const read = await by.call(notices.list, {})
    if (!read.ok) throw new Error(read.code)
    return read.answer.items.flatMap(({ kind, by_name, reason }) =>
      kind === 'webhook_on' ? [`${by_name} ${reason}`] : [],
    )
  }
  await garita.owner.query(`update residences set since = now() - interval '1 hour' where condominium_id = $1`, [here])
  expect(await heard(ana)).toEqual(['Adela Ruiz answers'])
  const bruno = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Bruno Dos' })
  await bruno.call(channels.change, {
    ...{ condominium_id: here, address: 'http://127.0.0.1:10/', with_names: false, takes_answers: true, revision: 1 },
  })
  await admin.call(channels.change, {
    ...{ condominium_id: here, address: 'http://127.0.0.1:10/', with_names: true, takes_answers: false, revision: 2 },
  })
  await admin.call(channels.change, {
    ...{ condominium_id: here, address: 'http://127.0.0.1:10/', with_names: false, takes_answers: false, revision: 3 },
  })
  expect(await heard(ana)).toEqual(['Adela Ruiz names', 'Bruno Dos address', 'Adela Ruiz answers'])
  const outsider = await garita.person({ condominium: await garita.condominium(), unit: '1' })
  expect([await heard(guard), await heard(bruno), await heard(outsider)]).toEqual([[], [], []])
})

test('an answer names the administrator who turned answers on, or who sent them elsewhere', async () => {
  const { here, guard, ana, allow, say } = await world()
  await allow(ana)
  const named = async () => {
    const ask = await arrive(guard, here)
    await say(ask, 'reject')
    const read = await guard.call(visits.list, {})
    return read.ok && read.answer.items.find(({ id }) => id === ask)?.decided_by_name
  }
  expect(await named()).toBe('Webhook · Adela Ruiz')
  const bruno = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Bruno Dos' })
  const now = { condominium_id: here, address: dead, with_names: true, takes_answers: true, revision: 1 }
  await bruno.call(channels.change, now)
  expect(await named()).toBe('Webhook · Adela Ruiz')
  await bruno.call(channels.change, { ...now, address: 'http://127.0.0.1:10/', revision: 2 })
  expect(await named()).toBe('Webhook · Bruno Dos')
  expect(answererName('Webhook · Bruno Dos', speak(webhookTexts, 'es'))).toBe('Webhook (lo activó Bruno Dos)')
  expect(answererName('Ana Uno', speak(webhookTexts, 'en'))).toBe('Ana Uno')
})
