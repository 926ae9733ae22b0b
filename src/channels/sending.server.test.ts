/** Channels send the events of a single condominium, in order, at least once, and never delay a gate. */

import { beforeEach, expect, test, vi } from 'vitest'
import { arrive, enter } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize } from '../../tests/support/visits.ts'
import {
  arrived,
  bytesOf,
  messagesOf,
  nearby,
  openReceiver,
  type Receiver,
  saying,
  turnOn,
  webhookWorld,
} from '../../tests/support/webhookReceiver.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { channels } from './channels.contract.ts'
import { sendOne } from './sending.server.ts'
import { isSigned } from './signing.server.ts'

const garita = openForFile(() => testInstallation({ environment: nearby }))
let receiver: Receiver
beforeEach(async () => {
  await garita.owner.query('delete from channels')
  receiver = await openReceiver()
  return () => receiver.close()
})

const world = (more: { with_names?: boolean } = {}) => webhookWorld(garita, receiver, more)
const rowsOf = (place: string) => messagesOf(garita, place)

test('sends a request, its end and an entry in order, signed, and without names', async () => {
  const { here, guard, ana, main, on } = await world()
  const began = Math.floor(Date.now() / 1000)
  const id = await arrive(guard, here)
  await ana.call(visits.decide, { id, decision: 'approved' })
  await enter(guard, here, id)
  const received = await arrived(receiver, 3)
  expect(received.map(({ said }) => said.type)).toEqual(['ask.opened', 'ask.closed', 'entry.recorded'])
  const [opened, closed, entry] = received.map(({ said }) => said.data)
  const gate = { id: main, name: expect.any(String) }
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(opened).toEqual({ ask_id: id, unit: '101', kind: 'visit', gate, opened_at: moment, deadline: moment })
  expect(Date.parse(String(opened?.deadline)) - Date.parse(String(opened?.opened_at))).toBe(90_000)
  expect(closed).toEqual({ ask_id: id, outcome: 'admitted', channel: 'app', closed_at: moment })
  expect(entry).toEqual({
    entry_id: expect.any(String),
    gate,
    kind: 'temporary_visitor',
    at: moment,
    recorded_at: moment,
  })
  for (const one of received) {
    expect(one.id).toMatch(/^msg_[0-9a-f-]{36}$/)
    expect(Number(one.timestamp)).toBeGreaterThanOrEqual(began)
    expect(Number(one.timestamp)).toBeLessThanOrEqual(Date.now() / 1000)
    expect(one.signatures).toHaveLength(1)
    expect(isSigned([bytesOf(on.secret)], one, one.signatures.join(' '))).toBe(true)
    for (const word of ['Luis', 'Gómez', 'INE12345', 'Ana', 'Gus']) expect(one.body).not.toContain(word)
  }
})

test('sends name and document if the condominium chose so', async () => {
  const { here, guard } = await world({ with_names: true })
  await arrive(guard, here)
  const [opened] = await arrived(receiver, 1)
  expect(opened?.said.data.visitor).toEqual({ name: 'Luis', last_name: 'Gómez', document: 'INE12345' })
})

test('removes names from pending messages too when an administrator turns names off', async () => {
  receiver.answer = saying(500)
  const { here, guard, admin } = await world({ with_names: true })
  await arrive(guard, here)
  const waits = async () => (await rowsOf(here))[0]?.body
  expect(await waits()).toContain('INE12345')
  const chosen = { condominium_id: here, address: receiver.origin, takes_answers: false }
  expect(await admin.call(channels.change, { ...chosen, with_names: false, revision: 1 })).toMatchObject({ ok: true })
  const { data } = JSON.parse(await waits())
  expect(data).toMatchObject({ unit: '101' })
  expect(data.visitor).toBeUndefined()
})

test('locks a channel before its message when it records a failure, as a change of the settings does', async () => {
  receiver.answer = saying(500)
  const { here, guard, on } = await world()
  await garita.owner.query(`update channels set locked_until = now() + interval '1 hour' where id = $1`, [on.channel])
  await arrive(guard, here)
  const [message] = await rowsOf(here)
  let recorded: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('select from channels where id = $1 for no key update', [on.channel])
    recorded = garita.owner.query(`select access.settle_channel_message($1, $2, false, 500, 'status 500')`, [
      on.channel,
      message.id,
    ])
    await waited()
    await say('select from channel_messages where id = $1 for update nowait', [message.id])
  })
  await recorded
  expect(await rowsOf(here)).toMatchObject([{ state: 'waiting', attempts: 1, last_status: 500 }])
})

