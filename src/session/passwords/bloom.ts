/** A Bloom filter of common passwords in 190 kB: finds all of them, and about one in a thousand others by mistake. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

export const filterBytes = 190_000
const probes = 10

/** Computes the bits of a text from two parts of its hash. */
export function bitsOf(text: string): number[] {
  const hash = sha256(utf8ToBytes(text))
  const view = new DataView(hash.buffer, hash.byteOffset)
  const [start, step] = [view.getUint32(0), (view.getUint32(4) | 1) >>> 0]
  return Array.from({ length: probes }, (_, n) => (start + n * step) % (filterBytes * 8))
}
