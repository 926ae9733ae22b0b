import { expect, test } from 'vitest'
import { instantOfPosition, positionsAfter, times, weekdayOf } from '../scripts/dates/positions.ts'

const dayMs = 86_400_000
// Some days end a month, and one changes the clocks.
const todays = Array.from({ length: 30 }, (_, at) => Date.parse('2026-02-28T05:30:00Z') + at * 51.25 * dayMs)
const lists = todays.map((today) => ({ today, positions: positionsAfter(today) }))

test('lists ends of months and years, changes of clocks, and each weekday', () => {
  const shown = positionsAfter(Date.parse('2026-11-29T12:00:00Z')).map(
    ({ day, zone, reasons }) => `${day} ${zone}: ${reasons.join(', ')}`,
  )
  expect(shown).toEqual([
    '2026-11-30 America/Mexico_City: last of 30 days',
    '2026-12-02 America/Mexico_City: weekday',
    '2026-12-04 America/Mexico_City: weekday',
    '2026-12-31 America/Mexico_City: 31 December',
    '2027-01-31 America/Mexico_City: last of 31 days',
    '2027-02-28 America/Mexico_City: 28 February',
    '2027-03-14 America/Chicago: clocks change',
    '2027-04-03 America/Santiago: clocks change',
    '2027-09-05 America/Santiago: clocks change',
    '2027-11-07 America/Chicago: clocks change',
    '2028-02-29 America/Mexico_City: 29 February',
  ])
  for (const { positions } of lists) {
    expect(new Set(positions.map(({ day }) => weekdayOf(day))).size).toBe(7)
    expect(new Set(positions.map(({ day }) => day)).size).toBe(positions.length)
  }
})

test('lists only future moments', () => {
  for (const { today, positions } of lists)
    for (const position of positions) expect(instantOfPosition(position), position.day).toBeGreaterThan(today)
})

test('uses each hour, with a late one on Saturdays and at the end of the year', () => {
  for (const { positions } of lists) {
    for (const time of times)
      expect(positions.filter((one) => one.time === time).length, time).toBeGreaterThanOrEqual(1)
    const late = positions.filter(({ day }) => weekdayOf(day) === 'Saturday' || day.endsWith('-12-31'))
    expect(late.length).toBeGreaterThanOrEqual(2)
    for (const { day, time } of late) expect(['21:55', '23:45'], day).toContain(time)
  }
})
