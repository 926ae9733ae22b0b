/** The facts of a report, row by row: entries, stays, requests and bookings of a period `p`, with shared columns first. */

import { isFirstLineOfAct } from '../server/database/fragments/oneLinePerAct.ts'
import { visitShown } from '../server/database/fragments/visibleNames.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import type { Figure } from './reports.contract.ts'

const within = (column: Sql) => sql`${column} >= p.begins and ${column} < p.ends`

/** The columns of all log rows. Retention removes the name; older names are hidden without a reason. */
const logged = sql`l.id, l.occurred_at as at, l.occurred_at at time zone p.time_zone as wall, k.auth_type as kind,
    nullif(concat_ws(' ', s.name, s.last_name), '') as who, case when s.log_id is not null then l.unit_number else '' end as unit_number,
    s.log_id is null as hidden, l.gate_name,
    case when l.actor_role = 'agent' then access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at) end as agent_name,
    access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt,
      l.conflict) as told, null::uuid as amenity_id`
const subject = sql`left join access.line_kinds k on k.condominium_id = l.condominium_id and k.log_id = l.id
  left join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id`

/** Older lines store a text in this column, newer ones a code that has no meaning here. */
const kept = (column: Sql) => sql`case when s.blanked_at is null then ${column} end`

/** A worker's act for several homes is one entry and one stay. */
const isWhole = isFirstLineOfAct(sql`l`)

/** Counts visitors of residents, not residents. A group that enters together is one entry with several people. `ahead` means authorized by a resident; a guard's request belongs to the unit. */
export const entries = sql`
  select ${logged}, case when s.log_id is not null then nullif(concat_ws(' · ', coalesce(s.word_of, ${kept(sql`l.authorized_by`)}), coalesce(s.said, ${kept(sql`l.override_reason`)})), '') end as note, null::integer as seconds,
    case when l.authorized_by is not null then 'by_phone' end as outcome, l.resident_id is not null as ahead,
    l.override_reason is not null or l.authorized_by is not null as override, coalesce(l.people, access.people_of(a.details)) as people
  from access.counted_logs l ${subject}
  left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  where l.condominium_id = p.condominium_id and ${within(sql`l.occurred_at`)} and l.event_type = 'entry'
    and l.person_id is null and ${isWhole}`

const passing = (eventType: Sql) => sql`${eventType} in ('entry', 'exit', 'visitor_checkout')`

/** The first event after the period, for people whose last event in it is an entry. */
const afterwards = (their: Sql) => sql`
  (select n.event_type, n.occurred_at from access.counted_logs n
    where l.next_type is null and n.condominium_id = l.condominium_id and ${their}
      and ${passing(sql`n.event_type`)} and n.occurred_at >= p.ends
    order by n.occurred_at, n.id limit 1)`

/**
 * An entry is a stay if the person's next event was an exit, or there is none yet. An entry followed by another entry is not: the gate
 * missed the exit and the duration is unknown. A stay is too long if it exceeds the visit as it is authorized now; without that
 * authorization it is not.
 */
export const stays = sql`
  select ${logged}, null::integer as people, null::text as note, extract(epoch from gone.at - l.occurred_at)::integer as seconds,
    case when next.event_type is null then 'inside' else 'left' end as outcome,
    coalesce(gone.at, now()) > coalesce(a.valid_until, b.ends_at) as over
  from (
    select g.*, lead(g.event_type) over theirs as next_type, lead(g.occurred_at) over theirs as next_at from access.counted_logs g
      where g.condominium_id = p.condominium_id and ${within(sql`g.occurred_at`)} and ${passing(sql`g.event_type`)} and g.person_id is null
      window theirs as (partition by coalesce(g.authorization_id, g.guest_id) order by g.occurred_at, g.id)
  ) l
  left join lateral (${afterwards(sql`n.authorization_id = l.authorization_id`)}
    union all ${afterwards(sql`n.guest_id = l.guest_id`)}) later on true
  cross join lateral (select coalesce(l.next_type, later.event_type) as event_type) next
  cross join lateral (select coalesce(l.next_at, later.occurred_at) as at) gone
  ${subject}
  left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
  left join amenity_reservations b on b.condominium_id = l.condominium_id and b.id = l.reservation_id
  where l.event_type = 'entry' and next.event_type is distinct from 'entry' and ${isWhole}`

