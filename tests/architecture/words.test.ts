/** Every refusal that the code can answer has words for the user. */
import { expect, test } from 'vitest'
import { refusalWords, withoutWords } from './refusalWords.ts'
import { isTest, sourcesIn } from './sources.ts'

test('every refusal of the code', async () => {
  const said = sourcesIn('src', /\.tsx?$/)
    .filter((file) => !isTest(file))
    .flatMap(({ text }) => [
      ...text.matchAll(/new Refusal\(\s*'([a-z_]+)'/g),
      ...text.matchAll(/\brefusal\(\s*\w+,\s*'([a-z_]+)'/g),
    ])
    .map((found) => found[1] ?? '')
  expect(said.length).toBeGreaterThan(20)
  expect(await withoutWords(said)).toEqual([])
})

test('one code has one text', async () => {
  const all = await refusalWords()
  const twice = all.filter(({ code, from }) => all.some((other) => other.code === code && other.from !== from))
  expect(twice).toEqual([])
})

/** The words of decision 055, each with those that said the same before. */
const otherWords = {
  es: /(?<!\p{L})(áreas? com(ún|unes)|reservaci(ón|ones)|segundo factor|comunidad(es)?)(?!\p{L})/iu,
  en: /(?<!\p{L})(communit(y|ies)|somebody|second factor|collaborators?)(?!\p{L})/iu,
}

test('one thing has one word on every screen', () => {
  const found = sourcesIn('src', /\.(messages|refusals)\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\b(es|en): (?:\([^)]*\)(?:: \w+)? =>\s*)?['`](.*?)['`](?:,| \}|$)/gm)]
      .filter(([, language, said]) => otherWords[language as 'es' | 'en'].test(said ?? ''))
      .map(([line]) => `${path}: ${line}`),
  )
  expect(found).toEqual([])
})
