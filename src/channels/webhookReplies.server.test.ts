/** A receiver answers for a unit: signed, in time, once, for its own condominium, and only where that was chosen. */

import { expect, test } from 'vitest'
import { arrive, backdate, enter } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { answerAsk, bytesOf, nearby, turnOn } from '../../tests/support/webhookReceiver.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { newId } from '../shared/ids.ts'
import { channels } from './channels.contract.ts'
import { signatureOf } from './signing.server.ts'

const garita = openForFile(() => testInstallation({ environment: nearby }))

/** No server listens there: an answer does not wait for a message. */
const dead = 'http://127.0.0.1:9/'

/** The home lets the webhook answer. */
async function world(takesAnswers = true) {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here], full_name: 'Adela Ruiz' })
  await there.ana.call(households.letWebhookAnswer, { answers: true })
  const on = await turnOn(admin, there.here, dead, { takes_answers: takesAnswers })
  return { ...there, admin, on, say: answerAsk.bind(null, garita, on) }
}
async function stored(id: string) {
  const { rows } = await garita.owner.query(
    `select status, outcome, outcome_channel, outcome_by_name, decided_by, decided_by_name, access_number from authorizations where id = $1`,
    [id],
  )
  return rows[0]
}
const untouched = { status: 'pending_approval', outcome: null, outcome_channel: null, decided_by_name: null }

test('records an approval and a rejection through the channel, with the administrator who turned it on', async () => {
  const { here, guard, ana, say } = await world()
  const [yes, no] = [await arrive(guard, here), await arrive(guard, here)]
  expect(await say(yes, 'approve')).toEqual({ status: 200, outcome: 'admitted', code: undefined })
  expect(await say(no, 'reject')).toEqual({ status: 200, outcome: 'refused', code: undefined })
  const nobody = {
    outcome_channel: 'webhook',
    outcome_by_name: 'Webhook · Adela Ruiz',
    decided_by: null,
    decided_by_name: 'Webhook · Adela Ruiz',
  }
  expect(await stored(yes)).toMatchObject({ status: 'approved', outcome: 'admitted', ...nobody })
  expect((await stored(yes)).access_number).toMatch(/^\d{5}$/)
  expect(await stored(no)).toMatchObject({ status: 'denied', outcome: 'refused', access_number: null, ...nobody })
  expect(await enter(guard, here, yes)).toMatchObject({ ok: true })
  const listed = await guard.call(visits.list, {})
  expect(listed.ok && listed.answer.items.find(({ id }) => id === no)).toMatchObject({
    ...{ outcome: 'refused', outcome_channel: 'webhook' },
  })
  // A resident who answers second changes nothing.
  expect(await ana.call(visits.decide, { id: no, decision: 'approved' })).toMatchObject({ ok: false })
  expect(await stored(no)).toMatchObject({ status: 'denied', outcome: 'refused' })
})

