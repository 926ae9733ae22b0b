import { expect, test } from 'vitest'
import {
  dayByKey,
  longDay,
  monthAfter,
  monthName,
  monthNames,
  weekdayNames,
  weeksAhead,
  weeksFrom,
  weeksOf,
} from './wallDays.ts'

test('writes a day in the same words in every time zone', () => {
  expect(longDay('2026-11-21', 'es')).toBe('sábado, 21 de noviembre de 2026')
  expect(longDay('2026-11-21', 'en')).toBe('Saturday, November 21, 2026')
  expect(monthName('2027-01', 'es')).toBe('enero de 2027')
  expect(monthName('2027-01', 'en')).toBe('January 2027')
  expect(weekdayNames('es', 'long')[0]).toBe('lunes')
  expect(weekdayNames('en', 'short').at(-1)).toBe('Sun')
})

test.each([
  ['2026-02', 5, [null, null, null, null, null, null, '2026-02-01'], '2026-02-28'],
  [
    '2027-02',
    4,
    ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07'],
    '2027-02-28',
  ],
  [
    '2028-02',
    5,
    [null, '2028-02-01', '2028-02-02', '2028-02-03', '2028-02-04', '2028-02-05', '2028-02-06'],
    '2028-02-29',
  ],
  ['2026-08', 6, [null, null, null, null, null, '2026-08-01', '2026-08-02'], '2026-08-31'],
])('lists the weeks of %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks[0]).toEqual(first)
  expect(weeks.flat().findLast((day) => day !== null)).toBe(last)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test.each([
  ['2026-11-21', 'ArrowLeft', '2026-11-20'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-03', 'ArrowUp', '2026-10-27'],
  ['2026-12-31', 'ArrowDown', '2027-01-07'],
  ['2026-11-21', 'Home', '2026-11-16'],
  ['2026-11-22', 'Home', '2026-11-16'],
  ['2026-11-16', 'Home', '2026-11-16'],
  ['2026-11-16', 'End', '2026-11-22'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2026-12-15', 'PageDown', '2027-01-15'],
  ['2026-11-21', 'Enter', null],
  ['2026-11-21', 'Tab', null],
])('moves from %s with %s to %s', (day, key, there) => {
  expect(dayByKey(day, key)).toBe(there)
})

test('continues months past the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthAfter('2026-01', -13)).toBe('2024-12')
})

test('begins the current month with the week of a given day, and shows other months whole', () => {
  const first = (month: string, day: string) => weeksFrom(month, day)[0]?.find((one) => one !== null)
  expect(first('2026-11', '2026-11-25')).toBe('2026-11-25')
  expect(first('2026-11', '2026-11-01')).toBe('2026-11-01')
  // A Sunday is at the end of its week.
  expect(weeksFrom('2026-11', '2026-11-29')[0]).toEqual([null, null, null, null, null, null, '2026-11-29'])
  expect(first('2026-11', '2026-11-30')).toBe('2026-11-30')
  expect(weeksFrom('2026-12', '2026-11-25')).toEqual(weeksOf('2026-12'))
  expect(weeksFrom('2026-10', '2026-11-25')).toEqual([])
})

test('adds the beginning of the next month after the last days of a month', () => {
  const weeks = weeksAhead('2026-11', '2026-11-28')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, null, null, null, '2026-11-28', '2026-11-29'])
  expect(weeks[1]?.slice(0, 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(weeks[4]?.at(-1)).toBe('2026-12-27')
  // A month that ends with a week shares none.
  expect(weeksAhead('2026-05', '2026-05-31').slice(0, 2)).toEqual([
    [null, null, null, null, null, null, '2026-05-31'],
    ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07'],
  ])
  expect(weeksAhead('2026-11', '2026-11-03')).toEqual(weeksFrom('2026-11', '2026-11-03'))
  expect(weeksAhead('2026-12', '2026-11-28')).toEqual(weeksOf('2026-12'))
  expect(monthNames('2026-11', '2026-12', 'es')).toMatch(/^noviembre.diciembre de 2026$/)
})
