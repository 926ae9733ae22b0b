import type { Page, Worker } from 'playwright-core'

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
