-- The function collects the notices of all functions that return `slice_notice`. They run as their caller.
do $do$ begin
  execute format($f$
    create function access.notices_of_slices(condominium uuid, since timestamptz) returns setof access.slice_notice
      language sql stable
      as $b$ %s $b$
  $f$, (select string_agg(format('select * from access.%I(condominium, since)', proname), ' union all ' order by proname) from pg_proc
      where pronamespace = 'access'::regnamespace and prorettype = 'access.slice_notice'::regtype));
end $do$;
grant execute on function access.notices_of_slices(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The passes that the administration imported for the caller, by list, and those of a home that ended, by home. Runs as its caller.
create function access.passes_for_caller(condominium uuid, after timestamptz)
  returns table (told text, fact uuid, at timestamptz, passes bigint, by_name text, kind text)
  language sql stable
  as $$
    with came as materialized (
      select a.import_id, a.imported_by_name, a.created_at, a.received_from, a.received_from_name, a.received_at, a.auth_type from authorizations a
        where a.resident_id = access.caller_id() and a.condominium_id = condominium and (a.import_id is not null or a.received_at is not null)
    )
    (select 'passes_imported', c.import_id, min(c.created_at), count(*), min(c.imported_by_name), min(c.auth_type) from came c
      where c.import_id is not null and c.created_at > after group by c.import_id order by min(c.created_at) desc limit 100)
    union all
    (select 'passes_received', c.received_from, max(c.received_at), count(*), min(c.received_from_name),
        case when min(c.auth_type) = max(c.auth_type) then min(c.auth_type) end from came c
      where c.received_at > after group by c.received_from order by max(c.received_at) desc limit 100)
  $$;
grant execute on function access.passes_for_caller(uuid, timestamptz) to garita_resident;

-- The notices of a home. Reads each table as few times as it can: the policies of a table are a part of the plan each time. Everything stops
-- at more than the list shows.
create view access.notices_of_home (kind, condominium_id, fact_id, at, name, last_name, unit_number, by_name, reason, amenity_type, amenity_name,
    starts_at, told, by_id) with (security_invoker) as
  with place as materialized (select p.* from access.caller_places() p),
  -- The requests of the unit.
  asked as materialized (
    select q.* from place, lateral (
      select a.condominium_id, a.id, a.status, a.answer, a.created_at, a.decided_at, a.closed_at, a.name, a.last_name, a.unit_number, a.registered_by,
          a.registered_by_name, a.registered_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registration_doubt, a.registered_as, a.decided_by,
          a.decided_by_name, a.rule_id, a.outcome, a.outcome_at, a.stays_until, a.entered_at, a.inside
        from authorizations a
        where a.condominium_id = place.condominium_id and a.unit_number = place.unit_number and a.resident_id is null and a.created_at > place.since
        order by a.created_at desc limit 300
    ) q
  ),
  -- Holds the lines of the caller's visitors and of the unit. A station reports at most 31 days later; a late entry has the time of its arrival.
  lines as materialized (
    select l.*, a.name, a.last_name, a.auth_type, a.details, a.stays_until,
        (select k.id from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id) is null and l.corrects is null as counts,
        case when l.event_type = 'entry' and l.recorded_at - l.occurred_at > interval '15 minutes' then l.recorded_at else l.occurred_at end as at
      from place, lateral (
        (select e.* from access_logs e
          where e.resident_id = access.caller_id() and e.occurred_at > place.since - interval '31 days'
            and greatest(e.occurred_at, e.recorded_at) > place.since
          order by e.occurred_at desc limit 500)
        union all
        (select e.* from access_logs e
          where e.resident_id is null and e.condominium_id = place.condominium_id and e.unit_number = place.unit_number
            and e.occurred_at > place.since - interval '31 days' and greatest(e.occurred_at, e.recorded_at) > place.since
          order by e.occurred_at desc limit 500)
      ) l
      left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  ),
  -- Entries of visitors who had left by this gate a few minutes before.
  back as materialized (
    select l.id from lines l join lines x on x.condominium_id = l.condominium_id and x.authorization_id = l.authorization_id
      where l.event_type = 'entry' and x.event_type in ('exit', 'visitor_checkout') and x.counts
        and x.occurred_at between l.occurred_at - interval '1 hour' and l.occurred_at
        and access.back_soon(l.auth_type, x.occurred_at, x.gate_id, l.gate_id, l.occurred_at)
  )
  -- The open requests of the unit.
  select 'visitor_approval_request', a.condominium_id, a.id, a.created_at, a.name, a.last_name, a.unit_number, a.registered_by_name, null, null, null,
      null::timestamptz,
      access.provenance_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registered_as,
        a.registration_doubt, null), a.registered_by
    from (
      select q.* from asked q where q.status = 'pending_approval' and q.closed_at is null and q.created_at > now() - access.time_to_answer()
        order by q.created_at desc limit 100
    ) a
  union all
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, a.answer, null, null, null, null, a.decided_by
    from (
      select q.* from asked q where q.decided_at is not null and q.decided_by is distinct from access.caller_id()
        order by q.created_at desc limit 100
    ) a
  union all
  -- Refused couriers, and couriers who are still inside after their minutes.
  select case when a.stays_until is null then 'answered_by_rule' else 'stays_too_long' end, a.condominium_id, a.id,
      coalesce(a.stays_until, a.outcome_at), a.name, a.last_name, a.unit_number, null, a.outcome, null, null, a.entered_at, null, null
    from (
      select q.* from asked q where q.rule_id is not null and (q.stays_until is null or q.inside and q.stays_until <= now())
        order by q.created_at desc limit 100
    ) a
  union all
  -- Visitors of a resident who entered; overrides are marked.
  select case when l.override_reason is not null then 'let_in' when l.stays_until is null then 'visitor_entered' else 'entered_by_rule' end, l.condominium_id, l.id, l.at, l.name, l.last_name, l.unit_number,
      case when l.override_reason is not null then coalesce(access.word_said(l.condominium_id, l.id, l.authorized_by), l.actor_name) end,
      -- Without an override the reason says whether the visitor left by this gate a few minutes before.
      coalesce(access.reason_said(l.condominium_id, l.id, l.override_reason), case when l.id in (select id from back) then 'back_soon' end), null, null, null,
      (access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict)::jsonb
        || case when l.override_reason is null then jsonb '{"sent_by": null}' else '{}' end)::json, case when l.authorized_by is null then l.actor_id end
    from (
      select e.* from place, lines e
        where e.event_type = 'entry' and e.counts and e.at > place.since
          and (e.override_reason is not null and e.auth_type is not null or e.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker'))
        order by e.at desc limit 100
    ) l
  union all
  -- A person of the home left, and the home wants to know.
  select 'went_out', l.condominium_id, l.id, l.at, l.name, l.last_name, l.unit_number, l.actor_name, l.gate_name, null, null, null, null, l.actor_id
    from (
      select e.* from place, lines e
        where e.event_type = 'exit' and e.counts and e.resident_id = access.caller_id() and e.at > place.since
          and access.tells_exits(e.auth_type, e.details)
        order by e.at desc limit 100
    ) l
  union all
  -- A code without an end opened an unattended reader.
  select 'entered_at_reader', l.condominium_id, l.id, l.occurred_at, l.name, l.last_name, l.unit_number, l.actor_name, l.gate_name, null, null, null,
      access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), null
    from (
      select e.* from place, lines e
        where e.event_type = 'entry' and e.told_host and e.resident_id = access.caller_id() and e.occurred_at > place.since
          and e.auth_type is not null
        order by e.occurred_at desc limit 100
    ) l
  union all
  -- A line that a guard copied from paper; a doubtful one is a conflict instead.
  select 'written_by_hand', l.condominium_id, l.id, l.recorded_at, w.name, null, l.unit_number, l.actor_name, null, null, null, l.occurred_at, null, null
    from place join lines l on l.condominium_id = place.condominium_id and l.unit_number = place.unit_number
      left join access_log_subjects w on w.condominium_id = l.condominium_id and w.log_id = l.id
    where l.event_type = 'written_by_hand' and l.conflict is null and l.recorded_at > place.since
  union all
  -- A notified entry was a mistake.
  select 'entry_corrected', l.condominium_id, l.id, case when l.recorded_at - l.occurred_at > interval '15 minutes' then l.recorded_at
      else l.occurred_at end, l.name, l.last_name, l.unit_number, null, null, null, null, null,
      (access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict)::jsonb
        || jsonb '{"sent_by": null}')::json, null
    from (
      select e.* from place join lines e on e.condominium_id = place.condominium_id
          join lines w on w.condominium_id = e.condominium_id and w.id = e.corrects and w.event_type = 'entry'
        where w.override_reason is not null and e.auth_type is not null or e.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
        order by e.occurred_at desc limit 100
    ) l
  union all
  -- Offline events of a station that the server would have refused.
  select 'gate_conflict', l.condominium_id, l.id, l.recorded_at, coalesce(l.name, g.name, s.name, ''), coalesce(l.last_name, s.last_name),
      l.unit_number, l.actor_name, l.conflict, null, null, l.occurred_at,
      access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), l.actor_id
    from (
      select e.* from place join lines e on e.condominium_id = place.condominium_id
        where e.conflict is not null and e.recorded_at > place.since order by e.recorded_at desc limit 100
    ) l
    left join reservation_guests g on g.condominium_id = l.condominium_id and g.id = l.guest_id and g.reservation_id = l.reservation_id
    -- The log has the name of a deleted person.
    left join access_log_subjects s on l.auth_type is null and s.condominium_id = l.condominium_id and s.log_id = l.id
  union all
  -- Items at the gate for the home, until they are handed over.
  select 'left_at_gate', i.condominium_id, i.id, i.left_at, coalesce(i.company, ''), null, i.unit_number, i.taken_by_name, i.kind, null, null, null, null, null
    from place, lateral (
      select w.* from left_items w
        where w.condominium_id = place.condominium_id and w.unit_number = place.unit_number and w.handed_at is null and w.left_at > place.since
        order by w.left_at desc limit 100
    ) i
  union all
  select 'reservation_' || b.status, b.condominium_id, b.id, b.decided_at, '', null, b.unit_number, b.decided_by_name,
      b.rejection_reason, m.amenity_type, m.name, b.starts_at, null, b.decided_by
    from place, lateral (
      select q.* from amenity_reservations q
        where q.resident_id = access.caller_id() and q.condominium_id = place.condominium_id and q.status in ('approved', 'rejected')
          and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
  union all
  select c.kind, place.condominium_id, c.fact, c.at, c.name, null, place.unit_number, c.by_name, c.said, null, null, null, null, null
    from place, access.changes_of_home(place.since) c
  union all
  -- The webhook of the condominium sends names, answers for homes, or has another address.
  select 'webhook_on', place.condominium_id, w.fact, w.at, '', null, place.unit_number, w.by_name, w.about, null, null, null, null, null
    from place, access.webhook_turns(place.condominium_id, place.since) w
  union all
  -- Passes that the reader's home received: a line for each list of the administration, or home that ended.
  select i.told, place.condominium_id, i.fact, i.at, i.passes::text, null, place.unit_number, i.by_name, i.kind, null, null, null, null, null
    from place, access.passes_for_caller(place.condominium_id, place.since) i
  union all
  -- The notices that slices bring for residents.
  select n.kind, place.condominium_id, n.fact_id, n.at, n.name, null, place.unit_number, n.by_name, null, null, null, n.about, null, null
    from place, lateral access.notices_of_slices(place.condominium_id, place.since) n;

-- The notices of guards and administrators.
create view access.notices_of_gate (kind, condominium_id, fact_id, at, name, last_name, unit_number, by_name, reason, amenity_type, amenity_name, starts_at, told, by_id) with (security_invoker) as
  with place as materialized (select p.* from access.caller_places() p)
  -- Staff read of requests by other guards; an administrator gets the request where they answer for the unit.
  select case when current_setting('role') = 'garita_admin' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
        and access.administration_answers(a.condominium_id, a.unit_number, a.created_at) then 'visitor_approval_request' else 'new_visitor' end, a.condominium_id, a.id, a.created_at, a.name, a.last_name, a.unit_number, a.registered_by_name, null, null, null, null::timestamptz,
      access.provenance_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registered_as,
        a.registration_doubt, null), a.registered_by
    from place, lateral (
      select q.condominium_id, q.id, q.created_at, q.name, q.last_name, q.unit_number, q.registered_by, q.registered_by_name, q.registered_at, q.sent_by,
          q.sent_by_name, q.registration_proven, q.registration_doubt, q.registered_as, q.closed_at
        from authorizations q
        where q.condominium_id = place.condominium_id and q.status = 'pending_approval' and q.created_at > place.since
          and q.registered_by is distinct from access.caller_id()
        order by q.created_at desc limit 100
    ) a
  union all
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, a.answer, null, null, null, null, a.decided_by
    from place, lateral (
      select q.condominium_id, q.id, q.status, q.answer, q.decided_at, q.name, q.last_name, q.unit_number, q.decided_by, q.decided_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) a
  union all
  -- Guards are notified of granted bookings, staff of canceled ones.
  select 'reservation_approved', b.condominium_id, b.id, b.decided_at, coalesce(p.full_name, ''), null, b.unit_number, b.decided_by_name, null,
      m.amenity_type, m.name, b.starts_at, null, b.decided_by
    from place, lateral (
      select q.* from amenity_reservations q
        where q.condominium_id = place.condominium_id and q.status = 'approved' and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    left join profiles p on p.id = b.resident_id
    where current_setting('role') = 'garita_agent'
  union all
  select 'reservation_cancelled', b.condominium_id, b.id, b.cancelled_at, coalesce(p.full_name, ''), null, b.unit_number, null, null,
      m.amenity_type, m.name, b.starts_at, null, null
    from place, lateral (
      select q.* from amenity_reservations q
        where q.condominium_id = place.condominium_id and q.status = 'cancelled' and q.decided_at is not null
          and q.cancelled_at > place.since
        order by q.cancelled_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    left join profiles p on p.id = b.resident_id
  union all
  -- Offline events of a station that the server would have refused.
  select 'gate_conflict', l.condominium_id, l.id, l.recorded_at, coalesce(a.name, g.name, s.name, ''), coalesce(a.last_name, s.last_name),
      l.unit_number, l.actor_name, l.conflict, null, null, l.occurred_at,
      access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), l.actor_id
    from place, lateral (
      select e.* from access_logs e
        where e.condominium_id = place.condominium_id and e.conflict is not null and e.recorded_at > place.since
        order by e.recorded_at desc limit 100
    ) l
    left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    left join reservation_guests g on g.condominium_id = l.condominium_id and g.id = l.guest_id and g.reservation_id = l.reservation_id
    -- The log has the name of a deleted person.
    left join access_log_subjects s on a.id is null and s.condominium_id = l.condominium_id and s.log_id = l.id
  union all
  -- The notices that slices bring for staff.
  select n.kind, place.condominium_id, n.fact_id, n.at, n.name, null, null, n.by_name, null, null, null, n.about, null, null
    from place, lateral access.notices_of_slices(place.condominium_id, place.since) n
  union all
  -- All earlier codes are void.
  select 'codes_renewed', k.condominium_id, k.id, k.at, '', null, k.unit_number, null, null, null, null, null, null, null from access.caller_key_changes() k;

-- The notices that only administrators read.
create view access.notices_of_administration (kind, condominium_id, fact_id, at, name, last_name, unit_number, by_name, reason, amenity_type, amenity_name, starts_at, told, by_id) with (security_invoker) as
  with place as materialized (select p.* from access.caller_places() p)
  select 'let_in', l.condominium_id, l.id, l.at, a.name, a.last_name, l.unit_number,
      coalesce(access.word_said(l.condominium_id, l.id, l.authorized_by), l.actor_name), access.reason_said(l.condominium_id, l.id, l.override_reason), null, null, null::timestamptz,
      access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), case when l.authorized_by is null then l.actor_id end
    from place, lateral (
      (select e.*, e.occurred_at as at from access.counted_logs e
        where e.condominium_id = place.condominium_id and e.override_reason is not null and e.occurred_at > place.since
          and (e.recorded_at - e.occurred_at > interval '15 minutes') is not true
        order by e.occurred_at desc limit 100)
      union all
      (select e.*, e.recorded_at from access.counted_logs e
        where e.condominium_id = place.condominium_id and e.override_reason is not null and e.event_type = 'entry'
          and e.recorded_at - e.occurred_at > interval '15 minutes' and e.recorded_at > place.since
        order by e.recorded_at desc limit 100)
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  union all
  select case l.arrival_kind when 'emergency' then 'emergency_entry' else 'authority_arrived' end, l.condominium_id, l.id, l.occurred_at, '', null,
      null, l.actor_name, null, null, null, null,
      access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), l.actor_id
    from place, lateral (
      select e.* from access_logs e where e.condominium_id = place.condominium_id and e.arrival_kind in ('emergency', 'authority')
        and e.id = e.authorization_id and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l
  union all
  select 'new_reservation', b.condominium_id, b.id, b.asked_at, coalesce(p.full_name, ''), null, b.unit_number, null, null,
      m.amenity_type, m.name, b.starts_at, null, null
    from place, lateral (
      select q.* from amenity_reservations q
        where q.condominium_id = place.condominium_id and q.status = 'pending' and q.asked_at > place.since and q.ends_at > now()
        order by q.asked_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    left join profiles p on p.id = b.resident_id
  union all
  -- An entry against the verdict was a mistake.
  select 'entry_corrected', l.condominium_id, l.id, case when l.recorded_at - l.occurred_at > interval '15 minutes' then l.recorded_at
      else l.occurred_at end, a.name, a.last_name, l.unit_number, null, null, null, null, null,
      (access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict)::jsonb
        || jsonb '{"sent_by": null}')::json, null
    from place, lateral (
      select e.* from access_logs e
        join access_logs w on w.condominium_id = e.condominium_id and w.id = e.corrects and w.event_type = 'entry'
        where e.condominium_id = place.condominium_id and e.corrects is not null and greatest(e.occurred_at, e.recorded_at) > place.since
          and w.override_reason is not null
        order by e.occurred_at desc limit 100
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  union all
  -- A home reported a wrong entry.
  select 'entry_contested', l.condominium_id, l.id, l.occurred_at, a.name, a.last_name, l.unit_number, l.actor_name, null, null, null, a.entered_at, null, null
    from place, lateral (
      select e.* from access_logs e where e.condominium_id = place.condominium_id and e.event_type = 'entry_contested' and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  union all
  select 'numbers_paused', place.condominium_id, paused.id, paused.at, paused.name, null, null, paused.gate_name, null, null, null, null, null, null
    from place, lateral access.number_pauses(place.condominium_id, place.since) paused;

-- The requests that wait for administrators and super administrators.
create view access.notices_of_approvals (kind, condominium_id, fact_id, at, name, last_name, unit_number, by_name, reason, amenity_type, amenity_name, starts_at, told, by_id) with (security_invoker) as
  -- Open objections; and below, a shorter retention while it can be taken back, and evidence that needs a second person to be kept.
  (select case o.kind when 'gone' then 'home_claim' else 'home_objection' end, o.condominium_id, o.id, o.objected_at, o.newcomer_name, null, o.unit_number, o.by_name, o.reason, null, null, null::timestamptz, null::json, null::uuid
    from access.open_objections() o order by o.objected_at desc limit 100)
  union all
  select n.* from (select 'retention_shortened', r.condominium_id, r.id, r.asked_at, r.name, null, null, r.by_name, null, null, null, r.counts_from, null::json, null::uuid from access.retention_changes() r
    union all select 'hold_asked', h.condominium_id, h.id, h.asked_at, '', null, null, h.by_name, null, null, null, h.protects_until, null, null from access.holds_to_agree() h
    union all select 'second_asked', s.condominium_id, s.id, s.asked_at, coalesce(s.wanted, s.about, ''), null, null, s.asked_by_name, s.kind, null, null, s.ends_at, null, null from access.seconds_to_answer() s
    union all select 'spare_tablet', s.condominium_id, s.id, s.at, s.name, null, null, s.by_name, null, null, null, null, null, null from access.spares_made() s) n
  union all
  (select 'person_waiting', null, w.id, w.at, w.full_name, null, null, null, null, null, null, null, null, null from (
      select p.id, p.created_at as at, p.full_name from profiles p where p.approval_status = 'pending'
      union all select r.id, r.requested_at, p.full_name from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
        where r.since is null and r.until is null) w
    where w.at > now() - interval '30 days'
    order by w.at desc, w.id desc limit 100);

-- The notices about the account of the user.
create view access.notices_of_account (kind, condominium_id, fact_id, at, name, last_name, unit_number, by_name, reason, amenity_type, amenity_name, starts_at, told, by_id) with (security_invoker) as
  -- Another person made a start code for the reader's account, which is in use.
  select 'code_made', null::uuid, k.id, k.at, '', null, null, k.by_name, null, null, null, null::timestamptz, null::json, k.by_id from access.codes_made_for_caller() k
  union all
  -- A second person answered a request of the reader.
  select 'second_answered', m.condominium_id, m.id, m.at, coalesce(m.wanted, ''), null, null, m.answered_by_name,
      m.kind || case when m.granted then '_granted' else '_refused' end, null, null, null, null, null
    from access.caller_second_asks() m where m.granted is not null;
grant select on access.notices_of_home to garita_resident;
grant select on access.notices_of_gate to garita_agent, garita_admin;
grant select on access.notices_of_administration to garita_admin;
grant select on access.notices_of_approvals to garita_admin, garita_super_admin;
grant select on access.notices_of_account to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The notices that concern the user. Runs as the caller, so that the policies of the facts apply. PostgreSQL prepares a statement for one
-- role and begins each of its branches, so each role has a statement of its own with the branches that it needs.
create function access.caller_notices() returns table (kind text, condominium_id uuid, fact_id uuid, at timestamptz, name text, last_name text,
    unit_number text, by_name text, reason text, amenity_type text, amenity_name text, starts_at timestamptz, told json, by_id uuid)
  language plpgsql stable rows 100
  as $$
    begin
      case current_setting('role')
        when 'garita_resident' then
          return query select * from access.notices_of_home union all select * from access.notices_of_account;
        when 'garita_agent' then
          return query select * from access.notices_of_gate union all select * from access.notices_of_account;
        when 'garita_admin' then
          return query select * from access.notices_of_gate union all select * from access.notices_of_administration
            union all select * from access.notices_of_approvals union all select * from access.notices_of_account;
        else
          return query select * from access.notices_of_approvals union all select * from access.notices_of_account;
      end case;
    end
  $$;
grant execute on function access.caller_notices() to garita_resident, garita_agent, garita_admin, garita_super_admin;

create view access.notices with (security_invoker) as select * from access.caller_notices();
grant select on access.notices to garita_resident, garita_agent, garita_admin, garita_super_admin;
