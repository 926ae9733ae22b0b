-- Reservations of amenities. The acts (book, amend, cancel, decide, remove) are functions, and no role writes a reservation by hand;
-- triggers hold what is true of every reservation: its hours, the amenity's limits, and the order of its statuses.

grant select on amenity_reservations to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on amenity_reservations for select to garita_resident
  using (resident_id = (select access.me()) and ((select access.lives_once()) or access.read_here(condominium_id, unit_number)));
create policy run on amenity_reservations for select to garita_agent, garita_admin
  using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on amenity_reservations for select to garita_super_admin using (true);

-- When an amenity is taken, and nothing about by whom: what a resident needs to choose an hour.
create function access.busy_hours(amenity uuid, from_day date, until_day date, but uuid)
  returns table (busy_from timestamptz, busy_until timestamptz, guests integer)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select lower(r.held), upper(r.held), r.guest_count
      from amenities a join amenity_reservations r on r.condominium_id = a.condominium_id and r.amenity_id = a.id
      where a.id = amenity and a.condominium_id = any(access.my_condominiums()) and r.status in ('pending', 'approved')
        and r.starts_at >= (from_day - 2)::timestamptz and r.starts_at < (until_day + 2)::timestamptz
        and r.id is distinct from but
      order by 1
  $$;
-- The days on which my own unit has booked it: bookings are counted by unit and week.
create function access.unit_days(amenity uuid, from_day date, until_day date, but uuid) returns date[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(r.reservation_date order by r.reservation_date), '{}') from amenity_reservations r
      where r.condominium_id = (access.my_home()).condominium_id and r.unit_number = (access.my_home()).unit_number
        and r.amenity_id = amenity and r.status in ('pending', 'approved') and r.id is distinct from but
        and r.reservation_date between from_day - 7 and until_day + 7
  $$;
grant execute on function access.busy_hours(uuid, date, date, uuid), access.unit_days(uuid, date, date, uuid) to garita_resident;

-- A resident books an amenity for the home where they live. The trigger t3_place_booking says whether it fits, and whether an
-- administrator must approve it. Sent again, it is one booking.
create function access.book(booking uuid, amenity uuid, day date, starts time, ends time, reason text, guests integer, names text[],
    rules_accepted boolean) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.my_home();
    begin
      -- A move-out waits for this booking and then cancels it, or this booking waits and finds no home. The person first, as everywhere.
      perform from profiles p where p.id = home.profile_id for key share;
      perform from residences r where r.condominium_id = home.condominium_id and r.id = home.id
        and r.since is not null and r.until is null for share;
      if not found then perform access.refuse('reservation_needs_home'); end if;
      insert into amenity_reservations (condominium_id, id, residence_id, unit_number, resident_id, amenity_id, reservation_date,
          start_time, end_time, purpose, guest_count, rules_accepted_at)
        values (home.condominium_id, booking, home.id, home.unit_number, access.me(), amenity, day,
          starts, ends, reason, guests, case when rules_accepted then now() end)
        on conflict (condominium_id, id) do nothing;
      perform access.name_guests(booking, names);
    end
  $$;

