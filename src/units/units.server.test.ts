/** The administration keeps the units of a condominium, and they follow their residents. */
import { expect, test } from 'vitest'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { everything } from '../../tests/support/scope.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { unitsIn } from '../gate/station/facts/gate.snapshot.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { units } from './units.contract.ts'
import { mostUnitsAtOnce, type UnitChoice, unitChoices, unitsOf } from './units.rules.ts'

const garita = openForFile(sharedInstallation)

async function office() {
  const here = await garita.condominium('Los Encinos')
  return { here, admin: await garita.person({ user_role: 'admin', assigned: [here] }) }
}

function wanted(pattern: string) {
  const found = unitsOf(pattern)
  if (!('units' in found)) throw new Error(found.problem)
  return found.units.map((unit) => ({ ...unit, id: newId(), tower: null, kind: 'home' as const }))
}

async function make({ here, admin }: { here: string; admin: TestPerson }, pattern: string): Promise<number> {
  const call = { condominium_id: here, units: wanted(pattern) }
  let made = await admin.call(units.make, call)
  // Five hundred units take longer than a call may on a machine that is busy with other tests.
  while (!made.ok && made.code === 'busy') made = await admin.call(units.make, call)
  if (!made.ok) throw new Error(made.code)
  return made.answer.made
}

async function listed(
  { here, admin }: { here: string; admin: TestPerson },
  more: { search?: string; only?: UnitChoice; after?: string } = {},
) {
  const found = await admin.call(units.list, { condominium_id: here, ...more })
  if (!found.ok) throw new Error(found.code)
  return found.answer
}
const numbers = async (at: { here: string; admin: TestPerson }, more = {}) =>
  (await listed(at, more)).items.map((unit) => unit.unit_number)

test('creates each unit of a pattern once, also for two admins at the same moment', async () => {
  const at = await office()
  const other = await garita.person({ user_role: 'admin', assigned: [at.here] })
  const both = await Promise.all([make(at, 'T1 101-204'), make({ ...at, admin: other }, 'T1 101-204')])
  expect(both[0] + both[1]).toBe(8)
  expect(await make(at, 'T1 101-205')).toBe(2)
  expect(await numbers(at)).toEqual([101, 102, 103, 104, 105, 201, 202, 203, 204, 205].map((db) => `T1 ${db}`))
})

test.runIf(everything)('lists two thousand units in the order in which people count them, page by page', async () => {
  const at = await office()
  for (let tower = 1; tower <= 4; tower++) expect(await make(at, `T${tower} 101-5010`)).toBe(mostUnitsAtOnce)
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await listed(at, after ? { after } : {})
    found.push(...page.items.map((unit) => unit.unit_number))
    if (!page.next) break
    after = page.next
  }
  expect(found).toHaveLength(2_000)
  expect(new Set(found).size).toBe(2_000)
  expect(found.slice(0, 3)).toEqual(['T1 101', 'T1 102', 'T1 103'])
  expect(found.indexOf('T1 210')).toBeLessThan(found.indexOf('T1 1001'))
  expect(found.at(-1)).toBe('T4 5010')
})

test.runIf(everything)('lists all of two thousand units at the station, half of them without an account', async () => {
  const there = await stationWorld(garita)
  const at = { here: there.here, admin: await garita.person({ user_role: 'admin', assigned: [there.here] }) }
  for (let tower = 1; tower <= 4; tower++) await make(at, `T${tower} 101-5010`)
  await garita.owner.query(
    `with homes as (select gen_random_uuid() as id, unit_number from units
        where condominium_id = $1 and unit_number ~ '^T[12] '),
      people as (insert into profiles (id, full_name, email, user_role, approval_status)
        select id, unit_number, id || '@garita.test', 'resident', 'approved' from homes)
      insert into residences (condominium_id, id, profile_id, unit_number, since) select $1, id, id, unit_number, now() from homes`,
    [there.here],
  )
  const snapshot = await snapshotOf(there)
  expect(snapshot.units).toHaveLength(1_001)
  expect(snapshot.unreached_units).toHaveLength(1_000)
  const { rows } = await garita.owner.query<{ unit_number: string }>(
    'select unit_number from units where condominium_id = $1',
    [there.here],
  )
  expect(new Set(unitsIn(snapshot))).toEqual(new Set(rows.map(({ unit_number }) => unit_number)))
})

