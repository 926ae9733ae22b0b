import { expect, test } from 'vitest'
import { messages, preferredLanguage, speak } from './messages.ts'

const texts = messages({
  hello: { es: 'Hola', en: 'Hello' },
  inner: { left: { es: (count: number) => `quedan ${count}`, en: (count: number) => `${count} left` } },
})

test('returns the texts of one language, functions too', () => {
  expect(speak(texts, 'es').hello).toBe('Hola')
  expect(speak(texts, 'en').hello).toBe('Hello')
  expect(speak(texts, 'es').inner.left(2)).toBe('quedan 2')
  expect(speak(texts, 'en').inner.left(2)).toBe('2 left')
})

test('returns the same object each time for a language', () => {
  expect(speak(texts, 'es')).toBe(speak(texts, 'es'))
  expect(speak(texts, 'en')).not.toBe(speak(texts, 'es'))
  expect(speak(texts, 'en')).toBe(speak(texts, 'en'))
})

test.each([
  ['en-US,es;q=0.8', 'en'],
  ['fr, EN;q=0.5', 'en'],
  [' es-MX', 'es'],
  ['fr,de', 'es'],
  ['nl-en', 'es'],
  ['', 'es'],
  [null, 'es'],
  [undefined, 'es'],
  [['pt', 'en'], 'en'],
] as const)('selects for %j the language %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language)
})
