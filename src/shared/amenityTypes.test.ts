/** Older systems spell amenities in other ways. */
import { expect, test } from 'vitest'
import { amenityName, amenityType, amenityWord } from './amenityTypes.ts'

test.each([
  ['event_hall', 'event_hall'],
  ['eventHall', 'event_hall'],
  ['reservations.amenities.eventHall', 'event_hall'],
  ['reservations.amenities.pool', 'pool'],
  ['gym', 'gym'],
])('reads %s as %s', (written, known) => {
  expect(amenityType.parse(written)).toBe(known)
})

test.each(['sauna', '', 'reservations.amenities.', 'other.pool', 'Pool'])('rejects %j', (written) => {
  expect(amenityType.safeParse(written).success).toBe(false)
})

test('prefers an amenity’s own name to that of its type', () => {
  const names = { pool: 'Alberca', clubhouse: '', event_hall: '', gym: '', playground: '', parking: '' }
  expect(amenityName({ name: null, amenity_type: 'pool' }, names)).toBe('Alberca')
  expect(amenityName({ name: 'Terraza', amenity_type: 'pool' }, names)).toBe('Terraza')
  expect([amenityWord('pool', names), amenityWord('Terraza', names)]).toEqual(['Alberca', 'Terraza'])
})
