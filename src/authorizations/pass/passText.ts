/** How a pass is written as text, and which condominium the text names; without the libraries that sign and verify. */

export const prefix = 'G1:'

/** The secret part of the address of a visitor's page. */
export const visitLink = /^(c\d{1,4}\.)?[A-Za-z0-9_-]{44}$/

/** First four bytes of the hash of the condominium's id. */
export const audienceIn = (body: Uint8Array): string => hex(body.subarray(2, 6))

/** Null for what is no pass. Nothing is verified: it draws the condominium's tile, which means nothing for safety. */
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

/** Null where no encoder could have produced the text. */
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

/** WhatsApp with a message; who sends it picks the chat. */
export const whatsAppOf = (words: string) => `https://wa.me/?text=${encodeURIComponent(words)}`

/** Opens the phone's own map; nothing of the visit goes along. Null where no address is set. */
export const mapOf = (place: string, address: string | null | undefined): string | null =>
  address
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place ? `${place}, ${address}` : address)}`
    : null

/** What is over by its dates has expired; another one was canceled, replaced or used up. Written as the condominium's clock says it. */
export const isExpired = (validUntil: string | null, now: number): boolean =>
  validUntil !== null && Date.parse(validUntil.length === 10 ? `${validUntil}T23:59:59` : validUntil) < now
