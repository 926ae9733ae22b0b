/** Every screen in English and in the dark, looked at as a machine can. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsIn } from './faults.ts'
import { openSite, type Site } from './site.ts'
import { makeWorld, type World } from './world.ts'

// As long as a slow machine needs for some sixty screens.
const patience_ms = 300_000

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

test('every screen: en, dark, desk', { timeout: patience_ms }, async () => {
  expect(await faultsIn(site, world, { language: 'en', theme: 'dark', size: 'desk' }, false)).toEqual([])
})

test('the most telling: en, dark, phone', { timeout: patience_ms }, async () => {
  expect(await faultsIn(site, world, { language: 'en', theme: 'dark', size: 'phone' }, true)).toEqual([])
})
