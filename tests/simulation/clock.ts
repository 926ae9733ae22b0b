/** Moves time for the rows of one hour: waiting requests grow older, and the finished hour moves to its place in the month. */
import pg from 'pg'
import { superuserPassword } from '../../src/server/embedded/start.ts'
import { zoneAt } from '../support/clocks.ts'
import { clusterSecret } from '../support/databases.ts'
import type { TestInstallation } from '../support/installation.ts'

/** Opens a connection on which no trigger fires. Disabling triggers instead would make every session plan its queries again. */
export async function handsOf({ owner_url }: TestInstallation): Promise<pg.Client> {
  const url = new URL(owner_url)
  url.username = 'postgres'
  url.password = superuserPassword(clusterSecret)
  const hands = new pg.Client({ connectionString: url.toString() })
  await hands.connect()
  await hands.query('set session_replication_role = replica')
  return hands
}

/** Moves open requests back by that many seconds. */
export const waited = (hands: pg.Client, here: string, ids: readonly string[], seconds: number) =>
  hands.query(
    `update authorizations set created_at = clock_timestamp() - make_interval(secs => $3)
      where condominium_id = $1 and id = any($2::uuid[]) and outcome is null`,
    [here, ids, seconds],
  )

/** Sets the time zone of the condominium so that it is that hour there. */
export const beHour = (hands: pg.Client, here: string, hour: number) =>
  hands.query('update condominiums set time_zone = $2 where id = $1', [here, zoneAt(hour)])

/** Moves the rows written since then to a place of the month, in whole minutes, as dates are stored. */
export async function moveBack(hands: pg.Client, here: string, since: Date, place: Date): Promise<void> {
  const minutes = Math.round((since.getTime() - place.getTime()) / 60_000)
  const move = (table: string, columns: readonly string[], by: string, more = 'true') =>
    hands.query(
      `update ${table} set ${columns.map((column) => `${column} = ${column} - make_interval(mins => $3::int)`).join(', ')}
        where condominium_id = $1 and ${by} > $2::timestamptz - interval '5 minutes' and ${more}`,
      [here, since, minutes],
    )
  const ask = ['created_at', 'outcome_at', 'decided_at', 'closed_at', 'registered_at', 'valid_from', 'valid_until']
  await move('authorizations', ask, 'created_at', `auth_type = 'temporary_visitor'`)
  await move('access_log_subjects', ['written_at'], 'written_at')
  await move('access_logs', ['occurred_at', 'recorded_at'], 'occurred_at')
  await move('access_decisions', ['at', 'arrived_at'], 'at')
}

/** Updates the planner's statistics, as PostgreSQL does by itself on a server that runs longer. */
export const statistics = (hands: pg.Client) =>
  hands.query('analyze profiles, residences, units, authorizations, access_logs, access_log_subjects, access_decisions')
