/** A station knows its whole condominium and no other; the server keeps each act once, in order, and flags doubtful ones. */

import { expect, test } from 'vitest'
import { amenityOf, book, morningZone } from '../../../tests/support/bookings.ts'
import { called } from '../../../tests/support/called.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import {
  authorizedIn,
  entryOf,
  logOf,
  made,
  onDutySince,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, authorizeEarlier, dayIn, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { judge } from '../station/verdict/verdict.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

test('decides from the snapshot: today’s visitor is green, a canceled one red; only its guards get a snapshot', async () => {
  const there = await stationWorld(garita)
  const { here, main, ana, stranger, guard } = there
  const [luis, gone] = [await authorize(garita, ana), await authorize(garita, ana)]
  const [pass, dead] = [await passOf(ana, luis), await passOf(ana, gone)]
  await ana.call(authorizations.remove, { id: gone })
  const known = await snapshotOf(there)
  const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
  expect(judge({ kind: 'pass', token: pass.token }, known, time)).toMatchObject({ tone: 'green', act: 'entry' })
  expect(judge({ kind: 'number', number: pass.access_number ?? '' }, known, time)).toMatchObject({ tone: 'green' })
  expect(judge({ kind: 'pass', token: dead.token }, known, time)).toMatchObject({
    tone: 'red',
    reason: { code: 'cancelled_by_resident' },
  })
  expect(known.units).toEqual(['101'])
  expect(authorizedIn(known).map(({ document }) => document)).toEqual([null])

  // A transaction of another test makes a version read some entries again, until it ends.
  await eventually(async () => {
    const { version } = await snapshotOf(there)
    const again = await guard.call(gate.snapshot, { condominium_id: here, gate_id: main, have: version })
    expect(again).toMatchObject({ ok: true, answer: { unchanged: true, version } })
  })
  for (const person of [ana, stranger]) {
    const refused = await person.call(gate.snapshot, { condominium_id: here, gate_id: main })
    expect(refused.ok).toBe(false)
  }
})

test('stores each act once, with its time, its gate and the guard on duty', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here } = there
  const other = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Otra Garita' })
  await onDutySince(garita, other, 1)
  const luis = await authorizeEarlier(garita, ana)
  const before = new Date(Date.now() - 3_600_000)
  const entry = made(there, entryOf(luis), { at: before, agent_id: other.id })
  expect(await tell(there, entry)).toEqual([null])
  expect(await tell(there, entry, made(there, { kind: 'exit', subject: { authorization_id: luis } }))).toEqual([
    null,
    null,
  ])
  const log = await logOf(guard)
  expect(log.map(({ event_type, agent_name, gate_name }) => [event_type, agent_name, gate_name])).toEqual([
    ['exit', called('Gus Garita'), 'Acceso principal'],
    ['entry', called('Otra Garita'), 'Acceso principal'],
  ])
  expect(log[1]?.occurred_at && Date.parse(log[1].occurred_at)).toBe(before.getTime())
})

test('stores no future time from a device whose clock runs ahead', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  await tell(there, made(there, entryOf(luis), { at: new Date(Date.now() + 5 * 3_600_000) }))
  expect(Date.parse((await logOf(there.guard))[0]?.occurred_at ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
})

test('stores conflicts and notifies guard, resident and admin', async () => {
  const there = await stationWorld(garita)
  const { ana, guard, here, stranger } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const [cancelled, inside, suspended, early] = [
    await authorize(garita, ana),
    await authorize(garita, ana),
    await authorize(garita, ana, 'worker'),
    await authorize(garita, ana),
  ]
  const before = new Date(Date.now() - 60_000)
  await ana.call(authorizations.remove, { id: cancelled })
  await ana.call(authorizations.remove, { id: early })
  await ana.call(authorizations.suspend, { id: suspended })
  await atDesk.enter(guard, { condominium_id: here, id: inside, event_id: newId(), reason: null })
  const told = [cancelled, inside, suspended].map((id) => made(there, entryOf(id)))
  expect(await tell(there, ...told)).toEqual(['cancelled_meanwhile', 'already_inside_elsewhere', 'revoked_meanwhile'])
  expect(await tell(there, ...told)).toEqual(['cancelled_meanwhile', 'already_inside_elsewhere', 'revoked_meanwhile'])
  expect(await tell(there, made(there, entryOf(newId())))).toEqual(['unknown'])
  // This entry happened before the cancellation and arrives after it.
  const other = { ...there, station: { ...there.station, station_id: newId() } }
  await guard.call(gate.bind, { ...other.station, gate_id: there.main })
  expect(await tell(other, made(other, entryOf(early), { at: before }))).toEqual([null])
  for (const [person, count] of [
    [ana, 3],
    // Unknown people are kept beside the log and flag nothing.
    [guard, 3],
    [admin, 3],
    [stranger, 0],
  ] as const) {
    const heard = await person.call(notices.list, {})
    const flagged = heard.ok ? heard.answer.items.filter(({ kind }) => kind === 'gate_conflict') : []
    expect(flagged.length).toBe(count)
  }
})

test('ends the visit with one log row when the visitor leaves for good, in every order of arrival', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  const come = made(there, entryOf(luis))
  const out = made(there, { kind: 'checkout', subject: { authorization_id: luis } })
  expect(await tell(there, come, out, out)).toEqual([null, null, null])
  expect((await logOf(there.guard)).map(({ event_type }) => event_type)).toEqual(['visitor_checkout', 'entry'])
  expect(authorizedIn(await snapshotOf(there))[0]).toMatchObject({ status: 'inactive', inside: null })
})

