/** Local times become the same instants as in PostgreSQL, in every time zone and around clock changes. */
import { expect, test } from 'vitest'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { dayAfter, instantOf, timeZones, wallClock } from './time.ts'

const garita = openForFile(sharedInstallation)

interface Asked {
  zone: string
  day: string
  minutes: number
}

const changeDays = (zone: string, year: number) => {
  const days = Array.from({ length: 366 }, (_, at) => dayAfter(`${year}-01-01`, at))
  const offset = (day: string) => Date.parse(`${day}T12:00:00Z`) - instantOf(day, 12 * 60, zone)
  return days.filter((day) => offset(day) !== offset(dayAfter(day)))
}

async function askPostgres(asked: readonly Asked[]) {
  const { rows } = await garita.owner.query<Asked & { at: Date }>(
    `select zone, day::text, minutes, (day + make_interval(mins => minutes)) at time zone zone as at
      from unnest($1::text[], $2::date[], $3::int[]) asked (zone, day, minutes)`,
    [asked.map(({ zone }) => zone), asked.map(({ day }) => day), asked.map(({ minutes }) => minutes)],
  )
  return rows
}

const told = ({ zone, day, minutes }: Asked, at: number) => `${zone} ${day} ${minutes}: ${new Date(at).toISOString()}`

test.each(['America/New_York', 'Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe', 'America/Mexico_City'])(
  'converts every quarter of an hour of two days like PostgreSQL, around each change of clocks in %s',
  async (zone) => {
    const changes = [2019, 2021, 2024].flatMap((year) => changeDays(zone, year))
    const days = [...changes.flatMap((day) => [dayAfter(day, -1), day, dayAfter(day)]), '2026-02-28', '2026-12-31']
    const asked = days.flatMap((day) =>
      Array.from({ length: (48 * 60) / 15 + 1 }, (_, at) => ({ zone, day, minutes: at * 15 })),
    )
    const rows = await askPostgres(asked)
    expect(rows).toHaveLength(asked.length)
    expect(rows.map((row) => told(row, instantOf(row.day, row.minutes, zone)))).toEqual(
      rows.map((row) => told(row, row.at.getTime())),
    )
  },
)

test('converts times like PostgreSQL in every time zone, on some days of a year', async () => {
  // Tests past years only: PostgreSQL and the program may know different new laws about future ones.
  const days = ['2024-01-01', '2024-03-10', '2024-03-31', '2024-04-07', '2024-07-01', '2024-10-27', '2024-11-03']
  const asked = timeZones().flatMap((zone) =>
    days.flatMap((day) => [0, 90, 150, 1290, 1560, 2880].map((minutes) => ({ zone, day, minutes }))),
  )
  const rows = await askPostgres(asked)
  expect(rows).toHaveLength(asked.length)
  const other = rows.filter((row) => instantOf(row.day, row.minutes, row.zone) !== row.at.getTime())
  expect(other.map((row) => told(row, instantOf(row.day, row.minutes, row.zone)))).toEqual([])
  const { rows: shown } = await garita.owner.query<{ zone: string; at: Date; wall: string }>(
    `select zone, at, to_char(at at time zone zone, 'YYYY-MM-DD HH24:MI') as wall
      from unnest($1::text[], $2::timestamptz[]) asked (zone, at)`,
    [rows.map(({ zone }) => zone), rows.map(({ at }) => at)],
  )
  const wrong = shown.filter(({ zone, at, wall }) => {
    const { day, minutes } = wallClock(at.getTime(), zone)
    return (
      `${day} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` !== wall
    )
  })
  expect(wrong).toEqual([])
})

test('converts local time back to the instant, except in the repeated hour', () => {
  for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC']) {
    const changes = changeDays(zone, 2026)
    for (const day of changes.flatMap((one) => [one, dayAfter(one)]).concat('2026-06-15')) {
      const repeated: number[] = []
      for (let at = instantOf(day, 0, zone); at < instantOf(dayAfter(day), 0, zone); at += 30 * 60_000) {
        const { day: shown, minutes } = wallClock(at, zone)
        if (instantOf(shown, minutes, zone) !== at) repeated.push(at)
      }
      expect(repeated.length, `${zone} ${day}`).toBeLessThanOrEqual(2)
      if (!changes.some((one) => [one, dayAfter(one)].includes(day))) expect(repeated).toEqual([])
    }
  }
})
