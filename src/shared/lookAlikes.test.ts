import { expect, test } from 'vitest'
import { fullName, optionalText, requiredLine, searchText, unitNumber } from './fields.ts'
import { inOneAlphabet, plain } from './lookAlikes.ts'

const readAsAna = {
  'a zero width space': 'An\u200ba Peña',
  'a soft hyphen': 'An\u00ada Peña',
  'a byte order mark': '\ufeffAna Peña',
  'a tag': 'Ana\u{e0041} Peña',
  'a joiner': 'A\u200dna Peña',
  'a direction': 'Ana\u202e Peña\u200f',
  'an annotation': 'Ana\ufff9 Peña',
  'a variation': 'Ana\ufe0f Peña',
  'a Hangul filler': 'Ana\u3164 Peña',
  'a Cyrillic twin': 'Аna Pеña',
  'a Greek twin': 'Ana Peñα',
}

test.each(Object.entries(readAsAna))('%s', (_, written) => {
  for (const field of [fullName, requiredLine(40), searchText]) expect(field.parse(written)).toBe('Ana Peña')
})

test('normalizes units and plates', () => {
  expect(unitNumber.parse('А-1\u200b0')).toBe('А-10')
  expect(unitNumber.parse('А10')).toBe('A10')
})

test('keeps a word of one alphabet unchanged, and compares it by its appearance', () => {
  expect(fullName.parse('Иван Сара')).toBe('Иван Сара')
  expect(inOneAlphabet('Γιώργος')).toBe('Γιώργος')
  expect(plain('Сара')).toBe('capa')
})

test('keeps emoji in texts of several lines', () => {
  expect(optionalText(99).parse('Toca 👨‍👩‍👧\u200b ❤️')).toBe('Toca 👨‍👩‍👧 ❤️')
})
