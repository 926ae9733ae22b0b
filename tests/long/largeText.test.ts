import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeTextFaultsIn } from '../flows/faults.ts'
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

const looks = ([200, 150] as const).flatMap((percent) => [
  { size: 'small', by: 'root', percent } as const,
  { size: 'phone', by: 'root', percent } as const,
  { size: 'desk', by: 'browser', percent } as const,
])

const sights = (['es', 'en'] as const).flatMap((language) => viewers.map((who) => [language, who] as const))

test.for(sights)('keeps every screen whole with larger text: %s, %s', async ([language, who]) => {
  expect(await largeTextFaultsIn(site, world, who, { language, size: 'phone' }, looks)).toEqual([])
})
