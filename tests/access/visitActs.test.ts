/** Each case differs in one point from a visit that may be decided or checked out. */
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { atTheGate } from '../support/visits.ts'
import { at, madeIn } from './madeAuthorizations.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const { make, of, end } = madeIn(() => world)
const own = { resident_id: 'r.profile_id', residence_id: 'r.id' }
const pending = { status: `'pending_approval'` }

const call = async (text: string, values: readonly unknown[], who = 'resident') => {
  const outcome = await world.commit(world.named(who), `select ${text} as it`, values)
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.it
}
const decide = (id: string, decision = 'approved', who?: string) =>
  call('access.decide_visit($1, $2)', [id, decision], who)
const statusOf = (id: string) => of(id, 'a.status')

const livesSince = (apart: string) =>
  world.owner.query(`update residences set since = ${at(apart)} where profile_id = $1 and until is null`, [
    world.named('resident').id,
  ])
beforeAll(() => livesSince('-30 days'))

test('counts a decision once, and afterwards answers the state of the request', async () => {
  const id = await make(pending)
  expect(await decide(id, 'approved', 'neighbor')).toBeNull()
  expect(await decide(id)).toBe('pending_approval')
  expect(await decide(id, 'denied')).toBe('approved')
  expect(await statusOf(id)).toBe('approved')
  const told = `a.decided_by::text || ' ' || (a.decided_by_name is not null) || ' ' || (a.decided_at = a.updated_at)`
  expect(await of(id, told)).toBe(`${world.named('resident').id} true true`)
  const denied = await make(pending)
  await decide(denied, 'denied')
  expect(await statusOf(denied)).toBe('denied')
  expect(await decide(await make())).toBeNull()
  expect(await decide(newId())).toBeNull()
})

test('refuses a request that was closed or waited too long, with that reason', async () => {
  expect(await decide(await make({ ...pending, closed_at: 'now()' }))).toBe('visit_closed')
  expect(await decide(await make({ ...pending, created_at: at('-1 day') }))).toBe('visit_expired')
})

describe('a decision requires', () => {
  const write = async (columns: Record<string, string>, decision = 'approved') => {
    const id = await make({ ...pending, ...columns })
    const place = await of(id, 'a.condominium_id')
    const before = await statusOf(id)
    const answer = await call('access.write_decision($1, $2, $3)', [place, id, decision])
    return answer === 'visit_decided' && (await statusOf(id)) === before ? 'refused' : 'written'
  }
  test.each([
    ['a decision', {}, 'active'],
    ['a request that no resident made', own],
    ['a request that waits', { status: `'approved'`, resident_id: 'null', residence_id: 'null' }],
    ['an open request', { closed_at: 'now()' }],
    ['a request that may still be answered', { created_at: at('-1 day') }],
    ['one’s own unit', { unit_number: `'102'` }],
  ])('%s', async (_, columns, decision = 'approved') => {
    expect([await write({}), await write(columns, decision)]).toEqual(['written', 'refused'])
  })

  test('requires the resident to have lived there since before the request', async () => {
    await livesSince('-1 hour')
    expect(await write({ created_at: at('-2 hours') })).toBe('refused')
    await livesSince('-30 days')
    expect(await write({ created_at: at('-2 hours') })).toBe('written')
  })

  test("requires the resident's own condominium", async () => {
    expect(await write({ condominium_id: `'${world.there}'` })).toBe('refused')
  })

  test('requires the condominium that the decision names', async () => {
    const id = await make(pending)
    const decided = () => call('access.write_decision($1, $2, $3)', [place, id, 'approved'])
    let place = world.there
    expect(await decided()).toBe('visit_decided')
    place = world.here
    expect([await decided(), await statusOf(id)]).toEqual(['', 'approved'])
  })

  test('requires the resident of a merged unit to have lived there since before the request', async () => {
    const former = (unit: string, since: string) =>
      world.owner.query(`update residences set former_unit = ${unit}, former_since = ${since} where profile_id = $1`, [
        world.named('resident').id,
      ])
    const request = { unit_number: `'109'`, created_at: at('-2 hours') }
    await former(`'109'`, at('-1 hour'))
    expect(await write(request)).toBe('refused')
    await former(`'109'`, at('-1 day'))
    expect(await write(request)).toBe('written')
    await former('null', 'null')
  })

  test('requires an administrator where the administration answers, and a resident elsewhere', async () => {
    const decided = async (id: string, who: string) =>
      call('access.write_decision($1, $2, $3)', [await of(id, 'a.condominium_id'), id, 'approved'], who)
    expect(await decided(await make(pending), 'admin')).toBe('visit_decided')
    expect(await decided(world.request.administered, 'resident')).toBe('visit_decided')
    expect(await decided(world.request.administered, 'admin')).toBe('')
  })

  test('requires a home that is not frozen', async () => {
    const freeze = (when: string) =>
      world.owner.query(`update residences set frozen_at = ${when} where profile_id = $1`, [world.named('resident').id])
    await freeze('now()')
    expect(await write({})).toBe('refused')
    await freeze('null')
    expect(await write({})).toBe('written')
  })
})

