/** The service worker's pages: the guard's on a station, and that of passes for a visitor and a resident. */
import { type KeptPage, keptPage } from './keptPage.worker.ts'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the files that each page needs, the program first. */
declare const __SHELL_FILES__: readonly string[]
declare const __PASS_FILES__: readonly string[]

const station = keptPage('/guard', 'garita.shell ', __SHELL_FILES__)
const passes = keptPage('/pass', 'garita.pass ', __PASS_FILES__)
const pages = [station, passes]

self.addEventListener('install', (event) => event.waitUntil(Promise.all(pages.map((page) => page.keepAgain()))))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all(pages.map((page) => page.dropOld()))))
self.addEventListener('message', (event) => {
  if (event.data?.keep_shell === true) event.waitUntil(station.keep())
  if (event.data?.keep_pass_page === true) event.waitUntil(passes.keep())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/guard' || pathname.startsWith('/guard/')) event.respondWith(station.open(request))
    else if (pathname === '/pass') event.respondWith(passes.open(request))
    else if (isEntrance(pathname)) event.respondWith(openElsewhere(request))
  } else if (pathname.startsWith('/assets/') || pages.some(({ files }) => files.includes(pathname))) {
    event.respondWith(answerFile(request))
  }
})

/** Addresses where the app opens, also those of one of several homes (`homeAddress.ts`: a worker shares no code with a page). */
const isEntrance = (pathname: string) =>
  ['/', '/operator-panel', '/login'].includes(pathname) || /^(\/home\/[^/]+)?\/dashboard(\/|$)/.test(pathname)

/** Without a connection a station shows its own page, and a resident's phone the passes that it keeps. */
async function openElsewhere(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    if (await station.answered('/guard')) return Response.redirect('/guard')
    return (await passes.answered('/pass')) ? Response.redirect('/pass') : Response.error()
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
