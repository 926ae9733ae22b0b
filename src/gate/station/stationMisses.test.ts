/** Ten misses within five minutes pause the look-ups for five minutes, and nine do not. */
import { expect, test } from 'vitest'
import { missed, pausedUntil } from './stationMisses.ts'

const minute = 60_000
const misses = (times: readonly number[]) => times.reduce<number[]>(missed, [])
const spread = (count: number, over: number) =>
  misses(Array.from({ length: count }, (_, place) => (place * over) / (count - 1)))

test('pauses access numbers for exactly five minutes after ten wrong ones at once', () => {
  const ten = spread(10, minute)
  expect(pausedUntil(ten, minute)).toBe(6 * minute)
  expect(pausedUntil(ten, 6 * minute - 1)).toBe(6 * minute)
  expect(pausedUntil(ten, 6 * minute)).toBeNull()
})

test('does not pause access numbers after nine wrong ones, or ten over more than five minutes', () => {
  expect(pausedUntil([], 0)).toBeNull()
  expect(pausedUntil(spread(9, minute), minute)).toBeNull()
  expect(pausedUntil(spread(10, 5 * minute), 5 * minute)).toBeNull()
  expect(pausedUntil(spread(10, 5 * minute - 1), 5 * minute)).not.toBeNull()
})

test('counts wrong numbers from zero after the pause', () => {
  const after = missed(spread(10, minute), 7 * minute)
  expect(after).toEqual([7 * minute])
  expect(pausedUntil(after, 7 * minute)).toBeNull()
})
