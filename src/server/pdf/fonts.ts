import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Font = 'regular' | 'bold'

const require = createRequire(import.meta.url)

const files: Readonly<Record<Font, () => string>> = {
  regular: () =>
    require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  bold: () =>
    require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
}

let read: Readonly<Record<Font, Buffer>> | undefined

export function fontFiles(): Readonly<Record<Font, Buffer>> {
  read ??= { regular: readFileSync(files.regular()), bold: readFileSync(files.bold()) }
  return read
}

/** Both fonts have Latin-1 and these typographic signs; a test compares the list with the fonts. */
const ours = ' -~\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u00ff‘’“”–—…·•€'
const onlyOurs = new RegExp(`^[${ours}]+$`, 'u')
const has = (text: string) => onlyOurs.test(text)
const others = new RegExp(`[^${ours}\n]+(?: +[^${ours}\n]+)*`, 'gu')

/** Half a megabyte of tables, loaded with the first letter that needs them. */
const inLatin = (letter: string): string => {
  const { default: anyAscii }: typeof import('any-ascii') = require('any-ascii')
  const latin = /\p{Cc}/u.test(letter) ? '' : anyAscii(letter)
  return latin || `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Replaces accents and signs that the fonts lack by plain ones; keeps all others. */
function plainly(letter: string): string {
  if (has(letter) || letter === '\n') return letter
  if (/[\p{Default_Ignorable_Code_Point}\p{M}]/u.test(letter)) return ''
  const [bare = ''] = letter.normalize('NFD')
  if (has(bare)) return bare
  const same = letter.normalize('NFKC')
  if (has(same)) return same
  return /[\p{Script=Latin}\p{P}\p{Sm}\p{Sc}\p{Sk}]/u.test(letter) ? inLatin(letter) : letter
}

const inOurLetters = (text: string) =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\p{Zs}\t]/gu, ' '),
    plainly,
  ).join('')

/** Writes other alphabets and signs in Latin letters between brackets (decision 103). */
export const printable = (text: string): string =>
  inOurLetters(text).replace(
    others,
    (run) => `[${Array.from(run, (one) => (one === ' ' ? one : inLatin(one))).join('')}]`,
  )

export const inOtherLetters = (text: string): boolean => inOurLetters(text).search(others) >= 0
