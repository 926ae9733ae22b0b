/** What people type is text in every cell of every spreadsheet, and stays what it was where it is no formula. */
import { expect, test } from 'vitest'
import { asleep } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+52 55 1234 5678', "'+52 55 1234 5678"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['  =1', "'  =1"],
  ['\uff1d1', "'\uff1d1"],
  ['Luis;=HYPERLINK("x")', `Luis;'=HYPERLINK("x")`],
  ['Luis; +1', "Luis;' +1"],
])('%j is put to sleep', (typed, written) => {
  expect(asleep(typed)).toBe(written)
})

test.each(['Peña', 'a=b', 'A-1', 'ana@correo.com', 'uno; dos', '2026-11-21', ''])('%j stays as it is', (typed) => {
  expect(asleep(typed)).toBe(typed)
})

test('numbers are numbers, and nothing is an empty cell', () => {
  expect([asleep(-3), asleep(null)]).toEqual(['-3', ''])
})
