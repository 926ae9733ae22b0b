/** How somebody hears of a visit: the bell, a closed browser, and a network that comes back. */
import { createECDH } from 'node:crypto'
import type { Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { languages, speak } from '../../src/shared/messages.ts'
import { visits } from '../../src/visits/visits.contract.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function unit() {
  const { garita } = site
  const home = await garita.condominium('Los Encinos')
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const resident = (full_name: string) => garita.person({ condominium: home, unit: '101', full_name })
  const [ana, beto] = [await resident('Ana Uno'), await resident('Beto Uno')]
  const arrive = async (name: string, id = newId()) => {
    const visit = { id, condominium_id: home, unit_number: '101', name, last_name: 'Gómez', id_document: 'INE12345' }
    expect(await guard.call(visits.register, visit)).toMatchObject({ ok: true })
    return id
  }
  return { home, guard, ana, beto, arrive }
}

const bell = (page: Page, text: { title: string }) => page.getByRole('button', { name: new RegExp(`^${text.title}`) })

test.each(languages)(
  'the bell leads to the request, and what was put away is gone everywhere: %s',
  async (language) => {
    const { ana, beto, arrive } = await unit()
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
    await phone.getByRole('button', { name: text.open(1) }).click()
    await phone.getByRole('button', { name: new RegExp(`${kinds.visitor_approval_request}.*Luis`) }).click()
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
    await desk.getByRole('button', { name: text.open(2) }).click()
    await desk.getByRole('button', { name: text.dismiss }).first().click()
    await phone.getByRole('button', { name: text.open(1) }).waitFor()
    await desk.getByRole('button', { name: text.clear }).click()
    await desk.getByText(text.empty).waitFor()
    await phone.getByRole('button', { name: text.open(0), exact: true }).waitFor()
    expect(site.complaints.splice(0)).toEqual([])
  },
)

/** What the browser's own push service would hand over; it is out of a test's reach, the rest of the way is the real one. */
async function pushTo(page: Page, message: object): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) found(registration.registrationId)
    })
  })
  await line.send('ServiceWorker.enable')
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: site.address,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

/** A browser without a screen draws no notifications, so what the worker asks it to draw is written down in its place. */
async function withWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no worker')
  await worker.evaluate(`self.drawn = []
    self.registration.showNotification = async (title, options) => void self.drawn.push({ title, ...options })`)
  return worker
}

test('a push is shown by the worker, reported to the gate, and opens the request', async () => {
  const { home, guard, ana, arrive } = await unit()
  const page = await site.open({ size: 'phone', token: ana.token })
  await page.goto('/dashboard')
  const worker = await withWorker(page)
  const id = await arrive('Luis')
  const path = `/dashboard/temporary-visitors?request=${id}`
  await pushTo(page, {
    title: 'Nueva Solicitud de Visita',
    body: 'Toca para responder.',
    path,
    kind: 'visitor_approval_request',
    fact_id: id,
  })
  // The app is open and looked at: what is already on the screen makes no sound.
  await expect
    .poll(() => worker.evaluate('self.drawn'))
    .toMatchObject([
      {
        title: 'Nueva Solicitud de Visita',
        body: 'Toca para responder.',
        tag: `visitor_approval_request ${id}`,
        data: path,
        silent: true,
      },
    ])
  const deliveries = async () =>
    (
      await site.garita.owner.query(
        `select channel from deliveries where fact_id = $1 and shown_at is not null order by channel`,
        [id],
      )
    ).rows
  await expect.poll(deliveries).toEqual([{ channel: 'push' }, { channel: 'screen' }])
  expect(await guard.call(visits.list, { condominium_id: home })).toMatchObject({
    answer: { items: [{ shown_at: expect.any(String) }] },
  })

  await worker.evaluate(`(() => {
    const pressed = new Event('notificationclick')
    Object.assign(pressed, { notification: { data: self.drawn[0].data, close() {} }, waitUntil() {} })
    self.dispatchEvent(pressed)
  })()`)
  await page.getByRole('dialog').getByText('INE12345').waitFor()
  expect(page.url()).toContain(path)
  expect(site.complaints.splice(0)).toEqual([])
})

