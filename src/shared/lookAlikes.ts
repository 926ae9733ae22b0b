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

/** Replaces every look-alike by the Latin letter; only for comparing. */
export const withoutTwins = (text: string) =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => twins.get(sign) ?? sign)

/** Rewrites words that mix alphabets in Latin letters. A word of a single alphabet stays as it is. */
export const inOneAlphabet = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/[\p{Script=Latin}\p{N}]/u.test(word) ? withoutTwins(word) : word))
