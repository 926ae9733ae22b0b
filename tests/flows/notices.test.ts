/** How somebody hears of a visit: the bell, and a network that comes back. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { type Language, languages, speak } from '../../src/shared/messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { variants } from '../support/scope.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
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
  'the bell leads to the request, and what was put away is gone everywhere: %s',
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
    await phone.getByRole('button', { name: text.open(1) }).click()
    const list = phone.getByRole('dialog', { name: text.title })
    const offered = list.getByRole('listitem').getByRole('button')
    // In words: a tick and a cross beside a request would read as yes and no.
    expect((await offered.allInnerTexts()).slice(1)).toEqual([text.answer, text.read, text.dismiss])
    expect(await list.getByRole('listitem').locator('svg').count()).toBe(0)
    await list.getByRole('button', { name: text.answer }).click()
    await phone.getByRole('dialog').getByText('INE12345').waitFor()
    expect(phone.url()).toContain(`/dashboard/temporary-visitors?request=${first}`)
    await desk.getByRole('button', { name: text.open(0), exact: true }).waitFor()

    // Answered by somebody else while the dialog is open: it says so, and there is nothing to press any more.
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
    await desk.getByRole('button', { name: text.dismiss }).first().click()
    await phone.getByRole('button', { name: text.open(1) }).waitFor()

    // What was cleared is taken back; a request that waits is not cleared.
    await arrive('Marta')
    const answer = kinds.visitor_denied
    await desk.getByRole('listitem').filter({ hasText: 'Marta' }).waitFor()
    await desk.getByRole('button', { name: text.clear }).click()
    await expect.poll(() => desk.getByRole('listitem').filter({ hasText: answer }).count()).toBe(0)
    await desk.getByRole('listitem').filter({ hasText: 'Marta' }).waitFor()
    await desk.getByRole('button', { name: text.undo }).click()
    await desk.getByRole('listitem').filter({ hasText: answer }).waitFor()
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('requests move nothing that stands; the newest is answered first, the others are folded', async () => {
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
  // The running clock of the call draws within its own line; what stood behind it stays where it was.
  expect((await shiftsOf(phone)) - before).toBeLessThan(0.001)
  await phone.getByRole('button', { name: text.several(2) }).click()
  await phone.getByRole('listitem').filter({ hasText: 'Luis Gómez' }).waitFor()
  // Its line stays where it was, at the thumb; the others stand above it.
  await phone.getByRole('button', { name: text.answer }).last().click()
  await phone.getByRole('dialog').getByText('Sara Gómez').waitFor()
  const buttons = phone.getByRole('dialog').getByRole('button', { name: text.approve })
  await phone.setViewportSize({ width: 640, height: 400 })
  const box = await buttons.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0), 'in view without scrolling').toBeLessThanOrEqual(400)
})

test('after a lost connection everything is up to date and nothing is notified twice', async () => {
  const { guard, ana, beto, arrive } = await unitOf(site.garita)
  const text = speak(visitMessages, 'es').request
  const told = speak(noticeMessages, 'es').kinds.visitor_approval_request
  const phone = await site.open({ size: 'phone', token: ana.token })
  let lost = false
  // The browser lets an answer in that was under way when the connection was lost; a lost connection does not.
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
  // Who is announced over the dialog does not ring once it is put aside.
  await phone.locator('.garita-banner', { hasText: 'Sara Gómez' }).waitFor()
  await phone.keyboard.press('Escape')
  await phone.locator('.garita-waiting-line', { hasText: 'Sara Gómez' }).waitFor()
  // The bell and the screen load separately: an answer before the bell has loaded would remove its notice, so wait for the bell.
  await expect.poll(() => times('Sara')).toBe(1)
  expect(await phone.getByRole('dialog').count()).toBe(0)
  await phone.locator('.garita-waiting').getByRole('button', { name: text.approve }).click()
  await phone.getByText(text.approved).first().waitFor()
  // The word of the first answer may still be on the screen.
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
  // Each new list reports once more: how many come while the line is down is a matter of time.
  await expect.poll(() => lost).toBeGreaterThan(0)
  await phone.unroute('**/notices.seen')
  const shown = async () => {
    // As when somebody comes back to the tab: what it shows is asked for again.
    await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const listed = await guard.call(visits.list, {})
    return listed.ok && listed.answer.items[0]?.shown_at
  }
  await expect.poll(shown).toEqual(expect.any(String))
  expect(lost).toBeLessThanOrEqual(lists)
  site.complaints.splice(0)
})
