import { afterAll, beforeAll, expect, test } from 'vitest'
import { disclosureKindTexts } from '../../src/investigations/disclosures.messages.ts'
import { timelineMessages } from '../../src/investigations/timeline/timeline.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, heading } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'
import { playStories } from '../support/stories.ts'

const mostTouches = 8
const mostSeconds = 60
/** From the panel a person touches the menu and a screen in it. */
const wayTouches = 2
/** The time of a person for each touch: to read, to find and to press. A typed sign takes less. */
const touchSeconds = 3
const signSeconds = 0.4

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone', 26],
    ['en', 'desk', 27],
  ]),
)('answers ten stories in %s on the %s with at most eight touches each', async (language, size, seed) => {
  const { there, played } = await playStories(site.garita, seed)
  const text = speak(timelineMessages, language)
  const kinds = speak(disclosureKindTexts, language)
  const page = await site.open({ language, size, token: there.admin.token })
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      sessionStorage.setItem('touches', String(Number(sessionStorage.getItem('touches')) + 1))
    })
  })
  for (const { question, lines } of played) {
    await page.goto('/dashboard/admin/what-happened')
    await page.evaluate(() => sessionStorage.setItem('touches', '0'))
    await heading(page, text.title).waitFor()
    const change = page.getByRole('button', { name: text.change, exact: true })
    const kind = page.getByRole('button', { name: kinds[question.kind], exact: true })
    await change.or(kind).first().waitFor()
    if (await change.isVisible()) await change.click()
    await kind.click()
    if (question.kind !== 'everything') {
      const box = field(page, text.subject[question.kind])
      await box.click()
      await box.fill(question.subject)
    }
    await page.getByRole('button', { name: text.look, exact: true }).click()
    await expect.poll(() => page.locator('main details').count(), { message: lines.join('\n') }).toBe(lines.length)
    await page.locator('main details summary').first().click()
    const touches = wayTouches + Number(await page.evaluate(() => sessionStorage.getItem('touches')))
    const typed = question.subject?.length ?? 0
    const seconds = touches * touchSeconds + typed * signSeconds
    expect([lines, touches <= mostTouches, seconds <= mostSeconds]).toEqual([lines, true, true])
  }
})
