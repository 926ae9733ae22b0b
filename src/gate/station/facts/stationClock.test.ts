/** The station's time goes on after a reload, and becomes doubtful when a person moves a clock. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClockReading, remembered, stationTime, synced } from './stationClock.ts'

const minute = 60_000
const hour = 60 * minute
const server = Date.parse('2026-03-10T18:00:00Z')
/** A device that is an hour slow changes nothing. */
const first: ClockReading = { monotonic: 5 * minute, wall: server - hour, run: 'one' }
const sync = synced(server, first)

const later = (ran: number, walked: number, run = 'one'): ClockReading => ({
  monotonic: run === 'one' ? first.monotonic + ran : ran,
  wall: first.wall + walked,
  run,
})
const surely = (ahead: number) => ({ now: server + ahead, doubtful: false, why: null })
const doubtful = (ahead: number, why: string) => ({ now: server + ahead, doubtful: true, why })

describe.each<[string, ClockReading, object]>([
  ['at once', first, surely(0)],
  ['eight hours on', later(8 * hour, 8 * hour), surely(8 * hour)],
  ['two minutes of drift', later(hour, hour + 2 * minute), surely(hour)],
  ['two minutes of drift back', later(hour, hour - 2 * minute), surely(hour)],
  [
    'more than that: slept, or set ahead',
    later(hour, hour + 2 * minute + 1),
    doubtful(hour + 2 * minute + 1, 'wall_moved'),
  ],
  ['set back a little more', later(hour, hour - 2 * minute - 1), doubtful(hour, 'wall_moved')],
  ['set ahead by hours', later(minute, 5 * hour), doubtful(5 * hour, 'wall_moved')],
  ['set back by hours', later(minute, -5 * hour), doubtful(minute, 'wall_moved')],
  ['a wall that says nothing', { ...later(minute, 0), wall: Number.NaN }, doubtful(minute, 'unreadable')],
  ['reloaded', later(3000, minute, 'two'), surely(minute)],
  ['reloaded, having run longer than before', later(9 * hour, minute, 'two'), surely(minute)],
  ['reloaded with a clock a little behind', later(0, -2 * minute, 'two'), surely(0)],
  ['reloaded with a clock behind', later(0, -2 * minute - 1, 'two'), doubtful(0, 'wall_behind')],
  ['closed for an hour', later(0, hour, 'two'), surely(hour)],
  ['closed for longer, or moved', later(0, hour + 1, 'two'), doubtful(hour + 1, 'closed_for_long')],
  ['reloaded without a wall', { monotonic: 0, wall: -1, run: 'two' }, doubtful(0, 'unreadable')],
  ['a monotonic that went back is no monotonic', { ...later(0, minute), monotonic: 0 }, surely(minute)],
])('%s', (_, reading, expected) => {
  test('returns the time, and whether it is doubtful', () => expect(stationTime(sync, reading)).toEqual(expected))
})

test('detects a moved clock also after a reload', () => {
  const reloaded = later(1000, 10 * minute, 'two')
  const kept = remembered(sync, stationTime(sync, reloaded), reloaded)
  expect(stationTime(kept, later(minute, 11 * minute, 'two'))).toEqual({
    ...surely(11 * minute),
    now: server + 10 * minute + minute - 1000,
  })
  expect(stationTime(kept, later(minute, 3 * hour, 'two')).why).toBe('wall_moved')
})

test('returns no time earlier than the one before', () => {
  const reading = later(2 * hour, 2 * hour)
  const kept = remembered(sync, stationTime(sync, reading), reading)
  expect(kept).toEqual({ ...sync, last_seen: server + 2 * hour })
  expect(stationTime(kept, later(0, hour, 'two'))).toEqual(doubtful(2 * hour, 'wall_behind'))
  expect(stationTime(kept, later(0, 2 * hour + minute, 'two'))).toEqual(surely(2 * hour + minute))
})

test('marks the time of a moved clock as doubtful until the server answers, also after the clock is moved back or the page reloads', () => {
  const moved = later(minute, 30 * minute)
  const kept = remembered(sync, stationTime(sync, moved), moved)
  expect(stationTime(kept, later(2 * minute, 2 * minute))).toEqual(doubtful(2 * minute, 'wall_moved'))
  expect(stationTime(kept, later(0, 31 * minute, 'two')).doubtful).toBe(true)
  const again = later(hour, hour)
  expect(stationTime(synced(server + hour, again), again)).toEqual(surely(hour))
})

test('marks the clock of a station that never reached the server as doubtful, with any stored value', () => {
  for (const stored of [
    null,
    undefined,
    {},
    'x',
    { ...sync, server: Number.NaN },
    { ...sync, wall: '1' },
    { ...sync, server: -1 },
  ]) {
    expect(stationTime(stored, first)).toEqual({ now: first.wall, doubtful: true, why: 'never_synced' })
  }
  expect(stationTime(null, { ...first, wall: Number.NaN })).toEqual({ now: 0, doubtful: true, why: 'never_synced' })
})

test('returns a valid date for all clock readings, and never goes back without a doubt', () => {
  const any = fc.oneof(
    fc.double(),
    fc.integer({ min: -5 * hour, max: 5 * hour }).map((off) => first.wall + off),
  )
  const reading = fc.record({ monotonic: any, wall: any, run: fc.constantFrom('one', 'two', 'three') })
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 6 }), fc.anything(), (readings, stored) => {
      let kept = sync
      let last = server
      for (const drawn of readings) {
        const time = stationTime(kept, drawn)
        expect(() => new Date(time.now).toISOString()).not.toThrow()
        expect(time.now).toBeGreaterThanOrEqual(0)
        if (!time.doubtful) {
          expect(time.now).toBeGreaterThanOrEqual(last)
          last = time.now
        }
        kept = remembered(kept, time, drawn)
        expect(() => new Date(stationTime(stored, drawn).now).toISOString()).not.toThrow()
      }
    }),
  )
})
