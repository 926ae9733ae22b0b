import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { languages } from '../../src/shared/messages.ts'
import { postersSection } from '../../src/welcome/guide/postersGuide.messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const { entries } = postersSection

test.each(variants(languages))('prints each poster on one sheet, without anything else: %s', async (language) => {
  const page = await site.open({ language, size: 'desk' })
  await page.goto('/guard-guide#posters')
  await page.getByRole('heading', { name: postersSection.title[language] }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(entries.length)
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/posters-${language}.pdf`, printed)
  await page.emulateMedia({ media: 'print' })
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 673, height: 1000 })
    await page.screenshot({ path: `${process.env.SHOTS}/posters-${language}.png`, fullPage: true })
  }
  const seen = await page.getByRole('heading').allInnerTexts()
  expect(seen).toEqual(entries.map(({ title }) => title[language]))
  expect(await page.locator('[data-entry] dl').filter({ visible: true }).count()).toBe(entries.length)
  await page.context().close()
})
