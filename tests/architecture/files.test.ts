import { expect, test } from 'vitest'
import { rulesFiles } from '../../src/server/database/accessRules/accessRules.ts'
import { sourcesIn } from './sources.ts'

const code = [...sourcesIn('src', /\.(tsx?|css)$/), ...sourcesIn('tests', /\.(tsx?|mjs)$/)]
const statements = sourcesIn('database', /\.sql$/)
const files = [...code, ...statements]

const bannedWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'service', 'data', 'index']
/** These files hold passwords that are common. */
const allowedNames = ['src/session/passwords/commonPasswords.ts']

test('applies every file of database/access', () => {
  const applied = rulesFiles()
  const forgotten = sourcesIn('database/access', /\.sql$/).filter(({ text }) => !applied.includes(text))
  expect(forgotten.map(({ path }) => path)).toEqual([])
})

test('rejects names of files and folders without a meaning', () => {
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

test('exports nothing from src without a name, and has no file that only re-exports', () => {
  const sources = code.filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
  const unnamed = sources.filter(({ text }) => /^export default\b|\bas default\b/m.test(text))
  const barrels = sources.filter(({ text }) => /^export (\*|(type )?\{[^}]*\}) from /m.test(text))
  expect([...unnamed, ...barrels].map(({ path }) => path)).toEqual([])
})
