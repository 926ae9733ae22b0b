/** A folio identifies an evidence file: twelve letters and digits that cannot be confused with each other. */

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const inFours = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? ''

/** Uses twelve random bytes. */
export const folioOf = (bytes: Uint8Array): string =>
  inFours(Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]).join(''))

/** Accepts lower case, blanks and letters that resemble digits. Null if it is not a folio. */
export function readFolio(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return letters.length === length && [...letters].every((letter) => signs.includes(letter)) ? inFours(letters) : null
}

/** Finds the folio in a saved file's name. */
export const folioIn = (name: string): string | null => readFolio(/-(\w{4}-\w{4}-\w{4})(?![\w-])/.exec(name)?.[1] ?? '')

/** Accepts sixty-four hexadecimal digits with any spacing. */
export function readHash(typed: string): string | null {
  const digits = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[0-9a-f]{64}$/.test(digits) ? digits : null
}
