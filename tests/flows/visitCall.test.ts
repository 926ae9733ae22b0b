/** A visit rings like a call: on the open app, at the thumb, and never over what somebody writes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, speak } from '../../src/shared/messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { axeFaults } from './axe.ts'
import { openSite, type Site } from './site.ts'
import { unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(languages)(
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
    await phone.goto('/dashboard')
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
  await phone.goto('/dashboard/temporary-visitors')
  await phone.getByText(request.nobody).waitFor()
  await phone.getByRole('searchbox').or(phone.getByRole('textbox')).first().focus()
  await arrive('Luis')
  await phone.getByRole('button', { name: request.answer }).waitFor()
  expect(await phone.getByRole('dialog').count()).toBe(0)
  await phone.evaluate(() => (document.activeElement as HTMLElement).blur())
  await arrive('Sara')
  const call = phone.getByRole('dialog', { name: request.title })
  await call.getByText('Sara Gómez').waitFor()
  await phone.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
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
