/** The pages of rules and of security name files, names and tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

/** Returns the names of a cell that the project does not have. */
function missing(cell: string): string[] {
  const named = [...cell.matchAll(/`([^`#]+)(?:#([^`]+))?`/g)]
  if (named.length === 0) return [`nothing is named: ${cell}`]
  return named.flatMap(([, path = '', name = '']) => {
    const file = new URL(`../../${path}`, import.meta.url)
    if (!existsSync(file)) return [`no file: ${path}`]
    return readFileSync(file, 'utf8').includes(name) ? [] : [`${path} has no ${name}`]
  })
}

test('names an existing place and test for each rule', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => row.length !== 3)).toEqual([])
  expect(rows.flatMap(([, held = '', proven = '']) => [...missing(held), ...missing(proven)])).toEqual([])
})

test('names tests as proof, and no test as a place', () => {
  const paths = (cell = '') =>
    [...cell.matchAll(/`([^`#]+)/g)].map(([, path = '']) => path).filter((path) => path.includes('/'))
  const isTest = (path: string) => path.endsWith('.test.ts')
  expect(rows.flatMap(([, held]) => paths(held)).filter(isTest)).toEqual([])
  expect(rows.flatMap(([, , proven]) => paths(proven)).filter((path) => !isTest(path))).toEqual([])
})

test('names existing tests for each promise of the page of security', () => {
  const security = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const promises = (security.split('## Known limits')[0] ?? '').split('\n- ').slice(1)
  const tests = (promise: string) => [...promise.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, path = '']) => path)
  expect(promises.length).toBeGreaterThan(40)
  expect(promises.filter((promise) => tests(promise).length === 0)).toEqual([])
  const gone = promises.flatMap(tests).filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))
  expect(gone).toEqual([])
})

test('leaves no rule and no promise to the journeys, which npm test leaves out', () => {
  const security = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  expect([...`${page}${security}`.matchAll(/`(tests\/journeys\/[^`]+)`/g)].map(([, path]) => path)).toEqual([])
})
