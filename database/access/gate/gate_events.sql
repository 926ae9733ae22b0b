-- Acts at a gate: each is stored once. A station sends its acts later, in order; an act that the server would have refused is kept and flagged.
-- A desk sends one act at once, and the server refuses a conflict.

-- The authorization or the residence of a pass; an authorization that was deleted is found by its code.
create function access.subject_of_pass(condominium uuid, event jsonb) returns uuid
  language sql stable
  as $$
    select coalesce(
      (select a.id from authorizations a where a.condominium_id = condominium and a.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (select h.id from residences h where h.condominium_id = condominium and h.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (select r.authorization_id from revoked_passes r
        where r.condominium_id = condominium and r.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (event -> 'subject' ->> 'pass_id')::uuid)
  $$;

-- The line that this act wrote when it was sent before; null for a new act. Refuses the id of another act.
create function access.find_line(entry access_logs, kinds text[]) returns access_logs
  language plpgsql stable
  as $$
    declare line access_logs;
    begin
      select l.* into line from access_logs l where l.condominium_id = entry.condominium_id and l.id = entry.id;
      if line.event_type <> all(kinds) or num_nonnulls(entry.authorization_id, entry.guest_id, entry.person_id) > 0
          and line.id is not null and (line.authorization_id, line.guest_id, line.person_id)
            is distinct from (entry.authorization_id, entry.guest_id, entry.person_id) then
        perform access.refuse('visit_event_taken');
      end if;
      return line;
    end
  $$;

-- Begins the line of an act: its time, its gate, its guard, and how the server learned of it. The sender is signed in. An event in another
-- guard's name is proven by a key that only a sign-in of that guard at this station gives; without one it is stored as unproven. A desk acts
-- in its own name, and the line takes the time at which it is written.
create function access.begin_entry(condominium uuid, station uuid, event jsonb) returns access_logs
  language plpgsql stable
  as $$
    declare
      entry access_logs;
      claimed timestamptz := (event ->> 'at')::timestamptz;
    begin
      entry.condominium_id := condominium;
      entry.id := (event ->> 'id')::uuid;
      entry.override_reason := event ->> 'reason';
      entry.authorized_by := event ->> 'authorized_by';
      if event ->> 'gate_id' is not null then
        select g.id, g.name into entry.gate_id, entry.gate_name from gates g
          where g.condominium_id = condominium and g.id = (event ->> 'gate_id')::uuid;
      end if;
      if station is null then
        entry.actor_id := access.caller_id();
        return entry;
      end if;
      -- A device's time is a claim: an event is never in the server's future, and at most 31 days old, so that readers of the log find it.
      entry.occurred_at := greatest(least(claimed, clock_timestamp()), now() - interval '31 days');
      entry.recorded_at := now();
      entry.station_id := station;
      entry.clock_doubt := coalesce(event ->> 'doubt', case when claimed < entry.occurred_at then 'wall_moved' end);
      entry.proven := true;
      if (event ->> 'agent_id')::uuid <> access.caller_id() then
        select d.id, d.full_name, 'agent' into entry.actor_id, entry.actor_name, entry.actor_role
          from access.on_duty(condominium, (event ->> 'agent_id')::uuid, entry.occurred_at) d;
        if entry.actor_id is null then
          entry.told_as := (event ->> 'agent_id')::uuid;
        else
          entry.sent_by := access.caller_id();
          entry.sent_by_name := access.name_at_gate(condominium, access.caller_id());
          entry.proven := access.proven_by(condominium, station, entry.actor_id, (event ->> 'proven_by')::uuid,
            coalesce((event ->> 'claimed')::timestamptz, claimed));
        end if;
      end if;
      entry.actor_id := coalesce(entry.actor_id, access.caller_id());
      return entry;
    end
  $$;

-- Each kind has its function, which answers the conflict. A strict one refuses it, and answers "unknown" for an id that does not exist here.
create function access.record_event(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare kind text := event ->> 'kind';
    begin
      return case
        when kind in ('entry', 'override', 'exit', 'checkout') then access.record_passage(entry, event, strict)
        when kind in ('guest_entry', 'guest_exit') then access.record_guest_passage(entry, event, strict)
        when kind = 'unannounced' then access.record_unannounced(entry, event, strict)
        when kind in ('arrival_closed', 'call_answer') then access.record_outcome(entry, event, strict)
        when kind = 'phones_shown' then access.record_phones_shown(entry, event, strict)
        when kind = 'badge' then access.record_badge(entry, event, strict)
        when kind in ('item_left', 'item_handed') then access.record_left_item(entry, event, strict)
        when kind in ('emergency', 'emergency_note', 'authority', 'authority_outcome') then access.record_urgent(entry, event)
        when kind in ('incident', 'incident_note') then access.record_incident_event(entry, event)
        when kind in ('sheet_printed', 'paper_line') then access.record_paper(entry, event) end;
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
      -- A substitute guard sends acts only from the station that they opened.
      if condominium <> all(access.caller_condominiums()) or access.is_relief(access.caller_id()) and not exists (select from station_keys k
        where k.condominium_id = condominium and k.station_id = station and k.profile_id = access.caller_id()) then
        return null;
      end if;
      -- One batch of a condominium after another: the same batch may arrive twice, and two stations may send events about one person.
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      -- An event that was stored by a clock that was ahead would pull all later ones there.
      select least(s.last_event_at, clock_timestamp()), s.last_sequence into last, top from stations s
        where s.condominium_id = condominium and s.id = station;
      for event in select e from jsonb_array_elements(events) e loop
        -- A later event has a higher number, unless a copy of the station counts for itself.
        copied := copied or coalesce((event ->> 'sequence')::bigint <= top and (event ->> 'at')::timestamptz > last, false);
        top := greatest(top, (event ->> 'sequence')::bigint);
        -- A station's next event is always later, even if its clock was set back.
        last := greatest(least((event ->> 'at')::timestamptz, clock_timestamp()), last + interval '1 microsecond');
        event := event || jsonb_build_object('at', last, 'claimed', event ->> 'at', 'doubt', coalesce(event ->> 'doubt',
          case when (event ->> 'at')::timestamptz < last - interval '2 minutes' then 'wall_moved' end));
        -- An event that cannot be stored must not stop the others.
        begin
          said := access.record_event(access.begin_entry(condominium, station, event), event, false);
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

-- Records one act of a desk at once. Answers null for a condominium that the caller does not guard and for an id that does not exist there.
-- A look at telephones answers with them.
create function access.record_at_desk(condominium uuid, event jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare answer jsonb := jsonb_build_object('id', event ->> 'id', 'conflict', null);
    begin
      if condominium <> all(access.caller_condominiums()) then return null; end if;
      if (event ->> 'agent_id')::uuid <> access.caller_id() then raise insufficient_privilege; end if;
      -- The other kinds wait for the row of their person.
      if event ->> 'kind' not in ('entry', 'override', 'exit', 'checkout', 'guest_entry', 'guest_exit', 'arrival_closed', 'call_answer', 'phones_shown')
        and (event ->> 'kind' <> 'unannounced' or event ?| '{by_rule,unasked}') then
        perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      end if;
      if access.record_event(access.begin_entry(condominium, null, event), event, true) is not null then return null; end if;
      if event ->> 'kind' = 'phones_shown' then
        answer := answer || jsonb_build_object('phones',
          coalesce(access.gate_book(condominium, access.unit_named(condominium, event ->> 'unit_number')) -> 0 -> 'who', '[]'));
      end if;
      return json_build_object('at', clock_timestamp(), 'answers', json_build_array(answer));
    end
  $$;
grant execute on function access.record_at_desk(uuid, jsonb) to garita_agent;
