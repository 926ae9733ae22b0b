/** A site for a flow: an installation behind a real port, and a browser with a window per person. */
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
  /** Where the browser believes to be. */
  zone?: string
  theme?: 'light' | 'dark'
  /** The session of somebody who is signed in already. */
  token?: string
  /** Stays open for the tests that follow in the file. */
  kept?: true
  /** A finger, not a mouse. */
  touch?: true
  /** Not a private window but one with a profile on the disk, where the product can be installed. */
  profile?: true
  /** False where scripts do not run. */
  scripted?: boolean
  /** It has a service worker, by which it opens without a line and gets pushes. Under `npm run test:all` every window has one. */
  offline?: boolean
}

export interface Site {
  readonly garita: TestInstallation
  readonly address: string
  /** What any window's console complained about. */
  readonly complaints: string[]
  /** A window that shares nothing with the others. */
  open(sight?: Sight): Promise<Page>
  /** The server is gone, until the answer is called: it comes back at the same address. */
  cut(): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface SiteOptions {
  environment?: NodeJS.ProcessEnv
  /** Of the browser. */
  switches?: readonly string[]
  /** Where it is not to be one of today. */
  given?: TestInstallation
  /** Of each window that does not say it itself. */
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
  if (!everything) await context.addInitScript(shortenStretch)
  if (token) await context.addCookies([{ name: 'garita_session', value: token, url: address }])
  // An idle page goes on listening and drawing: it ends with its test.
  if (!kept) onTestFinished(() => closeWindow(context))
  const page = await context.newPage()
  watchWindow(page)
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // A refusal of the server is an answer like any other; the browser writes it down as an error of its own.
    const refusal = message.location().url.includes('/api/v1/')
    if (message.type() === 'error' && !refusal) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return page
}

/** A PIN's key costs a second of a processor on purpose. Under `npm run test:all` it does in the flows, too. */
function shortenStretch(): void {
  const most = 1_000
  // The server seals the days of a tablet with this many rounds (dayCodes.server.ts).
  const ofServer = 600_000
  // A page without TLS has no such key.
  if (!globalThis.SubtleCrypto) return
  const derive = SubtleCrypto.prototype.deriveBits
  SubtleCrypto.prototype.deriveBits = function deriveBits(how, key, length) {
    const slow = typeof how === 'object' && 'iterations' in how && how.iterations !== ofServer
    return derive.call(this, slow ? { ...how, iterations: Math.min(most, how.iterations) } : how, key, length)
  }
}

/** What a browser has to know of it. */
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

/** An answer that a test still holds back has nobody to go to. */
async function closeWindow(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Letters carry the installation's public name; the flow stays on its own port. */
export function pathIn(letter: { body: string }): string {
  const [link] = /https?:\/\/\S+/.exec(letter.body) ?? []
  if (!link) throw new Error(`no link in this letter:\n${letter.body}`)
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
