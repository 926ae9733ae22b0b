/** A stored photo has a picture and no facts about its making. */
import { expect, test } from 'vitest'
import { withoutMetadata } from './jpeg.ts'

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
const words = (text: string) => [...new TextEncoder().encode(text)]
const jfif = segment(0xe0, ...words('JFIF\0'))
const exif = segment(0xe1, ...words('Exif\0\0 19.43 -99.13'))
const frame = (width = 320, height = 240) =>
  segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0)
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0, 3]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])

test('keeps a picture, and leaves out position, words and bytes after its end', () => {
  const plain = jpeg(jfif, frame(), scan)
  expect(withoutMetadata(plain)).toEqual(plain)
  const dirty = Uint8Array.from([
    ...jpeg(jfif, exif, segment(0xed, ...words('Photoshop')), segment(0xfe, ...words('Ana')), frame(), scan),
    ...words('<script>'),
  ])
  expect(withoutMetadata(dirty)).toEqual(plain)
})

test.each([
  ['no bytes', new Uint8Array()],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['a page', Uint8Array.from(words('<html>'))],
  ['a JPEG without a size', jpeg(jfif, scan)],
  ['a JPEG without a picture', jpeg(jfif, frame())],
  ['a JPEG that is cut off', jpeg(jfif, frame(), scan).subarray(0, -2)],
  ['a JPEG of 10,000 points', jpeg(jfif, frame(10_000), scan)],
  ['a segment that is longer than the file', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1])],
])('refuses %s', (_, bytes) => {
  expect(withoutMetadata(bytes)).toBeNull()
})
