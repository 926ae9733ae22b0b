import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import type { Input } from '../shared/contract.ts'
import { type PeopleSort, people } from './people.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let root: TestPerson
const units = ['T1-10', 'T1-2', 'T10-1', 'T2-1', '0101', '101', '99', 'A-1', 'Ñ-3', 'T1-2']
beforeAll(async () => {
  here = await garita.condominium('Torres')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Zulma Admin' })
  root = await garita.person({ user_role: 'super_admin', full_name: 'Root' })
  for (const [index, unit] of units.entries()) {
    await garita.person({
      condominium: here,
      unit,
      together: true,
      full_name:
        ['álvaro', 'Ana', 'Óscar | Juan', 'oscar', 'ÑANDÚ', 'Nadia', 'Zoe', 'Beto', 'beto', 'Carla'][index] ?? '',
      approval_status: (['approved', 'pending', 'rejected'] as const)[index % 3] ?? 'approved',
    })
  }
})

const all = async (reader: TestPerson, input: Input<typeof people.list>) => {
  const listed = await reader.call(people.list, input)
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items
}

test('sorts units as people count them, and staff after the last one', async () => {
  const sorted = await all(admin, { sort: 'unit' })
  const found = sorted.map(({ unit_number }) => unit_number)
  expect(found.filter((unit) => unit !== '0101' && unit !== '101')).toEqual([
    '99',
    'A-1',
    'T1-2',
    'T1-2',
    'T1-10',
    'T2-1',
    'T10-1',
    'Ñ-3',
    null,
  ])
  expect(found.slice(1, 3).sort()).toEqual(['0101', '0101'])
})

test('sorts names without case and accents', async () => {
  const sorted = await all(admin, { sort: 'name' })
  expect(sorted.map(({ full_name }) => full_name.toLowerCase())).toEqual([
    'álvaro',
    'ana',
    'beto',
    'beto',
    'carla',
    'nadia',
    'ñandú',
    'oscar',
    'óscar | juan',
    'zoe',
    'zulma admin',
  ])
})

test('sorts pending people first by state, and newer before older in each state', async () => {
  const sorted = await all(admin, { sort: 'state' })
  const states = sorted.map(({ approval_status }) => approval_status)
  expect(states).toEqual([...'ppp'].map(() => 'pending').concat(Array(5).fill('approved'), Array(3).fill('rejected')))
  for (const state of ['pending', 'approved', 'rejected']) {
    const made = sorted.filter((person) => person.approval_status === state).map(({ created_at }) => created_at)
    expect(made).toEqual([...made].sort().reverse())
  }
})

test.each<PeopleSort>(['newest', 'name', 'unit', 'state'])(
  'continues each page of 120 people by %s after the last one',
  async (sort) => {
    const big = await garita.condominium(`Grande ${sort}`)
    await garita.owner.query(
      `with made as (
        insert into profiles (id, full_name, email, user_role, approval_status, created_at)
        select gen_random_uuid(), 'Página ' || n % 5, 'pagina' || n || $2 || '@garita.test', 'resident',
          case when n % 3 = 0 then 'pending' else 'approved' end,
          timestamptz '2020-01-01 00:00+00' - (n / 7) * interval '1 microsecond'
        from generate_series(1, 120) n returning id)
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select $1, gen_random_uuid(), id, 'T' || (row_number() over () % 4), now() from made`,
      [big, sort],
    )
    for (const reader of [root, await garita.person({ user_role: 'admin', assigned: [big] })]) {
      const ids: string[] = []
      const sizes: number[] = []
      let after: string | undefined
      do {
        const page = await reader.call(people.list, { condominium_id: big, user_role: 'resident', sort, after })
        if (!page.ok) throw new Error(page.code)
        ids.push(...page.answer.items.map(({ id }) => id))
        sizes.push(page.answer.items.length)
        after = page.answer.next ?? undefined
      } while (after)
      expect([sizes, new Set(ids).size]).toEqual([[50, 50, 20], 120])
    }
  },
)

test.each<PeopleSort>(['name', 'unit', 'state'])(
  'refuses a cursor that does not belong to the order by %s',
  async (sort) => {
    for (const after of ['nonsense', 'a|b', '2|x|y']) {
      expect(await admin.call(people.list, { sort, after })).toMatchObject({ ok: false, status: 422, code: 'invalid' })
    }
  },
)
