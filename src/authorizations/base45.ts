/** Base45 (RFC 9285): QR codes store these characters most densely, so the picture stays coarse enough for poor cameras. */

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
