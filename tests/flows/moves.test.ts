/** A move is written down, read by whom it concerns, undone, and carried out: the resident’s screen says so by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { householdMessages } from '../../src/households/households.messages.ts'
import { moveTexts, passingTexts } from '../../src/people/move/moves.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { requestTexts } from '../../src/visits/call/request.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { authorize, dayIn, mexico } from '../support/visits.ts'
import { axeFaults } from './axe.ts'
import { pick } from './screen.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  'a move in two days is undone, and one of today ends what the resident had: %s',
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

    // On a phone the row stays unfolded.
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
    // Who moves reads it, and nothing has ended.
    await phone.getByText(leaving.text).waitFor()

    await openMove()
    // Now that the move is written down.
    await dialog.getByText(text.authorized(1)).click()
    await dialog.getByText('Hugo Lara').waitFor()
    await dialog.getByRole('button', { name: text.take_back }).click()
    await dialog.waitFor({ state: 'detached' })
    await phone.getByText(leaving.text).waitFor({ state: 'detached' })

    await openMove()
    await dialog.getByText(text.now, { exact: true }).click()
    await dialog.getByRole('button', { name: text.submit_now }).click()
    await dialog.waitFor({ state: 'detached' })
    await phone.getByRole('heading', { name: speak(accountMessages, language).standing.moved_out_title }).waitFor()
    // No condominium of this administration is theirs any more.
    await expect.poll(() => desk.getByText('Ana Uno').count()).toBe(0)

    // The last of the unit left: its visitor is answered by the administration.
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
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test.each(variants(languages))(
  'what passes over is chosen by the administration and by who moves: %s',
  async (language) => {
    const { garita } = site
    const text = speak(moveTexts, language)
    const passing = speak(passingTexts, language)
    const home = await garita.condominium('Los Encinos')
    const admin = await garita.person({ user_role: 'admin', assigned: [home] })
    const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno', together: true })
    const beto = await garita.person({ condominium: home, unit: '101', full_name: 'Beto Dos', together: true })
    await authorize(garita, ana, 'worker', { name: 'Hugo', last_name: 'Lara' })
    await authorize(garita, ana, 'vehicle')
    const desk = await site.open({ language, size: language === 'es' ? 'phone' : 'desk', token: admin.token })
    await desk.goto('/dashboard/admin/users')
    const act = desk.getByRole('button', { name: `${text.act}: Ana Uno` })
    await desk.getByText('Ana Uno').first().waitFor()
    await ((await act.isVisible()) ? act.press('Enter') : pick(desk, 'Ana Uno', text.act, language))
    const dialog = desk.getByRole('dialog', { name: text.title('Ana Uno') })
    await dialog.locator('input[type=date]').fill(dayIn(mexico, 2))
    const worker = passing.of_kind(speak(kindTexts, language).worker.one, 1)
    await dialog.getByRole('combobox', { name: worker }).click()
    await desk.getByRole('option', { name: passing.to('Beto Dos') }).click()
    await dialog.getByText(passing.pass_to('Beto Dos')).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await dialog.getByRole('button', { name: text.submit }).click()
    await dialog.waitFor({ state: 'detached' })

    // Who moves reads it and adds the vehicle.
    const phone = await site.open({ language, size: 'phone', token: ana.token })
    await phone.goto('/dashboard')
    await phone.getByRole('button', { name: passing.choose }).click()
    const mine = phone.getByRole('dialog', { name: passing.choose })
    await mine.getByText(passing.pass_to('Beto Dos')).waitFor()
    await mine.getByRole('combobox', { name: passing.of_kind(speak(kindTexts, language).vehicle.one, 1) }).click()
    await phone.getByRole('option', { name: passing.to('Beto Dos') }).click()
    expect(await axeFaults(phone)).toEqual([])
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
