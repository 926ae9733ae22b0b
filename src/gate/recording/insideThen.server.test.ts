/** A short rule in TypeScript and the database must agree whether a visitor or guest was inside at the moment of a late entry. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { amenityOf, book } from '../../../tests/support/bookings.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'

const garita = openForFile(sharedInstallation)
let here: string
let elsewhere: string
beforeAll(async () => {
  here = await garita.condominium()
  elsewhere = await garita.condominium()
})

const stations = [newId(), newId()] as const
const noon = Date.parse('2026-03-10T18:00:00Z')
const moment = (minute: number) => new Date(noon + minute * 60_000).toISOString()

const line = fc.record({
  what: fc.constantFrom(
    'entry',
    'entry',
    'exit',
    'exit',
    'visitor_checkout',
    'visitor_registered',
    'document_revealed',
  ),
  minute: fc.integer({ min: 0, max: 8 }),
  station: fc.constantFrom(...stations, null),
  conflict: fc.constantFrom(null, null, 'unknown', 'not_allowed'),
  place: fc.constantFrom('here', 'here', 'elsewhere'),
})
const history = fc.record({ kind: fc.constantFrom('visit', 'guest'), lines: fc.array(line, { maxLength: 7 }) })
type History = ReturnType<typeof drawn>[number]

const drawn = (count: number) =>
  fc.sample(history, count).map(({ kind, lines }) => ({
    kind,
    subject: newId(),
    // The line with the higher id is the later of two at the same moment.
    lines: lines.map((one) => ({ ...one, id: newId() })),
  }))

/** The line before decides; so does the next one of another station, which may have arrived earlier. */
function insideThen({ kind, lines }: History, minute: number, station: string): boolean {
  const passages = kind === 'visit' ? ['entry', 'exit', 'visitor_checkout'] : ['entry', 'exit']
  const counted = lines
    .filter(({ what, conflict, place }) => passages.includes(what) && conflict !== 'unknown' && place === 'here')
    .sort((a, b) => a.minute - b.minute || a.id.localeCompare(b.id))
  const before = counted.filter((one) => one.minute <= minute).at(-1)
  const after = counted.find((one) => one.minute > minute)
  return before?.what === 'entry' || (after?.what === 'entry' && after.station !== station)
}

async function write(histories: readonly History[]): Promise<void> {
  const rows = histories.flatMap(({ kind, subject, lines }) =>
    lines.map(({ id, what, minute, station, conflict, place }) => ({
      ...{ id, event_type: what, occurred_at: moment(minute), station_id: station, conflict },
      condominium_id: place === 'here' ? here : elsewhere,
      ...(kind === 'visit' ? { authorization_id: subject } : { guest_id: subject, reservation_id: subject }),
    })),
  )
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table access_logs disable trigger user')
    await client.query(
      `insert into access_logs (condominium_id, id, authorization_id, guest_id, reservation_id, event_type, occurred_at, station_id,
          conflict, unit_number, actor_role, actor_name)
        select condominium_id, id, authorization_id, guest_id, reservation_id, event_type, occurred_at, station_id, conflict,
            '101', 'agent', 'Gus'
          from jsonb_populate_recordset(null::access_logs, $1)`,
      [JSON.stringify(rows)],
    )
    await client.query('alter table access_logs enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('tells in SQL and at the station alike whether a person was inside, for thousands of moments of random histories', async () => {
  const histories = drawn(draws(80, 5000))
  await write(histories)
  const asked = histories.flatMap((one) =>
    [-1, 0, 2, 4, 6, 8].flatMap((minute) => stations.map((station) => ({ one, minute, station }))),
  )
  const { rows } = await garita.owner.query<{ inside: boolean }>(
    `select case f ->> 'kind'
        when 'visit' then access.visit_inside_then($2, (f ->> 'subject')::uuid, (f ->> 'station')::uuid, (f ->> 'at')::timestamptz)
        else access.guest_inside_then($2, (f ->> 'subject')::uuid, (f ->> 'station')::uuid, (f ->> 'at')::timestamptz) end as inside
      from jsonb_array_elements($1) with ordinality one (f, n) order by n`,
    [
      JSON.stringify(
        asked.map(({ one: { kind, subject }, minute, station }) => ({ kind, subject, station, at: moment(minute) })),
      ),
      here,
    ],
  )
  const differ = asked.filter(({ one, minute, station }, n) => rows[n]?.inside !== insideThen(one, minute, station))
  expect(differ.slice(0, 2)).toEqual([])
  expect(new Set(rows.map(({ inside }) => inside)).size).toBe(2)
})

test('flags a guest who came by another station as inside elsewhere', async () => {
  const ana = await garita.person({ condominium: here, unit: '101' })
  const booking = await book(ana, await amenityOf(garita, here))
  const guest = newId()
  await garita.owner.query(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name) values ($1, $2, $3, $4, 1, 'Eva')`,
    [here, guest, booking, ana.id],
  )
  await garita.owner.query(`update amenity_reservations set guest_count = 5 where id = $1`, [booking])
  await garita.owner.query(`update amenity_reservations set created_at = $2, approved_at = $2 where id = $1`, [
    booking,
    moment(-1),
  ])
  const id = newId()
  await write([
    {
      kind: 'guest',
      subject: guest,
      lines: [{ id, what: 'entry', minute: 2, station: stations[0], conflict: null, place: 'here' }],
    },
  ])
  const said = async (minute: number) => {
    const { rows } = await garita.owner.query<{ word: string | null }>(
      `select access.guest_conflict_of(b, g, $3, $4) as word from amenity_reservations b, reservation_guests g where b.id = $1 and g.id = $2`,
      [booking, guest, stations[1], moment(minute)],
    )
    return rows[0]?.word
  }
  expect(await said(3)).toBe('already_inside_elsewhere')
})
