/** Layout while a screen loads, in whatever order its answers come. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../support/accounts.ts'
import { everything } from '../support/scope.ts'
import { field, tabTo } from './acts.ts'
import { goOn, settled } from './screen.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'
import { makeWorld, type Somebody, type World } from './world.ts'

const mostShift = 0.05
/** The delays of a slow connection: no two answers arrive together, nor in the order of the requests. */
const waitsMs = [130, 300, 50, 220, 80]

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

/**
 * The lowest position of the first row, without the demo's stripe, and the highest rows: the median, and any with long names.
 */
const looks = {
  phone: { view: { width: 390, height: 844 }, row: 260, middle: 120, highest: 140 },
  desk: {
    view: { width: 1440, height: 900 },
    row: 300,
    middle: Number.POSITIVE_INFINITY,
    highest: Number.POSITIVE_INFINITY,
  },
  /** The narrowest screen that shows the open navigation. The filters of the log take two lines there. */
  laptop: {
    view: { width: 1280, height: 800 },
    row: 350,
    middle: Number.POSITIVE_INFINITY,
    highest: Number.POSITIVE_INFINITY,
  },
} as const
const between = { desk: [1500, 1400, 1366], laptop: [1340] } as const
const firstRow = '#content :is(tbody tr, ul[data-cards] > li)'
/** The accounts of a home are listed before its people without an account. */
const earlierRow: Readonly<Record<string, string>> = { '/dashboard/residents': '#content ul > li' }

const lists: Partial<Record<Somebody, readonly string[]>> = {
  resident: [
    '/dashboard/residents',
    '/dashboard/temporary-visitors',
    '/dashboard/permanent-visitors',
    '/dashboard/workers',
    '/dashboard/pets',
    '/dashboard/vehicles',
    '/dashboard/reservations',
  ],
  agent: ['/operator-panel', '/operator-panel?tab=residents', '/operator-panel?tab=log'],
  admin: [
    '/dashboard/admin/users',
    '/dashboard/admin/condominiums',
    '/dashboard/admin/gates',
    '/dashboard/admin/incidents',
    '/dashboard/admin/audit',
    '/admin/log',
    '/admin/log?tab=visits',
    '/admin/reports',
  ],
  super_admin: ['/admin/approvals', '/admin/operators', '/admin/users'],
}
const others: Partial<Record<Somebody, readonly string[]>> = {
  resident: ['/dashboard'],
  newcomer: ['/dashboard/reservations'],
  agent: ['/operator-panel?tab=reservations'],
  admin: ['/dashboard/admin'],
}

const staff = ['agent', 'admin', 'super_admin'] as const

const sights = everything
  ? [
      ...(['resident', 'newcomer', ...staff] as const).flatMap((who) =>
        (['phone', 'desk'] as const).map((size) => ({ who, size })),
      ),
      // Only the lists of the staff are tables.
      ...staff.map((who) => ({ who, size: 'laptop' as const })),
    ]
  : ([
      { who: 'resident', size: 'phone' },
      { who: 'newcomer', size: 'phone' },
      { who: 'agent', size: 'desk' },
      { who: 'admin', size: 'laptop' },
      { who: 'super_admin', size: 'phone' },
    ] as const)

test.for(sights)(
  'shifts no screen of a $who while it loads, and begins every list near the top: $size',
  async ({ who, size }) => {
    const { view, row, middle, highest } = looks[size]
    const page = await site.open({ token: world[who].token, size: size === 'phone' ? 'phone' : 'desk' })
    await page.setViewportSize(view)
    let asked = 0
    await page.route('**/api/v1/*.*', async (route) => {
      asked += 1
      await new Promise((passed) => setTimeout(passed, waitsMs[asked % waitsMs.length]))
      await route.continue().catch(() => undefined)
    })
    await watchShifts(page)
    const found: string[] = []
    for (const [at, path] of [...(lists[who] ?? []), ...(others[who] ?? [])].entries()) {
      // Loading the program costs more than all its screens: the first screen of each viewer shows that it shifts nothing either.
      const within = at > 0 && !everything
      if (within) await goOn(page, '/nowhere')
      const before = within ? await shiftsOf(page) : 0
      await (within ? goOn(page, path) : page.goto(path))
      await settled(page)
      const rows = page.locator(firstRow)
      if (lists[who]?.includes(path)) {
        // A screen with choices loads its rows after the choices.
        await rows.first().waitFor()
        await settled(page)
      }
      const shift = (await shiftsOf(page)) - before
      if (shift >= mostShift) found.push(`${path} shifts by ${shift.toFixed(3)}`)
      if (!lists[who]?.includes(path)) continue
      const first = await page
        .locator(earlierRow[path] ?? firstRow)
        .first()
        .boundingBox()
      if (!first || first.y > row) found.push(`the first row of ${path} begins at ${first?.y} px`)
      const heights = await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
      heights.sort((one, other) => one - other)
      const most = heights.at(-1) ?? 0
      const half = heights[Math.floor(heights.length / 2)] ?? 0
      if (half > middle || most > highest) found.push(`rows of ${path} are ${half} px high, up to ${most} px`)
      // A table that scrolls sideways would hide its buttons. The columns change at some widths: check both sides of each.
      for (const width of size === 'phone' ? [] : [view.width, ...between[size]]) {
        await page.setViewportSize({ ...view, width })
        const hidden = await page
          .locator('[data-listing] section')
          .evaluateAll((boxes) => boxes.reduce((most, box) => Math.max(most, box.scrollWidth - box.clientWidth), 0))
        if (hidden > 0) found.push(`the table of ${path} is ${hidden} px wider than its place on ${width} px`)
      }
      await page.setViewportSize(view)
      const cut = await page
        .locator('[data-page-aside]')
        .evaluateAll((asides) => asides.some((aside) => aside.scrollWidth > aside.clientWidth))
      if (cut) found.push(`what ${path} is for is cut`)
    }
    expect(found).toEqual([])
  },
)

test('keeps the focus on a refused button, and ignores a second press meanwhile', async () => {
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
  await tabTo(page, 'Iniciar sesión')
  await page.keyboard.press('Enter')
  await page.locator('button[aria-busy=true]').waitFor()
  expect(await focused()).toContain('Iniciar sesión')
  await page.keyboard.press('Enter')
  await field(page, 'Contraseña').press('Enter')
  await page.locator('button[aria-busy=true]').focus()
  answer()
  await page.getByText('Credenciales incorrectas').waitFor()
  expect({ sent, focused: await focused() }).toEqual({ sent: 1, focused: 'Iniciar sesión' })
})
