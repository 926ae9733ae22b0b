import { expect, test } from 'vitest'
import { isWithin, largestBody, strangerBody } from './bodies.ts'

const limits = { bytes: 1_000, marks: 4, depth: 2 }

test.each([
  ['', true],
  ['{"a":1,"b":2,"c":3,"d":4}', true],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', false],
  ['[[],[]]', true],
  ['[[[]]]', false],
  ['[]]]][[', true],
  ['"[[[[,,,,,,{{{{"', true],
  ['"a\\"[[[[,,,,,,"', true],
  ['"a\\\\",[[[', false],
  ['"never ends [[[[[', true],
])('%s is within the limits: %s', (text, within) => {
  expect(isWithin(text, limits)).toBe(within)
})

test('ignores the length of a string when it checks the structure of a body', () => {
  expect(isWithin(JSON.stringify({ message: ',[{"'.repeat(250), language: 'es' }), strangerBody)).toBe(true)
  expect(isWithin(JSON.stringify({ lines: Array(5_000).fill({}) }), largestBody)).toBe(true)
})
