/** Cleans names before they go into a letter: anyone may enter a link or a phone number as a name. */

declare const cleaned: unique symbol
/** Text that is safe in a letter. Only this file creates it, and letters accept nothing else. */
export type LetterText = string & { readonly [cleaned]: true }

const mostOfAName = 60
const mostOfAPlace = 80
/** The number of a street or section has at most four digits; a phone number has more. */
const mostDigits = 4

const clean = (written: string, unwanted: RegExp, most: number) =>
  Array.from(
    written
      .normalize('NFC')
      .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
      .replace(unwanted, ' ')
      // A dot between letters makes a link.
      .replace(/\.(?=\S)/g, '. ')
      .replace(/ +/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('')
    .trim() as LetterText

/** Keeps letters, marks, spaces and the punctuation of names. */
export const letterName = (name: string): LetterText => clean(name, /[^\p{L}\p{M}'’.-]+/gu, mostOfAName)

export function letterPlace(name: string): LetterText {
  const hasNumber = name.replace(/\P{N}/gu, '').length <= mostDigits
  return clean(name, hasNumber ? /[^\p{L}\p{M}0-9'’.-]+/gu : /[^\p{L}\p{M}'’.-]+/gu, mostOfAPlace)
}

export const letterLink = (publicUrl: string, path: string): LetterText => `${publicUrl}${path}` as LetterText

export const letterDay = (day: string): LetterText => day.replace(/[^0-9-]/g, '') as LetterText

export const letterCode = (code: string): LetterText => code.replace(/[^0-9a-f-]/g, '') as LetterText
