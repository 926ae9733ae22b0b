/** Who may import whom: the table of docs/architecture.md, held. */
import { expect, test } from 'vitest'
import { importsOf, isTest, type Source, sourcesIn } from './sources.ts'

const sources = sourcesIn('src', /\.tsx?$/).filter((source) => !isTest(source))

type Kind = 'main' | 'app' | 'server' | 'web' | 'shared' | 'pure' | 'slice server' | 'slice web'

const slice = (path: string) => path.split('/')[1] ?? ''

function kindOf(path: string): Kind {
  const folder = slice(path)
  if (/^src\/main\./.test(path)) return 'main'
  // Both put slices together, and only they and the main files know them.
  if (folder === 'demo') return 'app'
  if (folder === 'app' || folder === 'server' || folder === 'web' || folder === 'shared') return folder
  if (/\.server\.ts$/.test(path)) return 'slice server'
  if (/\.(tsx|web\.ts|worker\.ts|css)$/.test(path)) return 'slice web'
  return 'pure'
}

type Rule = (to: string, from: string) => boolean

const kinds =
  (...allowed: Kind[]): Rule =>
  (to) =>
    allowed.includes(kindOf(to))
const own =
  (kind: Kind): Rule =>
  (to, from) =>
    kindOf(to) === kind && slice(to) === slice(from)
const any =
  (...rules: Rule[]): Rule =>
  (to, from) =>
    rules.some((rule) => rule(to, from))

const rules: Record<Kind, Rule> = {
  main: kinds('app', 'server', 'web', 'shared', 'slice web'),
  app: kinds('app', 'server', 'web', 'shared', 'pure', 'slice server', 'slice web'),
  shared: kinds('shared'),
  server: kinds('server', 'shared'),
  web: kinds('web', 'shared'),
  pure: kinds('pure', 'shared'),
  'slice server': any(kinds('pure', 'shared', 'server'), own('slice server')),
  'slice web': any(kinds('pure', 'shared', 'web'), own('slice web')),
}

const purePackages = /^(zod|@noble\/.+)$/
const serverPackages =
  /^(node:.+|pg|hono.*|@hono\/.+|@node-rs\/.+|nodemailer|otplib|pdfkit|@fontsource\/.+|pino|prom-client)$/
const browserPackages = /^(react.*|@mantine\/.+|@tanstack\/.+|@tabler\/.+)$/

const packages: Record<Kind, (name: string) => boolean> = {
  main: () => true,
  app: () => true,
  shared: (name) => purePackages.test(name),
  pure: (name) => purePackages.test(name),
  server: (name) => !browserPackages.test(name),
  'slice server': (name) => !browserPackages.test(name),
  web: (name) => !serverPackages.test(name),
  'slice web': (name) => !serverPackages.test(name),
}

function breaches(source: Source): string[] {
  const kind = kindOf(source.path)
  return importsOf(source)
    .filter((to) => (to.startsWith('src/') ? !rules[kind](to, source.path) : isPackage(to) && !packages[kind](to)))
    .map((to) => `${source.path} imports ${to}`)
}

const isPackage = (name: string) => !/^(database|docs|public|package\.json|\/)/.test(name)

test('every import of src keeps to the table', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap(breaches)).toEqual([])
})

test('the product never imports its tests', () => {
  const found = sources.flatMap((source) =>
    importsOf(source)
      .filter((to) => to.startsWith('tests/') || /\.test\.tsx?$/.test(to))
      .map((to) => `${source.path} imports ${to}`),
  )
  expect(found).toEqual([])
})

test('every dialog is made of the one piece that gives the focus back', () => {
  const found = sources.filter(({ text }) => /import \{[^}]*\bModal\b[^}]*\} from '@mantine\/core'/.test(text))
  expect(found.map(({ path }) => path)).toEqual(['src/web/pieces/dialogs/Dialog.tsx'])
})

test('every import of a file says its ending, and none names a folder', () => {
  const endless = sources.flatMap((source) =>
    importsOf(source)
      .filter((to) => to.startsWith('src/') && !/\.(tsx?|css|svg|png|json|wav)$/.test(to))
      .map((to) => `${source.path} imports ${to}`),
  )
  expect(endless).toEqual([])
})

test('no file imports itself through others', () => {
  const values = new Map(sources.map((source) => [source.path, valueImportsOf(source)]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (done.has(path) || way.includes(path)) return
    for (const to of values.get(path) ?? []) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of values.keys()) walk(path, [])
  expect(circles).toEqual([])
})

/** Types alone are gone when the program runs, and so is a circle of them. */
function valueImportsOf(source: Source): string[] {
  return importsOf({ ...source, text: source.text.replaceAll(/^import type [^;]*? from '[^']+'$/gm, '') })
}
