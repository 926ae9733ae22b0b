/** Every screen in English, looked at as a machine can. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../support/scope.ts'
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

test.for(viewers)('shows every screen of %s without a fault: en, desk, dark', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'en', theme: 'dark', size: 'desk' })).toEqual([])
})

test.runIf(everything).for(viewers)('shows selected screens of %s without a fault: en, phone, dark', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'en', theme: 'dark', size: 'phone' }, true)).toEqual([])
})
