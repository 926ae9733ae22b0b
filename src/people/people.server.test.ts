import { expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import type { Input } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { people } from './people.contract.ts'

const garita = openForFile(testInstallation)

test('lists the people of an admin’s own condominiums, newest first, and no others', async () => {
  const [own, other] = [await garita.condominium('Propio'), await garita.condominium('Ajeno')]
  const admin = await garita.person({ user_role: 'admin', assigned: [own] })
  const first = await garita.person({ condominium: own, unit: '101', full_name: 'Primera' })
  const second = await garita.person({
    condominium: own,
    unit: '102',
    full_name: 'Segunda',
    approval_status: 'pending',
  })
  await garita.person({ condominium: other, full_name: 'Ajena' })

  const listed = await admin.call(people.list, {})
  expect(listed.ok && listed.answer.items.map((person) => person.id)).toEqual([second.id, first.id, admin.id])
  expect(listed.ok && listed.answer.items[0]).toMatchObject({
    full_name: 'Segunda',
    unit_number: '102',
    condominium: { name: 'Propio' },
    may_change: true,
  })
  const counted = await admin.call(people.count, {})
  expect(counted.ok && counted.answer).toEqual({
    total: 3,
    approved: 2,
    pending: 1,
    rejected: 0,
    not_started: 2,
    removals: 0,
    objections: 0,
  })
})

const namesFor = async (reader: TestPerson, filter: Input<typeof people.list>) => {
  const listed = await reader.call(people.list, filter)
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.map((person) => person.full_name).sort()
}

async function neighborhood() {
  const [oaks, towers] = [await garita.condominium('Residencial Peñón'), await garita.condominium('Torres 100%')]
  const admin = await garita.person({ user_role: 'admin', assigned: [oaks, towers], full_name: 'Admin' })
  await garita.person({ condominium: oaks, unit: 'A-1', full_name: 'José Núñez' })
  await garita.person({ condominium: oaks, unit: 'B_2', full_name: 'Zoé Álvarez', approval_status: 'pending' })
  await garita.person({ condominium: towers, unit: 'C-3', full_name: 'Iván O\\Hara', approval_status: 'rejected' })
  await garita.person({ user_role: 'agent', assigned: [towers], full_name: 'Óscar Guardia' })
  return { oaks, towers, admin }
}

async function adminOfOne() {
  const here = await garita.condominium('Los Álamos')
  return [here, await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Admin' })] as const
}

test('finds by name, unit and condominium without case and accents', async () => {
  const { admin } = await neighborhood()
  const found: [string, string[]][] = [
    ['jose nunez', ['José Núñez']],
    ['JOSÉ', ['José Núñez']],
    ['zoe', ['Zoé Álvarez']],
    ['a-1', ['José Núñez']],
    ['peñon', ['José Núñez', 'Zoé Álvarez']],
    ['PENON', ['José Núñez', 'Zoé Álvarez']],
    ['torres', ['Iván O\\Hara']],
    ['nobody at all', []],
    ['', ['Admin', 'Iván O\\Hara', 'José Núñez', 'Zoé Álvarez', 'Óscar Guardia']],
  ]
  for (const [search, names] of found) expect([search, await namesFor(admin, { search })]).toEqual([search, names])
})

test('finds by e-mail, by the digits of a telephone, and by a unit without its signs', async () => {
  const [here, admin] = await adminOfOne()
  const ines = await garita.person({ condominium: here, unit: 'M4-102', full_name: 'Inés Roa' })
  await garita.person({ condominium: here, unit: 'M4-103', full_name: 'Otra Persona' })
  await garita.owner.query(`update profiles set phone_number = '+52 55 1296 1352' where id = $1`, [ines.id])
  for (const search of [ines.email.toUpperCase(), '1296-1352', '55 1296', 'm4 102'])
    expect([search, await namesFor(admin, { search })]).toEqual([search, ['Inés Roa']])
  expect(await namesFor(admin, { search: '@' })).toEqual([])
})

test('treats % and _ in a search as plain text', async () => {
  const { admin } = await neighborhood()
  const found: [string, string[]][] = [
    ['%', ['Iván O\\Hara']],
    ['_', ['Zoé Álvarez']],
    ['100%', ['Iván O\\Hara']],
    ['o\\h', ['Iván O\\Hara']],
    ['\\', ['Iván O\\Hara']],
    ['b_2', ['Zoé Álvarez']],
    ["'; drop table profiles; --", []],
  ]
  for (const [search, names] of found) expect([search, await namesFor(admin, { search })]).toEqual([search, names])
})

test('combines filters by role, status and condominium', async () => {
  const { admin, oaks, towers } = await neighborhood()
  expect(await namesFor(admin, { user_role: 'agent' })).toEqual(['Óscar Guardia'])
  expect(await namesFor(admin, { approval_status: 'pending' })).toEqual(['Zoé Álvarez'])
  expect(await namesFor(admin, { condominium_id: towers })).toEqual(['Admin', 'Iván O\\Hara', 'Óscar Guardia'])
  expect(await namesFor(admin, { condominium_id: oaks, user_role: 'resident', approval_status: 'approved' })).toEqual([
    'José Núñez',
  ])
  expect(await namesFor(admin, { condominium_id: newId() })).toEqual([])
  const stranger = await garita.condominium('Ajeno')
  await garita.person({ condominium: stranger, full_name: 'Ajena' })
  expect(await namesFor(admin, { condominium_id: stranger })).toEqual([])
})

test('returns 120 people once each, in order, although some joined at the same moment', async () => {
  const own = await garita.condominium('Grande')
  const root = await garita.person({ user_role: 'super_admin' })
  await garita.owner.query(
    `with made as (
        insert into profiles (id, full_name, email, user_role, approval_status, created_at)
        select gen_random_uuid(), 'Página ' || n, 'pagina' || n || '@garita.test', 'resident', 'approved',
          timestamptz '2020-01-01 00:00+00' - (n / 7) * interval '1 microsecond'
        from generate_series(1, 120) n returning id)
      insert into residences (condominium_id, id, profile_id, unit_number, since) select $1, gen_random_uuid(), id, '1', now() from made`,
    [own],
  )
  const found: string[] = []
  const sizes: number[] = []
  let after: string | undefined
  do {
    const page = await root.call(people.list, { condominium_id: own, ...(after ? { after } : {}) })
    if (!page.ok) throw new Error(page.code)
    found.push(...page.answer.items.map((person) => person.id))
    sizes.push(page.answer.items.length)
    after = page.answer.next ?? undefined
  } while (after)
  const { rows } = await garita.owner.query(
    `select id from profiles where full_name like 'Página %' order by created_at desc, id desc`,
  )
  expect(sizes).toEqual([50, 50, 20])
  expect(found).toEqual(rows.map((row) => row.id))
})

test.each(['resident', 'agent'] as const)('shows a %s only themselves', async (userRole) => {
  const { oaks } = await neighborhood()
  const person = await garita.person(
    userRole === 'resident' ? { condominium: oaks } : { user_role: userRole, assigned: [oaks] },
  )
  const listed = await person.call(people.list, {})
  expect(listed).toMatchObject({ ok: false, status: 403, code: 'forbidden' })
})

test('shows anonymous, pending and rejected callers no people', async () => {
  expect(await garita.nobody.call(people.list, {})).toMatchObject({ ok: false, status: 401, code: 'signed_out' })
  for (const approvalStatus of ['pending', 'rejected'] as const) {
    const person = await garita.person({
      user_role: 'admin',
      approval_status: approvalStatus,
      assigned: [await garita.condominium()],
    })
    expect(await person.call(people.list, {})).toMatchObject({ ok: false, status: 403, code: 'not_approved' })
    // The figures count only themselves.
    const counted = await person.call(people.count, {})
    expect(counted.ok && counted.answer.total).toBe(1)
  }
})
