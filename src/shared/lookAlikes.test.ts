/** Names with signs that cannot be seen or that look like others are kept, and found, as they are read. */
import { expect, test } from 'vitest'
import { fullName, optionalText, requiredLine, searchText, unitNumber } from './fields.ts'
import { inOneAlphabet, withoutTwins } from './lookAlikes.ts'

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

test('a unit and a plate are those of the door and the car', () => {
  expect(unitNumber.parse('А-1\u200b0')).toBe('А-10')
  expect(unitNumber.parse('А10')).toBe('A10')
})

test('a word of one alphabet stays, and is only compared as it looks', () => {
  expect(fullName.parse('Иван Сара')).toBe('Иван Сара')
  expect(inOneAlphabet('Γιώργος')).toBe('Γιώργος')
  expect(withoutTwins('Сара')).toBe('Capa')
})

test('a text in lines keeps its pictograms whole', () => {
  expect(optionalText(99).parse('Toca 👨‍👩‍👧\u200b ❤️')).toBe('Toca 👨‍👩‍👧 ❤️')
})
