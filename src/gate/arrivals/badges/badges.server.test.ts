import { expect, test } from 'vitest'
import { revisionOf } from '../../../../tests/support/accounts.ts'
import { enter } from '../../../../tests/support/arrivals.ts'
import { atDesk } from '../../../../tests/support/desk.ts'
import { made, secondStation, snapshotOf, stationWorld, tell } from '../../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { newId } from '../../../shared/ids.ts'
import { visits } from '../../visits/visits.contract.ts'
import { arrivals } from '../arrivals.contract.ts'
import { arrivalPresets } from '../arrivals.ts'

const garita = openForFile(sharedInstallation)

const nobody = { name: null, last_name: null, id_document: null, phone_number: null, purpose: null }

async function world() {
  const there = await stationWorld(garita)
  const { here, guard, ana } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const choose = async (badgeKinds?: ('delivery' | 'service')[]) =>
    admin.call(arrivals.chooseRules, {
      ...{ condominium_id: here, rules: arrivalPresets.specification, authority_protocol: null, ask_seconds: 90 },
      ...(badgeKinds ? { badge_kinds: badgeKinds } : {}),
      revision: await revisionOf(garita, here, 'condominiums'),
    })
  const inside = async (arrivalKind: 'delivery' | 'taxi' = 'delivery') => {
    const id = newId()
    const courier = {
      ...nobody,
      id,
      condominium_id: here,
      unit_number: '101',
      arrival_kind: arrivalKind,
      company: 'Rappi',
    }
    expect(await atDesk.register(guard, courier)).toMatchObject({ ok: true })
    expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
    expect(await enter(guard, here, id)).toMatchObject({ ok: true })
    return id
  }
  const give = (id: string, badge: string, eventId = newId()) =>
    atDesk.giveBadge(guard, { condominium_id: here, id, event_id: eventId, badge })
  const badgeOf = async (id: string) =>
    (await garita.owner.query('select badge from authorizations where id = $1', [id])).rows[0]?.badge
  const given = async (id: string) =>
    (
      await garita.owner.query(
        `select s.said from access_logs l join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
          where l.authorization_id = $1 and l.event_type = 'badge_given' order by l.occurred_at`,
        [id],
      )
    ).rows.map(({ said }) => said)
  expect(await choose(['delivery', 'service'])).toMatchObject({ ok: true })
  return { ...there, admin, choose, inside, give, badgeOf, given }
}

