import { expect, test } from 'vitest'
import { isPdf, savedName, sizeOf } from './announcementFiles.rules.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['%PDF-1.7\nx\n%%EOF', true],
  ['%PDF-1.7\nx\n%%EOF\r\n\n', true],
  [`%PDF-1.4\n%%EOF${' '.repeat(1_000)}`, true],
  [`%PDF-1.4\n%%EOF${' '.repeat(1_100)}`, false],
  ['%PDF-1.7\nx\n%%EO', false],
  [' %PDF-1.7\n%%EOF', false],
  ['<html>%PDF-1.7 %%EOF', false],
  ['%%EOF', false],
  ['%PDF-%%EOF', true],
  ['', false],
])('tells a whole PDF from other bytes: %j', (text, is) => {
  expect(isPdf(bytesOf(text))).toBe(is)
})

test('writes a size in the unit that a reader expects', () => {
  expect([12, 340_400, 999_900, 1_240_000].map((bytes) => sizeOf(bytes, 'en'))).toEqual([
    '1 KB',
    '340 KB',
    '1,000 KB',
    '1.2 MB',
  ])
  expect(sizeOf(5_242_880, 'es-MX')).toBe('5.2 MB')
})

test('saves a PDF under a name that ends in .pdf', () => {
  expect([savedName('plano.PDF'), savedName('plano')]).toEqual(['plano.PDF', 'plano.pdf'])
})
