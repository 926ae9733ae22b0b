/** A text without one of the languages, or with different parameters, does not compile. */

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
const fallbackLanguage: Language = 'es'
export const locales: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-US' }
/** Lets the server answer pages in the chosen language. */
export const languageCookie = 'garita_language'

type Sentence = (...values: never[]) => string
type Both = { es: string; en: string } | { es: Sentence; en: Sentence }
export interface Texts {
  readonly [key: string]: Both | Texts
}

type Matching<T> = T extends { es: infer W; en: unknown }
  ? { es: W extends string ? string : W; en: W extends string ? string : W }
  : { [K in keyof T]: Matching<T[K]> }

export type Spoken<T> = T extends { es: infer W; en: unknown }
  ? W extends string
    ? string
    : W
  : { readonly [K in keyof T]: Spoken<T[K]> }

// Lets the bundler drop texts that a screen does not use.
/* @__NO_SIDE_EFFECTS__ */
export function messages<const T extends Texts>(texts: T & Matching<T>): T {
  return texts
}

const spoken = new WeakMap<Texts, Map<Language, unknown>>()

export function speak<T extends Texts>(texts: T, language: Language): Spoken<T> {
  const known = spoken.get(texts) ?? new Map<Language, unknown>()
  spoken.set(texts, known)
  if (!known.has(language)) known.set(language, inLanguage(texts, language))
  return known.get(language) as Spoken<T>
}

function inLanguage(texts: Texts, language: Language): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isLeaf(text) ? text[language] : inLanguage(text, language)]),
  )
}

function isLeaf(text: Both | Texts): text is Both {
  return typeof text.es === 'string' || typeof text.es === 'function'
}

/** The best available language for a list like "en-US,es;q=0.8"; Spanish if none fits. */
export function preferredLanguage(wanted: string | readonly string[] | null | undefined): Language {
  const list = typeof wanted === 'string' ? wanted.split(',') : (wanted ?? [])
  for (const tag of list) {
    const found = languages.find((language) => tag.trim().toLowerCase().startsWith(language))
    if (found) return found
  }
  return fallbackLanguage
}
