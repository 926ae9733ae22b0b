import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { bookings, day, said } from './bookings.ts'
import { type Made, makeCondominium, makePerson, nameOf } from './people.ts'

const { rules, booked, change, callAs, decide, cancel, remove, of, moveTo, database, place, ana, beto } = bookings()

describe('the answer to a reservation', () => {
  beforeEach(() => rules('clubhouse', 'needs_approval = true'))

  test('requires an answer if the rules say so, and again only if the reservation grows or moves', async () => {
    const id = await booked('10:00-12:00', { guests: 5 })
    const facts = 'json_build_array(status, decided_at is not null)'
    expect(await of(id, facts)).toEqual(['pending', false])
    expect(await decide(id, 'approved')).toBe(true)
    expect(await of(id, facts)).toEqual(['approved', true])
    await change(id, `purpose = 'x', guest_count = 4, start_time = start_time`)
    expect(await of(id, facts)).toEqual(['approved', true])
    for (const more of [
      'guest_count = 6',
      `start_time = '10:30'`,
      `end_time = '13:00'`,
      `reservation_date = '${day(1)}'`,
    ]) {
      await decide(id, 'approved')
      expect([more, await change(id, more), await of(id, facts)]).toEqual([more, 'stored', ['pending', false]])
    }
    expect(await of(await booked('10:00-12:00', { amenity: 'gym' }), 'status')).toBe('approved')
  })

  test.each<[string, string, string]>([
    ['pending', 'approved', 'stored'],
    ['pending', 'rejected', 'stored'],
    ['pending', 'cancelled', 'stored'],
    ['approved', 'cancelled', 'stored'],
    ['approved', 'rejected', 'reservation_decided'],
    ['approved', 'pending', 'reservation_decided'],
    ['rejected', 'approved', 'reservation_decided'],
    ['cancelled', 'approved', 'reservation_decided'],
  ])('allows a change of the status from %s to %s: %s', async (from, to, outcome) => {
    const id = await booked('10:00-12:00')
    const become = (status: string) => change(id, `status = '${status}', rejection_reason = 'x'`)
    if (from !== 'pending') await become(from)
    expect(await become(from)).toBe('stored')
    expect(await become(to)).toBe(outcome)
  })

  test('counts an answer once and stores its moment', async () => {
    const facts = 'json_build_array(status, rejection_reason, decided_at is not null, cancelled_at is not null)'
    const answers = {
      approved: (id: string) => decide(id, 'approved'),
      rejected: (id: string) => decide(id, 'rejected'),
      cancelled: cancel,
    }
    for (const [status, answer] of Object.entries(answers)) {
      const id = await booked('10:00-12:00')
      expect(await answer(id)).toBe(true)
      const given = [status, status === 'rejected' ? 'x' : null, status !== 'cancelled', status === 'cancelled']
      expect(await of(id, facts)).toEqual(given)
      expect(await answer(id)).toBe(false)
      expect(await decide(id, status === 'approved' ? 'rejected' : 'approved')).toBe(false)
      expect(await of(id, facts)).toEqual(given)
      await cancel(id)
    }
  })

  test('refuses an answer after the end of a reservation, or by the resident who asked or a stranger', async () => {
    const id = await booked('10:00-12:00')
    const approve = `select access.decide_booking($1, $2, 'approved', null)`
    expect(await database().attempt(ana(), approve, [place(), id])).toEqual({ refused: '42501' })
    const there = await makeCondominium(database().owner, newId())
    const stranger = await makePerson(database().owner, { user_role: 'admin', assigned: [there] })
    expect(await callAs(stranger, `access.decide_booking($1, $2, 'approved', null)`, [there, id])).toBe(false)
    const admin = await makePerson(database().owner, { user_role: 'admin', assigned: [place()] })
    expect(await callAs(admin, `access.decide_booking($1, $2, 'cancelled', null)`, [place(), id])).toBe(false)
    await moveTo(id, '-2 hours', '-1 second')
    expect(await decide(id, 'approved')).toBe('reservation_over')
    expect(await cancel(id)).toBe('reservation_over')
  })

  test('stores the name of the admin who answered a reservation', async () => {
    const admin = await makePerson(database().owner, { user_role: 'admin', assigned: [place()] })
    const id = await booked('10:00-12:00')
    const approve = `select access.decide_booking($1, $2, 'approved', null) as done`
    expect(await database().commit(admin, approve, [place(), id])).toMatchObject({ rows: [{ done: true }] })
    const by = 'json_build_array(decided_by, decided_by_name)'
    expect(await of(id, by)).toEqual([admin.id, nameOf(admin.id)])
    const asked = await of(id, 'asked_at')
    await change(id, `start_time = '10:30'`)
    expect(await of(id, by)).toEqual([null, null])
    expect(await of(id, 'asked_at')).not.toEqual(asked)
  })

  test('creates a new notice when the resident asks again', async () => {
    const id = await booked('10:00-12:00')
    const marks = () => database().owner.query('select from notice_marks where fact_id = $1', [id])
    const mark = `insert into notice_marks (profile_id, kind, fact_id, read_at) values ($1, 'new_reservation', $2, now())`
    await database().owner.query(mark, [ana().id, id])
    const ofAnother = newId()
    await database().owner.query(mark, [ana().id, ofAnother])
    await change(id, `purpose = 'x', guest_count = 2`)
    expect((await marks()).rowCount).toBe(1)
    await change(id, `start_time = '11:00'`)
    expect((await marks()).rowCount).toBe(0)
    expect((await database().owner.query('select from notice_marks where fact_id = $1', [ofAnother])).rowCount).toBe(1)
    await rules('event_hall', 'exclusive = true, buffer_minutes = 60, needs_approval = true, weekly_limit = null')
    await database().owner.query(mark, [ana().id, id])
    const hall = `(select id from amenities where condominium_id = '${place()}' and amenity_type = 'event_hall')`
    expect(await change(id, `amenity_id = ${hall}`)).toBe('stored')
    expect((await marks()).rowCount).toBe(0)
  })

  test('sends one push message when an admin answers a reservation, and only then', async () => {
    await database().owner.query(
      `insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
        select gen_random_uuid(), profile_id, id, id::text, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex')
          from sessions where profile_id = $1`,
      [ana().id],
    )
    const rings = async () =>
      (
        await database().owner.query<{ kind: string }>(
          `delete from jobs where name = 'notices.push' returning payload ->> 'kind' as kind`,
        )
      ).rows.map(({ kind }) => kind)
    const [granted, refused, own] = [
      await booked('10:00-12:00'),
      await booked('13:00-14:00'),
      await booked('15:00-16:00'),
    ]
    expect(await rings()).toEqual([])
    await decide(granted, 'approved')
    expect(await rings()).toEqual(['reservation_approved'])
    await decide(granted, 'approved')
    await change(granted, `status = status, start_time = '10:30'`)
    expect([await of(granted, 'status'), await rings()]).toEqual(['pending', []])
    await cancel(granted)
    expect(await rings()).toEqual([])
    await decide(refused, 'rejected')
    expect(await rings()).toEqual(['reservation_rejected'])
    await rules('clubhouse', 'needs_approval = false')
    await change(own, `status = status, start_time = '15:30'`)
    expect([await of(own, 'status'), await rings()]).toEqual(['approved', []])
  })
})

