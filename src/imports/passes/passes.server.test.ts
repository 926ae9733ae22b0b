/** Passes that the administration imports belong to a unit's host, exist once, inform the host once, and can be revoked. */

import { beforeAll, expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { outcomesOf as outcomes, passList, vehicle, visitor, worker } from '../../../tests/support/importedPasses.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { imports } from '../imports.contract.ts'
import { passImports } from './passes.contract.ts'
import type { PassFacts } from './passFacts.ts'

const garita = openForFile(sharedInstallation)
let here: string
let there: string
let admin: TestPerson
let host: TestPerson
let partner: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  there = await garita.condominium('Allá')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Ada Admin' })
  host = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Casa' })
  partner = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Casa' })
  await garita.person({ condominium: there, unit: '900' })
  await garita.owner.query(
    `update residences set since = now() - case when profile_id = $1 then interval '2 years' else interval '1 year' end
      where condominium_id = $2`,
    [host.id, here],
  )
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, state) values ($1, gen_random_uuid(), 'VACÍA', 'empty')`,
    [here],
  )
})

const list = (facts: readonly PassFacts[], place = here, importId?: string) => passList(facts, place, importId)
const ofHost = async (authType: PassFacts['auth_type'], by = host) => {
  const listed = await by.call(authorizations.list, { auth_type: authType })
  return listed.ok ? listed.answer.items : []
}

test('gives a pass to the unit’s longest resident, lists it as made by the administration, and opens the gate', async () => {
  const given = list([vehicle({ vehicle_plate: 'AAA111' }), vehicle({ vehicle_plate: 'AAA222', unit_number: '101' })])
  expect(await outcomes(admin, given)).toEqual(['saved', 'saved'])
  const mine = await ofHost('vehicle')
  expect(mine).toMatchObject([
    { imported_by_name: 'Ada Admin', stands: true },
    { values: { brand: 'Nissan', color: 'gris' } },
  ])
  expect(await ofHost('vehicle', partner)).toEqual([])
  const { rows } = await garita.owner.query(
    `select access.eligibility_of(a, now()) as eligibility from authorizations a
      where a.condominium_id = $1 and a.vehicle_plate = 'AAA111'`,
    [here],
  )
  expect(rows).toEqual([{ eligibility: 'may_enter' }])
  // The host may treat it like their own.
  expect(await host.call(authorizations.remove, { id: mine[0]?.id ?? '' })).toMatchObject({ ok: true })
  expect(await ofHost('vehicle')).toHaveLength(1)
})

test('prefers an account in use to one that was never opened', async () => {
  const unopened = await garita.person({ condominium: here, unit: '102' })
  const used = await garita.person({ condominium: here, unit: '102' })
  await garita.owner.query(`update residences set since = now() - interval '9 years' where profile_id = $1`, [
    unopened.id,
  ])
  await garita.owner.query('update profiles set started = true where id = $1', [used.id])
  expect(await outcomes(admin, list([vehicle({ unit_number: '102' })]))).toEqual(['saved'])
  expect(await ofHost('vehicle', used)).toHaveLength(1)
})

test('creates nothing twice from the same list, a host’s own pass or a repeated line', async () => {
  const facts = [
    worker({ name: 'Rosa', id_document: 'X-12.34' }),
    worker({ name: 'Sin', last_name: null }),
    worker({ name: 'Íñigo', last_name: 'Peña' }),
  ]
  const first = list(facts)
  expect(await outcomes(admin, first)).toEqual(['saved', 'saved', 'saved'])
  expect(await outcomes(admin, first)).toEqual(['saved', 'saved', 'saved'])
  const again = [
    worker({ name: 'Rosa María', id_document: 'x1234' }),
    worker({ name: 'SIN', last_name: null }),
    worker({ name: 'IÑIGO', last_name: 'PENA' }),
    worker({ name: 'Nueva' }),
    worker({ name: 'NUEVA' }),
  ]
  expect(await outcomes(admin, list(again))).toEqual([...Array(3).fill('already_there'), 'saved', 'already_there'])
  expect(await outcomes(admin, list([vehicle({ vehicle_plate: 'REP001' })]))).toEqual(['saved'])
  expect(await outcomes(admin, list([vehicle({ vehicle_plate: 'REP001' })]))).toEqual(['already_there'])
  // Two documents are two people, and another unit is another home.
  await garita.person({ condominium: here, unit: '103' })
  expect(await outcomes(admin, list([worker({ name: 'Rosa', id_document: '999' })]))).toEqual(['saved'])
  expect(await outcomes(admin, list([vehicle({ vehicle_plate: 'REP001', unit_number: '103' })]))).toEqual(['saved'])
  const values = { vehicle_plate: 'MIO-77', vehicle_type: 'car', brand: 'Fiat', model: 'Uno' }
  expect(await partner.call(authorizations.create, { id: newId(), auth_type: 'vehicle', values })).toMatchObject({
    ok: true,
  })
  expect(await outcomes(admin, list([vehicle({ vehicle_plate: 'MIO77' })]))).toEqual(['already_there'])
  // The same holds for the id of something else.
  const borrowed = list([vehicle({ vehicle_plate: 'OTR001' })])
  borrowed.lines[0] = { id: first.lines[0]?.id ?? '', facts: vehicle({ vehicle_plate: 'OTR001' }) }
  expect(await outcomes(admin, borrowed)).toEqual(['not_saved'])
})

test('creates each pass once when two administrators import the same list at once', async () => {
  const other = await garita.person({ user_role: 'admin', assigned: [here] })
  const facts = Array.from({ length: 20 }, (_, at) => vehicle({ vehicle_plate: `DOS${at}00` }))
  const both = await Promise.all([admin, other].map((one) => outcomes(one, list(facts))))
  expect(both.flat().filter((outcome) => outcome === 'saved')).toHaveLength(20)
  expect(both.flat().filter((outcome) => outcome === 'already_there')).toHaveLength(20)
})

test('reports a unit that does not exist or has no account', async () => {
  const given = list([
    vehicle({ unit_number: '999' }),
    vehicle({ unit_number: 'VACÍA' }),
    vehicle({ unit_number: '900' }),
  ])
  expect(await outcomes(admin, given)).toEqual(['unit_unknown', 'no_host', 'unit_unknown'])
  const known = await admin.call(passImports.units, { condominium_id: here })
  expect(known.ok && known.answer).toContainEqual({ unit_number: 'VACÍA', has_host: false })
  expect(known.ok && known.answer).toContainEqual({ unit_number: '101', has_host: true })
  expect(await admin.call(passImports.units, { condominium_id: there })).toMatchObject({ ok: true, answer: [] })
  // A resident with only a name answers for them from now on.
  const lines = [
    {
      id: newId(),
      residence_id: newId(),
      full_name: 'Doña Eva',
      email: null,
      phone_number: null,
      unit_number: 'VACÍA',
    },
  ]
  expect(await admin.call(imports.save, { condominium_id: here, language: 'es', lines })).toMatchObject({ ok: true })
  expect(await outcomes(admin, list([vehicle({ unit_number: 'VACÍA' })]))).toEqual(['saved'])
})

test('refuses to import, show or revoke passes of a condominium that the caller does not run', async () => {
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [there] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const given = list([vehicle({ vehicle_plate: 'PER001' })])
  const passes = async () => {
    const { rows } = await garita.owner.query(
      'select id from authorizations where condominium_id = any($1) order by id',
      [[here, there]],
    )
    return rows
  }
  const before = await passes()
  for (const person of [elsewhere, guard, host]) {
    expect(await person.call(passImports.savePasses, given)).toMatchObject({ status: 403, code: 'forbidden' })
    const { condominium_id, import_id } = given
    expect(await person.call(passImports.endPasses, { condominium_id, import_id })).toMatchObject({ status: 403 })
  }
  expect(await garita.nobody.call(passImports.savePasses, given)).toMatchObject({ status: 401 })
  expect(await passes()).toEqual(before)
  expect(await outcomes(admin, given)).toEqual(['saved'])
  const { condominium_id, import_id } = given
  expect(await elsewhere.call(passImports.lists, { condominium_id })).toMatchObject({ ok: true, answer: [] })
  expect(await elsewhere.call(passImports.passes, { condominium_id, import_id })).toMatchObject({
    answer: { items: [] },
  })
  expect(await elsewhere.call(passImports.units, { condominium_id })).toMatchObject({ ok: true, answer: [] })
  // Another condominium may use the same list id without any effect here.
  expect(await elsewhere.call(passImports.endPasses, { condominium_id: there, import_id })).toMatchObject({
    answer: { ended: 0, left: 0 },
  })
  expect(
    await (await garita.person({ user_role: 'super_admin' })).call(
      passImports.savePasses,
      list([visitor({ unit_number: '900' })], there),
    ),
  ).toMatchObject({ ok: true })
})

test('informs the host once about a list with the number of its passes, and records it once in the change log', async () => {
  const family = await garita.person({ condominium: here, unit: '200' })
  const given = list(Array.from({ length: 3 }, (_, at) => visitor({ unit_number: '200', name: `Tía ${at}` })))
  expect(await outcomes(admin, given)).toEqual(['saved', 'saved', 'saved'])
  expect(await outcomes(admin, list([visitor({ unit_number: '200', name: 'Prima' })], here, given.import_id))).toEqual([
    'saved',
  ])
  const bell = await family.call(notices.list, {})
  expect(bell.ok && bell.answer.items).toMatchObject([
    { kind: 'passes_imported', name: '4', reason: 'permanent_visitor', by_name: 'Ada Admin', unit_number: '200' },
  ])
  const changes = await admin.call(audit.list, { thing: 'pass_import', subject_id: given.import_id })
  expect(changes.ok && changes.answer.items).toMatchObject([
    { act: 'made', subject_name: 'permanent_visitor', actor_name: called('Ada Admin') },
  ])
})

test('keeps a worker’s last day by the condominium’s clock, also when the host changes something else', async () => {
  const family = await garita.person({ condominium: here, unit: '202' })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const until = day(30)
  const given = list([
    worker({ unit_number: '202', until }),
    worker({ unit_number: '202', name: 'Ayer', until: day(-2) }),
    worker({ unit_number: '202', name: 'Siempre', until: day(500) }),
  ])
  expect(await outcomes(admin, given)).toEqual(['saved', 'until_wrong', 'until_wrong'])
  const [before] = await ofHost('worker', family)
  expect(before).toMatchObject({
    values: { valid_until: until, weekdays: [1, 2], hours_from: '08:00', work_type: 'limpieza' },
  })
  const { valid_from: _, valid_until: __, ...values } = before?.values ?? {}
  const changed = {
    id: before?.id ?? '',
    revision: 1,
    auth_type: 'worker',
    values: { ...values, company: 'Aseo SA' },
  } as const
  expect(await family.call(authorizations.change, changed as never)).toMatchObject({ ok: true })
  expect((await ofHost('worker', family))[0]).toMatchObject({
    imported_by_name: 'Ada Admin',
    valid_until: before?.valid_until,
    values: { company: 'Aseo SA', valid_until: until },
  })
})

test('limits a home to the number that it could create itself', async () => {
  const full = await garita.person({ condominium: here, unit: '203' })
  await garita.owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name)
      select r.condominium_id, gen_random_uuid(), r.profile_id, r.id, r.unit_number, 'pet', 'Pez ' || n
        from residences r, generate_series(1, 999) n where r.profile_id = $1`,
    [full.id],
  )
  const given = list(
    ['LLE001', 'LLE002'].map((vehiclePlate) => vehicle({ vehicle_plate: vehiclePlate, unit_number: '203' })),
  )
  expect(await outcomes(admin, given)).toEqual(['saved', 'home_full'])
})

test('accepts at most two hundred lines at once, of the three kinds, with their own fields only', async () => {
  const many = list(Array.from({ length: 201 }, (_, at) => vehicle({ vehicle_plate: `M${at}000` })))
  expect(await admin.call(passImports.savePasses, many)).toMatchObject({ ok: false })
  for (const wrong of [
    { ...vehicle(), auth_type: 'co_resident' },
    { ...vehicle(), resident_id: partner.id },
    { ...worker(), hours_until: null },
    { ...worker(), weekdays: [8] },
    { ...visitor(), valid_until: '2030-01-01' },
  ]) {
    expect(await admin.call(passImports.savePasses, list([wrong as PassFacts]))).toMatchObject({ status: 422 })
  }
  // A formula is a name like any other; exports mark it.
  expect(await outcomes(admin, list([visitor({ name: '=HYPERLINK("http://x")' })]))).toEqual(['saved'])
})
