import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { pushActTexts } from '../../src/notices/notices.messages.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { lastDrawn, press, pushRequest } from './pushed.ts'
import { withWorker } from './pushWorker.ts'
import { openSite, type Site } from './site.ts'
import { openQuiet, unitOf, waitsNoMore } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

test.each(variants(languages))(
  'denies from the notification in the session of the browser, and rings for the next visitor: %s',
  async (language) => {
    const { home, guard, ana, arrive } = await unitOf(site.garita)
    const { request } = speak(visitMessages, language)
    const words = speak(pushActTexts, language)
    const page = await site.open({ size: 'phone', language, token: ana.token })
    await openQuiet(page, '/account')
    const worker = await withWorker(page)
    const call = page.getByRole('dialog', { name: request.title })
    const luis = await arrive('Luis')
    await call.getByText('Luis Gómez').waitFor()
    await pushRequest(page, worker, luis, language)
    const answered = waitsNoMore(page, luis)
    await press(worker, 'deny')
    await lastDrawn(worker).toMatchObject({ ...words.denied, tag: `visitor_approval_request ${luis}`, silent: true })
    const listed = await guard.call(visits.list, { condominium_id: home })
    expect(listed).toMatchObject({ answer: { items: [{ status: 'denied', decided_by_name: 'Ana Uno' }] } })
    // The call on the screen shows the answer and makes room for the next one.
    await call.getByText(/Ana Uno/).waitFor()
    await answered
    const sara = await arrive('Sara')
    await call.locator('[data-visitor]', { hasText: 'Sara Gómez' }).waitFor()
    await page.keyboard.press('Escape')
    await call.waitFor({ state: 'detached' })

    // "Dejar pasar" approves nothing: it opens the request with its buttons.
    await pushRequest(page, worker, sara, language)
    await press(worker, 'let_in')
    await call.getByRole('button', { name: request.approve }).click()
    await page.getByText(request.approved).waitFor()
    await call.waitFor({ state: 'detached' })

    // A press opens the request above a form in use.
    await page.goto('/dashboard?invite=yes')
    const who = page.getByLabel(speak(inviteMessages, language).who)
    await who.fill('Eva')
    await pushRequest(page, worker, await arrive('Olga'), language)
    await press(worker)
    await call.getByText('Olga Gómez').waitFor()
    expect(await who.inputValue()).toBe('Eva')
    expect(site.complaints.splice(0)).toEqual([])
  },
)

test('reports a denial that the worker could not send, and opens the request by a press', async () => {
  const { ana, beto, arrive } = await unitOf(site.garita)
  const { request } = speak(visitMessages, 'es')
  const words = speak(pushActTexts, 'es')
  const page = await site.open({ size: 'phone', token: ana.token })
  await openQuiet(page, '/dashboard')
  const worker = await withWorker(page)
  const luis = await arrive('Luis')
  await pushRequest(page, worker, luis)
  await beto.call(visits.decide, { id: luis, decision: 'approved' })
  await press(worker, 'deny')
  await lastDrawn(worker).toMatchObject({ ...words.answered, silent: false })
  await press(worker)
  await page
    .getByRole('dialog', { name: request.title })
    .getByText(/Beto Uno/)
    .waitFor()

  const sara = await arrive('Sara')
  await pushRequest(page, worker, sara)
  const comeBack = await site.cut()
  await press(worker, 'deny')
  await lastDrawn(worker).toMatchObject({ ...words.no_connection, silent: false })
  await comeBack()

  await pushRequest(page, worker, sara)
  await page.context().clearCookies()
  await press(worker, 'deny')
  await lastDrawn(worker).toMatchObject({ ...words.signed_out, silent: false })
  const { rows } = await site.garita.owner.query('select status from authorizations where id = $1', [sara])
  expect(rows).toEqual([{ status: 'pending_approval' }])
  site.complaints.splice(0)
})

test('loads the files of a request while the phone rings', async () => {
  const { ana, arrive } = await unitOf(site.garita)
  const page = await site.open({ size: 'phone', token: ana.token })
  await page.goto('/user-guide')
  const worker = await withWorker(page)
  await worker.evaluate('self.clients.matchAll = async () => []')
  const inCache = () =>
    page.evaluate(async () => {
      const html = await (await fetch('/dashboard')).text()
      const [file = ''] = /\/assets\/RequestDialog-[^"]+\.js/.exec(html) ?? []
      const answer = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
      return answer?.ok ?? false
    })
  expect(await inCache()).toBe(false)
  await pushRequest(page, worker, await arrive('Luis'))
  await expect.poll(inCache).toBe(true)
})
