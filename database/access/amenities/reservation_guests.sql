-- The guests of a reservation: named by the host, let in by the guard, expected only while the booking stands.

grant select on reservation_guests to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on reservation_guests for select to garita_resident
  using (resident_id = (select access.me()) and ((select access.lives_once()) or exists (select from amenity_reservations r
    where r.condominium_id = reservation_guests.condominium_id and r.id = reservation_guests.reservation_id)));
create policy run on reservation_guests for select to garita_agent, garita_admin
  using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on reservation_guests for select to garita_super_admin using (true);

-- Sets the guest list of a booking: a name that stays is the same guest, and a guest who has entered is never removed.
create function access.name_guests(reservation uuid, names text[]) returns void
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    declare booking amenity_reservations;
    begin
      select r.* into booking from amenity_reservations r
        where r.id = reservation and r.resident_id = access.me() and r.condominium_id = (access.my_home()).condominium_id
          and r.unit_number = (access.my_home()).unit_number;
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

create function access.log_guest(guest reservation_guests, unit text, event_type text, entry uuid) returns void
  language plpgsql
  as $$
    declare
      event access_logs;
      who access_log_subjects;
    begin
      event.condominium_id := guest.condominium_id;
      event.id := entry;
      event.reservation_id := guest.reservation_id;
      event.guest_id := guest.id;
      event.event_type := event_type;
      event.resident_id := guest.resident_id;
      event.unit_number := unit;
      who.auth_type := 'guest';
      who.name := guest.name;
      perform access.write_log(event, who);
    end
  $$;

-- The booking of an act at a gate, locked until the act is done; null if the caller does not guard that condominium.
create function access.booking_at_my_gate(condominium uuid, reservation uuid) returns amenity_reservations
  language plpgsql
  as $$
    declare found_one amenity_reservations;
    begin
      if condominium = any(access.my_condominiums()) then
        select r.* into found_one from amenity_reservations r where r.condominium_id = condominium and r.id = reservation for update;
      end if;
      return found_one;
    end
  $$;

-- A guest whom the host did not name is written down as they come, up to the number that was booked.
create function access.record_guest_entry(condominium uuid, reservation uuid, guest uuid, guest_name text, event uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      booking amenity_reservations := access.booking_at_my_gate(condominium, reservation);
      who reservation_guests;
      come integer;
    begin
      if booking.id is null then return false; end if;
      if access.done_already(condominium, guest, event, '{entry}') then return true; end if;
      if booking.status <> 'approved' or not access.host_stands(condominium, booking.residence_id) or booking.ends_at <= now()
        or booking.reservation_date > (now() at time zone access.clock_of(condominium))::date then
        perform access.refuse('guest_not_expected');
      end if;
      select g.* into who from reservation_guests g where g.condominium_id = condominium and g.id = guest and g.reservation_id = reservation;
      if who.inside then perform access.refuse('guest_already_inside'); end if;
      select count(*) into come from reservation_guests g
        where g.condominium_id = condominium and g.reservation_id = reservation and g.entered_at is not null and g.id <> guest;
      if come >= booking.guest_count then perform access.refuse('guest_beyond_count'); end if;
      if who.id is null then
        if guest_name is null then return false; end if;
        insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
          values (condominium, guest, reservation, booking.resident_id,
            (select coalesce(max(g.position), 0) + 1 from reservation_guests g where g.condominium_id = condominium and g.reservation_id = reservation),
            guest_name)
          returning * into who;
      end if;
      perform access.log_guest(who, booking.unit_number, 'entry', event);
      return true;
    end
  $$;

-- A guest who is inside may always leave, also if the booking was canceled.
create function access.record_guest_exit(condominium uuid, reservation uuid, guest uuid, event uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      booking amenity_reservations := access.booking_at_my_gate(condominium, reservation);
      who reservation_guests;
    begin
      if booking.id is null then return false; end if;
      if access.done_already(condominium, guest, event, '{exit}') then return true; end if;
      select g.* into who from reservation_guests g where g.condominium_id = condominium and g.id = guest and g.reservation_id = reservation;
      if who.id is null then return false; end if;
      if not who.inside then perform access.refuse('visit_already_left'); end if;
      perform access.log_guest(who, booking.unit_number, 'exit', event);
      return true;
    end
  $$;
grant execute on function access.record_guest_entry(uuid, uuid, uuid, text, uuid), access.record_guest_exit(uuid, uuid, uuid, uuid)
  to garita_agent;

-- Where a guest is follows from the log alone, as for everybody else.
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
