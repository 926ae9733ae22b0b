/** The code of a place in the log, as it stands on paper: how many lines, and a hash of all of them. */

/** Enough that nobody makes another log with the same code. */
const hexDigits = 32

export const codeOf = (lines: number, hash: string): string =>
  [lines, ...(hash.slice(0, hexDigits).match(/.{8}/g) ?? [])].join('-')

export interface Code {
  readonly lines: number
  readonly hash: string
}

/** Read from a letter or a sheet; null where it is no code. */
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
