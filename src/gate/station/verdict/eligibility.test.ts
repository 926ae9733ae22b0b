/** Days and hours by the condominium's clock: each day, each edge, and nights that end on another day. */
import { describe, expect, test, vi } from 'vitest'
import { localTime, withinSchedule } from './eligibility.ts'

const zone = 'America/Mexico_City'
/** Monday the 9th of March 2026 is day 1; Mexico is six hours behind. */
const on = (day: number, time: string) => Date.parse(`2026-03-${String(8 + day).padStart(2, '0')}T${time}:00-06:00`)
const every = [1, 2, 3, 4, 5, 6, 7]

test('reuses the clock of a time zone, because making one for each of thousands of entries takes seconds', () => {
  localTime(on(1, '12:00'), zone)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let minutes = 0; minutes < 600; minutes += 1) localTime(on(1, '12:00') + minutes * 1000, zone)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('reads the local weekday, date and time', () => {
  expect(every.map((day) => localTime(on(day, '00:00'), zone).day)).toEqual(every)
  expect(localTime(on(1, '00:00'), zone)).toEqual({ day: 1, time: '00:00', date: '2026-03-09' })
  expect(localTime(on(1, '00:00') - 1, zone)).toEqual({ day: 7, time: '23:59', date: '2026-03-08' })
  expect(localTime(on(1, '23:30'), 'Asia/Tokyo')).toEqual({ day: 2, time: '14:30', date: '2026-03-10' })
})

describe.each(every)('a schedule for day %i', (day) => {
  test('applies a schedule on its day and on no other', () => {
    const schedule = { days: [day], from: null, until: null }
    expect(every.filter((other) => withinSchedule(schedule, on(other, '12:00'), zone))).toEqual([day])
  })

  test('applies a night schedule until the next morning', () => {
    const schedule = { days: [day], from: '22:00', until: '06:00' }
    const next = day === 7 ? 1 : day + 1
    const hours = every.flatMap((other) =>
      ['05:59', '06:00', '21:59', '22:00']
        .filter((time) => withinSchedule(schedule, on(other, time), zone))
        .map((time) => `${other} ${time}`),
    )
    expect(hours.sort()).toEqual([`${day} 22:00`, `${next} 05:59`].sort())
  })
})

test.each<[string | null, string | null, string[]]>([
  ['08:00', '13:00', ['08:00', '12:59']],
  ['08:00', null, ['07:59', '08:00', '12:59', '13:00']],
  [null, '13:00', ['07:59', '08:00', '12:59', '13:00']],
  ['08:00', '08:00', ['07:59', '08:00', '12:59', '13:00']],
])('applies hours from %s until %s on every day', (from, until, within) => {
  const times = ['07:59', '08:00', '12:59', '13:00']
  expect(times.filter((time) => withinSchedule({ days: [], from, until }, on(3, time), zone))).toEqual(within)
})
