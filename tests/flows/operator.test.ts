/** The operator panel: tabs and counts, a resident’s authorizations, documents, keys, and a list that does not move. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logTexts } from '../../src/access-log/log.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { residentVisitTexts, visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { atDesk } from '../support/desk.ts'
import type { TestPerson } from '../support/installation.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press, pressNext } from './acts.ts'
import { openSite, type Sight, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function gate(language: Language, sight: Sight = {}) {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: home, unit: '101', full_name: 'Ana Uno' })
  const page = await site.open({ language, token: guard.token, ...sight })
  return { home, guard, ana, page }
}

let shared: Awaited<ReturnType<typeof gate>> | undefined

/** Returns the desk of a guard without waiting visitors, in the window that several tests share. */
async function sameDesk() {
  if (shared) {
    await site.garita.owner.query(
      `delete from authorizations where condominium_id = $1 and status = 'pending_approval'`,
      [shared.home],
    )
    await shared.page.mouse.move(5, 5)
  }
  shared ??= await gate('es', { kept: true })
  return shared
}

const registered = async (guard: TestPerson, condominiumId: string, name: string) => {
  const visit = {
    id: newId(),
    condominium_id: condominiumId,
    unit_number: '101',
    name,
    last_name: 'Gómez',
    id_document: 'INE98765',
  }
  const said = await atDesk.register(guard, visit)
  expect(said.ok).toBe(true)
  return visit.id
}

const titled = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })

test.each(variants(languages))('finds a resident, and lets their visitor in and out: %s', async (language) => {
  const { ana, page } = await gate(language)
  await site.garita.person({ condominium: await site.garita.condominium(), full_name: 'Zoe Lejos' })
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Rita' })
  const text = speak(residentVisitTexts, language)
  const { list, acts, panel } = speak(visitMessages, language)
  const { more } = speak(webTexts, language).list
  const { directory } = speak(peopleMessages, language)

  await page.goto('/operator-panel')
  await titled(page, `${list.title} (1)`).waitFor()
  await page.getByRole('tab', { name: panel.tab_residents }).click()
  await titled(page, `${directory.title} (1)`).waitFor()
  await press(page, `${directory.details}: Ana Uno`)
  await page.getByText(ana.email).last().waitFor()
  await page.getByRole('tab', { name: `${text.log} (0)` }).click()
  await page.getByText(text.no_log).waitFor()
  await page.getByRole('tab', { name: `${text.authorizations} (1)` }).click()

  // A visitor outside can only enter.
  await page.getByRole('button', { name: `${list.enter}: Rita Gómez` }).waitFor()
  expect(await page.getByRole('button', { name: `${list.leave}: Rita Gómez` }).count()).toBe(0)
  expect(await page.getByRole('button', { name: `${more}: Rita Gómez` }).count()).toBe(0)
  await press(page, `${list.enter}: Rita Gómez`)
  await page.getByText(acts.entered('Rita Gómez')).waitFor()
  await press(page, `${list.details}: Rita Gómez`)
  await heading2(page, speak(visitMessages, language).details.title).waitFor()
  await page.keyboard.press('Escape')
  await heading2(page, speak(visitMessages, language).details.title).waitFor({ state: 'detached' })
  await press(page, `${list.leave}: Rita Gómez`)
  await page.getByText(acts.left('Rita Gómez')).waitFor()
  await page.getByRole('tab', { name: `${text.log} (2)` }).waitFor()
  await page.keyboard.press('Escape')
  await heading2(page, text.title).waitFor({ state: 'detached' })
  expect(site.complaints).toEqual([])
})

test.each(variants(languages))(
  'records a resident’s own entry and exit if their condominium logs them: %s',
  async (language) => {
    const { home, page } = await gate(language)
    const text = speak(residentVisitTexts, language)
    const log = speak(logTexts, language)
    const { acts } = speak(visitMessages, language)
    const { directory } = speak(peopleMessages, language)
    await page.goto('/operator-panel?tab=residents')
    await press(page, `${directory.details}: Ana Uno`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(text.no_authorizations).waitFor()
    expect(await dialog.getByText(text.presence, { exact: true }).count()).toBe(0)

    // The administration turns the setting on while the guard has the panel open.
    await site.garita.owner.query('update condominiums set log_resident_entries = true where id = $1', [home])
    await dialog.getByText(text.not_recorded).waitFor()
    await press(page, `${text.enter}: Ana Uno`)
    await page.getByText(acts.entered('Ana Uno')).waitFor()
    await dialog.getByText(text.inside, { exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: `${text.enter}: Ana Uno` }).count()).toBe(0)
    await pressNext(page, `${text.leave}: Ana Uno`)
    await page.getByText(acts.left('Ana Uno')).waitFor()
    await dialog.getByText(text.outside, { exact: true }).waitFor()
    await page.getByRole('tab', { name: `${text.log} (2)` }).click()
    await dialog.getByText(log.resident, { exact: true }).first().waitFor()
    expect(site.complaints).toEqual([])
  },
)

const heading2 = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true })

