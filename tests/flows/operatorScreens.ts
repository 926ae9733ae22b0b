import type { Page } from 'playwright-core'
import { arrivalTexts } from '../../src/gate/arrivals/arrivals.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { gateField } from './guardActs.ts'
import { press, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

const bell = (page: Page, language: Language) => press(page, speak(noticeMessages, language).bell.title)

/** Opens the station in its usual state: connected. */
const onDuty = (page: Page, language: Language) =>
  page.getByText(speak(guardMessages, language).bar.online, { exact: true }).waitFor()

export function operatorScreens({ request }: Addressed): Screen[] {
  return [
    { name: 'operator-panel', who: 'agent', path: '/operator-panel' },
    { name: 'operator-panel-led-to', who: 'agent', path: '/dashboard/operator' },
    { name: 'operator-residents', who: 'agent', path: '/operator-panel?tab=residents' },
    { name: 'operator-log', who: 'agent', path: '/operator-panel?tab=log', once: true },
    {
      name: 'operator-resident',
      who: 'agent',
      path: '/operator-panel?tab=residents&search=Ana',
      act: (page, language) => press(page, `${speak(peopleMessages, language).directory.details}: Ana`),
    },
    {
      name: 'operator-visitor',
      who: 'agent',
      path: '/operator-panel',
      act: (page, language) => press(page, `${speak(visitMessages, language).list.details}: `),
    },
    {
      name: 'operator-register',
      who: 'agent',
      path: '/operator-panel',
      act: async (page, language) => {
        await press(page, speak(visitMessages, language).register.open)
        await page.getByRole('dialog').getByText('Los Encinos').waitFor()
      },
    },
    {
      name: 'operator-register-delivery',
      who: 'agent',
      path: '/operator-panel',
      act: async (page, language) => {
        await press(page, speak(visitMessages, language).register.open)
        await page.getByRole('radio', { name: speak(arrivalTexts, language).kinds.delivery }).check()
        await page.getByRole('button', { name: 'Rappi' }).waitFor()
      },
    },
    { name: 'guard', who: 'agent', path: '/guard', act: onDuty },
    {
      name: 'guard-expected',
      who: 'agent',
      path: '/guard',
      act: async (page, language) => {
        await onDuty(page, language)
        await page.getByRole('button', { name: 'Hugo Lara' }).click()
        await page.locator('[data-verdict]').waitFor()
      },
    },
    {
      name: 'guard-verdict',
      who: 'agent',
      path: '/guard',
      act: async (page, language) => {
        await onDuty(page, language)
        await gateField(page, language).fill('33444')
        await page.keyboard.press('Enter')
        await page.locator('[data-verdict="red"]').waitFor()
      },
    },
    { name: 'notices-of-agent', who: 'agent', path: '/account', act: bell, once: true },
    { name: 'notices-of-resident', who: 'newcomer', path: '/account', act: bell },
    { name: 'notices-of-admin', who: 'admin', path: '/account', act: bell, once: true },
    {
      name: 'visit-request',
      who: 'newcomer',
      path: `/dashboard/temporary-visitors?request=${request}`,
      act: (page, language) =>
        page.getByRole('button', { name: speak(visitMessages, language).request.approve }).waitFor(),
    },
  ]
}
