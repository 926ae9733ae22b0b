import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { audience, calls } from '../../src/app/start/calls.server.ts'
import { sourcesIn } from './sources.ts'

const promised = z.object({
  name: z.string(),
  kind: z.enum(['read', 'write', 'download']),
  topics: z.array(z.string()),
})
const contract = z.record(z.string(), promised).refine((held) => Object.keys(held).length > 0)

async function promisedCalls() {
  const modules = await Promise.all(Object.values(import.meta.glob('../../src/**/*.contract.ts')).map((load) => load()))
  return modules.flatMap((exported) =>
    Object.values(z.record(z.string(), z.unknown()).parse({ ...Object(exported) })).flatMap((one) => {
      const read = contract.safeParse(one)
      return read.success ? Object.values(read.data) : []
    }),
  )
}

test('serves every call of every contract exactly once, and no other', async () => {
  const names = (await promisedCalls()).map((call) => call.name)
  expect(names.length).toBeGreaterThan(20)
  expect(calls.map(({ call }) => call.name).sort()).toEqual(names.sort())
})

test('names a call by its slice and a verb', async () => {
  for (const { name } of await promisedCalls()) expect(name).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]*$/)
})

test('lists every topic of a contract in the audience', async () => {
  const topics = new Set((await promisedCalls()).flatMap((call) => call.topics))
  expect([...topics].filter((topic) => !(topic in audience))).toEqual([])
})

test('lists every announced topic in the audience, and announces every topic of staff', () => {
  // A line has a table, its moments, a topic and the hearers; it is in 02_announce.sql or in the file of a slice.
  const lines = sourcesIn('database/access', /\.sql$/).flatMap(({ text }) => [
    ...text.matchAll(/^(?: +|select access\.announce_writes)\('[a-z_]+', '[a-z ]+', '([a-z_]+)', array\[/gm),
  ])
  const topics = new Set(lines.map((line) => line[1] ?? ''))
  expect([...topics].filter((topic) => !(topic in audience))).toEqual([])
  const heard = Object.entries(audience).filter(([, roles]) => roles.length > 0)
  expect(heard.map(([topic]) => topic).filter((topic) => !topics.has(topic))).toEqual([])
})

test.each(['server', 'web'])('names every registry in src/app/slices.%s.ts', (side) => {
  const list = new URL(`../../src/app/slices.${side}.ts`, import.meta.url)
  const named = [...readFileSync(list, 'utf8').matchAll(/from '\.\.\/(.+\.slice\..+)'/g)].map(
    ([, path]) => `src/${path}`,
  )
  const found = sourcesIn('src', /\.slice\.(server|web)\.ts$/).filter(({ path }) => path.endsWith(`.${side}.ts`))
  expect(named.sort()).toEqual(found.map(({ path }) => path).sort())
})
