/** The lists and figures of a resident's authorizations. */

import type { Asking } from '../server/calls/serve.ts'
import type { Door } from '../server/database/database.ts'
import { today } from '../server/database/days.ts'
import { before, pageOf, plainly } from '../server/database/page.ts'
import { all, type Sql, sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import type { authorizations } from './authorizations.contract.ts'

const item = sql`json_build_object(
    'id', a.id, 'auth_type', a.auth_type, 'unit_number', a.unit_number, 'status', a.status,
    'suspended', a.suspended_at is not null, 'stands', r.until is null and r.since is not null and r.frozen_at is null,
    'inside', a.inside, 'ever_entered', a.entered_at is not null,
    'valid_from', a.valid_from, 'valid_until', a.valid_until, 'access_number', a.access_number,
    'revision', a.revision, 'created_at', a.created_at,
    'values', a.details || a.private_details || jsonb_strip_nulls(jsonb_build_object(
      'name', a.name, 'last_name', a.last_name, 'id_document', a.id_document, 'phone_number', a.phone_number,
      'vehicle_plate', a.vehicle_plate, 'relationship', a.relationship, 'can_authorize_access', a.can_authorize_access,
      'valid_from', access.written_beginning(a.valid_from, r.time_zone),
      'valid_until', access.written_ending(a.valid_until, r.time_zone))))`

/** One's homes are few and asked for once, not once a row. */
const whole = sql`from authorizations a
  join (
    select condominium_id, id, since, until, frozen_at, access.clock_of(condominium_id) as time_zone
      from residences where profile_id = (select access.me()) offset 0
  ) r on r.condominium_id = a.condominium_id and r.id = a.residence_id`

export function listAuthorizations(
  input: Parsed<typeof authorizations.list>,
  { door }: { readonly door: Pick<Door, 'json'> },
) {
  const conditions = [
    sql`a.resident_id = (select access.me()) and a.auth_type = ${input.auth_type}`,
    before([sql`a.created_at`, sql`a.id`], input.after),
    ...matching(input.search),
    ...ofState(input.state),
  ]
  return door.json(
    pageOf(sql`select ${item} as item, a.created_at || '|' || a.id as cursor ${whole}
      where ${all(conditions)} order by a.created_at desc, a.id desc`),
  )
}

export function latestAuthorizations(_: unknown, { door }: Asking) {
  return door.json(sql`select coalesce(json_agg(item), '[]') from (
      select ${item} as item ${whole} where a.resident_id = (select access.me())
      order by a.created_at desc, a.id desc limit 5
    ) latest`)
}

/** Guests and workers count as visits; who lives there and what they drive do not. */
export function summarize(_: unknown, { door }: Asking) {
  return door.json(sql`select json_build_object(
      'total', count(*),
      'active_visits', count(*) filter (where a.inside
        and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')),
      'entries_today', (select count(*) from access_logs l
        join condominiums c on c.id = l.condominium_id
        where l.resident_id = (select access.me()) and l.event_type = 'entry' and l.person_id is null
          and l.occurred_at >= ${today(sql`c.time_zone`)}),
      'pending', (select count(*) from authorizations q where q.resident_id is null and q.status = 'pending_approval'
        and q.closed_at is null and q.created_at > now() - access.time_to_answer())
        + (select count(*) from amenity_reservations b
          where b.resident_id = (select access.me()) and b.status = 'pending' and b.ends_at > now()),
      'active_passes', count(*) filter (where a.residence_id = (select h.id from access.my_home() h where h.frozen_at is null)
        and access.in_force(a.auth_type, a.status, a.suspended_at, a.valid_from, a.valid_until)))
    from authorizations a where a.resident_id = (select access.me())`)
}

function matching(search: string): Sql[] {
  if (!search) return []
  return [
    sql`(a.plain_name like ${plainly(search)}
      or plain(concat_ws(' ', a.id_document, a.vehicle_plate, a.details ->> 'company')) like ${plainly(search)})`,
  ]
}

function ofState(state: Parsed<typeof authorizations.list>['state']): Sql[] {
  const over = sql`(a.status in ('inactive', 'denied') or coalesce(a.valid_until <= now(), false) or r.until is not null)`
  if (state === 'current') return [sql`not ${over}`]
  return state === 'ended' ? [over] : []
}
