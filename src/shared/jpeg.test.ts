import { expect, test } from 'vitest'
import { jpegOf } from '../../tests/support/jpegs.ts'
import { readJpeg } from './jpeg.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('returns size and bytes of a whole JPEG', () => {
  const bytes = jpegOf({ width: 320, height: 200 })
  const read = readJpeg(bytes)
  expect(read).toMatchObject({ width: 320, height: 200 })
  expect(Buffer.from(read?.bytes ?? []).equals(bytes)).toBe(true)
})

test('leaves out place, camera, comments and bytes after the picture', () => {
  const marked = jpegOf({
    aside: [
      [0xe1, 'Exif GPS 19.4326'],
      [0xed, 'Photoshop'],
      [0xfe, 'said by Ana'],
    ],
  })
  const read = readJpeg(Buffer.concat([marked, Buffer.from('<script>alert(1)</script>')]))
  expect(Buffer.from(read?.bytes ?? []).equals(jpegOf())).toBe(true)
  expect(text(read?.bytes ?? new Uint8Array())).not.toMatch(/GPS|Photoshop|Ana|script/)
})

test('leaves out the small pictures in the header, which may show more than the cut', () => {
  const header = Buffer.from('\xff\xe0\0\x13JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01RGB', 'latin1')
  const marked = jpegOf({ aside: [[0xe0, 'JFXX\0\x10 a face']] })
  const read = readJpeg(Buffer.concat([marked.subarray(0, 2), header, marked.subarray(20)]))
  expect(Buffer.from(read?.bytes ?? []).equals(jpegOf())).toBe(true)
})

const scans = (count: number) => {
  const scan = jpegOf({ coded: 4 }).subarray(-22, -2)
  return Buffer.concat([
    jpegOf().subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ])
}

test('reads a picture that comes in usual steps, and none in thousands, each of which a browser draws', () => {
  expect(readJpeg(scans(20))).not.toBeNull()
  expect(readJpeg(scans(2_000))).toBeNull()
})

test.each<[string, Buffer]>([
  ['an empty file', Buffer.alloc(0)],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n0000000000000000', 'latin1')],
  ['a page that begins as a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html><script>')])],
  ['a JPEG without its end', jpegOf().subarray(0, -2)],
  ['a JPEG without a scan', Buffer.concat([jpegOf().subarray(0, 20), Buffer.from([0xff, 0xd9])])],
  ['a segment longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1])],
  ['a segment without a length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
  ['a second frame', Buffer.concat([jpegOf().subarray(0, -2), jpegOf({ width: 9000, height: 9000 }).subarray(2)])],
  ['another way of coding', Buffer.from(text(jpegOf()).replace('\xff\xc0', '\xff\xc9'), 'latin1')],
])('reads no picture from %s', (_, bytes) => {
  expect(readJpeg(bytes)).toBeNull()
})
