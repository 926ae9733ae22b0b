import { amenities } from '../../src/amenities/amenities.contract.ts'
import type { AmenityType } from '../../src/shared/amenityTypes.ts'
import type { Input } from '../../src/shared/contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { zoneAt } from './clocks.ts'
import type { TestInstallation, TestPerson } from './installation.ts'
import { dayIn, mexico } from './visits.ts'

/** A zone where it is six in the morning now: the hours of a test's "today" are still to come. */
export const morningZone = () => zoneAt(6)

type Wish = Input<typeof amenities.book>

export const wish = (amenityId: string, more: Partial<Wish> = {}): Wish => ({
  id: newId(),
  amenity_id: amenityId,
  reservation_date: dayIn(mexico, 3),
  start_time: '16:00',
  end_time: '18:00',
  ...more,
})

/** The loosest rules; each test adds the rule that it needs. */
const open = {
  hours: JSON.stringify(Array.from({ length: 7 }, () => ({ from: '00:00', until: '00:00' }))),
  exclusive: true,
  capacity: 40,
  needs_approval: false,
  shortest_minutes: 30,
  longest_minutes: 1440,
  buffer_minutes: 0,
  days_ahead: 365,
  hours_notice: 0,
  weekly_limit: null,
}

export async function amenityOf(
  { owner }: TestInstallation,
  condominium: string,
  type: AmenityType = 'clubhouse',
  rules: Readonly<Record<string, string | number | boolean | null>> = {},
): Promise<string> {
  const entries = Object.entries({ ...open, ...rules })
  const set = entries.map(([column], at) => `${column} = $${at + 3}`).join(', ')
  const { rows } = await owner.query<{ id: string }>(
    `update amenities set ${set} where condominium_id = $1 and amenity_type = $2 returning id`,
    [condominium, type, ...entries.map(([, value]) => value)],
  )
  if (!rows[0]) throw new Error(`there is no ${type}`)
  return rows[0].id
}

/** Books and returns the id; a refusal fails the test. */
export async function book(resident: TestPerson, amenityId: string, more: Partial<Wish> = {}): Promise<string> {
  const wished = wish(amenityId, more)
  const booked = await resident.call(amenities.book, wished)
  if (!booked.ok) throw new Error(`${booked.code} ${JSON.stringify(booked.fields)}`)
  return wished.id
}

export async function bookedLongAgo({ owner }: Pick<TestInstallation, 'owner'>, ...ids: string[]): Promise<void> {
  await owner.query(
    `update amenity_reservations set created_at = now() - interval '1 year', approved_at = now() - interval '1 year' where id = any($1)`,
    [ids],
  )
}
