/** Adds the monotonic clock, which no person can set, to the last server time. Says when the time is doubtful. */
import { z } from 'zod'

const time = z
  .number()
  .min(0)
  .max(2 ** 47)

export const clockDoubts = ['never_synced', 'unreadable', 'wall_moved', 'wall_behind', 'closed_for_long'] as const
export type ClockDoubt = (typeof clockDoubts)[number]

const clockSync = z.strictObject({
  server: time,
  /** `performance.now()`: starts at zero with each run. */
  monotonic: time,
  /** `Date.now()`: the user can change it. */
  wall: time,
  /** The run that `monotonic` belongs to. */
  run: z.string().max(64),
  /** The latest time that was not doubtful. */
  last_seen: time,
  /** A doubt stays until the next server time. */
  doubt: z.enum(clockDoubts).nullable(),
})
export type ClockSync = z.infer<typeof clockSync>

export interface ClockReading {
  monotonic: number
  wall: number
  run: string
}

export type StationTime = { now: number; doubtful: false; why: null } | { now: number; doubtful: true; why: ClockDoubt }

const minute = 60_000
/** The two clocks differ by seconds in a day; more means that the clock was set or the device slept. */
const drift = 2 * minute
/** A reload takes seconds. After an hour the station cannot distinguish a changed clock from a closed page. */
const longestGap = 60 * minute
const latest = 2 ** 47

export const synced = (server: number, { monotonic, wall, run }: ClockReading): ClockSync => ({
  server,
  monotonic,
  wall,
  run,
  last_seen: server,
  doubt: null,
})

export function stationTime(stored: unknown, reading: ClockReading): StationTime {
  const sync = readSync(stored)
  if (!sync) return doubtful(sound(reading.wall) ?? 0, 'never_synced')
  const time = carriedOn(sync, reading)
  return sync.doubt && !time.doubtful ? doubtful(time.now, sync.doubt) : time
}

/** Returns the values that the station stores after each event and every minute, for the next run. */
export function remembered(sync: ClockSync, time: StationTime, { monotonic, wall, run }: ClockReading): ClockSync {
  if (time.doubtful) return { ...sync, doubt: time.why }
  if (sync.run === run) return { ...sync, last_seen: time.now }
  return synced(time.now, { monotonic, wall, run })
}

function carriedOn(sync: ClockSync, reading: ClockReading): StationTime {
  const wall = sound(reading.wall)
  const floor = Math.max(sync.server, sync.last_seen)
  const ran = sync.run === reading.run ? elapsed(reading.monotonic, sync.monotonic) : null
  const walked = wall === null ? null : wall - sync.wall
  if (ran !== null) {
    const now = Math.max(floor, sync.server + ran)
    if (walked === null) return doubtful(now, 'unreadable')
    if (walked < ran - drift) return doubtful(now, 'wall_moved')
    // The device slept, or the clock was set ahead. The later time is safe: no expired pass opens.
    if (walked > ran + drift) return doubtful(Math.max(floor, sync.server + walked), 'wall_moved')
    return certain(now)
  }
  if (walked === null) return doubtful(floor, 'unreadable')
  const walkedTime = sync.server + walked
  if (walkedTime < floor - drift) return doubtful(floor, 'wall_behind')
  if (walkedTime > floor + longestGap) return doubtful(walkedTime, 'closed_for_long')
  return certain(Math.max(floor, walkedTime))
}

export function readSync(stored: unknown): ClockSync | null {
  const read = clockSync.safeParse(stored)
  return read.success ? read.data : null
}

const sound = (reading: number) => (typeof reading === 'number' && reading >= 0 && reading <= latest ? reading : null)

function elapsed(monotonic: number, since: number): number | null {
  const read = sound(monotonic)
  return read === null || read < since ? null : read - since
}

const certain = (now: number): StationTime => ({ now, doubtful: false, why: null })
const doubtful = (now: number, why: ClockDoubt): StationTime => ({ now: Math.min(now, latest), doubtful: true, why })
