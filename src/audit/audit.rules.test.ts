import { expect, test } from 'vitest'
import { changedDays, isCovert } from './audit.rules.ts'

const open = { from: '08:00', until: '20:00' }
const week = [open, open, open, open, open, open, null]

test('lists only the weekdays whose hours changed, closed days included', () => {
  const late = { from: '08:00', until: '22:00' }
  expect(changedDays(week, [open, late, open, open, null, open, open])).toEqual([
    { first: 1, last: 1, before: open, after: late },
    { first: 4, last: 4, before: open, after: null },
    { first: 6, last: 6, before: null, after: open },
  ])
  expect(changedDays(week, week)).toEqual([])
})

test('joins consecutive days with the same change', () => {
  const late = { from: '08:00', until: '22:00' }
  expect(changedDays(week, [late, late, null, late, late, open, late])).toEqual([
    { first: 0, last: 1, before: open, after: late },
    { first: 2, last: 2, before: open, after: null },
    { first: 3, last: 4, before: open, after: late },
    { first: 6, last: 6, before: null, after: late },
  ])
})

test('does not read other values as weekly hours', () => {
  expect(changedDays(null, week)).toBeNull()
  expect(changedDays(week, [open])).toBeNull()
  expect(changedDays('a', 'b')).toBeNull()
})

test('says only that a value changed when neither value is stored', () => {
  expect(isCovert([null, null])).toBe(true)
  expect(isCovert([null, ''])).toBe(false)
  expect(isCovert([0, null])).toBe(false)
})
