import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Finds the classes that have a rule of their own, in the sheet or in a media query. */
function definedIn(sheet: string): string[] {
  const blocks: ('media' | 'rule')[] = []
  const found: string[] = []
  for (const line of sheet.replace(/\/\*.*?\*\//gs, '').split('\n')) {
    const [, name] = /^\s*\.(garita-[\w-]+)(?:,| \{)$/.exec(line) ?? []
    if (name && !blocks.includes('rule')) found.push(name)
    if (line.endsWith('{')) blocks.push(line.trim().startsWith('@') ? 'media' : 'rule')
    if (line.trim() === '}') blocks.pop()
  }
  return found
}

test('defines each class in one style sheet, because the last one loaded would win', () => {
  const files = globSync('src/**/*.css')
  expect(files.length).toBeGreaterThan(50)
  const homes = new Map<string, Set<string>>()
  for (const file of files) {
    for (const name of definedIn(readFileSync(file, 'utf8'))) homes.set(name, (homes.get(name) ?? new Set()).add(file))
  }
  expect([...homes].filter(([, of]) => of.size > 1).map(([name, of]) => [name, ...of])).toEqual([])
})

test.each([
  ['.garita-a {\n}\n@media print {\n  .garita-b {\n  }\n}', ['garita-a', 'garita-b']],
  ['.garita-a {\n  .garita-b {\n  }\n}', ['garita-a']],
  ['.garita-a,\n.garita-b {\n}\n.garita-a .garita-c {\n}', ['garita-a', 'garita-b']],
])('finds the classes that a sheet defines', (sheet, names) => {
  expect(definedIn(sheet)).toEqual(names)
})
