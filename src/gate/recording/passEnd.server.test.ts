/** Page, gate and database must agree in each second around the end of a pass. */
import { expect, test } from 'vitest'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { endOf, toleranceMs } from '../../authorizations/passes/passEnd.ts'
import { newId } from '../../shared/ids.ts'
import { reasonWords } from '../screen/gateWords.ts'
import { judge } from '../station/verdict/verdict.ts'
import { at, entryFacts, hour, noon, snapshotOf, surely, tokenOf } from '../station/verdict/verdictFacts.ts'

const garita = openForFile(sharedInstallation)

const end = noon + 4 * hour
const seconds = Array.from({ length: toleranceMs / 1000 + 20 }, (_, second) => end + (second - 10) * 1000)
const around = seconds.flatMap((second) => [second - 1, second, second + 1])

test('shows the code on the page as long as the gate lets in, and both red afterwards, each second around the end', async () => {
  const known = snapshotOf({ taken_at: at(4 * hour - 60_000) })
  const codes = [
    { kind: 'pass', token: tokenOf() },
    { kind: 'number', number: entryFacts.access_number ?? '' },
    { kind: 'chosen', authorization_id: entryFacts.authorization_id },
  ] as const
  const glance = { language: 'es', country: 'MX', time_zone: known.condominium.time_zone } as const
  const { rows } = await garita.owner.query<{ word: string }>(
    `select access.eligibility_of(jsonb_populate_record(null::authorizations, $1), m::timestamptz) as word
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
        : /^Venció/.test(reasonWords(reason, { ...glance, now }).title)
          ? 'late'
          : 'before'
    return [now - end, endOf(at(4 * hour), now), gate, rows[n]?.word === 'expired']
  })
  expect(said).toEqual(said.map(([off, page]) => [off, page, page, page === 'over']))
  expect(new Set(said.map(([, page]) => page)).size).toBe(3)
})

test('serves the page of a visitor with its end while the gate tolerates it, and refuses it afterwards', async () => {
  const { ana } = await stationWorld(garita)
  const id = await authorize(garita, ana)
  const { link } = await passOf(ana, id)
  // The triggers are disabled, because no form ends a pass in the past.
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
