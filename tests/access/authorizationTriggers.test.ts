/** What a statement carries with it for an authorization, and what it leaves as it was, also past the calls. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, madeIn } from './madeAuthorizations.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

const { make, change, of } = madeIn(() => world)
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

describe('a number', () => {
  const number = `a.access_number`
  const held = `(select n.held_until > now() from access_numbers n
    where n.condominium_id = a.condominium_id and n.number = a.access_number and n.authorization_id = a.id)`

  test('is a visitor’s, once there is a yes', async () => {
    expect(await of(await make(), number)).toMatch(/^\d{5}$/)
    expect(await of(await make({ auth_type: `'permanent_visitor'` }), number)).toBeNull()
    const request = await make({ status: `'pending_approval'` })
    expect(await of(request, number)).toBeNull()
    await change(request, `status = 'approved'`)
    expect([await of(request, number), await of(request, held)]).toEqual([expect.stringMatching(/^\d{5}$/), true])
  })

  test('is given back when the visit ends, and not before', async () => {
    const id = await make()
    await change(id, `status = 'active', name = 'Luisa'`)
    expect(await of(id, held)).toBe(true)
    await change(id, `status = 'inactive'`)
    expect(await of(id, held)).toBe(false)
  })

  test('is another with another pass, of whoever has one and is still expected', async () => {
    const id = await make()
    const first = await of(id, number)
    await change(id, 'vehicle_plate = vehicle_plate')
    expect(await of(id, number)).toBe(first)
    await change(id, 'pass_generation = 2')
    const second = await of(id, number)
    expect(second).not.toBe(first)
    await change(id, `pass_generation = 3, status = 'inactive'`)
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
  ])('is another after %s', async (set) => {
    const id = await make()
    await change(id, set)
    expect(await of(id, generation)).toBe(2)
  })

  test.each([
    `name = 'Ema', phone_number = '1', relationship = 'x'`,
    'last_name = last_name, valid_from = valid_from, pass_generation = pass_generation',
    'last_name = null, id_document = null, blanked_at = now()',
  ])('is the same after %s', async (set) => {
    const id = await make({ last_name: `'Gómez'`, id_document: `'INE-1'` })
    await change(id, set)
    expect(await of(id, generation)).toBe(1)
  })
})

test('leaving is written down once, and a yes is no leaving', async () => {
  const id = await make({ status: `'pending_approval'` })
  const lines = `(select count(*)::int from access_logs l where l.authorization_id = a.id and l.event_type = 'visitor_checkout')`
  await change(id, `status = 'approved'`)
  expect(await of(id, lines)).toBe(0)
  await change(id, `status = 'inactive'`)
  await change(id, `status = 'inactive'`)
  expect(await of(id, lines)).toBe(1)
})

test('only a request is written down as one', async () => {
  const lines = `(select count(*)::int from access_logs l where l.authorization_id = a.id)`
  expect(await of(await make(), lines)).toBe(0)
  expect(await of(await make({ status: `'pending_approval'` }), lines)).toBe(1)
})

test('a window that is over can be written again as it was, and neither end of it moved', async () => {
  const id = await over()
  expect(await refusedFor(id, `name = 'Ema', valid_from = valid_from, valid_until = valid_until`)).toBe('stored')
  expect(await refusedFor(id, `valid_from = ${at('-2 hours')}`)).toBe('authorization_window_past')
  expect(await refusedFor(id, `valid_until = ${at('-2 minutes')}`)).toBe('authorization_window_past')
  expect(await refusedFor(await make(), 'valid_from = null, valid_until = null')).toBe('authorization_needs_window')
})

test('every change is another revision, but what retention blanks is nobody’s change, and is whole again when written', async () => {
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

test('only a yes or a no is a decision, and the same once more is none', async () => {
  const decision = `json_build_array(a.decided_at, a.access_number)`
  const request = await make({ status: `'pending_approval'` })
  expect(await of(request, decision)).toEqual([null, null])
  await change(request, `status = 'approved'`)
  const first = await of(request, decision)
  expect(first).toEqual([expect.any(String), expect.any(String)])
  await change(request, `status = 'approved'`)
  expect(await of(request, decision)).toEqual(first)
  const denied = await make({ status: `'pending_approval'` })
  await change(denied, `status = 'denied'`)
  expect(await of(denied, decision)).toEqual([expect.any(String), null])
  const own = await make()
  await change(own, `status = 'inactive'`)
  expect(await of(own, 'a.decided_at')).toBeNull()
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
      ['approved', 'denied', 'active', 'inactive'],
      ['stored', never, never, 'stored'],
    ],
    [{ status: `'denied'` }, ['inactive', 'approved', 'denied'], [never, never, 'stored']],
    [{}, ['approved', 'denied', 'pending_approval', 'inactive', 'active'], [never, never, never, 'stored', never]],
    [{ auth_type: `'worker'` }, ['inactive', 'active'], [never, 'stored']],
  ])('of %o becomes %o: %o', async (columns, steps, answers) => {
    expect(await stepTo(columns, steps)).toEqual(answers)
  })

  test('that is over is not edited, but written again as it was, and blanked', async () => {
    const id = await make()
    await change(id, `status = 'inactive'`)
    expect(await refusedFor(id, `name = 'Ema'`)).toBe('authorization_not_active')
    expect(await refusedFor(id, 'name = name, details = details')).toBe('stored')
    expect(await refusedFor(id, `name = '—', blanked_at = now()`)).toBe('stored')
  })

  test('of whoever is expected at any time needs no window', async () => {
    expect(await of(await make({ auth_type: `'pet'`, valid_from: 'null', valid_until: 'null' }), 'a.status')).toBe(
      'active',
    )
    const refused = await make({ valid_from: 'null', valid_until: 'null' }).catch((error) => error.constraint)
    expect(refused).toBe('authorization_needs_window')
  })
})
