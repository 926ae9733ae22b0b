/** An alarm notifies the phones of its list step by step, until a person accepts it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { newId } from '../shared/ids.ts'
import { speak } from '../shared/messages.ts'
import { alarmPushTexts } from './alarmPush.messages.ts'
import { alarms } from './alarms.contract.ts'

let service: PushService
let garita: TestInstallation
let here: string
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
  here = await garita.condominium('Los Encinos')
})

const phoneOf = (person: TestPerson) => subscribed(service, person)
const allDone = () =>
  eventually(async () => {
    const { rowCount } = await garita.owner.query('select from jobs where run_at <= now()')
    if (rowCount !== 0) throw new Error('jobs are left')
  })

/** Triggers the next step, half a minute later. */
async function tellAgain(id: string) {
  await garita.owner.query('update alarms set tells_next_at = now() where id = $1 and taken_at is null', [id])
  await garita.owner.query('select access.tell_alarms(200)')
  await allDone()
}

async function world() {
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const bea = await garita.person({ condominium: here, unit: '202', full_name: 'Bea Dos' })
  const gus = await garita.person({ user_role: 'agent', assigned: [here] })
  const alma = await garita.person({ user_role: 'admin', assigned: [here] })
  const other = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  const contact = { condominium_id: here, id: newId(), name: 'Bea Dos', telephone: null, account: bea.email, step: 2 }
  expect(await alma.call(alarms.addContact, contact)).toMatchObject({ ok: true })
  const phones = {
    bea: await phoneOf(bea),
    gus: await phoneOf(gus),
    ana: await phoneOf(ana),
    other: await phoneOf(other),
  }
  const rings = () => ({
    gus: phones.gus.rings().length,
    bea: phones.bea.rings().length,
    ana: phones.ana.rings().length,
    other: phones.other.rings().length,
  })
  const alarm = { condominium_id: here, id: newId(), pressed_at: new Date().toISOString() }
  return { ana, gus, phones, rings, alarm }
}

test('notifies the guard’s phone at once, the list by its steps, and no phone after the alarm is accepted', async () => {
  const { ana, gus, phones, rings, alarm } = await world()
  expect(await ana.call(alarms.raise, alarm)).toMatchObject({ ok: true })
  await allDone()
  expect(rings()).toEqual({ gus: 1, bea: 0, ana: 0, other: 0 })
  const words = speak(alarmPushTexts, 'es')
  const [ring] = phones.gus.rings()
  expect(ring && phones.gus.open(ring)).toMatchObject({
    title: words.alarm,
    body: words.body('Los Encinos', words.unit('101'), 'Ana Uno'),
    path: '/operator-panel',
    kind: 'alarm',
    fact_id: `${alarm.id} 1`,
  })
  await tellAgain(alarm.id)
  expect(rings()).toEqual({ gus: 2, bea: 1, ana: 0, other: 0 })
  const [listed] = phones.bea.rings()
  expect(listed && phones.bea.open(listed)).toMatchObject({ path: '/dashboard', fact_id: `${alarm.id} 2` })
  expect(await gus.call(alarms.take, { condominium_id: here, id: alarm.id })).toMatchObject({ ok: true })
  await tellAgain(alarm.id)
  expect(rings()).toEqual({ gus: 2, bea: 1, ana: 0, other: 0 })
})

test('deletes the push subscription of a phone that no longer exists, and still notifies the other phones', async () => {
  const { ana, phones, rings, alarm } = await world()
  service.answer(phones.gus.path, 410)
  await ana.call(alarms.raise, alarm)
  await allDone()
  await tellAgain(alarm.id)
  expect(rings()).toMatchObject({ gus: 1, bea: 1 })
})
