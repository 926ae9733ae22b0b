import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsIn } from '../flows/faults.ts'
import { viewers } from '../flows/screens.ts'
import { openSite, type Site } from '../flows/site.ts'
import { makeWorld, type World } from '../flows/world.ts'

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

test.for(viewers)('shows selected screens of %s without a fault: en, phone, dark', async (who) => {
  expect(await faultsIn(site, world, who, { language: 'en', theme: 'dark', size: 'phone' }, true)).toEqual([])
})
