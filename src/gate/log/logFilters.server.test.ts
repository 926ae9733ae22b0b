/** The access log by kind of event and by gate: each line is found by its filter, for the guard and for the administration alike. */

import { beforeAll, expect, test } from 'vitest'
import { arrive, enter, letIn } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { cellsOf, download } from '../../../tests/support/files.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { rowsRead } from '../../../tests/support/reading.ts'
import { atTheGate, authorize } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { logEvents, mostSearched, visits } from '../visits/visits.contract.ts'
import { listLog } from './log.queries.server.ts'

const garita = openForFile(testInstallation)
let home: string
let other: string
let guard: TestPerson
let admin: TestPerson
let stranger: TestPerson
let gates: { id: string; name: string }[]

beforeAll(async () => {
  home = await garita.condominium('Aquí')
  other = await garita.condominium('Allá')
  guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  admin = await garita.person({ user_role: 'admin', assigned: [home] })
  stranger = await garita.person({ user_role: 'admin', assigned: [other] })
  const ana = await garita.person({ condominium: home, unit: '101' })
  await admin.call(gate.addGate, { condominium_id: home, id: newId(), name: 'Puerta de servicio' })
  const named = await admin.call(gate.gates, { condominium_id: home })
  gates = named.ok ? named.answer : []

  const visit = { condominium_id: home, id: await arrive(guard, home) }
  await letIn(garita, guard, home, visit.id, 'Lo pidió la administración')
  await guard.call(visits.revealDocument, { ...visit, event_id: newId() })
  await atDesk.leave(guard, { ...visit, event_id: newId() })
  const phoned = await arrive(guard, home)
  const word = { authorized_by: 'Ana Uno', reason: 'Sin internet' }
  await atDesk.enterByPhone(guard, { condominium_id: home, id: phoned, event_id: newId(), ...word })
  const worker = await authorize(garita, ana, 'worker')
  await enter(guard, home, worker)
  await atDesk.leave(guard, { condominium_id: home, id: worker, event_id: newId() })
  await ana.call(authorizations.checkOut, { id: await authorize(garita, ana) })
  await ana.call(authorizations.remove, { id: await authorize(garita, ana) })
  const station = { condominium_id: home, station_id: newId() }
  const main = gates[0]?.id ?? ''
  await guard.call(gate.bind, { ...station, gate_id: main })
  const looked = { kind: 'phones_shown', authorization_id: worker, unit_number: '101' } as const
  const said = { id: newId(), at: new Date().toISOString(), doubt: null, snapshot_version: null, agent_id: guard.id }
  await guard.call(gate.record, { ...station, events: [{ sequence: 1, event: { ...looked, ...said, gate_id: main } }] })
  // A station records this passage at the other gate.
  const parcel = await authorize(garita, ana)
  await atTheGate(garita.owner, parcel, 'entry')
  const client = await garita.owner.connect()
  await client.query('alter table access_logs disable trigger user')
  await client.query('update access_logs set gate_id = $2, gate_name = $3 where authorization_id = $1', [
    parcel,
    gates[1]?.id,
    gates[1]?.name,
  ])
  await client.query('alter table access_logs enable trigger user')
  client.release()
  await atDesk.leave(guard, { condominium_id: home, id: parcel, event_id: newId() })
})

async function told(reader: TestPerson, filter: Parameters<typeof ask>[1]) {
  const lines = await ask(reader, filter)
  return lines.items.map(({ event_type }) => event_type).toSorted()
}

async function ask(
  reader: TestPerson,
  filter: { event?: (typeof logEvents)[number]; gate_id?: string | undefined; condominium_id?: string },
) {
  const answer = await reader.call(visits.log, filter)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

const found: Record<(typeof logEvents)[number], string[]> = {
  entry: ['entry', 'entry', 'entry', 'entry'],
  let_in: ['entry', 'entry'],
  exit: ['exit', 'exit', 'visitor_checkout'],
  visitor_registered: ['visitor_registered', 'visitor_registered'],
  visit_called_off: ['visit_called_off'],
  document_revealed: ['document_revealed'],
  phones_shown_unasked: ['phones_shown_unasked'],
  authorization_deleted: ['authorization_deleted'],
}

test.each(logEvents)('finds the events of the filter "%s" for guards and administrators', async (event) => {
  for (const reader of [guard, admin]) expect(await told(reader, { event })).toEqual(found[event])
  expect((await ask(admin, { event })).total).toBe(found[event].length)
  expect(await told(stranger, { event })).toEqual([])
})

test('finds every log line by one of the filters', async () => {
  const { entry, let_in: _, ...rest } = found
  expect(await told(admin, {})).toEqual([...entry, ...Object.values(rest).flat()].toSorted())
})

test('returns the log lines of a gate, and none to admins of other condominiums', async () => {
  expect((await ask(admin, { gate_id: gates[1]?.id })).items).toMatchObject([
    { event_type: 'entry', gate_name: 'Puerta de servicio', condominium: { time_zone: 'America/Mexico_City' } },
  ])
  expect(await told(stranger, { gate_id: gates[1]?.id })).toEqual([])
  expect(await told(admin, { gate_id: gates[1]?.id, event: 'exit' })).toEqual([])
})

test('returns the same log lines as a file and as a printout, and names the gate in the audit', async () => {
  const filter = { condominium_id: home, gate_id: gates[1]?.id, event: 'entry' } as const
  const { text } = await download(garita, visits.exportLog, { ...filter, language: 'es' }, admin.token)
  expect(cellsOf(text)).toHaveLength(2)
  const sheet = await admin.call(visits.printout, filter)
  expect(sheet).toMatchObject({
    answer: { total: 1, gate_name: 'Puerta de servicio', lines: [{ event_type: 'entry' }] },
  })
  const changes = await admin.call(audit.list, { thing: 'export' })
  expect(changes.ok && changes.answer.items[0]?.what).toMatchObject({
    gate_id: [null, 'Puerta de servicio'],
    event: [null, 'entry'],
  })
})

test('reads no more lines than a search may if a filter finds nothing in a long log', async () => {
  const luis = await authorize(garita, await garita.person({ condominium: other }))
  const client = await garita.owner.connect()
  await client.query('alter table access_logs disable trigger user')
  await client.query(
    `with logged as (insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        select $1, gen_random_uuid(), $2, 'entry', now() - n * interval '1 minute', '101', 'agent', 'Gus' from generate_series(1, $3) n
        returning condominium_id, id)
      insert into access_log_subjects (condominium_id, log_id, auth_type, name)
        select condominium_id, id, 'temporary_visitor', 'Luis' from logged`,
    [other, luis, mostSearched + 500],
  )
  await client.query('alter table access_logs enable trigger user')
  client.release()
  await garita.owner.query('vacuum analyze access_logs, access_log_subjects')
  const asked = { search: '', event: 'document_revealed' } as const
  const read = await rowsRead(garita, stranger, ({ db }) => listLog(asked, { db }))
  expect(read.access_logs).toBeLessThanOrEqual(3 * (mostSearched + 1))
  expect(await ask(stranger, { event: 'document_revealed' })).toMatchObject({
    items: [],
    total: null,
    searched_to: expect.any(String),
    searched_zone: 'America/Mexico_City',
    next: expect.any(String),
  })
})
