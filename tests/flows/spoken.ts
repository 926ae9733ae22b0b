/** Finds forgotten texts on a screen: words of the other language, message keys, a 12-hour clock. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { arrivalCompanies } from '../../src/gate/arrivals/arrivals.ts'
import { countries, countryName } from '../../src/shared/countries.ts'
import { type Language, languages, locales } from '../../src/shared/messages.ts'
import type { TestInstallation } from '../support/installation.ts'

const modules = import.meta.glob<object>(
  [
    '../../src/**/*.messages.ts',
    '../../src/**/*.refusals.ts',
    '../../src/shared/{fields,refusal,roles}.ts',
    '../../src/shared/amenityTypes.ts',
  ],
  { eager: true },
)

const letters = /\p{L}+/gu
const wordsOf = (text: string): string[] => text.toLowerCase().match(letters) ?? []

/** Returns every text of the product in one language, including functions, which are called with a figure. */
function textsIn(language: Language, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const text: unknown = Reflect.get(part, language)
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') {
    return [1, 2].map((figure) => String(Reflect.apply(text, null, Array(text.length).fill(figure))))
  }
  return Object.values(part).flatMap((inner) => textsIn(language, inner))
}

/** The browser supplies the names of months and weekdays. */
function datesIn(language: Language): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1))
  return [language, locales[language]].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) =>
      days.map((day) => day.toLocaleDateString(locale, { month: style, weekday: style })),
    ),
  )
}

const spoken = (language: Language) => Object.values(modules).flatMap((module) => textsIn(language, { ...module }))
const vocabulary = Object.fromEntries(
  languages.map((language) => [language, new Set([...spoken(language), ...datesIn(language)].flatMap(wordsOf))]),
) as Record<Language, Set<string>>

/** Each language has its own name, for users who cannot read the other. */
const languageNames = ['español', 'english']
/** An address may be broken before its last part, which is this word in the addresses of tests. */
const endsOfAddresses = ['test']
const ofBoth = [...languageNames, ...endsOfAddresses]

const foreign = new Map<Language, ReadonlySet<string>>()

/** Returns the words of two letters or more that this language does not have and the other one has. */
export function foreignWords(language: Language): ReadonlySet<string> {
  const words = foreign.get(language) ?? findForeignWords(language)
  foreign.set(language, words)
  return words
}

function findForeignWords(language: Language): ReadonlySet<string> {
  const others = languages.filter((other) => other !== language).flatMap((other) => [...vocabulary[other]])
  return new Set(others.filter((word) => word.length > 1 && !vocabulary[language].has(word) && !ofBoth.includes(word)))
}

const slices = readdirSync(fileURLToPath(new URL('../../src', import.meta.url))).filter((name) => !name.includes('.'))
const key = new RegExp(
  `\\{\\{|\\b(undefined|null|NaN)\\b|\\[object|\\b(${slices.join('|')})\\.[a-z_]+\\b|\\b[a-z]+(_[a-z]+)+\\b|\\d\\s?[aApP]\\.?\\s?[mM]\\b`,
)

/** Finds texts that the reader of a language should not see or hear; skips the words that people wrote. */
export function forgottenIn(texts: readonly string[], language: Language, theirs: readonly string[]): string[] {
  const others = foreignWords(language)
  return texts.flatMap((text) => {
    // Remove addresses, links and codes first: removing a unit's number would break them.
    const said = text.replaceAll(
      /\S*(@|:\/\/)\S*|\b[\w-]+(\.[\w-]+)+(:\d+)?\/\S*|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b|\b\d+(-[0-9a-f]{8}){4}\b/g,
      ' ',
    )
    const ours = without(theirs, said)
    const strange = wordsOf(ours).find((word) => others.has(word))
    const found = key.exec(ours)?.[0] ?? strange
    return found ? [`"${found}" in "${text.slice(0, 120)}"`] : []
  })
}

/** Covers the words of people with blanks, also where two overlap, like a name within a longer one. */
function without(theirs: readonly string[], text: string): string {
  const left = text.split('')
  for (const one of theirs) {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) left.fill(' ', at, at + one.length)
  }
  return left.join('')
}

/**
 * Returns the texts of a page, including its title and the labels for screen readers, except parts marked as another language.
 */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, template') === null &&
      element.closest('[lang]') === document.documentElement
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (own(walker.currentNode.parentElement)) found.push(walker.currentNode.nodeValue ?? '')
    for (const element of document.body.querySelectorAll('*')) {
      if (!own(element)) continue
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '')
  })
}

/** Returns the values that people wrote, such as names and remarks, without the state words of rows. */
export async function writtenByPeople({ owner }: TestInstallation): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  // Names of places are the same in every language.
  const written = new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' ')))
  for (const companies of Object.values(arrivalCompanies)) for (const company of companies) written.add(company)
  for (const country of countries) for (const language of languages) written.add(countryName(country, language))
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`)
    for (const { row } of rows)
      for (const text of stringsIn(row)) if (text.length > 2 && !/^[a-z_]*$/.test(text)) written.add(text)
  }
  return [...written]
}

function stringsIn(part: unknown): string[] {
  // An e-mail may break before its "@".
  if (typeof part === 'string') return [part, ...part.split('\n'), part.replace(/@.*/s, '')].map((line) => line.trim())
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : []
}
