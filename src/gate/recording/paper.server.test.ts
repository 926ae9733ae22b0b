/** The log has a line for each printed sheet and for each line written by hand. */

import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import { made, type StationWorld, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { notices } from '../../notices/notices.contract.ts'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const lineOf = (minutes: number, more: object = {}) => ({
  kind: 'paper_line' as const,
  written_at: ago(minutes).toISOString(),
  name: 'Luis Papel',
  unit_number: '101',
  plate: 'ABC123',
  ...more,
})

/** The station was offline between these numbers of minutes ago. */
const outage = ({ here, station }: StationWorld, from: number, until: number) =>
  garita.owner.query(
    `insert into station_outages (condominium_id, id, station_id, began_at, ended_at) values ($1, gen_random_uuid(), $2, $3, $4)`,
    [here, station.station_id, ago(from), ago(until)],
  )
const bellOf = async (person: TestPerson) => {
  const heard = await person.call(notices.list, {})
  return heard.ok
    ? heard.answer.items.flatMap(({ kind, name, reason }) =>
        ['written_by_hand', 'gate_conflict'].includes(kind) ? [{ kind, name, reason }] : [],
      )
    : []
}

test('notifies the home of an entry copied from paper, and the administration if the gate had a connection', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  await outage(there, 300, 100)
  const during = made(there, lineOf(200), { at: ago(5) })
  const claim = made(there, lineOf(50, { name: 'Papel Falso' }), { at: ago(4) })
  await tell(there, during, claim, claim)
  const flagged = { kind: 'gate_conflict', name: 'Papel Falso', reason: 'no_outage' }
  const bell = await bellOf(there.ana)
  expect(bell).toHaveLength(2)
  expect(bell).toEqual(expect.arrayContaining([flagged, { kind: 'written_by_hand', name: 'Luis Papel', reason: null }]))
  expect(await bellOf(admin)).toEqual([flagged])
  const log = await admin.call(visits.log, {})
  expect(log).toMatchObject({ answer: { items: [{ provenance: { conflict: 'no_outage' } }, {}] } })
})

test('accepts an entry copied from paper of a station whose page was opened again during the outage', async () => {
  const there = await stationWorld(garita)
  const { here, main, guard, station } = there
  const hour = 60 * 60_000
  let behind = 2 * hour
  const binding = { condominium: { id: here, name: 'Los Encinos' }, gate: { id: main, name: 'Principal' } }
  const device = new StationDevice(guard, { binding, station_id: station.station_id }, { server_behind: () => behind })
  await device.start()
  await device.quiet()
  await garita.owner.query(`update stations set seen_at = now() - interval '2 hours' where condominium_id = $1`, [here])
  device.line = 'down'
  device.station.lookAgain()
  await device.pass(2 * hour)
  await device.station.record(lineOf(60))
  device.kill()
  await device.start()
  await device.quiet()

  behind = 0
  device.line = 'up'
  device.station.lookAgain()
  await device.pass(60_000)
  const { rows } = await garita.owner.query(
    `select event_type, conflict from access_logs where condominium_id = $1 and event_type = 'written_by_hand'`,
    [here],
  )
  expect(rows).toEqual([{ event_type: 'written_by_hand', conflict: null }])
})

test('accepts an entry copied from paper of a station without contact to the server since then', async () => {
  const there = await stationWorld(garita)
  await garita.owner.query('update stations set seen_at = $2 where id = $1', [there.station.station_id, ago(60)])
  expect(await tell(there, made(there, lineOf(40), { at: ago(5) }))).toEqual([null])
})

test('logs an entry copied from paper once at its written time, with its typist and the time of typing, and counts no person as inside', async () => {
  const there = await stationWorld(garita)
  await outage(there, 300, 100)
  const written = lineOf(200)
  const line = made(there, written, { at: ago(5) })
  expect(await tell(there, line, line)).toEqual([null, null])
  const sheet = await there.guard.call(visits.printout, { condominium_id: there.here })
  const lines = sheet.ok ? sheet.answer.lines.filter(({ event_type }) => event_type === 'written_by_hand') : []
  expect(lines).toMatchObject([{ name: 'Luis Papel', unit_number: '101', agent_name: called('Gus Garita') }])
  expect(Date.parse(lines[0]?.occurred_at ?? '')).toBe(Date.parse(written.written_at))
  expect(lines[0]?.provenance?.arrived_at).toBeTruthy()
  const { entries, recent } = await snapshotOf(there)
  expect(entries.filter(({ inside }) => inside)).toEqual([])
  expect(recent).toMatchObject([{ event_type: 'written_by_hand', name: 'Luis Papel' }])
})

test('refuses paper lines in the future or older than a week, and logs the printed sheet', async () => {
  const there = await stationWorld(garita)
  await outage(there, 60 * 24 * 8, 0)
  const early = made(there, lineOf(-300, { name: 'Mañana', unit_number: null, plate: null }), { at: ago(3) })
  const old = made(there, lineOf(60 * 24 * 30, { name: 'Ayer', unit_number: 'NADA' }), { at: ago(2) })
  const printed = made(there, { kind: 'sheet_printed' as const }, { at: ago(1) })
  expect(await tell(there, early, old, printed)).toEqual([null, null, null])
  const { rows } = await garita.owner.query(
    `select l.event_type, extract(epoch from now() - l.occurred_at) / 60 as minutes, l.unit_number from access_logs l
      where l.condominium_id = $1 order by l.occurred_at`,
    [there.here],
  )
  expect(rows.map(({ event_type }) => event_type)).toEqual(['written_by_hand', 'written_by_hand', 'sheet_printed'])
  expect(Math.round(rows[0].minutes)).toBe(7 * 24 * 60 + 2)
  expect(Math.round(rows[1].minutes)).toBe(3)
})

test('sends stations the choice of printing telephones, and keeps it in a change without it', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const choose = async (more: { sheet_telephones?: boolean }) => {
    const rules = await admin.call(arrivals.rules, {})
    const now = rules.ok ? rules.answer[0] : undefined
    if (!now) throw new Error('no rules')
    const { condominium, rules: asked, authority_protocol, ask_seconds, revision } = now
    const input = { condominium_id: condominium.id, rules: asked, authority_protocol, ask_seconds, revision }
    expect(await admin.call(arrivals.chooseRules, { ...input, ...more })).toMatchObject({ ok: true })
  }
  expect((await snapshotOf(there)).sheet_telephones).toBe(false)
  await choose({ sheet_telephones: true })
  expect((await snapshotOf(there)).sheet_telephones).toBe(true)
  await choose({})
  expect((await snapshotOf(there)).sheet_telephones).toBe(true)
})
