/** What is shown fits: at 320 px, and with text of twice the size on a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorize, passOf } from '../support/visits.ts'
import { settled } from './screen.ts'
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

/** How far the page goes beyond the screen. */
async function beyond(page: Page, { width, text }: (typeof looks)[number]): Promise<number> {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, text)
}

test('no page before the sign-in and no screen of a resident goes beyond the screen', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { link } = await passOf(ana, await authorize(site.garita, ana))
  await arrive('Ramiro')
  await arrive('Sara')
  const stranger = await site.open({ size: 'phone' })
  const resident = await site.open({ size: 'phone', token: ana.token })
  const places = [
    ...['/', '/user-guide', '/login', '/register', '/forgot-password', `/pass#${link}`].map(
      (path) => [stranger, path] as const,
    ),
    ...['/dashboard', '/dashboard/temporary-visitors', '/dashboard/reservations', '/account'].map(
      (path) => [resident, path] as const,
    ),
  ]
  const found: string[] = []
  for (const [page, path] of places) {
    await page.goto(path)
    await settled(page)
    for (const look of looks) {
      const by = await beyond(page, look)
      if (by > 0) found.push(`${path} at ${look.width} px, text ${look.text}: ${by} px`)
    }
  }
  expect(found).toEqual([])
})
