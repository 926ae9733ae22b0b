import { expect, test } from 'vitest'
import { cutIn, firstCut, isNewPhoto, isPhotoSize, moved, squareOf } from './photos.rules.ts'

const wide = { width: 800, height: 400 }
const upright = { width: 400, height: 800 }

test('begins with the largest square, in the middle of a wide picture and higher in an upright one', () => {
  expect(squareOf(wide, firstCut(wide))).toEqual({ left: 200, top: 0, side: 400 })
  expect(squareOf(upright, firstCut(upright))).toEqual({ left: 0, top: 120, side: 400 })
})

test('keeps the square inside the picture, however far it is moved or zoomed', () => {
  for (const picture of [wide, upright, { width: 160, height: 160 }]) {
    for (const zoom of [-1, 1, 2.5, 4, 100]) {
      for (const [right, down] of [
        [9, 9],
        [-9, -9],
        [0.1, -0.2],
      ] as const) {
        const { left, top, side } = squareOf(
          picture,
          moved(picture, cutIn(picture, { x: 0.5, y: 0.5, zoom }), right, down),
        )
        expect(left).toBeGreaterThanOrEqual(-1e-9)
        expect(top).toBeGreaterThanOrEqual(-1e-9)
        expect(left + side).toBeLessThanOrEqual(picture.width + 1e-9)
        expect(top + side).toBeLessThanOrEqual(picture.height + 1e-9)
        expect(side).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / 4)
      }
    }
  }
})

test('moves the picture with the finger: dragging to the right shows its left', () => {
  const before = squareOf(wide, firstCut(wide))
  const after = squareOf(wide, moved(wide, firstCut(wide), 0.25, 0))
  expect(after.left).toBe(before.left - 100)
})

test('accepts only squares of a face’s size', () => {
  for (const side of [64, 320, 400]) expect(isPhotoSize({ width: side, height: side })).toBe(true)
  for (const size of [
    { width: 320, height: 319 },
    { width: 63, height: 63 },
    { width: 401, height: 401 },
  ])
    expect(isPhotoSize(size)).toBe(false)
})

test('counts a photo as new for three days, also on a device whose clock runs behind', () => {
  const since = '2026-11-28T10:00:00Z'
  expect(isNewPhoto(since, Date.parse('2026-11-28T09:59:00Z'))).toBe(true)
  expect(isNewPhoto(since, Date.parse('2026-12-01T09:59:59Z'))).toBe(true)
  expect(isNewPhoto(since, Date.parse('2026-12-01T10:00:00Z'))).toBe(false)
})
