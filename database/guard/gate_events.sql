-- What a station did: kept as the fact it is, in its order and once, with a word about what would have been refused.

-- Whom an event is about: an authorization that is there, or one that is gone and known by its log or its code.
create function guard.subject_of(condominium uuid, event jsonb) returns uuid
  language sql stable security definer set search_path = public, guard, extensions, pg_temp
  as $$
    select coalesce(
      (event -> 'subject' ->> 'authorization_id')::uuid,
      (select a.id from authorizations a where a.condominium_id = condominium and a.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (select r.authorization_id from revoked_passes r
        where r.condominium_id = condominium and r.pass_id = (event -> 'subject' ->> 'pass_id')::uuid),
      (event -> 'subject' ->> 'pass_id')::uuid)
  $$;

-- What a guard at the desk would have been told. An override is a decision of its own, and an exit is never refused.
create function guard.conflict_of(who authorizations, condominium uuid, event jsonb, station uuid, at timestamptz) returns text
  language plpgsql stable security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare
      last access_logs;
      died timestamptz;
    begin
      if event ->> 'kind' <> 'entry' then return null; end if;
      if who.id is null then
        select min(r.revoked_at) into died from revoked_passes r where r.condominium_id = condominium
          and (r.authorization_id = (event -> 'subject' ->> 'authorization_id')::uuid or r.pass_id = (event -> 'subject' ->> 'pass_id')::uuid);
        -- Let in before it was cancelled: that the station told it later is no fault of anybody.
        return case when died is null then 'unknown' when died <= at then 'cancelled_meanwhile' end;
      end if;
      if who.status in ('inactive', 'denied') and who.updated_at <= at then return 'cancelled_meanwhile'; end if;
      if who.suspended_at <= at or not guard.host_stands(condominium, who.residence_id)
        or (event -> 'subject' ->> 'generation')::int < who.pass_generation then
        return 'revoked_meanwhile';
      end if;
      select l.* into last from access_logs l where l.condominium_id = condominium and l.authorization_id = who.id
        and l.event_type in ('entry', 'exit', 'visitor_checkout') and l.occurred_at <= at
        order by l.occurred_at desc, l.id desc limit 1;
      if last.event_type = 'entry' and last.station_id is distinct from station
        and who.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker') then
        return 'already_inside_elsewhere';
      end if;
      return null;
    end
  $$;

-- Whoever came unannounced is asked about once the station is heard; an id that is there already was asked about.
create function guard.announce_at_station(condominium uuid, event jsonb) returns text
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      insert into authorizations (condominium_id, id, auth_type, unit_number, name, last_name, id_document, phone_number, details)
        values (condominium, (event ->> 'authorization_id')::uuid, 'temporary_visitor', event ->> 'unit_number', event ->> 'name',
          event ->> 'last_name', event ->> 'id_document', event ->> 'phone_number',
          jsonb_strip_nulls(jsonb_build_object('purpose', event ->> 'purpose')))
        on conflict (condominium_id, id) do nothing;
      return null;
    exception when check_violation then
      return 'unknown';
    end
  $$;

create function guard.record_station_event(condominium uuid, station uuid, event jsonb) returns text
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare
      entry access_logs;
      known access_logs;
      subject access_log_subjects;
      who authorizations;
      booking amenity_reservations;
      guest reservation_guests;
      kind text := event ->> 'kind';
    begin
      entry.condominium_id := condominium;
      entry.id := (event ->> 'id')::uuid;
      select l.* into known from access_logs l where l.condominium_id = condominium and l.id = entry.id;
      if known.id is not null then return known.conflict; end if;
      entry.occurred_at := least((event ->> 'at')::timestamptz, clock_timestamp());
      entry.recorded_at := now();
      entry.station_id := station;
      entry.clock_doubt := event ->> 'doubt';
      entry.override_reason := event ->> 'reason';
      entry.authorized_by := event ->> 'authorized_by';
      -- Whoever was on duty then; another guard may be the one who sends it.
      entry.actor_id := (select s.profile_id from assignments s
        where s.condominium_id = condominium and s.profile_id = (event ->> 'agent_id')::uuid);
      entry.actor_id := coalesce(entry.actor_id, guard.me());
      entry.sent_by := nullif(guard.me(), entry.actor_id);
      select g.id, g.name into entry.gate_id, entry.gate_name from gates g
        where g.condominium_id = condominium and g.id = (event ->> 'gate_id')::uuid;

      if kind = 'unannounced' then return guard.announce_at_station(condominium, event); end if;

      if kind in ('guest_entry', 'guest_exit') then
        select b.* into booking from amenity_reservations b
          where b.condominium_id = condominium and b.id = (event ->> 'reservation_id')::uuid for update;
        entry.reservation_id := (event ->> 'reservation_id')::uuid;
        entry.guest_id := (event ->> 'guest_id')::uuid;
        if kind = 'guest_entry' and booking.id is not null then
          insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
            select condominium, entry.guest_id, booking.id, booking.resident_id, 10000, event ->> 'name' where event ->> 'name' is not null
            on conflict do nothing;
          if booking.status <> 'approved' and coalesce(booking.cancelled_at, booking.decided_at) <= entry.occurred_at then
            entry.conflict := 'cancelled_meanwhile';
          end if;
        end if;
        select g.* into guest from reservation_guests g where g.condominium_id = condominium and g.id = entry.guest_id;
        if guest.id is null then entry.conflict := 'unknown'; end if;
        entry.resident_id := booking.resident_id;
        entry.unit_number := coalesce(booking.unit_number, '');
        entry.event_type := case kind when 'guest_entry' then 'entry' else 'exit' end;
        subject.auth_type := 'guest';
        subject.name := coalesce(guest.name, event ->> 'name');
        perform guard.write_log(entry, subject);
        return entry.conflict;
      end if;

      entry.authorization_id := guard.subject_of(condominium, event);
      select a.* into who from authorizations a where a.condominium_id = condominium and a.id = entry.authorization_id for update;
      entry.event_type := case when kind in ('entry', 'override') then 'entry'
        when kind = 'checkout' and who.auth_type = 'temporary_visitor' then 'visitor_checkout' else 'exit' end;
      entry.conflict := guard.conflict_of(who, condominium, event, station, entry.occurred_at);
      if who.id is not null then
        entry.resident_id := who.resident_id;
        entry.unit_number := who.unit_number;
        subject.auth_type := who.auth_type;
        subject.name := who.name;
        subject.last_name := who.last_name;
        subject.id_document := who.id_document;
        subject.phone_number := who.phone_number;
        subject.vehicle_plate := who.vehicle_plate;
      else
        -- Gone since: the log remembers whose it was.
        select l.resident_id, l.unit_number, s.auth_type, s.name, s.last_name, s.id_document, s.phone_number, s.vehicle_plate
          into entry.resident_id, entry.unit_number, subject.auth_type, subject.name, subject.last_name, subject.id_document,
            subject.phone_number, subject.vehicle_plate
          from access_logs l join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
          where l.condominium_id = condominium and l.authorization_id = entry.authorization_id
          order by l.occurred_at desc limit 1;
        entry.unit_number := coalesce(entry.unit_number, '');
        subject.auth_type := coalesce(subject.auth_type, 'temporary_visitor');
      end if;
      -- On somebody's word by phone the request is settled; its status stays.
      if kind = 'override' and who.status in ('pending_approval', 'denied') and who.closed_at is null then
        update authorizations a set closed_at = now() where a.condominium_id = condominium and a.id = who.id;
      end if;
      perform guard.write_log(entry, subject);
      if kind = 'checkout' and who.auth_type = 'temporary_visitor' and who.status in ('active', 'approved') then
        perform set_config('app.logged', entry.id::text, true);
        update authorizations a set status = 'inactive' where a.condominium_id = condominium and a.id = who.id;
        perform set_config('app.logged', '', true);
      end if;
      return entry.conflict;
    end
  $$;

-- A station's batch, one after another: what the first did is there when the second is judged. Each is answered by itself.
create function guard.record_at_station(condominium uuid, station uuid, events jsonb) returns json
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare
      event jsonb;
      answers jsonb := '[]';
      said text;
      last timestamptz;
    begin
      if condominium <> all(guard.my_condominiums()) then return null; end if;
      -- The same batch may be on its way twice, from two windows of one station.
      perform pg_advisory_xact_lock(hashtextextended('garita.station ' || station, 0));
      select s.last_event_at into last from stations s where s.condominium_id = condominium and s.id = station;
      for event in select e from jsonb_array_elements(events) e loop
        -- A device's time is a claim: nothing happens in the server's future, and nothing before what it did last.
        last := greatest(least((event ->> 'at')::timestamptz, clock_timestamp()), last + interval '1 microsecond');
        said := guard.record_station_event(condominium, station, event || jsonb_build_object('at', last));
        answers := answers || jsonb_build_object('id', event ->> 'id', 'conflict', said);
      end loop;
      update stations s set seen_at = now(), last_event_at = last where s.condominium_id = condominium and s.id = station;
      return json_build_object('at', clock_timestamp(), 'answers', answers);
    end
  $$;
grant execute on function guard.record_at_station(uuid, uuid, jsonb) to garita_agent;

create function guard.record_outages(condominium uuid, station uuid, outages jsonb) returns void
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      if condominium <> all(guard.my_condominiums()) then return; end if;
      insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        select condominium, (o ->> 'id')::uuid, station, (o ->> 'from')::timestamptz,
            greatest((o ->> 'from')::timestamptz, least((o ->> 'until')::timestamptz, now()))
          from jsonb_array_elements(outages) o where (o ->> 'from')::timestamptz <= now()
        on conflict do nothing;
    end
  $$;
grant execute on function guard.record_outages(uuid, uuid, jsonb) to garita_agent;

-- What a device reports is judged like a station's: kept, flagged, once.
create function guard.record_at_device(event jsonb) returns json
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare device gate_devices;
    begin
      select d.* into device from gate_devices d where d.id = guard.me() and d.revoked_at is null;
      if device.id is null then return null; end if;
      update gate_devices d set last_used_at = now() where d.id = device.id and d.condominium_id = device.condominium_id;
      return json_build_object('conflict',
        guard.record_station_event(device.condominium_id, device.id, event || jsonb_build_object('gate_id', device.gate_id)));
    end
  $$;
grant execute on function guard.record_at_device(jsonb) to garita_gate;
