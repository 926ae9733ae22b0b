-- Notices: a view of the facts that concern the user.
-- Runs as the caller, so that the policies of the facts apply. Each branch stops at a hundred, more than the list shows.
create view access.notices with (security_invoker) as
  with place as materialized (
    select p.condominium_id, p.unit_number, greatest(p.since, now() - interval '30 days') as since from access.my_places() p
  )
  -- The unit's requests, while somebody can still answer.
  select 'visitor_approval_request' as kind, a.condominium_id, a.id as fact_id, a.created_at as at,
      a.name, a.last_name, a.unit_number, a.registered_by_name as by_name, null as reason,
      null as amenity_type, null as amenity_name, null::timestamptz as starts_at,
      access.told_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registered_as,
        a.registration_doubt, null) as told, a.registered_by as by_id
    from place, lateral (
      select q.condominium_id, q.id, q.created_at, q.name, q.last_name, q.unit_number, q.registered_by, q.registered_by_name, q.registered_at, q.sent_by,
          q.sent_by_name, q.registration_proven, q.registration_doubt, q.registered_as
        from authorizations q
        where q.condominium_id = place.condominium_id and q.unit_number = place.unit_number and q.resident_id is null
          and q.status = 'pending_approval' and q.closed_at is null
          and q.created_at > greatest(place.since, now() - access.time_to_answer())
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is not null
  union all
  -- How others of the unit answered.
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, a.answer, null, null, null, null, a.decided_by
    from place, lateral (
      select q.condominium_id, q.id, q.status, q.answer, q.decided_at, q.name, q.last_name, q.unit_number, q.decided_by, q.decided_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.unit_number = place.unit_number and q.resident_id is null
          and q.decided_at is not null and q.decided_by is distinct from access.me() and q.created_at > place.since
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is not null
  union all
  -- Visitors of a resident who entered, overrides marked as such. Late events stand at the time they arrived.
  select case when l.override_reason is not null then 'let_in' when a.stays_until is null then 'visitor_entered' else 'entered_by_rule' end, l.condominium_id, l.id, l.at, a.name, a.last_name, l.unit_number,
      case when l.override_reason is not null then coalesce(access.word_said(l.condominium_id, l.id, l.authorized_by), l.actor_name) end,
      -- Without an override: whether they had left by this gate a few minutes before.
      coalesce(access.reason_said(l.condominium_id, l.id, l.override_reason), case when exists (select from access.counted_logs x where x.condominium_id = l.condominium_id
        and x.authorization_id = l.authorization_id and x.event_type in ('exit', 'visitor_checkout')
        and x.occurred_at between l.occurred_at - interval '1 hour' and l.occurred_at
        and access.back_soon(a.auth_type, x.occurred_at, x.gate_id, l.gate_id, l.occurred_at)) then 'back_soon' end), null, null, null,
      (access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict)::jsonb
        || case when l.override_reason is null then jsonb '{"sent_by": null}' else '{}' end)::json, case when l.authorized_by is null then l.actor_id end
    from place, lateral (
      (select e.*, e.occurred_at as at from access.counted_logs e where e.resident_id = access.me() and e.event_type = 'entry'
        and e.occurred_at > place.since and (e.recorded_at - e.occurred_at > interval '15 minutes') is not true
        order by e.occurred_at desc limit 100)
      union all
      (select e.*, e.occurred_at from access.counted_logs e where e.resident_id is null and e.condominium_id = place.condominium_id
        and e.unit_number = place.unit_number and e.event_type = 'entry' and e.occurred_at > place.since
        and (e.recorded_at - e.occurred_at > interval '15 minutes') is not true order by e.occurred_at desc limit 100)
      union all
      (select e.*, e.recorded_at from access.counted_logs e where e.condominium_id = place.condominium_id and e.event_type = 'entry'
        and e.recorded_at - e.occurred_at > interval '15 minutes' and e.recorded_at > place.since
        and (e.resident_id = access.me() or e.resident_id is null and e.unit_number = place.unit_number)
        order by e.recorded_at desc limit 100)
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    where place.unit_number is not null and (l.override_reason is not null or a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker'))
  union all
  select t.kind, place.condominium_id, t.fact, t.at, t.name, t.last_name, t.unit_number, t.by_name, t.outcome, null, null, t.entered_at, null, null
    from place, access.notices_of_rules(place.condominium_id, place.unit_number, place.since) t
  union all
  -- Somebody of the home went out, where it asked to be told.
  select 'went_out', l.condominium_id, l.id, l.occurred_at, a.name, a.last_name, l.unit_number, l.actor_name, l.gate_name, null, null, null, null, l.actor_id
    from place, lateral (
      select e.* from access.counted_logs e where e.resident_id = access.me() and e.event_type = 'exit' and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    where place.unit_number is not null and access.tells_exits(a.auth_type, a.details)
  union all
  -- An entry that they were told of was a mistake; admins hear of it where they heard of an override.
  select 'entry_corrected', l.condominium_id, l.id, case when l.recorded_at - l.occurred_at > interval '15 minutes' then l.recorded_at
      else l.occurred_at end, a.name, a.last_name, l.unit_number, null, null, null, null, null,
      (access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict)::jsonb
        || jsonb '{"sent_by": null}')::json, null
    from place, lateral (
      select e.*, w.override_reason is not null as override from access_logs e
        join access_logs w on w.condominium_id = e.condominium_id and w.id = e.corrects and w.event_type = 'entry'
        where e.condominium_id = place.condominium_id and e.corrects is not null and greatest(e.occurred_at, e.recorded_at) > place.since
          and case when place.unit_number is null then w.override_reason is not null and current_setting('role') = 'garita_admin'
            else e.resident_id = access.me() or e.resident_id is null and e.unit_number = place.unit_number end
        order by e.occurred_at desc limit 100
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    where l.override or a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
  union all
  -- A code without an end opened an unattended reader.
  select 'entered_at_reader', l.condominium_id, l.id, l.occurred_at, a.name, a.last_name, l.unit_number, l.actor_name, l.gate_name, null, null, null,
      access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), null
    from place, lateral (
      select e.* from access_logs e where e.resident_id = access.me() and e.event_type = 'entry' and e.told_host and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id where place.unit_number is not null
  union all
  -- Staff hear of what others did; an administrator is asked where they answer for the unit.
  select case when current_setting('role') = 'garita_admin' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
        and access.administration_answers(a.condominium_id, a.unit_number, a.created_at) then 'visitor_approval_request' else 'new_visitor' end, a.condominium_id, a.id, a.created_at, a.name, a.last_name, a.unit_number, a.registered_by_name, null, null, null, null,
      access.told_of(a.condominium_id, a.registered_at, a.created_at, a.sent_by, a.sent_by_name, a.registration_proven, a.registered_as,
        a.registration_doubt, null), a.registered_by
    from place, lateral (
      select q.condominium_id, q.id, q.created_at, q.name, q.last_name, q.unit_number, q.registered_by, q.registered_by_name, q.registered_at, q.sent_by,
          q.sent_by_name, q.registration_proven, q.registration_doubt, q.registered_as, q.closed_at
        from authorizations q
        where q.condominium_id = place.condominium_id and q.status = 'pending_approval' and q.created_at > place.since
          and q.registered_by is distinct from access.me()
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is null
  union all
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, a.answer, null, null, null, null, a.decided_by
    from place, lateral (
      select q.condominium_id, q.id, q.status, q.answer, q.decided_at, q.name, q.last_name, q.unit_number, q.decided_by, q.decided_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) a
    where place.unit_number is null
  union all
  select 'let_in', l.condominium_id, l.id, l.at, a.name, a.last_name, l.unit_number,
      coalesce(access.word_said(l.condominium_id, l.id, l.authorized_by), l.actor_name), access.reason_said(l.condominium_id, l.id, l.override_reason), null, null, null,
      access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), case when l.authorized_by is null then l.actor_id end
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
    where place.unit_number is null and current_setting('role') = 'garita_admin'
  union all
  -- Emergencies and authorities at the gate.
  select case l.arrival_kind when 'emergency' then 'emergency_entry' else 'authority_arrived' end, l.condominium_id, l.id, l.occurred_at, '', null,
      null, l.actor_name, null, null, null, null,
      access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), l.actor_id
    from place, lateral (
      select e.* from access_logs e where e.condominium_id = place.condominium_id and e.arrival_kind in ('emergency', 'authority')
        and e.id = e.authorization_id and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l
    where place.unit_number is null and current_setting('role') = 'garita_admin'
  union all
  -- Bookings that wait for an admin, and the answers to the resident.
  select 'new_reservation', b.condominium_id, b.id, b.asked_at, coalesce(p.full_name, ''), null, b.unit_number, null, null,
      m.amenity_type, m.name, b.starts_at, null, null
    from place, lateral (
      select q.* from amenity_reservations q
        where q.condominium_id = place.condominium_id and q.status = 'pending' and q.asked_at > place.since and q.ends_at > now()
        order by q.asked_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    left join profiles p on p.id = b.resident_id
    where place.unit_number is null and current_setting('role') = 'garita_admin'
  union all
  select 'reservation_' || b.status, b.condominium_id, b.id, b.decided_at, '', null, b.unit_number, b.decided_by_name,
      b.rejection_reason, m.amenity_type, m.name, b.starts_at, null, b.decided_by
    from place, lateral (
      select q.* from amenity_reservations q
        where q.resident_id = access.me() and q.condominium_id = place.condominium_id and q.status in ('approved', 'rejected')
          and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) b
    join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
    where place.unit_number is not null
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
    where place.unit_number is null and current_setting('role') = 'garita_agent'
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
    where place.unit_number is null
  union all
  -- Offline events of a station that the server would have refused.
  select 'gate_conflict', l.condominium_id, l.id, l.recorded_at, coalesce(a.name, g.name, s.name, ''), coalesce(a.last_name, s.last_name),
      l.unit_number, l.actor_name, l.conflict, null, null, l.occurred_at,
      access.told_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as, l.clock_doubt, l.conflict), l.actor_id
    from place, lateral (
      select e.* from access_logs e
        where e.condominium_id = place.condominium_id and e.conflict is not null and e.recorded_at > place.since
          and (place.unit_number is null or e.resident_id = access.me()
            or e.resident_id is null and e.unit_number = place.unit_number)
        order by e.recorded_at desc limit 100
    ) l
    left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    left join reservation_guests g on g.condominium_id = l.condominium_id and g.id = l.guest_id and g.reservation_id = l.reservation_id
    -- Who was deleted since is named by the log.
    left join access_log_subjects s on a.id is null and s.condominium_id = l.condominium_id and s.log_id = l.id
  union all
  -- Who joined the home after the user; and to a frozen newcomer that the administration was asked, but not by whom.
  select case when h.mine then 'home_checked' else 'home_joined' end, h.condominium_id, h.joining, coalesce(h.frozen_at, h.since),
      case when h.mine then '' else h.full_name end, null, h.unit_number, null, null, null, null, null, null, null
    from place, access.my_household() h where place.unit_number is not null and (h.frozen_at is not null or not h.mine and h.since > place.since)
  union all
  -- Open objections; and below, a shorter retention while it can be taken back, and evidence that needs a second person to be kept.
  (select case o.kind when 'gone' then 'home_claim' else 'home_objection' end, o.condominium_id, o.id, o.objected_at, o.newcomer_name, null, o.unit_number, o.by_name, o.reason, null, null, null, null, null
    from access.open_objections() o where current_setting('role') in ('garita_admin', 'garita_super_admin') order by o.objected_at desc limit 100)
  union all
  -- Somebody guesses numbers: the device or guard, and the gate.
  select 'numbers_paused', place.condominium_id, paused.id, paused.at, paused.name, null, null, paused.gate_name, null, null, null, null, null, null
    from place, lateral access.number_pauses(place.condominium_id, place.since) paused
    where place.unit_number is null and current_setting('role') = 'garita_admin'
  union all
  -- The reader may not authorize any more in their home, or may again.
  select w.kind, place.condominium_id, w.fact, w.at, '', null, w.unit_number, null, null, null, null, null, null, null
    from place, access.my_word_changes(place.condominium_id, place.since) w where place.unit_number is not null
  union all
  -- The webhook of the condominium sends names, answers for homes, or goes elsewhere.
  select 'webhook_on', place.condominium_id, w.fact, w.at, '', null, place.unit_number, w.by_name, w.about, null, null, null, null, null
    from place, access.webhook_turns(place.condominium_id, place.since) w where place.unit_number is not null
  union all
  -- What came to the reader's home: a line for each list of the administration, or home that ended.
  select i.told, place.condominium_id, i.fact, i.at, i.passes::text, null, place.unit_number, i.by_name, i.kind, null, null, null, null, null
    from place, lateral (select 'passes_imported' as told, m.import_id as fact, m.at, m.passes, m.by_name, m.kind from access.imported_for_me(place.condominium_id, place.since) m
      union all select 'passes_received', m.* from access.received_by_me(place.condominium_id, place.since) m) i where place.unit_number is not null
  union all
  -- All earlier codes are void; or a lost tablet held the numbers of visits that may still come.
  select c.told, c.condominium_id, c.id, c.at, '', null, c.unit_number, null, null, null, null, null, null, null from (select 'codes_renewed' as told, k.condominium_id, k.id, k.at, k.unit_number from access.key_changes_of_mine() k union all select 'numbers_renewed', n.condominium_id, n.lost_with, n.at, n.unit_number from access.my_renewed_numbers() n) c
  union all
  select n.* from (select 'retention_shortened', r.condominium_id, r.id, r.asked_at, r.name, null, null, r.by_name, null, null, null, r.counts_from, null::json, null::uuid from access.retention_changes() r
    union all select 'hold_asked', h.condominium_id, h.id, h.asked_at, '', null, null, h.by_name, null, null, null, h.protects_until, null, null from access.holds_to_agree() h
    union all select 'second_asked', s.condominium_id, s.id, s.asked_at, coalesce(s.wanted, s.about, ''), null, null, s.asked_by_name, s.kind, null, null, s.ends_at, null, null from access.seconds_to_answer() s
    union all select 'spare_tablet', s.condominium_id, s.id, s.at, s.name, null, null, s.by_name, null, null, null, null, null, null from access.spares_made() s) n where current_setting('role') in ('garita_admin', 'garita_super_admin')
  union all
  -- Who waits to be approved, for an account or with one for a home.
  (select 'person_waiting', null, w.id, w.at, w.full_name, null, null, null, null, null, null, null, null, null from (
      select p.id, p.created_at as at, p.full_name from profiles p where p.approval_status = 'pending'
      union all select r.id, r.requested_at, p.full_name from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
        where r.since is null and r.until is null) w
    where w.at > now() - interval '30 days' and current_setting('role') in ('garita_admin', 'garita_super_admin')
    order by w.at desc, w.id desc limit 100)
  union all
  -- Another person made a start code for the reader's account, which is in use.
  select 'code_made', null, k.id, k.at, '', null, null, k.by_name, null, null, null, null, null, k.by_id from access.codes_made_for_me() k
  union all
  -- A second person answered an ask of the reader.
  select 'second_answered', m.condominium_id, m.id, m.at, coalesce(m.wanted, ''), null, null, m.answered_by_name,
      m.kind || case when m.granted then '_granted' else '_refused' end, null, null, null, null, null
    from access.my_second_asks() m where m.granted is not null;
grant select on access.notices to garita_resident, garita_agent, garita_admin, garita_super_admin;
