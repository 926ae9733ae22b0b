/** How a pass is written as text, and which condominium the text names; without the libraries that sign and verify. */

export const prefix = 'G1:'

/** Matches the secret part of the address of a visitor's page. */
export const visitLink = /^(c\d{1,4}\.)?[A-Za-z0-9_-]{44}$/

/** Reads the first four bytes of the hash of the condominium's id. */
export const audienceIn = (body: Uint8Array): string => hex(body.subarray(2, 6))

/**
 * Returns null if the text is not a pass. No signature is verified: the result only draws the condominium's tile, and safety never depends
 * on it.
 */
export function audienceOfText(text: string): string | null {
  const bytes = text.startsWith(prefix) ? decodeBase45(text.slice(prefix.length)) : null
  return bytes && bytes.length > 6 ? audienceIn(bytes) : null
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

export function encodeBase45(bytes: Uint8Array): string {
  let text = ''
  for (let place = 0; place < bytes.length; place += 2) {
    const pair = place + 1 < bytes.length
    const number = pair ? at(bytes, place) * 256 + at(bytes, place + 1) : at(bytes, place)
    const digits = [number % 45, Math.floor(number / 45) % 45, Math.floor(number / 2025)]
    text += digits
      .slice(0, pair ? 3 : 2)
      .map((digit) => alphabet[digit])
      .join('')
  }
  return text
}

/** Returns null if no encoder could have written the text. */
export function decodeBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null
  const bytes: number[] = []
  for (let place = 0; place < text.length; place += 3) {
    const digits = [...text.slice(place, place + 3)].map((letter) => alphabet.indexOf(letter))
    if (digits.includes(-1)) return null
    const [low = 0, middle = 0, high = 0] = digits
    const number = low + middle * 45 + high * 2025
    if (digits.length === 3) {
      if (number > 0xffff) return null
      bytes.push(number >> 8, number & 0xff)
    } else {
      if (number > 0xff) return null
      bytes.push(number)
    }
  }
  return Uint8Array.from(bytes)
}

const at = (bytes: Uint8Array, place: number) => bytes[place] ?? 0

/** Opens WhatsApp with a message; the sender picks the chat. */
export const whatsAppOf = (words: string) => `https://wa.me/?text=${encodeURIComponent(words)}`

/** Opens the phone's own map without any data of the visit. Null without an address. */
export const mapOf = (place: string, address: string | null | undefined): string | null =>
  address
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place ? `${place}, ${address}` : address)}`
    : null

/**
 * True for a pass past its dates; false for one that was canceled, replaced or used up. The date is in the time zone of the condominium.
 */
export const isExpired = (validUntil: string | null, now: number): boolean =>
  validUntil !== null && Date.parse(validUntil.length === 10 ? `${validUntil}T23:59:59` : validUntil) < now
