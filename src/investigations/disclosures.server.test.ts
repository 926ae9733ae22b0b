/** An administrator reads names of a day; older ones after giving a reason, and the home reads who it was. */

import { expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { beNoon } from '../../tests/support/clocks.ts'
import { giveReason } from '../../tests/support/disclosures.ts'
import { cellsOf, download } from '../../tests/support/files.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { dashboards } from '../dashboards/dashboards.contract.ts'
import { gate } from '../gate/gate.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { incidents } from '../incidents/incidents.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { reports } from '../reports/reports.contract.ts'
import { newId } from '../shared/ids.ts'
import { disclosures } from './disclosures.contract.ts'

const garita = openForFile(testInstallation)

const threeDays = `now() - interval '3 days'`
const es = { language: 'es', format: 'csv' } as const

/**
 * A condominium with a visit of three days ago in unit 101 and one in 202, both requested by a guard, and an incident about the first.
 */
async function place() {
  const here = await garita.condominium()
  const [ana, bea] = [
    await garita.person({ condominium: here, unit: '101' }),
    await garita.person({ condominium: here, unit: '202' }),
  ]
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  const root = await garita.person({ user_role: 'super_admin' })
  await garita.owner.query(`update assignments set assigned_at = now() - interval '1 year' where condominium_id = $1`, [
    here,
  ])
  const old = { created_at: threeDays, valid_from: threeDays, valid_until: `now() - interval '2 days'` }
  const asked = {
    status: `'approved'`,
    registered_by: `'${guard.id}'`,
    registered_by_name: `'Gus Garita'`,
    decided_at: threeDays,
  }
  const luis = await leaveOld(garita, here, ana, { ...old, name: `'Luis'` })
  const eva = await leaveOld(garita, here, bea, { ...old, name: `'Eva'`, vehicle_plate: `'XYZ987'` })
  await leaveOld(garita, here, null, { ...old, ...asked, name: `'Tomás'` })
  // Moves the visits three days back, with the request of unit 101.
  await garita.owner.query(
    'alter table access_logs disable trigger user; alter table authorizations disable trigger user',
  )
  await garita.owner.query(
    `update access_logs set occurred_at = ${threeDays}, event_type = 'entry', unit_number = case unit_number when '1' then '101' else unit_number end
      where condominium_id = $1`,
    [here],
  )
  await garita.owner.query(
    `update authorizations set unit_number = '101' where condominium_id = $1 and unit_number = '1'`,
    [here],
  )
  await garita.owner.query(
    'alter table access_logs enable trigger user; alter table authorizations enable trigger user',
  )
  const line = await garita.owner.query(`select id from access_logs where authorization_id = $1`, [luis])
  const incident = newId()
  await garita.owner.query(
    `with made as (insert into incidents (condominium_id, id, kind, occurred_at, written_at, what_happened, actor_id, actor_name)
        values ($1, $2, 'damage', now(), now(), 'Golpe', gen_random_uuid(), 'Gus') returning id)
      insert into incident_lines (condominium_id, incident_id, log_id) select $1, id, $3 from made`,
    [here, incident, line.rows[0].id],
  )
  return { here, ana, bea, guard, admin, other, root, luis, eva, incident }
}
type Place = Awaited<ReturnType<typeof place>>

const names = ['Luis', 'Eva', 'Tomás']
const said = (answer: unknown) => names.filter((name) => JSON.stringify(answer).includes(name))

/** All calls that return lines or visits to an administrator, and the older names in their answers. */
function readers(by: TestPerson, { here, luis, ana, incident }: Place): Record<string, () => Promise<unknown>> {
  const month = { condominium_id: here, from: dayIn(mexico, -20), until: dayIn(mexico) }
  const file = async (call: typeof visits.export | typeof visits.exportLog) =>
    cellsOf((await download(garita, call, { ...es, condominium_id: here }, by.token)).text)
  return {
    log: () => by.call(visits.log, { condominium_id: here }),
    sheet: () => by.call(visits.printout, { condominium_id: here }),
    latest: () => by.call(visits.latest, {}),
    visits: () => by.call(visits.list, { condominium_id: here }),
    'export of the log': () => file(visits.exportLog),
    'export of visits': () => file(visits.export),
    'rows of a report': () => by.call(reports.rows, { ...month, figure: 'arrivals' }),
    'requests of a report': () => by.call(reports.rows, { ...month, figure: 'requests' }),
    'lines of an incident': () => by.call(incidents.show, { condominium_id: here, id: incident }),
    'history of a pass': () => by.call(gate.history, { condominium_id: here, authorization_id: luis }),
    presence: () => by.call(visits.residentPresence, { condominium_id: here, id: ana.id }),
    panel: () => by.call(dashboards.admin, {}),
    bell: () => by.call(notices.list, {}),
    'worth a look': () => by.call(disclosures.patterns, { condominium_id: here, days: 30 }),
    'rows worth a look': () => by.call(disclosures.pattern, { condominium_id: here, days: 30, pattern: 'no_exit' }),
    silences: () => by.call(disclosures.silences, { condominium_id: here, days: 30 }),
  }
}
/** Calls that are filtered by a subject. */
const narrowed = (by: TestPerson, { here, ana }: Place): Record<string, () => Promise<unknown>> => ({
  'log by name': () => by.call(visits.log, { condominium_id: here, search: 'luis' }),
  'log by unit': () => by.call(visits.log, { search: '101' }),
  'log by resident': () => by.call(visits.log, { condominium_id: here, resident_id: ana.id }),
  'sheet by unit': () => by.call(visits.printout, { condominium_id: here, search: '101' }),
  'visits by name': () => by.call(visits.list, { condominium_id: here, search: 'luis' }),
  'visits of a resident': () => by.call(visits.ofResident, { condominium_id: here, resident_id: ana.id }),
  'from yesterday on': () => by.call(visits.log, { condominium_id: here, search: 'luis', from: dayIn(mexico, -1) }),
})
const refused = { ok: false, status: 409, code: 'reason_wanted' }

test('hides older names from an administrator without a reason in every call; guards read as before', async () => {
  const there = await place()
  for (const by of [there.admin, there.root]) {
    for (const [called, read] of Object.entries(readers(by, there)))
      expect([called, said(await read())]).toEqual([called, []])
    for (const [called, read] of Object.entries(narrowed(by, there)))
      expect([called, await read()]).toMatchObject([called, refused])
    expect(await by.call(visits.log, { condominium_id: there.here })).toMatchObject({ answer: { total: 3 } })
  }
  const search = { ...es, condominium_id: there.here, search: 'luis' }
  for (const call of [visits.export, visits.exportLog]) {
    expect((await download(garita, call, search, there.admin.token)).text).toContain('reason_wanted')
  }
  for (const [called, read] of Object.entries(narrowed(there.guard, there))) {
    expect([called, await read()]).toMatchObject([called, { ok: true }])
  }
  expect(said(await there.guard.call(visits.log, { search: 'luis' }))).toEqual(['Luis'])
  expect(said(await there.guard.call(visits.list, {}))).toEqual(['Luis', 'Eva', 'Tomás'])
})

test('shows the subject and period of a disclosure to its author only, for an hour', async () => {
  const there = await place()
  const { here, admin, other, root } = there
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const look = await giveReason(admin, here, { kind: 'unit', subject: '101', from: since(5) })
  const log = async (by: TestPerson, filter: object = {}) =>
    said(await by.call(visits.log, { condominium_id: here, ...filter }))
  expect(await log(admin)).toEqual(['Luis', 'Tomás'])
  expect(await log(admin, { search: '101' })).toEqual(['Luis', 'Tomás'])
  expect(await admin.call(visits.log, { search: '202' })).toMatchObject(refused)
  expect(await log(other)).toEqual([])
  expect(await log(root)).toEqual([])
  expect(await other.call(visits.log, { search: '101' })).toMatchObject(refused)
  expect(said(await admin.call(visits.list, {}))).toEqual(['Luis', 'Tomás'])
  await garita.owner.query('alter table looks disable trigger user')
  await garita.owner.query(`update looks set open_until = now() - interval '1 second' where id = $1`, [look])
  await garita.owner.query('alter table looks enable trigger user')
  expect(await log(admin)).toEqual([])
  expect(await admin.call(visits.log, { search: '101' })).toMatchObject(refused)
  for (const [subject, found] of [
    [{ kind: 'person', subject: 'Évá' }, ['Eva']],
    [{ kind: 'plate', subject: 'xyz-987' }, ['Eva']],
    [{ kind: 'pass', subject: 'Luis', subject_id: there.luis }, ['Luis']],
    [{ kind: 'person', subject: 'Ana', subject_id: there.ana.id }, ['Luis']],
    [{ kind: 'unit', subject: '101', from: since(2) }, []],
    [{ kind: 'everything' }, names],
  ] as const) {
    const reader = await garita.person({ user_role: 'admin', assigned: [here] })
    await giveReason(reader, here, subject)
    expect([subject, (await log(reader)).sort()]).toEqual([subject, [...found].sort()])
  }
  await giveReason(root, here)
  for (const [called, read] of Object.entries(readers(root, there))) {
    if (!['presence', 'panel', 'bell', 'history of a pass', 'worth a look', 'silences'].includes(called))
      expect([called, said(await read())]).not.toEqual([called, []])
  }
  expect(await root.call(gate.history, { condominium_id: here, authorization_id: there.luis })).toMatchObject({
    answer: { items: [{ what: 'entry' }, { what: 'issued' }] },
  })
})

test('shows the home the author, time and reason of each disclosure, unless a case delays it', async () => {
  const { here, ana, bea, admin } = await place()
  const ofHome = async (person: TestPerson) => {
    const found = await person.call(disclosures.ofHome, {})
    return found.ok ? found.answer.items.map(({ kind, subject }) => `${kind} ${subject}`) : found.code
  }
  await giveReason(admin, here, { kind: 'unit', subject: '101' })
  await giveReason(admin, here, { kind: 'person', subject: 'Eva' })
  await giveReason(admin, here)
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await giveReason(admin, here, { kind: 'unit', subject: '101', told_from: later })
  expect(await ofHome(ana)).toEqual(['everything null', 'unit 101'])
  expect(await ofHome(bea)).toEqual(['everything null', 'person Eva'])
  expect(await ana.call(disclosures.ofHome, {})).toMatchObject({
    answer: { items: [{ by_name: called('Alma Admin'), reason: 'damage', said: 'Un golpe en el auto' }, {}] },
  })
  expect(await admin.call(disclosures.list, {})).toMatchObject({
    answer: { items: [{ told_from: expect.anything() }, {}, {}, {}] },
  })
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await stranger.call(disclosures.list, {})).toMatchObject({ answer: { items: [] } })
  // A later resident reads no disclosure of earlier visits.
  const next = await garita.person({ condominium: here, unit: '101' })
  expect(await ofHome(next)).toEqual([])
})

