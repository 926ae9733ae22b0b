/** Around the end of a pass the visitor's page, the gate and the database say the same in each second. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestInstallation } from '../../tests/support/installation.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../tests/support/visits.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { endOf, toleranceMs } from '../authorizations/pass/passEnd.ts'
import { newId } from '../shared/ids.ts'
import { reasonWords } from './screen/gateWords.ts'
import { judge } from './verdict/verdict.ts'
import { at, entryFacts, hour, noon, snapshotOf, surely, tokenOf } from './verdict/verdictFacts.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

const end = noon + 4 * hour
const seconds = Array.from({ length: toleranceMs / 1000 + 20 }, (_, second) => end + (second - 10) * 1000)
const around = seconds.flatMap((second) => [second - 1, second, second + 1])

test('each second around the end: the page shows the code as long as the gate lets in, and both are red afterwards', async () => {
  const known = snapshotOf({ taken_at: at(4 * hour - 60_000) })
  const codes = [
    { kind: 'pass', token: tokenOf() },
    { kind: 'number', number: entryFacts.access_number ?? '' },
    { kind: 'chosen', authorization_id: entryFacts.authorization_id },
  ] as const
  const glance = { language: 'es', country: 'MX', time_zone: known.condominium.time_zone } as const
  const { rows } = await garita.owner.query<{ word: string }>(
    `select access.standing_of(jsonb_populate_record(null::authorizations, $1), m::timestamptz) as word
      from jsonb_array_elements_text($2) with ordinality one (m, n) order by n`,
    [
      {
        ...{ condominium_id: newId(), id: newId(), auth_type: 'temporary_visitor', status: 'active', inside: false },
        ...{
          created_at: entryFacts.created_at,
          valid_from: entryFacts.valid_from,
          valid_until: at(4 * hour),
          details: {},
        },
      },
      JSON.stringify(around.map((now) => new Date(now).toISOString())),
    ],
  )
  const said = around.map((now, n) => {
    const atGate = codes.map((code) => judge(code, known, surely(now)).reason)
    const [reason, ...others] = atGate
    if (!reason) throw new Error('nothing')
    expect(others).toEqual([reason, reason])
    const gate =
      reason.code === 'expired'
        ? 'over'
        : /tolerancia/.test(reasonWords(reason, { ...glance, now }).title)
          ? 'late'
          : 'before'
    return [now - end, endOf(at(4 * hour), now), gate, rows[n]?.word === 'expired']
  })
  expect(said).toEqual(said.map(([off, page]) => [off, page, page, page === 'over']))
  expect(new Set(said.map(([, page]) => page)).size).toBe(3)
})

test('the page of a visitor is given out with its end while the gate tolerates it, and refused afterwards', async () => {
  const { ana } = await stationWorld(garita)
  const id = await authorize(garita, ana)
  const { link } = await passOf(ana, id)
  // Past the triggers: no form ends a pass in the past.
  const ended = (seconds: number) =>
    garita.owner.query(
      `begin; alter table authorizations disable trigger user;
        update authorizations set valid_from = now() - interval '2 hours', valid_until = now() - interval '${seconds} seconds' where id = '${id}';
        alter table authorizations enable trigger user; commit`,
    )
  await ended(toleranceMs / 1000 - 30)
  const late = await garita.nobody.call(authorizations.visit, { link })
  if (!late.ok) throw new Error(late.code)
  expect(endOf(late.answer.ends_at ?? null, Date.now())).toBe('late')
  expect(await ana.call(authorizations.showPass, { id })).toMatchObject({ ok: true })
  await ended(toleranceMs / 1000)
  expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ status: 404, code: 'visit_over' })
  expect(await ana.call(authorizations.showPass, { id })).toMatchObject({ ok: false, code: 'pass_dead' })
})
