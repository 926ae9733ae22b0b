/** The service worker: on stations it keeps the guard's page of one build, and answers with it when the connection is down or slow. */

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the files that the page needs, the program first. */
declare const __SHELL_FILES__: readonly string[]

const page = '/guard'
const files = __SHELL_FILES__
const mark = 'garita.shell '
const patienceMs = 3_000
/** Addresses where the app opens on a station. */
const entrances = ['/', '/dashboard', '/operator-panel', '/login']

/** File names contain hashes, so a cache named after all of them belongs to one build. */
const named = mark + hashOf(files.join(' '))

self.addEventListener('install', (event) => event.waitUntil(keepAgain()))
self.addEventListener('activate', (event) => event.waitUntil(dropOld()))
self.addEventListener('message', (event) => {
  if (event.data?.keep_shell === true) event.waitUntil(keep())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page || pathname.startsWith(`${page}/`)) event.respondWith(openPage(request))
    else if (entrances.includes(pathname)) event.respondWith(openElsewhere(request))
  } else if (pathname.startsWith('/assets/') || files.includes(pathname)) event.respondWith(answerFile(request))
})

const kept = async () => (await caches.keys()).filter((name) => name.startsWith(mark))

/** Browsers that never opened the station download nothing. */
async function keepAgain(): Promise<void> {
  if ((await kept()).length > 0) await keep()
}

async function keep(): Promise<void> {
  if (await caches.has(named)) return
  const fresh = await Promise.all([page, ...files].map((path) => fetch(path, { cache: 'no-cache' })))
  const [html] = fresh
  // During an upgrade the page and its files may belong to different builds.
  if (!html || fresh.some(({ ok }) => !ok) || !(await html.clone().text()).includes(files[0] ?? page)) return
  const cache = await caches.open(named)
  try {
    await Promise.all(files.map((path, place) => cache.put(path, fresh[place + 1] ?? Response.error())))
    // Last: the page is served only when all its files are stored.
    await cache.put(page, html)
  } catch (error) {
    // An incomplete cache is useless.
    await caches.delete(named)
    throw error
  }
  await dropOld()
}

/** The previous build stays for tabs that still show it. */
async function dropOld(): Promise<void> {
  const others = (await kept()).filter((name) => name !== named)
  const old = (await caches.has(named)) ? others.slice(0, -1) : others.slice(0, -2)
  for (const name of old) await caches.delete(name)
}

async function openPage(request: Request): Promise<Response> {
  const keeping = await answered(page)
  if (!keeping) return fetch(request)
  try {
    const response = await inTime(fetch(request))
    return response.ok || response.type === 'opaqueredirect' ? response : keeping
  } catch {
    return keeping
  }
}

async function openElsewhere(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await answered(page)) ? Response.redirect(page) : Response.error()
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await answered(new URL(request.url).pathname)) ?? fetch(request)
}

/** From this build's cache, or from the previous one until this one is stored. */
async function answered(path: string): Promise<Response | undefined> {
  const names = [named, ...(await kept()).toReversed()]
  for (const name of names) {
    const found = (await caches.has(name)) ? await (await caches.open(name)).match(path) : undefined
    if (found) return found
  }
  return undefined
}

function inTime(response: Promise<Response>): Promise<Response> {
  return new Promise((done, failed) => {
    setTimeout(() => failed(new Error('slow')), patienceMs)
    response.then(done, failed)
  })
}

function hashOf(text: string): string {
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

export {}
