-- No role writes a reservation by hand: functions book, change, cancel, decide and remove it. Triggers check its hours, the limits of its
-- amenity and the order of its statuses.

grant select on amenity_reservations to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on amenity_reservations for select to garita_resident
  using (resident_id = (select access.caller_id()) and ((select access.lives_once()) or access.read_here(condominium_id, unit_number)));
create policy run on amenity_reservations for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on amenity_reservations for select to garita_super_admin using (true);

-- Returns the booked hours of an amenity without the residents who booked them, so that a resident can choose a free hour.
create function access.busy_hours(amenity uuid, from_day date, until_day date, but uuid)
  returns table (busy_from timestamptz, busy_until timestamptz, guests integer)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select lower(r.held), upper(r.held), r.guest_count
      from amenities a join amenity_reservations r on r.condominium_id = a.condominium_id and r.amenity_id = a.id
      where a.id = amenity and a.condominium_id = any(access.caller_condominiums()) and r.status in ('pending', 'approved')
        and r.starts_at >= (from_day - 2)::timestamptz and r.starts_at < (until_day + 2)::timestamptz
        and r.id is distinct from but
      order by 1
  $$;
-- Returns the days on which the caller's unit has booked this amenity, because bookings are limited by unit and week.
create function access.unit_days(amenity uuid, from_day date, until_day date, but uuid) returns date[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(r.reservation_date order by r.reservation_date), '{}') from amenity_reservations r
      where r.condominium_id = (access.caller_home()).condominium_id and r.unit_number = (access.caller_home()).unit_number
        and r.amenity_id = amenity and r.status in ('pending', 'approved') and r.id is distinct from but
        and r.reservation_date between from_day - 7 and until_day + 7
  $$;
grant execute on function access.busy_hours(uuid, date, date, uuid), access.unit_days(uuid, date, date, uuid) to garita_resident;

-- A resident books an amenity for the home where they live. The trigger t3_place_booking decides whether it fits, and whether an
-- administrator must approve it. A repeated call is one booking.
create function access.book(booking uuid, amenity uuid, day date, starts time, ends time, reason text, guests integer, names text[],
    rules_accepted boolean) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.caller_home();
    begin
      -- A move-out locks the person first, too: either it waits and then cancels this booking, or this booking waits and finds no home.
      perform from profiles p where p.id = home.profile_id for key share;
      perform from residences r where r.condominium_id = home.condominium_id and r.id = home.id
        and r.since is not null and r.until is null for share;
      if not found then perform access.refuse('reservation_needs_home'); end if;
      insert into amenity_reservations (condominium_id, id, residence_id, unit_number, resident_id, amenity_id, reservation_date,
          start_time, end_time, purpose, guest_count, rules_accepted_at)
        values (home.condominium_id, booking, home.id, home.unit_number, access.caller_id(), amenity, day,
          starts, ends, reason, guests, case when rules_accepted then now() end)
        on conflict (condominium_id, id) do nothing;
      perform access.name_guests(booking, names);
    end
  $$;

