import type pg from 'pg'
import { leaveTablets } from './tabletLimits.ts'

/** The days identify the rows, so no two places have the same days. */
export async function leaveWrittenRows(owner: pg.Pool, place: string, days: number): Promise<void> {
  await owner.query(
    `insert into station_keys (condominium_id, id, station_id, profile_id, public_key, ended_at)
      select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), decode(repeat('01', 32), 'hex'), ended
        from unnest(array[null, now(), now() - interval '70 days']) ended`,
    [place],
  )
  await owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason, code_kind, code_end, code_hash)
      select $1, gen_random_uuid(), at, gen_random_uuid(), 'red', 'unknown_number', 'number', '45', access.hash_of_code($1, 'number', '12345')
        from unnest(array[now(), now() - interval '40 days']) at`,
    [place],
  )
  await owner.query(
    `insert into authorization_changes (condominium_id, authorization_id, at, what, by_role)
      select $1, gen_random_uuid(), at, 'edited', 'resident' from unnest(array[now(), now() - interval '40 days']) at`,
    [place],
  )
  await owner.query(
    `insert into stray_acts (condominium_id, id, sent_by, sent_by_name, kind, at, arrived_at, said)
      select $1, gen_random_uuid(), gen_random_uuid(), 'Gus', 'entry', at, at, '{}'
        from unnest(array[now(), now() - interval '40 days']) at`,
    [place],
  )
  await owner.query(
    `insert into stray_counts (condominium_id, sent_by, day) select $1, gen_random_uuid(), day
      from unnest(array[current_date - $2::int, current_date - 40 - $2::int]) day`,
    [place, days],
  )
}

export const saidOfClosed = 'Ya quedó'

/** Makes an open and a closed incident in each condominium, with a note each; the open one is about a line of the log. */
async function leaveIncidents(owner: pg.Pool, condominiums: readonly string[]): Promise<void> {
  await owner.query(
    `with made as (
      insert into incidents (condominium_id, id, kind, occurred_at, written_at, what_happened, actor_id, actor_name, closed_at)
        select place, gen_random_uuid(), 'noise', now(), now(), 'Fiesta', gen_random_uuid(), 'Gus', closed
          from unnest($1::uuid[]) place, unnest(array[null, now()]) closed returning *),
    noted as (
      insert into incident_notes (condominium_id, id, incident_id, said, written_at, actor_id, actor_name)
        select condominium_id, gen_random_uuid(), id, case when closed_at is null then 'Sigue' else $2 end, now(), actor_id, 'Gus' from made)
    insert into incident_lines (condominium_id, incident_id, log_id)
      select distinct on (l.condominium_id) l.condominium_id, m.id, l.id
        from made m join access_logs l on l.condominium_id = m.condominium_id where m.closed_at is null`,
    [condominiums, saidOfClosed],
  )
}

export const lookedAtUnit = 'Un golpe en el auto'

interface Looking {
  condominium_id: string
  by_id: string
  /** The alarm's contact person. */
  answers_id?: string
}

/**
 * Makes three disclosures in each condominium: an open one about unit 101, one about another unit, and one that the home may not see yet.
 */
export async function leaveLooks(owner: pg.Pool, looking: readonly Looking[]): Promise<void> {
  for (const { condominium_id, by_id } of looking) {
    await owner.query(
      `with made as (
        insert into looks (condominium_id, id, by_id, by_role, by_name, kind, subject, covers_from, covers_until, reason, said, units, told_from)
          select $1, gen_random_uuid(), $2, 'admin', 'Ana', 'unit', unit, now() - interval '1 day', now() + interval '1 hour', 'damage', said,
              array[unit], later
            from (values ('101', $3, null::timestamptz), ('102', 'Otra casa de la calle', null), ('101', 'Una denuncia de la calle', now() + interval '9 days')) one (unit, said, later)
          returning condominium_id, id, said), sheets as (
        insert into evidence_sheets (condominium_id, id, folio, hash, by_id, by_name, look_id, question, lines)
          select condominium_id, gen_random_uuid(), concat_ws('-', upper(left(id::text, 4)), '0000', '0000'), sha256(id::text::bytea), $2, 'Ana',
              case when said = $3 then id end,
              '{}', 1 from made), held as (
        insert into holds (condominium_id, id, asked_by, asked_by_name, wanted_until, agreed_at, agreed_by, agreed_by_name, ended_at, ended_by,
            ended_by_name, ended_why, protects_until)
          select condominium_id, id, $2, case when said = $3 then 'Ana' else 'Eva' end, now() + interval '1 day', now(), gen_random_uuid(), 'Otra',
              now(), $2, 'Ana', 'Se aclaró', now() from made where said <> 'Una denuncia de la calle'), kept as (
        insert into hold_rows (condominium_id, row_id, hold_id) select condominium_id, gen_random_uuid(), id from made where said = $3)
        insert into look_rows (condominium_id, row_id, look_id) select condominium_id, gen_random_uuid(), id from made where said = $3`,
      [condominium_id, by_id, lookedAtUnit],
    )
  }
}

/** Makes an ended alarm of each, and a person on the list of the condominium. */
export async function leaveAlarms(owner: pg.Pool, raised: readonly Looking[]): Promise<void> {
  for (const { condominium_id, by_id, answers_id } of raised) {
    await owner.query(
      `with listed as (
        insert into alarm_contacts (condominium_id, id, name, telephone, profile_id, step)
          values ($1, gen_random_uuid(), 'Ana', '5512345678', $3, 1))
        insert into alarms (condominium_id, id, pressed_at, raised_by, raised_by_name, raised_as, taken_at, taken_by, taken_by_name, ended_at,
            ended_by_name, note, tells_next_at)
          values ($1, gen_random_uuid(), now(), $2, 'Ana', 'resident', now(), $2, 'Gus', now(), 'Gus', 'Nada', null)`,
      [condominium_id, by_id, answers_id ?? null],
    )
  }
}

export const disputedIn101 = 'En disputa'

/** Makes disputed entries in two units of each condominium. */
export async function leaveDisputed(owner: pg.Pool, condominiums: readonly string[]): Promise<void> {
  await owner.query(
    `with disputed as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name, conflict)
        select place, gen_random_uuid(), gen_random_uuid(), 'entry', unit, 'agent', 'Gus', 'revoked_meanwhile'
          from unnest($1::uuid[]) place, unnest(array['101', '102']) unit returning condominium_id, id, unit_number)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name)
      select condominium_id, id, 'temporary_visitor', case unit_number when '101' then $2 else 'Eva' end from disputed`,
    [condominiums, disputedIn101],
  )
  await leaveWorkers(owner, condominiums)
  await leaveIncidents(owner, condominiums)
  await leaveRules(owner, condominiums)
}

/** Makes current and ended rules of two homes in each condominium, and left items for both. */
async function leaveRules(owner: pg.Pool, condominiums: readonly string[]): Promise<void> {
  await owner.query(
    `insert into home_rules (condominium_id, id, unit_number, kind, company, action, made_by_name, ended_at)
      select place, gen_random_uuid(), unit, 'delivery', 'Rappi', 'let_in', 'Ana', ended
        from unnest($1::uuid[]) place, unnest(array['101', '102']) unit, unnest(array[null, now()]) ended`,
    [condominiums],
  )
  await owner.query(
    `insert into left_items (condominium_id, id, unit_number, kind, left_at, taken_by_name)
      select place, gen_random_uuid(), unit, 'package', now(), 'Gus' from unnest($1::uuid[]) place, unnest(array['101', '102']) unit`,
    [condominiums],
  )
}

/** Makes a worker of several homes, and an act that counts for two of them. */
async function leaveWorkers(owner: pg.Pool, condominiums: readonly string[]): Promise<void> {
  await owner.query(
    `with joined as (insert into engagements (condominium_id, authorization_id, worker_id)
        select place, gen_random_uuid(), gen_random_uuid() from unnest($1::uuid[]) place)
      insert into shared_acts (condominium_id, log_id, act_id)
        select distinct on (condominium_id) condominium_id, id, id from access_logs where condominium_id = any($1) and conflict is not null`,
    [condominiums],
  )
}

/** Makes a booking of each resident that waits for an answer, with a guest. */
export async function leaveReservations(owner: pg.Pool, here: string, there: string) {
  await owner.query(`update amenities set exclusive = false, weekly_limit = null`)
  await owner.query(`insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number,
      reservation_date, start_time, end_time)
    select r.condominium_id, gen_random_uuid(), m.id, r.profile_id, r.id, r.unit_number, current_date + 2 + (row_number() over (partition by r.profile_id))::integer,
        '16:00', '18:00'
      from residences r join amenities m on m.condominium_id = r.condominium_id and m.amenity_type = 'clubhouse'
      where r.since is not null and r.until is null`)
  await owner.query(`insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
    select condominium_id, gen_random_uuid(), id, resident_id, 1, 'Eva' from amenity_reservations`)
  const { rows } = await owner.query<{ condominium_id: string; id: string }>(
    `select condominium_id, id from amenities where amenity_type = 'clubhouse'`,
  )
  const clubhouseOf = (place: string) => rows.find((row) => row.condominium_id === place)?.id ?? ''
  return { here: clubhouseOf(here), there: clubhouseOf(there) }
}

/** Makes incidents, alarms, disclosures with their sheets, tablets and shifts of a condominium. */
export async function leaveBooks(owner: pg.Pool, place: string, byId: string): Promise<void> {
  const { rows } = await owner.query('select id from gates where condominium_id = $1', [place])
  await leaveIncidents(owner, [place])
  await leaveAlarms(owner, [{ condominium_id: place, by_id: byId }])
  await leaveLooks(owner, [{ condominium_id: place, by_id: byId }])
  await leaveTablets(owner, { place, gate: rows[0].id, token: place })
}
