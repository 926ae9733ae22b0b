/**
 * A planted name disappears from every column of every table once its retention ends, except for the columns listed here. A legal hold
 * keeps it until its date. It never appears in the program's log or in a file of its folder.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letIn } from '../../tests/support/arrivals.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { makeOlder, placesOf } from '../../tests/support/everyTable.ts'
import { incidentOf, noteOf } from '../../tests/support/gate/incidents.ts'
import { made, preparedWorld, tell } from '../../tests/support/gate/stations.ts'
import { outcomesOf, passList, visitor } from '../../tests/support/importedPasses.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { workers } from '../authorizations/workers/workers.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { incidents } from '../incidents/incidents.contract.ts'
import { legalHolds } from '../investigations/legalHolds/legalHolds.contract.ts'
import { openLog } from '../server/watch/log.ts'
import { newId } from '../shared/ids.ts'
import { visitorRights } from './visitors/visitorRights.contract.ts'

/** Used in every name, document, plate and text; and as a phone number. A shorter word could be part of a random key. */
const planted = /zrdqk|5599887766/i
const named = { name: 'Zrdqkana', last_name: 'Zrdqkez' }
const facts = { ...named, id_document: 'ZRDQK-556677', phone_number: '5599887766' }
const said = (what: string) => `${what} de Zrdqkana Zrdqkez`

let garita: TestInstallation
const lines: string[] = []
beforeEach(async () => {
  garita = await testInstallation()
  lines.length = 0
  const written = openLog('debug', { write: (line) => void lines.push(line) })
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(garita.log, level).mockImplementation((...given: unknown[]) => {
      ;(written[level] as (...of: unknown[]) => void)(...given)
    })
  }
})
afterEach(() => garita.close())

async function done(outcome: Promise<{ ok: boolean }>): Promise<void> {
  expect(await outcome).toMatchObject({ ok: true })
}

const found = () => placesOf(garita.owner, planted)
const age = (days: number) => makeOlder(garita.owner, days)
const clean = () => sweep(garita.database.callerDb({ system: 'keeper' }))

