import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestTexts } from '../../src/gate/visits/request.messages.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from './pushed.ts'
import { pushTo, withWorker } from './pushWorker.ts'
import { openSite, type Site } from './site.ts'
import { unitOf } from './unit.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())

test('shows a push message, reports it to the gate, and opens the request', async () => {
  const { home, guard, ana, arrive } = await unitOf(site.garita)
  const page = await site.open({ size: 'phone', token: ana.token })
  const nobodyWaits = page.waitForResponse('**/api/v1/visits.waiting')
  await page.goto('/dashboard')
  await (await nobodyWaits).finished()
  const worker = await withWorker(page)
  const id = await arrive('Luis')
  const path = `/dashboard?request=${id}`
  await pushTo(page, {
    title: 'Nueva Solicitud de Visita',
    body: 'Toca para responder.',
    path,
    kind: 'visitor_approval_request',
    fact_id: id,
  })
  // The app is open and visible: a request already on the screen makes no sound.
  await expect
    .poll(() => worker.evaluate('self.drawn'))
    .toMatchObject([
      {
        title: 'Nueva Solicitud de Visita',
        body: 'Toca para responder.',
        tag: `visitor_approval_request ${id}`,
        data: { path, fact_id: id },
        actions: [],
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

  // The call rang meanwhile and is put aside.
  const call = page.getByRole('dialog', { name: speak(requestTexts, 'es').title })
  await call.waitFor()
  await page.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
  await press(worker)
  await call.waitFor()
  expect(page.url()).toContain(path)
  expect(site.complaints.splice(0)).toEqual([])
})

test('removes the notification of an answered request from the phone', async () => {
  const { ana, beto, arrive } = await unitOf(site.garita)
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

test('renews the push subscription of a device after signing out and in', async () => {
  const { ana } = await unitOf(site.garita)
  const page = await site.open({ size: 'phone', token: ana.token })
  // No test can reach the push services of the browser makers: a fake replaces the browser's own part.
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
  await page.goto('/dashboard')
  await withWorker(page)
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
