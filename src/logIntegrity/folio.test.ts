import { expect, test } from 'vitest'
import { folioIn, folioOf, readFolio, readHash } from './folio.ts'

test('reads a folio as people type it', () => {
  const folio = folioOf(Uint8Array.from({ length: 12 }, (_, at) => at * 21))
  expect(folio).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(readFolio(` ${folio.toLowerCase().replaceAll('-', ' ')} `)).toBe(folio)
  expect(readFolio('oil0-oil0-oil0')).toBe('0110-0110-0110')
})

test.each(['', '0110-0110-011', '0110-0110-01100', 'UUUU-UUUU-UUUU'])('rejects %j as a folio', (typed) => {
  expect(readFolio(typed)).toBeNull()
})

test.each(['prueba-N50N-S5CZ-FKBE.pdf', 'evidence-N50N-S5CZ-FKBE (1).pdf'])('finds the folio in %s', (name) => {
  expect(folioIn(name)).toBe('N50N-S5CZ-FKBE')
  expect(folioIn('prueba.pdf')).toBeNull()
})

test('reads a hash with blanks and capitals, and nothing else', () => {
  expect(readHash(`${'AB '.repeat(32)}`)).toBe('ab'.repeat(32))
  expect([readHash('ab'), readHash('g'.repeat(64))]).toEqual([null, null])
})
