/** The rule of entry exists in SQL and in the verdict; both return the same word for the same facts. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { newId } from '../../shared/ids.ts'
import type { Entry } from '../station/facts/gate.snapshot.ts'
import { insideReason, stateReason } from '../station/verdict/eligibility.ts'
import { backSoonCases } from '../station/verdict/eligibilityCases.ts'
import { verdictCases } from '../station/verdict/verdictCases.ts'
import { at, entryOf, hour, inside, minute, noon } from '../station/verdict/verdictFacts.ts'

const zone = 'America/Mexico_City'

const garita = openForFile(sharedInstallation)
let here: string
beforeAll(async () => {
  here = await garita.condominium()
})

/** The row refers to a missing home if the host no longer lives there. */
const rowOf = (entry: Entry) => ({
  ...{ condominium_id: here, id: entry.authorization_id, auth_type: entry.kind, status: entry.status },
  ...{ created_at: entry.created_at, valid_from: entry.valid_from, valid_until: entry.valid_until },
  suspended_at: entry.suspended || entry.dismissed ? entry.created_at : null,
  dismissed_at: entry.dismissed ? entry.created_at : null,
  closed_at: entry.closed ? entry.created_at : null,
  residence_id: entry.stands ? null : newId(),
  inside: entry.inside !== null,
  people_inside: entry.inside?.people ?? null,
  details: {
    people: entry.people ?? null,
    ...(entry.schedule
      ? { weekdays: entry.schedule.days, hours_from: entry.schedule.from, hours_until: entry.schedule.until }
      : {}),
  },
})

async function inSql(facts: { entry: Entry; now: number }[]): Promise<string[]> {
  const { rows } = await garita.owner.query<{ word: string }>(
    `select access.eligibility_of(jsonb_populate_record(null::authorizations, f -> 'row'), (f ->> 'at')::timestamptz) as word
      from jsonb_array_elements($1) with ordinality one (f, n) order by n`,
    [JSON.stringify(facts.map(({ entry, now }) => ({ row: rowOf(entry), at: new Date(now).toISOString() })))],
  )
  return rows.map(({ word }) => word)
}

/** Reads the verdict for a person found without a code, after removing the reasons that only concern the code. */
const inVerdict = ({ entry, now }: { entry: Entry; now: number }): string =>
  stateReason(entry, entry, now, zone)?.code ??
  (entry.inside ? insideReason(entry.kind, entry.inside, entry)?.code : null) ??
  'may_enter'

const lines = verdictCases.flatMap(({ called, snapshot, time, reason, code }) =>
  Number.isFinite(time.now) && snapshot?.condominium.time_zone === zone
    ? snapshot.entries.map((entry) => ({ called, entry, now: time.now, reason, code }))
    : [],
)

describe('database and station agree on the verdict cases', () => {
  test('returns the same word in database and station for every case with a known person', async () => {
    expect(lines.length).toBeGreaterThan(60)
    const said = await inSql(lines)
    expect(lines.map(({ called }, n) => [called, said[n]])).toEqual(lines.map((line) => [line.called, inVerdict(line)]))
  })

  test('returns the same answer in database and station about visitors back within minutes at the same gate', async () => {
    const facts = backSoonCases.flatMap(([, , reason, , snapshot]) =>
      reason === 'back_soon' || reason === 'may_enter' ? [{ reason, snapshot, entry: snapshot?.entries[0] }] : [],
    )
    const { rows } = await garita.owner.query<{ soon: boolean }>(
      `select access.back_soon(f ->> 'kind', (f ->> 'left_at')::timestamptz, (f ->> 'left_gate')::uuid, (f ->> 'gate')::uuid, $2) as soon
        from jsonb_array_elements($1) with ordinality one (f, n) order by n`,
      [JSON.stringify(facts.map(({ entry, snapshot }) => ({ ...entry, gate: snapshot?.gate.id }))), new Date(noon)],
    )
    expect(rows.map(({ soon }) => soon)).toEqual(facts.map(({ reason }) => reason === 'back_soon'))
    expect(new Set(rows.map(({ soon }) => soon)).size).toBe(2)
  })

  test('returns the expected reason where only the authorization decides', async () => {
    const chosen = lines.filter(
      ({ code, reason }) =>
        code.kind === 'chosen' &&
        !['back_soon', 'unknown_error', 'cancelled_by_resident', 'snapshot_old'].includes(reason),
    )
    expect(chosen.length).toBeGreaterThan(15)
    expect(await inSql(chosen)).toEqual(chosen.map(({ reason }) => reason))
  })
})

