import { describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { eventOf, recordAtDesk } from './deskActs.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

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
/** Makes a visit of a host who has moved out. */
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
const record = async (kind: string, id: string, event: string, more: object = {}) => {
  const made = eventOf({ id: event, kind, subject: { authorization_id: id }, ...more })
  const outcome = await world.commit(world.named('agent'), recordAtDesk, [world.here, made])
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.done
}
const enter = (id: string, reason: string | null = null, event = newId()) =>
  record(reason === null ? 'entry' : 'override', id, event, { reason })
const leave = (id: string, event = newId()) => record('exit', id, event)
const byPhone = (id: string, event = newId()) =>
  record('override', id, event, { authorized_by: 'Ana', reason: 'No contesta' })
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
  test.each(may)('requires no reason for %o', async (columns) => {
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
  ])('requires a reason for %o', async (columns) => {
    const id = await make(columns)
    expect(await enter(id)).toBe('visit_not_allowed')
    expect(await facts(id)).toMatchObject({ log: [] })
    expect(await enter(id, 'Ambulancia')).toBe(true)
    expect(await facts(id)).toMatchObject({ log: ['entry'] })
  })

  test('requires a reason for an entry if the host has moved out', async () => {
    await world.owner.query(
      `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
        values ($1, $2, $3, '101', now(), now())`,
      [world.here, newId(), world.named('resident').id],
    )
    expect(await enter(await make(await ofFormerHome()))).toBe('visit_not_allowed')
  })

  test('requires a reason for an entry if the person is inside already, except for residents, their cars and their pets', async () => {
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

test('ends an approved or settled visit when the visitor leaves, and no other authorization', async () => {
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

test('changes a single visit, and neither another one nor the visit with the same id in another condominium', async () => {
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

test('settles a pending or denied request once by an answer by phone', async () => {
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
  test('accepts a repeated act and leaves no second log row', async () => {
    const [id, came, left] = [await make(), newId(), newId()]
    expect([await enter(id, null, came), await enter(id, null, came)]).toEqual([true, true])
    expect([await leave(id, left), await leave(id, left)]).toEqual([true, true])
    expect(await facts(id)).toMatchObject({ log: ['entry', 'visitor_checkout'] })
    const [request, word] = [await make({ status: `'denied'` }), newId()]
    expect([await byPhone(request, word), await byPhone(request, word)]).toEqual([true, true])
    expect(await facts(request)).toMatchObject({ log: ['entry'] })
  })

  test('refuses a repeated id for another act or person', async () => {
    const [id, other, event] = [await make({ auth_type: `'worker'` }), await make(), newId()]
    expect(await enter(id, null, event)).toBe(true)
    expect(await leave(id, event)).toBe('visit_event_taken')
    expect(await look(id, event)).toBe('visit_event_taken')
    expect(await enter(other, null, event)).toBe('visit_event_taken')
    // A repeated entry is accepted even if it is old, but an old request for a document must not show the document again.
    const old = newId()
    await world.owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        values ($1, $2, $3, 'entry', now() - interval '1 hour', '101', 'agent', 'Gus')`,
      [world.here, old, id],
    )
    expect(await enter(id, null, old)).toBe(true)
  })
})