test('records a disclosure once, about one’s own condominium, with a reason and for at most a year', async () => {
  const { here, admin, guard, ana } = await place()
  const asked = {
    ...({
      condominium_id: here,
      id: newId(),
      kind: 'unit',
      subject: '101',
      reason: 'theft',
      said: 'Robo de una bicicleta',
    } as const),
    from: new Date(Date.now() - 86_400_000).toISOString(),
    until: new Date().toISOString(),
  }
  expect(await admin.call(disclosures.record, asked)).toMatchObject({ ok: true })
  expect(await admin.call(disclosures.record, asked)).toMatchObject({ ok: true })
  expect(await admin.call(disclosures.list, {})).toMatchObject({ answer: { items: [{ id: asked.id }] } })
  expect(await admin.call(disclosures.open, {})).toMatchObject({
    answer: [{ id: asked.id, kind: 'unit', subject: '101' }],
  })
  const elsewhere = { ...asked, id: newId(), condominium_id: await garita.condominium() }
  expect(await admin.call(disclosures.record, elsewhere)).toMatchObject({ status: 404 })
  for (const person of [guard, ana])
    expect(await person.call(disclosures.record, { ...asked, id: newId() })).toMatchObject({ status: 403 })
  for (const wrong of [
    { said: ' ' },
    { said: '.' },
    { said: 'Robo 20:15 - 21:30, ¡¡¡ver!!!' },
    { subject: null },
    { from: new Date(Date.now() - 400 * 86_400_000).toISOString() },
    { told_from: new Date(Date.now() + 91 * 86_400_000).toISOString() },
  ]) {
    expect(await admin.call(disclosures.record, { ...asked, id: newId(), ...wrong })).toMatchObject({ status: 422 })
  }
  await expect(garita.owner.query(`update looks set said = 'nada'`)).rejects.toMatchObject({
    constraint: 'looks_are_append_only',
  })
  await expect(garita.owner.query('delete from looks')).rejects.toMatchObject({ constraint: 'looks_are_append_only' })
})

test('requires no reason for today’s visits', async () => {
  const { here, ana, admin } = await place()
  const zone = await beNoon(garita, here)
  const id = await authorize(garita, ana, 'temporary_visitor', { name: 'Rita' })
  await garita.owner.query(`select access.log_access(a, 'entry') from authorizations a where id = $1`, [id])
  expect(
    JSON.stringify(await admin.call(visits.log, { condominium_id: here, search: 'rita', from: dayIn(zone) })),
  ).toContain('Rita')
  expect(JSON.stringify(await admin.call(visits.latest, {}))).toContain('Rita')
  expect(JSON.stringify(await admin.call(visits.list, {}))).toContain('Rita')
})
