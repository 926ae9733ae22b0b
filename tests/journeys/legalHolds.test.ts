import { afterAll, beforeAll, expect, test } from 'vitest'
import { morningMessages } from '../../src/dashboards/morning.messages.ts'
import { disclosureMessages, disclosureReasonTexts } from '../../src/investigations/disclosures.messages.ts'
import { holdAskTexts, holdListTexts, holdStateTexts } from '../../src/investigations/legalHolds/legalHolds.messages.ts'
import { timelineMessages } from '../../src/investigations/timeline/timeline.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, heading, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.each(
  variants([
    ['es', 'desk'],
    ['en', 'phone'],
  ]),
)(
  'asks one admin for a legal hold, lets another approve and end it, and shows both to the home: %s, %s',
  async (language, size) => {
    const { garita } = site
    const here = await garita.condominium('Los Encinos')
    const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
    const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
    const other = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Olga Otra' })
    const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
    await letIn(garita, guard, here, await arrive(guard, here), 'Lo pidió la administración')
    const ask = speak(holdAskTexts, language)
    const list = speak(holdListTexts, language)
    const states = speak(holdStateTexts, language)
    const { dialog, home } = speak(disclosureMessages, language)
    const reasons = speak(disclosureReasonTexts, language)
    const seen = async (page: Awaited<ReturnType<Site['open']>>, name: string) => {
      expect(await axeFaults(page)).toEqual([])
      if (process.env.SEEN)
        await page.screenshot({ path: `${process.env.SEEN}/${name}-${language}-${size}.png`, fullPage: true })
    }

    const page = await site.open({ language, size, token: admin.token })
    await page.goto('/dashboard/admin/what-happened')
    await press(page, ask.button)
    const asking = page.getByRole('dialog')
    await asking.getByRole('button', { name: reasons.theft }).click()
    await field(page, dialog.said).fill('Falta una bicicleta')
    await asking.getByRole('button', { name: ask.button, exact: true }).click()
    expect(await asking.isVisible()).toBe(true)
    await field(page, ask.until).fill(inDays(60))
    await seen(page, 'hold-ask')
    await asking.getByRole('button', { name: ask.button, exact: true }).click()
    await page.getByText(ask.done).waitFor()
    await page.getByRole('tab', { name: list.tab }).click()
    await page.getByText(states.waiting).waitFor()
    expect(await page.getByRole('button', { name: list.agree }).count()).toBe(0)
    await seen(page, 'hold-waits')

    const second = await site.open({ language, size, token: other.token })
    await second.goto('/dashboard')
    const morning = speak(morningMessages, language)
    const there = second.getByRole('link', { name: `${morning.see_holds}: ${morning.holds(1)}` })
    await there.waitFor()
    await seen(second, 'hold-morning')
    if (size === 'desk') await there.click()
    else {
      await second.getByRole('button', { name: new RegExp(`^${speak(noticeMessages, language).bell.title}`) }).click()
      await second.getByText(speak(noticeMessages, language).kinds.hold_asked).click()
    }
    await heading(second, speak(timelineMessages, language).title).waitFor()
    await press(second, list.agree)
    await seen(second, 'hold-agree')
    await second.getByRole('dialog').getByRole('button', { name: list.agree }).click()
    await second.getByText(states.held, { exact: true }).waitFor()
    await page.getByText(states.held, { exact: true }).waitFor()
    await seen(second, 'hold-held')
    await press(second, list.end)
    await field(second, list.end_why).fill('Se recuperó la bicicleta')
    await seen(second, 'hold-end')
    await second.getByRole('dialog').getByRole('button', { name: list.end, exact: true }).click()
    await second.getByText(states.ended).waitFor()
    await second.getByRole('definition').filter({ hasText: 'Se recuperó la bicicleta' }).waitFor()

    const reader = await site.open({ language, size, token: ana.token })
    await reader.goto('/account')
    await reader.getByText(home.title).click()
    await reader.getByText(`${reasons.theft}: Falta una bicicleta`).waitFor()
    await reader.getByText(new RegExp(home.held('').trim())).waitFor()
  },
)
