/** Random but repeatable days of everything that a report counts, also before the first and after the last day. */
import { newId } from '../../../src/shared/ids.ts'
import { instantOf } from '../../../src/shared/time.ts'
import { drawing } from '../chance.ts'
import type { TestInstallation } from '../installation.ts'
import {
  ask,
  authorize,
  book,
  day,
  hour,
  iso,
  live,
  minute,
  type Place,
  type Rows,
  tick,
  unanswered,
  type Week,
} from './gateChance.ts'

const halfMinute = minute / 2

/** Creates a condominium with all its rows, and returns its id. */
export async function layDown(garita: TestInstallation, week: Week, seed: number, name: string): Promise<string> {
  const place = await openPlace(garita, week, seed, name)
  for (let number = 0; number < 40; number++) authorize(place)
  for (let number = 0; number < 60; number++) ask(place)
  for (const ago of [0, 30 * hour]) ask(place, place.last - ago, unanswered)
  for (let number = 0; number < 30; number++) book(place)
  for (let number = 0; number < 10; number++) live(place)
  tick(place, week)
  await store(garita, place.rows)
  await fallSilent(garita, place)
  // The log keeps the name of a person whose authorization was deleted.
  const forget = `delete from authorizations where condominium_id = $1 and name = 'Soon forgotten'`
  await past(garita, 'authorizations', forget, [place.condominium_id])
  return place.condominium_id
}

async function openPlace(
  garita: TestInstallation,
  { zone, from, until }: Week,
  seed: number,
  name: string,
): Promise<Place> {
  const condominiumId = await garita.condominium(name)
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [condominiumId, zone])
  const host = await garita.person({ condominium: condominiumId, full_name: 'Olga Ruiz' })
  const homes = await garita.owner.query(
    'select profile_id, id as residence_id from residences where profile_id = $1',
    [host.id],
  )
  const amenities = await garita.owner.query(
    'select id from amenities where condominium_id = $1 order by amenity_type',
    [condominiumId],
  )
  const { chance, one } = drawing(seed)
  const first = instantOf(from, 0, zone) - day
  const last = Math.min(instantOf(until, 0, zone) + 2 * day, Math.floor(Date.now() / minute - 60) * minute)
  return {
    condominium_id: condominiumId,
    rows: {
      authorizations: [],
      amenity_reservations: [],
      reservation_guests: [],
      access_logs: [],
      access_log_subjects: [],
    },
    home: homes.rows[0],
    amenities: amenities.rows.map(({ id }) => id),
    ...{ chance, one },
    last,
    moment: () => first + Math.floor((chance() * (last - first)) / 1000) * 1000,
  }
}

async function store(garita: TestInstallation, rows: Rows): Promise<void> {
  for (const [table, made] of Object.entries(rows)) {
    const columns = Object.keys(made[0] ?? {}).join(', ')
    const insert = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`
    // A trigger computes presence from the log, so these rows are inserted with triggers.
    if (table.startsWith('access')) await garita.owner.query(insert, [JSON.stringify(made)])
    else await past(garita, table, insert, [JSON.stringify(made)])
  }
}

/** Inserts without triggers, which reject old dates. */
async function past({ owner }: TestInstallation, table: string, text: string, values: unknown[]): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`begin; alter table ${table} disable trigger user`)
    await client.query(text, values)
    await client.query(`alter table ${table} enable trigger user; commit`)
  } finally {
    client.release()
  }
}

/** Makes outages of one station and of one whose gate was deleted; they overlap, exceed the days, and last half minutes. */
async function fallSilent({ owner }: TestInstallation, { condominium_id, chance, moment }: Place): Promise<void> {
  const stations = [newId(), newId()]
  await owner.query(
    `insert into stations (condominium_id, id, gate_id) select condominium_id, $2, id from gates where condominium_id = $1`,
    [condominium_id, stations[0]],
  )
  for (let number = 0; number < 12; number++) {
    const began = Math.floor(moment() / halfMinute) * halfMinute
    await owner.query(
      'insert into station_outages (condominium_id, id, station_id, began_at, ended_at) values ($1, $2, $3, $4, $5)',
      [
        ...[condominium_id, newId(), stations[number % 2], iso(began)],
        iso(began + Math.floor(chance() * 10 * 120) * halfMinute),
      ],
    )
  }
}