test('creates the unit of an approved home, and marks an empty one as occupied', async () => {
  const at = await office()
  await make(at, '101-102')
  expect((await listed(at, { only: 'empty' })).items).toHaveLength(2)
  await garita.person({ condominium: at.here, unit: '102', full_name: 'Ana Uno' })
  await garita.person({ condominium: at.here, unit: '305', full_name: 'Beto Uno' })
  expect((await listed(at)).items).toMatchObject([
    { unit_number: '101', state: 'empty', people: 0, asking: 0 },
    { unit_number: '102', state: 'occupied', people: 1 },
    { unit_number: '305', state: 'occupied', people: 1 },
  ])
  expect(await numbers(at, { search: 'beto' })).toEqual(['305'])
  expect(await numbers(at, { search: '10' })).toEqual(['101', '102'])
})

test('keeps a rented-out unit rented when a resident moves in, and deletes one that all have left', async () => {
  const at = await office()
  await make(at, '101')
  await garita.owner.query(`update units set state = 'rented_out' where condominium_id = $1`, [at.here])
  const ana = await garita.person({ condominium: at.here, unit: '101' })
  expect((await listed(at)).items).toMatchObject([{ unit_number: '101', state: 'rented_out', people: 1 }])
  await garita.owner.query(`update residences set until = now() where profile_id = $1`, [ana.id])
  const [unit] = (await listed(at)).items
  expect(await at.admin.call(units.remove, { condominium_id: at.here, id: unit?.id ?? '' })).toMatchObject({ ok: true })
  expect(await numbers(at)).toEqual([])
})

test('creates no unit from a request, and allows the approval once the administration created it', async () => {
  const at = await office()
  await make(at, '101')
  const asking = await garita.person({
    ...{ condominium: at.here, unit: '777', approval_status: 'pending', asks_in_vain: true },
  })
  const decide = () => at.admin.call(people.decide, { id: asking.id, from: 'pending', to: 'approved' })
  expect(await decide()).toMatchObject({ ok: false, code: 'home_unit_unknown' })
  expect(await numbers(at)).toEqual(['101'])
  await make(at, '777')
  expect(await decide()).toMatchObject({ ok: true })
  expect(await numbers(at)).toEqual(['101', '777'])
})

test('shows a unit’s residents and authorizations until they move out', async () => {
  const at = await office()
  const ana = await garita.person({ condominium: at.here, unit: '101', full_name: 'Ana Uno' })
  for (const kind of ['worker', 'vehicle', 'pet'] as const) await authorize(garita, ana, kind)
  const [unit] = (await listed(at)).items
  const shown = await at.admin.call(units.show, { condominium_id: at.here, id: unit?.id ?? '' })
  expect(shown).toMatchObject({
    answer: {
      unit_number: '101',
      dwellers: [{ full_name: 'Ana Uno', since: expect.any(String) }],
      authorized: { people: 1, vehicles: 1, pets: 1 },
      permits: [{ auth_type: 'worker' }, { auth_type: 'pet' }, { auth_type: 'vehicle', plate: expect.any(String) }],
      waiting: 0,
    },
  })
  expect(await at.admin.call(units.count, { condominium_id: at.here })).toMatchObject({
    answer: { total: 1, with_account: 0, unopened: 1, empty: 0 },
  })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
  expect(await at.admin.call(units.show, { condominium_id: at.here, id: unit?.id ?? '' })).toMatchObject({
    answer: { dwellers: [], authorized: { people: 0, vehicles: 0, pets: 0 }, permits: [] },
  })
})

test('lists as many units of each choice as it counts', async () => {
  const at = await office()
  await make(at, '103-105')
  await garita.owner.query(`update units set state = 'rented_out' where condominium_id = $1 and unit_number = '104'`, [
    at.here,
  ])
  const [ana] = await Promise.all(['101', '102'].map((unit) => garita.person({ condominium: at.here, unit })))
  await garita.owner.query('update profiles set started = true where id = $1', [ana?.id])
  await garita.person({ condominium: at.here, unit: '102', approval_status: 'pending' })
  const shown = {
    asking: ['102'],
    with_account: ['101'],
    unopened: ['102'],
    empty: ['103', '105'],
    rented_out: ['104'],
  }
  for (const only of unitChoices) expect(await numbers(at, { only }), only).toEqual(shown[only])
  const counted = Object.fromEntries(unitChoices.map((only) => [only, shown[only].length]))
  expect(await at.admin.call(units.count, { condominium_id: at.here })).toMatchObject({
    answer: { total: 5, ...counted },
  })
})

