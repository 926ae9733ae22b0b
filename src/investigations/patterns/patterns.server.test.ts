/** Each kind of notable act is counted in its period and the one before, and its rows match the count. */
import { expect, test } from 'vitest'
import { giveReason } from '../../../tests/support/disclosures.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { deviceWorld } from '../../../tests/support/gate/devices.ts'
import { arrivesBy, saveRule } from '../../../tests/support/gate/homeRules.ts'
import { made, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { disclosures } from '../disclosures.contract.ts'
import { loggedPatterns, patternNames } from './patternNames.ts'

const garita = openForFile(sharedInstallation)

type Pattern = (typeof loggedPatterns)[number]

async function world() {
  const there = await deviceWorld(garita)
  const { here, admin } = there
  /** Adds a log line of Luis some hours ago, with his name of that time. */
  const line = async (
    event: string,
    hours: number,
    more: { of?: string; override?: string; word?: string; people?: number } = {},
  ) => {
    const id = newId()
    await garita.owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name,
          override_reason, authorized_by, people)
        values ($1, $2, $3, $4, now() - make_interval(secs => 3600 * $5::float8), '101', 'agent', 'Gus Garita', $6, $7, $8)`,
      [here, id, more.of ?? newId(), event, hours, more.override ?? null, more.word ?? null, more.people ?? null],
    )
    await garita.owner.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name, written_at)
        values ($1, $2, 'temporary_visitor', 'Luis', now() - make_interval(secs => 3600 * $3::float8))`,
      [here, id, hours],
    )
    return id
  }
  const counted = async (days: 7 | 30 = 7, by: TestPerson = admin) => {
    const read = await by.call(disclosures.patterns, { condominium_id: here, days })
    if (!read.ok) return read
    return Object.fromEntries(read.answer.items.map(({ pattern, count, before }) => [pattern, [count, before]]))
  }
  const rows = async (pattern: Pattern, days: 7 | 30 = 7, by: TestPerson = admin) => {
    const read = await by.call(disclosures.pattern, { condominium_id: here, days, pattern })
    if (!read.ok) throw new Error(read.code)
    return read.answer.items
  }
  const ids = async (pattern: Pattern, days: 7 | 30 = 7) => (await rows(pattern, days)).map(({ id }) => id)
  return { ...there, line, counted, rows, ids }
}
const day = 24

