/** The first day of a condominium: units exist, but no account, no mail and no other service. Every arrival has an outcome. */

import { expect, test } from 'vitest'
import { backdate } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { made, type StationWorld, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../../units/units.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { arrivalKinds } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

const withPhone = '100'
const without = '101'

/** Two hundred units from a list; one of them has a telephone. */
async function firstDay(): Promise<StationWorld> {
  const there = await stationWorld(garita)
  const { here, ana } = there
  await garita.owner.query('delete from residences where profile_id = $1', [ana.id])
  await garita.owner.query('delete from units where condominium_id = $1', [here])
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const numbers = Array.from({ length: 200 }, (_, at) => ({ id: newId(), unit_number: `${100 + at}` }))
  const list = numbers.map((unit) => ({ ...unit, tower: null, floor: null, kind: 'home' as const }))
  expect(await admin.call(units.make, { condominium_id: here, units: list })).toMatchObject({ answer: { made: 200 } })
  const phones = [{ name: 'Rosa', kind: 'landline' as const, number: '55 1234 5678', from: null, until: null }]
  const form = { tower: null, floor: null, kind: 'home', state: 'occupied', bays: null, phones, revision: 1 } as const
  const first = numbers[0]
  if (!first) throw new Error('no unit')
  expect(await admin.call(units.change, { condominium_id: here, id: first.id, ...form })).toMatchObject({ ok: true })
  return there
}

const somebody = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345', phone_number: null, purpose: null }
const arriving = (unit: string, kind: (typeof arrivalKinds)[number]) => ({
  ...{ unit_number: unit, arrival_kind: kind },
  ...(kind === 'visit' || kind === 'service' ? somebody : { phone_number: null, purpose: null, company: 'Rappi' }),
})

test('gives each kind one outcome and its log lines, at desk and station, with a telephone or without', async () => {
  const there = await firstDay()
  const { guard, here } = there
  expect(await snapshotOf(there)).toMatchObject({ units: [withPhone], entries: [] })
  const said: [string, (id: string) => Promise<unknown>][] = [
    ['refused guard', (id) => atDesk.close(guard, { condominium_id: here, id, outcome: 'refused' })],
    ['left guard', (id) => at(there, { kind: 'arrival_closed', authorization_id: id, outcome: 'left' })],
    ['admitted phone', (id) => atDesk.enterByPhone(guard, { ...act(id), authorized_by: 'Rosa', reason: 'Llamada' })],
    ['expired call', (id) => at(there, { kind: 'call_answer', authorization_id: id, answer: 'no_answer' })],
    ['expired clock', (id) => backdate(garita, id, '10 minutes')],
  ]
  function act(id: string) {
    return { condominium_id: here, id, event_id: newId() }
  }
  const expected = new Map<string, string>()
  const arrive = async (told: object, atStation: boolean) => {
    const id = newId()
    if (atStation) {
      const act = { ...told, kind: 'unannounced' as const, authorization_id: id }
      expect(await tell(there, made(there, act as Act))).toEqual([null])
    } else {
      expect(await atDesk.register(guard, { ...told, id, condominium_id: here } as never)).toMatchObject({
        ok: true,
      })
    }
    return id
  }
  for (const [turn, kind] of arrivalKinds.entries()) {
    for (const [other, [outcome, does]] of said.entries()) {
      const id = await arrive(arriving(withPhone, kind), (turn + other) % 2 === 0)
      await does(id)
      expected.set(id, outcome)
    }
    // The unit has no account and no telephone: the guard records the outcome with the arrival.
    for (const [other, outcome] of (['refused', 'left'] as const).entries()) {
      const told = { ...arriving(without, kind), unasked: { outcome, reason: null } }
      expected.set(await arrive(told, (turn + other) % 2 === 0), `${outcome} guard`)
    }
  }
  expect(await atDesk.emergency(guard, { condominium_id: here, event_id: newId() })).toMatchObject({ ok: true })
  const authority = newId()
  await atDesk.authority(guard, { condominium_id: here, event_id: authority })
  const entered = { condominium_id: here, event_id: newId(), id: authority, reason: 'Orden 12', admitted: true }
  expect(await atDesk.settleAuthority(guard, entered)).toMatchObject({ ok: true })

  await eventually(async () => expect(await outcomes(here)).toEqual(expected))
  const { rows } = await garita.owner.query<{ event_type: string; arrival_kind: string | null; lines: number }>(
    `select event_type, arrival_kind, count(*)::int as lines from access_logs where condominium_id = $1 group by 1, 2`,
    [here],
  )
  const lines = (event: string) =>
    rows.filter((row) => row.event_type === event).reduce((all, row) => all + row.lines, 0)
  expect(lines('visitor_registered')).toBe(expected.size)
  expect(rows.filter((row) => row.arrival_kind === 'emergency')).toMatchObject([{ event_type: 'entry', lines: 1 }])
  expect(
    rows
      .filter((row) => row.arrival_kind === 'authority')
      .map((row) => row.event_type)
      .sort(),
  ).toEqual(expect.arrayContaining(['authority_admitted']))
})

const at = (there: StationWorld, act: Act) => tell(there, made(there, act))

async function outcomes(here: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await garita.owner.query<{ id: string; how: string }>(
    `select id, concat_ws(' ', outcome, outcome_channel) as how from authorizations where condominium_id = $1`,
    [here],
  )
  return new Map(rows.map(({ id, how }) => [id, how]))
}
