/** Every role tries each function on every row of the known world; only the listed rows may change. */
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { recordAtDesk, registrationOf } from './deskActs.ts'
import { type Role, roles } from './grants.ts'
import { rowsOf } from './rows.ts'
import { knownWorld, type World } from './world.ts'

const world = openForFile(knownWorld)

interface Act {
  readonly called: string
  readonly table: 'authorizations' | 'amenity_reservations'
  /** Takes the condominium as $1 and the row's id as $2; `done` is true when the call changed the row. */
  readonly call: string
  readonly reaches: Partial<Record<Role, string[]>>
}

const acts: readonly Act[] = [
  ...['approved', 'denied'].flatMap((decision): Act[] => [
    {
      table: 'authorizations',
      called: `decide_visit: ${decision}`,
      call: `select stood = 'pending_approval' as done from access.decide_visit($2, '${decision}') stood, (select $1::uuid) place`,
      reaches: { resident: ['of my unit'], admin: ['of an administered unit here'] },
    },
    {
      table: 'authorizations',
      called: `write_decision: ${decision}`,
      call: `select true as done from access.write_decision($1, $2, '${decision}')`,
      reaches: { resident: ['of my unit'], admin: ['of an administered unit here'] },
    },
  ]),
  {
    table: 'authorizations',
    called: 'check_out',
    call: 'select done from access.check_out($2) done, (select $1::uuid) place',
    reaches: { resident: ['self'] },
  },
  {
    table: 'authorizations',
    called: 'remove_authorization',
    call: 'select done from access.remove_authorization($2) done, (select $1::uuid) place',
    reaches: { resident: ['self', 'own worker'] },
  },
  {
    table: 'amenity_reservations',
    called: 'amend_booking',
    call: `select done from (select amenity_id, reservation_date, revision from amenity_reservations where id = $2) b,
      access.amend_booking($2, b.revision, b.amenity_id, b.reservation_date, '06:00', '07:00', 'Otro', 1, '{}', false) done,
      (select $1::uuid) place`,
    reaches: { resident: ['self'] },
  },
  ...['cancel_booking', 'remove_booking'].map(
    (called): Act => ({
      table: 'amenity_reservations',
      called,
      call: `select done from access.${called}($2) done, (select $1::uuid) place`,
      reaches: { resident: ['self'] },
    }),
  ),
  ...['approved', 'rejected'].map(
    (decision): Act => ({
      table: 'amenity_reservations',
      called: `decide_booking: ${decision}`,
      call: `select access.decide_booking($1, $2, '${decision}', 'Hay obra') as done`,
      reaches: { admin: ['same_unit', 'neighbor'], super_admin: ['same_unit', 'neighbor', 'there'] },
    }),
  ),
]

/** Takes the amenity as $1 and the guests as $2. */
const booking = (hours: string) =>
  `select access.book('0199b7b1-0000-7000-8000-000000000001', $1, '2100-01-04', ${hours}, 'Fiesta', $2, '{}', true)`
const bookings: readonly [string, (world: World) => string, string, number, Role[]][] = [
  ['a booking of one’s own', (w) => w.amenity.here, `'10:00', '12:00'`, 2, ['resident']],
  ['a booking of another condominium’s amenity', (w) => w.amenity.there, `'10:00', '12:00'`, 2, []],
  ['a booking of more people than there is room for', (w) => w.amenity.here, `'10:00', '12:00'`, 41, []],
  ['a booking of no time', (w) => w.amenity.here, `'10:15', '12:00'`, 2, []],
]

test.each(bookings)('%s', async (_, amenity, hours, guests, by) => {
  const may: Role[] = []
  for (const role of roles) {
    const outcome = await world.attempt(world.caller[role], booking(hours), [amenity(world), guests])
    if ('count' in outcome) may.push(role)
  }
  expect(may).toEqual(by)
})

/** Each case has the condominium, the unit, and the roles that may register. */
const arrivals: readonly [string, (world: World) => string, string, Role[]][] = [
  ['a visitor at one’s own gate', (w) => w.here, '101', ['agent']],
  ['a visitor for an empty unit', (w) => w.here, '999', []],
  ['a visitor at a gate of another condominium', (w) => w.there, '101', []],
]

test.each(arrivals)('lets only the listed callers register %s', async (_, place, unit, by) => {
  const may: Role[] = []
  for (const role of roles) {
    const outcome = await world.attempt(world.caller[role], recordAtDesk, [place(world), registrationOf(newId(), unit)])
    if ('rows' in outcome && outcome.rows[0]?.done) may.push(role)
  }
  expect(may).toEqual(by)
})

test('registers no visitor for a device', async () => {
  const event = { kind: 'unannounced', id: newId(), authorization_id: newId(), at: new Date().toISOString() }
  const visitor = { unit_number: '101', name: 'Luis', last_name: 'Gil' }
  const register = 'select access.record_at_device($1) as provenance'
  expect(await world.attempt(world.caller.gate, register, [JSON.stringify({ ...event, ...visitor })])).toMatchObject({
    rows: [{ provenance: null }],
  })
})

describe.each(acts)('$called', ({ table, call, reaches }) => {
  test.each(roles)('%s', async (role) => {
    const reached = new Set<string>()
    const { rows: places } = await world.owner.query(`select id, condominium_id from ${table}`)
    const placeOf = new Map(places.map((row) => [row.id, row.condominium_id]))
    for (const { relation, values } of await rowsOf(world, table, world.me(role))) {
      const outcome = await world.attempt(world.caller[role], call, [placeOf.get(values.id), values.id])
      if ('rows' in outcome && outcome.rows[0]?.done) reached.add(relation)
    }
    expect([...reached].sort()).toEqual([...(reaches[role] ?? [])].sort())
  })
})
