/** Shares, durations and bars at the values where each rule changes. */
import { expect, test } from 'vitest'
import { dayAfter } from '../shared/time.ts'
import { changeOf, daySpansOf, durationText, fullest, isWholeMonth, shareOf } from './reports.rules.ts'

test.each([
  [1, 4, 0.25],
  [0, 4, 0],
  [0, 0, null],
])('computes %i of %i as %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

test.each([
  [0, '0 min'],
  [0.6, '1 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [89, '1 min'],
  [240, '4 min'],
  [3570, '1 h'],
  [4800, '1 h 20 min'],
  [86_369, '23 h 59 min'],
  [86_370, '1 d'],
  [183_600, '2 d 3 h'],
])('writes %d seconds as %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words)
})

test.each([
  ['2026-02-01', '2026-02-28', true],
  ['2028-02-01', '2028-02-28', false],
  ['2026-01-01', '2026-03-31', false],
  ['2026-01-02', '2026-01-31', false],
])('decides whether %s to %s is a whole month: %s', (from, until, whole) => {
  expect(isWholeMonth({ from, until })).toBe(whole)
})

test('computes no change in percent if the earlier figure is zero', () => {
  expect([changeOf(3, 2), changeOf(1, 2), changeOf(2, 2), changeOf(2, 0)]).toEqual([0.5, -0.5, 0, null])
})

test('returns the first of the largest values as the maximum, and null without any', () => {
  const [low, high, same] = [{ count: 1 }, { count: 3 }, { count: 3 }]
  expect(fullest([low, high, same])).toBe(high)
  expect(fullest([{ count: 0 }, { count: 0 }])).toBeNull()
  expect(fullest([])).toBeNull()
})

const days = (from: string, length: number) =>
  Array.from({ length }, (_, at) => ({ day: dayAfter(from, at), count: at % 2 }))

test.each([
  [1, 1, '2026-01-15', '2026-01-15'],
  [31, 31, '2026-01-15', '2026-01-15'],
  [32, 5, '2026-01-15', '2026-01-21'],
  [182, 26, '2026-01-15', '2026-01-21'],
  [183, 7, '2026-01-15', '2026-01-31'],
])('draws %i days as %i bars, the first from %s until %s', (length, bars, from, until) => {
  const spans = daySpansOf(days('2026-01-15', length))
  expect(spans).toHaveLength(bars)
  expect(spans[0]).toMatchObject({ from, until })
  expect(spans.at(-1)?.until).toBe(dayAfter('2026-01-15', length - 1))
  expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(Math.floor(length / 2))
})

test('draws no bars without days', () => {
  expect(daySpansOf([])).toEqual([])
})
