/** What may stand in a letter of the words of others: anybody may call themselves, or a place, by a link and a telephone number. */

declare const cleaned: unique symbol
/** A name or an address of our own, fit for a letter; made here alone, and the letters take nothing else. */
export type LetterText = string & { readonly [cleaned]: true }

const most_of_a_name = 60
const most_of_a_place = 80
/** A street or a section has a number; a telephone has more digits. */
const most_digits = 4

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
export const letterName = (name: string): LetterText => clean(name, /[^\p{L}\p{M}'’.-]+/gu, most_of_a_name)

/** As a name, and the number that a place may have. */
export function letterPlace(name: string): LetterText {
  const has_number = name.replace(/\P{N}/gu, '').length <= most_digits
  return clean(name, has_number ? /[^\p{L}\p{M}0-9'’.-]+/gu : /[^\p{L}\p{M}'’.-]+/gu, most_of_a_place)
}

/** An address of the installation itself. */
export const letterLink = (public_url: string, path: string): LetterText => `${public_url}${path}` as LetterText

/** A day that the database wrote. */
export const letterDay = (day: string): LetterText => day.replace(/[^0-9-]/g, '') as LetterText
