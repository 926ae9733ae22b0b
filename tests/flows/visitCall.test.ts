/** A visit rings like a call: on the open app, at the thumb, and never over what somebody writes. */
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { joinMessages } from '../../src/session/join/join.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press, unfold, waitForFocus } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  'who comes takes the phone’s whole screen, with both answers at the thumb: %s',
  async (language) => {
    const { ana, arrive } = await unitOf(site.garita)
    const { request } = speak(visitMessages, language)
    const phone = await site.open({
      language,
      size: 'phone',
      token: ana.token,
      theme: language === 'es' ? 'light' : 'dark',
    })
    await openQuiet(phone, '/dashboard')
    await phone.getByText(request.nobody).waitFor()
    await arrive('Luis')
    const call = phone.getByRole('dialog', { name: request.title })
    await call.getByText('Luis Gómez').waitFor()
    const box = await call.boundingBox()
    expect([box?.width, box?.height]).toEqual([390, 844])
    await call
      .getByRole('timer')
      .getByText(/^0:\d\d$/)
      .waitFor()
    for (const name of [request.deny, request.approve]) {
      const answer = await call.getByRole('button', { name }).boundingBox()
      expect(answer?.height).toBeGreaterThanOrEqual(96)
      expect(answer?.y).toBeGreaterThan(844 / 2)
    }
    expect(await axeFaults(phone)).toEqual([])
    // A finger that was about to press something else presses nothing.
    await call.getByRole('button', { name: request.approve }).click()
    await phone.getByText(request.approved).waitFor()
    await call.waitFor({ state: 'detached' })
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('a request rings once, and not while somebody writes or reads in a dialog', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  const page = new URLSearchParams({ after: `2099-01-01 00:00:00+00|${newId()}` })
  await openQuiet(phone, `/dashboard/temporary-visitors?${page}`)
  await phone.getByRole('searchbox').or(phone.getByRole('textbox')).first().focus()
  await arrive('Luis')
  await phone.getByRole('button', { name: request.answer }).waitFor()
  expect(await phone.getByRole('dialog').count()).toBe(0)
  await phone.evaluate(() => (document.activeElement as HTMLElement).blur())
  await arrive('Sara')
  const call = phone.getByRole('dialog', { name: request.title })
  await call.getByText('Sara Gómez').waitFor()
  // The list below stays at its page.
  expect(phone.url()).toContain('after=')
  await phone.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
  expect(phone.url()).toContain('after=')
  await phone.reload()
  await phone.getByText(request.several(2)).waitFor()
  expect(await phone.getByRole('dialog').count()).toBe(0)
  // On the home screen the answer stands in the line with the name that it is about: the newest, then the next.
  await phone.goto('/dashboard')
  const line = phone.locator('.garita-waiting-line', { hasText: 'Sara Gómez' })
  for (const name of [request.deny, request.approve])
    expect((await line.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await line.getByRole('button', { name: request.approve }).click()
  await phone.getByText(request.approved).waitFor()
  await line.waitFor({ state: 'detached' })
  await phone.locator('.garita-waiting-line', { hasText: 'Luis Gómez' }).waitFor()
})

/** A finger there presses this and nothing that lies above it. */
const isOnTop = (button: Locator) =>
  button.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement)

test.each(
  variants([
    ['es', 'phone', 'light'],
    ['en', 'desk', 'dark'],
  ]),
)(
  'who comes while a pass is shown is announced above it and answered at once: %s, %s',
  async (language, size, theme) => {
    const { ana, arrive } = await unitOf(site.garita)
    await authorize(site.garita, ana, 'temporary_visitor', { name: 'Eva', last_name: 'Sol' })
    const { request } = speak(visitMessages, language)
    const words = speak(authorizationMessages, language)
    const page = await site.open({ language, size, theme, token: ana.token })
    await page.goto('/dashboard/temporary-visitors')
    await press(page, `${words.acts.pass}: Eva Sol`)
    const pass = page.getByRole('dialog', { name: words.pass.title('Eva Sol') })
    const picture = pass.getByRole('img', { name: words.pass.picture })
    await picture.waitFor()
    const stood = await picture.boundingBox()
    await arrive('Luis')
    // Inside the dialog, where its focus and a screen reader are.
    await pass.getByRole('alert').getByText('Luis Gómez').waitFor()
    const answer = pass.getByRole('button', { name: request.answer })
    expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(size === 'phone' ? 44 : 40)
    expect(await isOnTop(answer)).toBe(true)
    expect(await isOnTop(pass.getByRole('button', { name: speak(webTexts, language).close }))).toBe(true)
    expect(await picture.boundingBox()).toEqual(stood)
    expect(await axeFaults(page)).toEqual([])
    // By the keyboard alone, round the dialog.
    for (let presses = 0; presses < 20 && !(await hasFocus(answer)); presses += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const call = page.getByRole('dialog', { name: request.title })
    await call.getByText('Luis Gómez').waitFor()
    expect(await axeFaults(page)).toEqual([])
    // Esc closes the call alone, and goes back to the pass.
    await page.keyboard.press('Escape')
    await call.waitFor({ state: 'detached' })
    expect(await picture.isVisible()).toBe(true)
    await waitForFocus(pass)
    expect(await pass.getByRole('alert').count()).toBe(0)
    await arrive('Sara')
    await pass.getByRole('alert').getByText('Sara Gómez').waitFor()
    await answer.click()
    await call.getByRole('button', { name: request.approve }).click()
    await page.getByText(request.approved).waitFor()
    await call.waitFor({ state: 'detached' })
    expect(await picture.isVisible()).toBe(true)
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('who comes while somebody types is answered over the form, which keeps its words, its place and the focus', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token, touch: true })
  await phone.goto('/dashboard?invite=yes')
  const who = phone.getByLabel(speak(inviteMessages, 'es').who)
  await who.fill('Eva')
  await arrive('Luis')
  await phone.getByRole('alert').getByText('Luis Gómez').waitFor()
  expect(await hasFocus(who)).toBe(true)
  await phone.keyboard.type(' Sol')
  await phone.getByRole('dialog').getByRole('button', { name: request.answer }).tap()
  await phone.getByRole('dialog', { name: request.title }).getByRole('button', { name: request.deny }).tap()
  await phone.getByText(request.denied).waitFor()
  expect(await who.inputValue()).toBe('Eva Sol')
  await waitForFocus(who)
  expect(site.complaints.splice(0)).toEqual([])
})

test('at a desk the line at the foot says who waits, moves nothing that stands there and covers no navigation', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Eva', last_name: 'Sol' })
  const desk = await site.open({ token: ana.token })
  await openQuiet(desk, '/dashboard/temporary-visitors?search=eva')
  const card = desk.locator('ul.garita-cards > li').first()
  const stood = await card.boundingBox()
  const field = desk.getByRole('searchbox').or(desk.getByRole('textbox')).first()
  await field.focus()
  await arrive('Luis')
  const answer = desk.getByRole('button', { name: request.answer })
  await answer.waitFor()
  expect(await isOnTop(answer)).toBe(true)
  expect(await hasFocus(field)).toBe(true)
  expect(await card.boundingBox()).toEqual(stood)
  expect(await desk.getByRole('alert').count()).toBe(0)
  const [line, navigation] = [
    await desk.locator('.garita-waiting').boundingBox(),
    await desk.locator('.garita-side').boundingBox(),
  ]
  expect(line?.x).toBeGreaterThanOrEqual((navigation?.x ?? 0) + (navigation?.width ?? 0))
})