test('counts entries with a reason and phone entries without a request in seven or thirty days and in the period before', async () => {
  const { line, counted, ids, here, admin } = await world()
  const leaves = async (of: string, hours: number) => line('exit', hours, { of })
  const [one, two, three] = [newId(), newId(), newId()]
  const young = await line('entry', 2, { of: one, override: 'Lo conozco' })
  const word = await line('entry', 3 * day, { of: two, word: 'Ana' })
  await line('entry', 10 * day, { of: three, override: 'Urgencia' })
  await Promise.all([leaves(one, 1), leaves(two, 2 * day), leaves(three, 9 * day)])
  // A corrected act does not count.
  const wrong = await line('entry', 4, { override: 'Error' })
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name, corrects)
      values ($1, gen_random_uuid(), gen_random_uuid(), 'exit', '101', 'agent', 'Gus', $2)`,
    [here, wrong],
  )
  const seen = await line('phones_shown_unasked', 5)
  await line('phones_shown_unasked', 40 * day)
  expect(await counted()).toMatchObject({ overrides: [2, 1], unasked: [1, 0], no_exit: [0, 0] })
  expect(await counted(30)).toMatchObject({ overrides: [3, 0], unasked: [1, 1] })
  expect(await ids('overrides')).toEqual([young, word])
  expect(await ids('unasked')).toEqual([seen])
  expect(await admin.call(disclosures.pattern, { condominium_id: here, days: 7, pattern: 'overrides' })).toMatchObject({
    answer: {
      items: [
        { name: 'Luis', actor_name: 'Gus Garita', override_reason: 'Lo conozco' },
        { hidden: true, name: null, unit_number: null, authorized_by: null },
      ],
      next: null,
    },
  })
})

test('reports a missing exit if the next line is another entry, or none came for a day', async () => {
  const { line, counted, ids } = await world()
  const [twice, forgotten, inside, workday, group] = [newId(), newId(), newId(), newId(), newId()]
  const first = await line('entry', 50, { of: twice })
  await line('entry', 40, { of: twice })
  await line('exit', 39, { of: twice })
  const open = await line('entry', 25, { of: forgotten })
  await line('entry', 23, { of: inside })
  await line('entry', 60, { of: workday })
  await line('visitor_checkout', 50, { of: workday })
  // A group comes in two parts.
  await line('entry', 48, { of: group, people: 3 })
  await line('entry', 47, { of: group, people: 2 })
  await line('exit', 46, { of: group, people: 5 })
  expect(await counted()).toMatchObject({ no_exit: [2, 0] })
  expect(await ids('no_exit')).toEqual([open, first])
})

test('counts an entry by a rule at night by the condominium’s clock', async () => {
  const there = await world()
  const { here, counted, ids } = there
  const ana = await garita.person({ condominium: here, unit: '102' })
  const { id } = await saveRule(ana)
  const [late, noon] = [
    made(there, arrivesBy(id, { unit_number: '102' })),
    made(there, arrivesBy(id, { unit_number: '102' })),
  ]
  expect(await tell(there, late, noon)).toEqual([null, null])
  for (const [{ event }, hour] of [
    [late, '23:30'],
    [noon, '12:00'],
  ] as const) {
    await garita.owner.query(
      'alter table access_logs disable trigger user; alter table authorizations disable trigger user',
    )
    const at = `((now() at time zone 'America/Mexico_City')::date - 1 + time '${hour}') at time zone 'America/Mexico_City'`
    const { authorization_id } = event as { authorization_id: string }
    await garita.owner.query(`update access_logs set occurred_at = ${at} where authorization_id = $1`, [
      authorization_id,
    ])
    await garita.owner.query(`update authorizations set outcome_at = ${at} where id = $1`, [authorization_id])
    await garita.owner.query(
      'alter table access_logs enable trigger user; alter table authorizations enable trigger user',
    )
  }
  expect(await counted()).toMatchObject({ rules_at_night: [1, 0] })
  expect(await ids('rules_at_night')).toEqual([late.event.id])
})

test('counts refusals of screens and readers; the count is unknown beyond thirty days', async () => {
  const { said, counted, rows } = await world()
  await said('gate.check', { code: '00000', unit: '999' })
  await eventually(async () => expect(await counted()).toMatchObject({ refusals: [1, 0] }))
  expect(await counted(30)).toMatchObject({ refusals: [1, null] })
  expect(await rows('refusals')).toMatchObject([{ group: 'screen', channel: 'device', shown: { verdict: 'red' } }])
})

test('reports a tablet without a connection for a quarter of an hour, and a reader without use for a day', async () => {
  const { here, admin, station, main, counted } = await world()
  const outage = (began: string, lasted: string) =>
    garita.owner.query(
      `insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        select $1, gen_random_uuid(), $2, began, began + $4::interval from (select now() - $3::interval as began) b`,
      [here, station.station_id, began, lasted],
    )
  await outage('2 days', '20 minutes')
  await outage('3 days', '5 minutes')
  await outage('9 days', '1 hour')
  expect(await counted()).toMatchObject({ silent: [1, 1] })
  await garita.owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash, created_at)
      values ($1, gen_random_uuid(), $2, 'Lector viejo', sha256('no key'), now() - interval '20 days')`,
    [here, main],
  )
  expect(await counted()).toMatchObject({ silent: [2, 1] })
  expect(await admin.call(disclosures.silences, { condominium_id: here, days: 7 })).toMatchObject({
    answer: [
      { kind: 'device', name: 'Lector viejo', until: null },
      { kind: 'tablet', until: expect.any(String) },
    ],
  })
})

test('shows older names only with a reason, and answers only the administration', async () => {
  const { here, line, rows, admin, guard, counted } = await world()
  const root = await garita.person({ user_role: 'super_admin' })
  await line('entry', 2 * day, { override: 'Lo conozco' })
  await line('phones_shown_unasked', 2 * day)
  for (const by of [admin, root]) {
    for (const pattern of loggedPatterns)
      expect([pattern, JSON.stringify(await rows(pattern, 30, by))]).not.toEqual([
        pattern,
        expect.stringContaining('Luis'),
      ])
    expect(JSON.stringify(await counted(30, by))).not.toContain('Luis')
    await giveReason(by, here)
    for (const pattern of ['overrides', 'unasked', 'no_exit'] as const)
      expect([pattern, await rows(pattern, 30, by)]).toMatchObject([pattern, [{ name: 'Luis', hidden: false }]])
  }
  const ana = await garita.person({ condominium: here, unit: '103' })
  for (const by of [guard, ana]) {
    expect(await by.call(disclosures.patterns, { condominium_id: here, days: 7 })).toMatchObject({ status: 403 })
    expect(await by.call(disclosures.silences, { condominium_id: here, days: 7 })).toMatchObject({ status: 403 })
    for (const pattern of loggedPatterns)
      expect(await by.call(disclosures.pattern, { condominium_id: here, days: 7, pattern })).toMatchObject({
        status: 403,
      })
  }
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await stranger.call(disclosures.patterns, { condominium_id: here, days: 7 })).toMatchObject({ status: 404 })
  expect(await rows('overrides', 30, stranger)).toEqual([])
  expect(Object.keys(await counted()).toSorted()).toEqual([...patternNames].toSorted())
})
