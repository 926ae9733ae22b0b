import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorizationMessages } from '../../src/authorizations/authorizations.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { joinMessages } from '../../src/session/join/join.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'
import { press, unfold, waitForFocus } from './acts.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf, waitsNoMore } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(variants(languages))(
  'shows a request on the phone’s whole screen, with both answers at the thumb: %s',
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
    await call.getByRole('button', { name: request.approve }).click()
    await phone.getByText(request.approved).waitFor()
    await call.waitFor({ state: 'detached' })
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('ignores a press at the moment when the request appears', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  await openQuiet(phone, '/dashboard')
  await phone.getByText(request.nobody).waitFor()
  await phone.evaluate(() => {
    new MutationObserver(() => {
      const answers = document.querySelector(
        '[role=dialog] [data-live], [role=dialog] [data-request] ~ div:has(> button)',
      )
      if (answers) document.documentElement.dataset.takes ??= getComputedStyle(answers).pointerEvents
    }).observe(document.body, { subtree: true, childList: true })
  })
  await arrive('Luis')
  await phone.getByRole('dialog').getByRole('button', { name: request.approve }).click()
  await phone.getByText(request.approved).waitFor()
  expect(await phone.evaluate(() => document.documentElement.dataset.takes)).toBe('none')
})

test('answers the request of a notice before the screen behind it is loaded', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token })
  const screen = Promise.withResolvers<void>()
  await phone.route('**/HomeScreen-*.js', (route) => screen.promise.then(() => route.continue()))
  await phone.goto(`/dashboard?request=${await arrive('Luis')}`)
  await phone.getByRole('dialog').getByRole('button', { name: request.approve }).click()
  await phone.getByText(request.approved).waitFor()
  expect(await phone.getByRole('heading', { level: 1 }).count()).toBe(0)
  screen.resolve()
  await phone.getByRole('heading', { level: 1 }).waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})

test('rings once for a request, and not while the resident writes or reads in a dialog', async () => {
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
  // A fresh request opens by itself when the app opens, except for one that the reader has closed.
  await phone.goto('/dashboard')
  await call.getByText('Luis Gómez').waitFor()
  await phone.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
  await phone.reload()
  // On the home screen each request is a card with both answers.
  const cards = phone.getByRole('list', { name: request.waiting })
  const card = (name: string) => cards.getByRole('listitem').filter({ hasText: name })
  await card('Luis Gómez').waitFor()
  expect(await phone.getByRole('dialog').count()).toBe(0)
  for (const name of [request.deny, request.approve])
    expect((await card('Sara Gómez').getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await axeFaults(phone)).toEqual([])
  await card('Sara Gómez').getByRole('button', { name: request.approve }).click()
  const told = card('Sara Gómez').getByText(request.gate_knows)
  await told.waitFor()
  // The button is there for six seconds, less than axe takes on a busy machine.
  await card('Sara Gómez').getByRole('button', { name: request.undo }).click()
  await card('Sara Gómez').getByText(request.denied).waitFor()
  await card('Sara Gómez').getByRole('button', { name: request.approve }).click()
  await told.waitFor()
  expect(await axeFaults(phone)).toEqual([])
  await card('Sara Gómez').waitFor({ state: 'detached' })
  await card('Luis Gómez').getByRole('link').click()
  await call.getByText('Luis Gómez').waitFor()
})

/** True when no other element covers the button. */
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
)('announces a request above an open pass, with its answers: %s, %s', async (language, size, theme) => {
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
  // The announcement is inside the dialog, where the focus and a screen reader are.
  await pass.getByRole('alert').getByText('Luis Gómez').waitFor()
  const answer = pass.getByRole('button', { name: request.answer })
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(size === 'phone' ? 44 : 40)
  expect(await isOnTop(answer)).toBe(true)
  expect(await isOnTop(pass.getByRole('button', { name: speak(webTexts, language).close }))).toBe(true)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/above-pass-${size}.png` })
  // A desk has room above its dialogs; on a phone the announcement is a line below the title.
  if (size === 'desk') expect(await picture.boundingBox()).toEqual(stood)
  expect(await axeFaults(page)).toEqual([])
  // The Tab key reaches the answer within the dialog.
  for (let presses = 0; presses < 20 && !(await hasFocus(answer)); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const call = page.getByRole('dialog', { name: request.title })
  await call.getByText('Luis Gómez').waitFor()
  expect(await axeFaults(page)).toEqual([])
  // Esc closes only the call, and returns to the pass.
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
})

test("announces a request at the foot of a desk's page, and neither moves nor covers the rest", async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  await authorize(site.garita, ana, 'temporary_visitor', { name: 'Eva', last_name: 'Sol' })
  const desk = await site.open({ token: ana.token })
  await openQuiet(desk, '/dashboard/temporary-visitors?search=eva')
  const card = desk.locator('ul[data-cards] > li').first()
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
    await desk.locator('[data-waiting]').boundingBox(),
    await desk.locator('[data-frame="side"]').boundingBox(),
  ]
  expect(line?.x).toBeGreaterThanOrEqual((navigation?.x ?? 0) + (navigation?.width ?? 0))
})

test('announces a request above a form in use, far down a page, and in the call of another', async () => {
  const { ana, beto, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const phone = await site.open({ size: 'phone', token: ana.token, touch: true })
  const call = phone.getByRole('dialog', { name: request.title })
  // The form keeps its words, its place and the focus.
  await phone.goto('/dashboard?invite=yes')
  const who = phone.getByLabel(speak(inviteMessages, 'es').who)
  await who.fill('Eva')
  await arrive('Luis')
  await phone.getByRole('alert').getByText('Luis Gómez').waitFor()
  expect(await isOnTop(phone.getByRole('heading', { name: speak(inviteMessages, 'es').title }))).toBe(true)
  expect(await isOnTop(who)).toBe(true)
  if (process.env.SHOTS) await phone.screenshot({ path: `${process.env.SHOTS}/above-form.png` })
  expect(await hasFocus(who)).toBe(true)
  await phone.keyboard.type(' Sol')
  await phone.getByRole('dialog').getByRole('button', { name: request.answer }).tap()
  await call.getByRole('button', { name: request.deny }).tap()
  await phone.getByText(request.denied).waitFor()
  expect(await who.inputValue()).toBe('Eva Sol')
  await waitForFocus(who)
  await call.waitFor({ state: 'detached' })

  await phone.goto('/account')
  const { add, code } = speak(joinMessages, 'es')
  await unfold(phone, add)
  await phone.getByRole('button', { name: add }).press('Enter')
  await phone.getByRole('textbox', { name: code }).focus()
  await phone.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const olga = await arrive('Olga')
  await phone.getByRole('alert').getByText('Olga Gómez').waitFor()
  const answer = phone.getByRole('alert').locator('..').getByRole('button', { name: request.answer })
  expect(await isOnTop(answer)).toBe(true)
  await answer.click()
  await call.locator('[data-visitor]', { hasText: 'Olga Gómez' }).waitFor()

  // A second request is announced in the call of the first, and a third one rings once the first is answered.
  await arrive('Sara')
  await call.getByRole('alert').getByText('Sara Gómez').waitFor()
  const answered = waitsNoMore(phone, olga)
  await beto.call(visits.decide, { id: olga, decision: 'denied' })
  await call.getByText('Beto Uno').waitFor()
  await answered
  await arrive('Marta')
  await call.locator('[data-visitor]', { hasText: 'Marta Gómez' }).waitFor()
  expect(site.complaints.splice(0)).toEqual([])
})
