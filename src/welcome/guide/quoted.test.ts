/** The guides name buttons and fields as the screens do. */
import { expect, test } from 'vitest'
import { languages } from '../../shared/messages.ts'
import { guideNames } from './guideAddresses.ts'
import { guides } from './guides.ts'

const modules = import.meta.glob<object>(['../../**/*.messages.ts', '../../*/**/*.navigation.web.ts'], { eager: true })
const guideFiles = /[gG]uide\.([\w]+\.)?messages\.ts$/
/** Labels of the phone, not of Garita. */
const ofPhones = ['Agregar a inicio', 'Add to Home Screen']

/** Collects all texts of one language that the screens show unchanged. */
function textsIn(language: 'es' | 'en', part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const text: unknown = Reflect.get(part, language)
  if (typeof text === 'string') return [text]
  return Object.values(part).flatMap((inner) => textsIn(language, inner))
}

const quotes = /[«“]([^»”]+)[»”]/g

test.for(languages.flatMap((language) => guideNames.map((name) => ({ language, name }))))(
  'quotes only texts of a screen: $name, $language',
  ({ language, name }) => {
    const shown = new Set(
      Object.entries(modules)
        .filter(([file]) => !guideFiles.test(file))
        .flatMap(([, module]) => textsIn(language, { ...module })),
    )
    expect(shown.size).toBeGreaterThan(500)
    const quoted = guides[name]
      .flatMap(({ entries, tips }) => [
        ...entries.map(({ text }) => text[language]),
        ...tips.map((tip) => tip[language]),
      ])
      .flatMap((text) => [...text.matchAll(quotes)].map(([, words = '']) => words))
    expect(quoted.length).toBeGreaterThan(10)
    expect(quoted.filter((words) => !shown.has(words) && !ofPhones.includes(words))).toEqual([])
  },
)
