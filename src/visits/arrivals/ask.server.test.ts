/** The ask at the gate has a clock of its own, and every arrival one outcome. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backdate } from '../../../tests/support/arrivals.ts'
import { made, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { arrivalPresets } from './arrivals.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

async function world() {
  const there = await stationWorld(garita)
  const { here, guard } = there
  const came = async () => {
    const id = newId()
    const input = { id, condominium_id: here, unit_number: '101', arrival_kind: 'delivery', company: 'Rappi' } as const
    expect(await guard.call(visits.register, input as never)).toMatchObject({ ok: true })
    return id
  }
  const outcomeOf = async (id: string) => {
    const { rows } = await garita.owner.query(
      'select outcome, outcome_channel, outcome_by_name from authorizations where condominium_id = $1 and id = $2',
      [here, id],
    )
    return [rows[0].outcome, rows[0].outcome_channel, rows[0].outcome_by_name]
  }
  const eventsOf = async (id: string) => {
    const { rows } = await garita.owner.query(
      'select event_type from access_logs where condominium_id = $1 and authorization_id = $2 order by occurred_at',
      [here, id],
    )
    return rows.map(({ event_type }) => event_type)
  }
  const act = (id: string) => ({ condominium_id: here, id, event_id: newId() })
  return { ...there, came, outcomeOf, eventsOf, act }
}

test('an answer in time is the outcome, with who and through what', async () => {
  const { ana, came, outcomeOf, eventsOf } = await world()
  const [yes, no] = [await came(), await came()]
  expect(await outcomeOf(yes)).toEqual([null, null, null])
  await ana.call(visits.decide, { id: yes, decision: 'approved' })
  await ana.call(visits.decide, { id: no, decision: 'denied' })
  expect(await outcomeOf(yes)).toEqual(['admitted', 'app', 'Ana Uno'])
  expect(await outcomeOf(no)).toEqual(['refused', 'app', 'Ana Uno'])
  expect(await eventsOf(yes)).toEqual(['visitor_registered'])
})

test('after its time an answer is a line of its own and no second outcome, and the gate hears it', async () => {
  const there = await world()
  const { ana, guard, here, came, outcomeOf, eventsOf } = there
  const [inTime, late, left] = [await came(), await came(), await came()]
  await garita.owner.query(`update residences set since = now() - interval '1 hour' where profile_id = $1`, [ana.id])
  await backdate(garita, inTime, '85 seconds')
  await backdate(garita, late, '95 seconds')
  expect(await guard.call(arrivals.close, { condominium_id: here, id: left, outcome: 'left' })).toMatchObject({
    ok: true,
  })
  for (const id of [inTime, late, left]) {
    expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  }
  expect(await outcomeOf(inTime)).toEqual(['admitted', 'app', 'Ana Uno'])
  expect(await outcomeOf(late)).toEqual(['expired', 'clock', null])
  expect(await outcomeOf(left)).toEqual(['left', 'guard', 'Gus Garita'])
  expect(await eventsOf(inTime)).toEqual(['visitor_registered'])
  for (const id of [late, left]) expect(await eventsOf(id)).toEqual(['visitor_registered', 'approved_late'])
  const known = (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === late)
  expect(known).toMatchObject({ status: 'approved', ask: { outcome: 'expired' } })
  expect(await guard.call(visits.enter, { condominium_id: here, id: late, event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect(await outcomeOf(late)).toEqual(['expired', 'clock', null])
})

test('a word by phone and a guard’s own judgment are outcomes too, at the desk and at a station', async () => {
  const there = await world()
  const { guard, came, outcomeOf, act } = there
  const [phone, judged, told, alone] = [await came(), await came(), await came(), await came()]
  await guard.call(visits.enterByPhone, { ...act(phone), authorized_by: 'Ana', reason: 'Sin señal' })
  await guard.call(visits.enter, { ...act(judged), reason: 'La administración' })
  expect(await outcomeOf(phone)).toEqual(['admitted', 'phone', 'Ana'])
  expect(await outcomeOf(judged)).toEqual(['let_in', 'guard', 'Gus Garita'])
  const override = (id: string, by: string | null) =>
    made(there, {
      ...{
        kind: 'override',
        subject: { authorization_id: id },
        because: 'pending',
        reason: 'Llueve',
        authorized_by: by,
      },
    } as const)
  await tell(there, override(told, 'Ana'), override(alone, null))
  expect(await outcomeOf(told)).toEqual(['admitted', 'phone', 'Ana'])
  expect(await outcomeOf(alone)).toEqual(['let_in', 'guard', 'Gus Garita'])
})

test('only one of many at once settles an arrival, and only a guard of its condominium', async () => {
  const { guard, stranger, ana, here, came, outcomeOf, eventsOf } = await world()
  const id = await came()
  const close = (outcome: 'refused' | 'left') => guard.call(arrivals.close, { condominium_id: here, id, outcome })
  expect(await stranger.call(arrivals.close, { condominium_id: here, id, outcome: 'left' })).toMatchObject({
    status: 404,
  })
  expect(await ana.call(arrivals.close, { condominium_id: here, id, outcome: 'left' })).toMatchObject({ ok: false })
  const answers = await Promise.all([
    close('left'),
    close('refused'),
    ana.call(visits.decide, { id, decision: 'denied' }),
  ])
  const [outcome, channel] = await outcomeOf(id)
  expect(['left', 'refused']).toContain(outcome)
  const guards = answers.slice(0, 2).filter(({ ok }) => ok).length
  if (channel === 'guard') {
    expect(guards).toBe(1)
    expect(await eventsOf(id)).toEqual(['visitor_registered', 'denied_late'])
  } else {
    expect(await eventsOf(id)).toEqual(['visitor_registered'])
  }
  const done = outcome === 'left' ? 'left' : 'refused'
  expect(await close(done)).toMatchObject({ ok: true })
  expect(await close(done === 'left' ? 'refused' : 'left')).toMatchObject({ code: 'arrival_settled' })
})

test('a station closes an arrival once, and its clock is the condominium’s choice', async () => {
  const there = await world()
  const { here, came, outcomeOf } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const wish = { condominium_id: here, revision: 1, rules: arrivalPresets.specification, authority_protocol: null }
  for (const askSeconds of [29, 301]) {
    expect(await admin.call(arrivals.chooseRules, { ...wish, ask_seconds: askSeconds })).toMatchObject({ status: 422 })
  }
  const offered = { ...wish.rules, visit: { ...wish.rules.visit, after: 'offer' as const } }
  expect(await admin.call(arrivals.chooseRules, { ...wish, ask_seconds: 30, rules: offered })).toMatchObject({
    status: 422,
  })
  await expect(
    garita.owner.query(
      `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{visit,after}', '"offer"') where id = $1`,
      [here],
    ),
  ).rejects.toThrow('condominium_arrival_rules')
  expect(await admin.call(arrivals.chooseRules, { ...wish, ask_seconds: 30 })).toMatchObject({ ok: true })
  const id = await came()
  const known = await snapshotOf(there)
  expect(known.ask_seconds).toBe(30)
  const [entry] = known.entries
  expect(Date.parse(entry?.ask?.until ?? '') - Date.parse(entry?.created_at ?? '')).toBe(30_000)
  const closed = (outcome: 'refused' | 'left') =>
    made(there, { kind: 'arrival_closed', authorization_id: id, outcome } as const)
  const first = closed('left')
  expect(await tell(there, first, first, closed('refused'))).toEqual([null, null, null])
  expect(await outcomeOf(id)).toEqual(['left', 'guard', 'Gus Garita'])
})
