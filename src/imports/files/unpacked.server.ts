/**
 * Whether a ZIP archive stays within a size when it is unpacked. Unpacks every file up to the limit, because the directory may be wrong.
 */
import { inflateRawSync } from 'node:zlib'

const entryMark = 0x02014b50
const deflated = 8
const mostFiles = 1_000

export function unpackedWithin(zip: Buffer, most: number): 'yes' | 'file_too_large' | 'file_unreadable' {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || zip.length < end + 22) return 'file_unreadable'
  const files = zip.readUInt16LE(end + 10)
  if (files > mostFiles) return 'file_too_large'
  let left = most
  let entry = zip.readUInt32LE(end + 16)
  for (let file = 0; file < files; file++) {
    if (zip.length < entry + 46 || zip.readUInt32LE(entry) !== entryMark) return 'file_unreadable'
    const header = zip.readUInt32LE(entry + 42)
    if (zip.length < header + 30) return 'file_unreadable'
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20))
    const size = zip.readUInt16LE(entry + 10) === deflated ? inflated(bytes, left) : bytes.length
    if (typeof size === 'string') return size
    left -= size
    if (left < 0) return 'file_too_large'
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return 'yes'
}

function inflated(bytes: Buffer, most: number): number | 'file_too_large' | 'file_unreadable' {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(most, 1) }).length
  } catch (error) {
    return error instanceof RangeError ? 'file_too_large' : 'file_unreadable'
  }
}
