import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { arrivedFile, isPdf, isShownPicture, savedName, sentFile, sizeOf } from './announcementFiles.rules.ts'

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

test('sends the ids of the condominium and of the file before the bytes', () => {
  const [condominiumId, id, bytes] = [newId(), newId(), bytesOf('%PDF-')]
  expect(arrivedFile(sentFile(condominiumId, id, bytes))).toEqual({ condominium_id: condominiumId, id, bytes })
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

test('accepts a picture whose sides a phone can draw', () => {
  const sides = [
    [1, 1],
    [4_096, 1_600],
    [4_097, 10],
    [0, 10],
  ] as const
  expect(sides.map(([width, height]) => isShownPicture({ width, height }))).toEqual([true, true, false, false])
})
