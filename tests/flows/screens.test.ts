import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routeAt, routes } from '../../src/app/frame/routes.tsx'
import { screensOf, viewers } from './screens.ts'

const pages = fileURLToPath(new URL('../../dist/pages', import.meta.url))
const anything = {
  invitation_code: 'x',
  unit: '/dashboard/admin/unit',
  incident: '/dashboard/admin/incident',
  noise: '/dashboard/admin/incident',
  unit_code: 'x',
  passes: { alive: 'x', over: 'x' },
  request: 'x',
}
const paths = screensOf(anything)
  .filter(({ once }) => !once)
  .map(({ path }) => new URL(path, 'http://here').pathname)

test('visits every address of the router in both languages', () => {
  const seen = new Set(paths.flatMap((path) => [path, routeAt(path)?.path]))
  const known = routes.map((route) => route.path)
  expect(known.length).toBeGreaterThan(20)
  expect(known.filter((path) => !seen.has(path))).toEqual([])
})

test('visits every page that the server renders in both languages', () => {
  const answered = readdirSync(pages).flatMap((file) => /^(.*)\.es\.html$/.exec(file)?.[1] ?? [])
  expect(answered.length).toBeGreaterThan(2)
  // The visits pass the frames of the pages behind the sign-in, and the waiting frame on the way to an unknown page.
  const frames = paths.flatMap((path) => [`behind.${path.split('/')[1]}`, `at.${path.slice(1).replaceAll('/', '.')}`])
  const passed = new Set(['elsewhere', ...frames])
  expect(answered.filter((name) => !passed.has(name) && !paths.includes(name === 'index' ? '/' : `/${name}`))).toEqual(
    [],
  )
})

test('gives each screen its own name, because a picture is named after its screen', () => {
  const names = screensOf(anything).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('lists every viewer of a screen', () => {
  expect(screensOf(anything).filter(({ who }) => !viewers.includes(who))).toEqual([])
})
