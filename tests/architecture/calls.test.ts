/** Every contract is served exactly once, and every topic has an audience. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { audience, calls } from '../../src/app/start/calls.server.ts'

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

test('every call of every contract is served exactly once, and nothing else is', async () => {
  const names = (await promisedCalls()).map((call) => call.name)
  expect(names.length).toBeGreaterThan(20)
  expect(calls.map(({ call }) => call.name).sort()).toEqual(names.sort())
})

test('a call is named for its slice and what it does', async () => {
  for (const { name } of await promisedCalls()) expect(name).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]*$/)
})

test('every topic of a contract has its line in the audience', async () => {
  const topics = new Set((await promisedCalls()).flatMap((call) => call.topics))
  expect([...topics].filter((topic) => !(topic in audience))).toEqual([])
})

test('every topic that the database announces has its line in the audience, and every topic that staff hear is announced', () => {
  const list = readFileSync(new URL('../../database/access/callers/02_announce.sql', import.meta.url), 'utf8')
  // A line of the list: table, moments, topic, who hears it.
  const lines = [...list.matchAll(/^ +\('[a-z_]+', '[a-z ]+', '([a-z_]+)', array\[/gm)]
  const topics = new Set(lines.map((line) => line[1] ?? ''))
  expect([...topics].filter((topic) => !(topic in audience))).toEqual([])
  const heard = Object.entries(audience).filter(([, roles]) => roles.length > 0)
  expect(heard.map(([topic]) => topic).filter((topic) => !topics.has(topic))).toEqual([])
})
