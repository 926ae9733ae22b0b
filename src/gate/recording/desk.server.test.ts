/** A desk records one act at once, in the guard's own name: a conflict is refused, and a mistake is corrected. */
import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { amenityOf, book, morningZone } from '../../../tests/support/bookings.ts'
import { record } from '../../../tests/support/desk.ts'
import { entryOf, logOf, made, type StationWorld, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { correctionOf } from '../station/facts/actKinds.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const over = { ok: false, status: 409, code: 'correction_over' }
const enters = (id: string): Act => ({ kind: 'entry', subject: { authorization_id: id } })
const leaves = (id: string): Act => ({ kind: 'exit', subject: { authorization_id: id } })

async function world() {
  const there = await stationWorld(garita)
  const colleague = await garita.person({ user_role: 'agent', assigned: [there.here] })
  return { ...there, colleague, luis: await authorize(garita, there.ana) }
}
const corrects = (act: Act, event: string): Act => {
  const correction = correctionOf(act, event)
  if (!correction) throw new Error('nothing corrects it')
  return correction
}
const insideOf = async ({ guard }: StationWorld) => {
  const figures = await guard.call(visits.count, {})
  return figures.ok ? figures.answer.inside : figures.code
}
const kindsOf = async ({ guard }: StationWorld) => (await logOf(guard)).map(({ event_type }) => event_type)

test('corrects a mistaken exit at the desk: the visitor is inside, and the ended visit stays ended', async () => {
  const there = await world()
  const { guard, here, luis } = there
  await record(guard, here, enters(luis))
  const left = newId()
  await record(guard, here, leaves(luis), left)
  expect(await record(guard, here, corrects(leaves(luis), left))).toMatchObject({ ok: true })
  expect(await insideOf(there)).toBe(1)
  expect(await record(guard, here, leaves(luis))).toMatchObject({ ok: true })
  expect(await record(guard, here, enters(luis))).toMatchObject({ code: 'visit_not_allowed' })
})

test('corrects entries and exits of residents and guests at the desk', async () => {
  const there = await world()
  const { ana, guard, here } = there
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2, log_resident_entries = true where id = $1', [
    here,
    zone,
  ])
  const presence = await guard.call(visits.residentPresence, { condominium_id: here, id: ana.id })
  const residence = presence.ok ? presence.answer.lives[0]?.id : undefined
  const pool = await amenityOf(garita, here, 'pool')
  const hours = { reservation_date: dayIn(zone), start_time: '20:00', end_time: '22:00' }
  const reservationId = await book(ana, pool, { ...hours, guest_count: 1, guest_list: [] })
  const guest = { kind: 'guest_entry', reservation_id: reservationId, guest_id: newId(), name: 'Pía' } as const
  const goes: Act = { kind: 'guest_exit', reservation_id: reservationId, guest_id: guest.guest_id }
  const both = [
    { comes: enters(residence ?? ''), leaves: leaves(residence ?? '') },
    { comes: guest, leaves: goes },
  ]
  const left = [newId(), newId()]
  for (const [at, one] of both.entries()) {
    const came = newId()
    expect(await record(guard, here, one.comes, came)).toMatchObject({ ok: true })
    expect(await record(guard, here, corrects(one.comes, came))).toMatchObject({ ok: true })
    expect(await record(guard, here, one.comes)).toMatchObject({ ok: true })
    expect(await record(guard, here, one.leaves, left[at])).toMatchObject({ ok: true })
  }
  // Both are inside, though neither may enter any more.
  await garita.owner.query('update condominiums set log_resident_entries = false where id = $1', [here])
  await garita.owner.query(`update amenity_reservations set status = 'cancelled', cancelled_at = now() where id = $1`, [
    reservationId,
  ])
  for (const [at, one] of both.entries()) {
    expect(await record(guard, here, corrects(one.leaves, left[at] ?? ''))).toMatchObject({ ok: true })
    expect(await record(guard, here, one.leaves)).toMatchObject({ ok: true })
  }
})