-- Changes a booking of the caller if its revision is still the one that the caller saw. Returns false if it is not.
create function access.amend_booking(booking uuid, seen integer, amenity uuid, day date, starts time, ends time, reason text,
    guests integer, names text[], rules_accepted boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations r
        set amenity_id = amenity, reservation_date = day, start_time = starts, end_time = ends, purpose = reason, guest_count = guests,
          rules_accepted_at = case when rules_accepted then now() else r.rules_accepted_at end
        where r.id = booking and r.revision = seen and r.resident_id = access.caller_id() and r.residence_id = (access.caller_home()).id;
      if not found then return false; end if;
      perform access.name_guests(booking, names);
      return true;
    end
  $$;

-- A resident cancels a booking of their own that has not ended. Returns false for a booking that was canceled or rejected.
create function access.cancel_booking(booking uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations r set status = 'cancelled', cancelled_at = now()
        where r.id = booking and r.resident_id = access.caller_id() and r.residence_id = (access.caller_home()).id
          and r.status in ('pending', 'approved');
      return found;
    end
  $$;

-- An administrator answers a booking that waits for approval; the first answer counts. Returns false if the booking is not pending or
-- belongs to another condominium.
create function access.decide_booking(condominium uuid, booking uuid, decision text, reason text, anyway boolean default false)
  returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- The rules of the amenity may have become stricter since the resident booked.
      if decision = 'approved' and not anyway and exists (select from amenity_reservations r
          join amenities m on m.condominium_id = r.condominium_id and m.id = r.amenity_id
          where r.condominium_id = condominium and r.id = booking and r.status = 'pending' and r.guest_count > m.capacity
            and (access.runs_all() or condominium = any(access.caller_condominiums()))) then
        perform access.refuse('reservation_over_capacity');
      end if;
      update amenity_reservations r
        set status = decision, rejection_reason = case decision when 'rejected' then reason end, decided_at = now(),
          decided_by = access.caller_id(), decided_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where r.condominium_id = condominium and r.id = booking and r.status = 'pending' and decision in ('approved', 'rejected')
          and (access.runs_all() or condominium = any(access.caller_condominiums()));
      return found;
    end
  $$;

-- Refuses to remove a used booking, which is history, and a booking with a guest inside, who must be able to leave.
create function access.remove_booking(booking uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      gone amenity_reservations;
      removed boolean := false;
    begin
      for gone in select r.* from amenity_reservations r where r.id = booking and r.resident_id = access.caller_id()
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

-- While a booking runs, only its guest list changes: its hours and its number of people were granted.
create function access.edit_before_it_begins() returns trigger
  language plpgsql
  as $$
    begin
      if old.status not in ('pending', 'approved') then perform access.refuse('reservation_ended'); end if;
      if old.ends_at <= now() then perform access.refuse('reservation_over'); end if;
      if old.starts_at <= now() and (new.amenity_id, new.reservation_date, new.start_time, new.end_time, new.purpose, new.guest_count)
          is distinct from (old.amenity_id, old.reservation_date, old.start_time, old.end_time, old.purpose, old.guest_count) then
        perform access.refuse('reservation_runs');
      end if;
      return new;
    end
  $$;
create trigger t1_edit_before_it_begins before update of amenity_id, reservation_date, start_time, end_time, purpose, guest_count
  -- Retention empties the purpose of bookings that are over, so this trigger does not fire for it.
  on amenity_reservations for each row when (current_setting('role') <> 'garita_keeper') execute function access.edit_before_it_begins();

-- Locks the amenity, so that the second of two simultaneous bookings sees the hours of the first.
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
      -- A resident who brings more people changes the booking that they have.
      if exists (select from amenity_reservations r
        where r.condominium_id = new.condominium_id and r.amenity_id = new.amenity_id and r.resident_id = new.resident_id
          and r.id <> new.id and r.status in ('pending', 'approved') and r.starts_at < new.ends_at and r.ends_at > new.starts_at) then
        perform access.refuse('reservation_yours_already');
      end if;
      -- Counts the guests at each arrival within the new booking's hours, to find the most at one moment.
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

-- A booking with other hours needs a new approval, and its notice becomes unread.
create function access.ask_again() returns trigger
  language plpgsql
  as $$
    begin
      new.asked_at := now();
      new.decided_at := null;
      new.decided_by := null;
      new.decided_by_name := null;
      -- Deletes marks only of people who got this notice: a booking of another condominium may have the same id.
      delete from notice_marks m where m.fact_id = new.id and (m.profile_id = new.resident_id
        or exists (select from assignments s where s.condominium_id = new.condominium_id and s.profile_id = m.profile_id));
      return new;
    end
  $$;
create trigger t4_ask_again before update on amenity_reservations for each row
  when (new.status = 'pending' and (old.status <> 'pending' or new.held is distinct from old.held or new.amenity_id <> old.amenity_id))
  execute function access.ask_again();

-- Stores when the present approval began; a canceled booking keeps it.
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
