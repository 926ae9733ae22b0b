import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-3_169, '-3,169'],
  [12_345_678, '12,345,678'],
])('writes %d as %s', (count, text) => {
  expect(grouped(count)).toBe(text)
})