test('shows a whole document on request, and logs for which guard', async () => {
  const { home, guard, page } = await sameDesk()
  await registered(guard, home, 'Luis')
  await page.goto('/operator-panel')
  await press(page, 'Detalles: Luis Gómez')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('•••••765').waitFor()
  expect(await dialog.getByText('INE98765').count()).toBe(0)
  await press(page, 'Ver documento completo')
  await dialog.getByText('INE98765').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Accesos' }).click()
  await page.getByRole('row', { name: /Documento mostrado.*Luis Gómez.*Gus Garita/ }).waitFor()
})

test('has keys for frequent actions, which do nothing while the guard types', async () => {
  const { page } = await gate('es')
  await page.goto('/operator-panel')
  await titled(page, 'Visitantes Registrados (0)').waitFor()
  const dialog = page.getByRole('dialog')

  await page.keyboard.press('?')
  await dialog.getByText('Ir a Residentes').waitFor()
  await page.keyboard.press('2')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('tab')).toBe(null)

  await page.keyboard.press('2')
  await titled(page, 'Directorio de Residentes (1)').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('n3')
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('n3')
  expect(await dialog.count()).toBe(0)
  await page.getByRole('tab', { name: 'Residentes' }).focus()

  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: 'Unidad' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('10')
  await page.getByRole('option', { name: '101' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  expect(await dialog.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  await page.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  await page.keyboard.press('3')
  expect(new URL(page.url()).searchParams.get('tab')).toBe('residents')
})

test('keeps the rows in place while a toast covers the pointer', async () => {
  const { home, guard, ana, page } = await sameDesk()
  const { list } = speak(webTexts, 'es')
  // Fill the list down to where a toast appears, without requests over it.
  for (let n = 1; n <= 12; n += 1) await registered(guard, home, `Antes ${n}`)
  const first = await registered(guard, home, 'Uno')
  await registered(guard, home, 'Dos')
  await site.garita.owner.query('update authorizations set ask_seconds = null where condominium_id = $1', [home])
  await page.goto('/operator-panel?status=pending')
  const names = async () => (await page.locator('tbody tr:not([data-day]) th').allTextContents()).slice(0, 2)
  await page.getByRole('row', { name: /Dos Gómez/ }).hover()
  await page.mouse.move(640, 730)
  await ana.call(visits.decide, { id: first, decision: 'denied' })
  const under = () => page.evaluate(() => document.elementFromPoint(640, 730)?.textContent)
  await expect.poll(under).toContain('Visitante Denegado')
  await registered(guard, home, 'Tres')
  await page.getByRole('button', { name: list.fresh(1) }).waitFor()
  expect(await names()).toEqual(['Dos Gómez', 'Uno Gómez'])
  await page.mouse.move(5, 5)
  await expect.poll(names).toEqual(['Tres Gómez', 'Dos Gómez'])
})

test('keeps the rows under the pointer: new ones wait and removed ones are dimmed until it leaves', async () => {
  const { home, guard, ana, page } = await sameDesk()
  const { list } = speak(webTexts, 'es')
  const first = await registered(guard, home, 'Uno')
  await page.goto('/operator-panel?status=pending')
  const names = () => page.locator('tbody tr:not([data-day]) th').allTextContents()
  const row = page.getByRole('row', { name: /Uno Gómez/ })
  await row.hover()
  await page.mouse.move(400, 700)
  await row.hover()
  const place = await row.boundingBox()

  await registered(guard, home, 'Dos')
  await page.getByRole('button', { name: list.fresh(1) }).waitFor()
  expect(await names()).toEqual(['Uno Gómez'])
  expect(await row.boundingBox()).toEqual(place)
  await ana.call(visits.decide, { id: first, decision: 'denied' })
  await row.getByText(list.gone).waitFor()
  expect(await row.getByRole('button').count()).toBe(0)

  await press(page, list.fresh(1))
  await expect.poll(names).toEqual(['Dos Gómez'])
  await page.getByRole('row', { name: /Dos Gómez/ }).hover()
  await registered(guard, home, 'Tres')
  await page.getByRole('button', { name: list.fresh(1) }).waitFor()
  await page.mouse.move(5, 5)
  await expect.poll(names).toEqual(['Tres Gómez', 'Dos Gómez'])
  expect(site.complaints).toEqual([])
})

test('keeps the rows in place for a pointer that returns just before they change', async () => {
  const { home, guard, page } = await sameDesk()
  const { list } = speak(webTexts, 'es')
  await registered(guard, home, 'Uno')
  await page.goto('/operator-panel?status=pending')
  const row = page.getByRole('row', { name: /Uno Gómez/ })
  await row.hover()
  await page.mouse.move(400, 700)
  await row.hover()
  // Hold back the timer that releases the rows, so that both happen before the next frame.
  await page.evaluate(() => {
    const { setTimeout } = window
    window.setTimeout = ((later: () => void, ms: number) => {
      if (ms === 200) Object.assign(window, { letGo: later })
      return setTimeout(ms === 200 ? () => undefined : later, ms)
    }) as typeof window.setTimeout
  })
  await page.mouse.move(5, 5)
  await row.evaluate((element) => {
    ;(window as unknown as { letGo(): void }).letGo()
    element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))
  })
  await registered(guard, home, 'Dos')
  await page.getByRole('button', { name: list.fresh(1) }).waitFor()
  expect(await page.locator('tbody tr:not([data-day]) th').allTextContents()).toEqual(['Uno Gómez'])
})
