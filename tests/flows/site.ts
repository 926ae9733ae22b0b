import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { listen } from '../../src/server/http/listen.ts'
import type { Language } from '../../src/shared/messages.ts'
import { type TestInstallation, testInstallation } from '../support/installation.ts'
import { patienceMs } from '../support/patience.ts'
import { everything } from '../support/scope.ts'
import { openBrowser, openProfile, sharedBrowser } from './browser.ts'
import { watchWindow } from './openWindows.ts'

const webFolder = fileURLToPath(new URL('../../dist/', import.meta.url))

export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1280, height: 800 },
} as const

export interface Sight {
  language?: Language
  size?: keyof typeof sizes
  /** The browser's time zone. */
  zone?: string
  theme?: 'light' | 'dark'
  /** A signed-in person's session. */
  token?: string
  /** Stays open for the tests that follow in the file. */
  kept?: true
  touch?: true
  /** A profile on the disk instead of a private window, so that the product can be installed. */
  profile?: true
  /** False where scripts do not run. */
  scripted?: boolean
  /**
   * Has a service worker, which opens the page offline and receives pushes. Under `npm run test:all` every window has one.
   */
  offline?: boolean
}

export interface Site {
  readonly garita: TestInstallation
  readonly address: string
  /** All windows' console errors. */
  readonly complaints: string[]
  /** Opens a window that shares nothing with the others. */
  open(sight?: Sight): Promise<Page>
  /** Stops the server. The returned function starts it again at the same address. */
  cut(): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface SiteOptions {
  environment?: NodeJS.ProcessEnv
  /** The switches of the browser. */
  switches?: readonly string[]
  /** Replaces the installation that the site would open. */
  given?: TestInstallation
  offline?: boolean
}

export async function openSite({ environment = {}, switches = [], given, offline = false }: SiteOptions = {}) {
  if (!existsSync(webFolder))
    throw new Error('The web is not built. Run `npm run t -- tests/flows`, which builds it first.')
  const garita = given ?? (await testInstallation({ environment, web_folder: webFolder }))
  let server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  const own = switches.length > 0
  const browser = await (own ? openBrowser(switches) : sharedBrowser())
  const address = `http://127.0.0.1:${server.port}`
  const complaints: string[] = []
  const windows = new Set<BrowserContext>()
  const site: Site = {
    garita,
    address,
    complaints,
    async open(sight = {}) {
      const page = await openWindow(browser, address, complaints, { offline, ...sight })
      windows.add(page.context())
      return page
    },
    async cut() {
      const { port } = server
      garita.live.endStreams()
      await server.close()
      return async () => {
        server = await listen(garita.app, { port, host: '127.0.0.1', tls: null })
      }
    },
    async close() {
      await Promise.all([...windows].map(closeWindow))
      if (own) await browser.close()
      garita.live.endStreams()
      await server.close()
      await garita.close()
    },
  }
  return site
}

export async function openWindow(browser: Browser, address: string, complaints: string[], sight: Sight): Promise<Page> {
  const { token, kept, profile } = sight
  const options = optionsFor(address, sight)
  const context = profile ? await openProfile(options) : await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  if (!everything) await context.addInitScript(shortenPinKey)
  if (token) await context.addCookies([{ name: 'garita_session', value: token, url: address }])
  // An idle page goes on listening and drawing: close it with its test.
  if (!kept) onTestFinished(() => closeWindow(context))
  const page = await context.newPage()
  watchWindow(page)
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs a refusal of the server as an error.
    const refusal = /\/(api\/v1|pass)\//.test(message.location().url)
    if (message.type() === 'error' && !refusal) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return page
}

/** The key of a PIN costs a second of processor time on purpose: shorten it, except under `npm run test:all`. */
function shortenPinKey(): void {
  const most = 1_000
  // The server seals the days of a tablet with this many rounds (dayCodes.server.ts).
  const ofServer = 600_000
  // A page without TLS lacks this API.
  if (!globalThis.SubtleCrypto) return
  const derive = SubtleCrypto.prototype.deriveBits
  SubtleCrypto.prototype.deriveBits = function deriveBits(how, key, length) {
    const slow = typeof how === 'object' && 'iterations' in how && how.iterations !== ofServer
    return derive.call(this, slow ? { ...how, iterations: Math.min(most, how.iterations) } : how, key, length)
  }
}

export const optionsFor = (
  address: string,
  {
    language = 'es',
    size = 'desk',
    touch,
    zone = 'America/Mexico_City',
    theme = 'light',
    scripted = true,
    offline,
  }: Sight,
): BrowserContextOptions => ({
  baseURL: address,
  locale: language === 'es' ? 'es-MX' : 'en-US',
  timezoneId: zone,
  colorScheme: theme,
  viewport: sizes[size],
  reducedMotion: 'reduce',
  serviceWorkers: everything || offline ? 'allow' : 'block',
  javaScriptEnabled: scripted,
  permissions: ['clipboard-read', 'clipboard-write'],
  ...(touch ? { hasTouch: true, isMobile: true } : {}),
})

/** An answer that a test still holds back would reach a closed page. */
async function closeWindow(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Letters contain the public address of the installation; the flow stays on its own port. */
export function pathIn(letter: { body: string }): string {
  const [link] = /https?:\/\/\S+/.exec(letter.body) ?? []
  if (!link) throw new Error(`no link in this letter:\n${letter.body}`)
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
