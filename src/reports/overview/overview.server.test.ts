/** A board member reads figures and the incident book, without visitors' names. */
import { expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { arrive, letIn } from '../../../tests/support/arrivals.ts'
import { incidentOf, noteOf, requestOf } from '../../../tests/support/gate/incidents.ts'
import { entryOf, made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { inHome } from '../../../tests/support/homes.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readable } from '../../../tests/support/readable.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { incidents } from '../../incidents/incidents.contract.ts'
import { people } from '../../people/people.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../../units/units.contract.ts'
import { reports } from '../reports.contract.ts'

const garita = openForFile(sharedInstallation)

test('returns counts of the member’s condominiums, without names or homes', async () => {
  const there = await stationWorld(garita)
  const board = await garita.person({ user_role: 'board', assigned: [there.here] })
  const luis = await authorize(garita, there.ana)
  const entry = made(there, entryOf(luis))
  expect(await tell(there, entry, made(there, incidentOf()))).toEqual([null, null])
  await letIn(garita, there.guard, there.here, await arrive(there.guard, there.here), 'Lo esperan')
  const found = await board.call(reports.figures, { condominium_id: there.here })
  if (!found.ok) throw new Error(found.code)
  expect(found.answer).toMatchObject({
    ...{ entries: 2, overrides: 1, requests: 1, unanswered: 0, incidents: 1, open_incidents: 1, bookings: 0 },
    ...{ by_kind: [{ kind: 'temporary_visitor', count: 2 }], by_incident: [{ kind: 'noise', count: 1 }] },
  })
  expect(found.answer.by_day).toHaveLength(30)
  expect(readable(found.answer)).not.toMatch(/Luis|Gómez|101/)
  const elsewhere = await garita.condominium()
  expect(await board.call(reports.figures, { condominium_id: elsewhere })).toMatchObject({ status: 404 })
})

test('shows the incident book without log lines and information requests, read-only', async () => {
  const there = await stationWorld(garita)
  const board = await garita.person({ user_role: 'board', assigned: [there.here] })
  const entry = made(there, entryOf(await authorize(garita, there.ana)))
  const noise = made(there, incidentOf({ lines: [entry.event.id] }))
  const request = made(there, requestOf())
  const said = made(there, noteOf(request.event.id, 'Preguntan por Luis'))
  expect(await tell(there, entry, noise, request, said)).toEqual([null, null, null, null])
  const list = await board.call(incidents.list, {})
  expect(list).toMatchObject({ answer: { items: [{ id: noise.event.id }] } })
  const one = { condominium_id: there.here, id: noise.event.id }
  expect(await board.call(incidents.show, one)).toMatchObject({ ok: true, answer: { lines: [] } })
  expect(await board.call(incidents.show, { ...one, id: request.event.id })).toMatchObject({ status: 404 })
  const note = { ...one, incident_id: noise.event.id, id: newId(), said: 'Visto' }
  expect(await board.call(incidents.note, { ...note, condominium_id: there.here })).toMatchObject({ ok: false })
})

test('refuses a member of the board the log, visits, rows of reports, homes and people', async () => {
  const here = await garita.condominium()
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  for (const asked of [
    board.call(visits.log, {}),
    board.call(visits.list, {}),
    board.call(reports.read, { condominium_id: here }),
    board.call(reports.rows, { condominium_id: here, figure: 'arrivals' }),
    board.call(authorizations.list, { auth_type: 'temporary_visitor' }),
    board.call(units.list, { condominium_id: here }),
    board.call(people.list, {}),
    board.call(people.directory, {}),
  ]) {
    expect((await asked).status).toBe(403)
  }
})

test('keeps a resident who joins the board as a resident in their home', async () => {
  const here = await garita.condominium()
  const [admin, ana] = [
    await garita.person({ user_role: 'admin', assigned: [here] }),
    await garita.person({ condominium: here, unit: '101', full_name: 'Ana Alba' }),
  ]
  const { rows } = await garita.owner.query('select id from residences where profile_id = $1', [ana.id])
  const home = rows[0]?.id
  const card = {
    id: ana.id,
    full_name: 'Ana Alba',
    email: ana.email,
    phone_number: null,
    approval_status: 'approved' as const,
  }
  const revision = await revisionOf(garita, ana.id)
  expect(await admin.call(people.change, { ...card, revision, user_role: 'board' })).toMatchObject({ ok: true })
  expect(await ana.call(session.current, {})).toMatchObject({
    answer: { person: { user_role: 'board', assigned: [{ id: here }], homes: [{ id: home }] } },
  })
  expect(await ana.call(reports.figures, { condominium_id: here })).toMatchObject({ ok: true })
  const atHome = inHome(garita, ana, home)
  expect(await atHome.call(session.current, {})).toMatchObject({ answer: { person: { user_role: 'resident' } } })
  expect(await atHome.call(reports.figures, { condominium_id: here })).toMatchObject({ status: 403 })
  expect(await atHome.call(authorizations.list, { auth_type: 'temporary_visitor' })).toMatchObject({ ok: true })
  expect(await ana.call(authorizations.list, { auth_type: 'temporary_visitor' })).toMatchObject({ status: 403 })
})

test('lets an administrator give both roles in their own condominiums, never to themselves', async () => {
  const [here, there] = [await garita.condominium(), await garita.condominium()]
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const card = () => ({ id: newId(), full_name: 'Eva', email: null, phone_number: null, language: 'es' as const })
  for (const userRole of ['supervisor', 'board'] as const) {
    const make = (place: string) =>
      admin.call(people.create, { ...card(), user_role: userRole, condominium_ids: [place] })
    expect(await make(here)).toMatchObject({ ok: true })
    expect(await make(there)).toMatchObject({ status: 403 })
    const one = await garita.person({ user_role: userRole, assigned: [here] })
    const self = {
      id: one.id,
      full_name: 'Eva',
      email: one.email,
      phone_number: null,
      approval_status: 'approved' as const,
    }
    const revision = await revisionOf(garita, one.id)
    expect(await one.call(people.change, { ...self, revision, user_role: 'admin' })).toMatchObject({ ok: false })
    expect(await one.call(people.create, { ...card(), user_role: 'admin', condominium_ids: [here] })).toMatchObject({
      status: 403,
    })
    expect(await one.call(people.assign, { id: one.id, condominium_id: there })).toMatchObject({ ok: false })
  }
})
