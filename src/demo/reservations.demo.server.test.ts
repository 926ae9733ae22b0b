/** The demo works at any starting hour; its party is today if there is still time for it. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zoneAt } from '../../tests/support/clocks.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { draws } from '../../tests/support/scope.ts'
import { residentEmail } from './cast.ts'
import { type DemoKeys, demoId } from './demoPart.server.ts'
import { bookings } from './reservations.demo.server.ts'
import { demoKeys, parts } from './seed.server.ts'

let garita: TestInstallation
let owner: pg.Client
let keys: DemoKeys
beforeAll(async () => {
  garita = await testInstallation()
  owner = new pg.Client({ connectionString: garita.owner_url })
  await owner.connect()
  keys = await demoKeys(garita.settings, owner)
})
afterAll(async () => {
  await owner.end()
  await garita.close()
})

test('gives each neighbor’s unit one reservation, so that no weekly limit is reached', async () => {
  await owner.query('begin')
  try {
    for (const part of parts) await part.write(owner, keys, null)
    const { rows } = await owner.query(
      `select count(*)::int as all, count(*) filter (where p.email = $1)::int as own,
          count(distinct (r.condominium_id, r.unit_number)) filter (where p.email <> $1)::int as neighbors
        from amenity_reservations r join profiles p on p.id = r.resident_id`,
      [residentEmail],
    )
    const own = bookings.filter((booking) => booking.own).length
    expect(rows).toEqual([{ all: bookings.length, own, neighbors: bookings.length - own }])
  } finally {
    await owner.query('rollback')
  }
})

const partyEnds = 22

test.each(draws([partyEnds - 1, partyEnds], [0, 6, 12, partyEnds - 1, partyEnds, 23]))(
  'approves the party when started at %i o’clock, and admits no guest before its day',
  async (hour) => {
    await owner.query('begin')
    try {
      const { rows: begun } = await owner.query<{ now: Date }>('select now()')
      const zone = zoneAt(hour, begun[0]?.now)
      for (const part of parts) {
        await part.write(owner, keys, null)
        await owner.query('update condominiums set time_zone = $1 where time_zone <> $1', [zone])
      }
      const { rows } = await owner.query(
        `select r.status, r.ends_at > now() as ahead, r.reservation_date - (now() at time zone $2)::date as days_ahead,
          (select count(*)::int from access_logs l where l.reservation_id = r.id) as entries
        from amenity_reservations r where r.id = $1`,
        [demoId('reservation cumple'), zone],
      )
      const today = hour < partyEnds
      expect(rows).toEqual([{ status: 'approved', ahead: true, days_ahead: today ? 0 : 1, entries: today ? 2 : 0 }])
    } finally {
      await owner.query('rollback')
    }
  },
)