test('ignores unsigned, wrongly signed and outdated answers', async () => {
  const { here, guard, on, say } = await world()
  const other = await world()
  const ask = await arrive(guard, here)
  const minutes = (count: number) => ({ at: Date.now() + count * 60_000 })
  const body = JSON.stringify({ type: 'ask.answer', data: { ask_id: ask, answer: 'approve' } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const ofAnother = signatureOf(bytesOf(on.secret), { id: 'ans_1', timestamp, body: body.replace('approve', 'reject') })
  expect(await say(ask, 'approve', { secret: other.on.secret })).toMatchObject({
    status: 401,
    code: 'channel_unsigned',
  })
  expect(await say(ask, 'approve', { signature: 'v1,AAAA' })).toMatchObject({ status: 401, code: 'channel_unsigned' })
  expect(await say(ask, 'approve', { id: 'ans_1', signature: ofAnother })).toMatchObject({ code: 'channel_unsigned' })
  expect(await say(ask, 'approve', minutes(-5.1))).toMatchObject({ status: 401, code: 'channel_timestamp' })
  expect(await say(ask, 'approve', minutes(5.1))).toMatchObject({ status: 401, code: 'channel_timestamp' })
  const unknown = { ...on, channel: newId() }
  expect(await answerAsk(garita, unknown, ask, 'approve')).toMatchObject({ status: 401, code: 'channel_unsigned' })
  expect(await answerAsk(garita, { ...on, channel: 'x' }, ask, 'approve')).toMatchObject({ code: 'channel_unsigned' })
  for (const text of ['{', '[]', '{"type":"ask.answer"}', body.replace('approve', 'perhaps')])
    expect(await say(ask, '', { body: text })).toMatchObject({ status: 422 })
  const large = JSON.stringify({ ...JSON.parse(body), more: 'x'.repeat(9_000) })
  expect(await say(ask, '', { body: large })).toMatchObject({ status: 413, code: 'too_large' })
  expect(await stored(ask)).toMatchObject(untouched)
  expect(await say(ask, 'approve', minutes(-4.9))).toMatchObject({ status: 200 })
})

test('ignores answers for another condominium, and for finished requests', async () => {
  const { here, guard, ana, say } = await world()
  const other = await world()
  const [foreign, late, answered, entered] = [
    await arrive(other.guard, other.here),
    await arrive(guard, here),
    await arrive(guard, here),
    await arrive(guard, here),
  ]
  await backdate(garita, late, '91 seconds')
  await ana.call(visits.decide, { id: answered, decision: 'denied' })
  await atDesk.enterByPhone(guard, {
    condominium_id: here,
    id: entered,
    event_id: newId(),
    authorized_by: 'Ana',
    reason: 'Llueve',
  })
  expect(await say(foreign, 'approve')).toMatchObject({ status: 409, code: 'channel_ask_unknown' })
  expect(await say(newId(), 'approve')).toMatchObject({ status: 409, code: 'channel_ask_unknown' })
  for (const id of [late, answered, entered])
    expect(await say(id, 'approve')).toMatchObject({ status: 409, code: 'channel_ask_closed' })
  expect(await stored(foreign)).toMatchObject(untouched)
  // The deadline may have ended the request meanwhile, but the late answer did not.
  const { status, outcome_channel } = await stored(late)
  expect([status, [null, 'clock'].includes(outcome_channel)]).toEqual(['pending_approval', true])
  expect(await stored(answered)).toMatchObject({ status: 'denied', outcome: 'refused', outcome_channel: 'app' })
  expect(await stored(entered)).toMatchObject({ outcome: 'admitted', outcome_channel: 'phone' })
  const { rows } = await garita.owner.query(
    `select from access_logs where authorization_id = $1 and event_type like '%late'`,
    [late],
  )
  expect(rows).toEqual([])
})

test('accepts the id of an answer once; a refused answer does not use it up', async () => {
  const { here, guard, say } = await world()
  const [first, second] = [await arrive(guard, here), await arrive(guard, here)]
  expect(await say(newId(), 'approve', { id: 'ans_7' })).toMatchObject({ code: 'channel_ask_unknown' })
  expect(await say(first, 'approve', { id: 'ans_7' })).toMatchObject({ status: 200 })
  expect(await say(first, 'approve', { id: 'ans_7' })).toMatchObject({ status: 409, code: 'channel_answer_repeated' })
  expect(await say(second, 'approve', { id: 'ans_7' })).toMatchObject({ status: 409, code: 'channel_answer_repeated' })
  expect(await stored(second)).toMatchObject(untouched)
  const other = await world()
  expect(await other.say(await arrive(other.guard, other.here), 'reject', { id: 'ans_7' })).toMatchObject({
    status: 200,
  })
})

test('accepts answers of a webhook only with the condominium’s permission, at once; both secrets sign for a day', async () => {
  const { here, guard, admin, on, say } = await world(false)
  const ask = await arrive(guard, here)
  expect(await say(ask, 'approve')).toMatchObject({ status: 409, code: 'channel_answers_off' })
  expect(await stored(ask)).toMatchObject(untouched)
  const choice = { condominium_id: here, address: dead, with_names: false, takes_answers: true, revision: 1 }
  expect(await admin.call(channels.change, choice)).toMatchObject({ ok: true })
  await admin.call(channels.renewSecret, { condominium_id: here })
  expect(await say(ask, 'approve')).toMatchObject({ status: 200 })
  const next = await arrive(guard, here)
  await garita.owner.query(`update channels set former_until = now() where condominium_id = $1`, [here])
  expect(await say(next, 'approve')).toMatchObject({ code: 'channel_unsigned' })
  await admin.call(channels.end, { condominium_id: here, id: on.channel })
  expect(await say(next, 'approve')).toMatchObject({ code: 'channel_unsigned' })
})

test('accepts one outcome of a unit, a guard and a receiver that answer at once', async () => {
  const { here, guard, ana, say } = await world()
  for (let turn = 0; turn < 8; turn++) {
    const id = await arrive(guard, here)
    const [resident, receiver] = await Promise.all([
      ana.call(visits.decide, { id, decision: 'denied' }),
      say(id, 'approve'),
    ])
    const { outcome, outcome_channel, status } = await stored(id)
    expect([resident.ok, receiver.status === 200].filter(Boolean)).toHaveLength(1)
    expect([status, outcome, outcome_channel]).toEqual(
      resident.ok ? ['denied', 'refused', 'app'] : ['approved', 'admitted', 'webhook'],
    )
  }
})

test('refuses a network with too many answers a minute before it asks the database', async () => {
  const { here, guard, on } = await world()
  const own = await testInstallation({ environment: nearby })
  const ask = await arrive(guard, here)
  const codes: string[] = []
  for (let turn = 0; turn < 125; turn++)
    codes.push((await answerAsk(own, on, ask, 'approve', { signature: 'v1,AAAA' })).code)
  expect(codes.slice(0, 120).every((code) => code === 'channel_unsigned')).toBe(true)
  expect(codes.slice(120).every((code) => code === 'too_many')).toBe(true)
  await own.close()
})
