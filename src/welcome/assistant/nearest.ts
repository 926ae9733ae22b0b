/** Finds the written questions that are nearest to a typed one: words, meanings and pieces of words, each by how rare it is. */
import type { Language } from '../../shared/messages.ts'
import { sameWords } from './sameWords.ts'

export interface Topic {
  readonly id: string
  readonly questions: readonly string[]
}

/** A topic and, from 0 to 1, how near its nearest question is. */
export interface Near {
  readonly id: string
  readonly score: number
}

export interface Search {
  readonly nearest: (question: string) => Near[]
  /** How many words of a text occur in the written questions. */
  readonly known: (text: string) => number
}

type Weights = Map<string, number>

/** Enough for every question, and a limit for what a stranger makes the server compute. */
const mostWords = 40
const pieceLength = 3
const ofWord = 0.5
const ofMeaning = 1.5

/** In lower case, without accents and apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()

/** Without doubled letters, and with one letter for those that sound alike in Spanish: people write "reserbar" and "gimnacio". */
const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/(\p{L})\1+/gu, '$1')
    .replaceAll('v', 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])/g, 'k')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export function searchIn(topics: readonly Topic[], language: Language): Search {
  const meanings = meaningsOf(language)
  const written = topics.flatMap(({ id, questions }) =>
    questions.map((question) => ({ id, weights: weigh(question, meanings) })),
  )
  const topicsWith = new Map<string, Set<string>>()
  for (const { id, weights } of written) {
    for (const key of weights.keys()) topicsWith.set(key, (topicsWith.get(key) ?? new Set()).add(id))
  }
  // What occurs in every topic weighs little, and what occurs in none weighs most: it counts against all of them.
  const rarity = (key: string) => Math.log(1 + topics.length / (topicsWith.get(key)?.size ?? 0.5))
  for (const { weights } of written) normalize(weights, rarity)

  const nearest = (question: string): Near[] => {
    const asked = weigh(question, meanings)
    normalize(asked, rarity)
    const scores = new Map<string, number>()
    for (const { id, weights } of written) {
      let score = 0
      for (const [key, weight] of asked) score += weight * (weights.get(key) ?? 0)
      scores.set(id, Math.max(score, scores.get(id) ?? 0))
    }
    return [...scores].map(([id, score]) => ({ id, score })).toSorted((one, other) => other.score - one.score)
  }
  const known = (text: string) =>
    wordsOf(text).filter((word) => topicsWith.has(wordKey(word)) || meanings.has(word)).length
  return { nearest, known }
}

const wordKey = (word: string) => `${word}=`

function meaningsOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [at, line] of sameWords[language].entries()) {
    for (const word of wordsOf(line)) found.set(word, [...(found.get(word) ?? []), `#${at}`])
  }
  return found
}

/** A misspelled word still shares pieces with the right one; all pieces of a word weigh about as much as the word. */
function weigh(text: string, meanings: ReadonlyMap<string, readonly string[]>): Weights {
  const weights: Weights = new Map()
  for (const word of wordsOf(text).slice(0, mostWords)) {
    weights.set(wordKey(word), ofWord)
    for (const meaning of meanings.get(word) ?? []) weights.set(meaning, ofMeaning)
    const edged = `_${word}_`
    const pieces = Math.max(1, edged.length - pieceLength + 1)
    for (let at = 0; at < pieces; at += 1) {
      const piece = edged.slice(at, at + pieceLength)
      weights.set(piece, Math.max(weights.get(piece) ?? 0, 1 / Math.sqrt(pieces)))
    }
  }
  return weights
}

function normalize(weights: Weights, rarity: (key: string) => number): void {
  let sum = 0
  for (const [key, weight] of weights) {
    const weighed = weight * rarity(key)
    weights.set(key, weighed)
    sum += weighed ** 2
  }
  for (const [key, weight] of weights) weights.set(key, weight / Math.sqrt(sum))
}
