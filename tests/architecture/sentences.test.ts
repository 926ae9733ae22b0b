import { expect, test } from 'vitest'
import { faults, sentencesOf, textsIn, titleFaults } from '../../scripts/sentences/sentences.mjs'

test.each([
  ['What a header of a table is the header of.', 'begins with a clause'],
  ['Whom the gate will open for within a week.', 'begins with a clause'],
  ['Of all that the reader may see: the open ones.', 'begins with a clause'],
  ['The dialogs of what was left at the gate.', 'a clause as a noun'],
  ['The home is told.', 'a word that hides the subject'],
  ['A promise of the lead alone.', 'a word that hides the subject'],
  ['The open ones of all homes.', 'no verb'],
])('flags “%s”: %s', (sentence, fault) => {
  expect(faults(sentence)).toContain(fault)
})

test.each([
  'The column or row that a table header describes.',
  'Guards scan a pass within seconds.',
  'Rejects future times, because incidents cannot be edited.',
  'What does a caller see?',
  'Formats such as ISO 8601 are read.',
  'Milliseconds per call.',
])('accepts “%s”', (sentence) => {
  expect(faults(sentence)).toEqual([])
})

test.each([
  ['rejects future incident times', []],
  ['%s: refuses an old code', []],
  ['a resident of another unit', ['a title without a verb first']],
  ['tells what was asked', ['a clause as a noun']],
])('judges the title “%s”', (title, expected) => {
  expect(titleFaults(title)).toEqual(expected)
})

test('finds comments, titles and paragraphs with their lines', () => {
  const source =
    "/** Reads a list. It keeps\n * its order. */\n\ntest.each<[a: string]>([])('keeps order', () => {\n  // biome-ignore lint: no reason\n  keep()\n  // Waits for a row.\n  // It comes late.\n})\n"
  expect(textsIn('a.test.ts', source).flatMap(sentencesOf)).toEqual([
    { line: 7, text: 'Waits for a row.', kind: 'comment' },
    { line: 7, text: 'It comes late.', kind: 'comment' },
    { line: 1, text: 'Reads a list.', kind: 'comment' },
    { line: 1, text: 'It keeps its order.', kind: 'comment' },
    { line: 4, text: 'keeps order', kind: 'title' },
  ])
  expect(textsIn('a.sql', 'select 1;\n-- Holds a row.\n')).toEqual([{ line: 2, text: 'Holds a row.', kind: 'comment' }])
  expect(textsIn('a.md', '# Title\n\nA guard\nwaits.\n\n```\ncode\n```\n').flatMap(sentencesOf)).toEqual([
    { line: 3, text: 'A guard waits.', kind: 'comment' },
  ])
})
