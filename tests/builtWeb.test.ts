import { readdirSync, readFileSync } from 'node:fs'
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
  for (const every of ['main-', 'SignedInLayout-', 'common-', 'inside-']) {
    const [file] = files.filter((name) => name.startsWith(every))
    expect(file, every).toBeDefined()
    if (file) load(file)
  }
  expect([...found].filter((file) => /^(zod|schemas)-/.test(file))).toEqual([])
})
