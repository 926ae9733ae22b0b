import type { AuthType } from '../../src/authorizations/kinds.ts'
import { amenityOf, morningZone } from '../support/bookings.ts'
import { type Chance, drawing } from '../support/chance.ts'
import { type StationWorld, secondStation, stationWorld } from '../support/gate/stations.ts'
import { type Answer, type TestInstallation, type TestPerson, testInstallation } from '../support/installation.ts'

/** The rows of the database when the actions of a wave are drawn. */
export interface Rows {
  authorizations: { id: string; auth_type: AuthType; revision: number; resident_id: string | null }[]
  reservations: { id: string; revision: number; amenity_id: string; resident_id: string }[]
  guests: { id: string; reservation_id: string }[]
  residents: { id: string; email: string }[]
  gates: { id: string }[]
  devices: { id: string }[]
}

export interface Crowd extends Chance {
  readonly garita: TestInstallation
  readonly here: string
  readonly there: string
  readonly zone: string
  readonly pool: string
  readonly stations: readonly StationWorld[]
  readonly guards: readonly TestPerson[]
  readonly admin: TestPerson
  readonly root: TestPerson
  residents: TestPerson[]
}

/** Null when there is no row to act on. */
export type Act = (crowd: Crowd, now: Rows) => Promise<Answer<unknown>> | null
export type Acts = Readonly<Record<string, Act>>

export const onOne = <T>(rows: readonly T[], { one }: Crowd, act: (row: T) => Promise<Answer<unknown>>) =>
  rows.length > 0 ? act(one(rows)) : null

export async function crowd(seed: number): Promise<Crowd> {
  const garita = await testInstallation()
  const station = await stationWorld(garita)
  const there = await garita.condominium('Otro')
  // In this zone the bookings of today are still to come.
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $1', [zone])
  return {
    ...{ ...drawing(seed), garita, there, zone, here: station.here },
    pool: await amenityOf(garita, station.here, 'pool', { exclusive: false, needs_approval: true }),
    stations: [station, await secondStation(station)],
    guards: [station.guard, await garita.person({ user_role: 'agent', assigned: [station.here, there] })],
    admin: await garita.person({ user_role: 'admin', assigned: [station.here, there] }),
    root: await garita.person({ user_role: 'super_admin' }),
    residents: [],
  }
}

/** Adds residents until there are three, restores removed assignments, and reads the newest rows to act on. */
export async function gather(all: Crowd): Promise<Rows> {
  const { garita, here, guards, admin, one } = all
  const { rows: living } = await garita.owner.query<{ id: string }>(
    `select p.id from profiles p join residences r on r.profile_id = p.id and r.until is null and r.since is not null
      where r.condominium_id = $1`,
    [here],
  )
  all.residents = all.residents.filter(({ id }) => living.some((person) => person.id === id))
  while (all.residents.length < 3) {
    all.residents.push(await garita.person({ condominium: here, unit: one(['101', '102']) }))
  }
  await garita.owner.query(
    'insert into assignments (condominium_id, profile_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [here, [admin, ...guards].map(({ id }) => id)],
  )
  const { rows } = await garita.owner.query<{ now: Rows }>(things, [here])
  if (!rows[0]) throw new Error('there is nothing')
  return rows[0].now
}

const newest = (columns: string, table: string, many: number, where = 'condominium_id = $1') =>
  `coalesce((select json_agg(t) from (select ${columns} from ${table} where ${where} order by id desc limit ${many}) t), '[]')`

const things = `select json_build_object(
  'authorizations', ${newest('id, auth_type, revision, resident_id', 'authorizations', 6)},
  'reservations', ${newest('id, revision, amenity_id, resident_id', 'amenity_reservations', 4)},
  'guests', ${newest('id, reservation_id', 'reservation_guests', 4)},
  'residents', ${newest('id, email', 'profiles', 4, `user_role = 'resident' and $1 is not null`)},
  'gates', ${newest('id', 'gates', 3)},
  'devices', ${newest('id', 'gate_devices', 2)}) as now`
