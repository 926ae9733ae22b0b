import { expect, test } from 'vitest'
import { readTime, writtenAt } from './paperLine.ts'

test('reads a time in any usual way of typing it', () => {
  for (const typed of ['18:20', '1820', '18.20', ' 18 h 20 ']) expect(readTime(typed)).toBe(18 * 60 + 20)
  expect(readTime('8:05')).toBe(485)
  for (const typed of ['', '18', '24:00', '18:60', 'six']) expect(readTime(typed)).toBeNull()
})

test('reads a time of today or yesterday as a moment of the condominium, and rejects future times', () => {
  const now = Date.parse('2026-11-27T01:00:00Z')
  const zone = 'America/Mexico_City'
  expect(writtenAt({ day: 'today', time: '18:20' }, now, zone)).toBe(Date.parse('2026-11-27T00:20:00Z'))
  expect(writtenAt({ day: 'today', time: '19:30' }, now, zone)).toBe('not_yet')
  expect(writtenAt({ day: 'yesterday', time: '19:30' }, now, zone)).toBe(Date.parse('2026-11-26T01:30:00Z'))
  expect(writtenAt({ day: 'today', time: 'noon' }, now, zone)).toBe('not_a_time')
})
