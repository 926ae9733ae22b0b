/** Splits text into words and normalizes words that people write in several ways. */
import type { Language } from '../../shared/messages.ts'

/** Lower case, without accents and apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()

/** These words say nothing about the topic. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    `a al alguna alguno algun algo ahi ahora alla aqui asi aun aunque cada como con cual cuales cuando cuanto cuanta cuantos cuantas de del
    desde donde dos e el ella ellas ellos en entonces era eres es esa ese eso esos esta estan estar estaba este esto estos estoy fue ha hace
    hacer haces hago haga han has hasta hay he hola la las le les lo los luego mas me mi mis mucho muy ni nos o oye otra otro pa para pero poder
    podemos porque por puede pueden puedes puedo pues q que quien quienes quiere quiero quisiera se sea ser si sin sobre solo son soy su sus
    tambien tan te tengo tenemos tiene tienen toda todas todo todos tu tus u un una unas uno unos va van vas voy y ya yo xfa favor
    gracias debe debo deben hacerle necesito necesita quede`.split(/\s+/),
  ),
  en: new Set(
    `a about after all am an and any are as at be been before being but by can could did do does doesnt doing dont for from get gets getting
    give go going got had has have having he hello her here hers him his how i id if ill im in into is isnt it its ive just let lets law laws like
    may me might mine must my need needs now of off on one or our out over please put she should so some someone somebody something still
    than thanks that the their them then there theres these they theyre this those to too us use want wants was way we were what whats
    when where which while who whos why will with wont would yet you your youre cant keep every ever very`.split(/\s+/),
  ),
}

/** Letters that sound alike become one: people write "reserbar", "gimnacio" and "orario". */
function sound(word: string, language: Language): string {
  const folded = word
    .replaceAll('v', 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/(\p{L})\1+/gu, '$1')
  return language === 'es' ? folded.replace(/(?<!c)h/g, '') : folded
}

/** Endings of plurals and verbs, the longer ones first; a stem keeps three letters. */
const endings: Readonly<Record<Language, RegExp>> = {
  es: /(?<=...)(?:(?:asion|ision)(?:es)?|(?:ar|er|ir|ando|iendo)(?:me|te|se|l[aeo]s?|nos|sel[ao]s?)|(?:ari|eri|iri|ab|i)a[ns]?|(?:[aei]r|[ai]d)[ao]s?|[aei]r(?:on)?|[aei]mos|[ai]ste|ando|iendo|io|en?|[ao]s?|an|es|s|i)$/,
  en: /(?<=...)(?:ations?|ments?|als?|(?:er)?ings?|ied|ies|ers?|ered|ed|es|e|s|y)$/,
}

export interface Word {
  /** The sound, to compare with misspelled words. */
  readonly sound: string
  readonly stem: string
}

function wordOf(written: string, language: Language): Word {
  const heard = sound(written, language)
  // "suena" and "sonar", "cierra" and "cerrar" have one stem.
  const even = language === 'es' ? heard.replaceAll('ue', 'o').replaceAll('ie', 'e') : heard
  return { sound: heard, stem: even.replace(endings[language], '') }
}

const writtenIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Omits numbers and words without a meaning. */
export const wordsOf = (text: string, language: Language): Word[] =>
  writtenIn(text)
    .filter((word) => !stopWords[language].has(word) && !/^\p{N}+$/u.test(word))
    .map((word) => wordOf(word, language))

export const countStopWords = (text: string, language: Language): number =>
  writtenIn(text).filter((word) => stopWords[language].has(word)).length

/** One letter too many, too few or wrong, or two neighbors that changed places, in words of five letters or more. */
export function isMisspelled(written: string, right: string): boolean {
  if (written === right || Math.min(written.length, right.length) < 4 || Math.max(written.length, right.length) < 5)
    return false
  if (Math.abs(written.length - right.length) > 1) return false
  let start = 0
  while (start < written.length && written[start] === right[start]) start += 1
  const a = written.slice(start)
  const b = right.slice(start)
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
