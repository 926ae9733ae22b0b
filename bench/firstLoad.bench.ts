/** Measures for each screen the bytes, requests and calls that a browser without a cache loads, and the time on a slow phone. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { sessionCookie } from '../src/server/http/cookies.ts'
import { hashOf, newToken } from '../src/server/keys/tokens.ts'
import { newId } from '../src/shared/ids.ts'
import { type UserRole, userRoles } from '../src/shared/roles.ts'
import { openBrowser } from '../tests/flows/browser.ts'
import { pushTo, withWorker } from '../tests/flows/pushWorker.ts'
import { type House, openHouse } from './fixtures/house.ts'
import { median, type Outcome } from './measuring/measure.ts'

interface Screen {
  path: string
  who?: UserRole
  /**
   * Limits a screen with its own goal: kilobytes of code, files and pages, and calls. The limits are the sizes of the day of their entry
   * and a little more.
   */
  most?: { code: number; requests: number; calls: number }
}

// The sizes of the day of their entry and a little more, so that a larger screen fails this bench.
const mostKb = { front: 80, public: 290, signed_in: 450 }
/** The landing loads its pictures after the first screen. */
const mostPicturesKb = 110
const fronts = ['/', '/user-guide']
const screens: Screen[] = [
  ...['/', '/user-guide', '/register', '/forgot-password', '/pass'].map((path) => ({ path })),
  { path: '/login', most: { code: 85, requests: 15, calls: 1 } },
  { path: '/dashboard', who: 'resident', most: { code: 220, requests: 36, calls: 9 } },
  {
    path: '/dashboard/temporary-visitors',
    who: 'resident',
    most: { code: 210, requests: 39, calls: 8 },
  },
  { path: '/account', who: 'resident' },
  { path: '/operator-panel', who: 'agent', most: { code: 225, requests: 70, calls: 10 } },
  { path: '/guard', who: 'agent', most: { code: 145, requests: 29, calls: 6 } },
  { path: '/dashboard/admin', who: 'admin', most: { code: 185, requests: 86, calls: 10 } },
  ...['/dashboard/admin/users', '/dashboard/admin/condominiums'].map((path) => ({ path, who: 'admin' as const })),
  ...['/dashboard/super-admin', '/admin/approvals', '/admin/operators', '/admin/mail'].map((path) => ({
    path,
    who: 'super_admin' as const,
  })),
]

/** Slow 4G and a processor four times slower, as Lighthouse has them. */
const phone = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, slower: 4 }
const phoneRounds = 3
const ringsMs = 3_000
const pastMs = 6_000
const mostPhoneMs = { home: 2_500, push: 2_000 }

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse(['--demo'])
  const browser = await openBrowser()
  const tokens = new Map<UserRole, string>()
  for (const role of userRoles) tokens.set(role, await signIn(house, role))
  // A page reads again what the server announced in the seconds before.
  await sleep(pastMs)
  try {
    const outcomes: Outcome[] = []
    for (const { path, who, most } of screens) {
      const { bytes, requests, calls } = await load(browser, house, path, who && tokens.get(who))
      const kb = (kind: string) => Number(((bytes.get(kind) ?? 0) / 1000).toFixed(0))
      const mostWhole = who ? mostKb.signed_in : fronts.includes(path) ? mostKb.front : mostKb.public
      const whole = [...bytes].reduce((sum, [kind, next]) => sum + (kind === 'Image' ? 0 : next), 0) / 1000
      const of = (figure: number, limit: number | undefined) => (limit ? `${figure} (at most ${limit})` : `${figure}`)
      outcomes.push({
        goal: `${path}${who ? ` (${who})` : ''}: ${of(Math.round(whole), mostWhole)} kB: code ${of(kb('Script'), most?.code)}, styles ${kb('Stylesheet')}, fonts ${kb('Font')}, answers ${kb('Fetch')}, page ${kb('Document')}, and pictures ${kb('Image')}; ${of(requests, most?.requests)} requests, ${of(calls, most?.calls)} calls`,
        met:
          whole <= mostWhole &&
          kb('Image') <= mostPicturesKb &&
          (!most || (kb('Script') <= most.code && requests <= most.requests && calls <= most.calls)),
      })
    }
    outcomes.push(...(await onPhone(browser, house, tokens.get('resident'))))
    return outcomes
  } finally {
    await browser.close()
    await house.close()
  }
}

