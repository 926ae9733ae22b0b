/** Equivalent spellings are recognized in random variations, and no two units of a regular condominium are confused. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'

const garita = openForFile(sharedInstallation)

async function keysOf(written: readonly string[]): Promise<string[]> {
  const { rows } = await garita.owner.query<{ key: string }>(
    'select unit_key(w) as key from unnest($1::text[]) with ordinality t(w, place) order by place',
    [written.map((one) => one.toUpperCase())],
  )
  return rows.map(({ key }) => key)
}

test.each([
  [
    'T1-101',
    '101 T1',
    'T1 101',
    'Torre 1 101',
    'torre 1 depto 101',
    '101, Torre 1',
    'T.1 #101',
    'T01-101',
    'Tower 1 Apt 101',
  ],
  ['A-101', '101-A', 'A101', '101A', 'Torre A 101', 'Torre A Depto. 101', 'A 0101', 'Bloque A-101'],
  ['ENCINO-5', 'Encino 5', '5 encino', 'Encino #5', 'Encino casa 5', 'encino 05'],
  ['5', 'Casa 5', '# 5', 'No. 5', '05', 'Casa No. 5'],
  ['T2-PH', 'PH T2', 'Torre 2 PH'],
  ['B2-101', 'Bloque 2 - 101', '101 B2'],
])('recognizes %s as %s', async (...written) => {
  expect(new Set(await keysOf(written)).size).toBe(1)
})

test.each([
  ['T1-2', 'T2-1'],
  ['1-2', '2-1'],
  ['A-1-B', 'B-1-A'],
  ['A-B', 'B-A'],
  ['A1-01', 'A-101'],
  ['101', '1-01'],
  ['1-101', '11-01'],
  ['T1-101', 'T1-102'],
  ['T1-A', 'TA-1'],
  ['LOCAL 5', 'CASA 5'],
  ['Ω-1', 'Λ-1'],
])('distinguishes %s and %s', async (...written) => {
  expect(new Set(await keysOf(written)).size).toBe(2)
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (at: number) => letters[at % 26] ?? ''
const padded = (number: number) => String(number).padStart(2, '0')
/** Condominiums combine tower, floor and door into a text in these ways. */
const patterns: readonly ((tower: number, floor: number, db: number) => string)[] = [
  (tower, floor, db) => `T${tower}-${floor}${padded(db)}`,
  (tower, floor, db) => `${floor}${padded(db)} T${tower}`,
  (tower, floor, db) => `${tower}-${floor}-${db}`,
  (tower, floor, db) => `${letter(tower)}-${floor}${padded(db)}`,
  (tower, floor, db) => `${letter(tower)}${floor}-${padded(db)}`,
  (tower, floor, db) => `${floor}${padded(db)}${letter(tower)}`,
  (tower, floor, db) => `${letter(tower)}-${floor}-${letter(db)}`,
  (tower, floor, db) => `${floor}${letter(db)}-${tower}`,
  (tower, floor, db) => `T${tower}-${floor}${letter(db)}`,
  (tower, floor, db) => `${tower}-${floor}${letter(db)}`,
  (tower, floor, db) => `${letter(tower)}${letter(db)}-${floor}`,
  (tower, floor, db) => `${letter(tower)}-${letter(db)}-${floor}`,
  (tower, floor, db) => `TORRE ${tower} ${floor}${padded(db)}`,
  (tower, floor, db) => `MZ ${tower} LT ${floor * 40 + db}`,
  (tower, floor, db) => `M${tower}-L${floor * 40 + db}`,
  (tower, floor, db) => `CASA ${tower}-${floor * 40 + db}`,
  (tower, floor, db) => `EDIFICIO ${letter(tower)} ${floor}${padded(db)}`,
  (tower, floor, db) => `${tower}${letter(db)}-${floor}`,
]

/** Each pattern has this many units: together 20,000, and as many of each in long rounds. */
const most = draws(240, 20_000)

test('distinguishes all of 20,000 regular units in a condominium', async () => {
  for (const pattern of patterns) {
    const units = new Set<string>()
    // Letters distinguish 26 towers and doors; numbers more.
    for (let tower = 1; tower <= 26; tower++)
      for (let floor = 1; floor <= 31; floor++) for (let db = 1; db <= 25; db++) units.add(pattern(tower, floor, db))
    // Spread over all towers.
    const apart = Math.floor(units.size / most)
    const written = [...units].filter((_, at) => at % apart === 0)
    expect(written.length, written[0]).toBeGreaterThanOrEqual(most)
    expect(new Set(await keysOf(written)).size, written[0]).toBe(written.length)
  }
})

const towerWord = fc.constantFrom('T', 'Torre ', 'TORRE', 'Tower ', 'torre  ')
const homeWord = fc.constantFrom('', 'Depto ', 'Apto. ', 'dpto ', '#', 'No. ', 'Casa ')
const between = fc.constantFrom(' ', '-', ' - ', ', ', '/', '. ')

test('recognizes a tower and a door in either order, with any words and signs', async () => {
  const drawn = fc.sample(
    fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 5_000 }),
      towerWord,
      homeWord,
      between,
      fc.boolean(),
    ),
    draws(500, 20_000),
  )
  const said = drawn.map(([tower, db, word, home, sign, unitFirst]) => {
    const [first, second] = [`${word}${tower}`, `${home}${db}`]
    return unitFirst ? `${second}${sign}${first}` : `${first}${sign}${second}`
  })
  const usual = drawn.map(([tower, db]) => `T${tower}-${db}`)
  const [found, wanted] = [await keysOf(said), await keysOf(usual)]
  const missed = said.flatMap((one, at) => (found[at] === wanted[at] ? [] : [`${one} ${found[at]} ${wanted[at]}`]))
  expect(missed).toEqual([])
})
