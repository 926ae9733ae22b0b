import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { arrivedFile, isShownPicture, sentFile } from './sentFiles.ts'

test.each([
  [{ width: 1600, height: 1200 }, true],
  [{ width: 10_000, height: 20 }, false],
  [{ width: 20, height: 10_000 }, false],
  [{ width: 0, height: 20 }, false],
])('takes %o as a photo: %s', (size, takes) => {
  expect(isShownPicture(size)).toBe(takes)
})

test('sends the ids before the bytes', () => {
  const [place, id, bytes] = [newId(), newId(), new TextEncoder().encode('%PDF-')]
  expect(arrivedFile(sentFile([place, id], bytes), 2)).toEqual([[place, id], bytes])
})
