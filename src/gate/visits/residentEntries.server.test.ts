/** Entries of residents: a setting of the condominium, one log row per act, and not counted as visitors. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { called } from '../../../tests/support/called.ts'
import { beNoon } from '../../../tests/support/clocks.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { giveReason } from '../../../tests/support/disclosures.ts'
import { cellsOf, download } from '../../../tests/support/files.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { dayIn } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { dashboards } from '../../dashboards/dashboards.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import { forgetVisitors } from '../../privacy/retention.server.ts'
import { reports } from '../../reports/reports.contract.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let zone: string
let guard: TestPerson
let admin: TestPerson
let root: TestPerson
let ana: TestPerson
let mate: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})
beforeEach(async () => {
  here = await garita.condominium('Aquí')
  zone = await beNoon(garita, here)
  guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ruiz' })
  mate = await garita.person({ condominium: here, unit: '101' })
})

/** As the form of the administration writes it. */
const log = async (logResidentEntries: boolean) =>
  expect(
    await admin.call(condominiums.change, {
      id: here,
      revision: await revisionOf(garita, here, 'condominiums'),
      name: 'Aquí',
      address: null,
      time_zone: zone,
      listed: true,
      retention_days: 90,
      log_resident_entries: logResidentEntries,
    }),
  ).toMatchObject({ ok: true })
/** Ana enters, leaves and enters again. */
const comeAndGo = async () => {
  await log(true)
  for (const act of [atDesk.enter, atDesk.leave, atDesk.enter]) {
    expect(await act(guard, gate())).toMatchObject({ ok: true })
  }
}
const gate = (id = ana.id) => ({ condominium_id: here, id, event_id: newId() })
const presence = async (reader: TestPerson, id = ana.id) => {
  const read = await reader.call(visits.residentPresence, { condominium_id: here, id })
  if (!read.ok) return read.code
  const { lives: _, ...where } = read.answer
  return where
}
const figures = async () => {
  const [panel, installation, own, report] = await Promise.all([
    guard.call(visits.count, {}),
    root.call(dashboards.installation, {}),
    ana.call(authorizations.today, {}),
    admin.call(reports.read, { condominium_id: here, from: dayIn(zone), until: dayIn(zone) }),
  ])
  if (!panel.ok || !installation.ok || !own.ok || !report.ok) throw new Error('a figure was refused')
  const { arrivals, stays } = report.answer
  return [panel.answer, installation.answer.accesses_today, own.answer.figures, arrivals, stays]
}

test('records no entry of a resident while the setting is off, and tells the guard why', async () => {
  expect(await presence(guard)).toEqual({ logged: false, inside: null, since: null, time_zone: zone })
  for (const act of [atDesk.enter, atDesk.leave]) {
    expect(await act(guard, gate())).toMatchObject({ status: 409, code: 'resident_entries_off' })
  }
  expect(await presence(guard)).toMatchObject({ inside: null })
})

test('logs each entry and exit of a resident while the setting is on, and does not count them as visitors', async () => {
  await log(true)
  const before = await figures()
  const came = gate()
  expect(await atDesk.enter(guard, came)).toMatchObject({ ok: true })
  expect(await atDesk.enter(guard, came)).toMatchObject({ ok: true })
  expect(await atDesk.enter(guard, gate())).toMatchObject({ status: 409, code: 'resident_already_inside' })
  expect(await presence(guard)).toMatchObject({ logged: true, inside: true, since: expect.any(String) })
  expect(await atDesk.leave(guard, gate())).toMatchObject({ ok: true })
  expect(await atDesk.leave(guard, gate())).toMatchObject({ status: 409, code: 'visit_already_left' })
  expect(await atDesk.enter(guard, gate())).toMatchObject({ ok: true })
  expect(await figures()).toEqual(before)
  const line = {
    auth_type: 'resident',
    name: 'Ana Ruiz',
    last_name: null,
    unit_number: '101',
    agent_name: called('Gus Garita'),
  }
  for (const reader of [admin, root]) await giveReason(reader, here)
  for (const reader of [guard, admin, root]) {
    for (const read of [
      await reader.call(visits.log, { resident_id: ana.id }),
      await reader.call(visits.log, { condominium_id: here, search: 'ana ruiz' }),
    ]) {
      expect(read).toMatchObject({
        answer: { items: ['entry', 'exit', 'entry'].map((eventType) => ({ ...line, event_type: eventType })) },
      })
    }
  }
  expect(await guard.call(visits.latest, {})).toMatchObject({ answer: [line, line, line] })
  expect(await guard.call(visits.printout, {})).toMatchObject({ answer: { total: 3, lines: [line, line, line] } })
})

test('names the entries of residents in exports in either language', async () => {
  await comeAndGo()
  for (const [language, kind] of [
    ['es', 'Residente'],
    ['en', 'Resident'],
  ] as const) {
    const { text } = await download(garita, visits.exportLog, { language }, guard.token)
    const [, ...rows] = cellsOf(text)
    expect(rows.map((row) => [row[2], row[6]])).toEqual(Array(3).fill(['Ana Ruiz', kind]))
  }
})

test('sends no notices of residents’ entries; the resident’s own export has them, a roommate’s does not', async () => {
  await comeAndGo()
  for (const reader of [ana, mate, admin, guard]) {
    const read = await reader.call(notices.list, {})
    if (!read.ok) throw new Error(read.code)
    expect(JSON.stringify(read.answer)).not.toContain('Ana Ruiz')
  }
  const own = await ana.call(privacy.download, {})
  const came = { event_type: 'entry', name: 'Ana Ruiz', unit_number: '101' }
  expect(own).toMatchObject({ answer: { access_log: [came, { ...came, event_type: 'exit' }, came] } })
  expect(await mate.call(privacy.download, {})).toMatchObject({ answer: { access_log: [] } })
})

test('shows the presence of a resident only to guards of the condominium, also after the setting is off', async () => {
  await comeAndGo()
  await log(false)
  expect(await presence(guard)).toMatchObject({ logged: false, inside: true })
  const elsewhere = await garita.person({ user_role: 'agent', assigned: [await garita.condominium('Allá')] })
  expect(await presence(elsewhere)).toBe('not_found')
  expect([await presence(ana), await presence(mate)]).toEqual(['forbidden', 'forbidden'])
  expect(await atDesk.leave(guard, gate())).toMatchObject({ ok: true })
  expect(await presence(guard)).toMatchObject({ logged: false, inside: false })
})

test('removes the name from a resident’s entry after the retention period and keeps the row', async () => {
  await comeAndGo()
  const { rows } = await garita.owner.query(
    `update access_log_subjects s set written_at = now() - interval '91 days' from access_logs l
      where l.condominium_id = s.condominium_id and l.id = s.log_id and l.person_id = $1 and l.event_type = 'exit' returning s.log_id`,
    [ana.id],
  )
  expect(rows).toHaveLength(1)
  await forgetVisitors(garita.database.callerDb({ system: 'keeper' }))
  const log = await guard.call(visits.log, { resident_id: ana.id })
  const names = ['entry', 'exit', 'entry'].map((eventType) => ({
    event_type: eventType,
    auth_type: 'resident',
    name: eventType === 'exit' ? null : 'Ana Ruiz',
  }))
  expect(log).toMatchObject({ answer: { items: names } })
})
