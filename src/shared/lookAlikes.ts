/** Letters of other alphabets that look like ours: a name that is read as one must be found as one. */

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

/** Every twin as our letter, for comparing alone. */
export const withoutTwins = (text: string) =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => twins.get(sign) ?? sign)

/** A word that mixes alphabets is nobody's; it is written in ours. One that is all of another alphabet stays as it is. */
export const inOneAlphabet = (text: string) =>
  text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/[\p{Script=Latin}\p{N}]/u.test(word) ? withoutTwins(word) : word))
