/** A move ends everything that belongs to the home at its moment, whether at once or planned, and not earlier. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amenityOf, book } from '../../../tests/support/bookings.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, least, mexico, passOf } from '../../../tests/support/visits.ts'
import { amenities } from '../../amenities/amenities.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { authTypes } from '../../authorizations/kinds.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { disclosures } from '../../investigations/disclosures.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { people } from '../people.contract.ts'
import { moves } from './moves.contract.ts'

const garita = openForFile(sharedInstallation)
let at: StationWorld
let admin: TestPerson
let ana: TestPerson
/** Ana's authorizations by kind. */
let made: Map<string, string>
let booking: string
beforeAll(async () => {
  at = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [at.here] })
})
beforeEach(async () => {
  ana = await garita.person({ condominium: at.here, unit: '205', full_name: 'Ana Dos', together: true })
  made = new Map()
  for (const kind of authTypes) made.set(kind, await authorize(garita, ana, kind))
  booking = await book(ana, await amenityOf(garita, at.here, 'clubhouse', { exclusive: false }))
  await garita.owner.query(
    `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
      select $1::uuid, profile_id, id, 'https://push.example.org/' || $1::text, decode(repeat('01', 65), 'hex'), decode(repeat('01', 16), 'hex')
        from sessions where profile_id = $2`,
    [newId(), ana.id],
  )
})

const plan = (by: TestPerson, when: string | null, to: string | null = null, whom = ana) =>
  by.call(moves.planMove, { id: whom.id, at: when, moves_to: to })
const moving = (by = admin) => by.call(moves.moving, { id: ana.id })

/** Returns the state of everything that could open a gate or show data. */
async function credentials() {
  const eligibilities = await garita.owner.query<{ eligibility: string }>(
    'select access.eligibility_of(a, now()) as eligibility from authorizations a where resident_id = $1 order by auth_type',
    [ana.id],
  )
  const { guests } = await snapshotOf(at).then(({ entries }) => ({
    guests: entries.filter(({ authorization_id }) => [...made.values()].includes(authorization_id)),
  }))
  const me = await ana.call(session.current, {})
  const mine = await ana.call(authorizations.list, { auth_type: 'temporary_visitor' })
  const booked = await garita.owner.query<{ status: string }>('select status from amenity_reservations where id = $1', [
    booking,
  ])
  const phones = await garita.owner.query('select from push_subscriptions where profile_id = $1', [ana.id])
  return {
    eligibilities: eligibilities.rows.map(({ eligibility }) => eligibility),
    station: guests.map(({ stands }) => stands),
    enters: me.ok && me.answer.person?.may_enter,
    lists: mine.ok,
    booked: booked.rows[0]?.status,
    phones: phones.rowCount,
  }
}

const alive = {
  eligibilities: ['may_enter', 'may_enter', 'no_pass', 'may_enter', 'may_enter', 'may_enter'],
  station: [true, true, true, true, true],
  enters: true,
  lists: true,
  booked: 'approved',
  phones: 1,
}
const gone = {
  eligibilities: ['host_gone', 'host_gone', 'no_pass', 'host_gone', 'host_gone', 'host_gone'],
  station: [false, false, false, false, false],
  enters: false,
  lists: false,
  booked: 'cancelled',
  phones: 0,
}

test('shows the administration the number of rows of each kind that a move would end, and the residents who stay', async () => {
  await garita.person({ condominium: at.here, unit: '205', full_name: 'Beto Queda', together: true })
  const seen = await moving()
  if (!seen.ok) throw new Error(seen.code)
  expect(seen.answer).toMatchObject({ unit_number: '205', time_zone: mexico, leaves_at: null, authorized_total: 6 })
  expect(seen.answer.authorized_kinds).toEqual(
    [...authTypes].sort().map((authType) => ({ auth_type: authType, count: 1 })),
  )
  expect(seen.answer.bookings).toMatchObject([{ id: booking, amenity_type: 'clubhouse' }])
  expect(seen.answer.staying).toContain('Beto Queda')
})

test('shows names to the home itself, and to the administration once a move is planned or a reason was given', async () => {
  const named = async (by: TestPerson) => {
    const seen = await moving(by)
    if (!seen.ok) throw new Error(seen.code)
    const passing = seen.answer.passing_on?.passing ?? []
    return {
      listed: seen.answer.authorized.map(({ id }) => id).toSorted(),
      passing: passing.filter(({ name, plate }) => name !== null || plate !== null).length,
      text: JSON.stringify(seen.answer).includes('Marca'),
    }
  }
  await garita.owner.query(`update authorizations set last_name = 'Marca' where resident_id = $1`, [ana.id])
  const hidden = { listed: [], passing: 0, text: false }
  const all = { listed: [...made.values()].toSorted(), passing: 4, text: true }
  const boss = await garita.person({ user_role: 'super_admin' })
  expect([await named(admin), await named(boss), await named(ana)]).toEqual([hidden, hidden, all])

  const look = { condominium_id: at.here, kind: 'unit', subject: '205', subject_id: null, reason: 'request' } as const
  const period = { from: new Date(Date.now() - 86_400_000).toISOString(), until: new Date().toISOString() }
  await admin.call(disclosures.record, {
    ...look,
    ...period,
    id: newId(),
    said: 'Ana pidió revisar quién entra a su casa',
    told_from: null,
  })
  const other = await garita.person({ user_role: 'admin', assigned: [at.here] })
  expect([await named(admin), await named(other)]).toEqual([all, hidden])

  await plan(admin, dayIn(mexico, 5))
  expect(await named(other)).toEqual(all)
  await admin.call(moves.takeBackMove, { id: ana.id })
  expect(await named(other)).toEqual(hidden)
})

