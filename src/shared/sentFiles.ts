/** A call that sends a file sends ids first, then the bytes of the file. */

export const mostPhotoBytes = 300_000
/** A reader's browser needs memory for each point, however few bytes a picture has. */
const longestSide = 4_096
export const isShownPicture = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) > 0 && Math.max(width, height) <= longestSide

export const idBytes = 16

export function sentFile(ids: readonly string[], bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const sent = new Uint8Array(ids.length * idBytes + bytes.length)
  for (const [at, id] of ids.entries()) sent.set(bytesOfId(id), at * idBytes)
  sent.set(bytes, ids.length * idBytes)
  return sent
}

const bytesOfId = (id: string): number[] =>
  (id.replaceAll('-', '').match(/../g) ?? []).map((two) => Number.parseInt(two, 16))

/** Returns the first ids, as many as asked for, and the bytes behind them. */
export function arrivedFile(sent: Uint8Array, count: number): [ids: string[], bytes: Uint8Array] {
  const ids = Array.from({ length: count }, (_, at) => idOf(sent.subarray(at * idBytes, (at + 1) * idBytes)))
  return [ids, sent.subarray(count * idBytes)]
}

const idOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
