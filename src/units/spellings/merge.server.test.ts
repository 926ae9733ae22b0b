/** After a merge of two units every credential works as before, and concurrent acts lose no home. */
import { beforeEach, expect, test } from 'vitest'
import { amenityOf, book } from '../../../tests/support/bookings.ts'
import {
  authorizedIn,
  entryOf,
  made,
  type StationWorld,
  snapshotOf,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { homesOf, inHome } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import {
  anotherPair,
  merge,
  merging,
  pairOf,
  registerAt,
  type TwoSpellings,
  twoSpellings,
} from '../../../tests/support/unitSpellings.ts'
import { authorize, dayIn, least, mexico, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { authTypes } from '../../authorizations/kinds.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { households } from '../../households/households.contract.ts'
import { moves } from '../../people/move/moves.contract.ts'
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
beforeEach(async () => {
  world = await twoSpellings(garita)
  ;({ at, admin, kim, gil } = world)
})

test('keeps every code and number of both merged homes working as before', async () => {
  const theirs = new Map<string, { by: TestPerson; id: string }>()
  for (const [by, name] of [
    [kim, 'kim'],
    [gil, 'gil'],
  ] as const)
    for (const kind of authTypes) theirs.set(`${name} ${kind}`, { by, id: await authorize(garita, by, kind) })
  const booking = await book(gil, await amenityOf(garita, at.here, 'clubhouse', { exclusive: false }))
  const asked = newId()
  expect(await registerAt(at, '101 T1', { id: asked })).toMatchObject({ ok: true })
  const state = async () => {
    const { rows } = await garita.owner.query(
      `select a.id, access.eligibility_of(a, now()) as eligibility, a.pass_id, a.pass_generation, a.access_number, a.status, a.revision
        from authorizations a where condominium_id = $1 order by id`,
      [at.here],
    )
    const { entries } = await snapshotOf(at)
    const booked = await garita.owner.query('select status from amenity_reservations where id = $1', [booking])
    return {
      rows,
      booked: booked.rows,
      // The date of a person's entry becomes that of the merge; their pass stays.
      entries: entries.map(({ unit, ...entry }) => (entry.lives ? { ...entry, created_at: null } : entry)),
      links: await Promise.all(
        [...theirs.values()]
          .filter((_, n) => n % 6 === authTypes.indexOf('temporary_visitor'))
          .map(({ by, id }) => passOf(by, id)),
      ),
    }
  }
  const before = await state()
  await merge(world)
  expect(await state()).toEqual(before)
  const merged = await snapshotOf(at)
  expect(new Set(authorizedIn(merged).map(({ unit }) => unit))).toEqual(new Set(['T1-101']))
  expect(merged.units).toEqual(['101', 'T1-101'])
  const { link } = await passOf(gil, theirs.get('gil temporary_visitor')?.id ?? '')
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: true })
  await tell(at, made(at, entryOf(theirs.get('gil worker')?.id ?? '')))
  const line = await garita.owner.query('select unit_number, conflict from access_logs where authorization_id = $1', [
    theirs.get('gil worker')?.id,
  ])
  expect(line.rows).toEqual([{ unit_number: 'T1-101', conflict: null }])
  // Residents who were asked before the merge still answer, from the home that was asked.
  expect(await gil.call(visits.decide, { id: asked, decision: 'approved' })).toMatchObject({ ok: true })
})

test('leaves one home to a person with a home in both units, with the data of both', async () => {
  const residence = newId()
  const home = { id: gil.id, residence_id: residence, condominium_id: at.here, unit_number: 'T1-101' }
  const before = await homesOf(garita, gil)
  expect(await admin.call(people.addHome, home)).toMatchObject({ ok: true })
  const kinds = ['worker', 'vehicle'] as const
  for (const [n, one] of [...before, residence].entries()) {
    const values = least[kinds[n] ?? 'worker']()
    expect(
      await inHome(garita, gil, one).call(authorizations.create, {
        id: newId(),
        auth_type: kinds[n] ?? 'worker',
        values,
      }),
    ).toMatchObject({ ok: true })
  }
  await merge(world)
  expect(await homesOf(garita, gil)).toEqual([residence])
  const { rows } = await garita.owner.query(
    `select unit_number, residence_id, access.eligibility_of(a, now()) as eligibility from authorizations a where resident_id = $1`,
    [gil.id],
  )
  const stands = { unit_number: 'T1-101', residence_id: residence, eligibility: 'may_enter' }
  expect(rows).toEqual([stands, stands])
})

test('opens a number at a reader with the unit that its visitor knows', async () => {
  const id = await authorize(garita, gil)
  const number = async (unit: string) =>
    (
      await garita.owner.query<{ known: string[] }>(
        'select access.number_known(a.condominium_id, a.access_number, $2) as known from authorizations a where a.id = $1',
        [id, unit],
      )
    ).rows[0]?.known
  expect(await number('101-T1')).toEqual([id])
  await merge(world)
  for (const unit of ['101-T1', 'T1 101']) expect(await number(unit)).toEqual([id])
  expect(await number('102')).toEqual([])
})

