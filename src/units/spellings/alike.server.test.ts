/** Which spellings seem to be one unit: drawn ones are found in every way of writing, and no two units of a regular condominium are. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestInstallation } from '../../../tests/support/installation.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

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
])('%s is also written %s', async (...written) => {
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
])('%s and %s are two units', async (...written) => {
  expect(new Set(await keysOf(written)).size).toBe(2)
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (at: number) => letters[at % 26] ?? ''
const padded = (number: number) => String(number).padStart(2, '0')
/** How condominiums number their units: tower, floor and door into a text. */
const patterns: readonly ((tower: number, floor: number, door: number) => string)[] = [
  (tower, floor, door) => `T${tower}-${floor}${padded(door)}`,
  (tower, floor, door) => `${floor}${padded(door)} T${tower}`,
  (tower, floor, door) => `${tower}-${floor}-${door}`,
  (tower, floor, door) => `${letter(tower)}-${floor}${padded(door)}`,
  (tower, floor, door) => `${letter(tower)}${floor}-${padded(door)}`,
  (tower, floor, door) => `${floor}${padded(door)}${letter(tower)}`,
  (tower, floor, door) => `${letter(tower)}-${floor}-${letter(door)}`,
  (tower, floor, door) => `${floor}${letter(door)}-${tower}`,
  (tower, floor, door) => `T${tower}-${floor}${letter(door)}`,
  (tower, floor, door) => `${tower}-${floor}${letter(door)}`,
  (tower, floor, door) => `${letter(tower)}${letter(door)}-${floor}`,
  (tower, floor, door) => `${letter(tower)}-${letter(door)}-${floor}`,
  (tower, floor, door) => `TORRE ${tower} ${floor}${padded(door)}`,
  (tower, floor, door) => `MZ ${tower} LT ${floor * 40 + door}`,
  (tower, floor, door) => `M${tower}-L${floor * 40 + door}`,
  (tower, floor, door) => `CASA ${tower}-${floor * 40 + door}`,
  (tower, floor, door) => `EDIFICIO ${letter(tower)} ${floor}${padded(door)}`,
  (tower, floor, door) => `${tower}${letter(door)}-${floor}`,
]

/** Of each pattern: together 20,000, and as many of each in long rounds. */
const most = draws(240, 20_000)

test('of 20,000 regular units no two of a condominium seem to be one', async () => {
  for (const pattern of patterns) {
    const units = new Set<string>()
    // Letters tell 26 towers and doors apart; numbers more.
    for (let tower = 1; tower <= 26; tower++)
      for (let floor = 1; floor <= 31; floor++)
        for (let door = 1; door <= 25; door++) units.add(pattern(tower, floor, door))
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

test('a tower and a door are one unit in either order, with any words and signs', async () => {
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
  const said = drawn.map(([tower, door, word, home, sign, doorFirst]) => {
    const [first, second] = [`${word}${tower}`, `${home}${door}`]
    return doorFirst ? `${second}${sign}${first}` : `${first}${sign}${second}`
  })
  const usual = drawn.map(([tower, door]) => `T${tower}-${door}`)
  const [found, wanted] = [await keysOf(said), await keysOf(usual)]
  const missed = said.flatMap((one, at) => (found[at] === wanted[at] ? [] : [`${one} ${found[at]} ${wanted[at]}`]))
  expect(missed).toEqual([])
})
