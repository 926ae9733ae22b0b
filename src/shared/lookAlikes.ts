/** Cyrillic and Greek letters that look like Latin ones: names that look the same must be found by the same search. */

const twins = new Map<string, string>(
  [
    ['АВЕЅІЈКМНОРСТУХҮԚԜҺ', 'ABESIJKMHOPCTYXYQWH'],
    ['аеѕіјорсухҽԛԝһӏ', 'aesijopcyxeqwhl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αινορυχ', 'aivopux'],
  ].flatMap(([theirs = '', ours = '']) => {
    const latin = Array.from(ours)
    return Array.from(theirs).map((sign, at): [string, string] => [sign, latin[at] ?? sign])
  }),
)

const withoutTwins = (text: string) =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => twins.get(sign) ?? sign)

/** Rewrites words that mix alphabets in Latin letters. A word of a single alphabet stays as it is. */
export const inOneAlphabet = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/[\p{Script=Latin}\p{N}]/u.test(word) ? withoutTwins(word) : word))

/** How a search reads a small letter. A letter is read alike in both cases; where both have a twin, by that of the capital. */
const readAs = new Map<string, string>([
  ...[...twins].toReversed().map(([theirs, ours]): [string, string] => [theirs.toLowerCase(), ours.toLowerCase()]),
  // A last sigma is a sigma. The others keep a stroke or stay together when accents are taken off; unaccent writes them so.
  ...'ς:σ æ:ae œ:oe ø:o đ:d ð:d þ:th ħ:h ı:i ł:l ß:ss'.split(' ').map((pair): [string, string] => {
    const [sign = '', letters = ''] = pair.split(':')
    return [sign, letters]
  }),
])

/** A name as searches compare it: without case, accents, invisible characters and foreign twins. In SQL it is `plain(…)`. */
export const plain = (written: string) =>
  written
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (sign) => readAs.get(sign) ?? sign)
