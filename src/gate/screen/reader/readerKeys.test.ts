/** A person's keys stay where they are; a reader's are told apart before they do harm. */
import { expect, test } from 'vitest'
import { tokenOf } from '../../verdict/verdictFacts.ts'
import { readerKeys, type Stroke } from './readerKeys.ts'

/** The keys one after another, the same time apart. */
function typed(text: readonly string[], gap: number): { strokes: Stroke[]; read: string } {
  const keys = readerKeys()
  const strokes = text.map((key, place) => keys.press(key, 1000 + place * gap))
  return { strokes, read: keys.read() }
}
const keysOf = (text: string, ...end: string[]) => [...text, ...end]
const token = tokenOf()

test.each([2, 20, 90])('knows a pass by how it begins, at %s ms a key', (gap) => {
  const { strokes, read } = typed(keysOf(token, 'Enter'), gap)
  expect(strokes.slice(0, 3)).toEqual(['person', 'person', 'begins'])
  expect(strokes.slice(3, -1).every((stroke) => stroke === 'reads')).toBe(true)
  expect(strokes.at(-1)).toBe('ends')
  expect(read).toBe(token)
})

test('knows a pass of a reader with another keyboard, or under Caps Lock', () => {
  for (const text of ['G1ÑABC', 'g1ñabc', 'g1:abc']) expect(typed(keysOf(text), 4).strokes[2]).toBe('begins')
})

test('knows any other code by its speed', () => {
  const { strokes } = typed(keysOf('7501055303786', 'Tab'), 8)
  expect(strokes.slice(0, 6)).toEqual([...new Array(5).fill('person'), 'begins'])
  expect(strokes.at(-1)).toBe('ends')
})

test('takes a second end for the same code, and a later Enter for a press', () => {
  const keys = readerKeys()
  keysOf('7501055303786', 'Enter').forEach((key, place) => {
    keys.press(key, place * 5)
  })
  expect(keys.press('Enter', 13 * 5 + 5)).toBe('reads')
  expect(keys.press('Enter', 13 * 5 + 900)).toBe('person')
})

test('takes an Enter after anything else for a press, however soon', () => {
  const keys = readerKeys()
  keysOf(token, 'Enter').forEach((key, place) => {
    keys.press(key, place * 90)
  })
  keys.interrupt()
  expect(keys.press('Enter', token.length * 90 + 50)).toBe('person')
})

test('leaves what people type alone: names, words, a short number and its Enter', () => {
  for (const text of ['Guadalupe', 'G1 Norte', '04711']) {
    expect(new Set(typed(keysOf(text, 'Enter'), 60).strokes)).toEqual(new Set(['person']))
  }
  expect(new Set(typed(keysOf('04711', 'Enter'), 5).strokes)).toEqual(new Set(['person']))
})

test('waits for the rest of a code that stops on its way', () => {
  const keys = readerKeys()
  for (const [place, key] of [...token.slice(0, 40)].entries()) keys.press(key, place * 4)
  expect(keys.press(token[40] ?? '', 40 * 4 + 700)).toBe('reads')
  for (const [place, key] of [...token.slice(41)].entries()) keys.press(key, 900 + place * 4)
  expect(keys.read()).toBe(token)
  expect(keys.patience()).toBeLessThan(500)
})

test('begins anew after a pause', () => {
  const keys = readerKeys()
  for (const [place, key] of [...'abcde'].entries()) keys.press(key, place * 10)
  expect(keys.press('f', 500)).toBe('person')
  expect(keys.isFirst()).toBe(true)
})