test('asks the unit about an unannounced visitor; an answer by phone settles the request', async () => {
  const there = await stationWorld(garita)
  const authorizationId = newId()
  const who = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345', phone_number: null, purpose: 'Paquete' }
  const arrival = made(there, { kind: 'unannounced', authorization_id: authorizationId, unit_number: '101', ...who })
  expect(await tell(there, arrival, arrival)).toEqual([null, null])
  expect(await logOf(there.guard)).toMatchObject([{ event_type: 'visitor_registered', gate_name: 'Acceso principal' }])
  expect(await there.ana.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [{ id: authorizationId }] })
  const byPhone = { reason: 'Sin señal', authorized_by: 'Ana', because: 'pending' as const }
  await tell(there, made(there, { kind: 'override', subject: { authorization_id: authorizationId }, ...byPhone }))
  expect(await there.ana.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [] })
  const nowhere = made(there, { kind: 'unannounced', authorization_id: newId(), unit_number: '999', ...who })
  expect(await tell(there, nowhere)).toEqual(['not_taken'])
})

test('records entries and exits of reservation guests by their id, also of unnamed ones', async () => {
  const there = await stationWorld(garita)
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there.here, zone])
  const pool = await amenityOf(garita, there.here, 'pool')
  const hours = { reservation_date: dayIn(zone), start_time: '20:00', end_time: '22:00' }
  const reservationId = await book(there.ana, pool, { ...hours, guest_count: 2, guest_list: ['Eva'] })
  const [party] = (await snapshotOf(there)).reservations
  const eva = party?.guests[0]?.id ?? ''
  expect(party).toMatchObject({
    reservation_id: reservationId,
    host: 'Ana Uno',
    guest_count: 2,
    guests: [{ name: 'Eva' }],
  })
  const unnamed = { kind: 'guest_entry', reservation_id: reservationId, guest_id: newId(), name: 'Pía' } as const
  const acts: Act[] = [
    { kind: 'guest_entry', reservation_id: reservationId, guest_id: eva, name: null },
    unnamed,
    { kind: 'guest_exit', reservation_id: reservationId, guest_id: eva },
  ]
  expect(await tell(there, ...acts.map((act) => made(there, act)))).toEqual([null, null, null])
  expect(
    (await snapshotOf(there)).reservations[0]?.guests.map(({ name, left_at }) => [name, left_at !== null]),
  ).toEqual([
    ['Eva', true],
    ['Pía', false],
  ])
})

test('refuses events from a station of another condominium', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  const told = await there.stranger.call(gate.record, { ...there.station, events: [made(there, entryOf(luis))] })
  expect(told).toMatchObject({ ok: false, status: 404 })
  expect(await logOf(there.guard)).toEqual([])
})

test('lets admins manage only gates of their own condominiums, and keeps the last gate', async () => {
  const there = await stationWorld(garita)
  const { here, main, guard } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const strange = await garita.person({ user_role: 'admin' })
  const north = { condominium_id: here, id: newId(), name: 'Norte' }
  for (const person of [guard, there.ana, strange]) expect((await person.call(gate.addGate, north)).ok).toBe(false)
  expect(await admin.call(gate.removeGate, { condominium_id: here, id: main })).toMatchObject({
    code: 'gate_is_the_last',
  })
  expect(await admin.call(gate.addGate, north)).toMatchObject({ ok: true })
  expect(await admin.call(gate.addGate, { ...north, id: newId() })).toMatchObject({ code: 'gate_name_taken' })
  const renamed = { condominium_id: here, id: main, revision: 1, name: 'Sur' }
  expect(await admin.call(gate.renameGate, renamed)).toMatchObject({ ok: true })
  expect(await admin.call(gate.removeGate, north && { condominium_id: here, id: north.id })).toMatchObject({ ok: true })
})
