/** The triggers of authorizations change more than a statement names. */
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { recordAtDesk, registrationOf } from './deskActs.ts'
import { at, madeIn } from './madeAuthorizations.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const { make, change, end, of } = madeIn(() => world)
const decide = async (id: string, decision: 'approved' | 'denied', by = 'resident') => {
  const outcome = await world.commit(world.named(by), 'select access.decide_visit($1, $2) as stood', [id, decision])
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.stood
}
const checkOut = (id: string) => world.commit(world.named('resident'), 'select access.check_out($1)', [id])
const refusedFor = (id: string, set: string) =>
  change(id, set).then(
    () => 'stored',
    (error: { constraint?: string }) => error.constraint,
  )
async function over(): Promise<string> {
  const id = await make()
  await world.owner.query(`alter table authorizations disable trigger user;
    update authorizations set valid_until = ${at('-1 minute')} where id = '${id}';
    alter table authorizations enable trigger user`)
  return id
}

describe('an access number', () => {
  const number = `a.access_number`
  const held = `(select n.held_until > now() from access_numbers n
    where n.condominium_id = a.condominium_id and n.number = a.access_number and n.authorization_id = a.id)`

  test('assigns an access number to a visitor when the visit is approved', async () => {
    expect(await of(await make(), number)).toMatch(/^\d{5}$/)
    expect(await of(await make({ auth_type: `'permanent_visitor'` }), number)).toBeNull()
    const request = await make({ status: `'pending_approval'` })
    expect(await of(request, number)).toBeNull()
    expect(await decide(request, 'approved')).toBe('pending_approval')
    expect([await of(request, number), await of(request, held)]).toEqual([expect.stringMatching(/^\d{5}$/), true])
  })

  test('releases the access number when the visit ends', async () => {
    const id = await make()
    await change(id, `status = 'active', name = 'Luisa'`)
    expect(await of(id, held)).toBe(true)
    await end(id)
    expect(await of(id, held)).toBe(false)
  })

  test('changes the access number with the pass of an expected visitor who has one', async () => {
    const id = await make()
    const first = await of(id, number)
    await change(id, 'vehicle_plate = vehicle_plate')
    expect(await of(id, number)).toBe(first)
    await change(id, 'pass_generation = 2')
    const second = await of(id, number)
    expect(second).not.toBe(first)
    await end(id)
    await change(id, 'pass_generation = 3')
    expect(await of(id, number)).toBe(second)
    const worker = await make({ auth_type: `'worker'` })
    await change(worker, 'pass_generation = 2')
    expect(await of(worker, number)).toBeNull()
  })
})

describe('a pass', () => {
  const generation = 'a.pass_generation'

  test.each([
    `last_name = 'Ruiz'`,
    `id_document = 'INE-2'`,
    `vehicle_plate = 'XYZ9'`,
    `valid_from = ${at('-2 hours')}`,
    `valid_until = ${at('2 days')}`,
    'pass_generation = 9',
  ])('changes the pass after %s', async (set) => {
    const id = await make()
    await change(id, set)
    expect(await of(id, generation)).toBe(2)
  })

  test.each([
    `name = 'Ema', phone_number = '1', relationship = 'x'`,
    'last_name = last_name, valid_from = valid_from, pass_generation = pass_generation',
    'last_name = null, id_document = null, blanked_at = now()',
  ])('keeps the pass after %s', async (set) => {
    const id = await make({ last_name: `'Gómez'`, id_document: `'INE-1'` })
    await change(id, set)
    expect(await of(id, generation)).toBe(1)
  })
})

test('logs a checkout once, and no decision as a checkout', async () => {
  const lines = `(select count(*)::int from access_logs l where l.authorization_id = a.id and l.event_type = 'visitor_checkout')`
  const request = await make({ status: `'pending_approval'` })
  await decide(request, 'approved')
  expect(await of(request, lines)).toBe(0)
  const id = await make()
  await checkOut(id)
  await checkOut(id)
  expect(await of(id, lines)).toBe(1)
})

test('logs a request once, when a guard registers it', async () => {
  const id = newId()
  for (let time = 0; time < 2; time++) {
    expect(await world.commit(world.named('agent'), recordAtDesk, [world.here, registrationOf(id)])).toMatchObject({
      count: 1,
    })
  }
  expect(await of(id, `(select count(*)::int from access_logs l where l.authorization_id = a.id)`)).toBe(1)
})

test('saves past dates of an authorization unchanged, and refuses another date in the past', async () => {
  const id = await over()
  expect(await refusedFor(id, `name = 'Ema', valid_from = valid_from, valid_until = valid_until`)).toBe('stored')
  expect(await refusedFor(id, `valid_from = ${at('-2 hours')}`)).toBe('authorization_window_past')
  expect(await refusedFor(id, `valid_until = ${at('-2 minutes')}`)).toBe('authorization_window_past')
  expect(await refusedFor(await make(), 'valid_from = null, valid_until = null')).toBe('authorization_needs_window')
})

test('raises the revision with every change except blanking by retention, and ends the blanking when a name is written', async () => {
  const id = await make({ auth_type: `'worker'` })
  const facts = `json_build_array(a.revision, a.blanked_at is null)`
  await change(id, `phone_number = '1'`)
  expect(await of(id, facts)).toEqual([2, true])
  await change(id, `name = '—', phone_number = null, blanked_at = now()`)
  expect(await of(id, facts)).toEqual([2, false])
  await change(id, 'suspended_at = now()')
  expect(await of(id, facts)).toEqual([3, false])
  await change(id, `name = 'Hugo'`)
  expect(await of(id, facts)).toEqual([4, true])
})

