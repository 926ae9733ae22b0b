/** Only the condominium's administration turns a webhook on, changes and ends it, with a recently typed password. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, account, password } from '../../tests/support/accounts.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { arrived, nearby, openReceiver, type Receiver, turnOn } from '../../tests/support/webhookReceiver.ts'
import { session } from '../session/session.contract.ts'
import { channels } from './channels.contract.ts'

let garita: TestInstallation
let receiver: Receiver
beforeAll(async () => {
  garita = await testInstallation({ environment: nearby })
  receiver = await openReceiver()
})
afterAll(async () => {
  await garita.close()
  await receiver.close()
})

async function world() {
  const here = await garita.condominium()
  const admin = await account(garita, { user_role: 'admin', assigned: [here], full_name: 'Rita Admin' })
  const wish = (more = {}) => ({
    ...{ condominium_id: here, address: receiver.origin, with_names: false, takes_answers: false },
    ...more,
  })
  return { here, admin, wish }
}
const listed = async (who: Pick<Account, 'call'>) => {
  const list = await who.call(channels.list, {})
  if (!list.ok) throw new Error(list.code)
  return list.answer
}

test('shows the secret once, stores it sealed, and records changes in the audit without it', async () => {
  const { here, admin, wish } = await world()
  expect(await listed(admin)).toMatchObject([{ condominium: { id: here }, channel: null }])
  const { secret, channel } = await turnOn(admin, here, receiver.origin)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(await admin.call(channels.turnOn, wish())).toMatchObject({ code: 'channels_pkey' })
  const [one] = await listed(admin)
  expect(one?.channel).toMatchObject({
    ...{ id: channel, address: receiver.origin, with_names: false, takes_answers: false },
    ...{ added_by_name: 'Rita Admin', failures: 0, rests_until: null, former_until: null },
  })
  const { rows } = await garita.owner.query(
    `select sealed_secret, to_json(c)::text as row from channels c where condominium_id = $1`,
    [here],
  )
  expect(rows[0].sealed_secret.subarray(0, 4).toString()).toBe('G2S:')
  expect(rows[0].row).not.toContain(secret.slice(6))
  const renewed = await admin.call(channels.renewSecret, { condominium_id: here })
  expect(renewed.ok && renewed.answer.secret).not.toBe(secret)
  expect((await listed(admin))[0]?.channel?.former_until).not.toBeNull()
  expect(await admin.call(channels.change, { ...wish({ with_names: true }), revision: 1 })).toMatchObject({ ok: true })
  expect(await admin.call(channels.change, { ...wish(), revision: 1 })).toMatchObject({
    code: 'changed_meanwhile',
    now: { with_names: true, revision: 2 },
  })
  expect(await admin.call(channels.end, { condominium_id: here, id: channel })).toMatchObject({ ok: true })
  expect(await admin.call(channels.end, { condominium_id: here, id: channel })).toMatchObject({ ok: true })
  const said = await garita.owner.query(
    `select act, subject_name, what from audit_entries where condominium_id = $1 and thing = 'channel' order by at`,
    [here],
  )
  expect(said.rows.map(({ act, what }) => [act, Object.keys(what).sort().join(' ')])).toEqual([
    ['made', 'address sealed_secret takes_answers with_names'],
    ['changed', 'sealed_secret'],
    ['changed', 'with_names'],
    ['removed', 'address sealed_secret takes_answers with_names'],
  ])
  for (const { what } of said.rows) if (what.sealed_secret) expect(what.sealed_secret).toEqual([null, null])
})

test('requires a recently typed password to read the secret or change the address of a webhook', async () => {
  const { here, admin, wish } = await world()
  const long = () =>
    garita.owner.query(`update sessions set proved_at = now() - interval '11 minutes' where profile_id = $1`, [
      admin.id,
    ])
  await long()
  expect(await admin.call(channels.turnOn, wish())).toMatchObject({ code: 'prove_yourself' })
  expect(await garita.owner.query('select from channels where condominium_id = $1', [here])).toMatchObject({
    rowCount: 0,
  })
  await admin.call(session.prove, { password })
  expect(await admin.call(channels.turnOn, wish())).toMatchObject({ ok: true })
  await long()
  expect(await admin.call(channels.renewSecret, { condominium_id: here })).toMatchObject({ code: 'prove_yourself' })
  const moved = { ...wish({ address: `${receiver.origin}/elsewhere` }), revision: 1 }
  expect(await admin.call(channels.change, moved)).toMatchObject({ code: 'prove_yourself' })
  const open = { ...wish({ takes_answers: true }), revision: 1 }
  expect(await admin.call(channels.change, open)).toMatchObject({ code: 'prove_yourself' })
  expect((await listed(admin))[0]?.channel).toMatchObject({ revision: 1, takes_answers: false, former_until: null })
  await admin.call(session.prove, { password })
  expect(await admin.call(channels.change, open)).toMatchObject({ ok: true })
})

test('reports an invalid or unreachable webhook address at its field', async () => {
  const { admin, wish } = await world()
  for (const [address, problem] of [
    ['', 'required'],
    ['barrera', 'web_address'],
    ['http://example.org/', 'web_address'],
    ['https://10.0.0.7/', 'private_address'],
    ['https://169.254.169.254/', 'private_address'],
    [`https://example.org/${'x'.repeat(500)}`, 'too_long'],
  ])
    expect(await admin.call(channels.turnOn, wish({ address }))).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'address', problem }],
    })
})

test('refuses others than administrators who read, turn on, test, renew or end a webhook', async () => {
  const { here, admin } = await world()
  const { channel } = await turnOn(admin, here, receiver.origin)
  const elsewhere = await garita.condominium()
  const others = [
    await account(garita, { user_role: 'admin', assigned: [elsewhere] }),
    await account(garita, { user_role: 'agent', assigned: [here] }),
    await account(garita, { user_role: 'super_admin' }),
    await account(garita, { condominium: here, unit: '101' }),
  ]
  const place = { condominium_id: here }
  const open = await garita.condominium()
  for (const [nth, who] of others.entries()) {
    const list = await who.call(channels.list, {})
    if (list.ok) expect(list.answer.map(({ condominium }) => condominium.id)).not.toContain(here)
    const deliveries = await who.call(channels.deliveries, place)
    expect(deliveries.ok ? deliveries.answer : []).toEqual([])
    const wish = { address: receiver.origin, with_names: true, takes_answers: true }
    for (const refused of [
      await who.call(channels.turnOn, { ...wish, condominium_id: open }),
      await who.call(channels.change, { ...wish, ...place, revision: 1 }),
      await who.call(channels.renewSecret, place),
      await who.call(channels.test, place),
    ])
      expect(refused.ok, `${nth}`).toBe(false)
    await who.call(channels.end, { ...place, id: channel })
  }
  expect((await listed(admin))[0]?.channel).toMatchObject({ id: channel, revision: 1, former_until: null })
})

test('sends a test message to the webhook, and lists its result', async () => {
  const { here, admin } = await world()
  receiver.received.splice(0)
  const { channel } = await turnOn(admin, here, `${receiver.origin}/${here}`)
  expect(await admin.call(channels.deliveries, { condominium_id: here })).toMatchObject({ answer: [] })
  expect(await admin.call(channels.test, { condominium_id: here })).toMatchObject({ ok: true })
  const [one] = await arrived(receiver, 1)
  expect(one).toMatchObject({ path: `/${here}`, said: { type: 'channel.test', data: {} } })
  await expect
    .poll(async () => {
      const list = await admin.call(channels.deliveries, { condominium_id: here })
      return list.ok && list.answer
    })
    .toMatchObject([{ type: 'channel.test', state: 'delivered', attempts: 1, last_status: 204, last_error: null }])
  // A delivered body is deleted.
  const { rows } = await garita.owner.query('select body from channel_messages where condominium_id = $1', [here])
  expect(rows).toEqual([{ body: null }])
  await admin.call(channels.end, { condominium_id: here, id: channel })
  expect(await admin.call(channels.test, { condominium_id: here })).toMatchObject({ status: 404 })
})