test('joins phones within the limit, fills empty facts, and ends moves between the two units', async () => {
  const { kept, gone } = await pairOf(world)
  const phone = (number: string) => ({ name: number, kind: 'mobile' as const, number, from: null, until: null })
  const facts = { condominium_id: at.here, kind: 'home' as const, state: 'occupied' as const }
  const change = (unit: typeof kept, more: object) =>
    admin.call(units.change, { ...facts, id: unit.id, revision: unit.revision, ...more } as never)
  const many = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => phone(`551234500${first + at}`))
  expect(await change(kept, { tower: 'Norte', floor: null, bays: null, phones: many(0, 4) })).toMatchObject({
    ok: true,
  })
  expect(await change(gone, { tower: 'Sur', floor: '1', bays: '14', phones: many(3, 4) })).toMatchObject({ ok: true })
  expect(await admin.call(moves.planMove, { id: gil.id, at: dayIn(mexico, 800), moves_to: 'T1-101' })).toMatchObject({
    ok: false,
  })
  await admin.call(moves.planMove, {
    id: gil.id,
    at: new Date(Date.now() + 9e8).toISOString().slice(0, 10),
    moves_to: 'T1-101',
  })
  await merge(world)
  const shown = await admin.call(units.show, { condominium_id: at.here, id: kept.id })
  expect(shown).toMatchObject({
    answer: { tower: 'Norte', floor: '1', bays: '14', aliases: [{ alias: '101 T1', merged: true }] },
  })
  expect(shown.ok && shown.answer.phones.map(({ number }) => number.at(-1)).join('')).toBe('012345')
  const { rows } = await garita.owner.query('select leaves_at, moves_to from residences where profile_id = $1', [
    gil.id,
  ])
  expect(rows).toEqual([{ leaves_at: null, moves_to: null }])
})

test('requires an answer to an objection before its unit is merged', async () => {
  const late = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Leo Nuevo' })
  const { rows } = await garita.owner.query<{ joining: string }>(
    'select joining from residences where profile_id = $1',
    [late.id],
  )
  await gil.call(households.object, { joining: rows[0]?.joining ?? '' })
  expect(await admin.call(spellings.merge, merging(world, await pairOf(world)))).toMatchObject({
    code: 'units_objection_waits',
  })
})

test('accepts a repeated press, and loses no home when two admins merge at once', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [at.here] })
  const both = await pairOf(world)
  const same = await Promise.all([admin, other].map((by) => by.call(spellings.merge, merging(world, both))))
  expect(same).toMatchObject([{ ok: true }, { ok: true }])
  expect(await admin.call(spellings.merge, merging(world, both))).toMatchObject({ ok: true })
  // A merge in the other direction finds no second unit.
  expect(await admin.call(spellings.merge, merging(world, { kept: both.gone, gone: both.kept }))).toMatchObject({
    code: 'units_merged_otherwise',
  })
})

test('carries out one of two merges in opposite directions', async () => {
  for (let round = 0; round < 4; round++) {
    const { numbers, kept, gone } = await anotherPair(world, String(round))
    const told = await Promise.all([
      admin.call(spellings.merge, merging(world, { kept, gone })),
      admin.call(spellings.merge, merging(world, { kept: gone, gone: kept })),
    ])
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await garita.owner.query(
      `select distinct unit_number from residences where condominium_id = $1 and until is null and unit_number = any($2)`,
      [at.here, numbers],
    )
    expect(rows).toHaveLength(1)
  }
})

test('refuses a merge of units that have changed since they were shown', async () => {
  const both = await pairOf(world)
  await garita.owner.query(`update units set bays = '14' where id = $1`, [both.gone.id])
  expect(await admin.call(spellings.merge, merging(world, both))).toMatchObject({ code: 'units_changed' })
})

test('leaves all people in the kept unit after a simultaneous merge and approval', async () => {
  for (let round = 0; round < 4; round++) {
    const { numbers, kept, gone } = await anotherPair(world, String(round))
    const asking = await garita.person({ condominium: at.here, unit: numbers[1], approval_status: 'pending' })
    await Promise.all([
      admin.call(spellings.merge, merging(world, { kept, gone })),
      admin.call(people.decide, { id: asking.id, from: 'pending', to: 'approved' }),
    ])
    await admin.call(spellings.merge, merging(world, { kept, gone }))
    const { rows } = await garita.owner.query('select unit_number from residences where profile_id = $1', [asking.id])
    expect(rows).toEqual([{ unit_number: numbers[0] }])
  }
})
