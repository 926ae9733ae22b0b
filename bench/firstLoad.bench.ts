/** Bytes over the wire that a browser without a cache loads for each screen. */
import type { Browser } from 'playwright-core'
import { hashOf, newToken } from '../src/server/keys/tokens.ts'
import { newId } from '../src/shared/ids.ts'
import type { UserRole } from '../src/shared/roles.ts'
import { openBrowser } from '../tests/flows/browser.ts'
import { type House, openHouse } from './house.ts'
import type { Outcome } from './measure.ts'

// Today's sizes and a little more, so that a larger screen fails here.
const mostKb = { front: 80, public: 330, signed_in: 450 }
const fronts = ['/', '/user-guide']
const screens: { path: string; who: UserRole | null }[] = [
  ...['/', '/user-guide', '/login', '/register', '/forgot-password', '/pass'].map((path) => ({ path, who: null })),
  ...['/dashboard', '/dashboard/temporary-visitors', '/account'].map((path) => ({ path, who: 'resident' as const })),
  { path: '/operator-panel', who: 'agent' },
  ...['/dashboard/admin', '/dashboard/admin/users', '/dashboard/admin/condominiums'].map((path) => ({
    path,
    who: 'admin' as const,
  })),
  ...['/dashboard/super-admin', '/admin/approvals', '/admin/operators', '/admin/mail'].map((path) => ({
    path,
    who: 'super_admin' as const,
  })),
]

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse(['--demo'])
  const browser = await openBrowser()
  try {
    const outcomes: Outcome[] = []
    for (const { path, who } of screens) {
      const loaded = await load(browser, house, path, who)
      const kb = (kind: string) => ((loaded.get(kind) ?? 0) / 1024).toFixed(0)
      const most = who ? mostKb.signed_in : fronts.includes(path) ? mostKb.front : mostKb.public
      const whole = [...loaded.values()].reduce((sum, next) => sum + next, 0) / 1024
      outcomes.push({
        goal: `${path}${who ? ` (${who})` : ''}: ${whole.toFixed(0)} kB (at most ${most}): code ${kb('Script')}, styles ${kb('Stylesheet')}, fonts ${kb('Font')}, answers ${kb('Fetch')}, page ${kb('Document')}`,
        met: whole <= most,
      })
    }
    return outcomes
  } finally {
    await browser.close()
    await house.close()
  }
}

async function load(browser: Browser, house: House, path: string, who: UserRole | null): Promise<Map<string, number>> {
  const url = `http://127.0.0.1:${house.port}`
  const context = await browser.newContext({
    locale: 'es-MX',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  if (who) await context.addCookies([{ name: 'garita_session', value: await signIn(house, who), url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const loaded = new Map<string, number>()
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
  return loaded
}

async function signIn({ owner }: House, who: UserRole): Promise<string> {
  const token = newToken()
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select $1, $2, id, 'bench', now() + interval '1 day' from profiles
      where user_role = $3 and approval_status = 'approved' order by created_at limit 1`,
    [newId(), hashOf(token), who],
  )
  return token
}
