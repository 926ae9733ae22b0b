/** Makes ids (UUID version 7, ordered by time). The client makes them, so that a repeated call creates one row. */

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }

export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = now.toString(16).padStart(12, '0')
  const random = Array.from(bytes.subarray(6), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[0] ?? 0) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`
}
