/** A merge leaves old log lines unchanged, every spelling finds them, and residents see nothing of other homes. */

import { beforeEach, expect, test } from 'vitest'
import { asClient } from '../../../tests/support/databaseClient.ts'
import { giveReason } from '../../../tests/support/disclosures.ts'
import type { StationWorld } from '../../../tests/support/gate/stations.ts'
import { inHome } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { linesFound, merge, registerAt, type TwoSpellings, twoSpellings } from '../../../tests/support/unitSpellings.ts'
import { atTheGate, authorize } from '../../../tests/support/visits.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { households } from '../../households/households.contract.ts'
import { people } from '../../people/people.contract.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../units.contract.ts'
import { spellings } from './spellings.contract.ts'

const garita = openForFile(sharedInstallation)
let world: TwoSpellings
let at: StationWorld
let admin: TestPerson
let kim: TestPerson
let gil: TestPerson
let gia: TestPerson
beforeEach(async () => {
  world = await twoSpellings(garita)
  ;({ at, admin, kim, gil, gia } = world)
})

/** The rows that a resident's own policies allow. */
const readAs = ({ id }: TestPerson, query: string): Promise<string[]> =>
  asClient(garita, { role: 'resident', id }, async (client) =>
    (await client.query<{ told: string }>(query)).rows.map(({ told }) => told),
  )

test('keeps the log unchanged, and finds the rows of both units by both spellings', async () => {
  for (const [by, times] of [
    [kim, 2],
    [gil, 3],
  ] as const) {
    const id = await authorize(garita, by, 'worker')
    for (let entry = 0; entry < times; entry++) await atTheGate(garita.owner, id, entry % 2 ? 'exit' : 'entry')
  }
  const all = async () =>
    (
      await garita.owner.query('select id, unit_number from access_logs where condominium_id = $1 order by id', [
        at.here,
      ])
    ).rows
  await giveReason(admin, at.here)
  const [before, total] = [await all(), await linesFound(admin, '')]
  const [kims, gils] = [await linesFound(admin, 'T1-101'), await linesFound(admin, '101 T1')]
  expect([kims.length, gils.length]).toEqual([2, 3])
  await merge(world)
  expect(await all()).toEqual(before)
  expect(await linesFound(admin, '')).toEqual(total)
  for (const by of [admin, at.guard])
    for (const search of ['T1-101', '101 T1', '101 t1'])
      expect(await linesFound(by, search)).toEqual([...kims, ...gils].sort())
  for (const search of ['T1-101', '101 T1']) {
    const names = async (found: { ok: boolean; answer?: { items: { full_name: string }[] } }) =>
      found.answer?.items.map(({ full_name }) => full_name).sort()
    expect(await names((await admin.call(people.list, { search })) as never)).toEqual(['Gia Va', 'Gil Va', 'Kim Queda'])
    expect(await names((await at.guard.call(people.directory, { search })) as never)).toEqual([
      'Gia Va',
      'Gil Va',
      'Kim Queda',
    ])
    expect(await admin.call(units.list, { condominium_id: at.here, search })).toMatchObject({
      answer: { items: [{ unit_number: 'T1-101', people: 3 }] },
    })
    for (const by of [admin, at.guard])
      expect(await by.call(spellings.find, { search })).toMatchObject({
        answer: [{ unit_number: 'T1-101', people: 3 }],
      })
    expect(await at.guard.call(households.answering, { condominium_id: at.here, unit_number: search })).toMatchObject({
      answer: expect.arrayContaining([
        expect.objectContaining({ name: 'Kim Queda' }),
        expect.objectContaining({ name: 'Gil Va' }),
      ]),
    })
  }
})

test('hides the time before the merge from the other residents, and keeps each resident’s own data', async () => {
  const earlier = { kept: newId(), gone: newId(), refused: newId() }
  await registerAt(at, 'T1-101', { id: earlier.kept, name: 'Kora' })
  await registerAt(at, '101 T1', { id: earlier.gone, name: 'Gala' })
  await registerAt(at, '101 T1', { id: earlier.refused, name: 'Rita' })
  await gil.call(visits.decide, { id: earlier.refused, decision: 'denied' })
  const sees = async (person: TestPerson) =>
    (await readAs(person, 'select id as told from authorizations where resident_id is null')).sort()
  const lines = (person: TestPerson) =>
    readAs(person, 'select unit_number as told from access_logs order by occurred_at')
  expect(await lines(gil)).toEqual(['101 T1', '101 T1'])
  await merge(world)
  // Residents of the kept unit see the pending visit of the joined home, and nothing finished.
  expect(await sees(kim)).toEqual([earlier.kept, earlier.gone].sort())
  expect(await sees(gil)).toEqual([earlier.gone, earlier.refused].sort())
  expect(await lines(kim)).toEqual(['T1-101'])
  expect(await lines(gil)).toEqual(['101 T1', '101 T1'])
  await registerAt(at, '101 T1', { name: 'Nora' })
  for (const person of [kim, gil, gia]) expect((await lines(person)).at(-1)).toBe('T1-101')
})

test('adds the other unit’s residents to the home with a notice and a right to object, except for those who came together', async () => {
  await merge(world)
  const listed = async (person: TestPerson) => {
    const read = await person.call(households.mine, {})
    if (!read.ok) throw new Error(read.code)
    return read.answer.accounts.filter((one) => one.may_object)
  }
  expect((await listed(kim)).map(({ full_name }) => full_name).sort()).toEqual(['Gia Va', 'Gil Va'])
  expect(await listed(gil)).toEqual([])
  const [newcomer] = await listed(kim)
  expect(await kim.call(households.object, { joining: newcomer?.joining ?? '' })).toMatchObject({ ok: true })
})

test('shows in another home that a request from before the merge is still pending', async () => {
  const id = newId()
  expect(await registerAt(at, '101 T1', { id })).toMatchObject({ ok: true })
  const residenceId = newId()
  const other = { id: gil.id, condominium_id: at.here, unit_number: 'T9-901', residence_id: residenceId }
  expect(await admin.call(people.addHome, other)).toMatchObject({ ok: true })
  await merge(world)
  const elsewhere = await inHome(garita, gil, residenceId).call(households.waitingElsewhere, {})
  expect(elsewhere.ok && elsewhere.answer.map(({ request }) => request)).toEqual([id])
})
