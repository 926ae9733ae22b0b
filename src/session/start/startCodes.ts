/** A start code has twelve of 32 characters, without I, L, O and U, in three groups. */

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12

/** Twelve random bytes give 60 bits. */
export const codeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, codeLength), (byte) => signs[byte & 31]).join('')

export const inGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** Accepts any case, with or without hyphens, and letters that resemble digits. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

export const codeShape = new RegExp(`^[${signs}]{${codeLength}}$`)
