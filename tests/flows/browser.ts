import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { installedBrowser, packaged, packagedVersion } from './browserChoice.ts'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

let shared: Promise<Browser> | undefined

/** All test files of a worker share the browser; their contexts share nothing. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await shared
  if (browser?.isConnected()) return browser
  shared = openBrowser()
  return shared
}

/** Starts a browser with extra switches, for example a film instead of a camera. */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: [...args, ...switches], headless: true })
}

/** Opens a window with a profile on the disk: browsers install nothing from a private window. */
export async function openProfile(options: BrowserContextOptions, folder = ''): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: await browserPath(),
    args,
    headless: true,
  })
}

async function browserPath(): Promise<string> {
  return installedBrowser() ?? unpackedBrowser()
}

/** Unpacking the packaged browser takes seconds and 200 MB: do it once, in a folder among the packages. */
async function unpackedBrowser(): Promise<string> {
  const folder = join(modules, '.cache', `chromium-${packagedVersion()}`)
  const { inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const temporary = process.env.TMPDIR
  try {
    // The package reads its target folder from this variable only.
    if (!existsSync(folder)) {
      mkdirSync(join(modules, '.cache'), { recursive: true })
      const draft = mkdtempSync(`${folder}.`)
      process.env.TMPDIR = draft
      const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
      await Promise.all(parts.map((part) => inflate(join(packaged, 'bin', part))))
      putInPlace(draft, folder)
    }
    process.env.TMPDIR = folder
    if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) setupLambdaEnvironment(join(folder, 'al2023', 'lib'))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  return join(folder, 'chromium')
}

/** Two test files may unpack at the same time: the second one uses the folder of the first. */
function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (reason) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw reason
  }
}
