/** Rules of notices that the matrix cannot express. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import { recordAtDesk, registrationOf } from './deskActs.ts'
import { roles } from './grants.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
  const { owner } = world
  // Writes an entry for every authorization, and a second one by the guard's own decision.
  await owner.query(`select access.log_access(a, 'entry') from authorizations a`)
  await owner.query(`select access.log_access(a, 'entry', gen_random_uuid(), 'Ambulancia') from authorizations a`)
  // Writes a late event of a station for every authorization, which the server would have refused.
  await owner.query(`insert into access_logs (condominium_id, id, authorization_id, event_type, resident_id, unit_number, actor_role,
      actor_name, station_id, recorded_at, conflict)
    select condominium_id, gen_random_uuid(), id, 'exit', resident_id, unit_number, 'agent', 'Gus', gen_random_uuid(), now(), 'unknown'
      from authorizations`)
})
afterAll(() => world.close())

const denied = { refused: '42501' }
const look = `select distinct n.kind, coalesce(c.name, '') as place, coalesce(n.unit_number, '') as unit, n.fact_id, n.condominium_id
  from access.notices n left join lateral (select 'here' as name where n.condominium_id = $1 union all
    select 'there' where n.condominium_id = $2) c on true`

async function seenBy(name: string) {
  const seen = await world.attempt(world.named(name), look, [world.here, world.there])
  if (!('rows' in seen)) throw new Error(seen.refused)
  return seen.rows
}
const linesOf = async (name: string) =>
  [...new Set((await seenBy(name)).map((row) => `${row.kind} ${row.place} ${row.unit}`.trim()))].sort()

const ofUnit = (place: string, unit: string) =>
  ['gate_conflict', 'left_at_gate', 'let_in', 'visitor_approval_request', 'visitor_entered'].map(
    (kind) => `${kind} ${place} ${unit}`,
  )
const ofStaff = (place: string) =>
  ['new_visitor', 'gate_conflict'].flatMap((kind) => [`${kind} ${place} 101`, `${kind} ${place} 102`])
// Unit 102 of the other condominium is empty, so it has no booking.
const asked = { here: ['new_reservation here 101', 'new_reservation here 102'], there: ['new_reservation there 101'] }
/** The administration answers for this unit, and the guard gets a notice of the request. */
const administered = ['gate_conflict here VACÍA', 'new_visitor here VACÍA']
const toAdministration = ['gate_conflict here VACÍA', 'let_in here VACÍA', 'visitor_approval_request here VACÍA']
const ofAdmin = (place: 'here' | 'there') => [
  ...[`let_in ${place} 101`, `let_in ${place} 102`, ...ofStaff(place)],
  ...[...asked[place], 'person_waiting', `matter_waiting ${place}`],
]

describe('the view of notices', () => {
  test.each<[string, readonly string[]]>([
    // The other person of the unit joined after the resident.
    ['resident', [...ofUnit('here', '101'), 'home_joined here 101', 'permission_asked here 101']],
    ['room mate', [...ofUnit('here', '101'), 'permission_asked here 101', 'stay_made here 101']],
    ['neighbor', ofUnit('here', '102')],
    ['stranger', ofUnit('there', '101')],
    ['agent', [...ofStaff('here'), ...administered]],
    ['agent there', ofStaff('there')],
    ['shared agent', [...ofStaff('here'), ...administered, ...ofStaff('there')]],
    ['admin', [...ofAdmin('here'), ...toAdministration]],
    ['admin there', ofAdmin('there')],
    ['super_admin', ['person_waiting']],
  ])('shows %s only their own notices', async (name, lines) => {
    // The guard registered a request for the empty unit 102.
    expect(await linesOf(name)).toEqual([...lines].sort())
  })

  test.each(['applicant', 'rejected', 'waiting stranger', 'new agent', 'new admin'])(
    'denies %s the view of notices',
    async (name) => {
      expect(await world.attempt(world.named(name), 'select from access.notices')).toEqual(denied)
    },
  )

  test('shows no fact that its caller could not read directly', async () => {
    const table = {
      person_waiting: 'profiles',
      let_in: 'access_logs',
      visitor_entered: 'access_logs',
      gate_conflict: 'access_logs',
      left_at_gate: 'left_items',
      new_reservation: 'amenity_reservations',
      matter_waiting: 'matter_messages',
      stay_made: 'short_stays',
    }
    // A function shows these notices of a shared home, so the resident needs no right to the table.
    const byAFunction = ['home_joined', 'permission_asked']
    for (const person of world.people.filter(
      ({ name }) => !/applicant|rejected|waiting|new |without|supervisor|board/.test(name),
    )) {
      const seen = (await seenBy(person.name)).filter(({ kind }) => !byAFunction.includes(String(kind)))
      for (const { kind, fact_id } of seen) {
        const from = Object.entries(table).find(([known]) => known === kind)?.[1] ?? 'authorizations'
        const read = await world.attempt(person, `select from ${from} where id = $1`, [fact_id])
        expect([person.name, kind, read]).toEqual([person.name, kind, { rows: [{}], count: 1 }])
      }
    }
  })

  test('shows an admin the waiting accounts of their condominiums, and a super admin all', async () => {
    const waiting = async (name: string) =>
      (await seenBy(name)).filter((row) => row.kind === 'person_waiting').map((row) => row.fact_id)
    const ids = (...names: string[]) => names.map((name) => world.named(name).id).sort()
    expect((await waiting('admin')).sort()).toEqual(ids('applicant'))
    expect((await waiting('admin there')).sort()).toEqual(ids('waiting stranger'))
    expect((await waiting('super_admin')).sort()).toEqual(ids('applicant', 'waiting stranger', 'new agent'))
  })

  test('shows a roommate’s own visitor only to the roommate', async () => {
    const { rows } = await world.owner.query('select id from access_logs where resident_id = $1', [
      world.named('room mate').id,
    ])
    const theirs = new Set(rows.map((row) => row.id))
    const entries = async (name: string) => (await seenBy(name)).filter((row) => theirs.has(row.fact_id)).length
    expect([await entries('resident'), await entries('room mate')]).toEqual([0, 6])
  })
})

