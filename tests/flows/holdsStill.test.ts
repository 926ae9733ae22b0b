/** A screen holds still while it loads, however its answers come; a keyboard keeps its place while an act is under way. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../support/accounts.ts'
import { field, tabTo } from './acts.ts'
import { settled } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site, sizes } from './site.ts'
import { makeWorld, type Somebody, type World } from './world.ts'

const mostShift = 0.05
/** Answers as a slow line brings them: never together, and not in the order of the asking. */
const waitsMs = [400, 900, 150, 650, 250]

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

const screens = [
  ['resident', '/dashboard'],
  ['resident', '/dashboard/temporary-visitors'],
  ['newcomer', '/dashboard/reservations'],
  ['agent', '/operator-panel'],
  ['agent', '/operator-panel?tab=reservations'],
  ['admin', '/dashboard/admin'],
  ['admin', '/dashboard/admin/gates'],
  ['super_admin', '/admin/approvals'],
  ['super_admin', '/admin/users'],
] as const satisfies readonly (readonly [Somebody, string])[]

test.for(screens.flatMap(([who, path]) => (['phone', 'desk'] as const).map((size) => ({ who, path, size }))))(
  '$path does not shift while it loads: $who, $size',
  async ({ who, path, size }) => {
    const page = await site.open({ token: world[who].token, size })
    let asked = 0
    await page.route('**/api/v1/*.*', async (route) => {
      asked += 1
      await new Promise((passed) => setTimeout(passed, waitsMs[asked % waitsMs.length]))
      await route.continue().catch(() => undefined)
    })
    await watchShifts(page)
    await page.goto(path)
    await settled(page)
    expect(page.viewportSize()).toEqual(sizes[size])
    expect(await shiftsOf(page)).toBeLessThan(mostShift)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  },
)

test('a refused act keeps the focus, and ignores a second press meanwhile', async () => {
  const person = await account(site.garita, { user_role: 'super_admin' })
  const page = await site.open()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  let sent = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/session.signIn', async (route) => {
    sent += 1
    await answered
    await route.continue()
  })
  await page.goto('/login')
  await field(page, 'Email').fill(person.email)
  await field(page, 'Contraseña').fill('not the word')
  await tabTo(page, 'Iniciar Sesión')
  await page.keyboard.press('Enter')
  await page.locator('button[aria-busy=true]').waitFor()
  expect(await focused()).toContain('Iniciar Sesión')
  await page.keyboard.press('Enter')
  await field(page, 'Contraseña').press('Enter')
  await page.locator('button[aria-busy=true]').focus()
  answer()
  await page.getByText('Credenciales incorrectas').waitFor()
  expect({ sent, focused: await focused() }).toEqual({ sent: 1, focused: 'Iniciar Sesión' })
})
