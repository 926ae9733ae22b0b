import { expect, test } from 'vitest'
import { alarms } from '../src/alarms/alarms.contract.ts'
import { substitutes } from '../src/gate/tablet/substitute/substitutes.contract.ts'
import { supervision } from '../src/guards/supervision.contract.ts'
import { incidents } from '../src/incidents/incidents.contract.ts'
import { incidentReports } from '../src/incidents/report/incidentReports.contract.ts'
import { disclosures } from '../src/investigations/disclosures.contract.ts'
import { evidenceFiles } from '../src/investigations/evidenceFiles/evidenceFiles.contract.ts'
import { legalHolds } from '../src/investigations/legalHolds/legalHolds.contract.ts'
import type { Call } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { giveReason } from './support/disclosures.ts'
import { substituteWorld } from './support/gate/substitutes.ts'
import { ask, type TestPerson, testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { withoutDrawn } from './support/readable.ts'
import { atTheGate, authorize, dayIn, mexico } from './support/visits.ts'

const garita = openForFile(testInstallation)

const hour = 3_600_000
const period = { from: new Date(Date.now() - hour).toISOString(), until: new Date(Date.now() + hour).toISOString() }
const reason = { reason: 'theft' as const, said: 'Falta una bicicleta' }

/**
 * A condominium with an entry of Luis, an incident, an alarm, a disclosure, a legal hold that waits, and a tablet that is ready for a
 * substitute guard.
 */
async function evidence() {
  const there = await substituteWorld(garita)
  const { here, admin, ana, guard, main } = there
  await atTheGate(garita.owner, await authorize(garita, ana), 'entry')
  const [incident, hold, alarm] = [newId(), newId(), newId()]
  const look = await giveReason(admin, here, { kind: 'unit', subject: '101' })
  const question = { condominium_id: here, kind: 'unit' as const, subject: '101', ...period }
  const asked = { id: hold, ...question, ...reason, incident_id: null, until_day: dayIn(mexico, 90) }
  const written = { kind: 'theft' as const, what_happened: 'Falta una bicicleta', occurred_at: period.from }
  const made = [
    await admin.call(legalHolds.ask, asked),
    await admin.call(incidents.begin, { condominium_id: here, id: incident, ...written }),
    await guard.call(alarms.raise, { condominium_id: here, id: alarm, gate_id: main, pressed_at: period.from }),
  ]
  expect(made.map(({ ok }) => ok)).toEqual([true, true, true])
  return { ...there, incident, hold, alarm, look, question, written }
}
type Evidence = Awaited<ReturnType<typeof evidence>>

/** Calls about these things, sent for the condominium `place`. */
function acts(there: Evidence, place: string): [Call, object][] {
  const one = { condominium_id: place }
  const question = { ...there.question, ...one }
  const days = { ...one, days: 30 }
  const folio = { look_id: there.look, language: 'es', question, incident_id: there.incident }
  return [
    [disclosures.record, { ...question, ...reason, id: newId() }],
    [disclosures.timeline, question],
    [disclosures.patterns, days],
    [disclosures.pattern, { ...days, pattern: 'no_exit' }],
    [disclosures.silences, days],
    [disclosures.list, one],
    [evidenceFiles.make, folio],
    [legalHolds.ask, { ...question, ...reason, id: newId(), incident_id: there.incident, until_day: dayIn(mexico, 9) }],
    [legalHolds.list, one],
    [legalHolds.agree, { ...one, id: there.hold }],
    [legalHolds.end, { ...one, id: there.hold, why: 'Así' }],
    [incidents.begin, { ...one, id: newId(), ...there.written }],
    [incidents.show, { ...one, id: there.incident }],
    [incidents.note, { ...one, incident_id: there.incident, id: newId(), said: 'Nada' }],
    [incidentReports.make, { ...one, id: there.incident, language: 'es' }],
    [substitutes.readCode, { ...one, tablet_id: there.id, id: newId() }],
    [alarms.take, { ...one, id: there.alarm }],
    [alarms.end, { ...one, id: there.alarm, note: 'Nada' }],
  ]
}

async function told(by: TestPerson, [call, input]: [Call, object]) {
  const answer = await ask(garita, call, input as never, by.token)
  return answer.ok ? JSON.stringify(answer.answer) : answer.code
}

const state = async (places: readonly string[]) => {
  const asked = ['holds', 'looks', 'incidents', 'incident_notes', 'alarms', 'relief_readings', 'evidence_sheets'].map(
    (table) => `(select json_agg(to_jsonb(t) order by id) from ${table} t where condominium_id = any($1::uuid[]))`,
  )
  return (await garita.owner.query(`select json_build_array(${asked.join(', ')})::text as told`, [places])).rows[0].told
}

const nothing = ['[]', '{"items":[],"next":null}']
/** The answer has no name, home or id of the other condominium. A time may end in 101, so the home counts only as a whole word. */
const isSilent = (there: Evidence, said: string) =>
  !/(?<![\w.:-])101(?![\w:-])/.test(withoutDrawn(said)) &&
  ['Luis', 'Ana Uno', 'Gus Garita', there.hold, there.alarm, there.main].every((word) => !said.includes(word))

test('lets an administrator find and change nothing of another condominium, by its id or with its ids at home', async () => {
  const there = await evidence()
  const home = await garita.condominium()
  const stranger = await garita.person({ user_role: 'admin', assigned: [home] })
  const before = await state([there.here])
  for (const act of acts(there, there.here)) {
    const said = await told(stranger, act)
    expect([...nothing, 'not_found', 'forbidden', 'reason_wanted'], act[0].name).toContain(said)
  }
  for (const act of acts(there, home)) {
    const said = await told(stranger, act)
    expect(isSilent(there, said.replaceAll('"101"', '')), `${act[0].name}: ${said}`).toBe(true)
  }
  expect(await state([there.here])).toBe(before)
})

test('refuses the evidence to supervisor, board, resident and former administrator', async () => {
  const there = await evidence()
  const former = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const hers = await giveReason(former, there.here, { kind: 'unit', subject: '101' })
  await garita.owner.query('delete from assignments where profile_id = $1', [former.id])
  const board = await garita.person({ user_role: 'board', assigned: [there.here] })
  const before = await state([there.here])
  const allowed: Record<string, readonly string[]> = {
    board: [incidents.show.name],
    supervisor: [substitutes.readCode.name],
    resident: [],
    former: [],
  }
  for (const [who, by] of Object.entries({ board, supervisor: there.supervisor, resident: there.ana, former })) {
    for (const act of acts({ ...there, look: hers }, there.here)) {
      if (allowed[who]?.includes(act[0].name)) continue
      const said = await told(by, act)
      expect([...nothing, 'not_found', 'forbidden', 'reason_wanted'], `${who}: ${act[0].name}`).toContain(said)
    }
  }
  expect(await state([there.here])).toBe(before)
  const shown = await told(board, [incidents.show, { condominium_id: there.here, id: there.incident }])
  expect(shown).not.toMatch(/Luis|Ana Uno/)
})

test('shows a supervisor gates, alarms and overrides without visitor, home or telephone', async () => {
  const there = await evidence()
  await garita.owner.query(`update profiles set phone_number = '+52 55 1234 5678' where id = $1`, [there.ana.id])
  for (const call of [supervision.gates, supervision.alarms, supervision.overrides, supervision.guards])
    expect(await told(there.supervisor, [call, {}])).not.toMatch(/Luis|Ana Uno|"101"|5678/)
})