test('ends every pass, booking and right in one moment when a move happens now', async () => {
  expect(await credentials()).toEqual(alive)
  const { link } = await passOf(ana, made.get('temporary_visitor') ?? '')
  expect(await plan(admin, null)).toMatchObject({ ok: true })
  expect(await credentials()).toEqual(gone)
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: false })
  const again = { id: newId(), auth_type: 'pet' as const, values: least.pet() }
  expect(await ana.call(authorizations.create, again)).toMatchObject({ ok: false, code: 'not_approved' })
  // The unit's requests belong to its residents.
  expect(await ana.call(visits.waiting, {})).toMatchObject({ ok: false })
  // Past events stay; only a super administrator can find the person.
  const boss = await garita.person({ user_role: 'super_admin' })
  const found = await boss.call(people.list, { search: 'Ana Dos' })
  expect(found.ok && found.answer.items.find(({ id }) => id === ana.id)).toMatchObject({
    condominium: null,
    unit_number: null,
    may_change: true,
  })
})

test('changes nothing before the moment of a planned move, which then happens by itself', async () => {
  expect(await plan(admin, dayIn(mexico, 5))).toMatchObject({ ok: true })
  expect(await credentials()).toEqual(alive)
  const seen = await moving()
  if (!seen.ok) throw new Error(seen.code)
  expect(seen.answer.leaves_at).not.toBeNull()
  // An offline station ends them at that hour.
  const until = Date.parse(seen.answer.leaves_at ?? '')
  const { entries } = await snapshotOf(at)
  for (const id of made.values()) {
    const kept = entries.find(({ authorization_id }) => authorization_id === id)
    if (kept) expect(Date.parse(kept.valid_until ?? '')).toBeLessThanOrEqual(until)
  }
  await garita.owner.query(
    `update residences set leaves_at = now() + interval '1 second' where profile_id = $1 and until is null`,
    [ana.id],
  )
  await eventually(async () => expect(await credentials()).toEqual(gone))
})

test('keeps planned moves apart from waiting letters', async () => {
  const waiting = async () => (await garita.owner.query('select access.figures() as figures')).rows[0].figures.jobs
  // A letter of an earlier test may end meanwhile.
  await garita.owner.query('delete from jobs')
  const before = await waiting()
  await plan(admin, dayIn(mexico, 5))
  expect(await waiting()).toEqual(before)
  const { rows } = await garita.owner.query(
    `select access.needs_no_mail(name) as prompt from jobs where name = 'moves.due'`,
  )
  expect(rows).toEqual([{ prompt: true }])
})

test('cancels a move until it has happened', async () => {
  await plan(admin, dayIn(mexico, 5))
  expect(await admin.call(moves.takeBackMove, { id: ana.id })).toMatchObject({ ok: true })
  expect(await moving()).toMatchObject({ answer: { leaves_at: null, moves_to: null } })
  expect(await credentials()).toEqual(alive)
  // The job still runs, and finds nothing due.
  await garita.owner.query(`update jobs set run_at = now() where name = 'moves.due'`)
  await eventually(async () => {
    const { rowCount } = await garita.owner.query(`select from jobs where name = 'moves.due' and run_at <= now()`)
    expect(rowCount).toBe(0)
  })
  expect(await credentials()).toEqual(alive)
  await plan(admin, null)
  expect(await admin.call(moves.takeBackMove, { id: ana.id })).toMatchObject({ ok: false, status: 404 })
})

test('keeps the account of a resident who moves to another unit, and nothing else', async () => {
  expect(await plan(admin, null, '305')).toMatchObject({ ok: true })
  expect(await credentials()).toEqual({ ...gone, enters: true, lists: true, phones: 1 })
  const me = await ana.call(session.current, {})
  expect(me).toMatchObject({ answer: { person: { unit_number: '305', may_enter: true } } })
  expect(await ana.call(amenities.mine, {})).toMatchObject({ ok: true })
})

test('carries out one move when two administrators press at once', async () => {
  const second = await garita.person({ user_role: 'admin', assigned: [at.here] })
  const answers = await Promise.all([plan(admin, null, '306'), plan(second, null, '307')])
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  const { rows } = await garita.owner.query<{ unit_number: string }>(
    'select unit_number from residences where profile_id = $1 and until is null',
    [ana.id],
  )
  expect(rows).toHaveLength(1)
})

describe('refusals', () => {
  test.each([
    ['a day that is over', () => plan(admin, dayIn(mexico, -2)), 'move_in_past'],
    ['more than two years ahead', () => plan(admin, dayIn(mexico, 800)), 'move_too_far'],
    ['to the unit they live in', () => plan(admin, null, '205'), 'residence_moves_elsewhere'],
    ['a day that does not exist', () => plan(admin, '2027-02-30'), 'invalid'],
  ] as const)('%s', async (_, act, code) => {
    expect(await act()).toMatchObject({ ok: false, code })
    expect(await credentials()).toEqual(alive)
  })

  test('refuses everyone except the administration of the home', async () => {
    const elsewhere = await garita.condominium()
    const others = [
      ana,
      at.guard,
      at.stranger,
      await garita.person({ condominium: at.here, unit: '205', together: true }),
      await garita.person({ user_role: 'admin', assigned: [elsewhere] }),
    ]
    for (const other of others) {
      expect(await plan(other, null)).toMatchObject({ ok: false })
      expect(await other.call(moves.takeBackMove, { id: ana.id })).toMatchObject({ ok: false })
    }
    expect(await credentials()).toEqual(alive)
    const boss = await garita.person({ user_role: 'super_admin' })
    expect(await plan(boss, null)).toMatchObject({ ok: true })
  })
})
