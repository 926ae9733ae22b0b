/** Emergencies open first and are recorded afterwards; authorities follow the protocol, and only administrators get a notice. */

import { expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { called } from '../../../tests/support/called.ts'
import { beNoon } from '../../../tests/support/clocks.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { made, secondStation, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { add, emptyOutbox } from '../station/outbox.ts'
import { withOwnEvents } from '../station/ownEvents.ts'
import { visits } from '../visits/visits.contract.ts'
import { arrivals } from './arrivals.contract.ts'
import { arrivalPresets } from './arrivals.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const there = await stationWorld(garita)
  await beNoon(garita, there.here)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const other = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Otra Guardia' })
  return { ...there, admin, other, act: () => ({ condominium_id: there.here, event_id: newId() }) }
}
const bellOf = async (person: TestPerson) => {
  const heard = await person.call(notices.list, {})
  return heard.ok ? heard.answer.items.map(({ kind }) => kind) : []
}
const linesOf = async (person: TestPerson) => {
  const log = await person.call(visits.log, {})
  return log.ok ? log.answer.items : []
}

test('records an emergency with one press at the desk, and lets any guard of the condominium complete it', async () => {
  const { guard, other, ana, admin, stranger, act } = await world()
  const emergency = act()
  expect(await atDesk.emergency(guard, emergency)).toMatchObject({ ok: true })
  expect(await atDesk.emergency(guard, emergency)).toMatchObject({ ok: true })
  expect(await linesOf(guard)).toMatchObject([
    {
      ...{ id: emergency.event_id, event_type: 'entry', arrival_kind: 'emergency', unit_number: '', name: null },
      ...{ agent_name: called('Gus Garita'), gate_name: 'Acceso principal', override_reason: null },
    },
  ])
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 1, inside: 0 } })
  expect(await bellOf(admin)).toEqual(['emergency_entry'])
  expect([await bellOf(ana), await bellOf(other)]).toEqual([[], []])
  const open = { kind: 'emergency', id: emergency.event_id, agent_name: 'Gus Garita', gate_name: 'Acceso principal' }
  expect(await other.call(arrivals.urgent, {})).toMatchObject({ answer: [open] })
  expect(await stranger.call(arrivals.urgent, {})).toMatchObject({ answer: [] })

  const note = { ...act(), id: emergency.event_id, unit_number: '101', reason: 'Ambulancia por un infarto' }
  expect(await atDesk.noteEmergency(stranger, note)).toMatchObject({ ok: false, status: 404 })
  expect(await atDesk.noteEmergency(admin, note)).toMatchObject({ ok: false })
  expect(await atDesk.noteEmergency(guard, { ...note, id: newId() })).toMatchObject({ code: 'arrival_unknown' })
  for (const again of [note, note]) {
    expect(await atDesk.noteEmergency(other, again)).toMatchObject({ ok: true })
  }
  expect(await atDesk.emergency(guard, { ...act(), event_id: note.event_id })).toMatchObject({
    code: 'visit_event_taken',
  })
  expect(await linesOf(guard)).toMatchObject([
    { event_type: 'entry_noted', unit_number: '101', agent_name: called('Otra Guardia'), override_reason: note.reason },
    { event_type: 'entry', unit_number: '', override_reason: null },
  ])
  expect(await other.call(arrivals.urgent, {})).toMatchObject({ answer: [] })
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 1 } })
})

test('records and completes an emergency at an offline station, and sends both later, once', async () => {
  const there = await world()
  const before = await snapshotOf(there)
  expect(before).toMatchObject({ urgent: [], authority_protocol: null, ask_seconds: 90 })
  const at = new Date(Date.now() - 60_000)
  const emergency = made(there, { kind: 'emergency' }, { at })
  const offline = add(emptyOutbox, emergency.event)
  expect(withOwnEvents(before, offline).urgent).toMatchObject([{ id: emergency.event.id, kind: 'emergency' }])
  const note = made(there, { kind: 'emergency_note', of: emergency.event.id, unit_number: null, reason: 'Bomberos' })
  expect(withOwnEvents(before, add(offline, note.event)).urgent).toEqual([])

  expect(await tell(there, emergency, emergency)).toEqual([null, null])
  const known = await snapshotOf(there)
  expect(known.urgent).toMatchObject([{ id: emergency.event.id, agent_name: 'Gus Garita', gate: 'Acceso principal' }])
  expect(known.recent[0]).toMatchObject({ event_type: 'entry', name: '', arrival_kind: 'emergency' })
  expect(withOwnEvents(known, offline).urgent).toHaveLength(1)
  const second = await secondStation({ ...there, guard: there.other })
  const theirs = made(second, {
    kind: 'emergency_note',
    of: emergency.event.id,
    unit_number: '101',
    reason: 'Fue en 101',
  })
  expect(await tell(second, theirs)).toEqual([null])
  expect(await tell(there, note)).toEqual([null])
  expect((await linesOf(there.guard)).map(({ event_type }) => event_type).sort()).toEqual([
    'entry',
    'entry_noted',
    'entry_noted',
  ])
  expect(
    await tell(there, made(there, { kind: 'emergency_note', of: newId(), unit_number: null, reason: 'Nadie' })),
  ).toEqual(['not_taken'])
})

test('records one outcome for an authority, keeps the protocol to administrators, and notifies only them', async () => {
  const there = await world()
  const { guard, other, ana, admin, here, act } = there
  const rules = { condominium_id: here, rules: arrivalPresets.specification, ask_seconds: 90 }
  const protocol = { ...rules, authority_protocol: 'Llama al licenciado Paz.\n55 1234 5678' }
  const revision = await revisionOf(garita, here, 'condominiums')
  expect(await guard.call(arrivals.chooseRules, { ...protocol, revision })).toMatchObject({ ok: false })
  expect(await admin.call(arrivals.chooseRules, { ...protocol, revision })).toMatchObject({ ok: true })
  expect(await snapshotOf(there)).toMatchObject({ authority_protocol: protocol.authority_protocol })

  const came = act()
  expect(await atDesk.authority(guard, came)).toMatchObject({ ok: true })
  expect(await other.call(arrivals.urgent, {})).toMatchObject({
    answer: [{ kind: 'authority', id: came.event_id, authority_protocol: protocol.authority_protocol }],
  })
  expect(await bellOf(admin)).toEqual(['authority_arrived'])
  expect([await bellOf(ana), await bellOf(other)]).toEqual([[], []])
  // The line is no entry, so the number of people inside stays the same.
  expect(await guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 0, inside: 0 } })
  expect(
    await atDesk.noteEmergency(guard, { ...act(), id: came.event_id, unit_number: null, reason: 'x' }),
  ).toMatchObject({
    code: 'arrival_unknown',
  })
  const outcomes = [guard, other, guard, other].map((person, at) =>
    atDesk.settleAuthority(person, { ...act(), id: came.event_id, admitted: at % 2 === 0, reason: 'Con orden' }),
  )
  const answers = await Promise.all(outcomes)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.code === 'arrival_settled')).toHaveLength(3)
  const lines = await linesOf(guard)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ arrival_kind: 'authority', override_reason: 'Con orden' })
  expect(['authority_admitted', 'authority_turned_away']).toContain(lines[0]?.event_type)
  expect(
    await tell(there, made(there, { kind: 'authority_outcome', of: came.event_id, admitted: true, reason: 'Tarde' })),
  ).toEqual(['not_taken'])
  expect(await linesOf(ana)).toEqual([])
  expect(await bellOf(ana)).toEqual([])
})
