/** "What happened to this pass": what gates and devices decided, refusals too, beside the log and the changes. */

import { expect, test } from 'vitest'
import { called } from '../../../../tests/support/called.ts'
import { giveReason } from '../../../../tests/support/disclosures.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { deviceWorld, reportOf } from '../../../../tests/support/gate/devices.ts'
import {
  entryOf,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../../tests/support/visits.ts'
import { authorizations } from '../../../authorizations/authorizations.contract.ts'
import { gate } from '../../gate.contract.ts'
import type { PassMoment } from '../../station/facts/passHistory.ts'

const garita = openForFile(sharedInstallation)

type Asked = { authorization_id: string } | { code: string }
async function historyOf(admin: TestPerson, here: string, asked: Asked): Promise<PassMoment[]> {
  const found = await admin.call(gate.history, { condominium_id: here, ...asked })
  if (!found.ok) throw new Error(`${found.code} ${JSON.stringify(found.fields)}`)
  return found.answer.items
}
const adminOf = ({ here }: Pick<StationWorld, 'here'>) => garita.person({ user_role: 'admin', assigned: [here] })
const stored = async (here: string) =>
  (await garita.owner.query('select * from access_decisions where condominium_id = $1 order by at, id', [here])).rows
const numberOf = async (id: string): Promise<string> =>
  (await garita.owner.query('select access_number from authorizations where id = $1', [id])).rows[0].access_number
const whatOf = (items: readonly PassMoment[]) => items.map(({ what, reason }) => (reason ? `${what} ${reason}` : what))

test('tells a refused visitor’s day in order: issued, refused at a reader, edited, let in by a station, revoked', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana)
  const pass = await passOf(there.ana, luis)
  const wrongUnit = await there.said('gate.check', { code: await numberOf(luis), unit: '999' })
  expect(wrongUnit).toMatchObject({ verdict: 'red', reason: 'unknown_number' })
  await eventually(async () => expect(await stored(there.here)).toHaveLength(1))
  const first = await there.said('gate.check', { code: pass.token })
  expect(first).toMatchObject({ verdict: 'green', reason: 'may_enter' })
  await eventually(async () => expect(await stored(there.here)).toHaveLength(2))
  const snapshot = await snapshotOf(there)
  const entry = made(there, entryOf(luis))
  expect(await tell(there, { ...entry, event: { ...entry.event, snapshot_version: snapshot.version } })).toEqual([null])
  await garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [luis])

  const items = await historyOf(there.admin, there.here, { authorization_id: luis })
  expect(whatOf(items)).toEqual([
    'ended',
    'revoked visit_over',
    'entry may_enter',
    'verdict may_enter',
    'verdict unknown_number',
    'issued',
  ])
  expect(items[2]).toMatchObject({
    by: { role: 'agent', name: called('Gus Garita') },
    snapshot: { version: snapshot.version, taken_at: null },
  })
  expect(items[3]).toMatchObject({
    verdict: 'green',
    by: { role: 'device', name: 'Barrera' },
    code: { kind: 'pass', end: expect.stringMatching(/^[0-9a-f]{3}$/) },
    gate_name: 'Acceso principal',
    snapshot: null,
  })
  expect(items[4]).toMatchObject({ verdict: 'red', authorization_id: null, code: { kind: 'number' } })
  expect(items[5]).toMatchObject({ by: { role: 'resident', name: 'Ana Uno' } })
  // Searches by code and by number return the same history.
  expect(await historyOf(there.admin, there.here, { code: pass.token })).toEqual(items)
  expect(await historyOf(there.admin, there.here, { code: await numberOf(luis) })).toEqual(items)
})

/** Ids, times and hashes can contain any digits. */
const drawnByTheMachine = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d [\d:.]+|\\x[0-9a-f]+/g

test('finds an unknown code as it was typed, and stores only its last characters', async () => {
  const there = await deviceWorld(garita)
  await there.said('gate.check', { code: '40917', unit: '101' })
  await there.said('gate.check', { code: 'XYZ-12-34' })
  expect((await there.device('gate.report', reportOf('XYZ-12-34'))).status).toBe(404)
  expect((await there.device('gate.report', reportOf('40917', { unit: '101' }))).status).toBe(404)
  await eventually(async () => expect(await stored(there.here)).toHaveLength(4))
  expect(whatOf(await historyOf(there.admin, there.here, { code: '40917' }))).toEqual(
    Array(2).fill('verdict unknown_number'),
  )
  const plates = await historyOf(there.admin, there.here, { code: 'xyz 1234' })
  expect(plates.map(({ told, reason }) => [told, reason])).toEqual([
    ['entry', 'unknown_plate'],
    [null, 'unknown_plate'],
  ])
  expect(plates[0]?.code).toEqual({ kind: 'plate', end: '234' })
  const { rows } = await garita.owner.query<{ text: string }>(
    'select d::text as text from access_decisions d where condominium_id = $1',
    [there.here],
  )
  expect(rows.filter(({ text }) => /917|XYZ/i.test(text.replace(drawnByTheMachine, '')))).toEqual([])
})

