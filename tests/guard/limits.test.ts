/** What no row may hold, whoever writes it: each limit of a table refuses both the one too many and the one too few, by its name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

/** A table, what is written into it, and the constraint that says no. */
const refused: readonly (readonly [table: string, set: string, constraint: string])[] = [
  ['condominiums', `name = ''`, 'condominium_name_length'],
  ['condominiums', `name = repeat('x', 121)`, 'condominium_name_length'],
  ['condominiums', `address = repeat('x', 301)`, 'condominium_address_length'],
  ['condominiums', `invitation_code = repeat('x', 21)`, 'condominium_invitation_length'],
  ['condominiums', 'retention_days = 6', 'condominium_retention_range'],
  ['condominiums', 'retention_days = 3651', 'condominium_retention_range'],
  ['profiles', `full_name = ''`, 'profile_name_length'],
  ['profiles', `full_name = repeat('x', 121)`, 'profile_name_length'],
  ['profiles', `phone_number = repeat('1', 31)`, 'profile_phone_length'],
  ['profiles', `language = 'fr'`, 'profile_language'],
  ['residences', `unit_number = ''`, 'residence_unit_length'],
  ['residences', `unit_number = repeat('X', 21)`, 'residence_unit_length'],
  ['residences', `unit_number = 'a1'`, 'residence_unit_length'],
  ['authorizations', `unit_number = ''`, 'authorization_unit_length'],
  ['authorizations', `unit_number = repeat('X', 21)`, 'authorization_unit_length'],
  ['authorizations', `auth_type = 'robot'`, 'authorization_type'],
  ['authorizations', `access_number = '1234a'`, 'authorization_number_shape'],
  ['gates', `name = ''`, 'gate_name_length'],
  ['gates', `name = repeat('x', 81)`, 'gate_name_length'],
  ['amenities', `name = ''`, 'amenity_name_length'],
  ['amenities', `name = repeat('x', 81)`, 'amenity_name_length'],
  ['amenities', `amenity_type = 'sauna'`, 'amenity_type'],
  ['amenities', `hours = '[]'`, 'amenity_hours_shape'],
  ['amenities', `hours = '{}'`, 'amenity_hours_shape'],
  ['amenities', 'capacity = 0', 'amenity_capacity_range'],
  ['amenities', 'capacity = 1001', 'amenity_capacity_range'],
  ['amenities', 'shortest_minutes = 29', 'amenity_stay_range'],
  ['amenities', 'shortest_minutes = 60, longest_minutes = 30', 'amenity_stay_range'],
  ['amenities', 'longest_minutes = 1441', 'amenity_stay_range'],
  ['amenities', 'buffer_minutes = -1', 'amenity_buffer_range'],
  ['amenities', 'buffer_minutes = 721', 'amenity_buffer_range'],
  ['amenities', 'days_ahead = 0', 'amenity_ahead_range'],
  ['amenities', 'days_ahead = 366', 'amenity_ahead_range'],
  ['amenities', 'hours_notice = -1', 'amenity_notice_range'],
  ['amenities', 'hours_notice = 721', 'amenity_notice_range'],
  ['amenities', 'weekly_limit = 0', 'amenity_weekly_range'],
  ['amenities', 'weekly_limit = 51', 'amenity_weekly_range'],
  ['amenities', `closed_days = array_fill('2026-12-24'::date, array[101])`, 'amenity_closed_days'],
  ['amenities', `house_rules = ''`, 'amenity_house_rules_length'],
  ['amenities', `house_rules = repeat('x', 2001)`, 'amenity_house_rules_length'],
  ['amenity_reservations', 'guest_count = 0', 'reservation_guest_count'],
  ['amenity_reservations', `purpose = repeat('x', 301)`, 'reservation_purpose_length'],
  ['amenity_reservations', `rejection_reason = ''`, 'reservation_reason_length'],
  ['amenity_reservations', `status = 'rejected'`, 'reservation_reason_given'],
  ['amenity_reservations', `start_time = '10:15'`, 'reservation_half_hours'],
  ['amenity_reservations', 'ends_at = starts_at', 'reservation_end_after_start'],
  ['reservation_guests', `name = ''`, 'guest_name_length'],
  ['reservation_guests', `name = repeat('x', 121)`, 'guest_name_length'],
  ['push_subscriptions', `endpoint = repeat('x', 1001)`, 'push_endpoint_length'],
  ['push_subscriptions', `p256dh = '\\x00'`, 'push_key_length'],
  ['push_subscriptions', `auth = '\\x00'`, 'push_secret_length'],
  ['deliveries', `channel = 'pigeon'`, 'delivery_channel'],
]

test.each(refused)('%s: %s', async (table, set, constraint) => {
  const { rows } = await world.owner.query(`select from ${table} limit 1`)
  expect(rows).toHaveLength(1)
  const outcome = await world.owner.query(`update ${table} set ${set}`).then(
    () => 'stored',
    (error: { constraint?: string }) => error.constraint,
  )
  expect(outcome).toBe(constraint)
})
