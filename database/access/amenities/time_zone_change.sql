-- When a condominium changes its time zone, bookings keep their clock time. Passes with dates keep their moment, because their signed codes
-- contain it.

-- Runs as the owner, because no admin writes the hours of a booking.
create function access.keep_clock_of_bookings() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- Moves all affected bookings 1,000 years away first, because the exclusion constraint is checked for each row.
      update amenity_reservations r set held = tstzrange(lower(r.held) + interval '1000 years', upper(r.held) + interval '1000 years')
        where r.condominium_id = new.id and r.ends_at > now() - interval '3 days';
      update amenity_reservations r
        set starts_at = moved.starts_at, ends_at = moved.ends_at,
          held = tstzrange(moved.starts_at, moved.ends_at + (upper(r.held) - interval '1000 years' - r.ends_at))
        from (select b.id, (b.reservation_date + b.start_time) at time zone new.time_zone as starts_at,
            (b.reservation_date + b.end_time + case when b.end_time > b.start_time then interval '0' else interval '1 day' end)
              at time zone new.time_zone as ends_at
          from amenity_reservations b where b.condominium_id = new.id and b.ends_at > now() - interval '3 days') moved
        where r.condominium_id = new.id and r.id = moved.id;
      return null;
    end
  $$;
create trigger keep_clock_of_bookings after update of time_zone on condominiums for each row
  when (new.time_zone <> old.time_zone) execute function access.keep_clock_of_bookings();
