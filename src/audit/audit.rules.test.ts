/** How changes are read. */
import { expect, test } from 'vitest'
import { changedDays, isCovert } from './audit.rules.ts'

const open = { from: '08:00', until: '20:00' }
const week = [open, open, open, open, open, open, null]

test('of a week’s hours only the days that differ are told, also where one closes or opens', () => {
  const late = { from: '08:00', until: '22:00' }
  expect(changedDays(week, [open, late, open, open, null, open, open])).toEqual([
    { day: 1, before: open, after: late },
    { day: 4, before: open, after: null },
    { day: 6, before: null, after: open },
  ])
  expect(changedDays(week, week)).toEqual([])
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
