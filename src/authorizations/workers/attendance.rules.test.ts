import { expect, test } from 'vitest'
import { daysIn, hoursText, minutesIn, monthBeside, ofMonth, type Passage, staysOf } from './attendance.rules.ts'

const zone = 'America/Mexico_City'
const entry = (at: string): Passage => ({ event_type: 'entry', at: `${at}:00-06:00` })
const exit = (at: string): Passage => ({ event_type: 'exit', at: `${at}:00-06:00` })
const seen = (passages: Passage[], from: string | null = null) =>
  staysOf(passages, zone, from).map(({ day, came_at, left_at, minutes }) => [
    day,
    came_at !== null,
    left_at !== null,
    minutes,
  ])

test('pairs each entry of a worker with the next exit, by the clock of the condominium', () => {
  const passages = [
    ...[entry('2026-03-02T08:00'), exit('2026-03-02T13:15')],
    ...[entry('2026-03-02T23:30'), exit('2026-03-03T01:00')],
  ]
  expect(seen(passages)).toEqual([
    ['2026-03-02', true, true, 315],
    ['2026-03-02', true, true, 90],
  ])
  const stays = staysOf(passages, zone, null)
  expect([daysIn(stays), hoursText(minutesIn(stays))]).toEqual([1, '6:45'])
})

test('counts no hours of a worker for a missed exit, nor while the worker is still inside', () => {
  expect(seen([entry('2026-03-02T08:00'), entry('2026-03-03T08:00')])).toEqual([
    ['2026-03-02', true, false, null],
    ['2026-03-03', true, false, null],
  ])
})

test('counts the hours of a worker who was already inside from the agreed hour on', () => {
  expect(seen([exit('2026-03-02T17:00')], '13:00')).toEqual([['2026-03-02', false, true, 240]])
  expect(seen([exit('2026-03-02T12:00')], '13:00')).toEqual([['2026-03-02', false, true, null]])
  expect(seen([exit('2026-03-02T12:00')])).toEqual([['2026-03-02', false, true, null]])
})

test('counts a night shift at the end of a month in the month in which it begins', () => {
  const stays = staysOf([entry('2026-03-31T22:00'), exit('2026-04-01T06:00')], zone, null)
  expect([ofMonth(stays, '2026-03').length, ofMonth(stays, '2026-04').length]).toEqual([1, 0])
  expect([monthBeside('2026-01', -1), monthBeside('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
})
