import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../dist/assets/', import.meta.url)

const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const imported = new Map(
  files.map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return [file, [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, other = '']) => other)]
  }),
)

test('has no file that imports itself through others, which would make a schema before its words', () => {
  expect(files.length).toBeGreaterThan(100)
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '))
    if (done.has(file) || path.includes(file)) return
    for (const other of imported.get(file) ?? []) visit(other, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})

test('loads no schemas with the files of every screen', () => {
  const found = new Set<string>()
  const load = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const other of imported.get(file) ?? []) load(other)
  }
  for (const every of ['main-', 'SignedInLayout-']) {
    const [file] = files.filter((name) => name.startsWith(every))
    expect(file, every).toBeDefined()
    if (file) load(file)
  }
  expect([...found].filter((file) => /^(zod|schemas)-/.test(file))).toEqual([])
})

/** A screen may grow a little from its size on the day of its entry here. */
test.each([
  ['login', '', 70, 14],
  ['behind.dashboard', '', 104, 16],
  ['behind.dashboard', 'AuthorizationsScreen', 135, 24],
  ['at.dashboard', '', 133, 25],
  ['at.dashboard.admin', '', 152, 31],
  ['at.operator-panel', '', 165, 38],
  ['at.guard', '', 110, 20],
])('begins %s %s with at most %i kB of code in %i files', (page, screen, mostKb, mostFiles) => {
  const html = readFileSync(new URL(`../pages/${page}.es.html`, folder), 'utf8').replaceAll(
    /<link [^>]*data-for[^>]*>/g,
    '',
  )
  const named = new Set([...html.matchAll(/"\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file))
  // The page of most screens names only the frame.
  for (const file of files) if (screen && file.startsWith(`${screen}-`)) named.add(file)
  for (const file of named) for (const other of imported.get(file) ?? []) named.add(other)
  const code = [...named].filter((file) => file.endsWith('.js'))
  // The build compresses no tiny file.
  const served = code.map((file) => ['.br', ''].map((end) => new URL(file + end, folder)).find(existsSync) ?? folder)
  const bytes = served.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(Math.round(bytes / 1000)).toBeLessThanOrEqual(mostKb)
  expect(named.size).toBeLessThanOrEqual(mostFiles)
})
