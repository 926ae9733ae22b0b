import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type { Verdict } from '../../src/gate/station/verdict/verdict.ts'
import { verdictCases } from '../../src/gate/station/verdict/verdictCases.ts'
import { sharedBrowser } from './browser.ts'

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
  const page = await (await sharedBrowser()).newPage()
  await page.addScriptTag({ content: file?.type === 'chunk' ? file.code : '' })
  said = await page.evaluate('decide()')
  await page.close()
})

test('decides every verdict case in the browser as the table says', () => {
  expect(said).toHaveLength(verdictCases.length)
})

test.each(verdictCases.map((line, at) => ({ ...line, at })))(
  '$called: $tone, $reason',
  ({ at, tone, reason, more }) => {
    expect({ tone: said[at]?.tone, reason: said[at]?.reason.code }).toEqual({ tone, reason })
    expect(said[at]).toMatchObject(more)
  },
)
