/** Entries of people who may not enter are kept as facts and flagged. */
import { expect, test } from 'vitest'
import { amenityOf, book, morningZone } from '../../../tests/support/bookings.ts'
import { entryOf, made, secondStation, stationRows, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const world = () => stationWorld(garita)
const arrival = {
  kind: 'unannounced',
  unit_number: '101',
  name: 'Luis',
  last_name: 'Gómez',
  id_document: 'INE12345',
  phone_number: null,
  purpose: null,
} as const

test('flags an entry without a reason by a person who may not enter, and leaves the request open for the unit', async () => {
  const there = await world()
  const authorizationId = newId()
  const [tomorrow, changed] = [
    await authorize(garita, there.ana, 'temporary_visitor', {
      valid_from: dayIn('America/Mexico_City', 3),
      valid_until: dayIn('America/Mexico_City', 4),
    }),
    await authorize(garita, there.ana),
  ]
  await tell(there, made(there, { ...arrival, authorization_id: authorizationId }))
  const before = new Date(Date.now() - 60_000)
  await garita.owner.query(
    `update authorizations set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour', pass_issued_at = now() - interval '1 hour' where condominium_id = $1 and resident_id is not null`,
    [there.here],
  )
  const { token } = await passOf(there.ana, changed)
  await there.ana.call(authorizations.regeneratePass, { id: changed })
  const old: Act = { kind: 'entry', subject: { token }, because: 'may_enter' }
  const other = await secondStation(there)
  const then = [made(other, old, { at: before }), made(other, { kind: 'exit', subject: { token } }, { at: before })]
  expect(await tell(other, ...then)).toEqual([null, null])
  const acts = [made(there, entryOf(authorizationId)), made(there, entryOf(tomorrow)), made(there, old)]
  expect(await tell(there, ...acts)).toEqual(['not_allowed', 'not_allowed', 'revoked_meanwhile'])
  // The override names no authorizing resident, so the unit is still asked.
  const reason = { reason: 'Ambulancia', authorized_by: null, because: 'pending' as const }
  await tell(there, made(there, { kind: 'override', subject: { authorization_id: authorizationId }, ...reason }))
  expect(await there.ana.call(visits.waiting, {})).toMatchObject({ ok: true, answer: [{ id: authorizationId }] })
})

test('ends the visit of a visitor approved by phone who leaves for good', async () => {
  const there = await world()
  const authorizationId = newId()
  const byPhone = { reason: 'Sin señal', authorized_by: 'Ana', because: 'pending' as const }
  const acts: Act[] = [
    { ...arrival, authorization_id: authorizationId },
    { kind: 'override', subject: { authorization_id: authorizationId }, ...byPhone },
    { kind: 'checkout', subject: { authorization_id: authorizationId } },
  ]
  expect(await tell(there, ...acts.map((act) => made(there, act)))).toEqual([null, null, null])
  expect((await stationRows(there)).map((row) => row.event_type)).toEqual(['entry', 'visitor_checkout'])
  const { rows } = await garita.owner.query('select status, inside from authorizations where id = $1', [
    authorizationId,
  ])
  expect(rows).toEqual([{ status: 'inactive', inside: false }])
})

test('flags guests of another booking, and more guests than were booked', async () => {
  const there = await world()
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there.here, zone])
  const pool = await amenityOf(garita, there.here, 'pool')
  const day = { reservation_date: dayIn(zone), guest_count: 1 }
  const mine = await book(there.ana, pool, { ...day, start_time: '20:00', end_time: '21:00', guest_list: ['Eva'] })
  const other = await book(there.ana, pool, { ...day, start_time: '18:00', end_time: '19:00' })
  const { rows } = await garita.owner.query('select id from reservation_guests where reservation_id = $1', [mine])
  const eva = rows[0].id
  const enter = (reservationId: string, guestId: string, name: string | null) =>
    made(there, { kind: 'guest_entry', reservation_id: reservationId, guest_id: guestId, name })
  expect(await tell(there, enter(other, eva, null), enter(mine, eva, null), enter(mine, newId(), 'Pía'))).toEqual([
    'unknown',
    null,
    'not_allowed',
  ])
  const present = await garita.owner.query('select name from reservation_guests where reservation_id = $1 and inside', [
    mine,
  ])
  expect(present.rows.map((row) => row.name).sort()).toEqual(['Eva', 'Pía'])
})
