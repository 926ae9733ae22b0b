/** An offline station finds the same unit as the database, in any spelling. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { type Spelling, unitKey, unitNamed } from '../../shared/unitNames.ts'

const garita = openForFile(sharedInstallation)

const word = fc.constantFrom(
  ...['', 'T', 'Torre ', 'TORRE', 'Bloque ', 'Edif. ', 'Manzana ', 'Mz', 'Lt', 'A', 'B', 'C', 'Encino', 'PH', 'Ñ'],
  ...['Casa ', 'Depto ', 'depto. ', 'Apto', 'No. ', '#', 'Interior ', 'Local ', 'Ω', 'casita '],
)
const sign = fc.constantFrom('', ' ', '-', ' - ', ', ', '/', '. ')
const number = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.integer({ min: 1, max: 12 }).map((one) => `0${one}`),
  fc.constantFrom('101', '1204', '', '00', '000'),
)
const written = fc
  .array(fc.tuple(word, number, sign), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join('').trim().replace(/\s+/g, ' ').toUpperCase().slice(0, 20).trim())
  .filter((text) => text !== '')

test('computes the same key of every spelling in SQL and TypeScript', async () => {
  const drawn = fc.sample(written, draws(3_000, 60_000))
  const { rows } = await garita.owner.query<{ key: string }>(
    'select unit_key(w) as key from unnest($1::text[]) with ordinality t(w, place) order by place',
    [drawn],
  )
  const missed = drawn.flatMap((text, at) =>
    rows[at]?.key === unitKey(text) ? [] : [[text, rows[at]?.key, unitKey(text)]],
  )
  expect(missed).toEqual([])
})

test('resolves random spellings in random condominiums to the same unit in database and station', async () => {
  for (let round = 0; round < draws(6, 60); round += 1) {
    const here = await garita.condominium()
    // Similar units also exist, as in an older condominium.
    const wanted = fc.sample(written, 40)
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number, apart) select $1, gen_random_uuid(), w, true from unnest($2::text[]) w
        on conflict do nothing`,
      [here, wanted],
    )
    await garita.owner.query(
      `insert into unit_aliases (condominium_id, alias, unit_id) select $1, w, (select id from units where condominium_id = $1 order by md5(unit_number || w) limit 1)
        from unnest($2::text[]) w where not exists (select from units where condominium_id = $1 and unit_number = w) on conflict do nothing`,
      [here, fc.sample(written, 8)],
    )
    const { rows: known } = await garita.owner.query<{ units: string[]; spellings: Spelling[] }>(
      `select (select array_agg(unit_number) from units where condominium_id = $1) as units,
        (select coalesce(json_agg(json_build_array(a.alias, u.unit_number)), '[]') from unit_aliases a
          join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id where a.condominium_id = $1) as spellings`,
      [here],
    )
    const { units = [], spellings = [] } = known[0] ?? {}
    const said = [...fc.sample(written, draws(300, 2_000)), ...wanted]
    const { rows } = await garita.owner.query<{ unit: string }>(
      'select access.unit_named($1, w) as unit from unnest($2::text[]) with ordinality t(w, place) order by place',
      [here, said],
    )
    const missed = said.flatMap((text, at) => {
      const station = unitNamed(text, units, spellings) ?? text
      return rows[at]?.unit === station ? [] : [[text, rows[at]?.unit, station]]
    })
    expect(missed).toEqual([])
  }
})

test('creates one unit from two equivalent ones that are added at once', async () => {
  for (let round = 0; round < draws(4, 60); round += 1) {
    const here = await garita.condominium()
    const make = (number: string) =>
      garita.owner.query(
        'insert into units (condominium_id, id, unit_number) values ($1, $2, $3) on conflict do nothing',
        [here, newId(), number],
      )
    await Promise.all(['C-05', 'C 5', 'C5', 'c 05'.toUpperCase()].map(make))
    const { rows } = await garita.owner.query('select unit_number from units where condominium_id = $1', [here])
    expect(rows).toHaveLength(1)
  }
})
