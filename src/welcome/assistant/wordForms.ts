/** Words as they are compared: without capitals, accents and endings, so that "Registré" and "registrarme" are one. */
import type { Language } from '../../shared/messages.ts'

/** What hangs on a verb says nothing of what is asked. */
const hanging = /(?<=(?:ar|er|ir|ando|iendo))(?:me|te|se|nos)?(?:lo|la|los|las|le|les)?$/

const endings: Record<Language, readonly string[]> = {
  es: (
    'amientos imientos asiones isiones amiento imiento adores adoras asion ision ador adora antes ante ando iendo ' +
    'aron ieron aste iste amos emos imos aban aba ados adas idos idas ado ada ido ida itos itas ito ita ' +
    'aran aras are ara eran ere era ar er ir es as os an en a e i o s'
  ).split(' '),
  en: 'izations ization ations ation ings ing ors or ers er ied ies ed es s e y'.split(' '),
}

/** In Spanish many spellings sound alike, and whoever writes in a hurry writes what they hear. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/v/g, 'b'],
  [/z|c(?=[ei])/g, 's'],
  [/(?<!c)h/g, ''],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
]

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, without what stands over them. */
export const split = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export function heard(word: string, language: Language): string {
  return language === 'es' ? sounds.reduce((said, [spelling, sound]) => said.replace(spelling, sound), word) : word
}

/** "Pérez" is not a "perro"; days and dogs are one or many. */
const leastLeft = (ending: string, language: Language) => (language === 'es' && ending !== 's' ? 4 : 3)

export function stem(word: string, language: Language): string {
  const bare = language === 'es' ? word.replace(hanging, '') : word
  const ending = endings[language].find(
    (one) => bare.endsWith(one) && bare.length - one.length >= leastLeft(one, language),
  )
  const rest = ending ? bare.slice(0, -ending.length) : bare
  // "cancelled", "running", and who types "perrro".
  return rest.replace(/(.)\1+/g, '$1')
}
