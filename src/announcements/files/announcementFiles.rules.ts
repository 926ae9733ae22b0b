/** An announcement has up to four pictures and one PDF. */

export const fileKinds = ['picture', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

export const mostPictures = 4
export const mostFiles = mostPictures + 1
export const mostPictureBytes = 500_000
export const mostPdfBytes = 5 * 1024 * 1024
/** The words of a picture describe it, those of a PDF are its name. */
export const mostFileWords = 200

/** A writer may add some bytes after the end of a document. */
const endBytes = 1_024

const begins = (bytes: Uint8Array, word: string, at = 0) =>
  [...word].every((letter, place) => bytes[at + place] === letter.charCodeAt(0))

/** Reads the first and the last bytes, not the pages: a browser shows a PDF in a viewer that has no rights of this site. */
export function isPdf(bytes: Uint8Array): boolean {
  if (!begins(bytes, '%PDF-')) return false
  for (let at = bytes.length - 5; at >= Math.max(5, bytes.length - endBytes); at -= 1)
    if (begins(bytes, '%%EOF', at)) return true
  return false
}

/** Writes a size as `340 KB` or `1.2 MB`. */
export function sizeOf(bytes: number, locale: string): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  return bytes < 1_000_000 ? `${format(Math.max(1, bytes / 1_000), 0)} KB` : `${format(bytes / 1_000_000, 1)} MB`
}

/** The name under which a reader saves a file. */
export const savedName = (words: string) => (/\.pdf$/i.test(words) ? words : `${words}.pdf`)
