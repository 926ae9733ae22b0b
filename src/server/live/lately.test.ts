import { expect, test } from 'vitest'
import { openLately } from './lately.ts'

test('returns the announcements since a moment, or null if some of them were not received', () => {
  let now = 0
  const lately = openLately(() => now)
  now = 1_000
  lately.note('visits|here|')
  now = 3_000
  lately.note('people|here|')
  now = 4_000
  expect(lately.since(500)).toEqual([])
  expect(lately.since(1_500)).toEqual(['people|here|'])
  expect(lately.since(3_500)).toEqual(['visits|here|', 'people|here|'])
  expect(lately.since(4_000)).toBeNull()
})

test('returns null for a time without a connection to the announcements', () => {
  let now = 0
  const lately = openLately(() => now)
  now = 1_000
  lately.note('visits|here|')
  now = 2_000
  lately.forget()
  now = 3_000
  expect(lately.since(1_500)).toBeNull()
  expect(lately.since(500)).toEqual([])
})

test('forgets the oldest announcements of very many', () => {
  let now = 0
  const lately = openLately(() => now)
  for (now = 1; now <= 2_500; now++) lately.note(`${now}`)
  expect(lately.since(2_400)).toBeNull()
  expect(lately.since(1_000)).toHaveLength(1_000)
})

test('answers only a page that was loaded lately, and allows for the travel time of its request', () => {
  let now = 0
  const lately = openLately(() => now)
  now = 43_000
  lately.note('visits|here|')
  now = 50_000
  expect(lately.missedBy('1000')).toEqual([])
  expect(lately.missedBy('3000')).toEqual(['visits|here|'])
  expect(lately.missedBy('20000')).toEqual(['visits|here|'])
  for (const age of [undefined, '-1', '20001', 'x']) expect(lately.missedBy(age)).toBeNull()
})
