/** Ids of another condominium, and people who have no part in the evidence of one: they learn and change nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarms } from '../src/alarms/alarms.contract.ts'
import { reliefs } from '../src/gate/enrolled/relief/reliefs.contract.ts'
import { incidents } from '../src/incidents/incidents.contract.ts'
import { incidentSheets } from '../src/incidents/sheet/incidentSheets.contract.ts'
import { evidenceSheets } from '../src/looks/evidence/evidenceSheets.contract.ts'
import { holds } from '../src/looks/holds/holds.contract.ts'
import { looks } from '../src/looks/looks.contract.ts'
import { supervision } from '../src/people/supervision/supervision.contract.ts'
import type { Call } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { reliefWorld } from './support/gate/reliefs.ts'
import { ask, type TestInstallation, type TestPerson, testInstallation } from './support/installation.ts'
import { giveReason } from './support/looks.ts'
import { atTheGate, authorize, dayIn, mexico } from './support/visits.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const hour = 3_600_000
const period = { from: new Date(Date.now() - hour).toISOString(), until: new Date(Date.now() + hour).toISOString() }
const reason = { reason: 'theft' as const, said: 'Falta una bicicleta' }

/** A condominium with an entry of Luis, an incident, an alarm, a look and a hold that waits, and a tablet that is ready for reliefs. */
async function evidence() {
  const there = await reliefWorld(garita)
  const { here, admin, ana, guard, main } = there
  await atTheGate(garita.owner, await authorize(garita, ana), 'entry')
  const [incident, hold, alarm] = [newId(), newId(), newId()]
  const look = await giveReason(admin, here, { kind: 'unit', subject: '101' })
  const question = { condominium_id: here, kind: 'unit' as const, subject: '101', ...period }
  const asked = { id: hold, ...question, ...reason, incident_id: null, until_day: dayIn(mexico, 90) }
  const written = { kind: 'theft' as const, what_happened: 'Falta una bicicleta', occurred_at: period.from }
  const made = [
    await admin.call(holds.ask, asked),
    await admin.call(incidents.begin, { condominium_id: here, id: incident, ...written }),
    await guard.call(alarms.raise, { condominium_id: here, id: alarm, gate_id: main, pressed_at: period.from }),
  ]
  expect(made.map(({ ok }) => ok)).toEqual([true, true, true])
  return { ...there, incident, hold, alarm, look, question, written }
}
type Evidence = Awaited<ReturnType<typeof evidence>>

/** What the calls say that are about what is there, named as of `place`. */
function acts(there: Evidence, place: string): [Call, object][] {
  const one = { condominium_id: place }
  const question = { ...there.question, ...one }
  const days = { ...one, days: 30 }
  const folio = { look_id: there.look, language: 'es', question, incident_id: there.incident }
  return [
    [looks.record, { ...question, ...reason, id: newId() }],
    [looks.happened, question],
    [looks.patterns, days],
    [looks.pattern, { ...days, pattern: 'no_exit' }],
    [looks.silences, days],
    [looks.list, one],
    [evidenceSheets.make, folio],
    [holds.ask, { ...question, ...reason, id: newId(), incident_id: there.incident, until_day: dayIn(mexico, 9) }],
    [holds.list, one],
    [holds.agree, { ...one, id: there.hold }],
    [holds.end, { ...one, id: there.hold, why: 'Así' }],
    [incidents.begin, { ...one, id: newId(), ...there.written }],
    [incidents.show, { ...one, id: there.incident }],
    [incidents.note, { ...one, incident_id: there.incident, id: newId(), said: 'Nada' }],
    [incidentSheets.make, { ...one, id: there.incident, language: 'es' }],
    [reliefs.readCode, { ...one, tablet_id: there.id, id: newId() }],
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
/** No name, no home, no id of what is there. A time may end in the digits of the home: they count as a word of their own only. */
const isSilent = (there: Evidence, said: string) =>
  !/(?<![\w.:-])101(?![\w:-])/.test(said) &&
  ['Luis', 'Ana Uno', 'Gus Garita', there.hold, there.alarm, there.main].every((word) => !said.includes(word))

test('an administrator finds and changes nothing of another condominium, neither by its id nor with its ids at home', async () => {
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

test('supervisor, board, resident and former administrator have no part in it', async () => {
  const there = await evidence()
  const former = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const hers = await giveReason(former, there.here, { kind: 'unit', subject: '101' })
  await garita.owner.query('delete from assignments where profile_id = $1', [former.id])
  const board = await garita.person({ user_role: 'board', assigned: [there.here] })
  const before = await state([there.here])
  const allowed: Record<string, readonly string[]> = {
    board: [incidents.show.name],
    supervisor: [reliefs.readCode.name],
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

test('a supervisor reads of gates, alarms and overrides no visitor, home or telephone', async () => {
  const there = await evidence()
  await garita.owner.query(`update profiles set phone_number = '+52 55 1234 5678' where id = $1`, [there.ana.id])
  for (const call of [supervision.gates, supervision.alarms, supervision.overrides, supervision.guards])
    expect(await told(there.supervisor, [call, {}])).not.toMatch(/Luis|Ana Uno|"101"|5678/)
})
