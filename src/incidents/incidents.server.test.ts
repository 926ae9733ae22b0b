/** Incidents are written once at stations, followed up, closed and reopened, never changed, and kept for their term. */

import { expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { cellsOf, download } from '../../tests/support/files.ts'
import { incidentOf, noteOf, requestOf } from '../../tests/support/gate/incidents.ts'
import {
  entryOf,
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationWorld,
  tell,
} from '../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize, authorizeEarlier } from '../../tests/support/visits.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { gate } from '../gate/gate.contract.ts'
import { newActKey, signAct } from '../gate/station/outbox.ts'
import { newId } from '../shared/ids.ts'
import { incidents } from './incidents.contract.ts'

const garita = openForFile(testInstallation)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const adminOf = ({ here }: StationWorld) =>
  garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })

async function listed(person: TestPerson, filter: object = {}) {
  const found = await person.call(incidents.list, filter)
  if (!found.ok) throw new Error(found.code)
  return found.answer.items
}
async function shown(person: TestPerson, { here }: StationWorld, id: string) {
  const found = await person.call(incidents.show, { condominium_id: here, id })
  if (!found.ok) throw new Error(found.code)
  return found.answer
}
const note = (person: TestPerson, { here }: StationWorld, incidentId: string, more: object) =>
  person.call(incidents.note, { condominium_id: here, incident_id: incidentId, id: newId(), said: 'Se habló', ...more })

test('records an incident once in its guard’s name, and shows it open to the next guard', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const luis = await authorizeEarlier(garita, there.ana)
  const entry = made(there, entryOf(luis), { at: ago(30) })
  const event = made(there, incidentOf({ lines: [entry.event.id, newId()] }), { at: ago(20) })
  expect(await tell(there, entry, event)).toEqual([null, null])
  expect(await tell(there, event)).toEqual([null])
  expect(await listed(admin)).toMatchObject([
    {
      id: event.event.id,
      kind: 'noise',
      place: 'Alberca',
      actor_name: called('Gus Garita'),
      closed_at: null,
      notes: 0,
    },
  ])
  expect(await shown(admin, there, event.event.id)).toMatchObject({
    gate_name: 'Acceso principal',
    written_at: expect.stringContaining(event.event.at.slice(0, 19)),
    told_whom: ['administration', 'resident'],
    request: null,
    // Sent after twenty minutes by its own guard.
    provenance: { sent_by: null, unproven: false, arrived_at: expect.any(String) },
    // The other id is no line of this log.
    lines: [{ id: entry.event.id, event_type: 'entry', unit_number: '101' }],
  })
  const second = await secondStation(there)
  expect((await snapshotOf(second)).incidents).toMatchObject([
    { id: event.event.id, kind: 'noise', place: 'Alberca', by: 'Gus Garita', notes: 0, last: null },
  ])

  expect(await tell(there, made(there, noteOf(event.event.id, 'Bajaron la música')))).toEqual([null])
  expect((await snapshotOf(second)).incidents).toMatchObject([{ notes: 1, last: 'Bajaron la música' }])
  expect(await tell(second, made(second, noteOf(event.event.id, 'Terminó a las dos', true)))).toEqual([null])
  expect((await snapshotOf(second)).incidents).toEqual([])
  expect(await listed(there.guard)).toEqual([])
  expect(await tell(there, made(there, noteOf(newId(), 'De nadie')))).toEqual(['not_taken'])
})

test('rejects future and very old incident times', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const late = made(there, incidentOf({ happened_at: '2099-01-01T00:00:00.000Z' }))
  const early = made(there, incidentOf({ happened_at: '2001-01-01T00:00:00.000Z', closed: true }))
  await tell(there, late, early)
  const one = await shown(admin, there, late.event.id)
  expect(one.occurred_at).toBe(one.written_at)
  expect(Date.parse((await shown(admin, there, early.event.id)).occurred_at)).toBeGreaterThan(
    Date.now() - 32 * 86_400_000,
  )
})

test('accepts another guard’s incident with the proof of their key on that station, or marks it as unproven', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const other = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Olga Otra' })
  const key = { id: newId(), ...newActKey() }
  await other.call(gate.keepKey, { ...there.station, id: key.id, public_key: key.public_key })
  const signed = made(there, requestOf(), { agent_id: other.id })
  const unsigned = made(there, incidentOf(), { agent_id: other.id })
  await tell(there, { ...signed, proof: signAct(signed.event, there.station, key) }, unsigned)
  for (const [{ event }, unproven] of [
    [signed, false],
    [unsigned, true],
  ] as const) {
    expect(await shown(admin, there, event.id)).toMatchObject({
      actor_name: called('Olga Otra'),
      provenance: { sent_by: called('Gus Garita'), unproven },
    })
  }
  const note = made(there, noteOf(signed.event.id, 'Sigue'), { agent_id: other.id })
  await tell(there, note)
  expect((await shown(admin, there, signed.event.id)).notes).toMatchObject([
    { actor_name: called('Olga Otra'), provenance: { sent_by: called('Gus Garita'), unproven: true } },
  ])
})

test('requires a time and a subject for a request for information', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const event = made(there, requestOf())
  const unbounded = made(there, { ...requestOf(), request: null })
  const noRequest = made(there, incidentOf({ request: requestOf().request }))
  expect(await tell(there, event, unbounded, noRequest)).toEqual([null, 'not_taken', 'not_taken'])
  expect((await shown(admin, there, event.event.id)).request).toMatchObject({
    asker: 'prosecutor',
    paper: 'Oficio 12/2026',
    subject: 'Auto ABC-123',
    given: null,
  })
  const { text } = await download(garita, incidents.export, { language: 'es' }, admin.token)
  const [head = [], row = []] = cellsOf(text)
  expect(row[head.indexOf('Anotó')]).toEqual(called('Gus Garita'))
  expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toMatchObject({
    Tipo: 'Solicitud de información',
    Estado: 'Abierto',
    'Se avisó a': 'Administración, Residente',
    'Quién la pide': 'Fiscalía',
    'Oficio o documento': 'Oficio 12/2026',
    'Sobre qué': 'Auto ABC-123',
  })
})

