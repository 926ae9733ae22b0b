grant select on reservation_guests to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on reservation_guests for select to garita_resident
  using (resident_id = (select access.caller_id()) and ((select access.lives_once()) or exists (select from amenity_reservations r
    where r.condominium_id = reservation_guests.condominium_id and r.id = reservation_guests.reservation_id)));
create policy run on reservation_guests for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on reservation_guests for select to garita_super_admin using (true);

-- Sets the guest list of a booking. A repeated name keeps its guest, and a guest who has entered is never removed.
create function access.name_guests(reservation uuid, names text[]) returns void
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    declare booking amenity_reservations;
    begin
      select r.* into booking from amenity_reservations r
        where r.id = reservation and r.resident_id = access.caller_id() and r.condominium_id = (access.caller_home()).condominium_id
          and r.unit_number = (access.caller_home()).unit_number;
      if booking.id is null then return; end if;
      if cardinality(names) > booking.guest_count then perform access.refuse('reservation_guests_beyond'); end if;
      delete from reservation_guests g using (
          select k.id, k.name, row_number() over (partition by k.name order by k.entered_at is null, k.position, k.id) as nth
            from reservation_guests k where k.condominium_id = booking.condominium_id and k.reservation_id = booking.id
        ) kept
        where g.condominium_id = booking.condominium_id and g.id = kept.id and g.entered_at is null
          and kept.nth > (select count(*) from unnest(names) given where given = kept.name);
      insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
        select booking.condominium_id, gen_random_uuid(), booking.id, booking.resident_id, listed.position, listed.name
          from (
            select name, position, row_number() over (partition by name order by position) as nth
              from unnest(names) with ordinality as given (name, position)
          ) listed
          where listed.nth > (select count(*) from reservation_guests g
            where g.condominium_id = booking.condominium_id and g.reservation_id = booking.id and g.name = listed.name);
    end
  $$;

-- Records the entry or exit of a guest. On arrival a guest who is not on the list is added, up to the booked number. A guest who is inside
-- may always leave, also after the booking was canceled.
create function access.record_guest_passage(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      comes boolean := event ->> 'kind' = 'guest_entry';
      known access_logs;
      subject access_log_subjects;
      booking amenity_reservations;
      guest reservation_guests;
    begin
      entry.reservation_id := (event ->> 'reservation_id')::uuid;
      entry.guest_id := (event ->> 'guest_id')::uuid;
      entry.event_type := case when comes then 'entry' else 'exit' end;
      select b.* into booking from amenity_reservations b
        where b.condominium_id = entry.condominium_id and b.id = entry.reservation_id for update;
      known := access.find_line(entry, array[entry.event_type, 'line_disputed']);
      if known.id is not null then return known.conflict; end if;
      if booking.id is null and (strict or not exists (select from access_logs l where l.condominium_id = entry.condominium_id
          and (l.reservation_id = entry.reservation_id or l.guest_id = entry.guest_id))) then
        return case when strict then 'unknown' else access.keep_stray(entry, event) end;
      end if;
      select g.* into guest from reservation_guests g
        where g.condominium_id = entry.condominium_id and g.id = entry.guest_id and g.reservation_id = booking.id;
      entry := access.correct_line(entry, event, strict);
      -- A desk is refused; a person inside may always leave.
      if strict and entry.corrects is null and entry.event_type = 'exit' then
        if not guest.inside then perform access.refuse('visit_already_left'); end if;
      elsif strict and entry.corrects is null then
        if booking.status <> 'approved' or not access.host_stands(booking.condominium_id, booking.residence_id) or booking.ends_at <= now()
          or booking.reservation_date > (now() at time zone access.clock_of(booking.condominium_id))::date then
          perform access.refuse('guest_not_expected');
        end if;
        if guest.inside then perform access.refuse('guest_already_inside'); end if;
        if (select count(*) from reservation_guests g where g.condominium_id = booking.condominium_id and g.reservation_id = booking.id
            and g.entered_at is not null and g.id <> entry.guest_id) >= booking.guest_count then
          perform access.refuse('guest_beyond_count');
        end if;
      end if;
      if guest.id is null and comes and event ->> 'name' is not null then
        insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
          select entry.condominium_id, entry.guest_id, booking.id, booking.resident_id, coalesce(max(g.position), 0) + 1, event ->> 'name'
            from reservation_guests g where g.condominium_id = entry.condominium_id and g.reservation_id = booking.id having booking.id is not null
          on conflict do nothing returning * into guest;
      end if;
      if strict and guest.id is null then return 'unknown'; end if;
      entry.conflict := case when strict then null when guest.id is null then 'unknown'
        when entry.event_type = 'entry' and entry.corrects is null then access.guest_conflict_of(booking, guest, entry.station_id, entry.occurred_at) end;
      entry.resident_id := booking.resident_id;
      entry.unit_number := coalesce(booking.unit_number, '');
      subject.auth_type := 'guest';
      subject.name := coalesce(guest.name, event ->> 'name');
      perform access.write_log(entry, subject);
      return entry.conflict;
    end
  $$;

-- Only access_logs decides whether a guest is inside.
create function access.keep_guest_presence() returns trigger
  language plpgsql
  as $$
    begin
      if new.corrects is not null then
        update reservation_guests g set (entered_at, left_at) = (
            select max(l.occurred_at) filter (where l.event_type = 'entry'), max(l.occurred_at) filter (where l.event_type = 'exit')
              from access.counted_logs l where l.condominium_id = g.condominium_id and l.guest_id = g.id
                and l.reservation_id = g.reservation_id)
          where g.condominium_id = new.condominium_id and g.id = new.guest_id and g.reservation_id = new.reservation_id;
        return null;
      end if;
      update reservation_guests g
        set entered_at = case when new.event_type = 'entry' then greatest(g.entered_at, new.occurred_at) else g.entered_at end,
          left_at = case when new.event_type = 'exit' then greatest(g.left_at, new.occurred_at) else g.left_at end
        where g.condominium_id = new.condominium_id and g.id = new.guest_id and g.reservation_id = new.reservation_id;
      return null;
    end
  $$;
create trigger keep_guest_presence after insert on access_logs for each row
  when (new.guest_id is not null) execute function access.keep_guest_presence();
