/** The guard who asks a unit sees who of it may answer, at the desk and at the station. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gateMessages, guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { whoAnswersTexts } from '../../src/visits/answers/whoAnswers.messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press } from './acts.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

async function home() {
  const { garita } = site
  const here = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  return { garita, here, guard, ana }
}

test.each(variants(languages))('the desk names who may authorize and who may not: %s', async (language) => {
  const { garita, here, guard, ana } = await home()
  await garita.owner.query('update profiles set started = true where id = $1', [ana.id])
  await garita.owner.query(`update profiles set phone_number = '+52 55 1234 5678' where id = $1`, [ana.id])
  await authorize(garita, ana, 'co_resident', { name: 'Rosa', last_name: 'Peña', can_authorize_access: true })
  const newcomer = await garita.person({ condominium: here, unit: '101', full_name: 'Nora Nueva' })
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [newcomer.id])
  const imported = await garita.person({ condominium: here, unit: '101', full_name: 'Ivo Importado' })
  await garita.owner.query(`update profiles set phone_number = '55 8765 4321' where id = $1`, [imported.id])
  await arrive(guard, here)
  const { list } = speak(visitMessages, language)
  const text = speak(whoAnswersTexts, language)
  const page = await site.open({ language, token: guard.token })
  await page.goto('/operator-panel')
  for (const dialog of [list.details, list.by_phone]) {
    await press(page, `${dialog}: Luis Gómez`)
    const who = page.getByRole('region', { name: text.title('101') })
    // Who may not is told on request.
    await who.getByText(`${text.cannot} 1`).click()
    for (const line of [
      `Ana Uno: ${text.app}`,
      `Rosa Peña: ${text.phone}`,
      `Ivo Importado: ${text.phone_before_start}`,
      `Nora Nueva: ${text.on_hold}`,
    ])
      await who.getByRole('listitem').filter({ hasText: line }).waitFor()
    expect(await who.getByRole('link').count()).toBe(0)
    await who.getByRole('button', { name: text.phones_of('101') }).click()
    expect(await who.getByRole('link', { name: '+52 55 1234 5678' }).getAttribute('href')).toBe('tel:+525512345678')
    await page.keyboard.press('Escape')
    await who.waitFor({ state: 'detached' })
  }
})

test('the station says where nobody of a unit can answer, and to call is the main act at once', async () => {
  const { here, guard } = await home()
  await arrive(guard, here)
  const page = await site.open({ token: guard.token })
  await desk.openGuard(page)
  await page
    .getByRole('button', { name: /Luis Gómez/ })
    .first()
    .click()
  await page.getByText(speak(guardMessages, 'es').card.nobody_answers).waitFor()
  await page.locator('.garita-main-act', { hasText: speak(gateMessages, 'es').acts.by_phone }).waitFor()
})
