/** Undoing an import of residents deletes unused accounts and units, keeps those used since, and counts both. */
import { beforeEach, expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../../units/units.contract.ts'
import { imports } from '../imports.contract.ts'
import { residentImports } from './residentImports.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let importId: string
beforeEach(async () => {
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  importId = newId()
})

const line = (unit: string, more: object = {}) => {
  const id = newId()
  return {
    id,
    residence_id: newId(),
    full_name: `De ${unit}`,
    email: null,
    phone_number: null,
    unit_number: unit,
    ...more,
  }
}
type Line = ReturnType<typeof line>
const save = (lines: readonly Line[], who = admin) =>
  who.call(imports.save, { condominium_id: here, import_id: importId, language: 'es', lines: [...lines] })
async function brought(...given: string[]): Promise<Line[]> {
  const lines = given.map((unit) => line(unit))
  const saved = await save(lines)
  expect(saved.ok && saved.answer.map(({ outcome }) => outcome)).toEqual(given.map(() => 'saved'))
  return lines
}
const one = () => ({ condominium_id: here, import_id: importId })
const undo = (who = admin) => who.call(residentImports.undo, one())
const unitsHere = async () =>
  (await garita.owner.query('select unit_number from units where condominium_id = $1 order by 1', [here])).rows.map(
    ({ unit_number }) => unit_number,
  )
const peopleHere = async () =>
  (
    await garita.owner.query(
      'select p.full_name from profiles p join residences r on r.profile_id = p.id where r.condominium_id = $1 order by 1',
      [here],
    )
  ).rows.map(({ full_name }) => full_name)
const begins = `update profiles set started = true, email = id || '@garita.test' where id = $1`
const whole = (people: number, unitCount: number) => ({ people, people_stay: 0, units: unitCount, units_stay: 0 })

test('removes the people and units of an undone import, and keeps earlier ones', async () => {
  await garita.person({ condominium: here, unit: 'A-1', full_name: 'Ya Estaba' })
  await brought('A-1', 'A-2', 'A-3')
  expect(await save([line('A-2', { full_name: 'Otra De A-2' })])).toMatchObject({ answer: [{ outcome: 'saved' }] })
  expect(await unitsHere()).toEqual(['A-1', 'A-2', 'A-3'])
  expect(await admin.call(residentImports.weigh, one())).toMatchObject({ ok: true, answer: whole(4, 2) })
  expect(await undo()).toMatchObject({ ok: true, answer: whole(4, 2) })
  expect(await unitsHere()).toEqual(['A-1'])
  expect(await peopleHere()).toEqual(['Ya Estaba'])
})

test('undoes an import again as a success for the same administrator, and tells another one that it is undone already', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  await brought('A-1')
  const [first, second] = await Promise.all([undo(), undo(other)])
  expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
  expect([first, second].find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'import_undone' })
  expect(await undo(first.ok ? admin : other)).toMatchObject({ ok: true, answer: whole(1, 1) })
  const list = await other.call(residentImports.made, { condominium_id: here })
  expect(list).toMatchObject({ answer: [{ id: importId, people: 1, undone_at: expect.any(String) }] })
  // A late part of the import is refused.
  expect(await save([line('A-9')])).toMatchObject({ ok: false })
  expect(await unitsHere()).toEqual([])
})

test.each<[string, (line: Line) => Promise<unknown>]>([
  ['an account that somebody uses', ({ id }) => garita.owner.query(begins, [id])],
  [
    'a person with another home',
    ({ id }) =>
      garita.owner.query(
        `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, gen_random_uuid(), $2, 'Z-1', now())`,
        [here, id],
      ),
  ],
  [
    'a host of an imported pass',
    ({ id, residence_id }) =>
      garita.owner.query(
        `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name)
          values ($1, gen_random_uuid(), $2, $3, 'A-1', 'vehicle', 'Versa')`,
        [here, id, residence_id],
      ),
  ],
  [
    'a person whose entry is in the log',
    ({ id }) =>
      garita.owner.query(
        `insert into access_logs (condominium_id, id, authorization_id, event_type, resident_id, unit_number, actor_role, actor_name)
          values ($1, gen_random_uuid(), gen_random_uuid(), 'document_revealed', $2, 'A-1', 'agent', 'Gus')`,
        [here, id],
      ),
  ],
  [
    'an owner of another unit',
    ({ id }) =>
      garita.owner.query(
        `with unit as (insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), 'Z-1') returning unit_number)
          insert into owners (condominium_id, id, profile_id, unit_number) select $1, gen_random_uuid(), $2, unit_number from unit`,
        [here, id],
      ),
  ],
])('keeps %s, with the unit', async (_, uses) => {
  const [used] = await brought('A-1', 'A-2')
  if (used) await uses(used)
  const kept = { people: 1, people_stay: 1, units: 1, units_stay: 1 }
  expect(await admin.call(residentImports.weigh, one())).toMatchObject({ ok: true, answer: kept })
  expect(await undo()).toMatchObject({ ok: true, answer: kept })
  expect(await unitsHere()).toContain('A-1')
  expect(await unitsHere()).not.toContain('A-2')
  expect(await peopleHere()).toContain('De A-1')
  expect(await peopleHere()).not.toContain('De A-2')
})

