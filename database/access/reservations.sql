-- Reservations of amenities: a resident asks, the database keeps two from having one hour, an admin decides once.

grant select on amenity_reservations to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant insert (id, amenity_id, reservation_date, start_time, end_time, purpose, guest_count, rules_accepted_at),
  update (amenity_id, reservation_date, start_time, end_time, purpose, guest_count, rules_accepted_at, status),
  delete on amenity_reservations to garita_resident;
create policy own on amenity_reservations for select to garita_resident using (resident_id = (select access.me()));
create policy make_own on amenity_reservations for insert to garita_resident with check (resident_id = access.me());
-- Approval is nobody's own; what a change of hours means for it is decided below.
create policy change_own on amenity_reservations for update to garita_resident
  using (resident_id = (select access.me()) and residence_id = (select (access.my_home()).id));
create policy remove_own on amenity_reservations for delete to garita_resident using (resident_id = (select access.me()));

grant update (status, rejection_reason) on amenity_reservations to garita_admin, garita_super_admin;
create policy run on amenity_reservations for select to garita_agent, garita_admin
  using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on amenity_reservations for select to garita_super_admin using (true);
create policy decide on amenity_reservations for update to garita_admin
  using (status = 'pending' and condominium_id = any((select access.my_condominiums())::uuid[]))
  with check (status in ('approved', 'rejected'));
create policy decide_any on amenity_reservations for update to garita_super_admin
  using (status = 'pending') with check (status in ('approved', 'rejected'));

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

create function access.begin_booking() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.my_home();
    begin
      -- Whoever is moved out waits for this booking and then loses it, or this one waits and finds no home; the person first, as everywhere.
      perform from profiles p where p.id = home.profile_id for key share;
      perform from residences r where r.condominium_id = home.condominium_id and r.id = home.id
        and r.since is not null and r.until is null for share;
      if not found then perform access.refuse('reservation_needs_home'); end if;
      new.condominium_id := home.condominium_id;
      new.residence_id := home.id;
      new.unit_number := home.unit_number;
      new.resident_id := access.me();
      return new;
    end
  $$;
create trigger t1_begin_booking before insert on amenity_reservations for each row
  when (current_setting('role') = 'garita_resident') execute function access.begin_booking();

-- Only what still stands and has not begun can be moved; what is granted is granted for what was asked.
create function access.edit_before_it_begins() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if old.status not in ('pending', 'approved') then perform access.refuse('reservation_ended'); end if;
      if old.starts_at <= now() then perform access.refuse('reservation_begun'); end if;
      return new;
    end
  $$;
create trigger t1_edit_before_it_begins before update of amenity_id, reservation_date, start_time, end_time, purpose, guest_count
  on amenity_reservations for each row execute function access.edit_before_it_begins();

-- Everyone who wants an hour of an amenity waits here for each other, so that the second sees what the first took.
create function access.place_booking() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
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
      -- The most that are there at once, seen at each arrival within the new one's hours.
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

-- The first answer counts: admins answer what is pending, a resident gives up what has not ended.
create function access.answer_booking() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.status = old.status then return new; end if;
      if (old.status, new.status) not in
        (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'), ('approved', 'cancelled'))
        or current_setting('role') = 'garita_resident' and new.status <> 'cancelled' then
        perform access.refuse('reservation_decided');
      end if;
      if old.ends_at <= now() then perform access.refuse('reservation_over'); end if;
      if new.status = 'cancelled' then
        new.cancelled_at := now();
      else
        new.decided_at := now();
        new.decided_by := access.me();
        new.decided_by_name := (select p.full_name from profiles p where p.id = access.me());
      end if;
      return new;
    end
  $$;
create trigger t2_answer_booking before update of status on amenity_reservations
  for each row execute function access.answer_booking();

-- Other hours are another question: it is asked anew, and whoever has read the first answer is told of the second.
create function access.ask_again() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      new.asked_at := now();
      new.decided_at := null;
      new.decided_by := null;
      new.decided_by_name := null;
      delete from notice_marks m where m.fact_id = new.id;
      return new;
    end
  $$;
create trigger t4_ask_again before update on amenity_reservations for each row
  when (new.status = 'pending' and (old.status <> 'pending' or new.held is distinct from old.held or new.amenity_id <> old.amenity_id))
  execute function access.ask_again();

create trigger t9_count_revision before update on amenity_reservations
  for each row execute function access.count_revision();

-- What was used is history, and who is inside must be able to leave. Whole accounts and homes take theirs along.
create function access.end_booking() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if pg_trigger_depth() > 1 then return old; end if;
      if old.status = 'approved' and old.starts_at <= now() then perform access.refuse('reservation_begun'); end if;
      if exists (select from reservation_guests g where g.condominium_id = old.condominium_id and g.reservation_id = old.id and g.inside) then
        perform access.refuse('reservation_guests_inside');
      end if;
      return old;
    end
  $$;
create trigger end_booking before delete on amenity_reservations for each row execute function access.end_booking();

-- Whoever moves out or is rejected keeps no hours of the place.
create function access.release_bookings() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations b set status = 'cancelled'
        where b.condominium_id = new.condominium_id and b.residence_id = new.id
          and b.status in ('pending', 'approved') and b.ends_at > now();
      return null;
    end
  $$;
create trigger release_bookings after update of since, until on residences for each row
  when (new.until is not null or new.since is null)
  execute function access.release_bookings();
