/** Every act that names a unit means the unit that is written so, and a search finds it. */

import { beforeEach, expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { made, type StationWorld, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { registerAt, unitsOfBefore } from '../../../tests/support/unitSpellings.ts'
import { households } from '../../households/households.contract.ts'
import { imports } from '../../imports/imports.contract.ts'
import { people } from '../../people/people.contract.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../units.contract.ts'
import { spellings } from './spellings.contract.ts'

const garita = openForFile(sharedInstallation)
let at: StationWorld
let admin: TestPerson
beforeEach(async () => {
  at = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [at.here] })
  await garita.person({ condominium: at.here, unit: 'C-05', full_name: 'Tomás Treviño' })
})

const unitsOf = async (table: string) => {
  const { rows } = await garita.owner.query<{ unit_number: string }>(
    `select distinct unit_number from ${table} where condominium_id = $1 and unit_number like 'C%' order by 1`,
    [at.here],
  )
  return rows.map(({ unit_number }) => unit_number)
}
const line = (name: string, unit: string) => ({
  ...{ id: newId(), residence_id: newId(), full_name: name, email: null, phone_number: null },
  ...{ unit_number: unit, kind: null },
})

test('assigns a request, a parcel, a paper line and an import of "c 5" to C-05, and creates no second unit', async () => {
  expect(await registerAt(at, 'c 5')).toMatchObject({ ok: true })
  const left = { condominium_id: at.here, event_id: newId(), unit_number: 'casa c5', item: 'package' as const }
  expect(
    await atDesk.leaveItem(at.guard, { ...left, said: null, company: null, authorization_id: null }),
  ).toMatchObject({ ok: true })
  const paper = { name: 'Luis Papel', unit_number: 'C 05', plate: null, written_at: new Date().toISOString() }
  await tell(at, made(at, { kind: 'paper_line' as const, ...paper }))
  const lines = [line('Eva Treviño', 'c-5'), line('Tomás Treviño', 'C 5')]
  expect(await admin.call(imports.save, { condominium_id: at.here, language: 'es', lines })).toMatchObject({
    answer: expect.arrayContaining([
      { id: lines[0]?.id, outcome: 'saved' },
      { id: lines[1]?.id, outcome: 'already_there' },
    ]),
  })
  for (const table of ['authorizations', 'left_items', 'access_logs', 'residences', 'units'])
    expect(await unitsOf(table), table).toEqual(['C-05'])
})

test('finds the unit, its people and its contacts at the desk by any spelling', async () => {
  for (const search of ['c 5', 'Casa C5', 'c-05']) {
    expect(await at.guard.call(people.directory, { search })).toMatchObject({
      answer: { items: [{ full_name: 'Tomás Treviño' }] },
    })
    expect(await at.guard.call(households.answering, { condominium_id: at.here, unit_number: search })).toMatchObject({
      answer: [{ name: 'Tomás Treviño' }],
    })
  }
})

test('refuses a second home "c 5" to a resident of C-05', async () => {
  const eva = await garita.person({ condominium: at.here, unit: 'C-05' })
  const home = { id: eva.id, residence_id: newId(), condominium_id: at.here, unit_number: 'c 5' }
  expect(await admin.call(people.addHome, home)).toMatchObject({ ok: false, code: 'home_already_theirs' })
})

test('creates no duplicate by a pattern, an import or a single unit, unless the administration confirms it', async () => {
  const make = (number: string, more = {}) =>
    admin.call(units.make, {
      condominium_id: at.here,
      units: [{ id: newId(), unit_number: number, tower: null, floor: null, kind: 'home' as const, ...more }],
    })
  expect(await make('C 5')).toMatchObject({ answer: { made: 0, alike: [{ unit_number: 'C 5', is: 'C-05' }] } })
  expect(await unitsOf('units')).toEqual(['C-05'])
  expect(await make('C 5', { apart: true })).toMatchObject({ answer: { made: 1, alike: [] } })
  expect(await unitsOf('units')).toEqual(['C 5', 'C-05'])
  const { rows } = await garita.owner.query('select from unit_differences where condominium_id = $1', [at.here])
  expect(rows).toHaveLength(1)
  // "c5" may be either now: no person is assigned by a guess.
  expect(await at.guard.call(households.answering, { condominium_id: at.here, unit_number: 'c5' })).toMatchObject({
    answer: [],
  })
})

test('postpones an approval for an ambiguous unit with an explanation', async () => {
  const waiting = await garita.person({
    condominium: at.here,
    unit: 'T1 9',
    approval_status: 'pending',
    asks_in_vain: true,
  })
  await unitsOfBefore(garita, at.here, ['T1-9', '9 T1'])
  const decided = await admin.call(people.decide, { id: waiting.id, from: 'pending', to: 'approved' })
  expect(decided).toMatchObject({ ok: false, code: 'home_unit_unclear' })
})

const decide = (id: string, more: { unit_number?: string } = {}) =>
  admin.call(people.decide, { id, from: 'pending', to: 'approved', ...more })
const wishes = (unit: string, name = 'Eva Nueva') =>
  garita.person({ condominium: at.here, unit, full_name: name, approval_status: 'pending', asks_in_vain: true })

test('shows the unit’s residents at an approval in any spelling, and informs them so that they may object', async () => {
  const tomas = await garita.person({ condominium: at.here, unit: 'C-05', full_name: 'Tomás Treviño' })
  const eva = await wishes('c 5'.toUpperCase())
  const around = await admin.call(households.around, { id: eva.id })
  expect(around).toMatchObject({ answer: [{ full_name: 'Tomás Treviño' }, { full_name: 'Tomás Treviño' }] })
  expect(await decide(eva.id)).toMatchObject({ ok: true })
  const mine = await tomas.call(households.mine, {})
  const joined = mine.ok ? mine.answer.accounts.find(({ full_name }) => full_name === 'Eva Nueva') : undefined
  expect(joined).toMatchObject({ may_object: true })
})

test('creates no unit from a stranger’s text: the administration chooses or creates it', async () => {
  const eva = await wishes('D-05')
  const asked = { condominium_id: at.here, written: 'D-05' }
  expect(await admin.call(spellings.meant, asked)).toMatchObject({ answer: { unit: null, likely: ['C-05'] } })
  expect(await decide(eva.id)).toMatchObject({ ok: false, code: 'home_unit_unknown' })
  expect(await unitsOf('units')).toEqual(['C-05'])
  expect(await decide(eva.id, { unit_number: 'C-05' })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query('select unit_number from residences where profile_id = $1', [eva.id])
  expect(rows).toEqual([{ unit_number: 'C-05' }])
  const late = await wishes('C-77', 'Ana Tarde')
  const unit = { id: newId(), unit_number: 'C-77', tower: null, floor: null, kind: 'home' as const }
  await admin.call(units.make, { condominium_id: at.here, units: [unit] })
  expect(await decide(late.id)).toMatchObject({ ok: true })
})

test('shows the matching units only to the place’s administration, which chooses', async () => {
  const eva = await wishes('D-05')
  const other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  for (const person of [other, eva]) {
    const asked = await person.call(spellings.meant, { condominium_id: at.here, written: 'C-05' })
    expect(asked.ok ? asked.answer : { unit: null, people: [], likely: [] }).toMatchObject({
      unit: null,
      people: [],
      likely: [],
    })
    await person.call(people.decide, { id: eva.id, from: 'pending', to: 'approved', unit_number: 'C-05' })
  }
  const { rows } = await garita.owner.query('select unit_number, since from residences where profile_id = $1', [eva.id])
  expect(rows).toEqual([{ unit_number: 'D-05', since: null }])
})
