/** A worker's days and hours apply at the desk, in the verdict and to offline events alike. */
import { expect, test } from 'vitest'
import { enter } from '../../../tests/support/arrivals.ts'
import { entryOf, made, type StationWorld, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { localTime } from '../station/verdict/eligibility.ts'
import { visits } from './visits.contract.ts'
import { visitActsNow } from './visits.rules.ts'

const garita = openForFile(sharedInstallation)

const zone = 'America/Mexico_City'
const every = [1, 2, 3, 4, 5, 6, 7]

/** Away from midnight, so that five minutes later is the same day. */
const otherDays = () => {
  const near = [-10, 0, 10].map((minutes) => localTime(Date.now() + minutes * 60_000, zone).day)
  return every.filter((day) => !near.includes(day))
}

async function listed({ guard, here, ana }: StationWorld, id: string) {
  const response = await guard.call(visits.ofResident, { condominium_id: here, resident_id: ana.id })
  if (!response.ok) throw new Error(response.code)
  const visit = response.answer.items.find((one) => one.id === id)
  if (!visit) throw new Error('not listed')
  return visit
}

test('requires a reason for an entry outside the agreed hours', async () => {
  const there = await stationWorld(garita)
  const id = await authorize(garita, there.ana, 'worker', { weekdays: otherDays() })
  expect(await enter(there.guard, there.here, id)).toMatchObject({ ok: false, code: 'visit_not_allowed' })
  const visit = await listed(there, id)
  expect(visit).toMatchObject({ out_of_hours: true })
  expect(visitActsNow(visit, Date.now())).toEqual(['details', 'let_in'])
  expect(await enter(there.guard, there.here, id, 'Fuga de agua')).toMatchObject({ ok: true })
})

test('requires no reason within the agreed hours, or without agreed hours', async () => {
  const there = await stationWorld(garita)
  for (const more of [{ weekdays: every }, {}]) {
    const id = await authorize(garita, there.ana, 'worker', more)
    expect(await listed(there, id)).toMatchObject({ out_of_hours: false })
    expect(await enter(there.guard, there.here, id)).toMatchObject({ ok: true })
  }
})

test('judges an offline entry by the hours of its time, although the home changed them since', async () => {
  const there = await stationWorld(garita)
  const days = [otherDays(), every, every, otherDays()]
  const [off, on, narrowed, widened] = await Promise.all(
    days.map((weekdays) => authorize(garita, there.ana, 'worker', { weekdays })),
  )
  await garita.owner.query(
    `update authorizations set created_at = now() - interval '1 hour' where condominium_id = $1`,
    [there.here],
  )
  const changed = 'update authorizations set details = details || $2 where id = $1'
  await garita.owner.query(changed, [narrowed, { weekdays: otherDays() }])
  await garita.owner.query(changed, [widened, { weekdays: every }])
  const before = { at: new Date(Date.now() - 60_000) }
  const acts = [off, on, narrowed, widened].map((id) => made(there, entryOf(id ?? ''), before))
  expect(await tell(there, ...acts)).toEqual(['not_allowed', null, null, 'not_allowed'])
})

test('applies hours without days to each day, with five minutes before and after, however short they are', async () => {
  const { rows } = await garita.owner.query(
    `select access.out_of_hours('worker', $1, 'UTC', ('2026-03-02 ' || clock || ':30Z')::timestamptz) as out
      from unnest($2::text[]) with ordinality asked (clock, place) order by place`,
    [{ hours_from: '09:00', hours_until: '09:06' }, ['08:54', '08:56', '09:03', '09:10', '09:12']],
  )
  expect(rows.map(({ out }) => out)).toEqual([true, false, false, false, true])
})
