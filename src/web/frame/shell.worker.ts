/** The service worker's pages: the guard's on a station, a resident's stored passes, and the pages of a visitor. */
import { inTime, type KeptPage, keptPage } from './keptPage.worker.ts'

declare const self: ServiceWorkerGlobalScope

/** The build replaces this list by the files of each page, the program first. */
declare const __SHELL_FILES__: readonly string[]
declare const __PASS_FILES__: readonly string[]
declare const __VISIT_FILES__: readonly string[]

const station = keptPage('/guard', 'garita.shell ', __SHELL_FILES__)
const passes = keptPage('/passes', 'garita.pass ', __PASS_FILES__)
/** The address without a link: it leads the links of earlier versions to their page. */
const visits = keptPage('/pass', 'garita.visit ', __VISIT_FILES__)
const pages = [station, passes, visits]
/** The script of a visitor's page stores the page here (`visitPage.web.ts`). */
const visitPages = 'garita.visits'

self.addEventListener('install', (event) => event.waitUntil(Promise.all(pages.map((page) => page.keepAgain()))))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all(pages.map((page) => page.dropOld()))))
self.addEventListener('message', (event) => {
  if (event.data?.keep_shell === true) event.waitUntil(station.keep())
  if (event.data?.keep_pass_page === true) event.waitUntil(passes.keep())
  if (event.data?.keep_visit_page === true) event.waitUntil(visits.keep())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/guard' || pathname.startsWith('/guard/')) event.respondWith(station.open(request))
    else if (pathname === '/passes') event.respondWith(passes.open(request))
    else if (pathname === '/pass') event.respondWith(visits.open(request))
    else if (pathname.startsWith('/pass/')) event.respondWith(openVisit(request))
    else if (isEntrance(pathname)) event.respondWith(openElsewhere(request))
  } else if (pathname.startsWith('/assets/') || pages.some(({ files }) => files.includes(pathname))) {
    event.respondWith(answerFile(request))
  }
})

/**
 * Paths that open the app. A user with several homes has the home before `/dashboard`. `homeAddress.ts` has the pattern, too, because a worker shares no code with a page.
 */
const isEntrance = (pathname: string) =>
  ['/', '/operator-panel', '/login'].includes(pathname) || /^(\/home\/[^/]+)?\/dashboard(\/|$)/.test(pathname)

/** Offline, a station opens its own page, and a resident's phone its stored passes. */
async function openElsewhere(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    if (await station.answered('/guard')) return Response.redirect('/guard')
    return (await passes.answered('/passes')) ? Response.redirect('/passes') : Response.error()
  }
}

/** A refusal of the pass is an answer; a server that cannot answer is not. */
async function openVisit(request: Request): Promise<Response> {
  const kept = await (await caches.open(visitPages)).match(new URL(request.url).pathname)
  if (!kept) return fetch(request)
  try {
    const response = await inTime(fetch(request))
    return response.ok || response.status === 404 ? response : kept
  } catch {
    return kept
  }
}

async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  return (await firstOf(pages, pathname)) ?? fetch(request)
}

async function firstOf(kept: readonly KeptPage[], path: string): Promise<Response | undefined> {
  for (const page of kept) {
    const found = await page.answered(path)
    if (found) return found
  }
  return undefined
}
