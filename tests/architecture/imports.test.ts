/** Holds the table of imports in docs/architecture.md. */
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
const rules: Record<Kind, Rule> = {
  main: kinds('app', 'server', 'web', 'shared', 'slice web'),
  app: kinds('app', 'server', 'web', 'shared', 'pure', 'slice server', 'slice web'),
  shared: kinds('shared'),
  server: kinds('server', 'shared'),
  web: kinds('web', 'shared'),
  pure: kinds('pure', 'shared'),
  // In one direction: slices.test.ts refuses the other.
  'slice server': kinds('pure', 'shared', 'server', 'slice server'),
  'slice web': kinds('pure', 'shared', 'web', 'slice web'),
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

test('keeps every import of src within the table', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap(breaches)).toEqual([])
})

test('lets screens of slices import each other in one direction', () => {
  const others = new Map<string, string[]>()
  for (const source of sources.filter(({ path }) => kindOf(path) === 'slice web')) {
    const from = slice(source.path)
    const to = importsOf(source).filter((path) => kindOf(path) === 'slice web' && slice(path) !== from)
    others.set(from, [...(others.get(from) ?? []), ...to.map(slice)])
  }
  expect(circlesIn(others)).toEqual([])
})

test('imports no test into the product', () => {
  const found = sources.flatMap((source) =>
    importsOf(source)
      .filter((to) => to.startsWith('tests/') || /\.test\.tsx?$/.test(to))
      .map((to) => `${source.path} imports ${to}`),
  )
  expect(found).toEqual([])
})

test('makes every dialog from the one component that gives the focus back', () => {
  const found = sources.filter(({ text }) => /import \{[^}]*\bModal\b[^}]*\} from '@mantine\/core'/.test(text))
  expect(found.map(({ path }) => path)).toEqual(['src/web/pieces/dialogs/Dialog.tsx'])
})

test('imports files with their ending, and no folder', () => {
  const endless = sources.flatMap((source) =>
    importsOf(source)
      .filter((to) => to.startsWith('src/') && !/\.(tsx?|css|svg|png|json|wav)$/.test(to))
      .map((to) => `${source.path} imports ${to}`),
  )
  expect(endless).toEqual([])
})

test('refuses a file that imports itself through others', () => {
  const values = new Map(sources.map((source) => [source.path, valueImportsOf(source)]))
  expect(circlesIn(values)).toEqual([])
})

function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (at: string, trail: string[]) => {
    if (trail.includes(at)) circles.push([...trail.slice(trail.indexOf(at)), at].join(' → '))
    if (done.has(at) || trail.includes(at)) return
    for (const to of imports.get(at) ?? []) walk(to, [...trail, at])
    done.add(at)
  }
  for (const at of imports.keys()) walk(at, [])
  return circles
}

/** Type imports do not exist at run time, so they form no circle. */
function valueImportsOf(source: Source): string[] {
  return importsOf({ ...source, text: source.text.replaceAll(/^import type [^;]*? from '[^']+'$/gm, '') })
}
