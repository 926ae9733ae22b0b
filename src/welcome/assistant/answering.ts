/** Answers from the resident guide, or names the screen that has it; where it is not sure, it says so and links the nearest. */
import { type Language, languages, speak } from '../../shared/messages.ts'
import { type GuideText, guide } from '../guide/guide.ts'
import type { Answer } from '../welcome.contract.ts'
import { answeringMessages } from './assistant.messages.ts'
import { emergencyIn } from './emergencies.ts'
import { type Near, type Search, searchIn } from './nearest.ts'
import { beyond, screens } from './questions/beyond.messages.ts'
import { guideQuestions } from './questions/questions.ts'
import { voicePlaceholder } from './voice.ts'

/** Chosen with the questions of the test: below these an answer was more often beside the point than right. */
const leastScore = 0.55
const leastLead = 0.06
/** Below this the nearest passages have nothing to do with the question. */
const leastOfLinks = 0.2

interface Said {
  readonly title?: GuideText | undefined
  readonly section?: GuideText
  readonly text: GuideText
  readonly links: readonly Link[]
}

interface Link {
  readonly address: string
  readonly title: GuideText
}

const passages: ReadonlyMap<string, Said> = new Map(
  guide.flatMap(({ title: section, anchor, entries, tips }) => [
    ...entries.map(({ id, title, text }): [string, Said] => [
      id,
      { title, section, text, links: [{ address: `/user-guide#${id}`, title: section }] },
    ]),
    ...tips.map((tip): [string, Said] => [
      tip.id ?? tip.es,
      { text: tip, links: [{ address: `/user-guide#${tip.id ?? anchor}`, title: section }] },
    ]),
  ]),
)

/** An entry of the guide by its section and title, or a screen. */
const linkTo = (name: string): Link => {
  const { section, title } = passages.get(name) ?? {}
  if (!section || !title) return { address: name, title: screens[name] ?? { es: name, en: name } }
  const both = (language: Language) => `${section[language]}: ${title[language]}`
  return { address: `/user-guide#${name}`, title: { es: both('es'), en: both('en') } }
}

const topics: ReadonlyMap<string, Said> = new Map([
  ...passages,
  ...beyond.map(({ id, text, links = [] }): [string, Said] => [id, { text, links: links.map(linkTo) }]),
])

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const search = (language: Language): Search =>
  searchIn(
    [
      ...Object.entries(guideQuestions).map(([id, asked]) => ({ id, questions: linesOf(asked[language]) })),
      ...beyond.map((topic) => ({ id: topic.id, questions: linesOf(topic[language]) })),
    ],
    language,
  )

let searches: Readonly<Record<Language, Search>> | undefined

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
    ...linksIn(nearestLinks(nearestIn(language)(question)), language),
  }
}

const emergencyNumbers = ['911', '123', '131', '132', '133'] as const

export function answerFromGuide(question: string, page: Language): Answer {
  if (question === voicePlaceholder) return { text: speak(answeringMessages, page).voice, language: page }
  const language = languageOf(question, page)
  const found = nearestIn(language)(question)
  const [best, second] = found
  const topic = best && isSure(best, second) ? topics.get(best.id) : undefined
  if (topic) {
    const title = topic.title?.[language]
    return { ...(title ? { title } : {}), text: topic.text[language], language, ...linksIn(topic.links, language) }
  }
  const links = nearestLinks(found)
  const text = speak(answeringMessages, language)
  return links.length > 0
    ? { text: text.unsure, language, ...linksIn(links, language) }
    : { text: text.unknown, language, ...linksIn([linkTo('/user-guide')], language) }
}

const isSure = (best: Near, second: Near | undefined) =>
  best.score >= leastScore && best.score - (second?.score ?? 0) >= leastLead

const nearestIn = (language: Language) => {
  searches ??= { es: search('es'), en: search('en') }
  return searches[language].nearest
}

/** The page's language, unless the question knows more words of the other. */
function languageOf(question: string, page: Language): Language {
  searches ??= { es: search('es'), en: search('en') }
  const { [page]: own } = searches
  const other = languages.find((language) => language !== page) ?? page
  return searches[other].known(question) > own.known(question) ? other : page
}

/** The two nearest places; topics without one lead nowhere. */
function nearestLinks(found: readonly Near[]): Link[] {
  const links = found
    .filter(({ score }) => score >= leastOfLinks)
    .flatMap(({ id }) => (passages.get(id)?.title ? [linkTo(id)] : (topics.get(id)?.links.slice(0, 1) ?? [])))
  return links.filter((link, at) => links.findIndex(({ address }) => address === link.address) === at).slice(0, 2)
}

function linksIn(links: readonly Link[], language: Language): Pick<Answer, 'links'> {
  return links.length > 0 ? { links: links.map(({ address, title }) => ({ address, title: title[language] })) } : {}
}
