/** What a guard's act at the gate is judged by: each condition alone keeps somebody out, lets them leave or settles a request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { knownWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await knownWorld()
})
afterAll(() => world.close())

/** Of unit 101, in any state, also one that no call would lead to; columns are given as SQL. */
async function make(columns: Readonly<Record<string, string>> = {}): Promise<string> {
  const facts: Record<string, string> = {
    ...{
      condominium_id: `'${world.here}'`,
      id: `'${newId()}'`,
      unit_number: `'101'`,
      auth_type: `'temporary_visitor'`,
    },
    ...{ name: `'Luis'`, valid_from: `now() - interval '1 hour'`, valid_until: `now() + interval '1 day'` },
    ...columns,
  }
  await world.owner.query(`alter table authorizations disable trigger user;
    insert into authorizations (${Object.keys(facts).join(', ')}) values (${Object.values(facts).join(', ')});
    alter table authorizations enable trigger user`)
  return facts.id?.slice(1, -1) ?? ''
}
/** Made from a home that was left. */
const ofFormerHome = async () => {
  const { rows } = await world.owner.query<{ id: string; profile_id: string }>(
    'select id, profile_id from residences where condominium_id = $1 and until is not null limit 1',
    [world.here],
  )
  return { residence_id: `'${rows[0]?.id}'`, resident_id: `'${rows[0]?.profile_id}'` }
}

const act = async (call: string, id: string, event: string, ...more: unknown[]) => {
  const holes = more.map((_, at) => `, $${at + 4}`).join('')
  const outcome = await world.commit(world.named('agent'), `select access.${call}($1, $2, $3${holes}) as done`, [
    world.here,
    id,
    event,
    ...more,
  ])
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.done
}
const enter = (id: string, reason: string | null = null, event = newId()) => act('record_entry', id, event, reason)
const leave = (id: string, event = newId()) => act('record_exit', id, event)
const byPhone = (id: string, event = newId()) => act('record_phone_entry', id, event, 'Ana', 'No contesta')
const look = (id: string, event = newId()) => act('reveal_document', id, event)
const facts = async (id: string) => {
  const { rows } = await world.owner.query(
    `select status, inside, closed_at is not null as closed,
        (select coalesce(array_agg(l.event_type order by l.occurred_at), '{}') from access_logs l
          where l.authorization_id = a.id) as log
      from authorizations a where id = $1`,
    [id],
  )
  return rows[0]
}

