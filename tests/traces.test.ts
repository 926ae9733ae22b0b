/** Makes each call that may show staff old data of other people, and counts the lines that it leaves. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '../src/app/start/calls.server.ts'
import type { Call } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { amenityOf, book } from './support/bookings.ts'
import { type StationWorld, stationWorld } from './support/gate/stations.ts'
import { type TestPerson, testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { leaveOld } from './support/past.ts'
import { answersPeople } from './support/personal.ts'
import { samplesFor } from './support/samples.ts'
import { isLine, lines, mayBeOld, provenBy, type Trace, traces } from './support/traces.ts'
import { authorize, dayIn, mexico } from './support/visits.ts'

const garita = openForFile(testInstallation)
let at: StationWorld
/** The rows that `plant` made, for the ids in the calls. */
let ids: string[]
beforeAll(async () => {
  at = await stationWorld(garita)
  ids = await plant()
})

/** Every old row of `plant` has this mark in its names, document and plate, and this telephone. */
const mark = 'zmarcaz'
const telephone = '5599887766'

async function plant(): Promise<string[]> {
  const { here, ana } = at
  const { owner } = garita
  await owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const worn = { name: `'${mark}'`, last_name: `'${mark}'`, id_document: `'ZMARCAZ'`, vehicle_plate: `'ZMARCAZ'` }
  const visit = await leaveOld(garita, here, ana, { ...worn, phone_number: `'${telephone}'` })
  const standing = await authorize(garita, ana, 'permanent_visitor', { name: mark, last_name: mark })
  const hall = await amenityOf(garita, here, 'clubhouse', { exclusive: false })
  const booking = await book(ana, hall, { guest_count: 1, guest_list: [mark] })
  const unit = newId()
  await owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, $2, '101') on conflict (condominium_id, unit_number) do update set unit_number = '101' returning id`,
    [here, unit],
  )
  await asOwner([
    `update authorizations set created_at = now() - interval '100 days', updated_at = now() - interval '100 days' where id = '${standing}'`,
    `update amenity_reservations set reservation_date = reservation_date - 40, starts_at = starts_at - interval '40 days',
      ends_at = ends_at - interval '40 days', decided_at = now() - interval '50 days', asked_at = now() - interval '50 days',
      created_at = now() - interval '50 days' where id = '${booking}'`,
    `update access_logs set occurred_at = now() - interval '100 days' where condominium_id = '${here}'`,
    `update access_log_subjects set written_at = now() - interval '100 days' where condominium_id = '${here}'`,
  ])
  await owner.query(
    `insert into stray_acts (condominium_id, id, sent_by, sent_by_name, kind, at, arrived_at, said)
      values ($1, $2, $3, 'Gus', 'override', now() - interval '5 days', now() - interval '5 days', $4)`,
    [here, newId(), at.guard.id, JSON.stringify({ name: mark, reason: mark, authorized_by: mark })],
  )
  const { rows } = await owner.query(
    `select id from units where condominium_id = $1 union all
    select id from residences where condominium_id = $1`,
    [here],
  )
  return [visit, standing, booking, ana.id, hall, ...rows.map(({ id }) => String(id))]
}

/** Changes rows as the owner, past all policies, in one transaction. */
async function asOwner(statements: readonly string[]): Promise<void> {
  const aged = ['authorizations', 'amenity_reservations', 'access_logs', 'access_log_subjects']
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    for (const table of aged) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of statements) await client.query(statement)
    for (const table of aged) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

const people = {
  guard: () => garita.person({ user_role: 'agent', assigned: [at.here] }),
  office: () => garita.person({ user_role: 'admin', assigned: [at.here] }),
} as const
type Reader = keyof typeof people
const readers = Object.keys(people) as Reader[]

const kept = async () => {
  const counts = Object.values(lines).map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await garita.owner.query(`select ${counts.join(', ')}`)
  return rows[0] as Record<string, number>
}

/** True when an answer has the mark or the telephone of an old row. */
async function handsOut(call: Call, { token }: TestPerson, input: unknown): Promise<boolean> {
  const response = await garita.app.request(`/api/v1/${call.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${token}` },
    body: JSON.stringify(input),
  })
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return response.ok && (text.toLowerCase().includes(mark) || text.includes(telephone))
}

function inputsOf(call: Call): unknown[] {
  const given = {
    ...{ condominium_id: at.here, gate_id: at.main, station_id: at.station.station_id, unit_number: '101' },
    ...{ resident_id: ids[3], authorization_id: ids[0], search: mark, code: mark, language: 'es', format: 'csv' },
    ...{ from: dayIn(mexico, -300), until: dayIn(mexico, 1), after: '', month: dayIn(mexico, -200).slice(0, 7) },
  }
  const periods = { from: new Date(Date.now() - 300 * 86_400_000).toISOString(), until: new Date().toISOString() }
  const whole = [...samplesFor(call, given), ...samplesFor(call, { ...given, ...periods })]
  const named = whole.flatMap((input) =>
    typeof input === 'object' && input !== null && 'id' in input ? ids.map((id) => ({ ...input, id })) : [input],
  )
  const unlike = new Map(named.map((input) => [JSON.stringify(input), input]))
  return [...unlike.values()].filter((input) => call.input.safeParse(input).success)
}

function traceOf({ name }: Call, reader: Reader, input: unknown): Trace {
  const said = traces[name] ?? 'work'
  if (typeof said === 'string') return said
  const narrowed = Object.entries(input ?? {}).filter(([field, value]) => field !== 'condominium_id' && value !== '')
  return reader === 'guard' && said.bare && input !== null && narrowed.length === 0 ? said.bare : said[reader]
}

const answering = calls.map(({ call }) => call as Call).filter((call) => !call.for_devices && answersPeople(call))

test('lists for every call that returns personal data the line that it leaves, or the reason for none', () => {
  expect(Object.keys(traces).toSorted()).toEqual(answering.map(({ name }) => name).toSorted())
})

test('names a test for each trace that no generated input reaches', () => {
  for (const [name, file] of Object.entries(provenBy)) {
    const said = traces[name]
    expect(
      [said].flatMap((one) => (typeof one === 'object' ? [one.guard, one.office] : (one ?? []))).some(isLine),
    ).toBe(true)
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(name.slice(name.indexOf('.')))
  }
})

/** Writes change data: their own tests prove their lines. */
const readable = answering.filter(({ kind }) => kind !== 'write')

test.each(readers)(
  'leaves the listed line when it shows staff data of other people older than a day: %s',
  async (reader) => {
    const faults: string[] = []
    for (const call of readable) {
      let handed = false
      for (const input of inputsOf(call)) {
        const person = await people[reader]()
        const before = await kept()
        if (!(await handsOut(call, person, input))) continue
        handed = true
        const after = await kept()
        const trace = traceOf(call, reader, input)
        const grown = Object.keys(lines).filter((line) => {
          const table = lines[line as keyof typeof lines]
          return (after[table] ?? 0) > (before[table] ?? 0)
        })
        if (isLine(trace) ? !grown.includes(trace) : !mayBeOld(trace))
          faults.push(`${call.name} (${trace}): ${grown.join(', ') || 'no line'} ${JSON.stringify(input)}`)
      }
      const trace = traceOf(call, reader, null)
      if (isLine(trace) && !handed && !(call.name in provenBy))
        faults.push(`${call.name}: says "${trace}", and hands out nothing old`)
    }
    expect(faults).toEqual([])
  },
)