test.each<[string, () => Promise<unknown>]>([
  ['where somebody lives by other means', () => garita.person({ condominium: here, unit: 'A-1' })],
  [
    'with a visit that a guard registered',
    async () => arrive(await garita.person({ user_role: 'agent', assigned: [here] }), here, 'A-1'),
  ],
  [
    'of which the administration wrote more',
    () =>
      garita.owner.query(`update units set tower = 'Norte' where condominium_id = $1 and unit_number = 'A-1'`, [here]),
  ],
  [
    'with another spelling',
    () =>
      garita.owner.query(
        `insert into unit_aliases (condominium_id, alias, unit_id) select $1, 'LA PRIMERA', id from units where condominium_id = $1 and unit_number = 'A-1'`,
        [here],
      ),
  ],
  [
    'with a code',
    () =>
      garita.owner.query(
        `insert into unit_codes (condominium_id, id, unit_number, code_hash, made_by_name) values ($1, gen_random_uuid(), 'A-1', sha256($2), 'Ana')`,
        [here, newId()],
      ),
  ],
])('keeps a unit %s, and removes its unused account', async (_, live) => {
  await brought('A-1')
  await live()
  const kept = { people: 1, people_stay: 0, units: 0, units_stay: 1 }
  expect(await undo()).toMatchObject({ ok: true, answer: kept })
  expect(await unitsHere()).toEqual(['A-1'])
  expect(await peopleHere()).not.toContain('De A-1')
})

test('ignores people whom the administration has removed since, and still undoes the import of their unit', async () => {
  const [gone] = await brought('A-1', 'A-2')
  await garita.owner.query('delete from profiles where id = $1', [gone?.id])
  expect(await undo()).toMatchObject({ ok: true, answer: whole(1, 2) })
  expect(await unitsHere()).toEqual([])
})

