/** A call that sends a photo sends ids first, then the bytes of the JPEG. */

export const mostPhotoBytes = 300_000
/** A reader's browser needs memory for each point, however few bytes a picture has. */
const longestSide = 4_096
export const isPhotoSize = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) > 0 && Math.max(width, height) <= longestSide

export const idBytes = 16

export const sentPhoto = (ids: readonly string[], jpeg: Uint8Array) =>
  Uint8Array.from([...ids.flatMap((id) => [...bytesOfId(id)]), ...jpeg])

export const bytesOfId = (id: string): Uint8Array =>
  Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (two) => Number.parseInt(two, 16))

export const idOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, idBytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
