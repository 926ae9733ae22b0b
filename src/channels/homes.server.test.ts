/** A webhook answers only for homes that allow it; they see its data, its rights and the author of changes. */
import { expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { answerAsk, nearby, turnOn } from '../../tests/support/webhookReceiver.ts'
import { answererName, webhookTexts } from '../gate/visits/answererName.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { speak } from '../shared/messages.ts'
import { channels } from './channels.contract.ts'

const garita = openForFile(() => testInstallation({ environment: nearby }))

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

test('ignores answers for a home without its permission, whatever the condominium chose', async () => {
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

test('lets any adult of the home withdraw the permission of the webhook; refuses guests, employees, newcomers and staff', async () => {
  const { here, guard, admin, ana, allow, said, say } = await world()
  await garita.owner.query(`update residences set since = now() - interval '1 year' where profile_id = $1`, [ana.id])
  const beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Nuevo' })
  const guest = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  for (const other of [beto, guest, guard, admin]) expect(await allow(other)).toMatchObject({ ok: false })
  expect(await said(guest)).toBeNull()
  await allow(ana)
  // A newcomer may withdraw the permission that others gave.
  expect(await allow(beto, false)).toMatchObject({ ok: true })
  expect(await said(ana)).toMatchObject({ answers: false })
  expect(await say(await arrive(guard, here), 'approve')).toMatchObject({ code: 'channel_home_off' })
})

test('ends the permission of the webhook with the stay, the right or the account of the resident who gave it', async () => {
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

test('names the administrator who turned on names or answers, or changed the address, to the homes and to no one else', async () => {
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

test('names the administrator who turned answers on or changed the address', async () => {
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
