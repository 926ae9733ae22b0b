import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { type AuthType, authTypes, kinds } from '../../src/authorizations/kinds.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { chooseOfPass } from './acts.ts'
import { button, pick, press, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

const text = (language: Language) => speak(authorizationMessages, language)
const kind = (type: AuthType, language: Language) => speak(kindTexts, language)[type]
const listOf = (type: AuthType) => kinds[type].address.replace('/dashboard/', '')

const visits = kinds.temporary_visitor.address
const ofLuis = `${visits}?search=Luis`

export function authorizationScreens({ passes }: Addressed): Screen[] {
  return [
    { name: 'home-of-newcomer', once: true, who: 'newcomer', path: '/dashboard' },
    ...authTypes.map((type): Screen => ({ name: listOf(type), who: 'resident', path: kinds[type].address })),
    { name: 'temporary-visitors-ended', once: true, who: 'resident', path: `${visits}?state=ended` },
    { name: 'temporary-visitors-none', once: true, who: 'newcomer', path: visits },
    { name: 'pets-none-found', once: true, who: 'resident', path: `${kinds.pet.address}?search=zzzz` },
    {
      name: 'temporary-visitor-new',
      once: true,
      who: 'newcomer',
      path: visits,
      act: (page, language) => press(page, kind('temporary_visitor', language).add),
    },
    {
      name: 'invite',
      who: 'resident',
      path: '/dashboard?invite=yes',
      act: (page) => page.getByRole('dialog').waitFor(),
    },
    {
      name: 'resident-incomplete',
      who: 'resident',
      path: kinds.co_resident.address,
      act: async (page, language) => {
        await press(page, kind('co_resident', language).add)
        await button(page, text(language).save).click()
        await page.getByText(text(language).name_required).waitFor()
      },
    },
    {
      name: 'worker-edit',
      once: true,
      who: 'resident',
      path: `${kinds.worker.address}?search=Guadalupe`,
      act: (page, language) => pick(page, 'Guadalupe', text(language).acts.edit, language),
    },
    {
      name: 'visitor-edit-new-code',
      who: 'resident',
      path: ofLuis,
      act: async (page, language) => {
        await pick(page, 'Luis', text(language).acts.edit, language)
        await page.getByLabel(speak(fieldTexts, language).last_name).fill('Gómez Paz')
        const note = page.getByText(text(language).re_issue_note)
        await note.scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'vehicle-new',
      who: 'resident',
      path: kinds.vehicle.address,
      act: async (page, language) => {
        await button(page, kind('vehicle', language).add).click()
        await page.getByRole('heading', { level: 2, name: kind('vehicle', language).add }).waitFor()
      },
    },
    {
      name: 'pass',
      who: 'resident',
      path: ofLuis,
      act: async (page, language) => {
        await press(page, `${text(language).acts.pass}: Luis`)
        await page.getByRole('img', { name: text(language).pass.picture }).waitFor()
      },
    },
    {
      name: 'pass-over',
      once: true,
      who: 'resident',
      path: `${visits}?state=ended`,
      act: async (page, language) => {
        await pick(page, 'Sofía Barrera', text(language).acts.past_pass, language)
        await page.locator('[data-stamp]').waitFor()
      },
    },
    {
      name: 'pass-new-code',
      once: true,
      who: 'resident',
      path: ofLuis,
      act: async (page, language) => {
        await press(page, `${text(language).acts.pass}: Luis`)
        await chooseOfPass(page, text(language).pass.regenerate, language)
        await page.getByText(text(language).pass.regenerate_text).waitFor()
      },
    },
    {
      name: 'visitor-call-off',
      once: true,
      who: 'resident',
      path: ofLuis,
      act: (page, language) => pick(page, 'Luis', text(language).acts.call_off, language),
    },
    {
      name: 'visitor-remove',
      once: true,
      who: 'resident',
      path: ofLuis,
      act: (page, language) => pick(page, 'Luis', text(language).acts.remove, language),
    },
    { name: 'kept-passes', who: 'nobody', path: '/passes' },
    { name: 'visit', who: 'nobody', path: `/pass/${passes.alive}` },
    { name: 'visit-over', once: true, who: 'nobody', path: `/pass/${passes.over}` },
  ]
}
