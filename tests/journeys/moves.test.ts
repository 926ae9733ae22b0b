import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { moveTexts, passingTexts } from '../../src/people/move/moves.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { axeFaults } from '../flows/axe.ts'
import { pick } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { authorize, dayIn, mexico } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  "undoes a move in two days, ends the resident's passes by a move of today, and lets passes move along: %s",
  async (language) => {
    const { garita } = site
    const text = speak(moveTexts, language)
    const { leaving } = speak(householdMessages, language)
    const home = await garita.condominium('Los Encinos')
    const admin = await garita.person({ user_role: 'admin', assigned: [home], full_name: 'Adela Ruiz' })
    const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
    await authorize(garita, ana, 'worker', { name: 'Hugo', last_name: 'Lara' })
    const desk = await site.open({ language, size: language === 'es' ? 'phone' : 'desk', token: admin.token })
    const phone = await site.open({ language, size: 'phone', token: ana.token })
    await phone.goto('/dashboard')
    await desk.goto('/dashboard/admin/users')

    // On a phone the row stays open.
    const act = desk.getByRole('button', { name: `${text.act}: Ana Uno` })
    const openMove = async () =>
      (await act.isVisible()) ? act.press('Enter') : pick(desk, 'Ana Uno', text.act, language)
    await openMove()
    const dialog = desk.getByRole('dialog', { name: text.title('Ana Uno') })
    await dialog.getByText(text.authorized(1)).click()
    await dialog.getByText(text.names_later).waitFor()
    expect(await dialog.getByText('Hugo Lara').count()).toBe(0)
    await dialog.getByText(text.last).waitFor()
    await dialog.locator('input[type=date]').fill(dayIn(mexico, 2))
    await dialog.getByRole('button', { name: text.submit }).click()
    await dialog.waitFor({ state: 'detached' })
    // The resident reads of the move, and every pass still works.
    await phone.getByText(leaving.text).waitFor()

    await openMove()
    // A saved move lets the dialog name the authorized people.
    await dialog.getByText(text.authorized(1)).click()
    await dialog.getByText('Hugo Lara').waitFor()
    await dialog.getByRole('button', { name: text.take_back }).click()
    await dialog.waitFor({ state: 'detached' })
    await phone.getByText(leaving.text).waitFor({ state: 'detached' })

    await openMove()
    await dialog.getByText(text.now, { exact: true }).click()
    await dialog.getByRole('button', { name: text.submit_now }).click()
    await dialog.waitFor({ state: 'detached' })
    await phone.getByRole('heading', { name: speak(accountMessages, language).status.moved_out_title }).waitFor()
    // The resident no longer belongs to a condominium of this admin.
    await expect.poll(() => desk.getByText('Ana Uno').count()).toBe(0)

    // The last resident left the unit: the administration answers for the unit's visitor.
    const guard = await garita.person({ user_role: 'agent', assigned: [home] })
    await arrive(guard, home)
    await desk.goto('/dashboard/admin')
    const { to_answer, approve, waiting } = speak(requestTexts, language)
    await desk.getByText(to_answer).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    const queue = desk.getByRole('region', { name: waiting })
    await queue.getByText('Luis Gómez').waitFor()
    await queue.getByRole('button', { name: approve }).click()
    await desk.getByText(to_answer).waitFor({ state: 'detached' })

    // The administration and the resident choose the passes that move along.
    const passing = speak(passingTexts, language)
    const carla = await garita.person({ condominium: home, unit: '102', full_name: 'Carla Tres', together: true })
    const beto = await garita.person({ condominium: home, unit: '102', full_name: 'Beto Dos', together: true })
    await authorize(garita, carla, 'worker', { name: 'Hugo', last_name: 'Lara' })
    await authorize(garita, carla, 'vehicle')
    await desk.goto('/dashboard/admin/users')
    const move = desk.getByRole('button', { name: `${text.act}: Carla Tres` })
    await desk.getByText('Carla Tres').first().waitFor()
    await ((await move.isVisible()) ? move.press('Enter') : pick(desk, 'Carla Tres', text.act, language))
    const moving = desk.getByRole('dialog', { name: text.title('Carla Tres') })
    await moving.locator('input[type=date]').fill(dayIn(mexico, 2))
    const worker = passing.of_kind(speak(kindTexts, language).worker.one, 1)
    await moving.getByRole('combobox', { name: worker }).click()
    await desk.getByRole('option', { name: passing.to('Beto Dos') }).click()
    await moving.getByText(passing.pass_to('Beto Dos')).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await moving.getByRole('button', { name: text.submit }).click()
    await moving.waitFor({ state: 'detached' })

    // The resident reads of the move and adds the vehicle.
    const chooser = await site.open({ language, size: 'phone', token: carla.token })
    await chooser.goto('/dashboard')
    await chooser.getByRole('button', { name: passing.choose }).click()
    const mine = chooser.getByRole('dialog', { name: passing.choose })
    await mine.getByText(passing.pass_to('Beto Dos')).waitFor()
    await mine.getByRole('combobox', { name: passing.of_kind(speak(kindTexts, language).vehicle.one, 1) }).click()
    await chooser.getByRole('option', { name: passing.to('Beto Dos') }).click()
    expect(await axeFaults(chooser)).toEqual([])
    await mine.getByRole('button', { name: speak(webTexts, language).save }).click()
    await mine.waitFor({ state: 'detached' })
    const { rows } = await garita.owner.query(
      `select r.profile_id from authorizations a join residences r on r.id = a.passes_to where a.condominium_id = $1`,
      [home],
    )
    expect(rows).toEqual([{ profile_id: beto.id }, { profile_id: beto.id }])
    expect(site.complaints.splice(0)).toEqual([])
  },
)
