/** Many residents request the same hours at once: as many succeed as there is room for, and the others get the broken rule. */
import { beforeAll, expect, test } from 'vitest'
import { amenityOf, book, wish } from '../../tests/support/bookings.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { amenities } from './amenities.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
beforeAll(async () => {
  here = await garita.condominium('Aquí')
})

const residents = (count: number, unit = (at: number) => String(100 + at)) =>
  Promise.all(Array.from({ length: count }, (_, at) => garita.person({ condominium: here, unit: unit(at) })))

async function outcomes(calls: readonly Promise<{ ok: boolean; code?: string }>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const answer of await Promise.all(calls)) {
    const said = answer.ok ? 'ok' : (answer.code ?? '')
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

const stored = async (amenity: string) => {
  const { rows } = await garita.owner.query<{ bookings: string; guests: string }>(
    'select count(*) as bookings, coalesce(sum(guest_count), 0) as guests from amenity_reservations where amenity_id = $1',
    [amenity],
  )
  return { bookings: Number(rows[0]?.bookings), guests: Number(rows[0]?.guests) }
}

test('grants one of a hundred requests for one exclusive time', async () => {
  const hall = await amenityOf(garita, here, 'event_hall', { needs_approval: true, buffer_minutes: 60 })
  const people = await residents(100)
  // The hours differ slightly: each overlaps the others by a minute or within the cleaning time.
  const hours = (at: number) =>
    [
      { start_time: '16:00', end_time: '18:00' },
      { start_time: '17:30', end_time: '20:00' },
      { start_time: '15:00', end_time: '16:30' },
    ][at % 3]
  const asked = people.map((person, at) => person.call(amenities.book, wish(hall, hours(at))))
  const counts = await outcomes(asked)
  expect(counts.ok).toBeGreaterThanOrEqual(1)
  const { rows } = await garita.owner.query(
    `select from amenity_reservations one join amenity_reservations other
      on other.amenity_id = one.amenity_id and other.id <> one.id and other.held && one.held where one.amenity_id = $1`,
    [hall],
  )
  expect(rows).toEqual([])

  const exactly = dayIn(mexico, 9)
  const same = await outcomes(
    people.map((person) => person.call(amenities.book, wish(hall, { reservation_date: exactly }))),
  )
  expect(same).toEqual({ ok: 1, reservation_slot_taken: 99 })
})

test('keeps a shared amenity within its capacity', async () => {
  const pool = await amenityOf(garita, here, 'pool', { exclusive: false, capacity: 25 })
  const people = await residents(60, (at) => `P${at}`)
  const counts = await outcomes(
    people.map((person, at) =>
      person.call(amenities.book, wish(pool, { guest_count: 2, end_time: at % 2 ? '18:00' : '17:00' })),
    ),
  )
  expect(counts).toEqual({ ok: 12, reservation_full: 48 })
  expect(await stored(pool)).toEqual({ bookings: 12, guests: 24 })
})

test('enforces a unit’s weekly limit however many of its residents book', async () => {
  const gym = await amenityOf(garita, here, 'gym', { exclusive: false, capacity: 100, weekly_limit: 3 })
  const family = await residents(10, () => '900')
  const counts = await outcomes(family.map((person) => person.call(amenities.book, wish(gym))))
  expect(counts).toEqual({ ok: 3, reservation_weekly_limit: 7 })
})

test('creates one booking from twenty copies of one call', async () => {
  const club = await amenityOf(garita, here, 'clubhouse')
  const [ana] = await residents(1, () => '901')
  if (!ana) throw new Error('nobody asks')
  const once = wish(club, { guest_list: ['Eva'] })
  const counts = await outcomes(Array.from({ length: 20 }, () => ana.call(amenities.book, once)))
  expect(counts).toEqual({ ok: 20 })
  const { rows } = await garita.owner.query('select name from reservation_guests where reservation_id = $1', [once.id])
  expect(rows).toEqual([{ name: 'Eva' }])
})

test('accepts only the first answer of two admins and the resident', async () => {
  const club = await amenityOf(garita, here, 'clubhouse', { needs_approval: true })
  const [ana] = await residents(1, () => '902')
  const admins = await Promise.all(
    Array.from({ length: 20 }, () => garita.person({ user_role: 'admin', assigned: [here] })),
  )
  if (!ana) throw new Error('nobody asks')
  const id = await book(ana, club, { reservation_date: dayIn(mexico, 20) })
  const counts = await outcomes(
    admins.map((admin, at) =>
      admin.call(amenities.decide, {
        condominium_id: here,
        id,
        ...(at % 2 ? { decision: 'approved', reason: null } : { decision: 'rejected', reason: 'No' }),
      }),
    ),
  )
  expect(counts).toEqual({ ok: 1, reservation_decided: 19 })
})

test.each([
  ['moved out', 'until = now()'],
  ['rejected', 'since = null'],
])('cancels the hours of a resident who is %s while booking', async (_, set) => {
  const there = await garita.condominium()
  const pool = await amenityOf(garita, there, 'pool')
  const person = await garita.person({ condominium: there })
  await garita.person({ condominium: there, unit: '102' })
  // A home with the same id elsewhere also has bookings, but this booking belongs to the first home.
  const twin = await garita.person({ condominium: await garita.condominium() })
  await garita.owner.query(
    'update residences set id = (select id from residences where profile_id = $1) where profile_id = $2',
    [person.id, twin.id],
  )
  let asked: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(`update residences set ${set} where profile_id = $1`, [person.id])
    asked = person.call(amenities.book, wish(pool))
    await waited()
  })
  expect(await asked).toMatchObject({ ok: false, code: 'reservation_needs_home' })
  expect(await stored(pool)).toEqual({ bookings: 0, guests: 0 })
})

test('refuses overlapping bookings in the database itself', async () => {
  const club = await amenityOf(garita, here, 'clubhouse', { buffer_minutes: 60 })
  const [ana, beto] = await residents(2, (at) => `D${at}`)
  if (!ana || !beto) throw new Error('nobody asks')
  const day = dayIn(mexico, 30)
  await book(ana, club, { reservation_date: day })
  const pastTheProgram = (start: string, end: string) =>
    garita.owner
      .query(
        `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number,
            reservation_date, start_time, end_time)
          select condominium_id, $1, $2, profile_id, id, unit_number, $3, $4, $5 from residences where profile_id = $6`,
        [newId(), club, day, start, end, beto.id],
      )
      .then(
        () => 'stored',
        (error: { constraint?: string }) => error.constraint,
      )
  expect(await pastTheProgram('17:30', '19:00')).toBe('reservation_slot_taken')
  expect(await pastTheProgram('18:30', '19:30')).toBe('reservation_slot_taken')
  expect(await pastTheProgram('15:00', '15:30')).toBe('reservation_slot_taken')
  expect(await pastTheProgram('19:00', '20:00')).toBe('stored')
})
