/** Reads a JPEG as a list of segments and writes it again with only those that draw the picture. */

export interface Jpeg {
  readonly width: number
  readonly height: number
  /** Without comments, place, camera, thumbnail, and bytes after the picture. */
  readonly bytes: Uint8Array
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Baseline and progressive; no decoder of a browser reads the other ways of coding. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Tables and restart interval. */
const drawing = new Set([0xc4, 0xdb, 0xdd])
const header = 0xe0
/** A header without a small picture has this number of bytes. */
const headerBytes = 18
const isHeader = (part: Uint8Array) =>
  part.length >= headerBytes && [...'JFIF\0'].every((letter, at) => part[at + 4] === letter.charCodeAt(0))
/** Programs write some ten. A browser goes through the whole picture for each, so a small file could cost it any time. */
const mostScans = 100
/** Other applications' data, where cameras write the place and the time, and comments. */
const isAside = (marker: number) => (marker >= header && marker <= 0xef) || marker === 0xfe

/** Null if the bytes are no whole JPEG. Decodes nothing, so no picture costs more than its bytes. */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let at = 2
  for (;;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]
    if (marker === undefined) return null
    if (marker === endOfImage) {
      const scans = parts.filter((part) => part[1] === startOfScan).length
      if (!size || scans === 0 || scans > mostScans) return null
      return { ...size, bytes: joined([...parts, bytes.subarray(at, at + 2)]) }
    }
    const length = wordAt(bytes, at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (frames.has(marker)) {
      // A second frame would have another size than the checked one.
      if (size || length < 8) return null
      size = { height: wordAt(bytes, at + 5), width: wordAt(bytes, at + 7) }
      parts.push(bytes.subarray(at, end))
    } else if (marker === startOfScan) {
      if (!size) return null
      const next = endOfScan(bytes, end)
      if (next === null) return null
      parts.push(bytes.subarray(at, next))
      at = next
      continue
    } else if (marker === header && isHeader(bytes.subarray(at, end)))
      parts.push(withoutThumbnail(bytes.subarray(at, end)))
    else if (drawing.has(marker)) parts.push(bytes.subarray(at, end))
    else if (!isAside(marker)) return null
    at = end
  }
}

/** In the coded data of a scan, FF begins a marker unless 00 or a restart follows. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return null
}

/** The small picture may show what a person cut off. */
function withoutThumbnail(part: Uint8Array): Uint8Array {
  const kept = Uint8Array.from(part.subarray(0, headerBytes))
  kept.set([0, headerBytes - 2], 2)
  kept.set([0, 0], headerBytes - 2)
  return kept
}

const wordAt = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
