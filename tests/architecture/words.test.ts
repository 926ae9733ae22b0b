import { expect, test } from 'vitest'
import { refusalWords, withoutWords } from './refusalWords.ts'
import { isTest, sourcesIn } from './sources.ts'

test('has words for every refusal of the code', async () => {
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

test('has one text for one refusal code', async () => {
  const all = await refusalWords()
  const twice = all.filter(({ code, from }) => all.some((other) => other.code === code && other.from !== from))
  expect(twice).toEqual([])
})

test('says in English as a sentence what Spanish says as a sentence', () => {
  const count = (text = '') => text.trim().split(/\s+/).length
  const texts = sourcesIn('src', /\.(messages|refusals)\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\bes: '(.*?)',\s+en: '(.*?)'(?:,| \})/g)].map(([, es, en]) => ({ path, es, en })),
  )
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.filter(({ es, en }) => count(es) > 3 && count(en) < 2)).toEqual([])
})

/** The words of decision 060, with the synonyms that they replace. */
const otherWords = {
  es: /(?<!\p{L})(áreas? com(ún|unes)|reservaci(ón|ones)|segundo factor|comunidad(es)?)(?!\p{L})/iu,
  en: /(?<!\p{L})(communit(y|ies)|somebody|second factor|collaborators?)(?!\p{L})/iu,
}

test('uses one word for each thing on every screen', () => {
  const found = sourcesIn('src', /\.(messages|refusals)\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\b(es|en): (?:\([^)]*\)(?:: \w+)? =>\s*)?['`](.*?)['`](?:,| \}|$)/gm)]
      .filter(([, language, said]) => otherWords[language as 'es' | 'en'].test(said ?? ''))
      .map(([line]) => `${path}: ${line}`),
  )
  expect(found).toEqual([])
})
