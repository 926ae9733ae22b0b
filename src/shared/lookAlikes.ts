/** Cyrillic and Greek letters that resemble Latin ones: a search must find names by their appearance. */

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

/** Rewrites words that mix alphabets in Latin letters. A word of a single alphabet stays unchanged. */
export const inOneAlphabet = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/[\p{Script=Latin}\p{N}]/u.test(word) ? withoutTwins(word) : word))

/** Reads a small letter in a search like its capital: if both have a Latin look-alike, the capital's counts. */
const readAs = new Map<string, string>([
  ...[...twins].toReversed().map(([theirs, ours]): [string, string] => [theirs.toLowerCase(), ours.toLowerCase()]),
  // A final sigma becomes a sigma. The other letters keep a stroke or stay together when accents are removed, so they are listed as
  // PostgreSQL's unaccent writes them.
  ...'ς:σ æ:ae œ:oe ø:o đ:d ð:d þ:th ħ:h ı:i ł:l ß:ss'.split(' ').map((pair): [string, string] => {
    const [sign = '', letters = ''] = pair.split(':')
    return [sign, letters]
  }),
])

/** Compares without case, accents, invisible characters and foreign look-alikes. In SQL it is `plain(…)`. */
export const plain = (written: string) =>
  written
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (sign) => readAs.get(sign) ?? sign)