const usually = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
const clock = fc.constantFrom('00:00', '06:00', '08:00', '11:55', '12:00', '12:05', '13:00', '22:00', '23:59')
const near = fc.constantFrom(-30 * hour, -5 * minute - 1, -5 * minute, -1, 0, 1, 5 * minute, 5 * minute + 1, 30 * hour)
const entry = fc
  .record({
    kind: fc.constantFrom<Entry['kind']>('co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'vehicle'),
    status: usually<Entry['status']>('active', 'inactive', 'approved', 'denied', 'pending_approval'),
    suspended: usually(false, true),
    stands: usually(true, false),
    closed: fc.boolean(),
    begins: fc.option(near),
    lasts: fc.option(fc.constantFrom(minute, hour, 30 * hour, 90 * hour)),
    waits: fc.constantFrom(hour, 24 * hour - 1, 24 * hour, 30 * hour),
    inside: usually<Entry['inside']>(null, inside),
    days: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7])),
    from: fc.option(clock),
    until: fc.option(clock),
  })
  .map(({ begins, lasts, waits, days, from, until, ...more }) =>
    entryOf({
      ...more,
      created_at: at(-waits),
      valid_from: begins === null ? null : at(begins),
      valid_until: lasts === null ? null : at((begins ?? -40 * hour) + lasts),
      // Only workers have agreed hours.
      schedule: more.kind === 'worker' && days ? { days, from, until } : null,
    }),
  )
const moment = fc.oneof(near, fc.integer({ min: -80 * hour, max: 80 * hour })).map((off) => noon + off)

test('returns the same word in SQL and at the station for thousands of random authorizations', async () => {
  const drawn = fc.record({ entry, now: moment })
  // Some words are rare: the first seed is known to draw each of them.
  const facts = [...fc.sample(drawn, { numRuns: 500, seed: 1 }), ...fc.sample(drawn, draws(500, 50_000))]
  const [said, expected] = [await inSql(facts), facts.map(inVerdict)]
  const differ = facts.flatMap((one, n) =>
    said[n] === expected[n] ? [] : [{ ...one, sql: said[n], verdict: expected[n] }],
  )
  expect(differ.slice(0, 3)).toEqual([])
  expect(new Set(said).size).toBe(13)
})

test('returns the same word in SQL and at the station for groups of which a part is inside', async () => {
  const facts = (['temporary_visitor', 'permanent_visitor'] as const).flatMap((kind) =>
    [null, 1, 2, 5, 60].flatMap((people) =>
      [undefined, 1, 2, 4, 5, 7].map((counted) => ({
        entry: entryOf({ kind, people, inside: { ...inside, ...(counted ? { people: counted } : {}) } }),
        now: noon,
      })),
    ),
  )
  expect(await inSql(facts)).toEqual(facts.map(inVerdict))
})

test('counts the authorizations that the gate accepts as in force, apart from hours of the day and host', async () => {
  const facts = fc.sample(fc.record({ entry, now: fc.constant(0) }), 2000)
  const now = Date.now()
  const today = facts.map(({ entry: one }) => {
    const moved = (moment: string | null) => moment && new Date(Date.parse(moment) - noon + now + 30_000).toISOString()
    return { ...one, stands: true, valid_from: moved(one.valid_from), valid_until: moved(one.valid_until) }
  })
  const { rows } = await garita.owner.query<{ counts: boolean }>(
    `select access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until) as counts
      from jsonb_array_elements($1) with ordinality one (f, n), jsonb_populate_record(null::authorizations, f) a order by n`,
    [JSON.stringify(today.map(rowOf))],
  )
  const opens = today.map((one) =>
    ['may_enter', 'valid', 'active'].includes(
      authorizationState({ ...one, auth_type: one.kind, inside: false, ever_entered: false }, now).word,
    ),
  )
  expect(rows.map(({ counts }) => counts)).toEqual(opens)
  expect(new Set(opens).size).toBe(2)
})

test('gives a pet no pass', async () => {
  const { rows } = await garita.owner.query(
    `select access.eligibility_of(jsonb_populate_record(null::authorizations, $1), now()) as word, access.in_force('pet', 'active', null, null, null) as counts`,
    [JSON.stringify({ ...rowOf(entryOf()), auth_type: 'pet' })],
  )
  expect(rows).toEqual([{ word: 'no_pass', counts: false }])
})
