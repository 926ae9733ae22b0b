/** Rows about the people of the test world: marks, devices, deliveries, codes and records of their acts. */
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import type { PreparedDatabase } from './database.ts'
import type { Made } from './people.ts'

/** Makes rows that the sweep may delete, and younger ones that it must keep. */
export async function leaveExpired(
  { owner }: PreparedDatabase,
  { id, email }: Made,
  condominiums: readonly string[],
): Promise<void> {
  await owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at) values ($1, $2, $3, '', now() - interval '1 day')`,
    [newId(), hashOf(newToken()), id],
  )
  await owner.query(
    `insert into one_time_tokens (token_hash, purpose, profile_id, email, expires_at)
      values ($1, 'reset', $2, $3, now() - interval '1 day')`,
    [hashOf(newToken()), id, email],
  )
  await owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since, until)
      select place, gen_random_uuid(), $2, '99', now() - interval '2 days', now() - interval '1 day' from unnest($1::uuid[]) place`,
    [condominiums, id],
  )
  await owner.query(`insert into jobs (name, payload) values ('test', '{}')`)
  await owner.query(`insert into attempts (key, count, resets_at)
    values ('fresh', 1, now() + interval '1 hour'), ('expired', 1, now() - interval '1 hour')`)
  await owner.query(`insert into unsent_messages (id, recipient, subject, body, created_at) values
    (gen_random_uuid(), 'a@garita.test', '', '', now()),
    (gen_random_uuid(), 'b@garita.test', '', '', now() - interval '31 days')`)
}

/** Makes a mark and a device of each person, and a delivery of a request to each resident. */
export async function leaveNotices({ owner }: PreparedDatabase): Promise<void> {
  await owner.query(`insert into notice_marks (profile_id, kind, fact_id, read_at)
    select id, 'visitor_entered', gen_random_uuid(), now() - age from profiles, unnest(array[interval '0', interval '32 days']) age
      where age = interval '0' or id = (select profile_id from residences where until is not null limit 1)`)
  await owner.query('insert into notice_preferences (profile_id) select id from profiles')
  // The administration has answered this objection to a newcomer.
  await owner.query(`insert into residence_objections (condominium_id, id, residence_id, joining, profile_id, by_name, answered_at, answer)
    select condominium_id, gen_random_uuid(), id, joining, gen_random_uuid(), 'Ana', now(), 'kept' from residences`)
  await owner.query(`with made as (insert into resident_imports (condominium_id, id, made_by, made_by_name)
      select id, gen_random_uuid(), gen_random_uuid(), 'Ana' from condominiums returning condominium_id, id)
    insert into resident_import_rows (condominium_id, residence_id, import_id, profile_id)
      select r.condominium_id, r.id, m.id, r.profile_id from residences r join made m on m.condominium_id = r.condominium_id`)
  await owner.query(`insert into permission_asks (condominium_id, id, residence_id, joining, unit_number, asked_by, asked_by_name, visitor, day, ends_at)
    select condominium_id, gen_random_uuid(), id, joining, unit_number, profile_id, 'Ana', 'Luis', '2031-01-01', '2031-01-02' from residences`)
  await owner.query(`insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
    select gen_random_uuid(), profile_id, id, 'https://push.test/' || id, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex')
      from sessions where expires_at > now()`)
  await owner.query(`insert into deliveries (condominium_id, kind, fact_id, profile_id, channel)
    select a.condominium_id, 'visitor_approval_request', a.id, r.profile_id, channel
      from unnest(array['push', 'email']) channel, authorizations a
      join residences r on r.condominium_id = a.condominium_id and r.unit_number = a.unit_number and r.since is not null and r.until is null
      where a.resident_id is null`)
}

/** Makes a request to the empty unit here, for which the administration answers. */
export async function leaveAdministered({ owner }: PreparedDatabase, here: string): Promise<string> {
  await owner.query(
    `update units set state = 'occupied', administration_since = now() where condominium_id = $1 and unit_number = 'VACÍA'`,
    [here],
  )
  const { rows } = await owner.query<{ id: string }>(
    `insert into authorizations (condominium_id, id, unit_number, auth_type, name, last_name, id_document, status, valid_from, valid_until)
      values ($1, gen_random_uuid(), 'VACÍA', 'temporary_visitor', 'Luis', 'Gómez', 'INE-12345', 'pending_approval', now(),
        now() + interval '1 hour') returning id`,
    [here],
  )
  return rows[0]?.id ?? ''
}

