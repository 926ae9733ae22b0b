import type { Page } from 'playwright-core'
import { rightsMessages } from '../../src/households/rights.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { ownerMessages } from '../../src/units/owners/owners.messages.ts'
import { unfold } from './acts.ts'
import { button, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

async function changeRights(page: Page, language: Language): Promise<void> {
  const text = speak(rightsMessages, language)
  await page
    .getByRole('button', { name: new RegExp(`^${text.edit_about('.+')}`) })
    .first()
    .press('Enter')
  await page.getByText(text.may_authorize_hint).waitFor()
}

async function addOwner(page: Page, language: Language): Promise<void> {
  const { office } = speak(ownerMessages, language)
  await button(page, office.add).press('Enter')
  await page.getByText(office.add_text).waitFor()
}

async function chooseHours(page: Page, language: Language): Promise<void> {
  const text = speak(rightsMessages, language)
  const name = new RegExp(`^${text.own_edit_about('.+')}`)
  await unfold(page, name)
  await page.getByRole('button', { name }).first().press('Enter')
  await page.getByText(text.own_text).waitFor()
}

export const dwellerScreens = ({ unit }: Addressed): Screen[] => [
  { name: 'dweller-rights', who: 'admin', path: unit, act: changeRights },
  { name: 'dweller-owner', who: 'admin', path: unit, act: addOwner },
  { name: 'dweller-hours', who: 'resident', path: '/account', act: chooseHours },
]
