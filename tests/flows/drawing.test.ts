/** A visitor’s pass on a slow network: until its picture loads, the page shows the number and no broken picture. */
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { variants } from '../support/scope.ts'
import { authorize, passOf } from '../support/visits.ts'
import { press } from './acts.ts'
import { openSite, type Site } from './site.ts'

// As the build calls what draws the codes.
const drawer = /\/assets\/browser-[^/]+\.js$/
const firstDrawer = /\/assets\/visit-[^/]+\.js$/

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.for(variants(['es', 'en']))(
  'shows the number until the picture of a pass loads, late or after a retry: %s',
  async (language) => {
    const words = speak(authorizationMessages, language).pass
    const failed = speak(webTexts, language)
    const host = await site.garita.person({ condominium: await site.garita.condominium('Los Encinos') })
    const { link, access_number } = await passOf(host, await authorize(site.garita, host))
    const page = await site.open({ language, size: 'phone' })
    // Without its script the first frame draws nothing: the program does.
    await page.route(firstDrawer, (route) => route.abort())
    const held: Route[] = []
    await page.route(drawer, (route) => void held.push(route))
    await page.goto(`/pass#${link}`)
    await page.getByText(access_number ?? 'no number').waitFor()
    await expect.poll(() => held.length).toBe(1)
    const picture = page.locator('img.garita-qr')
    expect(await picture.count()).toBe(0)

    await held[0]?.abort()
    await page.getByRole('alert').getByText(failed.failed.title).waitFor()
    expect(await picture.count()).toBe(0)
    await page.getByText(access_number ?? 'no number').waitFor()

    await page.unroute(drawer)
    await press(page, failed.retry)
    await page.getByRole('img', { name: words.picture }).waitFor()
    expect(await picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0)
  },
)