test('refuses to correct a log line after a minute, or one of another guard, station or person', async () => {
  const there = await world()
  const { guard, here, luis, colleague, ana } = there
  const [came, other] = [newId(), await authorize(garita, ana)]
  await record(guard, here, enters(luis), came)
  expect(await record(colleague, here, corrects(enters(luis), came))).toMatchObject(over)
  expect(await record(guard, here, corrects(enters(other), came))).toMatchObject(over)
  const told = made(there, entryOf(other))
  await tell(there, told)
  expect(await record(guard, here, corrects(enters(other), told.event.id))).toMatchObject(over)
  const earlier = newId()
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_id, actor_role, actor_name)
      values ($1, $2, $3, 'entry', now() - interval '61 seconds', '101', $4, 'agent', 'Gus')`,
    [here, earlier, await authorize(garita, ana), guard.id],
  )
  const { rows } = await garita.owner.query('select authorization_id from access_logs where id = $1', [earlier])
  expect(await record(guard, here, corrects(enters(rows[0].authorization_id), earlier))).toMatchObject(over)
  expect(await insideOf(there)).toBe(3)
})

test('records events of a desk with the server’s time and in the caller’s own name', async () => {
  const there = await world()
  const { guard, here, luis, colleague } = there
  const past = { doubt: null, snapshot_version: null, gate_id: null, at: '2020-01-01T00:00:00.000Z' }
  const send = (agentId: string) => {
    const event = { ...enters(luis), ...past, id: newId(), agent_id: agentId }
    return guard.call(gate.record, { condominium_id: here, events: [{ event }] } as never)
  }
  expect(await send(colleague.id)).toMatchObject({ status: 403 })
  expect(await send(guard.id)).toMatchObject({ ok: true })
  const [line] = await logOf(guard)
  expect(line).toMatchObject({ agent_name: expect.stringMatching(/^Gus Garita/), provenance: null })
  expect(Date.parse(line?.occurred_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000)
})

test('answers strangers like callers with an unknown id', async () => {
  const { stranger, guard, here, luis, ana } = await world()
  const missing = { ok: false, status: 404 }
  expect(await record(stranger, here, enters(luis))).toMatchObject(missing)
  expect(await record(guard, here, enters(newId()))).toMatchObject(missing)
  expect(await record(ana, here, enters(luis))).toMatchObject({ status: 403 })
  for (const act of [
    { kind: 'badge', authorization_id: newId(), badge: '7' },
    { kind: 'call_answer', authorization_id: newId(), answer: 'refused' },
    { kind: 'guest_exit', reservation_id: newId(), guest_id: newId() },
  ] as const) {
    expect(await record(guard, here, act)).toMatchObject(missing)
  }
})

test('names the field of a desk’s form that is missing, contains a scanned code, or does not belong there', async () => {
  const { guard, here } = await world()
  const visit = {
    kind: 'unannounced',
    authorization_id: newId(),
    unit_number: '101',
    phone_number: null,
    purpose: null,
  }
  const fieldsOf = async (act: object) => {
    const answer = await record(guard, here, act as Act)
    return answer.ok ? [] : answer.fields?.map(({ field, problem }) => [field.replace('events.0.event.', ''), problem])
  }
  expect(await fieldsOf({ ...visit, name: 'Luis' })).toEqual([
    ['last_name', 'required'],
    ['id_document', 'required'],
  ])
  const whole = { name: 'G1:ABC', last_name: 'Gómez', id_document: 'INE1' }
  expect(await fieldsOf({ ...visit, ...whole })).toEqual([['name', 'pass_like']])
  const byPhone = { kind: 'override', subject: { authorization_id: newId() }, reason: 'Llamó', authorized_by: 'G1:ABC' }
  expect(await fieldsOf(byPhone)).toEqual([['authorized_by', 'pass_like']])
  expect(await fieldsOf({ kind: 'sheet_printed' })).toEqual([['kind', 'invalid']])
  expect(await fieldsOf({ kind: 'entry', subject: { token: 'G1:ABC' } })).toEqual([['subject', 'invalid']])
})

test('accepts one event of a desk at a time, and requires number and gate for events of a station', async () => {
  const there = await world()
  const { guard, here, luis, station } = there
  const { event } = made(there, entryOf(luis))
  const two = [{ event }, { event: { ...event, id: newId() } }]
  expect(await guard.call(gate.record, { condominium_id: here, station_id: null, events: two })).toMatchObject({
    fields: [{ field: 'events', problem: 'invalid' }],
  })
  const nowhere = [{ event: { ...event, gate_id: null } }]
  expect(await guard.call(gate.record, { ...station, events: nowhere })).toMatchObject({
    fields: [
      { field: 'events.0.sequence', problem: 'required' },
      { field: 'events.0.event.gate_id', problem: 'required' },
    ],
  })
})

test('records the home’s answer by telephone: the first outcome counts, and a repeated call changes nothing', async () => {
  const { guard, here } = await world()
  const id = await arrive(guard, here)
  const said = (answer: 'admitted' | 'comes_down') =>
    record(guard, here, { kind: 'call_answer', authorization_id: id, answer })
  expect(await said('admitted')).toMatchObject({ ok: true })
  expect(await said('admitted')).toMatchObject({ ok: true })
  expect(await said('comes_down')).toMatchObject({ code: 'arrival_settled' })
  const word = { reason: 'Sin señal', authorized_by: 'Ana' }
  const byPhone: Act = { kind: 'override', subject: { authorization_id: id }, ...word }
  expect(await record(guard, here, byPhone)).toMatchObject({ ok: true })
  expect(await record(guard, here, byPhone)).toMatchObject({ code: 'visit_decided' })
})

test('shows the telephones of a home, and the log names the guard', async () => {
  const there = await world()
  const { guard, here, ana } = there
  await garita.owner.query(`update profiles set phone_number = '55 1234 5678' where id = $1`, [ana.id])
  const look = { kind: 'phones_shown', authorization_id: null, unit_number: '101' } as const
  expect(await record(guard, here, { ...look, reason: null })).toMatchObject({ code: 'phones_unasked' })
  expect(await record(guard, here, { ...look, reason: 'Fuga de agua' })).toMatchObject({
    answer: { answers: [{ phones: [{ name: 'Ana Uno', number: '55 1234 5678' }] }] },
  })
  expect(await kindsOf(there)).toEqual(['phones_shown_unasked'])
})
