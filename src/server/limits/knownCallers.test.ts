import { expect, test } from 'vitest'
import { hashOf } from '../keys/tokens.ts'
import { knownCallers } from './knownCallers.ts'

const [ana, luis, eva] = [hashOf('ana'), hashOf('luis'), hashOf('eva')]

test('remembers a caller for ten minutes since the last time, or until the database no longer recognizes them', () => {
  let now = 1_000
  const known = knownCallers(() => now)
  expect(known.knows(ana)).toBe(false)
  known.learn(ana, 'garita_resident')
  known.learn(luis, 'garita_resident')
  now += 9 * 60_000
  known.learn(ana, 'garita_resident')
  now += 60_000
  expect([known.knows(ana), known.knows(luis)]).toEqual([true, false])
  known.forget(ana)
  expect(known.knows(ana)).toBe(false)
})

test('forgets the caller with the oldest call when there are too many', () => {
  const known = knownCallers(Date.now, 2)
  for (const one of [ana, luis, ana, eva]) known.learn(one, 'garita_resident')
  expect([ana, luis, eva].map(known.knows)).toEqual([true, false, true])
})
