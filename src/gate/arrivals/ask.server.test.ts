/** Each request at the gate has a deadline, and every arrival has one outcome. */

import { expect, test } from 'vitest'
import { arrive, backdate } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import {
  authorizedIn,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { arrivalPresets } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const there = await stationWorld(garita)
  const { here, guard } = there
  const came = async () => {
    const id = newId()
    const input = { id, condominium_id: here, unit_number: '101', arrival_kind: 'delivery', company: 'Rappi' } as const
    expect(await atDesk.register(guard, input as never)).toMatchObject({ ok: true })
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

test('records an answer in time as the outcome of a request, with its author and channel', async () => {
  const { ana, came, outcomeOf, eventsOf } = await world()
  const [yes, no] = [await came(), await came()]
  expect(await outcomeOf(yes)).toEqual([null, null, null])
  await ana.call(visits.decide, { id: yes, decision: 'approved' })
  await ana.call(visits.decide, { id: no, decision: 'denied' })
  expect(await outcomeOf(yes)).toEqual(['admitted', 'app', 'Ana Uno'])
  expect(await outcomeOf(no)).toEqual(['refused', 'app', 'Ana Uno'])
  expect(await eventsOf(yes)).toEqual(['visitor_registered'])
})

test('logs an answer after the deadline as a separate line, keeps the outcome, and shows the answer at the gate', async () => {
  const there = await world()
  const { ana, guard, here, came, outcomeOf, eventsOf } = there
  const [inTime, late, left] = [await came(), await came(), await came()]
  await garita.owner.query(`update residences set since = now() - interval '1 hour' where profile_id = $1`, [ana.id])
  await garita.owner.query('update authorizations set ask_seconds = 300 where id = any($1)', [[inTime, late]])
  await backdate(garita, inTime, '240 seconds')
  await backdate(garita, late, '301 seconds')
  expect(await atDesk.close(guard, { condominium_id: here, id: left, outcome: 'left' })).toMatchObject({
    ok: true,
  })
  for (const id of [inTime, late]) {
    expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  }
  expect(await ana.call(visits.decide, { id: left, decision: 'approved' })).toMatchObject({ code: 'visit_closed' })
  expect(await outcomeOf(inTime)).toEqual(['admitted', 'app', 'Ana Uno'])
  expect(await outcomeOf(late)).toEqual(['expired', 'clock', null])
  expect(await outcomeOf(left)).toEqual(['left', 'guard', 'Gus Garita'])
  expect(await eventsOf(inTime)).toEqual(['visitor_registered'])
  expect(await eventsOf(late)).toEqual(['visitor_registered', 'approved_late'])
  expect(await eventsOf(left)).toEqual(['visitor_registered'])
  const known = (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === late)
  expect(known).toMatchObject({ status: 'approved', ask: { outcome: 'expired' } })
  expect(await atDesk.enter(guard, { condominium_id: here, id: late, event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect(await outcomeOf(late)).toEqual(['expired', 'clock', null])
})

test('expires an unanswered request exactly at its deadline', async () => {
  const { here, ana, guard, came, outcomeOf, eventsOf } = await world()
  const [open, over] = [await came(), await came()]
  await garita.owner.query(`update residences set since = now() - interval '1 hour' where profile_id = $1`, [ana.id])
  await backdate(garita, over, '91 seconds')
  await eventually(async () => expect(await outcomeOf(over)).toEqual(['expired', 'clock', null]))
  const { rows } = await garita.owner.query(
    'select outcome_at = created_at + make_interval(secs => ask_seconds) as at_its_time from authorizations where id = $1',
    [over],
  )
  expect(rows).toEqual([{ at_its_time: true }])
  expect(await outcomeOf(open)).toEqual([null, null, null])
  // The departure is one line, also when sent twice; another outcome is refused.
  const close = (outcome: 'refused' | 'left') => atDesk.close(guard, { condominium_id: here, id: over, outcome })
  for (const again of [1, 2]) expect([again, await close('left')]).toMatchObject([again, { ok: true }])
  expect(await close('refused')).toMatchObject({ code: 'arrival_settled' })
  expect(await outcomeOf(over)).toEqual(['expired', 'clock', null])
  expect(await eventsOf(over)).toEqual(['visitor_registered', 'left_late'])
})

test('shows an unanswered arrival at the station until a guard closes it', async () => {
  const there = await world()
  const { guard, came, outcomeOf, eventsOf, here } = there
  const [id, other] = [await came(), await came()]
  for (const one of [id, other]) await backdate(garita, one, '91 seconds')
  const close = (outcome: 'refused' | 'left') =>
    made(there, { kind: 'arrival_closed', authorization_id: id, outcome } as const)
  const askOf = async (one: string) =>
    (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === one)?.ask
  await eventually(async () => expect(await outcomeOf(id)).toEqual(['expired', 'clock', null]))
  expect(await askOf(id)).toMatchObject({ outcome: null })
  const first = close('refused')
  expect(await tell(there, first, first, close('left'))).toEqual([null, null, null])
  expect(await eventsOf(id)).toEqual(['visitor_registered', 'refused_late'])
  expect(await askOf(id)).toMatchObject({ outcome: 'expired' })
  expect(await askOf(other)).toMatchObject({ outcome: null })
  expect(await atDesk.close(guard, { condominium_id: here, id, outcome: 'refused' })).toMatchObject({ ok: true })
})

test('takes an authorization by phone as the outcome, at the desk and at a station', async () => {
  const there = await world()
  const { guard, came, outcomeOf, act } = there
  const [phone, told] = [await came(), await came()]
  await atDesk.enterByPhone(guard, { ...act(phone), authorized_by: 'Ana', reason: 'Sin señal' })
  await tell(there, letIn(there, told, { by: 'Ana' }))
  for (const id of [phone, told]) expect(await outcomeOf(id)).toEqual(['admitted', 'phone', 'Ana'])
})

/** The event that a station sends: on the guard's own judgment, or authorized by `by`. */
const letIn = (there: StationWorld, id: string, { by = null, at }: { by?: string | null; at?: Date } = {}) =>
  made(
    there,
    { kind: 'override', subject: { authorization_id: id }, because: 'pending', reason: 'Llueve', authorized_by: by },
    at ? { at } : {},
  )

test('lets a guard decide alone only where the condominium allows it, and only after the deadline', async () => {
  const there = await world()
  const { guard, here, came, outcomeOf, eventsOf, act } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const attempt = (id: string) => atDesk.enter(guard, { ...act(id), reason: 'Llueve' })
  expect(await attempt(await came())).toMatchObject({ code: 'arrival_needs_answer' })
  const { specification } = arrivalPresets
  await admin.call(arrivals.chooseRules, {
    ...{ condominium_id: here, revision: 1, authority_protocol: null, ask_seconds: 90 },
    rules: { ...specification, delivery: { ...specification.delivery, after: 'offer' } },
  })
  const offered = await came()
  expect(await attempt(offered)).toMatchObject({ code: 'arrival_still_asked' })
  await backdate(garita, offered, '91 seconds')
  expect(await attempt(offered)).toMatchObject({ ok: true })
  expect(await outcomeOf(offered)).toEqual(['expired', 'clock', null])
  expect(await eventsOf(offered)).toEqual(['visitor_registered', 'entry'])
  const visit = await arrive(guard, here)
  await backdate(garita, visit, '91 seconds')
  expect(await attempt(visit)).toMatchObject({ code: 'arrival_needs_answer' })
})

test('keeps and flags a station’s entries that a guard decided alone without permission or before the deadline', async () => {
  const there = await world()
  const { here, outcomeOf } = there
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"') where id = $1`,
    [here],
  )
  const began = Date.now() - 10 * 60_000
  const at = (seconds: number) => new Date(began + seconds * 1000)
  const asked = (kind: 'visit' | 'delivery', seconds: number) => {
    const id = newId()
    const personal = kind === 'visit' ? { name: 'Luis', last_name: 'Paz', id_document: 'INE1' } : {}
    const act = { kind: 'unannounced', authorization_id: id, unit_number: '101', arrival_kind: kind } as const
    return [
      id,
      made(there, { ...act, ...personal, phone_number: null, purpose: null } as Act, { at: at(seconds) }),
    ] as const
  }
  const [early, earlyAsk] = asked('delivery', 0)
  const [inTime, inTimeAsk] = asked('delivery', 1)
  const [visit, visitAsk] = asked('visit', 2)
  const told = await tell(
    there,
    ...[earlyAsk, inTimeAsk, visitAsk],
    letIn(there, early, { at: at(60) }),
    letIn(there, inTime, { at: at(95) }),
    letIn(there, visit, { at: at(200) }),
  )
  expect(told).toEqual([null, null, null, 'not_allowed', null, 'not_allowed'])
  for (const id of [early, inTime, visit]) expect(await outcomeOf(id)).toEqual(['let_in', 'guard', 'Gus Garita'])
})

test('settles an arrival once among concurrent answers, and only for guards of its condominium', async () => {
  const { guard, stranger, ana, here, came, outcomeOf, eventsOf } = await world()
  const id = await came()
  const close = (outcome: 'refused' | 'left') => atDesk.close(guard, { condominium_id: here, id, outcome })
  expect(await atDesk.close(stranger, { condominium_id: here, id, outcome: 'left' })).toMatchObject({
    status: 404,
  })
  expect(await atDesk.close(ana, { condominium_id: here, id, outcome: 'left' })).toMatchObject({ ok: false })
  const answers = await Promise.all([
    close('left'),
    close('refused'),
    ana.call(visits.decide, { id, decision: 'denied' }),
  ])
  const [outcome, channel] = await outcomeOf(id)
  expect(['left', 'refused']).toContain(outcome)
  const guards = answers.slice(0, 2).filter(({ ok }) => ok).length
  if (channel === 'guard') expect(guards).toBe(1)
  expect(await eventsOf(id)).toEqual(['visitor_registered'])
  const done = outcome === 'left' ? 'left' : 'refused'
  expect(await close(done)).toMatchObject({ ok: true })
  expect(await close(done === 'left' ? 'refused' : 'left')).toMatchObject({ code: 'arrival_settled' })
})

test('closes an arrival of a station once, and takes the deadline of a request from the condominium', async () => {
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
  const [entry] = authorizedIn(known)
  expect(Date.parse(entry?.ask?.until ?? '') - Date.parse(entry?.created_at ?? '')).toBe(30_000)
  const closed = (outcome: 'refused' | 'left') =>
    made(there, { kind: 'arrival_closed', authorization_id: id, outcome } as const)
  const first = closed('left')
  expect(await tell(there, first, first, closed('refused'))).toEqual([null, null, null])
  expect(await outcomeOf(id)).toEqual(['left', 'guard', 'Gus Garita'])
})
