/** A folio names a file of evidence: twelve letters and figures, none of which is mistaken for another. */

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const inFours = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? ''

/** Of twelve random bytes. */
export const folioOf = (bytes: Uint8Array): string =>
  inFours(Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]).join(''))

/** As it was typed: small letters, blanks and the letters that look like figures are understood. Null where it is no folio. */
export function readFolio(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return letters.length === length && [...letters].every((letter) => signs.includes(letter)) ? inFours(letters) : null
}

/** In the name that a file was saved by. */
export const folioIn = (name: string): string | null => readFolio(/-(\w{4}-\w{4}-\w{4})(?![\w-])/.exec(name)?.[1] ?? '')

/** Sixty-four hexadecimal digits, however they are spaced. */
export function readHash(typed: string): string | null {
  const digits = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[0-9a-f]{64}$/.test(digits) ? digits : null
}
