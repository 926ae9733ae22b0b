/** The home of a person names an existing unit, or the administrator marks the unit as new. */
import { beforeEach, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { people } from '../people.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
let ana: TestPerson
beforeEach(async () => {
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: 'CASA 5', full_name: 'Ana Peña' })
})

const place = (unitNumber: string, newUnit?: boolean) => ({
  condominium_id: here,
  unit_number: unitNumber,
  new_unit: newUnit,
})
const card = { full_name: 'Beto Ruiz', email: null, phone_number: null }

/** The forms about one person, each with its unit. */
const forms: Record<string, (unit: string, isNew: boolean) => Promise<{ ok: boolean; code?: string }>> = {
  'a new person': (unit, isNew) =>
    admin.call(people.create, {
      ...{ id: newId(), residence_id: newId(), ...card, language: 'es', user_role: 'resident', ...place(unit, isNew) },
    }),
  'another home': (unit, isNew) =>
    admin.call(people.addHome, { id: ana.id, residence_id: newId(), ...place(unit, isNew) }),
  'an edited home': async (unit, isNew) =>
    admin.call(people.change, {
      ...{ id: ana.id, revision: await revisionOf(garita, ana.id), ...card, user_role: 'resident' },
      ...{ approval_status: 'approved', ...place(unit, isNew) },
    }),
}
const unitsHere = async () =>
  (await garita.owner.query('select unit_number from units where condominium_id = $1 order by 1', [here])).rows.map(
    ({ unit_number }) => unit_number,
  )
const livesIn = async (unit: string) =>
  (
    await garita.owner.query(
      'select from residences where condominium_id = $1 and unit_number = $2 and until is null',
      [here, unit],
    )
  ).rowCount
/** Two units with equivalent names. */
const alike = () =>
  garita.owner.query(
    `insert into units (condominium_id, id, unit_number, apart) values ($1, gen_random_uuid(), '7', true), ($1, gen_random_uuid(), 'NO. 7', true)`,
    [here],
  )

test.each(Object.keys(forms))('refuses %s in an unknown unit, and creates nothing', async (form) => {
  const before = await garita.owner.query('select from profiles')
  expect(await forms[form]?.('B-9', false)).toMatchObject({ ok: false, status: 409, code: 'home_unit_unknown' })
  expect(await unitsHere()).toEqual(['CASA 5'])
  expect((await garita.owner.query('select from profiles')).rowCount).toBe(before.rowCount)
  expect(await livesIn('CASA 5')).toBe(1)
})

test.each(Object.keys(forms))('lets %s create the unit that the administrator marked as new', async (form) => {
  expect(await forms[form]?.('B-9', true)).toMatchObject({ ok: true })
  expect(await unitsHere()).toEqual(['B-9', 'CASA 5'])
  expect(await livesIn('B-9')).toBe(1)
})

test.each(Object.keys(forms))(
  'assigns %s in another spelling to the existing unit, whether marked as new or not',
  async (form) => {
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), 'C-01')`,
      [here],
    )
    expect(await forms[form]?.('C 1', form === 'a new person')).toMatchObject({ ok: true })
    expect(await unitsHere()).toEqual(['C-01', 'CASA 5'])
    expect(await livesIn('C-01')).toBe(1)
  },
)

test.each(Object.keys(forms))(
  'refuses %s for an ambiguous unit, unless the administrator marks it as new',
  async (form) => {
    await alike()
    expect(await forms[form]?.('NÚM. 7', false)).toMatchObject({ ok: false, status: 409, code: 'home_unit_unclear' })
    expect(await forms[form]?.('NÚM. 7', true)).toMatchObject({ ok: true })
    expect(await livesIn('NÚM. 7')).toBe(1)
  },
)

test('ignores the unit in an edit that leaves the home unchanged', async () => {
  expect(await forms['an edited home']?.('CASA 5', false)).toMatchObject({ ok: true })
})

test('creates one unit when two administrators add it at once', async () => {
  const both = await Promise.all([forms['a new person']?.('B-9', true), forms['a new person']?.('B 9', true)])
  expect(both.map((answer) => answer?.ok)).toEqual([true, true])
  expect(await unitsHere()).toHaveLength(2)
})