-- A resident changes a booking of their own, if it is still as they saw it. Returns false if it is not.
create function access.amend_booking(booking uuid, seen integer, amenity uuid, day date, starts time, ends time, reason text,
    guests integer, names text[], rules_accepted boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations r
        set amenity_id = amenity, reservation_date = day, start_time = starts, end_time = ends, purpose = reason, guest_count = guests,
          rules_accepted_at = case when rules_accepted then now() else r.rules_accepted_at end
        where r.id = booking and r.revision = seen and r.resident_id = access.me() and r.residence_id = (access.my_home()).id;
      if not found then return false; end if;
      perform access.name_guests(booking, names);
      return true;
    end
  $$;

-- A resident cancels a booking of their own that has not ended. Returns false if it does not stand any more.
create function access.cancel_booking(booking uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations r set status = 'cancelled', cancelled_at = now()
        where r.id = booking and r.resident_id = access.me() and r.residence_id = (access.my_home()).id
          and r.status in ('pending', 'approved');
      return found;
    end
  $$;

-- An administrator of the condominium answers a booking that asks for approval; the first answer counts. Returns false if it is not
-- pending, or not theirs to answer.
create function access.decide_booking(condominium uuid, booking uuid, decision text, reason text, anyway boolean default false)
  returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- The rules may have become stricter since it was booked.
      if decision = 'approved' and not anyway and exists (select from amenity_reservations r
          join amenities m on m.condominium_id = r.condominium_id and m.id = r.amenity_id
          where r.condominium_id = condominium and r.id = booking and r.status = 'pending' and r.guest_count > m.capacity
            and (access.runs_all() or condominium = any(access.my_condominiums()))) then
        perform access.refuse('reservation_over_capacity');
      end if;
      update amenity_reservations r
        set status = decision, rejection_reason = case decision when 'rejected' then reason end, decided_at = now(),
          decided_by = access.me(), decided_by_name = (select p.full_name from profiles p where p.id = access.me())
        where r.condominium_id = condominium and r.id = booking and r.status = 'pending' and decision in ('approved', 'rejected')
          and (access.runs_all() or condominium = any(access.my_condominiums()));
      return found;
    end
  $$;

-- A resident removes a booking of their own from their list. A used one is history, and a guest who is inside must be able to leave.
create function access.remove_booking(booking uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      gone amenity_reservations;
      removed boolean := false;
    begin
      for gone in select r.* from amenity_reservations r where r.id = booking and r.resident_id = access.me()
        and access.read_here(r.condominium_id, r.unit_number) for update loop
        if gone.status = 'approved' and gone.starts_at <= now() then perform access.refuse('reservation_begun'); end if;
        if exists (select from reservation_guests g
          where g.condominium_id = gone.condominium_id and g.reservation_id = gone.id and g.inside) then
          perform access.refuse('reservation_guests_inside');
        end if;
        delete from amenity_reservations r where r.condominium_id = gone.condominium_id and r.id = gone.id;
        removed := true;
      end loop;
      return removed;
    end
  $$;
grant execute on function access.book(uuid, uuid, date, time, time, text, integer, text[], boolean),
  access.amend_booking(uuid, integer, uuid, date, time, time, text, integer, text[], boolean),
  access.cancel_booking(uuid), access.remove_booking(uuid) to garita_resident;
grant execute on function access.decide_booking(uuid, uuid, text, text, boolean) to garita_admin, garita_super_admin;

-- Only a booking that stands and has not begun can be changed.
create function access.edit_before_it_begins() returns trigger
  language plpgsql
  as $$
    begin
      if old.status not in ('pending', 'approved') then perform access.refuse('reservation_ended'); end if;
      if old.starts_at <= now() then perform access.refuse('reservation_begun'); end if;
      return new;
    end
  $$;
create trigger t1_edit_before_it_begins before update of amenity_id, reservation_date, start_time, end_time, purpose, guest_count
  -- Retention empties the purpose of those that are over.
  on amenity_reservations for each row when (current_setting('role') <> 'garita_keeper') execute function access.edit_before_it_begins();

-- The lock on the amenity makes bookings of it wait for each other, so that the second sees what the first took.
create function access.place_booking() returns trigger
  language plpgsql
  as $$
    declare
      wanted amenities;
      zone text := access.clock_of(new.condominium_id);
    begin
      select a.* into wanted from amenities a where a.condominium_id = new.condominium_id and a.id = new.amenity_id for no key update;
      if wanted.id is null then perform access.refuse('reservation_amenity_unknown'); end if;
      new.starts_at := (new.reservation_date + new.start_time) at time zone zone;
      new.ends_at := (new.reservation_date + new.end_time
        + case when new.end_time > new.start_time then interval '0' else interval '1 day' end) at time zone zone;
      new.exclusive := wanted.exclusive;
      new.held := tstzrange(new.starts_at,
        new.ends_at + make_interval(mins => case when wanted.exclusive then wanted.buffer_minutes else 0 end));
      new.status := case when wanted.needs_approval then 'pending' else 'approved' end;
      if new.guest_count > wanted.capacity then perform access.refuse('reservation_too_many_guests'); end if;
      -- The most guests at one moment: counted at each arrival within the new booking's hours.
      if not wanted.exclusive and new.guest_count + coalesce((
          select max(together.guests) from (
            select (select sum(other.guest_count) from amenity_reservations other
                where other.condominium_id = new.condominium_id and other.amenity_id = new.amenity_id and other.id <> new.id
                  and other.status in ('pending', 'approved') and other.held @> moments.at) as guests
              from (
                select new.starts_at as at
                union
                select r.starts_at from amenity_reservations r
                  where r.condominium_id = new.condominium_id and r.amenity_id = new.amenity_id and r.id <> new.id
                    and r.status in ('pending', 'approved') and r.starts_at > new.starts_at and r.starts_at < new.ends_at
              ) moments
          ) together), 0) > wanted.capacity then
        perform access.refuse('reservation_full');
      end if;
      if (select count(*) from amenity_reservations r
        where r.condominium_id = new.condominium_id and r.amenity_id = new.amenity_id and r.unit_number = new.unit_number
          and r.id <> new.id and r.status in ('pending', 'approved')
          and date_trunc('week', r.reservation_date) = date_trunc('week', new.reservation_date)) >= wanted.weekly_limit then
        perform access.refuse('reservation_weekly_limit');
      end if;
      return new;
    end
  $$;
create trigger t3_place_booking before insert on amenity_reservations for each row execute function access.place_booking();
create trigger t3_place_booking_again before update of amenity_id, reservation_date, start_time, end_time, guest_count
  on amenity_reservations for each row
  when ((new.amenity_id, new.reservation_date, new.start_time, new.end_time)
      is distinct from (old.amenity_id, old.reservation_date, old.start_time, old.end_time) or new.guest_count > old.guest_count)
  execute function access.place_booking();

create function access.keep_booking_order() returns trigger
  language plpgsql
  as $$
    begin
      if (old.status, new.status) not in
        (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'), ('approved', 'cancelled')) then
        perform access.refuse('reservation_decided');
      end if;
      if old.ends_at <= now() then perform access.refuse('reservation_over'); end if;
      return new;
    end
  $$;
create trigger t2_keep_booking_order before update of status on amenity_reservations for each row
  when (new.status <> old.status) execute function access.keep_booking_order();

-- Other hours are another question: they need a new answer, and the notice about it is unread again.
create function access.ask_again() returns trigger
  language plpgsql
  as $$
    begin
      new.asked_at := now();
      new.decided_at := null;
      new.decided_by := null;
      new.decided_by_name := null;
      -- Of those who are told of it here: a booking elsewhere may have the same id.
      delete from notice_marks m where m.fact_id = new.id and (m.profile_id = new.resident_id
        or exists (select from assignments s where s.condominium_id = new.condominium_id and s.profile_id = m.profile_id));
      return new;
    end
  $$;
create trigger t4_ask_again before update on amenity_reservations for each row
  when (new.status = 'pending' and (old.status <> 'pending' or new.held is distinct from old.held or new.amenity_id <> old.amenity_id))
  execute function access.ask_again();

-- Since when a booking is approved without a break; a canceled one keeps it.
create function access.note_approval() returns trigger
  language plpgsql
  as $$
    begin
      new.approved_at := case
        when tg_op = 'UPDATE' and (old.status = 'approved' and new.status = 'approved' or new.status = 'cancelled') then old.approved_at
        when new.status = 'approved' then now() end;
      return new;
    end
  $$;
create trigger t5_note_approval before insert or update of status, amenity_id, reservation_date, start_time, end_time, guest_count
  on amenity_reservations for each row execute function access.note_approval();

create trigger t9_count_revision before update on amenity_reservations
  for each row execute function access.count_revision();

-- A resident who moves out or is rejected loses the hours that they booked.
create function access.release_bookings() returns trigger
  language plpgsql
  as $$
    begin
      update amenity_reservations b set status = 'cancelled', cancelled_at = now()
        where b.condominium_id = new.condominium_id and b.residence_id = new.id
          and b.status in ('pending', 'approved') and b.ends_at > now();
      return null;
    end
  $$;
create trigger release_bookings after update of since, until on residences for each row
  when (new.until is not null or new.since is null)
  execute function access.release_bookings();
