/** How changes are read. */
import { expect, test } from 'vitest'
import { changedDays, isCovert } from './audit.rules.ts'

const open = { from: '08:00', until: '20:00' }
const week = [open, open, open, open, open, open, null]

test('of a week’s hours only the days that differ are told, also where one closes or opens', () => {
  const late = { from: '08:00', until: '22:00' }
  expect(changedDays(week, [open, late, open, open, null, open, open])).toEqual([
    { first: 1, last: 1, before: open, after: late },
    { first: 4, last: 4, before: open, after: null },
    { first: 6, last: 6, before: null, after: open },
  ])
  expect(changedDays(week, week)).toEqual([])
})

test('days that follow each other and changed alike are told as one', () => {
  const late = { from: '08:00', until: '22:00' }
  expect(changedDays(week, [late, late, null, late, late, open, late])).toEqual([
    { first: 0, last: 1, before: open, after: late },
    { first: 2, last: 2, before: open, after: null },
    { first: 3, last: 4, before: open, after: late },
    { first: 6, last: 6, before: null, after: late },
  ])
})

test('what is no week is not read as one', () => {
  expect(changedDays(null, week)).toBeNull()
  expect(changedDays(week, [open])).toBeNull()
  expect(changedDays('a', 'b')).toBeNull()
})

test('only the fact is kept where neither value is', () => {
  expect(isCovert([null, null])).toBe(true)
  expect(isCovert([null, ''])).toBe(false)
  expect(isCovert([0, null])).toBe(false)
})
