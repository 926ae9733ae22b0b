/** Every line of the table of verdicts decided in a real browser: the same as on the server. */
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verdict } from '../../src/gate/verdict/verdict.ts'
import { verdictCases } from '../../src/gate/verdict/verdictCases.ts'
import { openBrowser } from './browser.ts'

let browser: Browser
let said: Verdict[]

beforeAll(async () => {
  const entry = fileURLToPath(new URL('./verdictsInBrowser.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'verdicts' } },
  })
  const [made] = Array.isArray(built) ? built : []
  const [file] = made?.output ?? []
  browser = await openBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({ content: file?.type === 'chunk' ? file.code : '' })
  said = await page.evaluate('decide()')
})
afterAll(() => browser.close())

test('the browser decides every verdict case as the table says', () => {
  expect(said).toHaveLength(verdictCases.length)
})

test.each(verdictCases.map((line, at) => ({ ...line, at })))(
  '$called: $tone, $reason',
  ({ at, tone, reason, more }) => {
    expect({ tone: said[at]?.tone, reason: said[at]?.reason.code }).toEqual({ tone, reason })
    expect(said[at]).toMatchObject(more)
  },
)
