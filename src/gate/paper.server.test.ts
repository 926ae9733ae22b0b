/** What happens on paper stands in the log: the printed sheet, and each line that was written by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { made, snapshotOf, stationWorld, tell } from '../../tests/support/gate/stations.ts'
import type { TestInstallation } from '../../tests/support/installation.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { arrivals } from '../visits/arrivals/arrivals.contract.ts'
import { visits } from '../visits/visits.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const lineOf = (minutes: number, more: object = {}) => ({
  kind: 'paper_line' as const,
  written_at: ago(minutes).toISOString(),
  name: 'Luis Papel',
  unit_number: '101',
  plate: 'ABC123',
  ...more,
})

test('a line from paper stands once at the time that was written, with who typed it in and when, and counts nobody as inside', async () => {
  const there = await stationWorld(garita)
  const written = lineOf(200)
  const line = made(there, written, { at: ago(5) })
  expect(await tell(there, line, line)).toEqual([null, null])
  const sheet = await there.guard.call(visits.sheet, { condominium_id: there.here })
  const lines = sheet.ok ? sheet.answer.lines.filter(({ event_type }) => event_type === 'written_by_hand') : []
  expect(lines).toMatchObject([{ name: 'Luis Papel', unit_number: '101', agent_name: 'Gus Garita' }])
  expect(Date.parse(lines[0]?.occurred_at ?? '')).toBe(Date.parse(written.written_at))
  expect(lines[0]?.told?.arrived_at).toBeTruthy()
  const { entries, recent } = await snapshotOf(there)
  expect(entries.filter(({ inside }) => inside)).toEqual([])
  expect(recent).toMatchObject([{ event_type: 'written_by_hand', name: 'Luis Papel' }])
})

test('nothing is written for times to come, nor for more than a week ago; the printed sheet is a line', async () => {
  const there = await stationWorld(garita)
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

test('telephones on the sheet are a choice that stations hear of, and that a former page leaves as it is', async () => {
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
