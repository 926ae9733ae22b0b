/** Similar units are proposed, old spellings lead to the kept unit, and only the administration decides. */
import { beforeEach, expect, test } from 'vitest'
import { made, type StationWorld, snapshotOf, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { codeOfUnit, joining, joinUnit, lookAtUnit } from '../../../tests/support/unitCodes.ts'
import {
  merge,
  merging,
  pairOf,
  registerAt,
  type TwoSpellings,
  twoSpellings,
} from '../../../tests/support/unitSpellings.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { moves } from '../../people/move/moves.contract.ts'
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

test('proposes both units with their contents, until an administrator separates them', async () => {
  await authorize(garita, gil, 'worker')
  await registerAt(at, '101 T1')
  const { kept, gone } = await pairOf(world)
  expect(kept).toMatchObject({ people: ['Kim Queda'], authorized: 0, phones: 0, lines: 0 })
  expect(gone).toMatchObject({ authorized: 1, waiting: 1, lines: 1, has_code: false })
  expect(gone.people.sort()).toEqual(['Gia Va', 'Gil Va'])
  const differ = { condominium_id: at.here, one_id: gone.id, other_id: kept.id }
  for (let press = 0; press < 2; press++) expect(await admin.call(spellings.differ, differ)).toMatchObject({ ok: true })
  expect(await admin.call(spellings.alike, { condominium_id: at.here })).toMatchObject({
    answer: { pairs: [], more: false },
  })
})

test('keeps the codes of a merged unit valid, and assigns its old spellings to the kept unit', async () => {
  const code = await codeOfUnit(admin, { condominium_id: at.here, unit_number: '101 T1' })
  await merge(world)
  expect(await lookAtUnit(garita, code)).toMatchObject({ answer: { unit_number: 'T1-101' } })
  const joined = joining(code)
  expect(await joinUnit(garita, joined)).toMatchObject({ ok: true })
  const late = await garita.person({ condominium: at.here, unit: '101 T1', full_name: 'Lia Tarde' })
  const other = await garita.person({ condominium: at.here, unit: '305', full_name: 'Oto Tres' })
  await admin.call(moves.planMove, { id: other.id, at: null, moves_to: '101 T1' })
  const id = newId()
  for (let press = 0; press < 2; press++) expect(await registerAt(at, '101 T1', { id })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select unit_number from residences where until is null and profile_id = any($1) union all select unit_number from authorizations where id = $2`,
    [[late.id, other.id, joined.id], id],
  )
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ unit_number: 'T1-101' })))
  expect(await admin.call(units.list, { condominium_id: at.here, search: 'T1' })).toMatchObject({
    answer: { items: [{ unit_number: 'T1-101' }] },
  })
  const again = { id: newId(), unit_number: '101 T1', tower: null, floor: null, kind: 'home' as const }
  expect(await admin.call(units.make, { condominium_id: at.here, units: [again] })).toMatchObject({
    answer: { made: 0 },
  })
})

test('assigns an outdated station’s event to the kept unit once, and sends the station the new spelling', async () => {
  const act = {
    ...{
      kind: 'unannounced' as const,
      authorization_id: newId(),
      unit_number: '101 T1',
      name: 'Iris',
      last_name: 'Sin Red',
    },
    ...{ id_document: 'INE123456', phone_number: '5512345678', purpose: 'visita' },
  }
  const event = made(at, act as never)
  await merge(world)
  for (let press = 0; press < 2; press++) expect(await tell(at, event)).toMatchObject({})
  const { rows } = await garita.owner.query('select unit_number from authorizations where id = $1', [
    act.authorization_id,
  ])
  expect(rows).toEqual([{ unit_number: 'T1-101' }])
  expect((await snapshotOf(at)).spellings).toEqual([['101 T1', 'T1-101']])
})

test('adds and removes a spelling by hand, but never a unit’s own number', async () => {
  const { kept, gone } = await pairOf(world)
  const alias = (written: string, id = kept.id) => ({ condominium_id: at.here, id, alias: written })
  for (let press = 0; press < 2; press++)
    expect(await admin.call(spellings.addAlias, alias('uno cero uno'))).toMatchObject({ ok: true })
  expect(await admin.call(spellings.addAlias, alias('uno cero uno', gone.id))).toMatchObject({
    code: 'unit_alias_taken',
  })
  expect(await admin.call(spellings.addAlias, alias('101 T1'))).toMatchObject({ code: 'alias_is_unit' })
  expect(await admin.call(spellings.spelled, { condominium_id: at.here })).toMatchObject({
    answer: [['UNO CERO UNO', 'T1-101']],
  })
  const form = { ...alias('UNO CERO UNO') }
  for (let press = 0; press < 2; press++)
    expect(await admin.call(spellings.removeAlias, form)).toMatchObject({ ok: true })
  await merge(world)
  expect(await admin.call(spellings.removeAlias, alias('101 T1'))).toMatchObject({ code: 'unit_alias_merged' })
})

test('lets only the administration of the condominium merge, separate or name units', async () => {
  const both = await pairOf(world)
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  for (const person of [stranger, kim, gil, at.guard]) {
    const answers = [
      await person.call(spellings.merge, merging(world, both)),
      await person.call(spellings.differ, { condominium_id: at.here, one_id: both.kept.id, other_id: both.gone.id }),
      await person.call(spellings.addAlias, { condominium_id: at.here, id: both.kept.id, alias: 'X' }),
      await person.call(spellings.removeAlias, { condominium_id: at.here, id: both.kept.id, alias: 'X' }),
    ]
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false])
  }
  expect(await stranger.call(spellings.alike, { condominium_id: at.here })).toMatchObject({ answer: { pairs: [] } })
  expect(await stranger.call(spellings.find, { search: 'T1-101' })).toMatchObject({ answer: [] })
  expect((await pairOf(world)).kept.people).toEqual(['Kim Queda'])
})
