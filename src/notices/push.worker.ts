/** Runs while the app is closed: shows a push message, reports that it was shown, opens its subject, and sends a denial. */
import { type PushActWords, type PushMessage, testRing } from './pushMessage.ts'

declare const self: ServiceWorkerGlobalScope

/** A notification stores this for a later press. */
type Shown = Pick<PushMessage, 'path' | 'fact_id' | 'headers' | 'acts'>

interface Act {
  action: 'let_in' | 'deny'
  title: string
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => {
  const message: PushMessage | null = event.data?.json() ?? null
  if (message) event.waitUntil(show(message))
})
self.addEventListener('notificationclick', (event) => {
  const { data, tag } = event.notification
  // A notification of an earlier release stores only its path.
  const shown: Shown = typeof data === 'string' ? { path: data, fact_id: '' } : data
  event.notification.close()
  // Only a denial is sent from here, because it needs no unlocked phone. An approval needs the screen.
  event.waitUntil(event.action === 'deny' && shown.acts ? deny(shown, shown.acts, tag) : open(shown.path))
})

const followsWithinMs = 500
const patienceMs = 20_000
const picture = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png' }

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Browsers require every push to be shown; with the app on screen it makes no sound, except a test. */
async function show({ title, body, path, headers, kind, fact_id, acts }: PushMessage): Promise<void> {
  const lookedAt = (await windows()).some((one) => one.visibilityState === 'visible')
  const offered: Act[] = acts
    ? [
        { action: 'deny', title: acts.acts.deny },
        { action: 'let_in', title: acts.acts.let_in },
      ]
    : []
  const remembered: Shown = { path, fact_id, ...(headers ? { headers } : {}), ...(acts ? { acts } : {}) }
  const options = {
    body,
    tag: `${kind} ${fact_id}`,
    data: remembered,
    silent: lookedAt && kind !== testRing,
    actions: offered,
    ...picture,
  }
  await self.registration.showNotification(title, options)
  if (kind !== 'visitor_approval_request') return
  const seen = ask('notices.seen', { fact_ids: [fact_id], channel: 'push' }, headers)
  await Promise.allSettled([seen, lookedAt ? null : loadAhead(path)])
}

/** Loads the files of the page into the browser's cache while the phone rings, so that a press finds them there. */
async function loadAhead(path: string): Promise<void> {
  const load = (address: string) => fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  const page = await (await load(path)).text()
  const files = page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)
  // An answer whose body is not read may stop in the middle.
  await Promise.all(Array.from(files, async ([, file = '']) => (await load(file)).arrayBuffer()))
}

/** Replaces the request's notification with the result of the denial. A press on it opens the request. */
async function deny({ path, fact_id, headers }: Shown, words: PushActWords, tag: string): Promise<void> {
  const outcome = await ask('visits.decide', { id: fact_id, decision: 'denied' }, headers).then(
    outcomeOf,
    () => 'no_connection' as const,
  )
  const { title, body } = words[outcome]
  const remembered: Shown = { path, fact_id }
  await self.registration.showNotification(title, {
    body,
    tag,
    data: remembered,
    silent: outcome === 'denied',
    ...picture,
  })
}

function outcomeOf({ ok, status }: Response): Exclude<keyof PushActWords, 'acts'> {
  if (ok) return 'denied'
  if (status === 401) return 'signed_out'
  if (status >= 500) return 'no_connection'
  return status === 409 ? 'answered' : 'failed'
}

/** Uses the session of this browser, as the app's own calls. */
const ask = (call: string, input: object, headers?: PushMessage['headers']) =>
  fetch(`/api/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patienceMs),
  })

/** Opens a signed-in window, or else a new one. */
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
    setTimeout(() => answer(false), followsWithinMs)
    one.postMessage({ open: path }, [line.port2])
  })
}
