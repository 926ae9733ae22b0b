import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { whoAnswersTexts } from '../../src/gate/desk/whoAnswers/whoAnswers.messages.ts'
import { letInTexts } from '../../src/gate/dialogs/letIn.messages.ts'
import { phonesTexts } from '../../src/gate/dialogs/phones.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { press } from '../flows/acts.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

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

test.each(variants(languages))(
  'names at the desk the residents who may authorize, and makes the call the main button where no person can: %s',
  async (language) => {
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
      // The list of people who may not answer opens on request.
      await who.getByText(`${text.cannot} 1`).click()
      for (const line of [
        `Ana Uno: ${text.app}`,
        `Rosa Peña: ${text.phone}`,
        `Ivo Importado: ${text.phone_before_start}`,
        `Nora Nueva: ${text.on_hold}`,
      ])
        await who.getByRole('listitem').filter({ hasText: line }).waitFor()
      expect(await who.getByRole('link').count()).toBe(0)
      await who.getByRole('button', { name: speak(phonesTexts, language).show('101') }).click()
      expect(await who.getByRole('link', { name: '+52 55 1234 5678' }).getAttribute('href')).toBe('tel:+525512345678')
      await page.keyboard.press('Escape')
      await who.waitFor({ state: 'detached' })
    }

    // At the station the call is the main button where no person of a unit can answer.
    await garita.person({ condominium: here, unit: '102' })
    await arrive(guard, here, '102')
    await page.goto('/guard')
    await page
      .getByRole('button', { name: /Luis Gómez/ })
      .filter({ hasText: '102' })
      .first()
      .click()
    await page.getByText(speak(guardMessages, language).card.nobody_answers).waitFor()
    await page.locator('[data-main-act]', { hasText: speak(letInTexts, language).by_phone }).waitFor()
  },
)
