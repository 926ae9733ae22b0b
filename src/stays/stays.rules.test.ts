import { expect, test } from 'vitest'
import { calendarOf, nightsBetween, stateOf, touches } from './stays.rules.ts'

const stay = (
  from: string,
  until: string,
  more: { ended_at?: string | null; takes?: boolean; uses?: number } = {},
) => ({
  starts_at: `${from}:00-06:00`,
  ends_at: `${until}:00-06:00`,
  ended_at: null,
  time_zone: 'America/Mexico_City',
  takes: true,
  uses: 0,
  places: 2,
  ...more,
})
const weekend = stay('2026-12-04T15:00', '2026-12-06T12:00')
const at = (moment: string) => Date.parse(`${moment}:00-06:00`)

test('draws the arrival, the days between and the departure', () => {
  expect([...calendarOf([weekend])]).toEqual([
    ['2026-12-04', 'arrival'],
    ['2026-12-05', 'stay'],
    ['2026-12-06', 'departure'],
  ])
})

test('draws a day on which one stay ends and the next begins as taken', () => {
  const next = stay('2026-12-06T15:00', '2026-12-08T12:00')
  expect(calendarOf([weekend, next]).get('2026-12-06')).toBe('stay')
})

test('ends a stay until midnight with the day before', () => {
  expect(touches(stay('2026-12-04T15:00', '2026-12-06T00:00'), '2026-12-05')).toBe(true)
  expect(touches(stay('2026-12-04T15:00', '2026-12-06T00:00'), '2026-12-06')).toBe(false)
})

test('draws a canceled stay until its end, and none that was canceled before the arrival', () => {
  const left = stay('2026-12-04T15:00', '2026-12-06T12:00', { ended_at: '2026-12-05T09:00:00-06:00' })
  expect([...calendarOf([left]).keys()]).toEqual(['2026-12-04', '2026-12-05'])
  expect(calendarOf([{ ...left, ended_at: '2026-12-01T09:00:00-06:00' }]).size).toBe(0)
})

test.each([
  ['coming', weekend, '2026-12-04T14:59'],
  ['now', weekend, '2026-12-04T15:00'],
  ['now', weekend, '2026-12-06T11:59'],
  ['over', weekend, '2026-12-06T12:00'],
  ['paused', { ...weekend, takes: false }, '2026-12-05T12:00'],
  ['now', { ...weekend, takes: false, uses: 2 }, '2026-12-05T12:00'],
  ['ended', { ...weekend, ended_at: '2026-12-05T09:00:00-06:00' }, '2026-12-05T12:00'],
] as const)('says %s', (state, of, now) => {
  expect(stateOf(of, at(now))).toBe(state)
})

test('counts the nights across a month', () => {
  expect(nightsBetween('2026-11-29', '2026-12-02')).toBe(3)
})