describe('a reservation that has begun', () => {
  test('refuses to change a reservation that has begun or ended', async () => {
    const id = await booked('10:00-12:00')
    expect(await change(id, `purpose = 'x'`)).toBe('stored')
    await moveTo(id, '-1 minute', '1 hour')
    expect(await change(id, `purpose = 'y'`)).toBe('reservation_runs')
    expect(await change(id, `status = 'cancelled'`)).toBe('stored')
    await moveTo(id, '1 hour', '2 hours')
    expect(await change(id, `purpose = 'y'`)).toBe('reservation_ended')
  })

  test('refuses to delete a reservation that has begun; deletes one not approved or not begun, unless a guest is inside', async () => {
    const begun = await booked('10:00-12:00')
    await moveTo(begun, '-1 minute', '1 hour')
    expect(await remove(begun)).toBe('reservation_begun')
    await rules('clubhouse', 'needs_approval = true')
    const waiting = await booked('14:00-15:00')
    await moveTo(waiting, '-3 hours', '-2 hours')
    expect(await remove(waiting)).toBe(true)
    expect(await of(waiting, 'id')).toBeUndefined()
    const visited = await booked('18:00-19:00')
    await database().owner.query(
      `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name, entered_at)
        values ($1, $2, $3, $4, 1, 'Eva', now())`,
      [place(), newId(), visited, ana().id],
    )
    expect(await remove(visited)).toBe('reservation_guests_inside')
    expect(await remove(await booked('20:00-21:00', { amenity: 'gym' }))).toBe(true)
    expect(await remove(await booked('20:00-21:00', { amenity: 'gym', of: beto() }))).toBe(false)
    await database().owner.query('update reservation_guests set left_at = now() where reservation_id = $1', [visited])
    expect(await remove(visited)).toBe(true)
    // A deleted account loses its bookings, also those that have begun.
    expect(await said(database().owner.query('delete from profiles where id = $1', [ana().id]))).toBe('stored')
    expect(await of(begun, 'id')).toBeUndefined()
  })
})