test('keeps a unit that was created before, or by hand since', async () => {
  await admin.call(units.make, { condominium_id: here, units: [{ id: newId(), unit_number: 'A-1' }] } as never)
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), 'B-1') on conflict do nothing`,
    [here],
  )
  await brought('A-2', 'B-1')
  expect(await undo()).toMatchObject({ ok: true })
  expect(await unitsHere()).toContain('B-1')
  expect(await unitsHere()).not.toContain('A-2')
})

test('refuses to undo an import by administrators of other condominiums, residents and guards', async () => {
  await brought('A-1')
  const there = await garita.condominium()
  const others = [
    await garita.person({ user_role: 'admin', assigned: [there] }),
    await garita.person({ user_role: 'agent', assigned: [here] }),
    await garita.person({ condominium: here, unit: '9' }),
  ]
  for (const other of others) {
    expect(await undo(other)).toMatchObject({ ok: false, status: 403 })
    expect(await other.call(residentImports.weigh, one())).toMatchObject({ ok: false, status: 403 })
    expect(await other.call(residentImports.made, { condominium_id: here })).toMatchObject({ ok: false, status: 403 })
  }
  const elsewhere = { condominium_id: there, import_id: importId }
  expect(await others[0]?.call(residentImports.undo, elsewhere)).toMatchObject({ ok: false, status: 404 })
  expect(await unitsHere()).toContain('A-1')
  const root = await garita.person({ user_role: 'super_admin' })
  expect(await undo(root)).toMatchObject({ ok: true, answer: whole(1, 1) })
})

test('refuses rows from another user for an import', async () => {
  await brought('A-1')
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  expect(await save([line('A-2')], other)).toMatchObject({ ok: false, status: 403 })
  expect(await unitsHere()).toEqual(['A-1'])
})

test('refuses to undo an import after thirty days, and deletes its rows', async () => {
  await brought('A-1')
  await garita.owner.query(`update resident_imports set begun_at = now() - interval '30 days 1 minute' where id = $1`, [
    importId,
  ])
  expect(await undo()).toMatchObject({ ok: false, status: 409, code: 'import_too_old' })
  expect(await admin.call(residentImports.made, { condominium_id: here })).toMatchObject({ answer: [] })
  await garita.owner.query(`update resident_imports set begun_at = now() - interval '32 days' where id = $1`, [
    importId,
  ])
  await garita.owner.query('select access.forget_resident_imports()')
  expect(await undo()).toMatchObject({ ok: false, status: 404 })
  expect(await unitsHere()).toEqual(['A-1'])
})

test('keeps an account that begins while its import is undone', async () => {
  const [ana] = await brought('A-1')
  let undone: ReturnType<typeof undo> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(begins, [ana?.id])
    undone = undo()
    await waited()
  })
  expect(await undone).toMatchObject({ ok: true, answer: { people: 0, people_stay: 1, units: 0, units_stay: 1 } })
  expect(await peopleHere()).toEqual(['De A-1'])
})

test('keeps a unit that gets a resident while its import is undone', async () => {
  await brought('A-1')
  const beto = await garita.person({ condominium: here, unit: 'Z-1', full_name: 'Beto Zeta' })
  let undone: ReturnType<typeof undo> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(
      `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, gen_random_uuid(), $2, 'A-1', now())`,
      [here, beto.id],
    )
    undone = undo()
    await waited()
  })
  expect(await undone).toMatchObject({ ok: true, answer: { people: 1, people_stay: 0, units: 0, units_stay: 1 } })
  expect(await unitsHere()).toEqual(['A-1', 'Z-1'])
})

test('names units with another spelling, new units and existing rows in the preview', async () => {
  for (const unit of ['CASA 5', 'A-1']) await garita.person({ condominium: here, unit, full_name: `Ana de ${unit}` })
  // Two units with equivalent names.
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, apart) values ($1, gen_random_uuid(), '7', true), ($1, gen_random_uuid(), 'NO. 7', true)`,
    [here],
  )
  const row = (place: number, unitNumber: string, fullName = 'Luz Gil', hasEmail = false) => ({
    ...{ place, unit_number: unitNumber, full_name: fullName, has_email: hasEmail },
  })
  const lines = [
    row(2, 'casa no. 5'),
    row(3, 'a-1', 'ana DE a-1'),
    row(4, 'B-9'),
    row(5, 'Núm. 7'),
    row(6, 'casa 5', 'Ana de CASA 5', true),
  ]
  const seen = await admin.call(residentImports.look, { condominium_id: here, lines })
  if (!seen.ok) throw new Error(seen.code)
  expect(
    Object.fromEntries(seen.answer.units.map((one) => [one.written, one.unclear ? 'unclear' : one.unit_number])),
  ).toEqual({
    'CASA NO. 5': 'CASA 5',
    'A-1': 'A-1',
    'B-9': null,
    'NÚM. 7': 'unclear',
    'CASA 5': 'CASA 5',
  })
  expect(seen.answer.there).toEqual([3])
  const beyond = { condominium_id: here, lines: [row(2 ** 31, 'B-9')] }
  expect(await admin.call(residentImports.look, beyond)).toMatchObject({ status: 422 })
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const nothing = await stranger.call(residentImports.look, { condominium_id: here, lines })
  expect(nothing).toMatchObject({ answer: { there: [] } })
  expect(nothing.ok && nothing.answer.units.filter(({ unit_number, unclear }) => unit_number || unclear)).toEqual([])
})

test('skips a row with an ambiguous unit, and imports the others', async () => {
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, apart) values ($1, gen_random_uuid(), '7', true), ($1, gen_random_uuid(), 'NO. 7', true)`,
    [here],
  )
  const lines = [line('NÚM. 7'), line('B-1')]
  const saved = await save(lines)
  const outcomes = saved.ok ? Object.fromEntries(saved.answer.map(({ id, outcome }) => [id, outcome])) : saved.code
  expect(outcomes).toEqual({ [lines[0]?.id ?? '']: 'unit_unclear', [lines[1]?.id ?? '']: 'saved' })
})
