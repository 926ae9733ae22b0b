/** The rule for a worker of several homes exists in SQL and in the verdict; both return the same for the same facts. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { newId } from '../../shared/ids.ts'
import type { Entry, Snapshot } from '../station/facts/gate.snapshot.ts'
import { type Code, judge } from '../station/verdict/verdict.ts'
import {
  at,
  entryOf,
  hour,
  inside,
  keys,
  minute,
  noon,
  passFacts,
  snapshotOf,
  surely,
  tokenOf,
} from '../station/verdict/verdictFacts.ts'

const garita = openForFile(testInstallation)
let here: string
let host: string
let former: string
let home: string
beforeAll(async () => {
  here = await garita.condominium()
  host = (await garita.person({ condominium: here, unit: '101' })).id
  const { rows } = await garita.owner.query('select id from residences where profile_id = $1', [host])
  home = rows[0]?.id
  // The host left this home long ago.
  former = newId()
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
      values ($1, $2, $3, '909', '2020-01-01', '2020-02-01')`,
    [here, former, host],
  )
})

const clock = fc.constantFrom('00:00', '06:00', '08:00', '11:55', '12:00', '12:05', '13:00', '22:00', '23:59')
const near = fc.constantFrom(-30 * hour, -5 * minute - 1, -5 * minute, -1, 0, 1, 5 * minute, 5 * minute + 1, 30 * hour)
const usually = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))

const engagement = fc
  .record({
    suspended: usually(false, true),
    stands: usually(true, false),
    inside: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constant(inside)),
    window: fc.option(fc.record({ begins: near, lasts: fc.constantFrom(minute, hour, 30 * hour, 90 * hour) }), {
      freq: 2,
    }),
    days: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7]), { freq: 4 }),
    hours: fc.option(fc.tuple(clock, clock), { freq: 2 }),
  })
  .map(({ window, days, hours, ...more }): Partial<Entry> => {
    const [from, until] = hours ?? [null, null]
    return {
      ...more,
      kind: 'worker',
      created_at: at(-400 * hour),
      valid_from: window && at(window.begins),
      valid_until: window && at(window.begins + window.lasts),
      schedule: days ? { days, from, until } : null,
    }
  })
const world = fc.record({
  engagements: fc.array(engagement, { minLength: 1, maxLength: 4 }),
  /** The code belongs to a deleted authorization. */
  deleted: fc.boolean(),
  now: fc.oneof(near, fc.integer({ min: -80 * hour, max: 80 * hour })).map((off) => noon + off),
})

interface Case {
  snapshot: Snapshot
  code: Code
  now: number
  /** The authorization that SQL judges. */
  named: string
}

function caseOf({ engagements, deleted, now }: Parameters<Parameters<typeof world.map>[0]>[0]): Case {
  const worker = newId()
  const entries = engagements.map((more, n) =>
    entryOf({
      ...more,
      ...{ worker, authorization_id: newId(), pass: { id: newId().replaceAll('-', ''), generation: 3 }, plates: [] },
      access_number: null,
      unit: String(n + 1),
    }),
  )
  const [first] = entries
  if (!first) throw new Error('no engagement')
  const left = newId().replaceAll('-', '')
  const of = { pass_id: deleted ? left : (first.pass?.id ?? ''), generation: 3, kind: 'worker' as const }
  return {
    now,
    // The code has neither an end nor a date.
    code: { kind: 'pass', token: tokenOf({ ...of, not_before: (noon - 900 * hour) / minute, minutes: null }) },
    snapshot: snapshotOf({
      taken_at: new Date(now - minute).toISOString(),
      entries,
      worker_codes: deleted ? [{ pass_id: left, generation: 3, worker }] : [],
      revocations: deleted
        ? [{ pass_id: left, generation: 3, access_number: null, why: 'cancelled_by_resident', at: at(-hour) }]
        : [],
    }),
    named: (deleted ? entries.map(({ authorization_id }) => authorization_id).sort()[0] : first.authorization_id) ?? '',
  }
}