describe('a push subscription', () => {
  const address = 'https://push.test/of-somebody'
  const subscribe = 'select access.subscribe($1, $2, $3, $4, $5)'
  const values = (token: string) => [hashOf(token), newId(), address, Buffer.alloc(65, 4), Buffer.alloc(16, 1)]
  const held = async () => {
    const { rows } = await world.owner.query('select profile_id from push_subscriptions where endpoint = $1', [address])
    return rows.map((row) => row.profile_id)
  }

  test('stores a push subscription only for the session that asks', async () => {
    const [resident, neighbor] = [world.named('resident'), world.named('neighbor')]
    await world.commit(resident, subscribe, values(neighbor.token))
    expect(await held()).toEqual([])
    await world.commit(resident, subscribe, values(resident.token))
    expect(await held()).toEqual([resident.id])
    await world.commit(neighbor, subscribe, values(neighbor.token))
    expect(await held()).toEqual([neighbor.id])
  })

  test('hides the keys of a push subscription from its owner too', async () => {
    for (const column of ['p256dh', 'auth', 'session_id', '*']) {
      expect(await world.attempt(world.named('resident'), `select ${column} from push_subscriptions`)).toEqual(denied)
    }
  })
})

describe('the list of recipients of a request', () => {
  const ask = `select profile_id from access.who_to_tell('visitor_approval_request', $1, $2)`
  const told = async () => {
    const found = await world.attempt({ system: 'keeper' }, ask, [world.here, world.request.here])
    if (!('rows' in found)) throw new Error(found.refused)
    return found.rows.map((row) => world.people.find((person) => person.id === row.profile_id)?.name).sort()
  }

  test('lists only the residents who may answer, and only for the keeper', async () => {
    for (const role of roles.filter((one) => one !== 'keeper')) {
      expect(await world.attempt(world.caller[role], ask, [world.here, world.request.here])).toEqual(denied)
    }
    expect(await told()).toEqual(['resident', 'room mate'])
  })

  test('excludes people with an unconfirmed address from the recipients of a request', async () => {
    const { id } = world.named('room mate')
    await world.owner.query('update profiles set email_confirmed_at = null where id = $1', [id])
    expect(await told()).toEqual(['resident'])
    await world.owner.query('update profiles set email_confirmed_at = now() where id = $1', [id])
  })
})

test('queues a push message only if a resident of the unit has a subscription', async () => {
  const unit = ['resident', 'room mate', 'applicant'].map((name) => world.named(name).id)
  const rings = async () => {
    await world.owner.query(`delete from jobs where name = 'notices.push'`)
    expect(await world.commit(world.named('agent'), recordAtDesk, [world.here, registrationOf(newId())])).toMatchObject(
      { count: 1 },
    )
    return (await world.owner.query(`select from jobs where name = 'notices.push'`)).rowCount
  }
  expect(await rings()).toBe(1)
  await world.owner.query('delete from push_subscriptions where profile_id = any($1)', [unit])
  // The neighbor and the resident of the same unit in the other condominium have subscriptions.
  expect((await world.owner.query('select from push_subscriptions')).rowCount).toBeGreaterThan(2)
  expect(await rings()).toBe(0)
})

test('logs a whole document with the guard’s name; guards of other condominiums see none and leave no log row', async () => {
  const look = `select access.reveal_document($1, $2, $3) as document`
  const { rows } = await world.owner.query(
    `select id from authorizations where condominium_id = $1 and resident_id is not null limit 1`,
    [world.here],
  )
  const event = newId()
  const values = [world.here, rows[0].id, event]
  const traces = async () =>
    (await world.owner.query('select actor_id, event_type from access_logs where id = $1', [event])).rows
  expect(await world.commit(world.named('agent there'), look, values)).toMatchObject({ rows: [{ document: null }] })
  expect(await world.commit(world.named('admin'), look, values)).toEqual(denied)
  expect(await traces()).toEqual([])
  for (let time = 0; time < 2; time++) {
    const shown = await world.commit(world.named('agent'), look, values)
    expect(shown).toMatchObject({ rows: [{ document: 'INE-12345' }] })
  }
  expect(await traces()).toEqual([{ actor_id: world.named('agent').id, event_type: 'document_revealed' }])
})
