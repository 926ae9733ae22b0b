/**
 * A name that is planted wherever the product takes one is found nowhere once its time is over: in no column of any table but those named
 * here. It never stands in a line of the program's log or in a file of its folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { letIn } from '../../tests/support/arrivals.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { incidentOf, noteOf } from '../../tests/support/gate/incidents.ts'
import { made, preparedWorld, tell } from '../../tests/support/gate/stations.ts'
import { outcomesOf, passList, visitor } from '../../tests/support/importedPasses.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { workers } from '../authorizations/workers/workers.contract.ts'
import { incidents } from '../incidents/incidents.contract.ts'
import { openLog } from '../server/watch/log.ts'
import { newId } from '../shared/ids.ts'
import { arrivals } from '../visits/arrivals/arrivals.contract.ts'
import { leftItems } from '../visits/left/left.contract.ts'
import { visits } from '../visits/visits.contract.ts'
import { visitorRights } from './visitors/visitorRights.contract.ts'

/** In every name, document, plate and text; and a telephone. */
const planted = /zrd|5599887766/i
const named = { name: 'Zrdana', last_name: 'Zrdez' }
const facts = { ...named, id_document: 'ZRD-556677', phone_number: '5599887766' }
const said = (what: string) => `${what} de Zrdana Zrdez`

let garita: TestInstallation
const lines: string[] = []
beforeAll(async () => {
  garita = await testInstallation()
  const written = openLog('debug', { write: (line) => void lines.push(line) })
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    vi.spyOn(garita.log, level).mockImplementation((...given: unknown[]) => {
      ;(written[level] as (...of: unknown[]) => void)(...given)
    })
  }
})
afterAll(() => garita.close())

async function done(outcome: Promise<{ ok: boolean }>): Promise<void> {
  expect(await outcome).toMatchObject({ ok: true })
}

/** Where the planted name stands now, as table and column. */
async function found(): Promise<string[]> {
  const { rows: columns } = await garita.owner.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )
  const tables = Map.groupBy(columns, ({ table }) => table)
  const places: string[] = []
  for (const [table, of] of tables) {
    const { rows } = await garita.owner.query<{ column: string }>(
      `select distinct one.key as column from ${table} whole cross join lateral jsonb_each_text(to_jsonb(whole)) one
        where one.value ~* $1`,
      [planted.source],
    )
    expect(of.length).toBeGreaterThan(0)
    places.push(...rows.map(({ column }) => `${table}.${column}`))
  }
  return places.sort()
}

/** As if all of it had happened so many days earlier. */
async function age(days: number): Promise<void> {
  const { rows } = await garita.owner.query<{ table: string; sets: string }>(
    `select c.table_name as table, string_agg(case data_type
        when 'tstzrange' then format('%1$I = tstzrange(lower(%1$I) - interval ''${days} days'', upper(%1$I) - interval ''${days} days'')', column_name)
        else format('%1$I = %1$I - interval ''${days} days''', column_name) end, ', ') as sets
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
        and c.table_name not in ('installation', 'migrations', 'profiles', 'sessions', 'assignments')
        and c.data_type in ('timestamp with time zone', 'date', 'tstzrange')
      group by c.table_name`,
  )
  for (const { table, sets } of rows) {
    await garita.owner.query(
      `alter table ${table} disable trigger user; update ${table} set ${sets}; alter table ${table} enable trigger user`,
    )
  }
}

const clean = () => sweep(garita.database.door({ system: 'keeper' }))

