/** A station that reports an earlier time than the true one: the state at that time decides, not a later grant. */
import { expect, test } from 'vitest'
import { amenityOf, book, morningZone } from '../../../tests/support/bookings.ts'
import { entryOf, made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico } from '../../../tests/support/visits.ts'
import { amenities } from '../../amenities/amenities.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
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
const seconds = (count: number) => new Date(Date.now() + count * 1000)

async function asked(there: Awaited<ReturnType<typeof world>>) {
  const id = newId()
  await tell(there, made(there, { ...arrival, authorization_id: id }, { at: seconds(-60) }))
  return id
}

test('flags an entry that is reported for a moment before the denial', async () => {
  const there = await world()
  const id = await asked(there)
  const before = seconds(-6)
  expect(await there.ana.call(visits.decide, { id, decision: 'denied' })).toMatchObject({ ok: true })
  expect(await tell(there, made(there, entryOf(id), { at: before }))).toEqual(['not_allowed'])
})

test('flags an entry that is reported for a moment before the approval, and takes one of seconds before', async () => {
  const there = await world()
  const [early, close] = [await asked(there), await asked(there)]
  const longBefore = seconds(-40)
  for (const id of [early, close]) {
    expect(await there.ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  }
  expect(await tell(there, made(there, entryOf(early), { at: longBefore }))).toEqual(['not_allowed'])
  expect(await tell(there, made(there, entryOf(close), { at: seconds(-3) }))).toEqual([null])
})

test('takes an entry between an approval and the denial that followed it', async () => {
  const there = await world()
  const id = await asked(there)
  expect(await there.ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  const between = new Date()
  expect(await there.ana.call(visits.changeAnswer, { id, decision: 'denied' })).toMatchObject({ ok: true })
  expect(await tell(there, made(there, entryOf(id), { at: between }))).toEqual([null])
})

test('flags an entry that is reported for a moment before the pass existed', async () => {
  const there = await world()
  const inDays = await authorize(garita, there.ana, 'temporary_visitor', {
    valid_from: dayIn(mexico, 4),
    valid_until: dayIn(mexico, 5),
  })
  const today = await authorize(garita, there.ana)
  expect(
    await tell(
      there,
      made(there, entryOf(inDays), { at: seconds(-120) }),
      made(there, entryOf(today), { at: seconds(-60) }),
    ),
  ).toEqual(['not_allowed', 'not_allowed'])
})

/** The history takes no edits, so the test adds its own lines of an hour ago. */
const changed = (
  there: Awaited<ReturnType<typeof world>>,
  id: string,
  what: string,
  minutes: number,
  before: object | null = null,
) =>
  garita.owner.query(
    `insert into authorization_changes (condominium_id, authorization_id, what, by_role, at, window_before)
      values ($1, $2, $3, 'resident', now() - make_interval(mins => $4), $5)`,
    [there.here, id, what, minutes, before],
  )
const existedYesterday = (id: string) =>
  garita.owner.query(`update authorizations set created_at = now() - interval '1 day' where id = $1`, [id])

test('flags an entry during a suspension that was lifted since', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana, 'permanent_visitor')
  await existedYesterday(id)
  await changed(there, id, 'suspended', 60)
  await changed(there, id, 'resumed', 30)
  const at = (minutes: number) => made(there, entryOf(id), { at: seconds(-60 * minutes) })
  const out = (minutes: number) =>
    made(there, { kind: 'exit', subject: { authorization_id: id } }, { at: seconds(-60 * minutes) })
  expect(await tell(there, at(70), out(65), at(45), out(40), at(20))).toEqual([
    null,
    null,
    'revoked_meanwhile',
    null,
    null,
  ])
})

test('flags an entry before the day that the pass had then, although the home moved it since', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana)
  await existedYesterday(id)
  const later = { valid_from: seconds(86_400).toISOString(), valid_until: seconds(172_800).toISOString(), hours: {} }
  await changed(there, id, 'edited', 30, later)
  await changed(there, id, 'edited', 10)
  expect(await tell(there, made(there, entryOf(id), { at: seconds(-60 * 45) }))).toEqual(['not_allowed'])
})

test('takes an entry of a day that the home took out of the pass afterwards', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana)
  await existedYesterday(id)
  const { rows } = await garita.owner.query(
    'select revision, name, last_name, id_document from authorizations where id = $1',
    [id],
  )
  const { revision, ...who } = rows[0]
  const values = { ...who, valid_from: dayIn(mexico, 3), valid_until: dayIn(mexico, 4) }
  expect(
    await there.ana.call(authorizations.change, { id, auth_type: 'temporary_visitor', revision, values }),
  ).toMatchObject({ ok: true })
  expect(await tell(there, made(there, entryOf(id), { at: seconds(-60) }))).toEqual([null])
  expect(await tell(there, made(there, { kind: 'checkout', subject: { authorization_id: id } }))).toEqual([null])
})

test('flags a guest whose booking the administration never approved', async () => {
  const there = await world()
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there.here, zone])
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const hall = await amenityOf(garita, there.here, 'clubhouse', { needs_approval: true })
  const day = { reservation_date: dayIn(zone), guest_count: 1, guest_list: ['Eva'] }
  const [rejected, dropped, approved] = [
    await book(there.ana, hall, { ...day, start_time: '16:00', end_time: '17:00' }),
    await book(there.ana, hall, { ...day, start_time: '18:00', end_time: '19:00' }),
    await book(there.ana, hall, { ...day, start_time: '20:00', end_time: '21:00' }),
  ]
  const { rows } = await garita.owner.query(
    'select id, reservation_id from reservation_guests where reservation_id = any($1)',
    [[rejected, dropped, approved]],
  )
  const asked = (reservation: string) => rows.find((row) => row.reservation_id === reservation)?.id
  expect(
    await admin.call(amenities.decide, {
      condominium_id: there.here,
      id: rejected,
      decision: 'rejected',
      reason: 'No',
    }),
  ).toMatchObject({ ok: true })
  expect(await there.ana.call(amenities.cancel, { id: dropped })).toMatchObject({ ok: true })
  expect(
    await admin.call(amenities.decide, {
      condominium_id: there.here,
      id: approved,
      decision: 'approved',
      reason: null,
    }),
  ).toMatchObject({ ok: true })
  const enter = (reservation: string, at: Date) =>
    made(there, { kind: 'guest_entry', reservation_id: reservation, guest_id: asked(reservation), name: null }, { at })
  expect(
    await tell(
      there,
      enter(rejected, seconds(-60)),
      enter(dropped, seconds(-59)),
      enter(approved, seconds(-58)),
      enter(approved, seconds(0)),
    ),
  ).toEqual(['not_allowed', 'not_allowed', 'not_allowed', 'already_inside_elsewhere'])
})
