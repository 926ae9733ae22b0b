/** An authorization as its resident reads it. */
import { sql } from '../server/database/sql.ts'

export const item = sql`json_build_object(
    'id', a.id, 'auth_type', a.auth_type, 'unit_number', a.unit_number, 'status', a.status,
    'suspended', a.suspended_at is not null, 'stands', r.until is null and r.since is not null and r.frozen_at is null,
    'inside', a.inside, 'ever_entered', a.entered_at is not null,
    'valid_from', a.valid_from, 'valid_until', a.valid_until, 'access_number', a.access_number, 'tile', r.tile,
    'revision', a.revision, 'created_at', a.created_at,
    'values', a.details || a.private_details || jsonb_strip_nulls(jsonb_build_object(
      'name', a.name, 'last_name', a.last_name, 'id_document', a.id_document, 'phone_number', a.phone_number,
      'vehicle_plate', a.vehicle_plate, 'relationship', a.relationship, 'can_authorize_access', a.can_authorize_access,
      'valid_from', access.written_beginning(a.valid_from, r.time_zone),
      'valid_until', access.written_ending(a.valid_until, r.time_zone))))`

/** The resident's homes, read once instead of once per row. The tile is drawn of what `audienceOf` writes into passes. */
export const whole = sql`from authorizations a
  join (
    select condominium_id, id, since, until, frozen_at, access.clock_of(condominium_id) as time_zone,
        left(encode(sha256(convert_to(condominium_id::text, 'UTF8')), 'hex'), 8) as tile
      from residences where profile_id = (select access.me()) offset 0
  ) r on r.condominium_id = a.condominium_id and r.id = a.residence_id`
