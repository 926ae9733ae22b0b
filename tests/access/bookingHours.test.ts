import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { bookings, day, said } from './bookings.ts'
import { makeCondominium, makePerson } from './people.ts'

const { rules, book, booked, change, of, moveTo, database, place, beto } = bookings()

describe('the period of a reservation', () => {
  const hours = `json_build_array(to_char(starts_at at time zone 'America/Mexico_City', 'DD HH24:MI'),
    to_char(ends_at at time zone 'America/Mexico_City', 'DD HH24:MI'), extract(epoch from upper(held) - ends_at) / 60)`
  const dd = (after = 0) => day(after).slice(8)

  test('computes the period in the condominium’s time zone, also past midnight', async () => {
    expect(await of(await booked('10:00-12:00'), hours)).toEqual([`${dd()} 10:00`, `${dd()} 12:00`, 60])
    expect(await of(await booked('20:00-02:00'), hours)).toEqual([`${dd()} 20:00`, `${dd(1)} 02:00`, 60])
    expect(await of(await booked('10:00-10:00', { amenity: 'gym' }), hours)).toEqual([
      `${dd()} 10:00`,
      `${dd(1)} 10:00`,
      0,
    ])
  })

  test('excludes other reservations of an exclusive amenity, including its preparation time', async () => {
    const first = await booked('10:00-12:00')
    for (const taken of ['11:00-13:00', '12:30-14:00', '09:30-10:30', '08:00-09:30']) {
      expect([taken, await book(taken, { of: beto() })]).toEqual([taken, 'reservation_slot_taken'])
    }
    // One guest is enough to take the hours of an exclusive amenity.
    await rules('clubhouse', 'capacity = 1')
    expect(await book('11:00-13:00', { of: beto() })).toBe('reservation_slot_taken')
    expect(await book('13:00-14:00', { of: beto() })).toBe('stored')
    expect(await book('07:00-09:00', { of: beto() })).toBe('stored')
    await change(first, `status = 'cancelled'`)
    expect(await book('10:00-12:00', { of: beto() })).toBe('stored')
  })

  test('blocks only the amenity of the reservation, and refuses one of another condominium', async () => {
    await booked('10:00-12:00')
    expect(await book('10:00-12:00', { of: beto(), amenity: 'gym' })).toBe('stored')
    const elsewhere = await makeCondominium(database().owner, newId())
    const id = await booked('15:00-16:00')
    expect(
      await change(
        id,
        `amenity_id = (select id from amenities where condominium_id = '${elsewhere}' and amenity_type = 'gym')`,
      ),
    ).toBe('reservation_amenity_unknown')
  })
})

describe('a shared amenity', () => {
  const gym = (hours: string, guests: number, of = beto()) => book(hours, { amenity: 'gym', guests, of })

  test('counts in a shared amenity only the guests who are there at the same time', async () => {
    await booked('10:00-11:00', { amenity: 'gym', guests: 6 })
    await booked('11:30-13:00', { amenity: 'gym', guests: 6 })
    expect(await gym('10:30-12:00', 5)).toBe('reservation_full')
    expect(await gym('10:30-12:00', 4)).toBe('stored')
    const carla = await makePerson(database().owner, { user_role: 'resident', lives: [place(), '103'] })
    expect(await gym('11:00-11:30', 7, carla)).toBe('reservation_full')
    expect(await gym('11:00-11:30', 6, carla)).toBe('stored')
  })

  test('finds a shared amenity full where several later reservations overlap', async () => {
    await booked('10:00-12:00', { amenity: 'gym', guests: 3 })
    const carla = await makePerson(database().owner, { user_role: 'resident', lives: [place(), '103'] })
    const second = await booked('11:00-12:00', { amenity: 'gym', guests: 4, of: carla })
    expect(await gym('09:00-13:00', 4)).toBe('reservation_full')
    expect(await gym('09:00-11:00', 7)).toBe('stored')
    await change(second, `status = 'cancelled'`)
    expect(await gym('11:00-13:00', 7)).toBe('stored')
  })

  test('counts the changed reservation once, and no reservation of another day or amenity', async () => {
    const id = await booked('10:00-12:00', { amenity: 'gym', guests: 6 })
    expect(await change(id, 'guest_count = 9')).toBe('stored')
    expect(await change(id, `end_time = '13:00'`)).toBe('stored')
    expect(await change(id, 'guest_count = 11')).toBe('reservation_too_many_guests')
    expect(await book('10:00-12:00', { of: beto(), guests: 40 })).toBe('stored')
    expect(await gym('10:00-12:00', 10)).toBe('reservation_full')
    expect(await book('10:00-12:00', { guests: 40, on: day(3) })).toBe('stored')
    expect(await book('10:00-12:00', { of: beto(), amenity: 'gym', guests: 10, on: day(3) })).toBe('stored')
    expect(await book('10:00-12:00', { of: beto(), amenity: 'gym', guests: 10, on: day(1) })).toBe('stored')
    expect(await book('10:00-12:00', { of: beto(), amenity: 'gym', guests: 11, on: day(2) })).toBe(
      'reservation_too_many_guests',
    )
  })

  test('keeps reservations unchanged when the sharing of their amenity stays the same', async () => {
    const id = await booked('10:00-12:00', { amenity: 'gym', guests: 6 })
    await rules('gym', 'exclusive = false, capacity = 5')
    expect(await of(id, 'revision')).toBe(1)
    // An approved booking stays valid when it is saved again.
    expect(await change(id, `purpose = 'x', guest_count = 6, start_time = '10:00', end_time = '12:00'`)).toBe('stored')
    expect(await of(id, 'revision')).toBe(2)
    expect(await change(id, 'guest_count = 7')).toBe('reservation_too_many_guests')
  })

  test('makes a shared amenity exclusive only if no future reservations overlap', async () => {
    const first = await booked('10:00-12:00', { amenity: 'gym' })
    await booked('11:00-13:00', { amenity: 'gym', of: beto() })
    expect(await said(rules('gym', 'exclusive = true'))).toBe('amenity_bookings_overlap')
    await moveTo(first, '-2 hours', '-1 hour')
    const second = await booked('09:00-10:00', { amenity: 'gym' })
    expect(await said(rules('gym', 'exclusive = true'))).toBe('stored')
    expect([await of(first, 'exclusive'), await of(second, 'exclusive')]).toEqual([false, true])
  })
})

