/** A double click whose second click would hit the button that replaced the first one. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from './acts.ts'
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
  for (const fullName of ['Eva Dos', 'Luz Tres']) {
    await garita.person({ user_role: 'agent', assigned: [home], full_name: fullName, approval_status: 'pending' })
  }
  const page = await site.open({ size: 'phone', token: admin.token })
  const decided: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('people.decide')) decided.push(String(request.postDataJSON().to))
  })
  await page.goto('/dashboard/admin?tab=approvals')
  await page.getByRole('button', { name: approve('Luz Tres') }).waitFor()
  return { page, decided }
}

/** Clicks one after the other at the same place, as if each button stood there in turn. */
const pressAtOnePlace = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    for (const [at, selector] of all.entries()) {
      const press = { bubbles: true, cancelable: true, clientX: 200, clientY: 500, detail: at + 1 }
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', press))
    }
  }, selectors)

const named = (name: string) => `[aria-label="${name}"]`

test('a double click approves only one person', async () => {
  const { page, decided } = await approvals()
  const [eva, luz] = [approve('Eva Dos'), approve('Luz Tres')]
  await pressAtOnePlace(page, [named(eva), named(luz), named(`${users.reject}: Luz Tres`)])
  await page.getByRole('button', { name: eva }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(decided).toEqual(['approved'])

  await page.getByRole('button', { name: luz }).click()
  await page.getByRole('button', { name: luz }).waitFor({ state: 'detached' })
  expect(decided).toEqual(['approved', 'approved'])
  expect(site.complaints).toEqual([])
})

test('a double click does not press a button of the dialog that it opened', async () => {
  const { page, decided } = await approvals()
  const dialog = page.getByRole('dialog')
  const answer = dialog.getByRole('button', { name: users.reject, exact: true })
  await press(page, `${users.reject}: Luz Tres`)
  await answer.waitFor()
  // Another button stands for the one that opened the dialog, so that no time passes between the two clicks.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('button'), { id: 'opener' })))
  await pressAtOnePlace(page, ['#opener', '[role=dialog] button[type=submit]'])
  expect(decided).toEqual([])
  await answer.click()
  await dialog.waitFor({ state: 'detached' })
  expect(decided).toEqual(['rejected'])
})