describe('a visit', () => {
  const checkOut = (id: string, who?: string) => call('access.check_out($1)', [id], who)
  const lines = async (id: string) => {
    const asked = `select from access_logs where authorization_id = $1 and event_type = 'visitor_checkout'`
    return (await world.owner.query(asked, [id])).rowCount
  }

  test('checks a visit out once, by the resident who authorized it', async () => {
    const id = await make()
    expect(await checkOut(id, 'room mate')).toBe(false)
    expect([await checkOut(id), await checkOut(id)]).toEqual([true, false])
    expect([await statusOf(id), await lines(id)]).toEqual(['inactive', 1])
  })

  test('checks out no other kind of authorization than a visit', async () => {
    const [worker, request] = [
      await make({ auth_type: `'worker'` }),
      await make({ status: `'approved'`, resident_id: 'null', residence_id: 'null' }),
    ]
    for (const id of [worker, request, newId()]) expect(await checkOut(id)).toBe(false)
    expect([await statusOf(worker), await lines(worker)]).toEqual(['active', 0])
  })

  test('checks a visit out only from the home of the visit', async () => {
    const id = await make()
    const moved = newId()
    await world.owner.query(
      `alter table authorizations disable trigger user;
      insert into residences (condominium_id, id, profile_id, unit_number, since, until)
        values ('${world.here}', '${moved}', '${world.named('resident').id}', '109', now() - interval '2 days', now() - interval '1 day');
      update authorizations set residence_id = '${moved}' where id = '${id}';
      alter table authorizations enable trigger user`,
    )
    expect(await checkOut(id)).toBe(false)
  })
})

describe('a visit of the same id in another condominium stays as it is when this one', () => {
  const status = async (place: string, id: string) => {
    const asked = 'select status from authorizations where condominium_id = $1 and id = $2'
    return (await world.owner.query(asked, [place, id])).rows[0]?.status
  }
  test.each([
    ['is checked out', 'access.check_out($1)', {}, 'inactive'],
    ['is deleted', 'access.remove_authorization($1)', {}, undefined],
    ['is answered', `access.write_decision('%place', $1, 'approved')`, pending, 'approved'],
  ])('%s', async (_, act, columns, becomes) => {
    const id = await make(columns)
    const ofNobody = { resident_id: 'null', residence_id: 'null', status: `'approved'`, ...columns }
    await make({ ...ofNobody, id: `'${id}'`, condominium_id: `'${world.there}'` })
    const before = await status(world.there, id)
    await call(act.replace('%place', world.here), [id])
    expect([await status(world.here, id), await status(world.there, id)]).toEqual([becomes, before])
  })
})

test('returns the access number of a visit at the moment of its end', async () => {
  const held = async (id: string) => {
    const asked = `select held_until > now() as it from access_numbers where authorization_id = $1`
    return (await world.owner.query(asked, [id])).rows[0]?.it
  }
  for (const ends of [end, (id: string) => call('access.check_out($1)', [id])]) {
    const id = await make()
    expect(await held(id)).toBe(true)
    await ends(id)
    expect([await statusOf(id), await held(id)]).toEqual(['inactive', false])
  }
})

test('deletes only an active authorization without anybody inside, up to a hundred times a day', async () => {
  const remove = async () => call('access.remove_authorization($1)', [await make()])
  const log = (who: string, event: string, age: string) =>
    world.owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, resident_id, event_type, unit_number, actor_role, actor_name, occurred_at)
        select $1, gen_random_uuid(), gen_random_uuid(), $2, $3, '101', 'resident', 'Ana', ${at(age)} from generate_series(1, 100)`,
      [world.here, world.named(who).id, event],
    )
  const inside = await make()
  await atTheGate(world.owner, inside, 'entry')
  expect(await call('access.remove_authorization($1)', [inside])).toBe('authorization_inside')
  const over = await make()
  await end(over)
  expect(await call('access.remove_authorization($1)', [over])).toBe('authorization_not_active')
  await log('room mate', 'authorization_deleted', '-1 hour')
  await log('resident', 'visitor_registered', '-1 hour')
  await log('resident', 'authorization_deleted', '-25 hours')
  const gone = await make()
  expect(await call('access.remove_authorization($1)', [gone])).toBe(true)
  expect([await statusOf(gone), await statusOf(inside), await statusOf(over)]).toEqual([
    undefined,
    'active',
    'inactive',
  ])
  await log('resident', 'authorization_deleted', '-23 hours')
  expect(await remove()).toBe('authorization_deleted_often')
})
