/** How files look: small, named for what they hold, and opened by one sentence that says what they are for. */
import { describe, expect, test } from 'vitest'
import { isTest, linesOf, sourcesIn } from './sources.ts'

const code = [...sourcesIn('src', /\.(tsx?|css)$/), ...sourcesIn('tests', /\.(tsx?|mjs)$/)]
const statements = sourcesIn('database', /\.sql$/)
const files = [...code, ...statements]

const mostLines = 250
const median = 60
const ninthOfTen = 120
/** Tables and texts are as long as what they list. */
const mayBeLong = [
  /\.messages\.ts$/,
  /^database\/migrations\//,
  /^tests\/access\/(grants|reach|inserts|announcements)\.ts$/,
  /\/commonPasswords\.ts$/,
  /^src\/demo\//,
]
const bannedWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'service', 'data', 'index']
/** Passwords that are common are what these files hold. */
const allowedNames = ['src/session/passwords/commonPasswords.ts']

test('every file begins with one sentence that says what it is for', () => {
  const wanted = (path: string) => (path.endsWith('.sql') ? /^-- (\S.*[.])$/ : /^\/\*\*? (\S.*[.]) \*\/$/)
  const without = files.filter(({ path, text }) => {
    const lines = text.split('\n').filter((line) => !line.startsWith('#!') && !/^'use [a-z]+'$/.test(line))
    const sentence = wanted(path).exec(lines[0] ?? '')?.[1]
    return sentence === undefined || /[.!?] [A-ZÁÉÍÓÚÑ]/.test(sentence)
  })
  expect(without.map(({ path }) => path)).toEqual([])
})

describe('files are small', () => {
  test(`none has more than ${mostLines} lines`, () => {
    const long = files.filter((file) => !mayBeLong.some((path) => path.test(file.path)) && linesOf(file) > mostLines)
    expect(long.map((file) => `${file.path}: ${linesOf(file)}`)).toEqual([])
  })

  test(`half of src has at most ${median} lines, nine of ten at most ${ninthOfTen}`, () => {
    const lengths = code
      .filter((file) => file.path.startsWith('src/') && !isTest(file) && !/\.messages\.ts$/.test(file.path))
      .map(linesOf)
      .sort((one, other) => one - other)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(median)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(ninthOfTen)
  })
})

test('no file or folder has a name that says nothing', () => {
  const wordsIn = (path: string) =>
    path
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
  const empty = files.filter(
    ({ path }) =>
      !allowedNames.includes(path) &&
      wordsIn(path.replace(/^database\//, '')).some((word) => bannedWords.includes(word)),
  )
  expect(empty.map(({ path }) => path)).toEqual([])
})

test('nothing in src is exported without a name, and no file only hands on what others export', () => {
  const sources = code.filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
  const unnamed = sources.filter(({ text }) => /^export default\b|\bas default\b/m.test(text))
  const barrels = sources.filter(({ text }) => /^export (\*|(type )?\{[^}]*\}) from /m.test(text))
  expect([...unnamed, ...barrels].map(({ path }) => path)).toEqual([])
})
