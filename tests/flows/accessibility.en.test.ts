/** Every screen in English, looked at as a machine can. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsIn } from './faults.ts'
import { viewers } from './screens.ts'
import { openSite, type Site } from './site.ts'
import { makeWorld, type World } from './world.ts'

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

test.for(viewers)('every screen of %s: en, desk, both themes', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'en', theme: 'dark', size: 'desk' })).toEqual([])
})

test.for(viewers)('selected screens of %s: en, phone, both themes', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'en', theme: 'dark', size: 'phone' }, true)).toEqual([])
})
