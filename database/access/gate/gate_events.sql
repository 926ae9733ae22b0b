-- Events of a station: each is stored once and in order, and flagged if the server would have refused it.

-- The authorization or the residence that an event is about; an authorization that was deleted is found by its code.
create function access.subject_of(condominium uuid, event jsonb) returns uuid
  language sql stable
  as $$
    select coalesce(
      (event -> 'subject' ->> 'authorization_id')::uuid,
      (select a.id from authorizations a where a.condominium_id = condominium and a.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (select h.id from residences h where h.condominium_id = condominium and h.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (select r.authorization_id from revoked_passes r
        where r.condominium_id = condominium and r.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (event -> 'subject' ->> 'pass_id')::uuid)
  $$;

-- Whether this event is in the log already. Refuses the id of another event.
create function access.told_already(known access_logs, told access_logs) returns boolean
  language plpgsql stable
  as $$
    begin
      if known.id is null then return false; end if;
      if (known.authorization_id, known.guest_id, known.person_id) is distinct from (told.authorization_id, told.guest_id, told.person_id)
        or known.event_type <> 'line_disputed' and (known.event_type = 'entry') <> (told.event_type = 'entry')
        or known.event_type not in ('entry', 'exit', 'visitor_checkout', 'line_disputed') then
        perform access.refuse('visit_event_taken');
      end if;
      return true;
    end
  $$;

-- The fields that every row of a station has: when, where, by whom, and how the server learned of it. The sender is signed in. An event
-- in another guard's name is proven by a key that only a sign-in of that guard at this station gives; without one it is stored as unproven.
create function access.station_log(condominium uuid, station uuid, event jsonb) returns access_logs
  language plpgsql stable
  as $$
    declare
      entry access_logs;
      claimed timestamptz := (event ->> 'at')::timestamptz;
    begin
      entry.condominium_id := condominium;
      entry.id := (event ->> 'id')::uuid;
      -- A device's time is a claim: nothing happens in the server's future, nor so long ago that nobody would look.
      entry.occurred_at := greatest(least(claimed, clock_timestamp()), now() - interval '31 days');
      entry.recorded_at := now();
      entry.station_id := station;
      entry.clock_doubt := coalesce(event ->> 'doubt', case when claimed < entry.occurred_at then 'wall_moved' end);
      entry.override_reason := event ->> 'reason';
      entry.authorized_by := event ->> 'authorized_by';
      entry.proven := true;
      if (event ->> 'agent_id')::uuid <> access.me() then
        select d.id, d.full_name, 'agent' into entry.actor_id, entry.actor_name, entry.actor_role
          from access.on_duty(condominium, (event ->> 'agent_id')::uuid, entry.occurred_at) d;
        if entry.actor_id is null then
          entry.told_as := (event ->> 'agent_id')::uuid;
        else
          entry.sent_by := access.me();
          entry.sent_by_name := access.name_at_gate(condominium, access.me());
          entry.proven := access.proven_by(condominium, station, entry.actor_id, (event ->> 'proven_by')::uuid,
            coalesce((event ->> 'claimed')::timestamptz, claimed));
        end if;
      end if;
      entry.actor_id := coalesce(entry.actor_id, access.me());
      select g.id, g.name into entry.gate_id, entry.gate_name from gates g
        where g.condominium_id = condominium and g.id = (event ->> 'gate_id')::uuid;
      return entry;
    end
  $$;

create function access.record_guest_event(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare
      known access_logs;
      subject access_log_subjects;
      booking amenity_reservations;
      guest reservation_guests;
    begin
      entry.reservation_id := (event ->> 'reservation_id')::uuid;
      entry.guest_id := (event ->> 'guest_id')::uuid;
      entry.event_type := case event ->> 'kind' when 'guest_entry' then 'entry' else 'exit' end;
      select b.* into booking from amenity_reservations b
        where b.condominium_id = entry.condominium_id and b.id = entry.reservation_id for update;
      select l.* into known from access_logs l where l.condominium_id = entry.condominium_id and l.id = entry.id;
      if access.told_already(known, entry) then return known.conflict; end if;
      if booking.id is null and not exists (select from access_logs l where l.condominium_id = entry.condominium_id
          and (l.reservation_id = entry.reservation_id or l.guest_id = entry.guest_id)) then
        return access.keep_stray(entry, event);
      end if;
      if entry.event_type = 'entry' and booking.id is not null and event ->> 'name' is not null then
        insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
          select entry.condominium_id, entry.guest_id, booking.id, booking.resident_id, coalesce(max(g.position), 0) + 1, event ->> 'name'
            from reservation_guests g where g.condominium_id = entry.condominium_id and g.reservation_id = booking.id
          on conflict do nothing;
      end if;
      select g.* into guest from reservation_guests g
        where g.condominium_id = entry.condominium_id and g.id = entry.guest_id and g.reservation_id = booking.id;
      entry.corrects := access.corrected_by(entry, event);
      if access.disputes_line(entry, event) then entry.event_type := 'line_disputed'; end if;
      entry.conflict := case when guest.id is null then 'unknown'
        when entry.event_type = 'entry' and entry.corrects is null then access.guest_conflict_of(booking, guest, entry.station_id, entry.occurred_at) end;
      entry.resident_id := booking.resident_id;
      entry.unit_number := coalesce(booking.unit_number, '');
      subject.auth_type := 'guest';
      subject.name := coalesce(guest.name, event ->> 'name');
      perform access.write_log(entry, subject);
      return entry.conflict;
    end
  $$;

create function access.record_station_event(condominium uuid, station uuid, event jsonb) returns text
  language plpgsql
  as $$
    declare
      entry access_logs := access.station_log(condominium, station, event);
      known access_logs;
      subject access_log_subjects;
      who authorizations;
      home residences;
      kind text := event ->> 'kind';
      for_good boolean;
      disputed boolean;
    begin
      if kind = 'unannounced' then return access.register_at_station(entry, event); end if;
      if kind in ('incident', 'incident_note') then return access.record_incident_event(entry, event); end if;
      if kind in ('item_left', 'item_handed') then return access.record_left_item(entry, event); end if;
      if kind in ('emergency', 'emergency_note', 'authority', 'authority_outcome') then return access.record_urgent(entry, event); end if;
      if kind in ('sheet_printed', 'paper_line') then return access.record_paper(entry, event); end if;
      if kind = 'badge' then return access.record_badge(entry, event); end if;
      if kind = 'arrival_closed' then return access.close_at_station(entry, event); end if;
      if kind in ('phones_shown', 'call_answer') then return access.record_in_book(entry, event); end if;
      if kind in ('guest_entry', 'guest_exit') then return access.record_guest_event(entry, event); end if;
      entry.authorization_id := access.subject_of(condominium, event);
      select r.* into home from residences r where r.condominium_id = condominium and r.id = entry.authorization_id;
      if home.id is not null then return access.record_resident_event(entry, event, home); end if;
      if access.is_current_code(condominium, entry.authorization_id, event) then
        entry.authorization_id := access.acting(condominium, entry.authorization_id, entry.id, (event ->> 'corrects')::uuid,
          kind in ('entry', 'override'), entry.occurred_at);
        event := event #- '{subject,generation}';
      end if;
      who := access.held_visit(condominium, entry.authorization_id);
      for_good := kind = 'checkout' and who.auth_type = 'temporary_visitor';
      entry.event_type := case when kind in ('entry', 'override') then 'entry' when for_good then 'visitor_checkout' else 'exit' end;
      select l.* into known from access_logs l where l.condominium_id = condominium and l.id = entry.id;
      if access.told_already(known, entry) then return known.conflict; end if;
      if who.id is null and entry.authorization_id is not null and not access.known_ever(condominium, entry.authorization_id, event) then
        return access.keep_stray(entry, event);
      end if;
      entry.corrects := access.corrected_by(entry, event);
      disputed := access.disputes_line(entry, event);
      if disputed then entry.event_type := 'line_disputed'; end if;
      -- A correction lets nobody in, so nothing is judged and there is no ground for it.
      if entry.corrects is null and not disputed then entry.conflict := access.conflict_of(who, condominium, event, station, entry.occurred_at); end if;
      if who.id is not null then
        entry.arrival_kind := nullif(who.arrival_kind, 'visit');
        entry.resident_id := who.resident_id;
        entry.unit_number := who.unit_number;
        subject := access.subject_of_visit(who);
      else
        -- It was deleted since: the log has the facts.
        select l.arrival_kind, l.resident_id, l.unit_number, s.auth_type, s.name, s.last_name, s.id_document, s.phone_number, s.vehicle_plate
          into entry.arrival_kind, entry.resident_id, entry.unit_number, subject.auth_type, subject.name, subject.last_name, subject.id_document,
            subject.phone_number, subject.vehicle_plate
          from access_logs l join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
          where l.condominium_id = condominium and l.authorization_id = entry.authorization_id
          order by l.occurred_at desc limit 1;
        entry.unit_number := coalesce(entry.unit_number, '');
        subject.auth_type := coalesce(subject.auth_type, 'temporary_visitor');
      end if;
      if disputed then
        perform access.write_log(entry, subject);
        return null;
      end if;
      if kind = 'override' and who.id is not null then
        perform access.settle_arrival(who, case when entry.authorized_by is null then 'let_in' else 'admitted' end,
          case when entry.authorized_by is null then 'guard' else 'phone' end,
          coalesce(entry.authorized_by, access.name_at_gate(condominium, entry.actor_id)));
      end if;
      -- An answer by phone closes the request; its status stays.
      if entry.authorized_by is not null and who.status in ('pending_approval', 'denied') and who.closed_at is null then
        update authorizations a set closed_at = now() where a.condominium_id = condominium and a.id = who.id;
      end if;
      -- Before the line below is written: it says that they left, and only a person inside can end a visit that was denied.
      if for_good and (who.status in ('active', 'approved') or who.inside and who.status <> 'inactive' and who.closed_at is not null) then
        perform access.end_visit(who);
      end if;
      perform access.write_log(entry, subject, event ->> 'choice');
      if entry.corrects is null then perform access.keep_ground(entry, event); end if;
      return entry.conflict;
    end
  $$;

-- Stores a station's events one after another, so that each is judged by the state that the one before left. Answers each by itself.
create function access.record_at_station(condominium uuid, station uuid, events jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      event jsonb;
      answers jsonb := '[]';
      said text;
      last timestamptz;
      top bigint;
      copied boolean := false;
    begin
      if condominium <> all(access.my_condominiums()) or access.is_relief_elsewhere(condominium, station) then return null; end if;
      -- One batch of a condominium after another: the same batch may arrive twice, and two stations may send events about one person.
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      -- An event that was stored by a clock that was ahead would pull all later ones there.
      select least(s.last_event_at, clock_timestamp()), s.last_sequence into last, top from stations s
        where s.condominium_id = condominium and s.id = station;
      for event in select e from jsonb_array_elements(events) e loop
        -- What happened later has a higher number, unless a copy of the station counts for itself.
        copied := copied or coalesce((event ->> 'sequence')::bigint <= top and (event ->> 'at')::timestamptz > last, false);
        top := greatest(top, (event ->> 'sequence')::bigint);
        -- A station's next event is always later, even if its clock was set back.
        last := greatest(least((event ->> 'at')::timestamptz, clock_timestamp()), last + interval '1 microsecond');
        event := event || jsonb_build_object('at', last, 'claimed', event ->> 'at', 'doubt', coalesce(event ->> 'doubt',
          case when (event ->> 'at')::timestamptz < last - interval '2 minutes' then 'wall_moved' end));
        -- An event that cannot be stored must not stop the others.
        begin
          said := access.record_station_event(condominium, station, event);
        exception when check_violation then
          said := 'not_taken';
        end;
        answers := answers || jsonb_build_object('id', event ->> 'id', 'conflict', said);
      end loop;
      update stations s set seen_at = now(), last_event_at = last, last_sequence = top,
          copied_at = case when copied then now() else s.copied_at end
        where s.condominium_id = condominium and s.id = station;
      return json_build_object('at', clock_timestamp(), 'answers', answers);
    end
  $$;
grant execute on function access.record_at_station(uuid, uuid, jsonb) to garita_agent;