/**
 * The outcome of a request, also after the visit ended. An approved request can no longer be settled by phone; a denied one can, and
 * stays denied. A request whose visitor left before an answer is unanswered.
 */
const outcome = sql`case
    when a.decided_at is not null then case when a.status = 'denied' or a.closed_at is not null then 'denied' else 'approved' end
    when a.closed_at is not null then case when a.entered_at is not null then 'by_phone' else 'unanswered' end
    when a.created_at <= now() - access.time_to_answer() then 'unanswered' else 'waiting' end`

/** Only the access log names the person who authorized by phone; retention replaces the name with a dash. */
export const requests = sql`
  select a.id, a.created_at as at, a.created_at at time zone p.time_zone as wall, a.auth_type as kind,
    case when shown.yes then nullif(concat_ws(' ', a.name, a.last_name), '—') end as who,
    case when shown.yes then a.unit_number else '' end as unit_number, not shown.yes as hidden, null::text as gate_name,
    access.known_as(a.condominium_id, a.registered_by, a.registered_by_name, a.registered_at, a.created_at) as agent_name,
    access.provenance_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registered_as,
      a.registration_doubt, null) as told, null::uuid as amenity_id,
    case when shown.yes then (select access.word_said(l.condominium_id, l.id, l.authorized_by) from access_logs l where l.condominium_id = a.condominium_id
      and l.authorization_id = a.id and l.authorized_by is not null order by l.occurred_at limit 1) end as note,
    extract(epoch from a.decided_at - a.created_at)::integer as seconds, ${outcome} as outcome,
    a.decided_at - a.created_at as waited, null::integer as people
  from authorizations a
  cross join lateral (select ${visitShown} as yes) shown
  where a.condominium_id = p.condominium_id and ${within(sql`a.created_at`)}
    and a.resident_id is null and a.registered_by is not null`

/** Only a past booking with named guests shows whether anyone came. */
export const bookings = sql`
  select b.id, b.starts_at as at, b.starts_at at time zone p.time_zone as wall, null::text as kind,
    (select h.full_name from profiles h where h.id = b.resident_id) as who, b.unit_number, false as hidden, null::text as gate_name,
    null::text as agent_name, null::json as told, b.amenity_id, coalesce(m.name, m.amenity_type) as note, null::integer as seconds,
    null::text as outcome, null::integer as people, extract(epoch from b.ends_at - b.starts_at)::integer / 60 as minutes, list.guests, list.entered,
    list.guests > 0 and b.ends_at <= now() as tells
  from amenity_reservations b
  join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
  cross join lateral (select count(*) as guests, count(g.entered_at) as entered from reservation_guests g
    where g.condominium_id = b.condominium_id and g.reservation_id = b.id) list
  where b.condominium_id = p.condominium_id and ${within(sql`b.starts_at`)} and b.status = 'approved'`

interface Counted {
  of: Sql
  which: Sql
}

const every = sql`true`

/** Defines each figure once: its facts and its condition, for the figure itself and for its rows. */
export const counted: Readonly<Record<Figure, Counted>> = {
  arrivals: { of: entries, which: every },
  ahead: { of: entries, which: sql`r.ahead` },
  overrides: { of: entries, which: sql`r.override` },
  requests: { of: requests, which: every },
  unanswered: { of: requests, which: sql`r.outcome = 'unanswered'` },
  stays: { of: stays, which: every },
  overstays: { of: stays, which: sql`r.over` },
  bookings: { of: bookings, which: every },
  no_shows: { of: bookings, which: sql`r.tells and r.entered = 0` },
}

export const those = (condition: Sql) => sql`count(*) filter (where ${condition})`

export const count = (figure: Figure) => those(counted[figure].which)

export const half = sql`0.5`
export const most = sql`0.9`
/** Returns an existing fact, which also appears among the rows. */
export const percentile = (share: Sql) => sql`percentile_disc(${share}) within group (order by r.seconds)`