test('stores the time, the author and on approval a number with a decision, once', async () => {
  const decision = 'json_build_array(a.decided_at, a.decided_by, a.access_number, a.revision, a.pass_generation)'
  const by = world.named('resident').id
  const request = await make({ status: `'pending_approval'` })
  expect(await of(request, decision)).toEqual([null, null, null, 1, 1])
  expect(await decide(request, 'approved')).toBe('pending_approval')
  const first = await of(request, decision)
  expect(first).toEqual([expect.any(String), by, expect.stringMatching(/^\d{5}$/), 2, 1])
  for (const later of ['approved', 'denied'] as const) expect(await decide(request, later)).toBe('approved')
  expect(await of(request, decision)).toEqual(first)
  const denied = await make({ status: `'pending_approval'` })
  expect(await decide(denied, 'denied', 'room mate')).toBe('pending_approval')
  expect(await of(denied, decision)).toEqual([expect.any(String), world.named('room mate').id, null, 2, 1])
  const own = await make()
  await checkOut(own)
  expect(await of(own, 'a.decided_at')).toBeNull()
})

test('extends an approval late in the evening to four hours, and shortens none', async () => {
  const left = 'round(extract(epoch from a.valid_until - now()) / 3600)'
  const late = await make({ status: `'pending_approval'`, valid_until: at('1 minute') })
  await decide(late, 'approved')
  expect(await of(late, left)).toBe('4')
  const early = await make({ status: `'pending_approval'`, valid_until: at('9 hours') })
  await decide(early, 'approved')
  expect(await of(early, left)).toBe('9')
  const denied = await make({ status: `'pending_approval'`, valid_until: at('1 hour') })
  await decide(denied, 'denied')
  expect(await of(denied, left)).toBe('1')
})

test('refuses to decide a request that the guard settled or that is a day old, by every path', async () => {
  const write = async (id: string, decision = 'approved') =>
    world.attempt(world.named('resident'), 'select access.write_decision($1, $2, $3)', [world.here, id, decision])
  const [settled, old, open] = [
    await make({ status: `'pending_approval'` }),
    await make({ status: `'pending_approval'`, created_at: at('-24 hours') }),
    await make({ status: `'pending_approval'` }),
  ]
  await change(settled, 'closed_at = now()')
  expect(await decide(settled, 'denied')).toBe('visit_closed')
  // The resident has lived there for less than a day, so the older request belongs to earlier residents.
  expect(await decide(old, 'approved')).toBeNull()
  await world.owner.query(
    `update residences set since = now() - interval '2 days' where profile_id = $1 and until is null`,
    [world.named('resident').id],
  )
  expect(await decide(old, 'approved')).toBe('visit_expired')
  for (const id of [settled, old]) expect(await write(id)).toEqual({ refused: 'visit_decided' })
  expect(await write(open, 'inactive')).toEqual({ refused: 'visit_decided' })
  expect(await write(open)).toMatchObject({ count: 1 })
})

describe('a state', () => {
  const stepTo = async (columns: Record<string, string>, steps: readonly string[]) => {
    const id = await make(columns)
    const answers: (string | undefined)[] = []
    for (const status of steps) answers.push(await refusedFor(id, `status = '${status}'`))
    return answers
  }
  const never = 'authorization_transition'

  test.each<[Record<string, string>, string[], (string | undefined)[]]>([
    [
      { status: `'pending_approval'` },
      ['inactive', 'active', 'pending_approval', 'denied'],
      [never, never, 'stored', 'stored'],
    ],
    [
      { status: `'pending_approval'` },
      ['approved', 'denied', 'active', 'inactive', 'approved', 'inactive'],
      // The last answer changes an earlier one; only an approved visit can end.
      ['stored', 'stored', never, never, 'stored', 'stored'],
    ],
    [{ status: `'denied'` }, ['inactive', 'approved', 'denied'], [never, never, 'stored']],
    [{}, ['approved', 'denied', 'pending_approval', 'inactive', 'active'], [never, never, never, 'stored', never]],
    [{ auth_type: `'worker'` }, ['inactive', 'active'], [never, 'stored']],
  ])('allows a change of the state from %o to %o: %o', async (columns, steps, answers) => {
    expect(await stepTo(columns, steps)).toEqual(answers)
  })

  test('refuses to edit an authorization after its end', async () => {
    const id = await make()
    const edit = () =>
      world.attempt(world.named('resident'), `update authorizations set name = 'Ema' where id = $1`, [id])
    expect(await edit()).toMatchObject({ count: 1 })
    await end(id)
    expect(await edit()).toMatchObject({ count: 0 })
  })

  test('requires no dates for a person expected at any time', async () => {
    expect(await of(await make({ auth_type: `'pet'`, valid_from: 'null', valid_until: 'null' }), 'a.status')).toBe(
      'active',
    )
    const refused = await make({ valid_from: 'null', valid_until: 'null' }).catch((error) => error.constraint)
    expect(refused).toBe('authorization_needs_window')
  })
})
