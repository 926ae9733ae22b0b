/**
 * Performance in Lighthouse as on a phone, signed in, on the demo. Needs the network for Lighthouse, so it runs only when it is named:
 * npm run bench lighthouse.
 */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { openBrowser } from '../tests/flows/browser.ts'
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
  { path: '/login', who: null },
  { path: '/dashboard', who: 'resident' },
  { path: '/guard', who: 'agent' },
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
  const house = await openHouse(['--demo'])
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const outcomes: Outcome[] = []
    for (const { path, who } of screens) {
      const cookie = who ? { cookie: `garita_session=${await signIn(house, who)}` } : {}
      const reports: Report[] = []
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(`http://127.0.0.1:${house.port}${path}`, {
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
  }
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
