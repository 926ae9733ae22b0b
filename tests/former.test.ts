/** What a former build left in people's hands goes on with today's program: sessions, passes, links, keys, and what stations did. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import { firstSnapshot } from '../src/gate/facts/gate.snapshot.first.ts'
import { snapshotReads } from '../src/gate/facts/gate.snapshot.ts'
import { type GateEvent, mostInBatch } from '../src/gate/facts/gateEvents.ts'
import { gate } from '../src/gate/gate.contract.ts'
import { openOutbox } from '../src/gate/station/outbox.ts'
import { openSnapshot } from '../src/gate/station/stationSnapshot.ts'
import { judge } from '../src/gate/verdict/verdict.ts'
import { notices } from '../src/notices/notices.contract.ts'
import { session } from '../src/session/session.contract.ts'
import { newId } from '../src/shared/ids.ts'
import { formerRows } from './former/former.ts'
import { type FormerInstallation, formerInstallation } from './support/formerInstallation.ts'

let there: FormerInstallation
beforeAll(async () => {
  there = await formerInstallation()
})
afterAll(() => there.close())

const piece = (wanted: string) => there.former.station.pieces.find(({ name }) => name === wanted)?.value
const place = () => ({ condominium_id: there.former.condominium_id, gate_id: there.former.gate_id })
const station = () => ({ condominium_id: there.former.condominium_id, station_id: String(piece('station_id')) })
/** A visit lasts a year at the most. */
const over = ({ kind }: { kind: string }) =>
  kind === 'temporary_visitor' && Date.now() > Date.parse(there.former.made_at) + 355 * 86_400_000
const eventsOf = (kept: unknown[]) => kept.map((one) => Object(one)).map(({ sequence, event }) => ({ sequence, event }))

test('the upgrade loses no row', async () => {
  for (const [table, rows] of Object.entries(formerRows('d2f3781'))) {
    const { rows: found } = await there.owner.query<{ count: number }>(
      `select count(*)::int as count from public."${table}"`,
    )
    expect([table, found[0]?.count]).toEqual([table, rows.length])
  }
})

test('signed-in users stay signed in', async () => {
  for (const who of [there.admin, there.agent, there.resident]) {
    expect(await who.call(session.current, {})).toMatchObject({ ok: true, answer: { person: { id: who.id } } })
  }
})

test('a subscribed browser gets push messages with the key that it knows', async () => {
  const { push } = there.former
  expect(await there.resident.call(notices.preferences, {})).toMatchObject({ answer: { push_key: push.push_key } })
  const { rows } = await there.owner.query('select from push_subscriptions where endpoint = $1', [push.endpoint])
  expect(rows.length).toBe(1)
})

test('a device key still opens for a pass of each kind', async () => {
  for (const pass of there.former.passes) {
    const said = await there.device.call(gate.check, { code: pass.token })
    expect(said).toMatchObject({ ok: true, answer: { name: expect.any(String) } })
    if (said.ok) expect(said.answer.verdict === 'red').toBe(over(pass))
  }
})

test('a visitor’s link still shows the pass', async () => {
  for (const pass of there.former.passes.filter((one) => !over(one))) {
    expect(await there.nobody.call(authorizations.visit, { link: pass.link })).toMatchObject({
      ok: true,
      answer: { auth_type: pass.kind, access_number: pass.access_number },
    })
  }
})

test('reads a station’s stored snapshot and its 20 events', async () => {
  const known = openSnapshot(piece('snapshot'))
  expect(known?.condominium.id).toBe(there.former.condominium_id)
  const now = Date.parse(there.former.made_at)
  for (const { token } of there.former.passes) {
    const said = known && judge({ kind: 'pass', token }, known, { now, doubtful: false, why: null })
    expect(said?.tone).toBe('green')
  }
  const next = piece(`next ${there.former.condominium_id}`)
  const outbox = openOutbox({ next, kept: there.former.station.acts.map(({ kept }) => kept) })
  expect([outbox.kept.length, outbox.damaged, outbox.next]).toEqual([20, [], next])
})

test('accepts a station’s unsent events, each once and in order', async () => {
  const sent = eventsOf(there.former.station.acts.map(({ kept }) => kept)) as GateEvent[]
  expect(new Set(sent.map(({ event }) => event.kind)).size).toBe(7)
  expect(sent.length).toBeLessThanOrEqual(mostInBatch)
  const { gate_id } = place()
  expect(await there.agent.call(gate.bind, { ...station(), gate_id })).toMatchObject({ ok: true })
  const tell = async () => {
    const told = await there.agent.call(gate.record, { ...station(), events: sent })
    if (!told.ok) throw new Error(JSON.stringify(told))
    return told.answer.answers
  }
  const answers = await tell()
  expect(answers.map(({ id }) => id)).toEqual(sent.map(({ event }) => event.id))
  expect(answers.filter(({ conflict }) => conflict === 'not_taken')).toEqual([])
  const log = async () =>
    (
      await there.owner.query<{ id: string }>(
        'select id from access_logs where station_id = $1 order by occurred_at, id',
        [station().station_id],
      )
    ).rows.map(({ id }) => id)
  const written = await log()
  // Who came unannounced is a request until the unit has answered, and no entry.
  const asked = sent.filter(({ event }) => event.kind === 'unannounced')
  expect(written).toEqual(sent.filter((one) => !asked.includes(one)).map(({ event }) => event.id))
  const { rows: requests } = await there.owner.query('select from authorizations where id = any($1)', [
    asked.map(({ event }) => 'authorization_id' in event && event.authorization_id),
  ])
  expect(requests.length).toBe(asked.length)
  await tell()
  expect(await log()).toEqual(written)
})

test('accepts an event in the format of even older builds', async () => {
  const kept = eventsOf(there.former.station.acts.map((one) => one.kept))
  const without = (kind: string, ...gone: string[]) => {
    const { sequence, event } = kept.find((one) => one.event.kind === kind) ?? { sequence: 0, event: {} }
    const left = Object.entries({ ...event, id: newId() }).filter(([name]) => !gone.includes(name))
    return { sequence: sequence + 100, event: Object.fromEntries(left) }
  }
  const events = [without('guest_entry', 'name'), without('unannounced', 'phone_number', 'purpose')] as GateEvent[]
  const told = await there.agent.call(gate.record, { ...station(), events })
  expect(told).toMatchObject({ ok: true })
  if (told.ok) expect(told.answer.answers.map(({ conflict }) => conflict)).not.toContain('not_taken')
})

test('a page that sends no version gets the first snapshot format, field by field', async () => {
  const pulled = await there.agent.call(gate.snapshot, place())
  if (!pulled.ok || 'unchanged' in pulled.answer) throw new Error('no snapshot')
  expect(pulled.answer.entries.length).toBeGreaterThan(20)
  expect(pulled.answer).toEqual(firstSnapshot(pulled.answer))
  const newest = await there.agent.call(gate.snapshot, { ...place(), reads: snapshotReads })
  if (!newest.ok || 'unchanged' in newest.answer) throw new Error('no snapshot')
  const { version, taken_at, ...same } = firstSnapshot(newest.answer)
  expect(pulled.answer).toMatchObject(same)
})
