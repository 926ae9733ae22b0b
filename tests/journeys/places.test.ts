import { afterAll, beforeAll, expect, test } from 'vitest'
import { speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { heading } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { everything } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Two roles that share a link share its screen: `npm run test:all` opens it as each role. */
const seen = new Set<string>()

test.each([
  ['admin', 'es'],
  ['super_admin', 'en'],
  ['super_admin', 'es'],
  ['agent', 'es'],
  ['supervisor', 'en'],
  ['board', 'es'],
  ['resident', 'en'],
] as const)('gives each screen of the navigation the title that its link has: %s, %s', async (role, language) => {
  const place = await site.garita.condominium(`Los Encinos ${role} ${language}`)
  const { token } = await site.garita.person(
    role === 'resident'
      ? { condominium: place, unit: '101' }
      : { user_role: role, ...(role === 'super_admin' ? {} : { assigned: [place] }) },
  )
  const page = await site.open({ language, size: 'desk', token })
  await page.goto('/dashboard')
  const navigation = page.getByRole('navigation', { name: speak(webTexts, language).layout.navigation })
  await navigation.getByRole('link').first().waitFor()
  const foot = (await navigation.boundingBox()) ?? { y: 0, height: 0 }
  const wrong: string[] = []
  for (const link of await navigation.getByRole('link').all()) {
    const address = await link.getAttribute('href')
    const label = (await link.locator('span').first().innerText()).trim()
    const box = (await link.boundingBox()) ?? { y: 0, height: 0 }
    if (box.y + box.height > foot.y + foot.height) wrong.push(`${label} is below the edge`)
    // The station has no navigation.
    if (address === '/guard') continue
    const known = `${language} ${address} ${label}`
    if (!everything && seen.has(known)) continue
    seen.add(known)
    await link.click()
    await heading(page, label)
      .waitFor({ timeout: 10_000 })
      .catch(() => wrong.push(`${address} has not the title ${label}`))
  }
  expect(wrong).toEqual([])
})
