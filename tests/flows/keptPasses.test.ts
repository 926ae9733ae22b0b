import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { visitPageTexts } from '../../src/authorizations/passes/visitPage.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { authorize, passOf } from '../support/visits.ts'
import { heading, press } from './acts.ts'
import { scan } from './scanner.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

const text = speak(authorizationMessages, 'es')
const visitor = speak(visitPageTexts, 'es')

async function resident() {
  const condominium = await site.garita.condominium('Los Encinos')
  const ana = await site.garita.person({ full_name: 'Ana Pérez', condominium })
  const id = await authorize(site.garita, ana)
  return { ana, id, pass: await passOf(ana, id) }
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^garita\.(pass|visit)/.test(name))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** The service worker caches a page some time after it loads. */
const isKept = (page: Page, ...paths: readonly string[]) =>
  expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...paths]))

test("opens a visitor's page without a connection, and deletes it once the pass is dead", async () => {
  const { ana, id, pass } = await resident()
  const page = await site.open({ size: 'phone' })
  const picture = page.getByRole('img', { name: text.pass.picture })
  await page.goto(`/pass/${pass.link}`)
  await picture.waitFor()
  await isKept(page, '/pass', `/pass/${pass.link}`)
  const comeBack = await site.cut()
  // A link of an earlier version leads to the same page.
  await page.goto(`/pass#${pass.link}`)
  await page.waitForURL(`**/pass/${pass.link}`)
  await page.reload()
  await heading(page, visitor.invites('Ana')).waitFor()
  expect(await scan(picture)).toBe(pass.token)
  await page.getByText(pass.access_number ?? '', { exact: true }).waitFor()
  await comeBack()

  await site.garita.owner.query(`update authorizations set status = 'inactive' where id = $1`, [id])
  await page.reload()
  await heading(page, visitor.ended.canceled).waitFor()
  await expect.poll(() => keptPaths(page)).not.toContain(`/pass/${pass.link}`)
  expect(ana.id).toBeTruthy()
  site.complaints.splice(0)
})

test("opens a resident's last passes without a connection, and deletes them at sign-out", async () => {
  const { ana, pass } = await resident()
  const page = await site.open({ size: 'phone', token: ana.token })
  const picture = page.getByRole('img', { name: text.pass.picture })
  await page.goto('/dashboard/temporary-visitors')
  await press(page, `${text.acts.pass}: Luis Gómez`)
  await picture.waitFor()
  await isKept(page, '/passes')
  await page.keyboard.press('Escape')

  const comeBack = await site.cut()
  await page.goto('/dashboard')
  await heading(page, text.own.title).waitFor()
  expect(await scan(picture)).toBe(pass.token)
  await comeBack()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await press(page, 'Cerrar Sesión')
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(pass.token)
  await page.goto('/passes')
  await page.getByText(text.own.none).waitFor()
  site.complaints.splice(0)
})