test('what was answered is taken off the phone’s own list', async () => {
  const { ana, beto, arrive } = await unit()
  const page = await site.open({ size: 'phone', token: ana.token })
  const id = await arrive('Luis')
  await page.addInitScript((tag) => {
    const lying = new Set([tag])
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      [...lying].map(
        (one) =>
          Object.assign(new EventTarget(), {
            tag: one,
            close: () => void lying.delete(one),
          }) as unknown as Notification,
      )
    Object.assign(window, { lying })
  }, `visitor_approval_request ${id}`)
  await page.goto('/dashboard')
  await withWorker(page)
  const lying = () => page.evaluate(() => [...Reflect.get(window, 'lying')])
  await page.getByRole('button', { name: speak(noticeMessages, 'es').bell.open(1) }).waitFor()
  expect(await lying()).toEqual([`visitor_approval_request ${id}`])
  await beto.call(visits.decide, { id, decision: 'approved' })
  await expect.poll(lying).toEqual([])
})

test('a device that was turned on is told again after signing out and in', async () => {
  const { ana } = await unit()
  const page = await site.open({ size: 'phone', token: ana.token })
  // The makers' push services are out of a test's reach: the browser's own part is stood in for, the rest is real.
  await page.addInitScript(
    ([person, point]) => {
      const bytes = (text = '') =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
      const subscription = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/ana',
        options: { applicationServerKey: null },
        getKey: (name: string) => (name === 'auth' ? new Uint8Array(16).buffer : bytes(point)),
        unsubscribe: async () => true,
      }
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async () => subscription,
      })
      localStorage.setItem('garita.push', person ?? '')
    },
    [ana.id, createECDH('prime256v1').generateKeys('base64url')],
  )
  await page.goto('/login')
  await withWorker(page)
  await page.goto('/dashboard')
  const devices = async () =>
    (
      await site.garita.owner.query(
        'select s.token_hash from push_subscriptions p join sessions s on s.id = p.session_id where p.profile_id = $1',
        [ana.id],
      )
    ).rowCount
  await expect.poll(devices).toBe(1)
  await site.garita.owner.query('delete from push_subscriptions where profile_id = $1', [ana.id])
  await page.reload()
  await expect.poll(devices).toBe(1)
})

test('with the network cut in the middle, everything is true on return and nothing is told twice', async () => {
  const { guard, ana, beto, arrive } = await unit()
  const text = speak(visitMessages, 'es').request
  const told = speak(noticeMessages, 'es').kinds.visitor_approval_request
  const phone = await site.open({ size: 'phone', token: ana.token })
  await phone.goto('/dashboard')
  await phone.getByRole('heading', { name: 'Hola, Ana Uno' }).waitFor()
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
  const first = await arrive('Luis')
  await phone.getByRole('button', { name: text.answer }).waitFor()

  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: text.answer }).click()
  await phone.getByRole('dialog').waitFor()
  const second = await arrive('Sara')
  const third = await arrive('Marta')
  await beto.call(visits.decide, { id: first, decision: 'approved' })
  await beto.call(visits.decide, { id: third, decision: 'denied' })
  await phone.context().setOffline(false)

  await phone
    .getByRole('dialog')
    .getByText(/Beto Uno/)
    .waitFor({ timeout: 20_000 })
  await phone.keyboard.press('Escape')
  await expect.poll(() => phone.getByRole('button', { name: text.answer }).count()).toBe(1)
  await phone.getByRole('button', { name: text.answer }).click()
  await phone.getByRole('button', { name: text.approve }).click()
  await phone.getByText(text.approved).first().waitFor()
  expect(await guard.call(visits.list, {})).toMatchObject({
    answer: {
      items: [
        { id: third, status: 'denied' },
        { id: second, status: 'approved' },
        { id: first, status: 'approved' },
      ],
    },
  })
  const times = (name: string) => said.filter((words) => words.includes(`${told}: ${name} Gómez`)).length
  expect([times('Luis'), times('Sara'), times('Marta')]).toEqual([1, 1, 0])
})
