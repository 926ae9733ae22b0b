import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Closes the request that rang. */
async function putAside(page: Page, language: Language): Promise<void> {
  const call = page.getByRole('dialog', { name: speak(visitMessages, language).request.title })
  await call.waitFor()
  await page.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
}

const bell = (page: Page, text: { title: string }) => page.getByRole('button', { name: new RegExp(`^${text.title}`) })

test.each(variants(languages))(
  'opens a request from the bell, and removes a dismissed notice on every device: %s',
  async (language) => {
    const { ana, beto, arrive } = await unitOf(site.garita)
    const { bell: text, kinds } = speak(noticeMessages, language)
    const { request } = speak(visitMessages, language)
    const phone = await site.open({ language, size: 'phone', token: ana.token })
    const desk = await site.open({ language, token: ana.token })
    for (const page of [phone, desk]) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: text.open(0), exact: true }).waitFor()
    }
    await bell(phone, text).click()
    await phone.getByText(text.empty).waitFor()
    await phone.keyboard.press('Escape')

    const first = await arrive('Luis')
    await phone.getByRole('status').getByText(kinds.visitor_approval_request).waitFor()
    for (const page of [phone, desk]) await putAside(page, language)
    await phone.getByRole('button', { name: `${text.open(1)}, ${text.asks(1)}` }).click()
    const list = phone.getByRole('dialog', { name: text.title })
    const offered = list.getByRole('listitem').getByRole('button')
    await expect.poll(() => offered.count()).toBe(3)
    // The buttons have words: a tick and a cross beside a request would read as yes and no.
    expect((await offered.allInnerTexts()).slice(1)).toEqual([text.answer, text.more])
    expect((await list.getByRole('listitem').boundingBox())?.height).toBeLessThanOrEqual(57)
    await list.getByRole('button', { name: text.more }).click()
    await expect.poll(() => offered.count()).toBe(5)
    expect((await offered.allInnerTexts()).slice(1)).toEqual([text.answer, text.more, text.read, text.dismiss])
    expect(await list.getByRole('listitem').locator('svg').count()).toBe(0)
    await list.getByRole('button', { name: text.answer }).click()
    await phone.getByRole('dialog').getByText('Luis Gómez').waitFor()
    expect(phone.url()).toContain(`/dashboard/temporary-visitors?request=${first}`)
    // A read request still waits for an answer.
    await desk.getByRole('button', { name: `${text.open(0)}, ${text.asks(1)}` }).waitFor()

    // Another resident answers while the dialog is open: the dialog says so and loses its buttons.
    expect(await beto.call(visits.decide, { id: first, decision: 'denied' })).toMatchObject({ ok: true })
    await phone
      .getByRole('dialog')
      .getByText(/Beto Uno/)
      .waitFor()
    expect(await phone.getByRole('button', { name: request.approve }).count()).toBe(0)
    await phone.keyboard.press('Escape')
    await expect.poll(() => phone.url()).not.toContain('request=')

    await arrive('Sara')
    for (const page of [phone, desk]) await putAside(page, language)
    await desk.getByRole('button', { name: text.open(2) }).click()
    const listed = desk.getByRole('dialog', { name: text.title }).getByRole('listitem')
    await desk.getByRole('button', { name: text.more }).first().click()
    await listed.getByRole('button', { name: text.dismiss }).click()
    await phone.getByRole('button', { name: text.open(1) }).waitFor()

    // The clear button can be undone, and does not clear a request that waits.
    await arrive('Marta')
    const answer = kinds.visitor_denied
    await listed.filter({ hasText: 'Marta' }).waitFor()
    await desk.getByRole('button', { name: text.clear }).click()
    await expect.poll(() => listed.filter({ hasText: answer }).count()).toBe(0)
    await listed.filter({ hasText: 'Marta' }).waitFor()
    await desk.getByRole('button', { name: text.undo }).click()
    await listed.filter({ hasText: answer }).waitFor()
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('moves nothing when requests arrive, shows the newest first, and folds the others', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const text = speak(visitMessages, 'es').request
  const phone = await site.open({ size: 'phone', token: ana.token })
  await watchShifts(phone)
  await openQuiet(phone, '/dashboard/temporary-visitors')
  const before = await shiftsOf(phone)
  await arrive('Luis')
  await putAside(phone, 'es')
  await phone.getByText(text.waits_since('ahora')).waitFor()
  await arrive('Sara')
  await putAside(phone, 'es')
  await phone.getByText(text.several(2)).waitFor()
  // The running clock of the call changes only its own line; the page behind it did not move.
  expect((await shiftsOf(phone)) - before).toBeLessThan(0.001)
  await phone.getByRole('button', { name: text.several(2) }).click()
  await phone.getByRole('listitem').filter({ hasText: 'Luis Gómez' }).waitFor()
  // The line of the newest request stays at the bottom, below the others.
  await phone.getByRole('button', { name: text.answer }).last().click()
  await phone.getByRole('dialog').getByText('Sara Gómez').waitFor()
  const buttons = phone.getByRole('dialog').getByRole('button', { name: text.approve })
  await phone.setViewportSize({ width: 640, height: 400 })
  const box = await buttons.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0), 'in view without scrolling').toBeLessThanOrEqual(400)
})