test('records and changes a badge at the desk, and refuses one that another person inside has', async () => {
  const { here, guard, admin, stranger, inside, give, badgeOf, given } = await world()
  const [one, other] = [await inside(), await inside()]
  const event = newId()
  expect(await give(one, ' a-12 ', event)).toMatchObject({ ok: true })
  expect(await give(one, 'A12', event)).toMatchObject({ ok: true })
  expect(await give(other, 'a12')).toMatchObject({ ok: false, code: 'badge_taken' })
  expect(await give(one, '13')).toMatchObject({ ok: true })
  expect(await give(other, 'A12')).toMatchObject({ ok: true })
  expect([await badgeOf(one), await badgeOf(other)]).toEqual(['13', 'A12'])
  expect(await given(one)).toEqual(['A12', '13'])
  for (const badge of ['', '--', '123456789']) {
    expect(await give(one, badge)).toMatchObject({ ok: false, code: 'invalid' })
  }
  expect(await atDesk.giveBadge(stranger, { condominium_id: here, id: one, event_id: newId(), badge: '1' })).toEqual(
    expect.objectContaining({ ok: false, code: 'not_found' }),
  )
  expect(await atDesk.giveBadge(admin, { condominium_id: here, id: one, event_id: newId(), badge: '1' })).toMatchObject(
    { ok: false },
  )
  const list = await guard.call(visits.list, { condominium_id: here })
  expect(list.ok && list.answer.items.find(({ id }) => id === one)).toMatchObject({ badge: '13', badge_asked: true })
  const log = await guard.call(visits.log, { condominium_id: here })
  expect(log.ok && log.answer.items.filter(({ event_type }) => event_type === 'badge_given')).toMatchObject([
    { override_reason: 'A12', arrival_kind: 'delivery', unit_number: '101' },
    { override_reason: '13' },
    { override_reason: 'A12' },
  ])
  // An exit returns the badge.
  expect(await atDesk.leave(guard, { condominium_id: here, id: one, event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect(await give(one, '14')).toMatchObject({ ok: false, code: 'visit_already_left' })
  expect(await give(other, '13')).toMatchObject({ ok: true })
  expect(await badgeOf(one)).toBe('13')
})

test('gives a badge once when two desks give it at the same moment', async () => {
  const { inside, give } = await world()
  const [one, other] = [await inside(), await inside()]
  const answers = await Promise.all([give(one, '7'), give(other, '7')])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
})

test('refuses a badge at the desk for kinds that do not get one, and ignores it from a station', async () => {
  const there = await world()
  const { choose, inside, give, badgeOf, given } = there
  const [taxi, courier] = [await inside('taxi'), await inside()]
  expect(await give(taxi, '1')).toMatchObject({ ok: false, code: 'badge_not_asked' })
  expect(await tell(there, made(there, { kind: 'badge', authorization_id: taxi, badge: '1' }))).toEqual([null])
  expect([await badgeOf(taxi), await given(taxi)]).toEqual([null, []])
  // A change without the badge rule keeps it.
  expect(await choose()).toMatchObject({ ok: true })
  expect(await give(courier, '1')).toMatchObject({ ok: true })
  expect((await snapshotOf(there)).badge_kinds).toEqual(['delivery', 'service'])
  expect(await choose([])).toMatchObject({ ok: true })
  expect((await snapshotOf(there)).badge_kinds).toEqual([])
  expect(await give(courier, '2')).toMatchObject({ ok: false, code: 'badge_not_asked' })
})

test('keeps badges given offline, also twice or in another order, and applies the last one', async () => {
  const there = await world()
  const other = await secondStation(there)
  const { inside, badgeOf, given } = there
  const [one, two] = [await inside(), await inside()]
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const giving = (id: string, badge: string, at: Date) =>
    made(there, { kind: 'badge', authorization_id: id, badge }, { at })
  const first = giving(one, '21', ago(3))
  expect(await tell(there, first)).toEqual([null])
  // The other station was offline and gave the same number.
  expect(await tell(other, giving(two, '21', ago(2)))).toEqual([null])
  expect(await tell(other, giving(one, '20', ago(1)))).toEqual([null])
  expect(await tell(there, first)).toEqual([null])
  expect([await badgeOf(one), await badgeOf(two)]).toEqual(['20', '21'])
  // A giving that happened before the known one is logged and changes nothing.
  const third = await secondStation(there)
  expect(await tell(third, giving(one, '19', ago(2)))).toEqual([null])
  expect([await badgeOf(one), await given(one)]).toEqual(['20', ['21', '19', '20']])
  const { entries, recent } = await snapshotOf(there)
  expect(entries.find(({ authorization_id }) => authorization_id === one)).toMatchObject({ badge: '20' })
  expect(recent.map(({ event_type }) => event_type)).toContain('badge_given')
  // The server ignores badges of unknown authorizations.
  expect(await tell(there, giving(newId(), '1', ago(0)))).toEqual([null])
})

test('deletes the badge together with the names', async () => {
  const there = await world()
  const { here, inside, give, badgeOf } = there
  const one = await inside()
  expect(await give(one, '31')).toMatchObject({ ok: true })
  await garita.owner.query('select access.blank_authorizations($1, array[$2::uuid])', [here, one])
  expect(await badgeOf(one)).toBeNull()
  expect(await tell(there, made(there, { kind: 'badge', authorization_id: one, badge: '32' }))).toEqual([null])
  expect(await badgeOf(one)).toBeNull()
})
