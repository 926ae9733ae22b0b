import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const sheets = ['styles', 'deferredStyles']
  .map((name) => readFileSync(new URL(`src/web/frame/${name}.ts`, root), 'utf8'))
  .join()

test('imports the style sheet of every Mantine component in use', () => {
  const used = globSync('src/**/*.tsx', { cwd: root.pathname }).flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
  })
  const missing = [...new Set(used)].filter(
    (name) =>
      existsSync(new URL(`node_modules/@mantine/core/styles/${name}.layer.css`, root)) &&
      !sheets.includes(`/${name}.layer.css'`),
  )
  expect(missing).toEqual([])
})
