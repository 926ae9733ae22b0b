/** A resident books, an admin answers once, the guard admits the guests; others cannot act on it. */

import { expect, test } from 'vitest'
import { amenityOf, book, morningZone, wish } from '../../tests/support/bookings.ts'
import { called } from '../../tests/support/called.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { newId } from '../shared/ids.ts'
import { amenities } from './amenities.contract.ts'

const garita = openForFile(sharedInstallation)

async function world(rules = {}) {
  const [here, there] = [await garita.condominium('Aquí'), await garita.condominium('Allá')]
  return {
    here,
    hall: await amenityOf(garita, here, 'event_hall', { needs_approval: true, ...rules }),
    ana: await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
    beto: await garita.person({ condominium: here, unit: '102', full_name: 'Beto Dos' }),
    admin: await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Ada Admin' }),
    guard: await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' }),
    strange_admin: await garita.person({ user_role: 'admin', assigned: [there] }),
    strange_guard: await garita.person({ user_role: 'agent', assigned: [there] }),
    stranger: await garita.person({ condominium: there, unit: '101' }),
  }
}

type Person = Awaited<ReturnType<typeof garita.person>>

async function mine(resident: Person) {
  const listed = await resident.call(amenities.mine, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items
}
async function heard(person: Person) {
  const listed = await person.call(notices.list, {})
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items
}
const kindsHeard = async (person: Person) => (await heard(person)).map(({ kind }) => kind)

test('gives a new condominium six amenities, open to its own people', async () => {
  const { here, ana, admin, guard, stranger } = await world()
  for (const person of [ana, admin, guard]) {
    const listed = await person.call(amenities.list, { condominium_id: here })
    expect(listed.ok && listed.answer.map((one) => one.amenity_type)).toEqual([
      ...['pool', 'clubhouse', 'event_hall', 'gym', 'playground', 'parking'],
    ])
  }
  expect(await stranger.call(amenities.list, { condominium_id: here })).toMatchObject({ ok: true, answer: [] })
})

test('leads a booking from request and approval to guests at the gate and cancellation, with a notice for each', async () => {
  const { here, hall, ana, beto, admin, guard, strange_admin, strange_guard, stranger } = await world()
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [here, zone])
  const today = { reservation_date: dayIn(zone), start_time: '20:00', end_time: '22:00' }
  const id = await book(ana, hall, {
    ...today,
    purpose: 'Cumpleaños',
    guest_count: 3,
    guest_list: ['Eva Luz', 'Juan', 'Juan'],
  })
  expect((await mine(ana))[0]).toMatchObject({ id, status: 'pending', guest_count: 3, unit_number: '101' })
  expect(await heard(admin)).toMatchObject([
    { kind: 'new_reservation', fact_id: id, name: 'Ana Uno', amenity: { amenity_type: 'event_hall' } },
  ])
  expect(await kindsHeard(guard)).toEqual([])

  const decide = { condominium_id: here, id, reason: null }
  for (const [person, status] of [
    [ana, 403],
    [guard, 403],
    [strange_admin, 404],
    [stranger, 403],
  ] as const) {
    expect(await person.call(amenities.decide, { ...decide, decision: 'approved' })).toMatchObject({
      ok: false,
      status,
    })
  }
  expect(await guard.call(amenities.expected, {})).toMatchObject({ ok: true, answer: [] })
  expect(await admin.call(amenities.decide, { ...decide, decision: 'approved' })).toMatchObject({ ok: true })
  expect(await admin.call(amenities.decide, { ...decide, decision: 'rejected', reason: 'No' })).toMatchObject({
    status: 409,
    state: 'approved',
  })
  expect(await heard(ana)).toMatchObject([{ kind: 'reservation_approved', by_name: called('Ada Admin') }])
  expect(await kindsHeard(guard)).toEqual(['reservation_approved'])
  expect(await kindsHeard(beto)).toEqual([])

  const expected = await guard.call(amenities.expected, { search: 'eva' })
  const guests = expected.ok ? (expected.answer[0]?.guests ?? []) : []
  expect(guests.map(({ name }) => name)).toEqual(['Eva Luz', 'Juan', 'Juan'])
  const [eva] = guests
  if (!eva) throw new Error('nobody is expected')
  const gate = { condominium_id: here, reservation_id: id, guest_id: eva.id, name: null }
  const entry = { ...gate, event_id: newId() }
  expect(await atDesk.enterGuest(strange_guard, entry)).toMatchObject({ status: 404 })
  expect(await atDesk.enterGuest(ana, entry)).toMatchObject({ status: 403 })
  expect(await atDesk.enterGuest(guard, entry)).toMatchObject({ ok: true })
  expect(await atDesk.enterGuest(guard, entry)).toMatchObject({ ok: true })
  expect(await atDesk.enterGuest(guard, { ...gate, event_id: newId() })).toMatchObject({
    code: 'guest_already_inside',
  })
  // An event id recorded for one guest is rejected for another.
  const other = { condominium_id: here, id: await authorize(garita, ana, 'worker'), reason: null }
  expect(await atDesk.enter(guard, { ...other, event_id: entry.event_id })).toMatchObject({
    code: 'visit_event_taken',
  })
  const log = await guard.call(visits.log, {})
  expect(log.ok && log.answer.items).toMatchObject([
    { event_type: 'entry', auth_type: 'guest', name: 'Eva Luz', unit_number: '101', agent_name: called('Gus Garita') },
  ])

  const unnamed = { ...gate, guest_id: newId(), name: 'Pía', event_id: newId() }
  expect(await atDesk.enterGuest(guard, unnamed)).toMatchObject({ ok: true })
  const [third] = (await mine(ana))[0]?.guests.filter(({ name }) => name === 'Juan') ?? []
  expect(await atDesk.enterGuest(guard, { ...gate, guest_id: third?.id ?? '', event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect(await atDesk.enterGuest(guard, { ...unnamed, guest_id: newId(), event_id: newId() })).toMatchObject({
    code: 'guest_beyond_count',
  })

  expect(await ana.call(amenities.remove, { id })).toMatchObject({ code: 'reservation_guests_inside' })
  expect(await ana.call(amenities.cancel, { id })).toMatchObject({ ok: true })
  expect(await ana.call(amenities.cancel, { id })).toMatchObject({ ok: true })
  expect(await kindsHeard(admin)).toEqual(['reservation_cancelled'])
  expect(await atDesk.enterGuest(guard, { ...unnamed, guest_id: newId(), event_id: newId() })).toMatchObject({
    code: 'guest_not_expected',
  })
  const leaving = { condominium_id: here, reservation_id: id, guest_id: eva.id, event_id: newId() }
  expect(await atDesk.leaveGuest(guard, leaving)).toMatchObject({ ok: true })
  expect(await atDesk.leaveGuest(guard, leaving)).toMatchObject({ ok: true })
  expect(await atDesk.leaveGuest(guard, { ...leaving, event_id: newId() })).toMatchObject({
    code: 'visit_already_left',
  })
})

test('creates one booking from a repeated call, and rejects the same id with other hours', async () => {
  const { hall, ana } = await world()
  const wished = wish(hall)
  expect(await ana.call(amenities.book, wished)).toMatchObject({ ok: true })
  expect(await ana.call(amenities.book, wished)).toMatchObject({ ok: true })
  expect(await ana.call(amenities.book, { ...wished, end_time: '19:00' })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await mine(ana)).toHaveLength(1)
})

test('requires a new approval only for an edit that asks for more than was granted', async () => {
  const { here, hall, ana, admin } = await world()
  const id = await book(ana, hall, { guest_count: 10, guest_list: ['Eva'] })
  await admin.call(amenities.decide, { condominium_id: here, id, decision: 'approved', reason: null })
  const [booked] = await mine(ana)
  if (!booked) throw new Error('nothing was booked')
  const same = { ...wish(hall, { id, guest_count: 10, guest_list: ['Eva'] }) }
  const amend = async (more: object) => {
    const [now] = await mine(ana)
    const changed = await ana.call(amenities.amend, { ...same, ...more, revision: now?.revision ?? 0 })
    return changed.ok ? (await mine(ana))[0]?.status : changed.code
  }
  expect(await amend({ purpose: 'Otra cosa' })).toBe('approved')
  expect(await amend({ guest_count: 5 })).toBe('approved')
  expect(await amend({ guest_count: 5, guest_list: ['Eva', 'Juan'] })).toBe('approved')
  expect(await kindsHeard(admin)).toEqual([])
  expect(await amend({ guest_count: 6 })).toBe('pending')
  expect(await kindsHeard(admin)).toEqual(['new_reservation'])
  expect(await kindsHeard(ana)).toEqual([])
  await admin.call(amenities.decide, { condominium_id: here, id, decision: 'approved', reason: null })
  expect(await amend({ guest_count: 6, end_time: '18:30' })).toBe('pending')
  expect(await ana.call(amenities.amend, { ...same, revision: 1 })).toMatchObject({ code: 'changed_meanwhile' })
  const rejection = { condominium_id: here, id, decision: 'rejected' as const, reason: 'Hay obra' }
  expect(await admin.call(amenities.decide, rejection)).toMatchObject({ ok: true })
  expect((await mine(ana))[0]).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Hay obra',
    guests: [{ name: 'Eva' }],
  })
  expect(await amend({ purpose: 'De nuevo' })).toBe('reservation_ended')
  expect(await ana.call(amenities.remove, { id })).toMatchObject({ ok: true })
  expect(await mine(ana)).toEqual([])
})

test('refuses a second booking of the same amenity and hours by one resident, and a change into them', async () => {
  const { here, ana } = await world()
  const pool = await amenityOf(garita, here, 'pool', { exclusive: false, capacity: 30, needs_approval: false })
  const spouse = await garita.person({ condominium: here, unit: '101' })
  await book(ana, pool)
  const again = { ok: false, code: 'reservation_yours_already' }
  expect(await ana.call(amenities.book, wish(pool, { end_time: '16:30' }))).toMatchObject(again)
  expect(await spouse.call(amenities.book, wish(pool))).toMatchObject({ ok: true })
  const other = await book(ana, pool, { start_time: '18:00', end_time: '19:00' })
  const revision = (await mine(ana)).find(({ id }) => id === other)?.revision ?? 0
  expect(await ana.call(amenities.amend, { ...wish(pool, { id: other }), revision })).toMatchObject(again)
  expect(await ana.call(amenities.cancel, { id: other })).toMatchObject({ ok: true })
})

test('lets a resident name a late guest while the booking runs, and change nothing else', async () => {
  const { hall, ana } = await world({ needs_approval: false })
  const id = await book(ana, hall, { guest_count: 5, guest_list: ['Eva'] })
  await garita.owner.query(
    `update amenity_reservations set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [id],
  )
  const amend = async (more: object) => {
    const [now] = await mine(ana)
    const same = wish(hall, { id, guest_count: 5, guest_list: ['Eva', 'Juan'] })
    const changed = await ana.call(amenities.amend, { ...same, ...more, revision: now?.revision ?? 0 })
    return changed.ok ? (await mine(ana))[0]?.guests.map(({ name }) => name) : changed.code
  }
  expect(await amend({})).toEqual(['Eva', 'Juan'])
  expect(await amend({ guest_count: 4 })).toBe('reservation_runs')
  expect(await amend({ purpose: 'Otra fiesta' })).toBe('reservation_runs')
})

test('keeps the ids of guests who stay on the list, so that an offline station still knows them', async () => {
  const { hall, ana } = await world({ needs_approval: false })
  const wished = wish(hall, { guest_count: 5, guest_list: ['Eva', 'Juan', 'Juan', 'Pía'] })
  await ana.call(amenities.book, wished)
  const [booked] = await mine(ana)
  const before = new Map(booked?.guests.map(({ id, name }) => [id, name]))
  const shorter = { ...wished, guest_list: ['Luz', 'Juan', 'Eva'], revision: booked?.revision ?? 0 }
  expect(await ana.call(amenities.amend, shorter)).toMatchObject({ ok: true })
  const after = (await mine(ana))[0]?.guests ?? []
  expect(after.map(({ name }) => name).sort()).toEqual(['Eva', 'Juan', 'Luz'])
  expect(
    after
      .filter(({ id }) => before.has(id))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Eva', 'Juan'])
})

test('shows the bookings of others only as taken hours', async () => {
  const { here, hall, ana, beto, stranger } = await world()
  await book(ana, hall, { purpose: 'Secreto', guest_list: ['Eva'] })
  const month = dayIn(mexico, 3).slice(0, 7)
  const seen = await beto.call(amenities.availability, { amenity_id: hall, month })
  expect(seen.ok && Object.keys(seen.answer.busy[0] ?? {}).sort()).toEqual(['from', 'guests', 'until'])
  expect(seen.ok && seen.answer.unit_days).toEqual([])
  expect(await mine(beto)).toEqual([])
  expect(await stranger.call(amenities.availability, { amenity_id: hall, month })).toMatchObject({ status: 404 })
  expect(await beto.call(amenities.reservations, { condominium_id: here })).toMatchObject({
    ok: true,
    answer: { items: [] },
  })
})

test('cancels the bookings of a resident who moves out or is rejected', async () => {
  const { here, hall, ana, admin } = await world()
  await book(ana, hall)
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [ana.id])
  const listed = await admin.call(amenities.reservations, { condominium_id: here })
  expect(listed.ok && listed.answer.items).toMatchObject([{ status: 'cancelled' }])
})

test('lets an admin set the rules of an amenity, and refuses an outdated form', async () => {
  const { here, hall, admin, strange_admin, guard, ana, beto } = await world({
    needs_approval: false,
    exclusive: false,
  })
  const listed = await admin.call(amenities.list, { condominium_id: here })
  const now = listed.ok ? listed.answer.find(({ id }) => id === hall) : undefined
  if (!now) throw new Error('there is no hall')
  const { condominium: _, amenity_type: __, ...rules } = now
  const form = { ...rules, name: 'Terraza', house_rules: 'Sin música\ndespués de las 10' }
  expect(await strange_admin.call(amenities.change, form)).toMatchObject({ status: 404 })
  for (const person of [guard, ana]) expect(await person.call(amenities.change, form)).toMatchObject({ status: 403 })
  expect(await admin.call(amenities.change, form)).toMatchObject({ ok: true })
  expect(await admin.call(amenities.change, form)).toMatchObject({ code: 'changed_meanwhile' })
  expect(await ana.call(amenities.book, wish(hall))).toMatchObject({ code: 'reservation_rules_unread' })
  for (const person of [ana, beto]) await book(person, hall, { rules_accepted: true })
  expect(await admin.call(amenities.change, { ...form, revision: now.revision + 1, exclusive: true })).toMatchObject({
    code: 'amenity_bookings_overlap',
  })
})