test.each<[string, string, string]>([
  ['moves out', 'until = now()', 'cancelled'],
  ['is rejected', 'since = null', 'cancelled'],
  ['was there since another day', `since = since - interval '1 day'`, 'approved'],
])('changes the future reservations of a resident who %s: %s', async (_, set, status) => {
  const [past, coming, others] = [
    await booked('07:00-08:00'),
    await booked('10:00-12:00'),
    await booked('15:00-16:00', { of: beto() }),
  ]
  await moveTo(past, '-2 hours', '-1 hour')
  await database().owner.query(`update residences set ${set} where profile_id = $1`, [ana().id])
  expect([await of(past, 'status'), await of(coming, 'status'), await of(others, 'status')]).toEqual([
    'approved',
    status,
    'approved',
  ])
})

const agreed = `json_build_array((select array_agg(name) from reservation_guests g where g.reservation_id = amenity_reservations.id),
  rules_accepted_at is not null)`

test('lets only a resident with a home book an amenity, and only for that home', async () => {
  const ask = `select access.book($1, $2, $3, '10:00', '11:00', null, 1, '{Eva}', $4)`
  const { rows } = await database().owner.query(
    `select id from amenities where amenity_type = 'clubhouse' and condominium_id = $1`,
    [place()],
  )
  const id = newId()
  expect(await database().commit(ana(), ask, [id, rows[0].id, day(), false])).toMatchObject({ count: 1 })
  expect(await of(id, 'json_build_array(resident_id, condominium_id, unit_number)')).toEqual([ana().id, place(), '101'])
  const accepted = newId()
  await database().commit(ana(), ask, [accepted, rows[0].id, day(1), true])
  expect([await of(id, agreed), await of(accepted, agreed)]).toEqual([
    [['Eva'], false],
    [['Eva'], true],
  ])
  await database().owner.query('update residences set until = now() where profile_id = $1', [beto().id])
  const none = await database().attempt(beto(), ask, [newId(), rows[0].id, day(), false])
  expect(none).toEqual({ refused: '42501' })
})

test('lets residents change and cancel their own booking in the version they saw, from the home of the booking', async () => {
  const [id, other] = [await booked('10:00-12:00', { guests: 2 }), await booked('15:00-16:00', { guests: 2 })]
  const amend = async (by: Made, seen: number, accepted: boolean) =>
    callAs(by, `access.amend_booking($1, $2, $3, $4, '10:00', '11:00', null, 2, '{Eva}', $5)`, [
      ...[id, seen, await of(id, 'amenity_id'), day(), accepted],
    ])
  expect([await amend(beto(), 1, true), await amend(ana(), 2, true)]).toEqual([false, false])
  expect([await amend(ana(), 1, false), await of(id, agreed)]).toEqual([true, [['Eva'], false]])
  expect([await amend(ana(), 2, true), await of(id, agreed)]).toEqual([true, [['Eva'], true]])
  expect([await amend(ana(), 3, false), await of(id, agreed)]).toEqual([true, [['Eva'], true]])
  expect([await of(id, 'revision'), await of(other, 'revision')]).toEqual([4, 1])
  const former = newId()
  await database().owner.query(`alter table amenity_reservations disable trigger user;
    insert into residences (condominium_id, id, profile_id, unit_number, since, until)
      values ('${place()}', '${former}', '${ana().id}', '109', now() - interval '2 days', now() - interval '1 day');
    update amenity_reservations set residence_id = '${former}' where id = '${id}';
    alter table amenity_reservations enable trigger user`)
  expect([await amend(ana(), 4, false), await cancel(id), await cancel(other)]).toEqual([false, false, true])
})
