import type { Page, Worker } from 'playwright-core'
import { expect } from 'vitest'
import { pushActTexts } from '../../src/notices/notices.messages.ts'
import { noticePath } from '../../src/notices/notices.rules.ts'
import { type Language, speak } from '../../src/shared/messages.ts'

/** Delivers a push message to the worker in place of the browser's push service, which no test can reach. */
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

/** A browser without a screen shows no notifications: record each one that the worker asks for. */
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

/** Presses the last notification, or one of its buttons. */
export const press = (worker: Worker, action = '') =>
  worker.evaluate(`(() => {
    const pressed = new Event('notificationclick')
    const { data, tag } = self.drawn.at(-1)
    Object.assign(pressed, { action: '${action}', notification: { data, tag, close() {} }, waitUntil() {} })
    self.dispatchEvent(pressed)
  })()`)

export const lastDrawn = (worker: Worker) => expect.poll(() => worker.evaluate('self.drawn.at(-1)'))

/** Sends the push message of a request, as the server does. */
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
