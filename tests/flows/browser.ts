/** A real browser: an installed one where there is one, otherwise the one that comes with the packages. */
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

/** One for all test files that a worker runs: each opens contexts of its own in it, which share nothing. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await shared
  if (browser?.isConnected()) return browser
  shared = openBrowser()
  return shared
}

/** More of its own switches, such as a film in the place of a camera. */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: [...args, ...switches], headless: true })
}

/** A window with a profile on the disk, as a person has it: browsers install nothing from a private window. */
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

/** The packed browser takes seconds and 200 MB to unpack: this is done once, beside the packages, and goes when they go. */
async function unpackedBrowser(): Promise<string> {
  const folder = join(modules, '.cache', `chromium-${packagedVersion()}`)
  const { inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const temporary = process.env.TMPDIR
  try {
    // The package knows no other way to say where its files belong.
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

/** Of two test files that unpack at the same time, the second uses what the first put there. */
function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (reason) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw reason
  }
}
