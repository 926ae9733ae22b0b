/** A form shows the effect of changed settings before it saves: the counts of a shorter retention, and the hours in another time zone. */
import { beforeAll, expect, test } from 'vitest'
import { revisionOf } from '../../tests/support/accounts.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { atTheGate, authorize, dayIn, mexico, passOf, stored } from '../../tests/support/visits.ts'
import { amenities } from '../amenities/amenities.contract.ts'
import { people } from '../people/people.contract.ts'
import { condominiums } from './condominiums.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let ana: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101' })
})

const settings = { address: null, listed: true, log_resident_entries: false }
const change = async (more: { time_zone?: string; retention_days?: number }) =>
  admin.call(condominiums.change, {
    ...{ id: here, name: 'Los Encinos', ...settings, time_zone: mexico, retention_days: 90, ...more },
    revision: await revisionOf(garita, here, 'condominiums'),
  })

const foreseen = async (retentionDays: number, by = admin) => {
  const answer = await by.call(condominiums.foresee, { id: here, retention_days: retentionDays })
  return answer.ok ? answer.answer : answer.code
}

test('counts the effect of a shorter retention, only for administrators of the place', async () => {
  const id = await authorize(garita, ana)
  await atTheGate(garita.owner, id, 'entry')
  await atTheGate(garita.owner, id, 'exit')
  expect(await foreseen(7)).toMatchObject({ visits: 0, log_lines: 0, guests: 0 })
  await garita.owner.query('alter table authorizations disable trigger user')
  await garita.owner.query(
    `update authorizations set status = 'inactive', created_at = now() - interval '20 days',
      updated_at = now() - interval '20 days', entered_at = now() - interval '21 days', left_at = now() - interval '20 days'
      where id = $1`,
    [id],
  )
  await garita.owner.query('alter table authorizations enable trigger user')
  await garita.owner.query(`update access_log_subjects set written_at = now() - interval '20 days'`)
  expect(await foreseen(30)).toMatchObject({ visits: 0, log_lines: 0 })
  const { rows } = await garita.owner.query<{ lines: number }>('select count(*)::int as lines from access_log_subjects')
  expect(rows[0]?.lines).toBeGreaterThan(0)
  const root = await garita.person({ user_role: 'super_admin' })
  for (const by of [admin, root]) {
    expect(await foreseen(7, by)).toMatchObject({ visits: 1, log_lines: rows[0]?.lines })
  }
  for (const by of [ana, await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })]) {
    expect(await foreseen(7, by)).toBe('forbidden')
  }
})

test('keeps the clock time of bookings in another time zone, side by side, and the moment of passes', async () => {
  const pool = await amenityOf(garita, here, 'pool', { exclusive: true, buffer_minutes: 0 })
  const day = dayIn(mexico, 3)
  const first = await book(ana, pool, { reservation_date: day, start_time: '16:00', end_time: '18:00' })
  const next = await book(ana, pool, { reservation_date: day, start_time: '18:00', end_time: '20:00' })
  const visit = await authorize(garita, ana)
  const [{ token }, until] = [await passOf(ana, visit), (await stored(garita, visit))?.valid_until]
  expect(await foreseen(90)).toMatchObject({ bookings: 2, passes: 1 })

  for (const timeZone of ['America/Tijuana', 'America/Cancun', 'Pacific/Auckland', mexico]) {
    expect(await change({ time_zone: timeZone })).toMatchObject({ ok: true })
    const { rows } = await garita.owner.query(
      `select id, to_char(starts_at at time zone $2, 'YYYY-MM-DD HH24:MI') as starts, to_char(ends_at at time zone $2, 'HH24:MI') as ends,
          lower(held) = starts_at and upper(held) = ends_at as held
        from amenity_reservations where amenity_id = $1 order by starts_at`,
      [pool, timeZone],
    )
    expect(rows).toEqual([
      { id: first, starts: `${day} 16:00`, ends: '18:00', held: true },
      { id: next, starts: `${day} 18:00`, ends: '20:00', held: true },
    ])
  }
  expect((await stored(garita, visit))?.valid_until).toEqual(until)
  expect((await passOf(ana, visit)).token).toBe(token)
  const mine = await ana.call(amenities.mine, {})
  expect(mine.ok && mine.answer.items.map((one) => one.status)).toEqual(['approved', 'approved'])
})

test('reports whether a place has another administrator before its admin is removed', async () => {
  const place = await garita.condominium()
  const [one, root] = [
    await garita.person({ user_role: 'admin', assigned: [place] }),
    await garita.person({ user_role: 'super_admin' }),
  ]
  const asked = async (by = root) => {
    const answer = await by.call(people.parting, { id: one.id, condominium_id: place })
    return answer.ok ? answer.answer.other_admin : answer.code
  }
  expect(await asked()).toBe(false)
  await garita.person({ user_role: 'agent', assigned: [place] })
  await garita.person({ user_role: 'admin', assigned: [place], approval_status: 'pending' })
  expect(await asked()).toBe(false)
  await garita.person({ user_role: 'admin', assigned: [place] })
  expect([await asked(), await asked(one), await asked(admin)]).toEqual([true, true, false])
  expect(await asked(ana)).toBe('forbidden')
})