/** Makes a browser of each person with its events, failed attempts with an unknown address, and expired rows of one person. */
export async function leaveSecurity({ owner }: PreparedDatabase, gone: string): Promise<void> {
  await owner.query(
    `insert into known_browsers (profile_id, token_hash, last_used_at)
      values ($1, sha256('old'), now() - interval '401 days')`,
    [gone],
  )
  await owner.query(
    `insert into security_events (id, profile_id, kind, day, network, device, at, last_at)
      values (gen_random_uuid(), $1, 'signed_in', '2020-01-01', '', '', now() - interval '2 years', now() - interval '2 years')`,
    [gone],
  )
  await owner.query(
    `insert into own_endings (profile_id, thing, subject, at)
    select id, 'gate', id, now() - case when id = $1 then interval '2 days' else interval '0' end from profiles`,
    [gone],
  )
  await owner.query(`insert into known_browsers (profile_id, token_hash)
    select id, sha256(id::text::bytea) from profiles`)
  await owner.query(`select access.note_security(id, 'signed_in', '', '') from profiles`)
  await owner.query(`select access.note_security(null, 'sign_in_failed', '', '')`)
}

/** The triggers have audited the changes so far; add an old entry, some about the whole installation, and a retention run of each. */
export async function leaveAudit({ owner }: PreparedDatabase): Promise<void> {
  await owner.query(`insert into audit_entries (id, at, condominium_id, actor_role, actor_name, thing, act, subject_name, what)
    select gen_random_uuid(), now() - interval '3 years', c.id, 'system', '', 'gate', 'changed', c.name, '{}' from condominiums c where c.name = 'There'`)
  await owner.query(`insert into installation_audit_entries (id, at, actor_role, actor_name, thing, act, subject_name, what)
    values (gen_random_uuid(), now() - interval '3 years', 'system', '', 'setting', 'changed', '', '{}')`)
  await owner.query('insert into removal_requests (profile_id) select id from profiles')
  await owner.query(`insert into retention_runs (condominium_id, day, days)
    select id, '2026-01-01', 90 from condominiums where name in ('Here', 'There')`)
  // Each visitor has a request for a correction, which names its host; each condominium has a deletion.
  await owner.query(`insert into visitor_requests (condominium_id, id, authorization_id, unit_number, pass_id, pass_generation, kind, name)
    select condominium_id, gen_random_uuid(), id, unit_number, pass_id, pass_generation, 'correction', resident_id::text
      from authorizations where auth_type = 'temporary_visitor' and resident_id is not null`)
  await owner.query(`insert into visitor_requests (condominium_id, id, authorization_id, unit_number, pass_id, pass_generation, kind)
    select id, gen_random_uuid(), gen_random_uuid(), '101', gen_random_uuid(), 1, 'deletion' from condominiums where name in ('Here', 'There')`)
  await owner.query('update installation set requires_second_factor = true')
  await owner.query('update installation set requires_second_factor = false')
}

