/** Reads the structure of a JPEG and leaves out each fact about its making: position, device, time, words. */

/** A larger picture is no photo of this product. */
const mostPixels = 4096

const begin = 0xd8
const end = 0xd9
const scan = 0xda
const comment = 0xfe
/** JFIF and Adobe describe the colors; the other application segments do not. */
const kept = [0xe0, 0xee]
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** A frame has the size; the excluded three are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isDescription = (marker: number) => marker === comment || (isApplication(marker) && !kept.includes(marker))
/** These bytes may follow 0xff inside a scan without ending it. */
const staysInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Returns the picture alone; null for bytes that are no whole JPEG of a usual size. Bytes after its end are left out. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const two = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  if (bytes[0] !== 0xff || bytes[1] !== begin) return null
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  let sized = false
  let drawn = false
  for (;;) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return null
    if (marker === end) {
      parts.push(bytes.subarray(at, at + 2))
      return sized && drawn ? joined(parts) : null
    }
    let next = at + 2 + two(at + 2)
    if (next < at + 4 || next > bytes.length) return null
    if (isFrame(marker)) {
      const [height, width] = [two(at + 5), two(at + 7)]
      if (Math.min(height, width) < 1 || Math.max(height, width) > mostPixels) return null
      sized = true
    }
    if (marker === scan) {
      next = endOfScan(bytes, next)
      drawn = true
    }
    if (!isDescription(marker)) parts.push(bytes.subarray(at, next))
    at = next
  }
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !(bytes[at] === 0xff && !staysInScan(bytes[at + 1] ?? 0))) at++
  return at
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const picture = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let filled = 0
  for (const part of parts) {
    picture.set(part, filled)
    filled += part.length
  }
  return picture
}