test('limits the reservations of a unit in a week as the rules say', async () => {
  await rules('clubhouse', 'weekly_limit = 1')
  const id = await booked('10:00-12:00')
  expect(await book('10:00-12:00', { on: day(6) })).toBe('reservation_weekly_limit')
  expect(await book('10:00-12:00', { on: day(6), of: beto() })).toBe('stored')
  expect(await book('10:00-12:00', { on: day(7) })).toBe('stored')
  expect(await book('10:00-12:00', { on: day(6), amenity: 'gym' })).toBe('stored')
  expect(await change(id, `reservation_date = '${day(2)}'`)).toBe('stored')
  await change(id, `status = 'cancelled'`)
  expect(await book('10:00-12:00', { on: day(3) })).toBe('stored')
})

describe('when the time zone of the condominium changes, a booking', () => {
  const tijuana = 'America/Tijuana'
  const move = (condominium = place()) =>
    database().owner.query('update condominiums set time_zone = $2 where id = $1', [condominium, tijuana])
  const moments = 'json_build_array(starts_at, ends_at, lower(held), upper(held))'

  test('keeps the clock times of a booking and its preparation time past midnight', async () => {
    const id = await booked('20:00-02:00')
    await move()
    const clock = (moment: string) => `to_char(${moment} at time zone '${tijuana}', 'YYYY-MM-DD HH24:MI')`
    expect(await of(id, `array[${['starts_at', 'ends_at', 'lower(held)', 'upper(held)'].map(clock)}]`)).toEqual([
      `${day()} 20:00`,
      `${day(1)} 02:00`,
      `${day()} 20:00`,
      `${day(1)} 03:00`,
    ])
  })

  test('keeps a booking unchanged days after its end', async () => {
    const id = await booked('10:00-12:00')
    await moveTo(id, '-4 days', '-73 hours')
    const before = await of(id, moments)
    await move()
    expect(await of(id, moments)).toEqual(before)
  })

  test('keeps a booking of another condominium unchanged, even with the same id', async () => {
    const elsewhere = await makeCondominium(database().owner, newId())
    await database().owner.query('update amenities set weekly_limit = null where condominium_id = $1', [elsewhere])
    const stranger = await makePerson(database().owner, { user_role: 'resident', lives: [elsewhere, '101'] })
    const id = newId()
    expect(await book('10:00-12:00', { of: beto(), id })).toBe('stored')
    expect(await book('18:00-20:00', { of: stranger, id })).toBe('stored')
    const at = async (condominium: string, asked: string) => {
      const { rows: found } = await database().owner.query(
        `select ${asked} as it from amenity_reservations where condominium_id = $1`,
        [condominium],
      )
      return found[0]?.it
    }
    const clock = `to_char(starts_at at time zone '${tijuana}', 'HH24:MI')`
    const before = await at(elsewhere, moments)
    await move()
    expect([await at(place(), clock), await at(elsewhere, moments)]).toEqual(['10:00', before])
    await move(elsewhere)
    expect([await at(place(), clock), await at(elsewhere, clock)]).toEqual(['10:00', '18:00'])
  })
})
