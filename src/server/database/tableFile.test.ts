import { expect, test } from 'vitest'
import { asleep } from './tableFile.ts'

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
])('%j is marked as text', (typed, written) => {
  expect(asleep(typed)).toBe(written)
})

test.each(['Peña', 'a=b', 'A-1', 'ana@correo.com', 'uno; dos', '2026-11-21', ''])('%j is left unchanged', (typed) => {
  expect(asleep(typed)).toBe(typed)
})

test('writes numbers as numbers, and null as an empty cell', () => {
  expect([asleep(-3), asleep(null)]).toEqual(['-3', ''])
})