test('shows the current state after a lost connection, and notifies nothing twice', async () => {
  const { guard, ana, beto, arrive } = await unitOf(site.garita)
  const text = speak(visitMessages, 'es').request
  const told = speak(noticeMessages, 'es').kinds.visitor_approval_request
  const phone = await site.open({ size: 'phone', token: ana.token })
  let lost = false
  // The browser delivers an answer that was under way when the connection broke; a real lost connection does not.
  await phone.route('**/api/v1/*.*', async (route) => {
    const response = lost ? null : await route.fetch().catch(() => null)
    await (lost || !response ? route.abort() : route.fulfill({ response })).catch(() => undefined)
  })
  await openQuiet(phone, '/dashboard')
  const said: string[] = []
  await phone.exposeFunction('said', (words: string) => said.push(words))
  await phone.evaluate(() => {
    let last = ''
    new MutationObserver(() => {
      const now = document.querySelector('.garita-hidden[role=status]')?.textContent ?? ''
      if (now !== last) Reflect.get(window, 'said')(now)
      last = now
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const times = (name: string) => said.filter((words) => words.includes(`${told}: ${name} Gómez`)).length
  const first = await arrive('Luis')
  await phone.getByRole('dialog', { name: text.title }).getByText('Luis Gómez').waitFor()
  await expect.poll(() => times('Luis')).toBe(1)
  lost = true
  await phone.context().setOffline(true)
  const second = await arrive('Sara')
  const third = await arrive('Marta')
  await beto.call(visits.decide, { id: first, decision: 'approved' })
  await beto.call(visits.decide, { id: third, decision: 'denied' })
  lost = false
  await phone.context().setOffline(false)

  await phone
    .getByRole('dialog')
    .getByText(/Beto Uno/)
    .waitFor()
  // A request announced over the dialog does not ring once the dialog is closed.
  await phone.locator('[data-banner]', { hasText: 'Sara Gómez' }).waitFor()
  await phone.keyboard.press('Escape')
  const cards = phone.getByRole('list', { name: text.waiting })
  const card = cards.getByRole('listitem').filter({ hasText: 'Sara Gómez' })
  await card.waitFor()
  // The bell and the screen load separately: an answer before the bell has loaded would remove its notice, so wait for the bell.
  await expect.poll(() => times('Sara')).toBe(1)
  expect(await phone.getByRole('dialog').count()).toBe(0)
  await card.getByRole('button', { name: text.approve }).click()
  await phone.getByText(text.approved).first().waitFor()
  // The message of the first answer may still be on the screen.
  await expect
    .poll(() => guard.call(visits.list, {}))
    .toMatchObject({
      answer: {
        items: [
          { id: third, status: 'denied' },
          { id: second, status: 'approved' },
          { id: first, status: 'approved' },
        ],
      },
    })
  expect([times('Luis'), times('Sara'), times('Marta')]).toEqual([1, 1, 0])
})

test('reports again after a lost connection that the unit saw the request', async () => {
  const { guard, ana, arrive } = await unitOf(site.garita)
  const text = speak(visitMessages, 'es').request
  const phone = await site.open({ size: 'phone', token: ana.token })
  let lost = 0
  let lists = 0
  phone.on('request', (request) => {
    if (request.url().endsWith('/visits.waiting')) lists += 1
  })
  await phone.route('**/notices.seen', (route) => {
    lost += 1
    return route.abort()
  })
  await openQuiet(phone, '/dashboard')
  await arrive('Luis')
  await phone.getByRole('dialog', { name: text.title }).waitFor()
  // Each new list sends one more report, so the number of lost reports depends on the time.
  await expect.poll(() => lost).toBeGreaterThan(0)
  await phone.unroute('**/notices.seen')
  const shown = async () => {
    // The event of a user who returns to the tab, after which the page loads its data again.
    await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const listed = await guard.call(visits.list, {})
    return listed.ok && listed.answer.items[0]?.shown_at
  }
  await expect.poll(shown).toEqual(expect.any(String))
  expect(lost).toBeLessThanOrEqual(lists)
  site.complaints.splice(0)
})
