import type pg from 'pg'
import { hashOf } from '../../src/server/keys/tokens.ts'

export const tabletLimits: readonly (readonly [table: string, set: string, constraint: string])[] = [
  ['enrolled_stations', `name = ''`, 'enrolled_station_name_length'],
  ['enrolled_stations', `name = repeat('x', 81)`, 'enrolled_station_name_length'],
  ['enrolled_stations', 'station_id = null', 'enrolled_station_whole'],
  ['enrolled_stations', 'token_hash = null', 'enrolled_station_whole'],
  ['shifts', 'ended_at = now()', 'shift_ended'],
  ['shifts', `ended_at = now(), ended_how = 'slept'`, 'shift_ended_how'],
  ['shifts', 'open_inside = -1', 'shift_counts'],
  ['shifts', 'open_asks = -1', 'shift_counts'],
  ['shifts', 'open_incidents = -1', 'shift_counts'],
  ['relief_keys', `mark = 'x'`, 'relief_key_mark'],
  ['relief_keys', `public_key = '\\x01'`, 'relief_key_length'],
  ['relief_keys', 'closes_at = opens_at', 'relief_key_hours'],
  ['relief_keys', `ends_at = closes_at - interval '1 hour'`, 'relief_key_hours'],
  ['profiles', `relief_until = now()`, 'profile_relief'],
  ['condominiums', 'idle_lock_minutes = 6', 'condominium_idle_lock'],
  ['condominiums', `badge_kinds = '{taxi}'`, 'condominium_badge_kinds'],
  ['authorizations', `badge = 'a 1'`, 'authorization_badge'],
]

/** Leaves a tablet that works and one that was lost and wiped, and a current and an old shift. */
export async function leaveTablets(
  owner: pg.Pool,
  { place, gate, token }: { place: string; gate: string; token: string },
) {
  await owner.query(
    `insert into enrolled_stations (condominium_id, id, gate_id, name, station_id, enrolled_at, token_hash, lost_at, wiped_at)
      values ($1, gen_random_uuid(), $2, 'Tableta', gen_random_uuid(), now(), $3, null, null),
        ($1, gen_random_uuid(), $2, 'Perdida', gen_random_uuid(), now(), sha256($3), now(), now())`,
    [place, gate, hashOf(token)],
  )
  await owner.query(
    `insert into shifts (condominium_id, id, station_id, gate_id, profile_id, started_at)
      select $1, gen_random_uuid(), gen_random_uuid(), $2, gen_random_uuid(), at from unnest(array[now(), now() - interval '2 years']) at`,
    [place, gate],
  )
  await owner.query(
    `insert into relief_keys (condominium_id, id, enrolled_id, day, mark, public_key, opens_at, closes_at, ends_at)
      select condominium_id, gen_random_uuid(), id, current_date, '00000000', decode(repeat('01', 32), 'hex'), now(),
        now() + interval '1 day', now() + interval '30 hours' from enrolled_stations where condominium_id = $1 and lost_at is null`,
    [place],
  )
  await owner.query(
    `insert into relief_readings (condominium_id, id, enrolled_id, day, read_by, read_by_name)
      values ($1, gen_random_uuid(), gen_random_uuid(), current_date, gen_random_uuid(), 'Sofía Mora')`,
    [place],
  )
}

export function tabletStatus(row: Record<string, string>, place: string): string {
  const old = row.started_at && Date.now() - Date.parse(row.started_at) > 365 * 24 * 60 * 60_000
  return `${row.wiped_at ? 'wiped ' : old ? 'expired ' : ''}${place}`
}
