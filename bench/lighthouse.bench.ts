/**
 * Performance in Lighthouse as on a phone, signed in, on the demo, with TLS and HTTP/2 as people have it: without TLS a browser installs nothing
 * and opens no camera. Needs the network for Lighthouse, so it runs only when it is named: npm run bench lighthouse.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { openBrowser } from '../tests/flows/browser.ts'
import { selfSigned } from '../tests/support/certificate.ts'
import { freePort } from '../tests/support/program.ts'
import { openHouse } from './houses/house.ts'
import { type Installed, install } from './houses/installed.ts'
import { signIn } from './houses/signIn.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const release = 'lighthouse@13.5.0'
const runs = Number(process.env.RUNS ?? 5)
const least = 95
const screens = [
  { path: '/login', who: null, content: 'form' },
  { path: '/dashboard', who: 'resident', content: '.garita-home' },
  { path: '/guard', who: 'agent', content: '.garita-station, .garita-gate-choices' },
] as const

const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      displayValue: z.string().optional(),
      score: z.number().nullable(),
      metricSavings: z.record(z.string(), z.number()).optional(),
    }),
  ),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
})
type Report = z.infer<typeof report>
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: unknown } | undefined>

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

export async function bench(): Promise<Outcome[]> {
  const packages = await install(release)
  if (!packages) return []
  const lighthouse = await lighthouseOf(packages)
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  const house = await openHouse(['--demo'], await certificateIn(folder))
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`, '--ignore-certificate-errors'])
  try {
    const outcomes: Outcome[] = []
    for (const { path, who, content } of screens) {
      const cookie = who ? { cookie: `__Host-garita_session=${await signIn(house, who)}` } : {}
      await shows(browser, `https://localhost:${house.port}${path}`, cookie, content)
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(`https://localhost:${house.port}${path}`, {
          ...{ port, extraHeaders: cookie, onlyCategories: ['performance'], logLevel: 'silent' },
        })
        const seen = report.parse(result?.lhr)
        if (seen.runtimeError) throw new Error(`${path}: ${seen.runtimeError.code} ${seen.runtimeError.message}`)
        const shown = new URL(seen.finalDisplayedUrl).pathname
        if (shown !== path) throw new Error(`${path} led to ${shown}`)
        reports.push(seen)
      }
      const scores = reports.map(({ categories }) => Math.round((categories.performance.score ?? 0) * 100))
      const middle = reports[scores.indexOf(median(scores))]
      console.log(`  ${path}, ${load()}: ${scores.join(', ')}`)
      if (middle) for (const line of costsOf(middle)) console.log(`    ${line}`)
      outcomes.push({
        goal: `${path}${who ? ` (${who})` : ''}: ${median(scores)} in Lighthouse as on a phone (at least ${least})`,
        met: median(scores) >= least,
      })
    }
    return outcomes
  } finally {
    await browser.close()
    await house.close()
    await packages.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A page that fails to load its content would be the fastest. */
async function shows(browser: Browser, address: string, extraHTTPHeaders: Record<string, string>, content: string) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, extraHTTPHeaders })
  await page.goto(address)
  await page.locator(content).first().waitFor()
  await page.close()
}

async function certificateIn(folder: string) {
  const { cert, key } = selfSigned()
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
  await writeFile(files.TLS_CERT, cert)
  await writeFile(files.TLS_KEY, key)
  return files
}

async function lighthouseOf({ folder }: Installed): Promise<Lighthouse> {
  const { default: lighthouse } = await import(
    pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  )
  return lighthouse
}

/** The figures of the score, and what would save the most of them. */
function costsOf({ audits }: Report): string[] {
  const told = figures.map((name) => `${audits[name]?.title} ${audits[name]?.displayValue}`).join(', ')
  const saved = Object.values(audits)
    .map(({ title, displayValue = '', metricSavings = {} }) => ({
      title: `${title} ${displayValue}`.trim(),
      ms: Math.max(0, metricSavings.FCP ?? 0, metricSavings.LCP ?? 0, metricSavings.TBT ?? 0),
    }))
    .filter(({ ms }) => ms > 0)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 5)
  return [told, ...saved.map(({ title, ms }) => `costs ${ms.toFixed(0)} ms: ${title}`)]
}