/** Makes unit 101 and an empty one, another spelling of a merged unit, and two units that are not the same, in each condominium. */
async function leaveUnitSpellings({ owner }: PreparedDatabase, { here, there }: { here: string; there: string }) {
  const condominiums = [here, there]
  await owner.query(
    `insert into unit_aliases (condominium_id, alias, unit_id, merged_id)
      select u.condominium_id, alias, u.id, case alias when 'UNIDA' then u.id end
        from units u cross join unnest('{ESCRITA,UNIDA}'::text[]) alias
        where u.condominium_id = any($1) and u.unit_number = '101'`,
    [condominiums],
  )
  await owner.query(
    `insert into owners (condominium_id, id, profile_id, unit_number)
      select u.condominium_id, gen_random_uuid(), (select profile_id from residences order by id limit 1), u.unit_number
        from units u where u.condominium_id = any($1) and u.unit_number = '101'`,
    [condominiums],
  )
  await owner.query(
    `insert into unit_differences (condominium_id, one_id, other_id)
      select a.condominium_id, least(a.id, b.id), greatest(a.id, b.id) from units a join units b on b.condominium_id = a.condominium_id
        where a.condominium_id = any($1) and a.unit_number = '101' and b.unit_number = 'VACÍA'`,
    [condominiums],
  )
  const unitsOf = async (condominium: string) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from units where condominium_id = $1 and unit_number in ('101', 'VACÍA') order by unit_number`,
      [condominium],
    )
    return rows.map(({ id }) => id)
  }
  return { here: await unitsOf(here), there: await unitsOf(there) }
}

/** Makes live codes of units in each condominium, where homes invite, and an ended one. */
async function leaveUnitCodes({ owner }: PreparedDatabase, condominiums: readonly string[]): Promise<void> {
  await owner.query('update condominiums set homes_invite = true where id = any($1)', [condominiums])
  await owner.query(
    `insert into unit_codes (condominium_id, id, unit_number, code_hash, made_by_name, expires_at, ended_at)
      select place, gen_random_uuid(), unit, sha256((place || unit)::bytea), 'Ana Pérez', now() + days * interval '1 day' + at * interval '1 second',
          case when days < 0 then now() end
        from unnest($1::uuid[]) with ordinality placed (place, at)
          cross join (values ('101', 14), ('102', 14), ('VACÍA', -40)) made (unit, days)
          join units u on u.condominium_id = place and u.unit_number = unit`,
    [condominiums],
  )
}

/** Seals the log as the hourly job does, and adds a recipient of each seal. */
export async function leaveLogOrder({ owner }: PreparedDatabase, condominiums: readonly string[]): Promise<void> {
  await owner.query(`update log_seals set arrived_at = arrived_at - interval '2 hours'`)
  await owner.query('select access.seal_log(100) from generate_series(1, 2)')
  await owner.query(
    `insert into log_witnesses (condominium_id, place, address, language, added_by_name)
      select place, 1, 'consejo@garita.test', 'es', 'Ana Pérez' from unnest($1::uuid[]) place`,
    [condominiums],
  )
}

export async function leaveChannels({ owner }: PreparedDatabase, condominiums: readonly string[]): Promise<void> {
  await owner.query(
    `insert into channels (condominium_id, id, address, sealed_secret, added_by_name)
      select place, gen_random_uuid(), 'https://barrera.test/', decode(repeat('00', 60), 'hex'), 'Ana Pérez' from unnest($1::uuid[]) place`,
    [condominiums],
  )
  await owner.query(
    `insert into channel_messages (condominium_id, type, body) select place, 'channel.test', '{}' from unnest($1::uuid[]) place`,
    [condominiums],
  )
  await owner.query(
    `insert into channel_answers (condominium_id, message_id) select place, 'ans_7' from unnest($1::uuid[]) place`,
    [condominiums],
  )
}

/** Makes another spelling of unit 101, a unit that is not the same, and an owner. */
export async function leaveSpelling(owner: PreparedDatabase['owner'], place: string): Promise<void> {
  await owner.query(
    `insert into left_items (condominium_id, id, unit_number, kind, left_at, taken_by_name)
      values ($1, gen_random_uuid(), '101', 'package', now(), 'Gus')`,
    [place],
  )
  await owner.query(
    `with unit as (select id from units where condominium_id = $1 and unit_number = '101'),
      other as (insert into units (condominium_id, id, unit_number, apart) select $1, gen_random_uuid(), 'CASA 101', true returning id),
      owned as (insert into owners (condominium_id, id, profile_id, unit_number)
        select $1, gen_random_uuid(), p.id, '101' from profiles p, unit order by p.id limit 1),
      written as (insert into unit_aliases (condominium_id, alias, unit_id) select $1, 'UNO CERO UNO', id from unit)
      select from unit, other`,
    [place],
  )
}

export async function leaveUnits(database: PreparedDatabase, places: { here: string; there: string }) {
  await leaveUnitCodes(database, Object.values(places))
  return leaveUnitSpellings(database, places)
}
