/** Finds passages by the words of a question, by synonyms, and in spite of a typing error. */
import type { Language } from '../../shared/messages.ts'
import { sameWords } from './sameWords.ts'
import { countStopWords, isMisspelled, type Word, wordsOf } from './words.ts'

export interface Passage {
  readonly id: string
  readonly title: string
  readonly topic: string
  readonly text: string
  /** Words that people use for the topic of the passage. */
  readonly words: string
}

export interface Found {
  readonly id: string
  readonly score: number
  /** From 0 to 1: how much of the question the passage covers. */
  readonly coverage: number
}

export interface Search {
  /** Finds every passage with a word of the question, best first. */
  readonly find: (question: string) => Found[]
  /** Counts words of a text that belong to the language. */
  readonly known: (text: string) => number
}

/** Long enough for every question, and a limit for the server's work. */
const mostWords = 40
const ofTitle = 2.5
const ofTopic = 0.8
const ofText = 1
const ofMeaning = 0.85
const ofMisspelled = 0.8
/** A word that no passage contains counts as one that a few contain. */
const passagesWithUnknown = 2

interface Term {
  readonly key: string
  readonly weight: number
}

export function searchIn(passages: readonly Passage[], language: Language): Search {
  const meanings = meaningsIn(language)
  const stems = new Map<string, string>()
  const keysOf = ({ stem }: Word) => [stem, ...(meanings.get(stem) ?? [])]

  const index = passages.map(({ id, title, topic, text, words }) => {
    const weights = new Map<string, number>()
    const weigh = (part: string, most: number) => {
      const counts = new Map<string, number>()
      for (const word of wordsOf(part, language)) {
        stems.set(word.sound, word.stem)
        for (const key of keysOf(word)) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      for (const [key, count] of counts) weights.set(key, (weights.get(key) ?? 0) + (most * count) / (count + 0.6))
    }
    weigh(`${title} ${words}`, ofTitle)
    weigh(topic, ofTopic)
    weigh(text, ofText)
    return { id, weights }
  })
  for (const line of sameWords[language]) for (const word of wordsOf(line, language)) stems.set(word.sound, word.stem)

  const passagesWith = new Map<string, number>()
  for (const { weights } of index)
    for (const key of weights.keys()) passagesWith.set(key, (passagesWith.get(key) ?? 0) + 1)
  const rarity = (key: string) => Math.log(1 + passages.length / (passagesWith.get(key) ?? passagesWithUnknown))

  const known = new Set(stems.values())
  const termsOf = (word: Word): Term[] => {
    const right = known.has(word.stem)
      ? [{ word, weight: 1 }]
      : [...stems]
          .filter(([sound]) => isMisspelled(word.sound, sound))
          .map(([sound, stem]) => ({ word: { sound, stem }, weight: ofMisspelled }))
    return right.flatMap(({ word: { stem }, weight }) => [
      { key: stem, weight },
      ...(meanings.get(stem) ?? []).map((key) => ({ key, weight: weight * ofMeaning })),
    ])
  }

  const find = (question: string): Found[] => {
    const asked = new Map(
      wordsOf(question, language)
        .slice(0, mostWords)
        .map((word) => [word.stem, word]),
    )
    const terms = [...asked.values()].map((word) => {
      const found = termsOf(word).filter(({ key }) => passagesWith.has(key))
      const worth =
        found.length > 0 ? Math.max(...found.map(({ key, weight }) => weight * rarity(key))) : rarity(word.stem)
      return { found, worth }
    })
    const whole = terms.reduce((sum, { worth }) => sum + worth, 0)
    return index
      .map(({ id, weights }) => {
        let sum = 0
        let covered = 0
        for (const { found, worth } of terms) {
          const best = Math.max(0, ...found.map(({ key, weight }) => weight * rarity(key) * (weights.get(key) ?? 0)))
          sum += best
          if (best > 0) covered += worth
        }
        const coverage = whole > 0 ? covered / whole : 0
        // A passage about the whole question ranks above one with more about a part.
        return { id, score: sum * Math.sqrt(coverage), coverage }
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
  }
  return {
    find,
    known: (text) =>
      countStopWords(text, language) + wordsOf(text, language).filter(({ sound }) => stems.has(sound)).length,
  }
}

let meanings: Partial<Record<Language, ReadonlyMap<string, readonly string[]>>> = {}

function meaningsIn(language: Language): ReadonlyMap<string, readonly string[]> {
  meanings = { ...meanings, [language]: meanings[language] ?? meaningsOf(language) }
  return meanings[language] ?? meaningsOf(language)
}

function meaningsOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [at, line] of sameWords[language].entries()) {
    for (const { stem } of wordsOf(line, language))
      found.set(stem, [...new Set([...(found.get(stem) ?? []), `#${at}`])])
  }
  return found
}
