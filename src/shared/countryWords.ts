/**
 * Local words for things. The product uses the words of Mexico; the replacements have the same gender, so that a sentence stays correct.
 * "gafete" is used without an article.
 */
import type { Country } from './countries.ts'
import { type Language, type Spoken, speak, type Texts } from './messages.ts'

type Word = 'caseta' | 'alberca' | 'placa' | 'departamento' | 'estacionamiento' | 'comité' | 'gafete'

const pool = { alberca: 'piscina' } as const
const flat = { departamento: 'apartamento' } as const
const parking = { estacionamiento: 'parqueo' } as const

const wordsOf: Partial<Record<Country, Partial<Record<Word, string>>>> = {
  // biome-ignore lint/style/useNamingConvention: a word of Spanish.
  CO: { ...pool, ...flat, caseta: 'portería', estacionamiento: 'parqueadero', comité: 'consejo', gafete: 'credencial' },
  CL: { ...pool, caseta: 'portería', placa: 'patente', gafete: 'credencial' },
  AR: { alberca: 'pileta', caseta: 'portería', placa: 'patente' },
  UY: { ...pool, ...flat, caseta: 'portería', placa: 'matrícula' },
  PY: { ...pool, caseta: 'portería', placa: 'chapa' },
  PE: pool,
  BO: pool,
  EC: { ...pool, estacionamiento: 'parqueadero' },
  VE: { ...pool, ...flat },
  CR: { ...pool, ...flat, ...parking },
  GT: { ...pool, ...flat, ...parking },
  HN: { ...pool, ...flat, ...parking },
  SV: { ...pool, ...flat, ...parking },
  NI: { ...pool, ...flat, ...parking },
  PA: { ...pool, ...flat },
  CU: { ...pool, ...flat, ...parking },
  DO: { ...pool, ...flat, ...parking },
  PR: { ...pool, ...flat, placa: 'tablilla' },
}

export type Wording = <T>(spoken: T) => T

const wordings = new Map<Country, Wording | null>()

/** Null if the country uses the product's own words. */
export function wordingOf(country: Country): Wording | null {
  const words = wordsOf[country]
  if (!words) return null
  const known = wordings.get(country) ?? wording(new Map(Object.entries(words)))
  wordings.set(country, known)
  return known
}

export function speakThere<T extends Texts>(texts: T, language: Language, country: Country | null): Spoken<T> {
  const spoken = speak(texts, language)
  const wording = language === 'es' && country ? wordingOf(country) : null
  return wording ? wording(spoken) : spoken
}

function wording(words: ReadonlyMap<string, string>): Wording {
  const any = new RegExp(`(?<!\\p{L})(${[...words.keys()].join('|')})(?=s?(?!\\p{L}))`, 'giu')
  const put = (text: string) => text.replace(any, (found) => cased(found, words.get(found.toLowerCase()) ?? found))
  /** A sentence keeps people's own words unchanged. */
  const around = (text: string, [first, ...others]: readonly string[]): string =>
    first === undefined
      ? put(text)
      : text
          .split(first)
          .map((part) => around(part, others))
          .join(first)
  const ready = new WeakMap<object, object>()
  function spokenIn(spoken: unknown): unknown {
    if (typeof spoken === 'string') return put(spoken)
    if (typeof spoken === 'function') {
      return (...values: unknown[]) => {
        const written = values.filter((value) => typeof value === 'string' && put(value) !== value)
        return around(String(spoken(...values)), written as string[])
      }
    }
    if (typeof spoken !== 'object' || spoken === null) return spoken
    const known = ready.get(spoken)
    if (known) return known
    const made = Object.fromEntries(Object.entries(spoken).map(([key, part]) => [key, spokenIn(part)]))
    ready.set(spoken, made)
    return made
  }
  return <T>(spoken: T) => spokenIn(spoken) as T
}

function cased(found: string, word: string): string {
  if (found === found.toUpperCase()) return word.toUpperCase()
  return found[0] === found[0]?.toUpperCase() ? (word[0] ?? '').toUpperCase() + word.slice(1) : word
}