test('distinguishes accounts in use from unopened ones', async () => {
  const at = await office()
  await make(at, '103')
  const [ana] = await Promise.all(['101', '101', '102'].map((unit) => garita.person({ condominium: at.here, unit })))
  await garita.owner.query('update profiles set started = true where id = $1', [ana?.id])
  expect(await at.admin.call(units.count, { condominium_id: at.here })).toMatchObject({
    answer: { total: 3, asking: 0, with_account: 1, unopened: 1, empty: 1, rented_out: 0 },
  })
  const { items } = await listed(at)
  expect(items.map(({ unit_number, people, unopened }) => [unit_number, people, unopened])).toEqual([
    ['101', 2, 1],
    ['102', 1, 1],
    ['103', 0, 0],
  ])
  const shown = await at.admin.call(units.show, { condominium_id: at.here, id: items[0]?.id ?? '' })
  if (!shown.ok) throw new Error(shown.code)
  expect(shown.answer.dwellers.map(({ started }) => started).sort()).toEqual([false, true])
})

test('refuses the second of two forms with the current values, and keeps a unit with residents', async () => {
  const at = await office()
  await garita.person({ condominium: at.here, unit: '101' })
  await make(at, '102')
  const [lived, empty] = (await listed(at)).items
  if (!lived || !empty) throw new Error('two units')
  const form = {
    condominium_id: at.here,
    id: lived.id,
    tower: 'Norte',
    floor: '1',
    kind: 'home' as const,
    bays: null,
    phones: [],
  }
  expect(await at.admin.call(units.change, { ...form, state: 'rented_out', revision: lived.revision })).toMatchObject({
    ok: true,
  })
  expect(await at.admin.call(units.change, { ...form, state: 'empty', revision: lived.revision })).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect(await at.admin.call(units.remove, { condominium_id: at.here, id: lived.id })).toMatchObject({
    code: 'unit_in_use',
  })
  for (let press = 0; press < 2; press++)
    expect(await at.admin.call(units.remove, { condominium_id: at.here, id: empty.id })).toMatchObject({ ok: true })
  expect(await numbers(at)).toEqual(['101'])
})

test('keeps a home’s unit when a deletion and an approval happen at once', async () => {
  for (let round = 0; round < 5; round++) {
    const at = await office()
    await make(at, '101')
    const [unit] = (await listed(at)).items
    const asking = await garita.person({ condominium: at.here, unit: '101', approval_status: 'rejected' })
    await garita.owner.query('delete from residences where profile_id = $1', [asking.id])
    const move = `insert into residences (condominium_id, id, profile_id, unit_number, since)
      values ($1, gen_random_uuid(), $2, '101', now())`
    await Promise.all([
      at.admin.call(units.remove, { condominium_id: at.here, id: unit?.id ?? '' }),
      garita.owner.query(move, [at.here, asking.id]),
    ])
    expect(await listed(at)).toMatchObject({ items: [{ unit_number: '101', state: 'occupied' }] })
  }
})

test('shows and changes units only for the administration of their condominium', async () => {
  const at = await office()
  await make(at, '101')
  const [unit] = (await listed(at)).items
  const id = unit?.id ?? ''
  const stranger = (await office()).admin
  const resident = await garita.person({ condominium: at.here, unit: '102' })
  const guard = await garita.person({ user_role: 'agent', assigned: [at.here] })
  expect(await listed({ here: at.here, admin: stranger })).toMatchObject({ items: [] })
  for (const person of [resident, guard])
    expect(await person.call(units.list, { condominium_id: at.here })).toMatchObject({ code: 'forbidden' })
  for (const person of [stranger, resident, guard]) {
    const answers = [
      await person.call(units.make, { condominium_id: at.here, units: wanted('909') }),
      await person.call(units.remove, { condominium_id: at.here, id }),
    ]
    expect(answers.map(({ ok }) => ok)).toEqual([false, false])
  }
  expect(await numbers(at)).toEqual(['101', '102'])
})

test.each([
  [[], 'units'],
  [[{ id: 'x' }], 'units.0.id'],
])('refuses hostile input: %j', async (hostile) => {
  const at = await office()
  const told = await at.admin.call(units.make, { condominium_id: at.here, units: hostile as never })
  expect(told).toMatchObject({ status: 422 })
})
