/** What may stand in a letter of the words of others: anybody may call themselves, or a place, by a link and a telephone number. */

declare const cleaned: unique symbol
/** A name or an address of our own, fit for a letter; made here alone, and the letters take nothing else. */
export type LetterText = string & { readonly [cleaned]: true }

const mostOfAName = 60
const mostOfAPlace = 80
/** A street or a section has a number; a telephone has more digits. */
const mostDigits = 4

const clean = (written: string, unwanted: RegExp, most: number) =>
  Array.from(
    written
      .normalize('NFC')
      .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
      .replace(unwanted, ' ')
      // A full stop in the middle of letters makes a link of them.
      .replace(/\.(?=\S)/g, '. ')
      .replace(/ +/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('')
    .trim() as LetterText

/** Letters, marks, spaces and the signs that names have. */
export const letterName = (name: string): LetterText => clean(name, /[^\p{L}\p{M}'’.-]+/gu, mostOfAName)

/** As a name, and the number that a place may have. */
export function letterPlace(name: string): LetterText {
  const hasNumber = name.replace(/\P{N}/gu, '').length <= mostDigits
  return clean(name, hasNumber ? /[^\p{L}\p{M}0-9'’.-]+/gu : /[^\p{L}\p{M}'’.-]+/gu, mostOfAPlace)
}

/** An address of the installation itself. */
export const letterLink = (publicUrl: string, path: string): LetterText => `${publicUrl}${path}` as LetterText

/** A day that the database wrote. */
export const letterDay = (day: string): LetterText => day.replace(/[^0-9-]/g, '') as LetterText
