import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

function turnsOf(names: string) {
  const turns = openTurns<string>(2)
  for (const one of names) turns.add(one)
  return turns
}

test('gives each stream its turn, a few at a time', () => {
  const turns = turnsOf('abcde')
  expect([turns.take(), turns.take(), turns.take()]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'a'],
  ])
})

test('takes all doubted streams first, however many they are', () => {
  const turns = turnsOf('abcde')
  for (const one of 'edc') turns.doubt(one)
  expect(turns.take()).toEqual(['e', 'd', 'c'])
  expect(turns.take()).toEqual(['a', 'b'])
})

test('forgets a stream that ended', () => {
  const turns = turnsOf('abc')
  turns.doubt('c')
  for (const one of 'ac') turns.remove(one)
  turns.doubt('a')
  expect([turns.size, turns.take()]).toEqual([1, ['b']])
})
