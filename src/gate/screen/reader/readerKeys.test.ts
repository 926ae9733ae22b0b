import { expect, test } from 'vitest'
import { tokenOf } from '../../station/verdict/verdictFacts.ts'
import { readerKeys, type Stroke } from './readerKeys.ts'

/** Presses the keys one after another at equal intervals. */
function typed(text: readonly string[], gap: number): { strokes: Stroke[]; read: string } {
  const keys = readerKeys()
  const strokes = text.map((key, place) => keys.press(key, 1000 + place * gap))
  return { strokes, read: keys.read() }
}
const keysOf = (text: string, ...end: string[]) => [...text, ...end]
const token = tokenOf()

test.each([2, 20, 90])('recognizes a pass by its first characters, at %s ms a key', (gap) => {
  const { strokes, read } = typed(keysOf(token, 'Enter'), gap)
  expect(strokes.slice(0, 3)).toEqual(['person', 'person', 'begins'])
  expect(strokes.slice(3, -1).every((stroke) => stroke === 'reads')).toBe(true)
  expect(strokes.at(-1)).toBe('ends')
  expect(read).toBe(token)
})

test('recognizes a pass from a reader with another keyboard, or under Caps Lock', () => {
  for (const text of ['G1ÑABC', 'g1ñabc', 'g1:abc']) expect(typed(keysOf(text), 4).strokes[2]).toBe('begins')
})

test('recognizes any other code by the speed of its keys', () => {
  const { strokes } = typed(keysOf('7501055303786', 'Tab'), 8)
  expect(strokes.slice(0, 6)).toEqual([...new Array(5).fill('person'), 'begins'])
  expect(strokes.at(-1)).toBe('ends')
})

test('ignores a second Enter of the reader after a code, and treats a later Enter as a key of the user', () => {
  const keys = readerKeys()
  keysOf('7501055303786', 'Enter').forEach((key, place) => {
    keys.press(key, place * 5)
  })
  expect(keys.press('Enter', 13 * 5 + 5)).toBe('reads')
  expect(keys.press('Enter', 13 * 5 + 900)).toBe('person')
})

test('treats an Enter after anything else as a key of the user, however soon', () => {
  const keys = readerKeys()
  keysOf(token, 'Enter').forEach((key, place) => {
    keys.press(key, place * 90)
  })
  keys.interrupt()
  expect(keys.press('Enter', token.length * 90 + 50)).toBe('person')
})

test('does not treat typed names, words, or a short number with Enter as a scanned code', () => {
  for (const text of ['Guadalupe', 'G1 Norte', '04711']) {
    expect(new Set(typed(keysOf(text, 'Enter'), 60).strokes)).toEqual(new Set(['person']))
  }
  expect(new Set(typed(keysOf('04711', 'Enter'), 5).strokes)).toEqual(new Set(['person']))
})

test('waits for the end of a code that pauses in the middle', () => {
  const keys = readerKeys()
  for (const [place, key] of [...token.slice(0, 40)].entries()) keys.press(key, place * 4)
  expect(keys.press(token[40] ?? '', 40 * 4 + 700)).toBe('reads')
  for (const [place, key] of [...token.slice(41)].entries()) keys.press(key, 900 + place * 4)
  expect(keys.read()).toBe(token)
  expect(keys.patience()).toBeLessThan(500)
})

test('begins a new code after a pause', () => {
  const keys = readerKeys()
  for (const [place, key] of [...'abcde'].entries()) keys.press(key, place * 10)
  expect(keys.press('f', 500)).toBe('person')
  expect(keys.isFirst()).toBe(true)
})
