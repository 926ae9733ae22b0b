/** Files are small and have a name that says what they hold. */
import { expect, test } from 'vitest'
import { rulesFiles } from '../../src/server/database/rules/rules.ts'
import { linesOf, sourcesIn } from './sources.ts'

const code = [...sourcesIn('src', /\.(tsx?|css)$/), ...sourcesIn('tests', /\.(tsx?|mjs)$/)]
const statements = sourcesIn('database', /\.sql$/)
const files = [...code, ...statements]

const mostLines = 250
/** Tables and texts are as long as what they list. */
const mayBeLong = [
  /\.messages\.ts$/,
  /^database\/migrations\//,
  /^database\/schema\.sql$/,
  /^tests\/access\/(grants|reach|inserts|announcements|definers|rows)\.ts$/,
  /\/commonPasswords\.ts$/,
  /^src\/demo\//,
]
const bannedWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'service', 'data', 'index']
/** Passwords that are common are what these files hold. */
const allowedNames = ['src/session/passwords/commonPasswords.ts']

test(`no file has more than ${mostLines} lines`, () => {
  const long = files.filter((file) => !mayBeLong.some((path) => path.test(file.path)) && linesOf(file) > mostLines)
  const said = `${mostLines} lines at most (docs/STYLE.md, Files and folders): split it by concept`
  expect(
    long.map((file) => `${file.path}: ${linesOf(file)}`),
    said,
  ).toEqual([])
})

test('every file of database/access is applied', () => {
  const applied = rulesFiles()
  const forgotten = sourcesIn('database/access', /\.sql$/).filter(({ text }) => !applied.includes(text))
  expect(forgotten.map(({ path }) => path)).toEqual([])
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
