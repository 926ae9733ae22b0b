/** Every address that there is has its look: what the router knows, and the pages that the server answers by itself. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { router } from '../../src/app/frame/routes.tsx'
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

test('every address of the router is visited in both languages', () => {
  const seen = new Set(paths.flatMap((path) => [path, router.getMatchedRoutes(path)[2]?.fullPath]))
  const known = Object.keys(router.routesByPath)
  expect(known.length).toBeGreaterThan(20)
  expect(known.filter((path) => !seen.has(path))).toEqual([])
})

test('every page that the server renders is visited in both languages', () => {
  const answered = readdirSync(pages).flatMap((file) => /^(.*)\.es\.html$/.exec(file)?.[1] ?? [])
  expect(answered.length).toBeGreaterThan(2)
  // The frames of what is behind the sign-in are passed on the way to it, and the wait on the way to nowhere.
  const frames = paths.flatMap((path) => [`behind.${path.split('/')[1]}`, `at.${path.slice(1).replaceAll('/', '.')}`])
  const passed = new Set(['elsewhere', ...frames])
  expect(answered.filter((name) => !passed.has(name) && !paths.includes(name === 'index' ? '/' : `/${name}`))).toEqual(
    [],
  )
})

test('no two screens have the same name: one picture would replace the other', () => {
  const names = screensOf(anything).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every viewer of a screen is in the list of viewers', () => {
  expect(screensOf(anything).filter(({ who }) => !viewers.includes(who))).toEqual([])
})