test('closes and reopens an incident with a note once, whatever arrives late', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const event = made(there, incidentOf(), { at: ago(60) })
  const { id } = event.event
  await tell(there, event)
  expect(await note(there.guard, there, id, {})).toMatchObject({ ok: false, status: 403 })
  expect(await note(there.ana, there, id, {})).toMatchObject({ ok: false, status: 403 })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await note(elsewhere, there, id, {})).toMatchObject({ ok: false, status: 404 })

  const repeated = newId()
  for (let time = 0; time < 2; time += 1) {
    expect(await note(admin, there, id, { id: repeated, said: 'Se multó', state: 'closed' })).toMatchObject({
      ok: true,
    })
  }
  expect(await note(admin, there, id, { state: 'closed' })).toMatchObject({
    ok: false,
    code: 'incident_closed_already',
  })
  expect(await listed(admin, { state: 'closed' })).toHaveLength(1)
  expect(await note(admin, there, id, { said: 'Apeló', state: 'open' })).toMatchObject({ ok: true })
  expect(await note(admin, there, id, { state: 'open' })).toMatchObject({ ok: false, code: 'incident_open_already' })
  // Written offline half an hour ago: it is sorted by its time, and the newer note counts.
  await tell(there, made(there, noteOf(id, 'Ya quedó', true), { at: ago(30) }))
  const one = await shown(admin, there, id)
  expect(one.closed_at).toBeNull()
  expect(one.notes.map(({ said, sets_state, actor_name }) => [said, sets_state, actor_name])).toEqual([
    ['Ya quedó', 'closed', called('Gus Garita')],
    ['Se multó', 'closed', called('Alma Admin')],
    ['Apeló', 'open', called('Alma Admin')],
  ])
  const closing = await Promise.all([0, 1].map(() => note(admin, there, id, { state: 'closed' })))
  expect(closing.filter(({ ok }) => ok)).toHaveLength(1)
})

test('finds incidents by kind, state, days and words, and lets guards find the open ones where they work', async () => {
  const there = await stationWorld(garita)
  const admin = await adminOf(there)
  const theft = made(there, incidentOf({ incident: 'theft', what_happened: 'Robaron una bicicleta', place: null }))
  const over = made(there, incidentOf({ closed: true, happened_at: ago(3 * 1440).toISOString() }))
  await tell(there, theft, over, made(there, noteOf(theft.event.id, 'Vino la patrulla 4417')))
  const ids = async (person: TestPerson, filter: object = {}) => (await listed(person, filter)).map(({ id }) => id)
  const [stolen, loud] = [theft.event.id, over.event.id]
  expect(await ids(admin)).toEqual([stolen, loud])
  expect(await ids(admin, { kind: 'theft' })).toEqual([stolen])
  expect(await ids(admin, { state: 'closed' })).toEqual([loud])
  expect(await ids(admin, { search: 'MUSICA' })).toEqual([loud])
  expect(await ids(admin, { search: 'patrulla 44' })).toEqual([stolen])
  expect(
    await ids(admin, {
      until: ago(2 * 1440)
        .toISOString()
        .slice(0, 10),
    }),
  ).toEqual([loud])
  expect(await ids(there.guard)).toEqual([stolen])
  expect(await ids(there.stranger)).toEqual([])
  expect(await ids(await garita.person({ user_role: 'super_admin' }), { condominium_id: there.here })).toEqual([
    stolen,
    loud,
  ])
  expect(await there.ana.call(incidents.list, {})).toMatchObject({ ok: false, status: 403 })
})

test('refuses to change or delete an incident until its term is over, counted from the last note', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  const entry = made(there, entryOf(luis))
  const events = [0, 1, 2].map(() => made(there, incidentOf({ lines: [entry.event.id] })))
  const [old = '', talked = '', young = ''] = events.map(({ event }) => event.id)
  await tell(there, entry, ...events, made(there, noteOf(old, 'Nada')), made(there, noteOf(talked, 'Nada')))
  const { owner } = garita
  for (const change of [
    `update incidents set what_happened = 'Nada'`,
    `update incident_notes set said = 'Otra cosa'`,
    'update incident_lines set log_id = log_id',
    'delete from incidents',
    'delete from incident_notes',
    'delete from incident_lines',
    'truncate incident_notes',
  ]) {
    await expect(owner.query(change)).rejects.toThrow('incidents_are_append_only')
  }
  const wait = (ids: string[], days: number) =>
    owner.query('update incidents set last_at = now() - make_interval(days => $2) where id = any($1)', [ids, days])
  const left = async () => {
    await sweep(garita.database.callerDb({ system: 'keeper' }))
    return (await owner.query('select id from incidents where condominium_id = $1 order by id', [there.here])).rows.map(
      ({ id }) => id,
    )
  }
  await wait([old], 366)
  await wait([talked], 364)
  expect(await left()).toEqual([talked, young].sort())
  expect((await owner.query('select from incident_notes where incident_id = $1', [old])).rowCount).toBe(0)
  // Where visitors’ data is kept longer, so are incidents.
  await owner.query('update condominiums set retention_days = 800 where id = $1', [there.here])
  await wait([talked], 799)
  expect(await left()).toEqual([talked, young].sort())
  await wait([talked], 801)
  expect(await left()).toEqual([young])
})
