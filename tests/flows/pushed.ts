/** A service worker in a test: push messages that arrive, what it draws, and presses on that. */
import type { Page, Worker } from 'playwright-core'
import { expect } from 'vitest'
import { pushActTexts } from '../../src/notices/notices.messages.ts'
import { noticePath } from '../../src/notices/notices.rules.ts'
import { type Language, speak } from '../../src/shared/messages.ts'

/** What the browser's own push service would hand over; it is out of a test's reach, the rest of the way is the real one. */
export async function pushTo(page: Page, message: object): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) found(registration.registrationId)
    })
  })
  await line.send('ServiceWorker.enable')
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

/** A browser without a screen draws no notifications, so what the worker asks it to draw is written down in its place. */
export async function withWorker(page: Page): Promise<Worker> {
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

/** On the notification that was drawn last, or on one of its acts. */
export const press = (worker: Worker, action = '') =>
  worker.evaluate(`(() => {
    const pressed = new Event('notificationclick')
    const { data, tag } = self.drawn.at(-1)
    Object.assign(pressed, { action: '${action}', notification: { data, tag, close() {} }, waitUntil() {} })
    self.dispatchEvent(pressed)
  })()`)

export const lastDrawn = (worker: Worker) => expect.poll(() => worker.evaluate('self.drawn.at(-1)'))

/** As the server sends it for a request. */
export async function pushRequest(page: Page, worker: Worker, id: string, language: Language = 'es'): Promise<void> {
  const acts = speak(pushActTexts, language)
  const kind = 'visitor_approval_request'
  const said = {
    title: 'Nueva Solicitud',
    body: '',
    path: noticePath({ kind, fact_id: id }, 'resident'),
    kind,
    fact_id: id,
  }
  await pushTo(page, { ...said, acts })
  await lastDrawn(worker).toMatchObject({
    tag: `${kind} ${id}`,
    actions: [
      { action: 'deny', title: acts.acts.deny },
      { action: 'let_in', title: acts.acts.let_in },
    ],
  })
}
