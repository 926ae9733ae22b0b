/** The database compares names and plates as stations do. */
import { expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../../tests/support/chance.ts'
import { frequentNames } from '../../../../tests/support/frequentNames.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { draws } from '../../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { namesAlike, platesAlike } from './alike.ts'

const garita = openForFile(sharedInstallation)

const { chance, random, one } = drawing(seedOfRun)
const names = frequentNames(500)

/** A spoken or written variant of a name: a word left out, an initial, a wrong letter, capitals, other spaces. */
function said(name: string): string {
  const words = name.split(' ').filter(() => chance() < 0.8)
  const written = words.map((word) => {
    const at = random(word.length)
    if (chance() < 0.15) return `${word.slice(0, 1)}.`
    if (chance() < 0.2) return word.slice(0, at) + one(['', 's', 'z', 'h', 'aa']) + word.slice(at + 1)
    return chance() < 0.2 ? word.toUpperCase() : word
  })
  return written.join(one([' ', ' ', ' ', ' ', '  ', ''])) || '—'
}

test('compares names the same at station and server', async () => {
  const drawn = Array.from({ length: draws(2_000, 50_000) }, () => {
    const line = one(names)
    return { line, given: said(chance() < 0.6 ? line : one(names)) }
  })
  const { rows } = await garita.owner.query(
    `select access.names_alike(d ->> 'line', d ->> 'given') as says from jsonb_array_elements($1::jsonb) with ordinality e(d, at) order by e.at`,
    [JSON.stringify(drawn)],
  )
  expect(drawn.map((one, at) => ({ ...one, says: rows[at]?.says }))).toEqual(
    drawn.map((one) => ({ ...one, says: namesAlike(one.line, one.given) })),
  )
  expect(new Set(rows.map(({ says }) => says))).toEqual(new Set(['same', 'alike', 'other']))
})

test('compares plates the same at station and server', async () => {
  const plate = () => Array.from({ length: 3 }, () => one(['A', 'B', '8', 'O', '0', 'Q', 'I', '1'])).join('')
  const drawn = Array.from({ length: 2_000 }, () => [plate(), plate()] as const)
  const { rows } = await garita.owner.query(
    'select access.plates_alike(d ->> 0, d ->> 1) as says from jsonb_array_elements($1::jsonb) with ordinality e(d, at) order by e.at',
    [JSON.stringify(drawn)],
  )
  expect(rows.map(({ says }) => says)).toEqual(drawn.map(([line, given]) => platesAlike(line, given)))
})