const rowOf = (entry: Entry) => ({
  ...{ condominium_id: here, id: entry.authorization_id, auth_type: 'worker', status: 'active', resident_id: host },
  ...{ unit_number: entry.unit, name: entry.name, last_name: entry.last_name },
  ...{ created_at: entry.created_at, updated_at: entry.created_at, pass_issued_at: entry.created_at },
  ...{ valid_from: entry.valid_from, valid_until: entry.valid_until, pass_id: entry.pass?.id, pass_generation: 3 },
  suspended_at: entry.suspended ? entry.created_at : null,
  residence_id: entry.stands ? home : former,
  entered_at: entry.inside?.since ?? null,
  details: entry.schedule
    ? { weekdays: entry.schedule.days, hours_from: entry.schedule.from, hours_until: entry.schedule.until }
    : {},
  worker: entry.worker,
})

async function inSql(cases: readonly Case[]): Promise<{ word: string; subject: string }[]> {
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table authorizations disable trigger user')
    const rows = JSON.stringify(cases.flatMap(({ snapshot }) => snapshot.entries.map(rowOf)))
    const columns = `condominium_id, id, auth_type, status, resident_id, unit_number, name, last_name, created_at, updated_at, pass_issued_at,
      valid_from, valid_until, pass_id, pass_generation, suspended_at, residence_id, entered_at, details`
    await client.query(
      `insert into authorizations (${columns}) select ${columns} from jsonb_populate_recordset(null::authorizations, $1)`,
      [rows],
    )
    await client.query(
      `insert into engagements (condominium_id, authorization_id, worker_id)
        select $2, (r ->> 'id')::uuid, (r ->> 'worker')::uuid from jsonb_array_elements($1::jsonb) r`,
      [rows, here],
    )
    // Without statistics the database compares each worker with each case.
    await client.query('analyze authorizations, engagements')
    const asked = cases.map(({ named, now }) => ({ named, at: new Date(now).toISOString() }))
    const { rows: said } = await client.query<{ word: string; subject: string }>(
      `select access.eligibility_at_gate(a, (f ->> 'at')::timestamptz) as word,
          access.acting($2, a.id, null, null, true, (f ->> 'at')::timestamptz) as subject
        from jsonb_array_elements($1::jsonb) with ordinality one (f, n)
          join authorizations a on a.condominium_id = $2 and a.id = (f ->> 'named')::uuid order by n`,
      [JSON.stringify(asked), here],
    )
    return said
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('returns the same verdict for workers of several homes in SQL and at the station, also by the code of a deleted engagement', async () => {
  const cases = fc.sample(world, draws(600, 20_000)).map(caseOf)
  const said = await inSql(cases)
  const differ = cases.flatMap((one, n) => {
    const verdict = judge(one.code, one.snapshot, surely(one.now))
    const { subject } = verdict
    const entry = subject?.known ? subject.entry : null
    const outside = one.snapshot.entries.every((each) => !each.inside)
    const expected = { word: verdict.reason.code, subject: entry?.authorization_id }
    const same = said[n]?.word === expected.word && (!outside || said[n]?.subject === expected.subject)
    return same ? [] : [{ expected, sql: said[n], entries: one.snapshot.entries, now: one.now }]
  })
  expect(differ.slice(0, 2)).toEqual([])
  // The draws must cover each word that a worker can get.
  expect(new Set(said.map(({ word }) => word))).toEqual(
    new Set(['may_enter', 'stay_open', 'suspended', 'host_gone', 'out_of_hours', 'not_yet_valid', 'expired']),
  )
  expect(new Set(cases.map(({ snapshot }) => snapshot.entries.length)).size).toBe(4)
})

test('opens by the code of a deleted engagement only with its own generation', () => {
  const { snapshot, now } = caseOf({
    engagements: [{ kind: 'worker', valid_from: null, valid_until: null }],
    deleted: true,
    now: noon,
  })
  const [code] = snapshot.worker_codes ?? []
  const tone = (generation: number) =>
    judge(
      {
        kind: 'pass',
        token: tokenOf(
          { ...passFacts, pass_id: code?.pass_id ?? '', generation, kind: 'worker', minutes: null },
          keys.own,
        ),
      },
      snapshot,
      surely(now),
    ).tone
  expect([tone(2), tone(3)]).toEqual(['red', 'green'])
})