interface Loaded {
  bytes: ReadonlyMap<string, number>
  requests: number
  /** The live stream is not counted. */
  calls: number
}

async function load(browser: Browser, house: House, path: string, token: string | undefined): Promise<Loaded> {
  const url = `http://127.0.0.1:${house.port}`
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  if (token) await context.addCookies([{ name: sessionCookie, value: token, url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const loaded = new Map<string, number>()
  const addresses: string[] = []
  session.on('Network.requestWillBeSent', ({ request }) => addresses.push(new URL(request.url).pathname))
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    loaded.set(kind, (loaded.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(url + path)
  // A live stream keeps the network from ever being idle.
  await page.locator('h1, h2').first().waitFor()
  await page.waitForTimeout(1_500)
  await context.close()
  const calls = addresses.filter((address) => /^\/api\/v1\/(?!live$)/.test(address)).length
  return { bytes: loaded, requests: addresses.length, calls }
}

async function onPhone(browser: Browser, house: House, token = ''): Promise<Outcome[]> {
  const { rows } = await house.owner.query<{ id: string }>(
    `select a.id from authorizations a
      join residences r on r.condominium_id = a.condominium_id and r.unit_number = a.unit_number and r.until is null
      where a.status = 'pending_approval' and r.profile_id = (${firstOf}) order by a.created_at desc limit 1`,
    ['resident'],
  )
  const request = rows[0]?.id
  if (!request) throw new Error('no visitor of the demo waits for the resident')
  const resident = { url: `http://127.0.0.1:${house.port}`, token }
  const home = await timesOf(browser, resident, '/dashboard', (page) => page.locator('#content h1').first().waitFor())
  const path = `/dashboard?request=${request}`
  const answers = (page: Page) => page.getByRole('button', { name: 'Aprobar' }).first().waitFor()
  const push = await timesOf(browser, resident, path, answers)
  const rung = await timesOf(browser, resident, path, answers, (context) => ring(context, path))
  const told = (name: string, times: readonly number[], most: number): Outcome => ({
    goal: `slow phone, ${name}: ${Math.round(median(times))} ms (at most ${most}; seen ${times.map(Math.round).join(', ')})`,
    met: median(times) <= most,
  })
  return [
    told('home without a cache', home, mostPhoneMs.home),
    told('answers to a request from its notice, without a cache and without the worker', push, mostPhoneMs.push),
    told('answers to a request whose notice the worker showed before', rung, mostPhoneMs.push),
  ]
}

/** Lets the worker of an empty browser show the request's notice, and waits as long as a slow line needs for the files of its page. */
async function ring(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/user-guide')
  const worker = await withWorker(page)
  await worker.evaluate('self.clients.matchAll = async () => []')
  await pushTo(page, { title: 'Nueva Solicitud', body: '', path, kind: 'visitor_approval_request', fact_id: '' })
  await page.waitForTimeout(ringsMs)
  await page.close()
}

async function timesOf(
  browser: Browser,
  { url, token }: { url: string; token: string },
  path: string,
  shown: (page: Page) => Promise<unknown>,
  prepare?: (context: BrowserContext) => Promise<void>,
) {
  const times: number[] = []
  for (let round = 0; round < phoneRounds; round += 1) {
    const context = await browser.newContext({
      locale: 'es-MX',
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      baseURL: url,
      serviceWorkers: prepare ? 'allow' : 'block',
    })
    await context.addCookies([{ name: sessionCookie, value: token, url }])
    await prepare?.(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const { slower, ...line } = phone
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const began = performance.now()
    await page.goto(url + path, { waitUntil: 'commit' })
    await shown(page)
    // A busy page cannot be used yet.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    times.push(performance.now() - began)
    await context.close()
  }
  return times
}

const firstOf = `select id from profiles where user_role = $1 and approval_status = 'approved' order by created_at limit 1`

/** Inserts a session of a person of the demo. */
async function signIn({ owner }: House, who: UserRole): Promise<string> {
  const token = newToken()
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select $2, $3, (${firstOf}), 'bench', now() + interval '1 day'`,
    [who, newId(), hashOf(token)],
  )
  return token
}
