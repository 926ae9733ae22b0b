/** The two fonts of our files, embedded, and what to write where they lack a letter. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plain } from '../../shared/lookAlikes.ts'

export type Font = 'regular' | 'bold'

const require = createRequire(import.meta.url)

/** The static files: pdfkit does not read the variable ones. */
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

/** Latin-1 and the signs of print that both fonts have; the test compares it with the files. */
const has = (letter: string) => /^[ -~\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u00ff‘’“”–—…·•€]$/u.test(letter)

/** Each letter as it is, or without its accent, or as the Latin letter that it looks like, or as a question mark. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\p{Zs}/gu, ' '), (letter) => {
    if (has(letter)) return letter
    const [bare = ''] = letter.normalize('NFD')
    if (has(bare)) return bare
    const [alike = ''] = plain(letter)
    if (!has(alike)) return '?'
    return letter === letter.toLowerCase() ? alike : alike.toUpperCase()
  }).join('')