async function plant() {
  const there = await preparedWorld(garita)
  const { here, guard, admin, ana, station } = there
  const act = () => ({ condominium_id: here, event_id: newId() })
  const beto = await garita.person({ condominium: here, unit: '102', full_name: 'Beto Dos' })

  // What a host writes, changes and takes away, and what the visitor asks of it.
  const luis = await authorize(garita, ana, 'temporary_visitor', {
    ...facts,
    ...{
      email: 'zrdana@garita.test',
      vehicle_plate: 'ZRD9988',
      vehicle_model: 'Zrd',
      purpose: said('Cena'),
      notes: said('Nota'),
    },
  })
  const shown = await ana.call(authorizations.showPass, { id: luis })
  if (!shown.ok) throw new Error(shown.code)
  const ask = { link: shown.answer.link, kind: 'correction' as const, name: 'Zrdanna', said: said('Letra') }
  const request = newId()
  await done(garita.nobody.call(visitorRights.ask, { ...ask, id: request }))
  await done(
    admin.call(visitorRights.answer, { condominium_id: here, id: request, applies: false, reason: said('Documento') }),
  )
  await done(guard.call(visits.enter, { ...act(), id: luis, reason: null }))
  await done(garita.nobody.call(visitorRights.ask, { ...ask, id: newId() }))
  await done(guard.call(visits.revealDocument, { ...act(), id: luis }))
  const [one, other] = [
    await authorize(garita, ana, 'worker', { ...facts, company: said('Taller') }),
    await authorize(garita, beto, 'worker', facts),
  ]
  await done(guard.call(workers.join, { condominium_id: here, id: one, other_id: other }))
  await done(guard.call(visits.enter, { ...act(), id: one, reason: null }))
  await done(guard.call(visits.leave, { ...act(), id: one }))
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

  // What is left at the gate.
  const item = newId()
  const parcel = {
    unit_number: '101',
    item: 'other' as const,
    said: said('Caja'),
    company: 'Zrdana',
    authorization_id: null,
  }
  await done(guard.call(leftItems.leave, { condominium_id: here, event_id: item, ...parcel }))
  await done(guard.call(leftItems.handOver, { ...act(), of: item, handed_to: 'Zrdana Zrdez' }))

  // What the desk writes.
  const register = async () => {
    const id = newId()
    const arrival = { ...facts, id, condominium_id: here, unit_number: '101', purpose: said('Visita') }
    await done(guard.call(visits.register, arrival))
    return id
  }
  await done(ana.call(visits.decide, { id: await register(), decision: 'denied' }))
  const byPhone = { authorized_by: 'Zrdelia Ruiz', reason: said('La voz') }
  const [called, overruled] = [await register(), await register()]
  await done(guard.call(visits.enterByPhone, { ...act(), id: called, ...byPhone }))
  await done(letIn(garita, guard, here, overruled, said('Prima')))
  for (const id of [luis, called, overruled]) await done(guard.call(visits.leave, { ...act(), id }))
  const urgent = newId()
  await done(guard.call(arrivals.emergency, { ...act(), event_id: urgent }))
  await done(guard.call(arrivals.noteEmergency, { ...act(), id: urgent, unit_number: null, reason: said('Caída') }))

  // What a station tells, also of somebody whom nobody knows.
  const incident = made(there, incidentOf({ what_happened: said('Pelea'), place: 'Casa Zrdez', told_text: 'Zrdelia' }))
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
  await tell(there, made(there, { kind: 'override', ...unknown, reason: said('Dice'), authorized_by: 'Zrdelia' }))
  expect(station.condominium_id).toBe(here)

  // What is said of a party.
  const clubhouse = await amenityOf(garita, here)
  await book(ana, clubhouse, { purpose: said('Fiesta'), guest_list: ['Zrdana Zrdez'], guest_count: 1 })

  // Letters and pushes that were about to go.
  await eventually(async () => {
    await garita.owner.query('update jobs set run_at = now() where locked_until is null')
    const { rows } = await garita.owner.query('select from jobs where attempts = 0')
    if (rows.length > 0) throw new Error('jobs wait')
  })
  // What has no end ends with the home of its host.
  await garita.owner.query('update residences set until = now() where profile_id = any($1)', [[ana.id, beto.id]])
}

test('a forgotten name stands in no table once its terms are over, and never in a log', async () => {
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
  for (const file of readdirSync(garita.settings.data_folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toMatch(planted)
  }
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => planted.test(line))).toEqual([])
})