test('hides decisions older than a day from a search by the plate of an ended authorization', async () => {
  const there = await deviceWorld(garita)
  const luis = await authorize(garita, there.ana, 'temporary_visitor', { vehicle_plate: 'XYZ987' })
  const { rows } = await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason, authorization_id, code_kind, code_hash)
      select condominium_id, gen_random_uuid(), now() - age, $2, 'green', 'may_enter', id, 'plate', access.hash_of_code(condominium_id, 'plate', vehicle_plate)
        from authorizations, unnest(array[interval '3 days', interval '1 hour']) age where id = $1
      returning (select vehicle_plate from authorizations where id = $1) as plate`,
    [luis, there.guard.id],
  )
  await garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [luis])
  const byPlate = async () => whatOf(await historyOf(there.admin, there.here, { code: rows[0].plate }))
  expect(await byPlate()).toEqual(['verdict may_enter'])
  await giveReason(there.admin, there.here, { kind: 'plate', subject: rows[0].plate })
  expect(await byPlate()).toEqual(['verdict may_enter', 'verdict may_enter'])
})

test('returns each moment once when paged by a cursor to the end', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana, 'worker')
  await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason, authorization_id)
      select $1, gen_random_uuid(), now() - n * interval '1 minute', $2, 'green', 'may_enter', $3 from generate_series(1, 120) n`,
    [there.here, there.guard.id, luis],
  )
  const admin = await adminOf(there)
  const seen: PassMoment[] = []
  let after: string | null | undefined
  let pages = 0
  do {
    const page = await admin.call(gate.history, {
      condominium_id: there.here,
      authorization_id: luis,
      ...(after ? { after } : {}),
    })
    if (!page.ok) throw new Error(page.code)
    seen.push(...page.answer.items)
    after = page.answer.next
    pages++
  } while (after)
  expect([pages, seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([3, 121, 121])
  expect(seen.map(({ at }) => Date.parse(at))).toEqual(seen.map(({ at }) => Date.parse(at)).toSorted((a, b) => b - a))
})

test('allows reading only to admins of the condominium and super admins, and refuses text that cannot be a code', async () => {
  const there = await stationWorld(garita)
  const luis = await authorize(garita, there.ana)
  const asked = { condominium_id: there.here, authorization_id: luis }
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(
    (await historyOf(await garita.person({ user_role: 'super_admin' }), there.here, asked)).map(({ what }) => what),
  ).toEqual(['issued'])
  expect(await elsewhere.call(gate.history, asked)).toMatchObject({ answer: { items: [] } })
  expect(await there.guard.call(gate.history, asked)).toMatchObject({ ok: false, status: 403 })
  expect(await there.ana.call(gate.history, asked)).toMatchObject({ ok: false, status: 403 })
  const admin = await adminOf(there)
  for (const wrong of [
    { code: 'María Gómez' },
    { ...asked, code: '12345' },
    {},
    { authorization_id: luis, after: 'x' },
    { authorization_id: luis, after: '\0' },
  ]) {
    expect(await admin.call(gate.history, { condominium_id: there.here, ...wrong })).toMatchObject({ status: 422 })
  }
})

test('shows each change of an authorization and its author', async () => {
  const there = await stationWorld(garita)
  const hugo = await authorize(garita, there.ana, 'worker')
  for (const call of [authorizations.suspend, authorizations.resume]) {
    expect(await there.ana.call(call, { id: hugo })).toMatchObject({ ok: true })
  }
  await garita.owner.query(`update authorizations set name = 'Hugo B' where id = $1`, [hugo])
  expect(await there.ana.call(authorizations.remove, { id: hugo })).toMatchObject({ ok: true })
  const items = await historyOf(await adminOf(there), there.here, { authorization_id: hugo })
  expect(whatOf(items)).toEqual([
    'authorization_deleted',
    'revoked cancelled_by_resident',
    'edited',
    'resumed',
    'suspended',
    'issued',
  ])
  expect(items.find(({ what }) => what === 'suspended')?.by).toEqual({ role: 'resident', name: 'Ana Uno' })
  expect(items.find(({ what }) => what === 'edited')?.by).toEqual({ role: 'system', name: null })
})
