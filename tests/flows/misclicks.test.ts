import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { unfold } from './acts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const { users } = speak(peopleMessages, 'es')
const approve = (name: string) => `${users.approve}: ${name}`

async function approvals() {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [home] })
  // Guards are approved without a question.
  for (const fullName of ['Eva Dos', 'Luz Tres', 'Ada Cuatro']) {
    await garita.person({ user_role: 'agent', assigned: [home], full_name: fullName, approval_status: 'pending' })
  }
  const page = await site.open({ size: 'phone', token: admin.token })
  const decided: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('people.decide')) decided.push(String(request.postDataJSON().to))
  })
  await page.goto('/dashboard/admin/users')
  await page.getByRole('button', { name: approve('Luz Tres') }).waitFor()
  return { page, decided }
}

/** Clicks one button after the other at the same place, as if the second had replaced the first. */
const pressAtOnePlace = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    for (const [at, selector] of all.entries()) {
      const press = { bubbles: true, cancelable: true, clientX: 200, clientY: 500, detail: at + 1 }
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', press))
    }
  }, selectors)

const named = (name: string) => `[aria-label="${name}"]`

test('approves only one person by a double click, and presses no button of the dialog that it opened', async () => {
  const { page, decided } = await approvals()
  const [eva, luz] = [approve('Eva Dos'), approve('Luz Tres')]
  await pressAtOnePlace(page, [named(eva), named(luz), named(`${users.reject}: Luz Tres`)])
  await page.getByRole('button', { name: eva }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(decided).toEqual(['approved'])

  await page.getByRole('button', { name: luz }).click()
  await page.getByRole('button', { name: luz }).waitFor({ state: 'detached' })
  expect(decided.splice(0)).toEqual(['approved', 'approved'])

  const dialog = page.getByRole('dialog')
  const answer = dialog.getByRole('button', { name: users.reject, exact: true })
  // A click so soon after the last one could count as a misclick.
  await unfold(page, `${users.reject}: Ada Cuatro`)
  await page.getByRole('button', { name: `${users.reject}: Ada Cuatro` }).press('Enter')
  await answer.waitFor()
  // This button replaces the opener of the dialog, so that no time passes between the two clicks.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('button'), { id: 'opener' })))
  await pressAtOnePlace(page, ['#opener', '[role=dialog] button[type=submit]'])
  expect(decided).toEqual([])

  // A user who typed in between means the click.
  await page.evaluate(() =>
    document.querySelector('#opener')?.dispatchEvent(new InputEvent('input', { bubbles: true })),
  )
  await pressAtOnePlace(page, ['[role=dialog] button[type=submit]'])
  await dialog.waitFor({ state: 'detached' })
  expect(decided).toEqual(['rejected'])
  expect(site.complaints).toEqual([])
})
