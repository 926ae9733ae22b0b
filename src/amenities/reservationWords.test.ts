/** A day ends at 24:00, and a later end is marked as the next day. */
import { expect, test } from 'vitest'
import { hoursText, stayText } from './reservationWords.ts'

test.each([
  ['16:00', '18:00', '16:00–18:00'],
  ['22:00', '00:00', '22:00–24:00'],
  ['00:00', '00:00', '00:00–24:00'],
  ['22:00', '02:00', '22:00–02:00 (+1)'],
  ['09:00', '09:00', '09:00–09:00 (+1)'],
])('writes %s until %s in words', (startTime, endTime, written) => {
  expect(hoursText({ start_time: startTime, end_time: endTime }, (time) => `${time} (+1)`)).toBe(written)
})

test.each([
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '24 h'],
])('writes %i minutes in words', (minutes, written) => {
  expect(stayText(minutes)).toBe(written)
})
