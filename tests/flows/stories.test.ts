/** The ten stories of a gate, asked on the screen: few touches, a counted time, and every line of what was played. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { happenedMessages } from '../../src/looks/happened/happened.messages.ts'
import { lookKindTexts } from '../../src/looks/looks.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { playStories } from '../support/stories.ts'
import { field, heading } from './acts.ts'
import { openSite, type Site } from './site.ts'

const mostTouches = 8
const mostSeconds = 60
/** From the panel: the menu, and the screen in it. */
const wayTouches = 2
/** Of a person, for each touch: to read, to find and to press; a typed sign takes less. */
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
)('ten stories are answered in %s on the %s in at most eight touches each', async (language, size, seed) => {
  const { there, played } = await playStories(site.garita, seed)
  const text = speak(happenedMessages, language)
  const kinds = speak(lookKindTexts, language)
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
    await page.getByRole('button', { name: kinds[question.kind], exact: true }).click()
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
