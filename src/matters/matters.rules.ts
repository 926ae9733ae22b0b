export const matterStates = ['waiting', 'answered', 'closed'] as const
export type MatterState = (typeof matterStates)[number]

export const mostLetters = 2000

export const mostPhotoBytes = 300_000
/** The id of a photo comes before its bytes. */
export const idBytes = 16

export const bytesOfId = (id: string): Uint8Array =>
  Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (two) => Number.parseInt(two, 16))

export const idOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, idBytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
