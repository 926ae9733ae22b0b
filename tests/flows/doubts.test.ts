/** An administrator reads what made the gate doubt and what to change; in both languages, on phone and desk. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubtTexts, habitTexts } from '../../src/gate/admin/doubts.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)('reasons of a month with what to change: %s, %s', async (language, size) => {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  const text = speak(doubtTexts, language)
  const habits = speak(habitTexts, language)
  const page = await site.open({ language, size, token: admin.token })
  const title = page.getByRole('heading', { name: text.title, exact: true })
  await page.goto('/dashboard/admin/gates')
  await title.waitFor()
  await page.getByText(text.unchecked).waitFor()
  await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason)
      select $1, gen_random_uuid(), now() - interval '2 days', $2, v.verdict, v.reason
        from (values ('green', 'may_enter', 40), ('amber', 'stay_open', 3), ('amber', 'unit_needed', 1), ('amber', 'pending', 2)) v (verdict, reason, times),
          generate_series(1, v.times)`,
    [home, admin.id],
  )
  await page.reload()
  await page.getByText(text.of(6, 46)).waitFor()
  await page.getByText(text.often).waitFor()
  await page.getByText(habits.stay_open.why).waitFor()
  await page.getByText(habits.unit_needed.what).waitFor()
  await page.getByText(text.waiting.what).waitFor()
  expect(await axeFaults(page)).toEqual([])
  if (process.env.SEEN) {
    await title.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${process.env.SEEN}/doubts-${language}-${size}.png`, fullPage: true })
  }
})
