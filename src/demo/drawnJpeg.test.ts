import { expect, test } from 'vitest'
import { readJpeg } from '../shared/jpeg.ts'
import { parcel } from './drawings.ts'
import { drawnJpeg } from './drawnJpeg.ts'

test('writes a whole JPEG of the size that was asked for', () => {
  const bytes = drawnJpeg(48, 32, parcel)
  const read = readJpeg(bytes)
  expect(read).toMatchObject({ width: 48, height: 32 })
  expect(read?.bytes.length).toBe(bytes.length)
})

test('writes fewer bytes for a flat surface than for a drawing', () => {
  expect(drawnJpeg(48, 32, () => [200, 180, 160]).length).toBeLessThan(drawnJpeg(48, 32, parcel).length)
})
