import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Counted, openPaces, paceOf } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('refuses one session above its limit until the minute is over, and no other session', () => {
  let now = 1_000
  const pace = paceOf(3, () => now)
  for (let act = 0; act < 3; act++) pace.count('a')
  now += 20_000
  expect(() => pace.count('a')).toThrow(expect.objectContaining({ code: 'too_many', facts: { retry_after: 40 } }))
  expect(() => pace.count('b')).not.toThrow()
  now += 40_000
  expect(() => pace.count('a')).not.toThrow()
})

test('counts an act at every worker, and tells the others once for many acts', () => {
  const told: (readonly Counted[])[] = []
  const there = openPaces()
  const here = openPaces((counts) => {
    told.push(counts)
    there.hear(counts)
  })
  const [writes, other, theirs] = [here.of('writes', 3), here.of('questions', 3), there.of('writes', 3)]
  writes.count('a')
  writes.note('a')
  other.count('a')
  theirs.count('a')
  expect(told).toEqual([])
  vi.runAllTimers()
  expect(told).toEqual([
    [
      { pace: 'writes', whose: 'a', count: 2 },
      { pace: 'questions', whose: 'a', count: 1 },
    ],
  ])
  expect(() => theirs.count('a')).toThrow(expect.objectContaining({ code: 'too_many' }))
  expect(() => theirs.count('b')).not.toThrow()
  expect(() => writes.count('a')).not.toThrow()
})
