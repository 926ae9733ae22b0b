/** A real browser: an installed one where there is one, otherwise the one that comes with the packages, unpacked once. */
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** More of its own switches, such as a film in the place of a camera. */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: [...args, ...switches], headless: true })
}

async function browserPath(): Promise<string> {
  const installed = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  if (installed) return installed
  // Its libraries are unpacked only where it believes to need them.
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  process.env.TMPDIR ??= await mkdtemp(join(tmpdir(), 'garita-browser-'))
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
