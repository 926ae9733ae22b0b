import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { supervisionMessages } from '../../src/guards/supervision.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { authorize, passOf } from '../support/visits.ts'
import { press, settled } from './screen.ts'
import { openSite, type Site } from './site.ts'
import { unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const looks = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
] as const

/** Measures by how many pixels the page is wider than the screen. */
async function beyond(page: Page, { width, text }: (typeof looks)[number]): Promise<number> {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, text)
}

test('keeps every page before the sign-in and every screen of a resident within 320 px', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { link } = await passOf(ana, await authorize(site.garita, ana))
  await arrive('Ramiro')
  await arrive('Sara')
  const found: string[] = []
  const measure = async (page: Page, path: string) => {
    await settled(page)
    for (const look of looks) {
      const by = await beyond(page, look)
      if (by > 0) found.push(`${path} at ${look.width} px, text ${look.text}: ${by} px`)
    }
  }
  const stranger = await site.open({ size: 'phone' })
  for (const path of [
    ...['/', '/user-guide', '/guard-guide', '/admin-guide', '/login', '/register', '/forgot-password', '/practice'],
    `/pass/${link}`,
  ]) {
    await stranger.goto(path)
    await measure(stranger, path)
  }
  const resident = await site.open({ size: 'phone', token: ana.token })
  for (const path of ['/dashboard', '/dashboard/temporary-visitors', '/dashboard/reservations', '/account']) {
    await resident.goto(path)
    await measure(resident, path)
  }
  expect(found).toEqual([])
})

/** A notch and a home bar; in landscape the notch is at the left. */
const notches = [
  { view: { width: 390, height: 844 }, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  { view: { width: 844, height: 390 }, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
] as const

test('places nothing that can be pressed under the notch or the home bar, and makes the help link large enough', async () => {
  const { ana } = await unitOf(site.garita)
  const page = await site.open({ size: 'phone', touch: true, token: ana.token })
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/dashboard/temporary-visitors')
  const help = await page.getByRole('link', { name: speak(webTexts, 'es').help }).boundingBox()
  expect(Math.min(help?.width ?? 0, help?.height ?? 0)).toBeGreaterThanOrEqual(44)

  const found: string[] = []
  for (const { view, insets } of notches) {
    await page.setViewportSize(view)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    for (const [path, open] of placesUnderNotches) {
      await page.goto(path)
      await settled(page)
      if (open) await page.getByRole('button', { name: open }).first().click()
      const pressed = await page.evaluate(async ({ top, bottom, left, right }) => {
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
        const { innerWidth: width, innerHeight: height } = window
        const along = (length: number) => Array.from({ length: 20 }, (_, at) => ((at + 0.5) * length) / 20)
        const points = [
          ...(top ? along(width).map((x) => [x, top - 2]) : []),
          ...(bottom ? along(width).map((x) => [x, height - bottom + 2]) : []),
          ...(left ? along(height).map((y) => [left - 2, y]) : []),
          ...(right ? along(height).map((y) => [width - right + 2, y]) : []),
        ]
        return points.flatMap(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, [role="button"]')
          return hit ? [`${hit.textContent || hit.getAttribute('aria-label')} at ${x}, ${y}`] : []
        })
      }, insets)
      found.push(...pressed.map((one) => `${path} at ${view.width} px${open ? `, ${open}` : ''}: ${one}`))
    }
  }
  expect([...new Set(found)]).toEqual([])
})

const placesUnderNotches = [
  ['/dashboard', undefined],
  ['/dashboard/temporary-visitors', undefined],
  ['/dashboard/temporary-visitors', 'Invitar'],
  ['/dashboard/pets', 'Casa'],
] as const

test('draws the words of a link with the shape of a button in its middle', async () => {
  const admin = await site.garita.person({
    user_role: 'admin',
    assigned: [await site.garita.condominium('Los Encinos')],
  })
  const page = await site.open({ size: 'phone', language: 'en', token: admin.token })
  await page.goto('/dashboard')
  const button = page.getByRole('link', { name: speak(appMessages, 'en').home.protect_act })
  await button.waitFor()
  const offCenter = await button.evaluate((one) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    return Math.abs(middle(one) - middle(one.querySelector('.mantine-Button-label') ?? one))
  })
  expect(offCenter).toBeLessThan(2)
})

test('opens a choice in a dialog under its field on a phone, without moving it, and takes the tapped option', async () => {
  const { garita } = site
  const assigned = [await garita.condominium('Los Encinos'), await garita.condominium('Las Jacarandas')]
  const { token } = await garita.person({ user_role: 'supervisor', assigned })
  const page = await site.open({ size: 'phone', touch: true, token })
  await page.goto('/dashboard')
  await settled(page)
  await press(page, speak(supervisionMessages, 'es').create.open)
  for (const [label, choice] of [
    [speak(supervisionMessages, 'es').create.places, 'Las Jacarandas'],
    [speak(invitationMessages, 'es').create.language, 'English'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label })
    await field.tap()
    const option = page.getByRole('option', { name: choice })
    await option.waitFor()
    const [list, above] = [await page.getByRole('listbox').boundingBox(), await field.boundingBox()]
    expect(list && above && { wide: list.width <= above.width, under: list.x >= above.x }, label).toEqual({
      wide: true,
      under: true,
    })
    expect(await page.evaluate(() => innerWidth)).toBe(390)
    await option.tap()
    await expect.poll(() => field.inputValue()).toBe(choice)
  }
})
