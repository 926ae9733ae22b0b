import type { Page } from 'playwright-core'
import { joinMessages } from '../../src/session/join/join.messages.ts'
import { joinRefusals } from '../../src/session/join/join.refusals.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { unitCodeMessages } from '../../src/units/code/unitCodes.messages.ts'
import { button, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

async function openCode(page: Page, language: Language): Promise<void> {
  const text = speak(unitCodeMessages, language)
  await button(page, text.act).press('Enter')
  await page.getByText(text.about).waitFor()
}

async function makeCode(page: Page, language: Language): Promise<void> {
  const { make, make_new, send } = speak(unitCodeMessages, language)
  await openCode(page, language)
  await page.getByRole('button', { name: new RegExp(`^(${make}|${make_new})$`) }).press('Enter')
  await page.getByRole('link', { name: send }).waitFor()
}

export const unitCodeScreens = ({ unit, unit_code }: Addressed): Screen[] => [
  { name: 'admin-unit', who: 'admin', path: unit },
  { name: 'unit-code', who: 'admin', path: unit, act: openCode },
  { name: 'unit-code-made', who: 'admin', path: unit, act: makeCode },
  {
    name: 'register-unit-code',
    who: 'nobody',
    path: `/register#${unit_code}`,
    act: (page, language) => page.getByText(speak(joinMessages, language).joins('Los Encinos', '303')).waitFor(),
  },
  {
    name: 'register-unit-code-dead',
    who: 'nobody',
    path: '/register#0000-0000-0000',
    act: (page, language) => page.getByText(speak(joinRefusals, language).unit_code_dead).waitFor(),
  },
]
