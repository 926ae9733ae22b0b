import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreparedDatabase, preparedDatabase } from '../../tests/access/database.ts'
import { writtenBeginning, writtenEnding } from './writtenDates.ts'

let prepared: PreparedDatabase
beforeAll(async () => {
  prepared = await preparedDatabase()
})
afterAll(() => prepared.close())

const zones = ['America/Mexico_City', 'America/Bogota', 'America/Santiago', 'America/Havana', 'Asia/Kolkata', 'UTC']
const from = Date.parse('2000-01-01T00:00:00Z')
const quarters = Math.floor((Date.parse('2090-01-01T00:00:00Z') - from) / 900_000)
/** Each quarter of an hour has midnights and changes of the clock among them; a few moments lie beside one. */
const moment = fc
  .tuple(fc.integer({ min: 0, max: quarters }), fc.constantFrom(0, 0, 0, 0, 1, 999, 30_000, 60_000))
  .map(([quarter, more]) => new Date(from + quarter * 900_000 + more).toISOString())

test('writes the dates of an authorization as the database does, in every time zone', async () => {
  const drawn = fc.sample(fc.tuple(moment, fc.constantFrom(...zones)), 3_000)
  // Midnights of each zone, which are whole days.
  const midnights = await prepared.owner.query<{ at: string; zone: string }>(
    `select to_json(day::timestamp at time zone zone) #>> '{}' as at, zone
      from generate_series(date '2020-01-01', date '2027-01-01', interval '1 day') day, unnest($1::text[]) zone`,
    [zones],
  )
  const all = [...drawn, ...midnights.rows.map(({ at, zone }): [string, string] => [at, zone])]
  const { rows } = await prepared.owner.query<{ moment: string; zone: string; beginning: string; ending: string }>(
    `select at::text as moment, zone, access.written_beginning(at, zone) as beginning, access.written_ending(at, zone) as ending
      from (select at::timestamptz, zone from unnest($1::text[], $2::text[]) drawn (at, zone)) drawn`,
    [all.map(([at]) => at), all.map(([, zone]) => zone)],
  )
  expect(rows).toHaveLength(all.length)
  expect(rows.map(({ moment, zone }) => [moment, writtenBeginning(moment, zone), writtenEnding(moment, zone)])).toEqual(
    rows.map(({ moment, beginning, ending }) => [moment, beginning, ending]),
  )
})