async function plant() {
  const there = await preparedWorld(garita)
  const { here, guard, admin, ana, station } = there
  const act = () => ({ condominium_id: here, event_id: newId() })
  const beto = await garita.person({ condominium: here, unit: '102', full_name: 'Beto Dos' })

  // A host's authorizations, changes and deletions, and a visitor's requests.
  const luis = await authorize(garita, ana, 'temporary_visitor', {
    ...facts,
    ...{
      email: 'zrdqkana@garita.test',
      vehicle_plate: 'ZRDQK98',
      vehicle_model: 'Zrdqk',
      purpose: said('Cena'),
      notes: said('Nota'),
    },
  })
  const shown = await ana.call(authorizations.showPass, { id: luis })
  if (!shown.ok) throw new Error(shown.code)
  const ask = { link: shown.answer.link, kind: 'correction' as const, name: 'Zrdqkanna', said: said('Letra') }
  const request = newId()
  await done(garita.nobody.call(visitorRights.ask, { ...ask, id: request }))
  await done(
    admin.call(visitorRights.answer, { condominium_id: here, id: request, applies: false, reason: said('Documento') }),
  )
  await done(atDesk.enter(guard, { ...act(), id: luis, reason: null }))
  await done(garita.nobody.call(visitorRights.ask, { ...ask, id: newId() }))
  await done(guard.call(visits.revealDocument, { ...act(), id: luis }))
  const [one, other] = [
    await authorize(garita, ana, 'worker', { ...facts, company: said('Taller') }),
    await authorize(garita, beto, 'worker', facts),
  ]
  await done(guard.call(workers.join, { condominium_id: here, id: one, other_id: other }))
  await done(atDesk.enter(guard, { ...act(), id: one, reason: null }))
  await done(atDesk.leave(guard, { ...act(), id: one }))
  const listed = await guard.call(workers.list, { condominium_id: here })
  const worker = listed.ok ? listed.answer.workers[0]?.id : undefined
  await done(admin.call(workers.renewLink, { condominium_id: here, worker_id: worker ?? '' }))
  await done(guard.call(workers.separate, { condominium_id: here, id: one }))
  for (const [host, id] of [
    [ana, one],
    [beto, other],
  ] as const)
    await done(host.call(authorizations.remove, { id }))
  expect(await outcomesOf(admin, passList([visitor({ ...facts, notes: said('Lista') })], here))).toEqual(['saved'])

  // Items left at the gate.
  const item = newId()
  const parcel = {
    unit_number: '101',
    item: 'other' as const,
    said: said('Caja'),
    company: 'Zrdqkana',
    authorization_id: null,
  }
  await done(atDesk.leaveItem(guard, { condominium_id: here, event_id: item, ...parcel }))
  await done(atDesk.handOver(guard, { ...act(), of: item, handed_to: 'Zrdqkana Zrdqkez' }))

  // The guard registers entries at the desk.
  const register = async () => {
    const id = newId()
    const arrival = { ...facts, id, condominium_id: here, unit_number: '101', purpose: said('Visita') }
    await done(atDesk.register(guard, arrival))
    return id
  }
  await done(ana.call(visits.decide, { id: await register(), decision: 'denied' }))
  const byPhone = { authorized_by: 'Zrdqkelia Ruiz', reason: said('La voz') }
  const [called, overruled] = [await register(), await register()]
  await done(atDesk.enterByPhone(guard, { ...act(), id: called, ...byPhone }))
  await done(letIn(garita, guard, here, overruled, said('Prima')))
  for (const id of [luis, called, overruled]) await done(atDesk.leave(guard, { ...act(), id }))
  const urgent = newId()
  await done(atDesk.emergency(guard, { ...act(), event_id: urgent }))
  await done(atDesk.noteEmergency(guard, { ...act(), id: urgent, unit_number: null, reason: said('Caída') }))

  // A station also reports events about unknown people.
  const incident = made(
    there,
    incidentOf({ what_happened: said('Pelea'), place: 'Casa Zrdqkez', told_text: 'Zrdqkelia' }),
  )
  await tell(there, incident, made(there, noteOf(incident.event.id, said('Disculpa'))))
  await done(
    admin.call(incidents.note, {
      condominium_id: here,
      incident_id: incident.event.id,
      id: newId(),
      said: said('Cierre'),
      state: null,
    }),
  )
  const unknown = { subject: { authorization_id: newId() }, because: 'unknown_pass' as const }
  await tell(there, made(there, { kind: 'override', ...unknown, reason: said('Dice'), authorized_by: 'Zrdqkelia' }))
  expect(station.condominium_id).toBe(here)

  // A booking with guests.
  const clubhouse = await amenityOf(garita, here)
  await book(ana, clubhouse, { purpose: said('Fiesta'), guest_list: ['Zrdqkana Zrdqkez'], guest_count: 1 })

  // Pending letters and push messages.
  await eventually(async () => {
    await garita.owner.query('update jobs set run_at = now() where locked_until is null')
    const { rows } = await garita.owner.query('select from jobs where attempts = 0')
    if (rows.length > 0) throw new Error('jobs wait')
  })
  // An authorization without an end date ends with the home of its host.
  await garita.owner.query('update residences set until = now() where profile_id = any($1)', [[ana.id, beto.id]])
  return there
}

/** Checks the files of the program's folder and its log. */
function expectNoTrace(): void {
  for (const file of readdirSync(garita.settings.data_folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toMatch(planted)
  }
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => planted.test(line))).toEqual([])
}

test('leaves a forgotten name in no table once its terms are over, and never in a log', async () => {
  await plant()
  const everywhere = await found()
  expect(everywhere.length).toBeGreaterThan(25)
  await clean()
  expect(await found()).toEqual(everywhere)
  await age(100)
  await clean()
  expect(await found()).toEqual([
    'incident_notes.said',
    'incidents.place',
    'incidents.told_text',
    'incidents.what_happened',
  ])
  // The book of incidents is kept for a year.
  await age(300)
  await clean()
  expect(await found()).toEqual([])
  expectNoTrace()
})

test('keeps held data until its date, beyond all terms, and then in no table, file or log', async () => {
  const { here, admin } = await plant()
  const second = await garita.person({ user_role: 'admin', assigned: [here] })
  const hold = { condominium_id: here, id: newId() }
  const asked = { kind: 'everything' as const, subject: null, reason: 'theft' as const, said: said('La bicicleta') }
  await done(
    admin.call(legalHolds.ask, {
      ...{ ...hold, ...asked, until_day: dayIn(mexico, 500) },
      from: new Date(Date.now() - 86_400_000).toISOString(),
      until: new Date(Date.now() + 60_000).toISOString(),
    }),
  )
  await done(second.call(legalHolds.agree, hold))
  await age(100)
  await clean()
  const held = await found()
  const kept = [
    'access_log_subjects.name',
    'authorizations.name',
    'incidents.what_happened',
    'left_items.said',
    'looks.said',
  ]
  expect(held).toEqual(expect.arrayContaining(kept))
  expect(held.length).toBeGreaterThan(25)
  await age(300)
  await clean()
  expect(await found()).toEqual(held)
  await age(110)
  await clean()
  expect(await found()).toEqual([])
  expectNoTrace()
})
