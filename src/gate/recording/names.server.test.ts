/** Log, sheet, file, bell and reports show the sender and the arrival of an act, and mark an unproven guard. */

import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { download } from '../../../tests/support/files.ts'
import {
  entryOf,
  logOf,
  made,
  onDutySince,
  preparedWorld,
  snapshotOf,
  stationRows,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { authorize, authorizeEarlier } from '../../../tests/support/visits.ts'
import { notices } from '../../notices/notices.contract.ts'
import { reports } from '../../reports/reports.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(testInstallation)

const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const override = (authorizationId: string): Act => ({
  kind: 'override',
  subject: { authorization_id: authorizationId },
  because: 'expired',
  reason: 'Lo conozco',
  authorized_by: null,
})
const arrival = {
  kind: 'unannounced',
  unit_number: '101',
  name: 'Luis',
  last_name: 'Gómez',
  id_document: 'INE12345',
  phone_number: null,
  purpose: null,
} as const

const world = () => preparedWorld(garita)

async function fileOf(person: TestPerson, language: 'es' | 'en'): Promise<string> {
  return (await download(garita, visits.exportLog, { search: '', language }, person.token)).text
}

async function bellOf(person: TestPerson) {
  const heard = await person.call(notices.list, {})
  if (!heard.ok) throw new Error(heard.code)
  return heard.answer.items
}

const forged = { sent_by: called('Gus Garita'), unproven: true, in_other_name: false, conflict: null }

test('shows sender and arrival of an entry that was sent 29 days late in another’s name: in log, printout, file and reports', async () => {
  const { innocent, admin, ...there } = await world()
  const luis = await authorizeEarlier(garita, there.ana)
  const at = days(29)
  const began = Date.now()
  await tell(there, made(there, entryOf(luis), { at, agent_id: innocent.id }))
  const [line] = await logOf(admin)
  expect(line).toMatchObject({ agent_name: called('Inocente Guardia'), provenance: forged })
  expect(Date.parse(line?.provenance?.arrived_at ?? '')).toBeGreaterThanOrEqual(began)
  const sheet = await admin.call(visits.printout, { search: '' })
  expect(sheet.ok && sheet.answer.lines[0]).toMatchObject({
    agent_name: called('Inocente Guardia'),
    provenance: forged,
  })
  // The sheet shows all times by the condominium's clock.
  const wall = sheet.ok ? sheet.answer.lines[0]?.wall_arrived : null
  expect(Math.round((Date.parse(`${wall?.replace(' ', 'T')}Z`) - Date.now()) / 3_600_000)).toBe(-6)
  const latest = await admin.call(visits.latest, {})
  expect(latest.ok && latest.answer[0]).toMatchObject({ provenance: forged })
  const spanish = await fileOf(admin, 'es')
  expect(spanish).toContain('Enviado por,Llegó,Comprobación,Reloj,Conflicto')
  expect(spanish).toMatch(/Inocente Guardia.*Gus Garita · [2-9A-Z]{4},\d{4}-.*Sin comprobar/)
  const english = await fileOf(admin, 'en')
  expect(english).toContain('Sent by,Arrived,Proof,Clock,Conflict')
  expect(english).toMatch(/Inocente Guardia.*Gus Garita · [2-9A-Z]{4},\d{4}-.*Not proven/)
  const until = new Date().toISOString().slice(0, 10)
  const period = { from: days(35).toISOString().slice(0, 10), until }
  const rows = await admin.call(reports.rows, { condominium_id: there.here, figure: 'arrivals', ...period })
  expect(rows.ok && rows.answer.items[0]).toMatchObject({ agent_name: called('Inocente Guardia'), provenance: forged })
  // The entry arrived weeks late, so the unit's bell shows it at its arrival.
  expect((await bellOf(there.ana))[0]).toMatchObject({ kind: 'visitor_entered', provenance: { unproven: true } })
})

test('hides the guard’s name from the resident in an ordinary entry, whichever guard sent it', async () => {
  const { innocent, ...there } = await world()
  const [came, late] = [await authorizeEarlier(garita, there.ana), await authorizeEarlier(garita, there.ana)]
  await tell(there, made(there, entryOf(late), { at: days(2), agent_id: innocent.id }), made(there, entryOf(came)))
  const heard = await bellOf(there.ana)
  expect(heard.map(({ kind, by_name }) => [kind, by_name])).toEqual(Array(2).fill(['visitor_entered', null]))
  expect(heard.map(({ provenance: told }) => told && [told.sent_by, told.unproven]).sort()).toEqual([
    [null, true],
    null,
  ])
  expect(JSON.stringify(heard)).not.toMatch(/Gus|Inocente/)
})

test('notifies unit and admins of an override of 31 days ago in another’s name, dated by its arrival', async () => {
  const { innocent, admin, ...there } = await world()
  const luis = await authorizeEarlier(garita, there.ana)
  const began = Date.now()
  await tell(there, made(there, override(luis), { at: days(40), agent_id: innocent.id }))
  for (const person of [there.ana, admin]) {
    const rung = (await bellOf(person)).find(({ kind }) => kind === 'let_in')
    expect(rung).toMatchObject({
      by_name: called('Inocente Guardia'),
      provenance: { sent_by: called('Gus Garita'), unproven: true },
    })
    expect(Date.parse(rung?.at ?? '')).toBeGreaterThanOrEqual(began)
    expect(rung?.provenance?.doubt).toBe('wall_moved')
  }
})

test('rings the phone for a late override, marked as late, but not for a late entry', async () => {
  const there = await stationWorld(garita)
  await garita.owner.query(
    `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
      select gen_random_uuid(), $1, id, 'https://push.example/' || id, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex') from sessions where profile_id = $1`,
    [there.ana.id],
  )
  const [letIn, young, entered] = [
    await authorize(garita, there.ana),
    await authorize(garita, there.ana),
    await authorizeEarlier(garita, there.ana),
  ]
  const acts = [
    made(there, override(letIn), { at: days(29) }),
    made(there, entryOf(entered), { at: days(28) }),
    made(there, override(young)),
  ]
  await tell(there, ...acts)
  const { rows } = await garita.owner.query(
    `select payload ->> 'fact_id' as id, (payload ->> 'late')::boolean as late from jobs
      where name = 'notices.push' and payload ->> 'condominium_id' = $1`,
    [there.here],
  )
  const [late, , soon] = acts.map(({ event }) => event.id)
  expect(rows.sort((a, b) => Number(b.late) - Number(a.late))).toEqual([
    { id: late, late: true },
    { id: soon, late: false },
  ])
  const { rows: concerned } = await garita.owner.query(
    `select profile_id from access.who_to_tell('let_in', $1::uuid, $2::uuid)`,
    [there.here, late],
  )
  expect(concerned).toEqual([{ profile_id: there.ana.id }])
})

test('marks a request that was sent in another guard’s name: for the unit, at the desk, in the bell and in the log', async () => {
  const { innocent, admin, ...there } = await world()
  const authorizationId = newId()
  await tell(
    there,
    made(there, { ...arrival, authorization_id: authorizationId }, { at: days(2), agent_id: innocent.id }),
  )
  const says = { registered_by_name: called('Inocente Guardia'), provenance: forged }
  const waiting = await there.ana.call(visits.waiting, {})
  expect(waiting.ok && waiting.answer[0]).toMatchObject(says)
  expect(await there.ana.call(visits.request, { id: authorizationId })).toMatchObject({ ok: true, answer: says })
  const listed = await admin.call(visits.list, {})
  expect(listed.ok && listed.answer.items[0]).toMatchObject(says)
  expect((await bellOf(there.ana))[0]).toMatchObject({ by_name: called('Inocente Guardia'), provenance: forged })
  expect((await bellOf(admin))[0]).toMatchObject({ by_name: called('Inocente Guardia'), provenance: forged })
  expect((await logOf(admin))[0]).toMatchObject({ event_type: 'visitor_registered', provenance: forged })
})

test('marks a request in another guard’s name in the list of the station', async () => {
  const { innocent, ...there } = await world()
  const luis = await authorizeEarlier(garita, there.ana)
  await tell(there, made(there, entryOf(luis), { at: days(2), agent_id: innocent.id }))
  await tell(there, made(there, { kind: 'exit', subject: { authorization_id: luis } }))
  const { recent } = await snapshotOf(there)
  expect(recent.map(({ told }) => told)).toMatchObject([null, { ...forged, agent_name: called('Inocente Guardia') }])
})

test('adds no remark to an act sent at once by its own guard', async () => {
  const { admin, ...there } = await world()
  const luis = await authorizeEarlier(garita, there.ana)
  await tell(there, made(there, entryOf(luis)), made(there, { ...arrival, authorization_id: newId() }))
  expect((await logOf(admin)).map(({ provenance: told }) => told)).toEqual([null, null])
  expect((await bellOf(there.ana)).map(({ provenance: told }) => told)).toEqual([null, null])
  expect((await stationRows(there))[0]).toMatchObject({ proven: true, sent_by: null, told_as: null })
})

test('shows a conflict and a doubtful clock beside the log row', async () => {
  const { admin, ...there } = await world()
  const luis = await authorizeEarlier(garita, there.ana)
  const entry = made(there, entryOf(luis))
  await tell(there, { ...entry, event: { ...entry.event, doubt: 'wall_behind' } })
  const second = { ...there, station: { ...there.station, station_id: newId() } }
  await there.guard.call(gate.bind, { ...second.station, gate_id: there.main })
  await tell(second, made(second, entryOf(luis)))
  expect((await logOf(admin)).map(({ provenance: told }) => [told?.doubt, told?.conflict])).toEqual([
    [null, 'already_inside_elsewhere'],
    ['wall_behind', null],
  ])
})

test('records an act in the name of a guard off duty under the sender’s name, and says so', async () => {
  const { innocent, admin, ...there } = await world()
  await onDutySince(garita, innocent, 5)
  const luis = await authorizeEarlier(garita, there.ana)
  await tell(there, made(there, entryOf(luis), { at: days(6), agent_id: innocent.id }))
  await tell(
    there,
    made(there, { kind: 'exit', subject: { authorization_id: luis } }, { at: days(4), agent_id: innocent.id }),
  )
  expect(
    (await logOf(admin)).map(({ agent_name, provenance: told }) => [agent_name, told?.in_other_name, told?.sent_by]),
  ).toEqual([
    [called('Inocente Guardia'), false, called('Gus Garita')],
    [called('Gus Garita'), true, null],
  ])
  expect((await stationRows(there))[0]).toMatchObject({ told_as: innocent.id, actor_id: there.guard.id })
})

test('shows the arrival of an act that was late, in another’s name, or of a guard off duty', async () => {
  const { innocent, admin, ...there } = await world()
  const of = async (more: { at?: Date; agent_id?: string }) =>
    made(there, entryOf(await authorizeEarlier(garita, there.ana)), more)
  const began = Date.now()
  await tell(there, await of({ at: new Date(began - 3_600_000) }))
  await tell(there, await of({ agent_id: innocent.id }))
  await tell(there, await of({ agent_id: admin.id }))
  const told = (await logOf(admin)).map((line) => line.provenance).reverse()
  expect(told).toMatchObject([
    { sent_by: null, unproven: false, in_other_name: false },
    { sent_by: called('Gus Garita'), unproven: true, in_other_name: false },
    { sent_by: null, unproven: false, in_other_name: true },
  ])
  for (const line of told) expect(Date.parse(line?.arrived_at ?? '')).toBeGreaterThanOrEqual(began)
})