test('reports entries in an emergency, and no corrections, exits or other lines', async () => {
  const { here, guard, ana } = await world()
  await atDesk.emergency(guard, { condominium_id: here, event_id: newId() })
  const mine = await authorize(garita, ana)
  await enter(guard, here, mine)
  await atDesk.leave(guard, { condominium_id: here, id: mine, event_id: newId() })
  await atDesk.authority(guard, { condominium_id: here, event_id: newId() })
  expect((await arrived(receiver, 2)).map(({ said }) => [said.type, said.data.kind])).toEqual([
    ['entry.recorded', 'emergency'],
    ['entry.recorded', 'temporary_visitor'],
  ])
  expect(await rowsOf(here)).toHaveLength(2)
})

test('signs with both secrets for a day after a renewal', async () => {
  const { here, admin, on } = await world()
  const renewed = await admin.call(channels.renewSecret, { condominium_id: here })
  const fresh = renewed.ok ? renewed.answer.secret : ''
  const sign = async () => {
    const before = receiver.received.length
    await admin.call(channels.test, { condominium_id: here })
    const one = (await arrived(receiver, before + 1)).at(-1)
    if (!one) throw new Error('nothing came')
    return [fresh, on.secret].map((secret) => isSigned([bytesOf(secret)], one, one.signatures.join(' ')))
  }
  expect(await sign()).toEqual([true, true])
  await garita.owner.query(`update channels set former_until = now() - interval '1 second' where condominium_id = $1`, [
    here,
  ])
  expect(await sign()).toEqual([true, false])
})

test('sends each receiver only its own messages, whatever happens in many condominiums at once', async () => {
  const places = await Promise.all(
    Array.from({ length: 4 }, async (_, nth) => {
      const there = await stationWorld(garita)
      const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
      // The last one has no webhook.
      if (nth < 3) await turnOn(admin, there.here, `${receiver.origin}/${there.here}`)
      return { ...there, ids: new Set<string>() }
    }),
  )
  await Promise.all(
    places.map(async ({ here, guard, ana, main, ids }, nth) => {
      ids.add(main)
      for (let turn = 0; turn < 5 + nth; turn++) {
        const id = await arrive(guard, here)
        ids.add(id)
        await ana.call(visits.decide, { id, decision: turn % 2 === 0 ? 'approved' : 'denied' })
        if (turn % 2 === 0) await enter(guard, here, id)
      }
      const { rows } = await garita.owner.query('select id from access_logs where condominium_id = $1', [here])
      for (const { id } of rows) ids.add(id)
    }),
  )
  await eventually(async () => {
    const { rows } = await garita.owner.query(`select from channel_messages where state = 'waiting'`)
    expect(rows).toEqual([])
  })
  expect(receiver.received.length).toBeGreaterThan(30)
  for (const { path, said } of receiver.received) {
    const own = places.find(({ here }) => path === `/${here}`)
    const gate = said.data.gate as { id: string } | undefined
    for (const id of [said.data.ask_id ?? said.data.entry_id, ...(gate ? [gate.id] : [])])
      expect(own?.ids.has(String(id)), `${said.type} at ${path}`).toBe(true)
  }
  const silent = places.at(-1)
  expect(receiver.received.filter(({ path }) => path === `/${silent?.here}`)).toEqual([])
  expect(await rowsOf(silent?.here ?? '')).toEqual([])
})

test('sends nothing to an archived condominium', async () => {
  const here = await garita.condominium()
  const add = `insert into channels (condominium_id, id, address, sealed_secret, added_by_name)
    values ($1, gen_random_uuid(), 'https://example.org/', decode(repeat('00', 60), 'hex'), 'Rita')`
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [here])
  await garita.owner.query(add, [here])
  await garita.owner.query(
    `insert into channel_messages (condominium_id, type, body) values ($1, 'channel.test', '{}')`,
    [here],
  )
  const sent = vi.fn()
  const tools = { keys: { channel: { seal: () => Buffer.of(), unseal: () => Buffer.of() } }, webhooks: { post: sent } }
  expect(await sendOne(garita.database.callerDb({ system: 'keeper' }), tools)).toBe(false)
  expect(sent).not.toHaveBeenCalled()
})
