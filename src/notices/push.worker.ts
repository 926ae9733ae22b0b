/** Runs while the app is closed: shows a push message, reports that it was shown, and opens its subject. */

declare const self: ServiceWorkerGlobalScope

interface Message {
  title: string
  body: string
  path: string
  kind: string
  fact_id: string
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => {
  const message: Message | null = event.data?.json() ?? null
  if (message) event.waitUntil(show(message))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

const patienceMs = 500

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Browsers require every push to be shown; with the app on screen it makes no sound. */
async function show({ title, body, path, kind, fact_id }: Message): Promise<void> {
  const lookedAt = (await windows()).some((one) => one.visibilityState === 'visible')
  const picture = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png' }
  await self.registration.showNotification(title, {
    body,
    tag: `${kind} ${fact_id}`,
    data: path,
    silent: lookedAt,
    ...picture,
  })
  if (kind !== 'visitor_approval_request') return
  await fetch('/api/v1/notices.seen', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fact_ids: [fact_id], channel: 'push' }),
  }).catch(() => undefined)
}

/** In a window where somebody is signed in, or else in a new one. */
async function open(path: string): Promise<void> {
  for (const one of await windows()) {
    if (await follows(one, path)) return void (await one.focus())
  }
  await self.clients.openWindow(path)
}

/** A page before the sign-in does not answer. */
function follows(one: WindowClient, path: string): Promise<boolean> {
  return new Promise((answer) => {
    const line = new MessageChannel()
    line.port1.onmessage = () => answer(true)
    setTimeout(() => answer(false), patienceMs)
    one.postMessage({ open: path }, [line.port2])
  })
}

export {}
