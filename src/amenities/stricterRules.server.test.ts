/** A change of rules first names the bookings that it would refuse, and a booking that no longer fits needs a confirmation. */
import { beforeAll, expect, test } from 'vitest'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { type Amenity, amenities } from './amenities.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
let ana: TestPerson
beforeAll(async () => {
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101' })
})

async function rulesOf(id: string) {
  const listed = await admin.call(amenities.list, { condominium_id: here })
  const found: Amenity[] = listed.ok ? listed.answer.filter((one) => one.id === id) : []
  const [rules] = found.map(({ condominium: _, amenity_type: __, ...form }) => form)
  if (!rules) throw new Error('there is no such amenity')
  return rules
}

test('names active bookings that would be refused under changed rules', async () => {
  const hall = await amenityOf(garita, here, 'clubhouse', { capacity: 80, exclusive: false })
  const large = await book(ana, hall, { guest_count: 60, reservation_date: dayIn(mexico, 3) })
  const small = await book(ana, hall, { guest_count: 2, reservation_date: dayIn(mexico, 4) })
  const rules = await rulesOf(hall)
  const foreseen = async (more: object) => {
    const answer = await admin.call(amenities.foresee, { ...rules, ...more })
    return answer.ok ? [answer.answer.total, answer.answer.first.map(({ id }) => id)] : answer.code
  }
  expect(await foreseen({})).toEqual([0, []])
  expect(await foreseen({ capacity: 10 })).toEqual([1, [large]])
  expect(await foreseen({ closed_days: [dayIn(mexico, 4)] })).toEqual([1, [small]])
  expect(await foreseen({ longest_minutes: 60 })).toEqual([2, [large, small]])
  expect(await foreseen({ is_open: false })).toEqual([2, [large, small]])
  // Rules that were checked at the booking are not checked again.
  expect(await foreseen({ days_ahead: 1, hours_notice: 720, weekly_limit: 1 })).toEqual([0, []])
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await stranger.call(amenities.foresee, { ...rules, is_open: false })).toMatchObject({ answer: { total: 0 } })
})

test('approves a booking for more people than now fit only with a confirmation', async () => {
  const hall = await amenityOf(garita, here, 'gym', { capacity: 80, needs_approval: true })
  const id = await book(ana, hall, { guest_count: 60, reservation_date: dayIn(mexico, 5) })
  expect(await admin.call(amenities.change, { ...(await rulesOf(hall)), capacity: 10 })).toMatchObject({ ok: true })
  const answer = { condominium_id: here, id, decision: 'approved', reason: null } as const
  expect(await admin.call(amenities.decide, answer)).toMatchObject({ status: 409, code: 'reservation_over_capacity' })
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await stranger.call(amenities.decide, answer)).toMatchObject({ status: 404 })
  expect(await admin.call(amenities.decide, { ...answer, anyway: true })).toMatchObject({ ok: true })
})