describe('an entry', () => {
  const may: Record<string, string>[] = [
    {},
    { auth_type: `'worker'` },
    { status: `'approved'` },
    { auth_type: `'permanent_visitor'`, valid_from: 'null', valid_until: 'null' },
  ]
  test.each(may)('needs no reason for %o', async (columns) => {
    expect(await enter(await make(columns))).toBe(true)
  })

  test.each<Record<string, string>>([
    { auth_type: `'pet'` },
    { status: `'pending_approval'` },
    { status: `'denied'` },
    { status: `'inactive'` },
    { auth_type: `'worker'`, suspended_at: 'now()' },
    { valid_from: `now() + interval '6 minutes'` },
    { valid_until: `now() - interval '6 minutes'` },
  ])('needs a reason for %o', async (columns) => {
    const id = await make(columns)
    expect(await enter(id)).toBe('visit_not_allowed')
    expect(await facts(id)).toMatchObject({ log: [] })
    expect(await enter(id, 'Ambulancia')).toBe(true)
    expect(await facts(id)).toMatchObject({ log: ['entry'] })
  })

  test('needs a reason if the host has moved out', async () => {
    await world.owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
        values ($1, $2, $3, '101', now(), now())`,
      [world.here, newId(), world.named('resident').id],
    )
    expect(await enter(await make(await ofFormerHome()))).toBe('visit_not_allowed')
  })

  test('needs a reason if the person is inside already, except for residents, their cars and their pets', async () => {
    for (const kind of ['temporary_visitor', 'permanent_visitor', 'worker']) {
      const id = await make({ auth_type: `'${kind}'` })
      expect([kind, await enter(id), await enter(id), await enter(id, 'Otra vez')]).toEqual([
        kind,
        true,
        'visit_already_inside',
        true,
      ])
    }
    for (const kind of ['co_resident', 'vehicle']) {
      const id = await make({ auth_type: `'${kind}'` })
      expect([kind, await enter(id), await enter(id)]).toEqual([kind, true, true])
    }
  })
})

test('leaving ends an approved or settled visit, and nothing else', async () => {
  for (const status of ['active', 'approved']) {
    const id = await make({ status: `'${status}'` })
    expect([await enter(id), await leave(id)]).toEqual([true, true])
    expect(await facts(id)).toMatchObject({ status: 'inactive', inside: false, log: ['entry', 'visitor_checkout'] })
    expect(await leave(id)).toBe('visit_already_left')
  }
  const worker = await make({ auth_type: `'worker'` })
  expect(await leave(worker)).toBe('visit_already_left')
  expect([await enter(worker), await leave(worker)]).toEqual([true, true])
  expect(await facts(worker)).toMatchObject({ status: 'active', inside: false, log: ['entry', 'exit'] })
  const waiting = await make({ status: `'pending_approval'` })
  expect([await enter(waiting, 'Ambulancia'), await leave(waiting)]).toEqual([true, true])
  expect(await facts(waiting)).toMatchObject({ status: 'pending_approval', log: ['entry', 'exit'] })
  const settled = await make({ status: `'denied'` })
  expect([await byPhone(settled), await leave(settled)]).toEqual([true, true])
  expect(await facts(settled)).toMatchObject({ status: 'inactive', log: ['entry', 'visitor_checkout'] })
  expect(await leave(settled)).toBe('visit_already_left')
})

test('an act changes one visit: no other one, nor one with the same id in another condominium', async () => {
  const twin = (id: string, columns: Record<string, string>) =>
    make({ condominium_id: `'${world.there}'`, id: `'${id}'`, ...columns })
  const of = async (id: string) =>
    (
      await world.owner.query(
        `select array_agg(array[status, (closed_at is not null)::text] order by condominium_id = $2) as both
          from authorizations where id = $1`,
        [id, world.here],
      )
    ).rows[0].both
  const [one, other] = [await make(), await make()]
  await twin(one, {})
  expect([await enter(one), await leave(one)]).toEqual([true, true])
  expect(await of(one)).toEqual([
    ['active', 'false'],
    ['inactive', 'false'],
  ])
  expect(await of(other)).toEqual([['active', 'false']])
  const waits = { status: `'pending_approval'` }
  const [request, another] = [await make(waits), await make(waits)]
  await twin(request, waits)
  expect(await byPhone(request)).toBe(true)
  expect(await of(request)).toEqual([
    ['pending_approval', 'false'],
    ['pending_approval', 'true'],
  ])
  expect(await of(another)).toEqual([['pending_approval', 'false']])
})

test('an answer by phone settles a pending or denied request once', async () => {
  for (const status of ['pending_approval', 'denied']) {
    const id = await make({ status: `'${status}'` })
    expect(await byPhone(id)).toBe(true)
    expect(await facts(id)).toMatchObject({ status, closed: true, inside: true })
    expect(await byPhone(id)).toBe('visit_decided')
  }
  for (const status of ['active', 'approved', 'inactive']) {
    expect([status, await byPhone(await make({ status: `'${status}'` }))]).toEqual([status, 'visit_decided'])
  }
  expect(await byPhone(await make({ auth_type: `'worker'`, status: `'denied'` }))).toBe('visit_decided')
})

describe('an act that is sent again', () => {
  test('succeeds and leaves no second log row', async () => {
    const [id, came, left] = [await make(), newId(), newId()]
    expect([await enter(id, null, came), await enter(id, null, came)]).toEqual([true, true])
    expect([await leave(id, left), await leave(id, left)]).toEqual([true, true])
    expect(await facts(id)).toMatchObject({ log: ['entry', 'visitor_checkout'] })
    const [request, word] = [await make({ status: `'denied'` }), newId()]
    expect([await byPhone(request, word), await byPhone(request, word)]).toEqual([true, true])
    expect(await facts(request)).toMatchObject({ log: ['entry'] })
  })

  test('is refused for another act or person', async () => {
    const [id, other, event] = [await make({ auth_type: `'worker'` }), await make(), newId()]
    expect(await enter(id, null, event)).toBe(true)
    expect(await leave(id, event)).toBe('visit_event_taken')
    expect(await look(id, event)).toBe('visit_event_taken')
    expect(await enter(other, null, event)).toBe('visit_event_taken')
    // An entry of long ago is the same entry, a look of long ago is not the same look.
    const old = newId()
    await world.owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        values ($1, $2, $3, 'entry', now() - interval '1 hour', '101', 'agent', 'Gus')`,
      [world.here, old, id],
    )
    expect(await enter(id, null, old)).toBe(true)
  })

  test('has no effect for a guard of another condominium', async () => {
    const id = await make()
    const elsewhere = await world.attempt(
      world.named('agent there'),
      'select access.record_entry($1, $2, $3, null) as done',
      [world.here, id, newId()],
    )
    expect(elsewhere).toMatchObject({ rows: [{ done: false }] })
    expect(await enter(newId())).toBe(false)
    expect(await leave(newId())).toBe(false)
    expect(await byPhone(newId())).toBe(false)
  })
})