test('who comes while somebody types far down a page is announced where they look', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  await openQuiet(phone, '/account')
  const { add, code } = speak(joinMessages, 'es')
  await unfold(phone, add)
  await phone.getByRole('button', { name: add }).press('Enter')
  await phone.getByRole('textbox', { name: code }).focus()
  await phone.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await arrive('Luis')
  await phone.getByRole('alert').getByText('Luis Gómez').waitFor()
  const answer = phone.getByRole('alert').locator('..').getByRole('button', { name: request.answer })
  expect(await isOnTop(answer)).toBe(true)
  await answer.click()
  await phone.getByRole('dialog', { name: request.title }).getByText('Luis Gómez').waitFor()
})

test('who comes next is announced in the call of the first, and rings in its place once that one is answered', async () => {
  const { ana, beto, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  await openQuiet(phone, '/account')
  const luis = await arrive('Luis')
  const call = phone.getByRole('dialog', { name: request.title })
  await call.locator('.garita-call-name', { hasText: 'Luis Gómez' }).waitFor()
  await arrive('Sara')
  await call.getByRole('alert').getByText('Sara Gómez').waitFor()
  await beto.call(visits.decide, { id: luis, decision: 'denied' })
  await call.getByText('Beto Uno').waitFor()
  await arrive('Olga')
  await call.locator('.garita-call-name', { hasText: 'Olga Gómez' }).waitFor()
})
