/** A station finds people with an account by their own pass or by name, judges them and logs their entries. */

import { describe, expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import {
  entryOf,
  logOf,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { wordsOf } from '../screen/gateWords.ts'
import { foundIn } from '../screen/lists/gateSearch.ts'
import type { Snapshot } from '../station/facts/gate.snapshot.ts'
import { actsOf } from '../station/verdict/acts.ts'
import { stateReason } from '../station/verdict/eligibility.ts'
import { judge } from '../station/verdict/verdict.ts'
import { entryOf as entryFacts } from '../station/verdict/verdictFacts.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const dayMs = 24 * 60 * 60_000
const set = (person: TestPerson, columns: string) =>
  garita.owner.query(`update residences set ${columns} where profile_id = $1 and until is null`, [person.id])
const log = (there: StationWorld, on = true) =>
  garita.owner.query('update condominiums set log_resident_entries = $2 where id = $1', [there.here, on])

async function world() {
  const there = await stationWorld(garita)
  const peter = await garita.person({ condominium: there.here, unit: '101', full_name: 'Peter Smith' })
  await set(peter, `kind = 'guest', barred_at = now(), leaves_at = now() + interval '3 days'`)
  return { ...there, peter }
}

const homeOf = async (person: TestPerson): Promise<string> =>
  (await garita.owner.query('select id from residences where profile_id = $1', [person.id])).rows[0].id

async function passOf(person: TestPerson) {
  const shown = await person.call(authorizations.myPass, {})
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer
}

function judged(known: Snapshot, code: Parameters<typeof judge>[0], now = Date.parse(known.taken_at)) {
  const verdict = judge(code, known, { now, doubtful: false, why: null })
  const glance = { language: 'es', country: 'MX', time_zone: known.condominium.time_zone, now } as const
  return { verdict, title: wordsOf(verdict, glance).title }
}

const found = (known: Snapshot, typed: string) => foundIn(known, typed).entries.filter(({ lives }) => lives)

test('finds a person with an account by name and by unit, green, and says how they live there', async () => {
  const there = await world()
  const { ana, peter } = there
  // The first pass of a condominium makes its key.
  await passOf(ana)
  const known = await snapshotOf(there)
  const until = Date.parse(found(known, 'peter')[0]?.valid_until ?? '')
  expect(until - Date.now()).toBeGreaterThan(2 * dayMs)
  for (const [typed, person, title] of [
    ['ana uno', ana, /^Vive en 101$/],
    ['smith', peter, /^Huésped en 101 hasta .+$/],
  ] as const) {
    const [entry, ...others] = found(known, typed)
    if (!entry) throw new Error('a person of this test is missing')
    expect(others).toEqual([])
    const chosen = judged(known, { kind: 'chosen', authorization_id: entry.authorization_id })
    expect(chosen.verdict).toMatchObject({ tone: 'green', reason: { code: 'may_enter' }, check: 'document' })
    expect(chosen.title).toMatch(title)
    const { token } = await passOf(person)
    expect(judged(known, { kind: 'pass', token })).toMatchObject({ verdict: { tone: 'green', check: null } })
  }
  expect(found(known, '101')).toHaveLength(2)
})

test('names only the people of its condominium in the snapshot, without telephone or e-mail', async () => {
  const [there, elsewhere] = [await world(), await world()]
  await garita.owner.query(`update profiles set phone_number = '+525512345678' where id = $1`, [there.peter.id])
  const known = await snapshotOf(there)
  const written = JSON.stringify(known.entries)
  expect(written).not.toContain('5512345678')
  expect(written).not.toContain('@')
  const theirs = await passOf(elsewhere.peter)
  expect(known.entries.map(({ authorization_id }) => authorization_id)).not.toContain(await homeOf(elsewhere.peter))
  expect(judged(known, { kind: 'pass', token: theirs.token })).toMatchObject({ verdict: { tone: 'red' } })
  const asked = await there.guard.call(gate.askPass, {
    condominium_id: elsewhere.here,
    pass_id: theirs.token.length > 0 ? '0'.repeat(32) : '',
  })
  expect(asked.ok && asked.answer).toBeFalsy()
})

describe('a person is red or not found as soon as the database says so', () => {
  test.each([
    ['the home objected', 'frozen_at = now()', null, /en pausa/],
    ['they moved out', 'until = now()', 'gone', null],
    ['the request still waits', 'since = null', 'gone', null],
  ] as const)('stops a person or does not find them where %s', async (_, columns, gone, title) => {
    const there = await world()
    const { token } = await passOf(there.peter)
    await set(there.peter, columns)
    const known = await snapshotOf(there)
    const [entry] = found(known, 'peter')
    if (gone) {
      expect(entry).toBeUndefined()
    } else {
      const chosen = judged(known, { kind: 'chosen', authorization_id: entry?.authorization_id ?? '' })
      expect(chosen.verdict).toMatchObject({ tone: 'red', entry: 'no', act: 'none' })
      expect(chosen.title).toMatch(title ?? /^$/)
      expect(actsOf(chosen.verdict)).toEqual({ main: null, others: [] })
    }
    expect(judged(known, { kind: 'pass', token }).verdict.tone).toBe('red')
    const shown = await there.peter.call(authorizations.myPass, {})
    expect(shown.ok).toBe(false)
  })

  test('stops a person or does not find them where the account is rejected or removed', async () => {
    const there = await world()
    const { token } = await passOf(there.peter)
    const code = { kind: 'pass', token } as const
    await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [there.peter.id])
    const rejected = await snapshotOf(there)
    expect(judged(rejected, code)).toMatchObject({ verdict: { tone: 'red', reason: { code: 'revoked' } } })
    expect(found(rejected, 'peter')).toEqual([])
    await garita.owner.query('delete from profiles where id = $1', [there.peter.id])
    const known = await snapshotOf(there)
    expect(judged(known, code)).toMatchObject({ verdict: { tone: 'red', reason: { code: 'revoked' } } })
    expect(found(known, 'peter')).toEqual([])
  })
})

test('stops a guest after the last day at an offline station, by the pass and by name', async () => {
  const there = await world()
  const { token } = await passOf(there.peter)
  const known = await snapshotOf(there)
  const [entry] = found(known, 'peter')
  const end = Date.parse(entry?.valid_until ?? '')
  const stale = { ...known, taken_at: new Date(end).toISOString() }
  for (const code of [
    { kind: 'pass', token } as const,
    { kind: 'chosen', authorization_id: entry?.authorization_id ?? '' } as const,
  ]) {
    expect(judged(stale, code, end + 60_000).verdict.tone).toBe('green')
    expect(judged(stale, code, end + 7 * 60_000)).toMatchObject({
      verdict: { tone: 'red', reason: { code: 'expired' } },
    })
  }
})

test('shows each person only their own pass, and ends the former code at once with a new one', async () => {
  const there = await world()
  const { ana, peter, guard } = there
  const [anas, peters] = [await passOf(ana), await passOf(peter)]
  expect([anas.name, peters.name, peters.unit_number]).toEqual(['Ana Uno', 'Peter Smith', '101'])
  expect(anas.token).not.toBe(peters.token)
  expect(await ana.call(authorizations.showPass, { id: await homeOf(peter) })).toMatchObject({ status: 404 })
  expect((await guard.call(authorizations.myPass, {})).ok).toBe(false)
  expect((await guard.call(authorizations.renewMyPass, {})).ok).toBe(false)
  expect(await peter.call(authorizations.renewMyPass, {})).toMatchObject({ ok: true })
  const known = await snapshotOf(there)
  expect(judged(known, { kind: 'pass', token: peters.token })).toMatchObject({
    verdict: { tone: 'red', reason: { code: 'superseded' } },
  })
  expect(judged(known, { kind: 'pass', token: (await passOf(peter)).token })).toMatchObject({
    verdict: { tone: 'green' },
  })
  expect(judged(known, { kind: 'pass', token: anas.token })).toMatchObject({ verdict: { tone: 'green' } })
})

describe('entries of residents', () => {
  test('logs each entry and exit of a resident where the condominium logs residents, and shows residents inside', async () => {
    const there = await world()
    await log(there)
    const home = await homeOf(there.peter)
    const [come, again] = [
      made(there, entryOf(home)),
      made(there, { kind: 'exit', subject: { authorization_id: home } }),
    ]
    expect(await tell(there, come, come)).toEqual([null, null])
    const [inside] = found(await snapshotOf(there), 'peter')
    expect(inside?.inside).toMatchObject({ gate: 'Acceso principal' })
    expect(await tell(there, again)).toEqual([null])
    expect(found(await snapshotOf(there), 'peter')[0]?.inside).toBeNull()
    expect(
      (await logOf(there.guard)).map(({ event_type, name, unit_number }) => [event_type, name, unit_number]),
    ).toEqual([
      ['exit', 'Peter Smith', '101'],
      ['entry', 'Peter Smith', '101'],
    ])
    // Other residents of the home see none of these lines and get no notice.
    const { rows } = await garita.owner.query('select resident_id from access_logs where condominium_id = $1', [
      there.here,
    ])
    expect(rows).toEqual([{ resident_id: there.peter.id }, { resident_id: there.peter.id }])
    const bell = await there.ana.call(notices.list, {})
    expect(bell.ok && bell.answer.items.filter(({ kind }) => kind.includes('entered'))).toEqual([])
  })

  test('allows a correction of a resident’s entry within a minute, and marks an entry at the wrong time', async () => {
    const there = await world()
    await log(there)
    const home = await homeOf(there.peter)
    const wrong = made(there, entryOf(home))
    const corrected = made(there, { kind: 'exit', subject: { authorization_id: home }, corrects: wrong.event.id })
    expect(await tell(there, wrong, corrected)).toEqual([null, null])
    expect(found(await snapshotOf(there), 'peter')[0]?.inside).toBeNull()
    await set(there.peter, 'frozen_at = now()')
    expect(await tell(there, made(there, entryOf(home)))).toEqual(['revoked_meanwhile'])
    expect(await tell(there, made(there, entryOf(home), { at: new Date(Date.now() - 60_000) }))).toEqual([
      'revoked_meanwhile',
    ])
  })

  test('logs no entry of a resident where the condominium does not log residents; the card opens without a question', async () => {
    const there = await world()
    const home = await homeOf(there.peter)
    const known = await snapshotOf(there)
    const { verdict } = judged(known, { kind: 'chosen', authorization_id: home })
    expect(verdict).toMatchObject({ tone: 'green', act: 'none', exit: 'open' })
    expect(actsOf(verdict)).toEqual({ main: null, others: [] })
    // A page of an earlier build still sends the entry.
    expect(await tell(there, made(there, entryOf(home)))).toEqual([null])
    expect(await logOf(there.guard)).toEqual([])
  })

  test('refuses barred residents at the desk, as a station does', async () => {
    const there = await world()
    await log(there)
    await set(there.peter, 'frozen_at = now()')
    const act = { condominium_id: there.here, id: there.peter.id, event_id: newId() }
    expect(await atDesk.enter(there.guard, act)).toMatchObject({ code: 'resident_not_living_here' })
    await set(there.peter, 'frozen_at = null')
    expect(await atDesk.enter(there.guard, act)).toMatchObject({ ok: true })
    expect(found(await snapshotOf(there), 'peter')[0]?.inside).not.toBeNull()
  })
})

test('shows at the desk how a resident lives there and until when, and that their access is on hold', async () => {
  const { here, ana, peter, guard } = await world()
  const livesOf = async (person: TestPerson) => {
    const read = await guard.call(visits.residentPresence, { condominium_id: here, id: person.id })
    return read.ok ? read.answer.lives : read.code
  }
  expect(await livesOf(ana)).toEqual([
    { id: expect.any(String), unit_number: '101', kind: null, until: null, stands: true },
  ])
  expect(await livesOf(peter)).toMatchObject([{ unit_number: '101', kind: 'guest', stands: true }])
  await set(peter, 'frozen_at = now()')
  expect(await livesOf(peter)).toMatchObject([{ stands: false }])
  await set(peter, 'until = now()')
  expect(await livesOf(peter)).toEqual([])
})

test('accepts the day code of an own pass at a reader, and rejects the plain one', async () => {
  const there = await deviceWorld(garita)
  await log(there)
  const pass = await passOf(there.ana)
  expect(await there.said('gate.check', { code: pass.token })).toMatchObject({ reason: 'day_code_needed' })
  expect(await there.said('gate.check', { code: pass.day?.token })).toMatchObject({ verdict: 'green' })
  await there.said('gate.report', reportOf(pass.day?.token ?? ''))
  expect((await logOf(there.guard)).map(({ name }) => name)).toEqual(['Ana Uno'])
  await set(there.ana, 'frozen_at = now()')
  expect(await there.said('gate.check', { code: pass.day?.token })).toMatchObject({ verdict: 'red' })
})

test('returns the same state of a resident in SQL and at the station, each second around the last day', async () => {
  const { ana, here } = await stationWorld(garita)
  const base = Date.now()
  const cases = [null, 'frozen', 'gone', 'waits'].flatMap((state) =>
    [null, 0, 60_000].flatMap((leaves) =>
      [-1, 0, 1, 299_999, 300_000, 300_001, 360_000, 360_001].map((off) => ({
        state,
        leaves,
        now: base + 5_000 + off,
      })),
    ),
  )
  const at = (moment: number) => new Date(moment).toISOString()
  const { rows } = await garita.owner.query<{ word: string }>(
    `select access.resident_eligibility(jsonb_populate_record(null::residences, f -> 'home'), (f ->> 'at')::timestamptz) as word
      from jsonb_array_elements($1) with ordinality one (f, n) order by n`,
    [
      JSON.stringify(
        cases.map(({ state, leaves, now }) => ({
          at: at(now),
          home: {
            ...{ condominium_id: here, id: newId(), profile_id: ana.id, unit_number: '101' },
            since: state === 'waits' ? null : at(base - dayMs),
            until: state === 'gone' ? at(base) : null,
            frozen_at: state === 'frozen' ? at(base) : null,
            leaves_at: leaves === null ? null : at(base + 5_000 + leaves),
          },
        })),
      ),
    ],
  )
  const said = cases.map(({ state, leaves, now }) => {
    const entry = entryFacts({
      ...{ kind: 'co_resident', valid_from: null, stands: state === null },
      ...{ valid_until: leaves === null ? null : at(base + 5_000 + leaves), created_at: at(base - dayMs) },
    })
    return stateReason(entry, entry, now, 'America/Mexico_City')?.code ?? 'may_enter'
  })
  expect(rows.map(({ word }) => word)).toEqual(said)
  expect(new Set(said).size).toBe(3)
})
