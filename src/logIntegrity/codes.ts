/** Enough digits to prevent another log with the same code. */
const hexDigits = 32

export const codeOf = (lines: number, hash: string): string =>
  [lines, ...(hash.slice(0, hexDigits).match(/.{8}/g) ?? [])].join('-')

export interface Code {
  readonly lines: number
  readonly hash: string
}

/** Reads a code from a letter or a sheet; null if it is none. */
export function readCode(text: string): Code | null {
  const [lines = '', ...parts] = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
  const hash = parts.join('')
  return /^\d{1,15}$/.test(lines) && new RegExp(`^[0-9a-f]{${hexDigits}}$`).test(hash)
    ? { lines: Number(lines), hash }
    : null
}
