/** Answers with sentences of the guides; if no passage fits, it says so and links the nearest. */
import { type Language, languages, speak } from '../../shared/messages.ts'
import { type GuideName, guideAddresses, guideNames } from '../guide/guideAddresses.ts'
import { guides } from '../guide/guides.ts'
import { welcomeMessages } from '../landing/welcome.messages.ts'
import type { Answer } from '../welcome.contract.ts'
import { answeringMessages } from './assistant.messages.ts'
import { emergencyIn } from './emergencies.ts'
import { everydayWords } from './everydayWords.ts'
import { type Found, type Passage, type Search, searchIn } from './guideSearch.ts'
import { voicePlaceholder } from './voice.ts'

/** Passages with a lower score gave wrong answers more often than right ones. */
const leastScore = 5
const leastCoverage = 0.3
/** Passages with a lower score have nothing to do with the question. */
const leastScoreOfLinks = 2.5
const leastCoverageOfLinks = 0.15
/** A guard's question is answered from the guide for guards first. */
const ofOwnGuide = 2.5
/** A second passage with nearly the same score is also linked. */
const nearlyAsWell = 0.6
const mostLetters = 360

interface GuidePassage extends Passage {
  readonly guide: GuideName
  readonly section: string
  /** Names a section of the residents' guide, or another guide. */
  readonly group: string
  readonly address: string
}

interface GuideIndex {
  readonly passages: ReadonlyMap<string, GuidePassage>
  readonly search: Search
}

function indexOf(language: Language): GuideIndex {
  const { guides: names } = speak(welcomeMessages, language)
  const all = guideNames.flatMap((guide) =>
    guides[guide].flatMap(({ anchor, title, about, entries, tips }) => {
      const section = title[language]
      const group = guide === 'resident' ? section : names[guide].name
      const common = { guide, section, group }
      return [
        ...entries.map((entry) => ({
          ...common,
          id: entry.id,
          title: entry.title[language],
          topic: `${section} ${about[language]}`,
          text: entry.text[language],
          words: everydayWords[entry.id]?.[language] ?? '',
          address: `${guideAddresses[guide]}#${entry.id}`,
        })),
        ...tips.map((tip) => ({
          ...common,
          id: tip.id ?? tip.es,
          title: '',
          topic: section,
          text: tip[language],
          words: everydayWords[tip.id ?? '']?.[language] ?? '',
          address: `${guideAddresses[guide]}#${tip.id ?? anchor}`,
        })),
      ]
    }),
  )
  return { passages: new Map(all.map((passage) => [passage.id, passage])), search: searchIn(all, language) }
}

let indexes: Readonly<Record<Language, GuideIndex>> | undefined

function indexIn(language: Language): GuideIndex {
  indexes ??= { es: indexOf('es'), en: indexOf('en') }
  return indexes[language]
}

/** Emergencies are answered here before any other assistant is asked. */
export function answerEmergency(question: string, page: Language): Answer | null {
  const language = emergencyIn(question, page)
  if (!language) return null
  const { emergency_title, emergency, calls } = speak(answeringMessages, language)
  return {
    title: emergency_title,
    text: emergency,
    language,
    calls: emergencyNumbers.map((number) => ({ number, where: calls[`n${number}`] })),
  }
}

const emergencyNumbers = ['911', '123', '131', '132', '133'] as const

/** `reader` is the guide of the caller's role. */
export function answerFromGuide(question: string, page: Language, reader: GuideName | null = null): Answer {
  if (question === voicePlaceholder) return { text: speak(answeringMessages, page).voice, language: page }
  const language = languageOf(question, page)
  const found = find(question, language, reader)
  const [best] = found
  const second = found.find(({ passage }) => passage.address !== best?.passage.address)
  if (best && best.score >= leastScore && best.coverage >= leastCoverage) {
    const { title, section, text } = best.passage
    return {
      title: title || section,
      text: excerptOf(text, question, language),
      language,
      links: [
        linkToSection(best.passage),
        ...(second && second.rank >= best.rank * nearlyAsWell ? [linkTo(second.passage)] : []),
      ],
    }
  }
  const links = nearest(found)
  const text = speak(answeringMessages, language)
  return links.length > 0
    ? { text: text.unsure, language, links }
    : { text: text.unknown, language, links: [{ address: guideAddresses[reader ?? 'resident'], title: text.guide }] }
}

interface FoundPassage extends Found {
  readonly passage: GuidePassage
  /** The score, with a bonus for the reader's own guide. */
  readonly rank: number
}

function find(question: string, language: Language, reader: GuideName | null): FoundPassage[] {
  const { passages, search } = indexIn(language)
  return search
    .find(question)
    .flatMap((found) => {
      const passage = passages.get(found.id)
      return passage ? [{ ...found, passage, rank: found.score * (passage.guide === reader ? ofOwnGuide : 1) }] : []
    })
    .toSorted((one, other) => other.rank - one.rank)
}

/** The page's language, unless the question contains more words of the other. */
function languageOf(question: string, page: Language): Language {
  const other = languages.find((language) => language !== page) ?? page
  const { known } = indexIn(page).search
  return indexIn(other).search.known(question) > known(question) ? other : page
}

/** Returns a short text completely; else the first sentences of the paragraph with the most words of the question. */
function excerptOf(text: string, question: string, language: Language): string {
  if (text.length <= mostLetters) return text
  const paragraphs = text.split('\n\n')
  const search = searchIn(
    paragraphs.map((paragraph, at) => ({ id: String(at), title: '', topic: '', text: paragraph, words: '' })),
    language,
  )
  const [best] = search.find(question)
  const paragraph = paragraphs[Number(best?.id ?? 0)] ?? text
  const [first = '', ...others] = paragraph.split(/(?<=[.!?])\s+/)
  let excerpt = first
  for (const sentence of others) {
    if (excerpt.length + sentence.length >= mostLetters) break
    excerpt += ` ${sentence}`
  }
  return excerpt
}

type Link = NonNullable<Answer['links']>[number]

const linkToSection = ({ section, group, address }: GuidePassage): Link => ({
  address,
  title: group === section ? section : `${group}: ${section}`,
})

const linkTo = (passage: GuidePassage): Link =>
  passage.title ? { address: passage.address, title: `${passage.group}: ${passage.title}` } : linkToSection(passage)

function nearest(found: readonly FoundPassage[]): Link[] {
  const links = found
    .filter(({ score, coverage }) => score >= leastScoreOfLinks && coverage >= leastCoverageOfLinks)
    .map(({ passage }) => linkTo(passage))
  return links.filter((link, at) => links.findIndex(({ address }) => address === link.address) === at).slice(0, 2)
}
