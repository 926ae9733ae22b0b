/** A day begins when local time first shows it, also where the clock changes at midnight. */
import { expect, test } from 'vitest'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { dayAfter } from '../../../shared/time.ts'
import { all, type Sql, sql, textOf } from '../sql.ts'
import { beginningOf, withinDays } from './days.ts'

const garita = openForFile(sharedInstallation)

const quarter = 15 * 60_000

function firstShown(day: string, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('en-CA', { timeZone })
  for (let at = Date.parse(`${dayAfter(day, -1)}T00:00Z`); ; at += quarter) if (wall.format(at) === day) return at
}

async function answered(query: Sql): Promise<unknown> {
  const { rows } = await garita.owner.query(textOf(sql`select ${query} as answer`), [...query.values])
  return rows[0].answer
}

const days: [zone: string, day: string][] = [
  ['America/Mexico_City', '2026-03-10'],
  ['America/Havana', '2025-11-02'],
  ['America/Havana', '2025-03-09'],
  ['Atlantic/Azores', '2025-10-26'],
  ['America/Santiago', '2025-09-07'],
  ['America/Santiago', '2026-04-05'],
  ['Europe/Madrid', '2026-03-29'],
  ['Pacific/Kiritimati', '2026-01-01'],
]

test.each(days)('finds the beginning of the day in %s on %s', async (zone, day) => {
  const begins = firstShown(day, zone)
  expect(await answered(beginningOf(sql`${day}::date`, sql`${zone}::text`))).toEqual(new Date(begins))
  const within = (at: number) =>
    answered(
      sql`(${all(withinDays(sql`${new Date(at).toISOString()}::timestamptz`, sql`${zone}::text`, { from: day, until: day }))})`,
    )
  const ends = firstShown(dayAfter(day), zone)
  expect(await Promise.all([begins - 1, begins, ends - 1, ends].map(within))).toEqual([false, true, true, false])
})
