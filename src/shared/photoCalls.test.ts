import { expect, test } from 'vitest'
import { isPhotoSize } from './photoCalls.ts'

test.each([
  [{ width: 1600, height: 1200 }, true],
  [{ width: 10_000, height: 20 }, false],
  [{ width: 20, height: 10_000 }, false],
  [{ width: 0, height: 20 }, false],
])('takes %o as a photo: %s', (size, takes) => {
  expect(isPhotoSize(size)).toBe(takes)
})
