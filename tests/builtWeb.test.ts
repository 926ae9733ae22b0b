/** The built web: no file imports itself through others, or a schema would be made before the words that it needs. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../dist/assets/', import.meta.url)

test('no file of the built web imports itself through others', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(100)
  const imported = new Map(
    files.map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return [file, [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, other = '']) => other)]
    }),
  )
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
