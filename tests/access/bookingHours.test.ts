/** Database rules for the hours of a reservation: when they are, and who else may be there. */
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { bookings, day, said } from './bookings.ts'
import { makeCondominium } from './people.ts'

const { rules, book, booked, change, of, moveTo, database, beto } = bookings()

describe('the hours of a reservation', () => {
  const hours = `json_build_array(to_char(starts_at at time zone 'America/Mexico_City', 'DD HH24:MI'),
    to_char(ends_at at time zone 'America/Mexico_City', 'DD HH24:MI'), extract(epoch from upper(held) - ends_at) / 60)`
  const dd = (after = 0) => day(after).slice(8)

  test('follow the condominium’s time zone, and continue on the next day past midnight', async () => {
    expect(await of(await booked('10:00-12:00'), hours)).toEqual([`${dd()} 10:00`, `${dd()} 12:00`, 60])
    expect(await of(await booked('20:00-02:00'), hours)).toEqual([`${dd()} 20:00`, `${dd(1)} 02:00`, 60])
    // What is shared needs not be made ready for the next.
    expect(await of(await booked('10:00-10:00', { amenity: 'gym' }), hours)).toEqual([
      `${dd()} 10:00`,
      `${dd(1)} 10:00`,
      0,
    ])
  })

  test('are exclusive in an exclusive amenity, including its preparation time', async () => {
    const first = await booked('10:00-12:00')
    for (const taken of ['11:00-13:00', '12:30-14:00', '09:30-10:30', '08:00-09:30']) {
      expect([taken, await book(taken, { of: beto() })]).toEqual([taken, 'reservation_slot_taken'])
    }
    // However many would come together, it is the hours that are taken.
    await rules('clubhouse', 'capacity = 1')
    expect(await book('11:00-13:00', { of: beto() })).toBe('reservation_slot_taken')
    expect(await book('13:00-14:00', { of: beto() })).toBe('stored')
    expect(await book('07:00-09:00', { of: beto() })).toBe('stored')
    await change(first, `status = 'cancelled'`)
    expect(await book('10:00-12:00', { of: beto() })).toBe('stored')
  })

  test('block only their own amenity, and none of another condominium can be chosen', async () => {
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

  test('counts only the guests who are there at the same time', async () => {
    await booked('10:00-11:00', { amenity: 'gym', guests: 6 })
    await booked('11:30-13:00', { amenity: 'gym', guests: 6 })
    expect(await gym('10:30-12:00', 5)).toBe('reservation_full')
    expect(await gym('10:30-12:00', 4)).toBe('stored')
    expect(await gym('11:00-11:30', 7)).toBe('reservation_full')
    expect(await gym('11:00-11:30', 6)).toBe('stored')
  })

  test('is full where several later reservations overlap', async () => {
    await booked('10:00-12:00', { amenity: 'gym', guests: 3 })
    const second = await booked('11:00-12:00', { amenity: 'gym', guests: 4 })
    expect(await gym('09:00-13:00', 4)).toBe('reservation_full')
    expect(await gym('09:00-11:00', 7)).toBe('stored')
    await change(second, `status = 'cancelled'`)
    expect(await gym('11:00-13:00', 7)).toBe('stored')
  })

  test('counts a changed reservation once, and no other day or amenity', async () => {
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

  test('keeps reservations unchanged when its sharing stays the same', async () => {
    const id = await booked('10:00-12:00', { amenity: 'gym', guests: 6 })
    await rules('gym', 'exclusive = false, capacity = 5')
    expect(await of(id, 'revision')).toBe(1)
    // What was granted stays granted, also when it is written again.
    expect(await change(id, `purpose = 'x', guest_count = 6, start_time = '10:00', end_time = '12:00'`)).toBe('stored')
    expect(await of(id, 'revision')).toBe(2)
    expect(await change(id, 'guest_count = 7')).toBe('reservation_too_many_guests')
  })

  test('becomes exclusive only if no future reservations overlap', async () => {
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
