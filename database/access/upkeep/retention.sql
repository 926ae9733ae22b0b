-- Retention deletes the data of visitors after the days of the condominium, except data under a legal hold. All rows and counts stay.

-- Returns the end of an authorization; null while it can be used, answered or left.
create function access.over_since(a authorizations) returns timestamptz
  language plpgsql stable
  as $$
    declare ended timestamptz;
    begin
      if a.inside then return null; end if;
      ended := case a.status
        when 'pending_approval' then least(a.closed_at, a.created_at + access.time_to_answer())
        when 'denied' then coalesce(a.decided_at, a.updated_at)
        when 'inactive' then a.updated_at
        -- The authorizations of a resident end when they move out, and a worker's with the dismissal.
        else least(a.valid_until, a.dismissed_at, (select r.until from residences r where r.condominium_id = a.condominium_id and r.id = a.residence_id))
      end;
      return case when ended <= now() then greatest(ended, a.left_at) end;
    end
  $$;

-- True if the person of a log row may still come, is still inside, or was until then. Entries and exits of residents never count.
create function access.still_matters(line access_logs, since timestamptz) returns boolean
  language sql stable
  as $$
    select case when line.authorization_id is not null then exists (
        select from authorizations a where a.condominium_id = line.condominium_id and a.id = line.authorization_id
          and coalesce(access.over_since(a) >= since, true))
      else exists (
        select from reservation_guests g join amenity_reservations b on b.condominium_id = g.condominium_id and b.id = g.reservation_id
          where g.condominium_id = line.condominium_id and g.id = line.guest_id and (g.inside or greatest(b.ends_at, g.left_at) >= since)) end
  $$;

-- Locks the next condominium until this transaction ends, so that two programs never clean the same one.
create function access.next_to_clean() returns condominiums
  language plpgsql
  as $$
    declare place condominiums;
    begin
      for place in select c.* from condominiums c where not exists (
          select from retention_runs r where r.condominium_id = c.id and r.day = (now() at time zone c.time_zone)::date
            and r.finished_at is not null) loop
        if pg_try_advisory_xact_lock(hashtextextended('garita.retention ' || place.id, 0)) then return place; end if;
      end loop;
      return null;
    end
  $$;

-- Deletes the personal data of authorizations, and unanswered requests about them; the rows stay.
create function access.blank_authorizations(condominium uuid, ids uuid[]) returns integer
  language plpgsql
  as $$
    declare blanked integer;
    begin
      update authorizations a set name = '—', last_name = null, id_document = null, phone_number = null, vehicle_plate = null,
          badge = null, relationship = null, details = '{}', private_details = '{}', blanked_at = now(),
          -- The name of the person who answered the telephone.
          outcome_by_name = case when a.outcome_channel <> 'phone' then a.outcome_by_name end
        where a.condominium_id = condominium and a.id = any(ids) and a.blanked_at is null;
      get diagnostics blanked = row_count;
      update visitor_requests q set outcome = 'lapsed', decided_at = now(), name = null, last_name = null, id_document = null,
          vehicle_plate = null, said = null
        where q.condominium_id = condominium and q.authorization_id = any(ids) and q.decided_at is null;
      return blanked;
    end
  $$;

-- Deletes the names in lines of the log together with their salts: without the salt, the hash of a name in the chain reveals nothing.
create function access.blank_lines(condominium uuid, lines uuid[]) returns integer
  language plpgsql
  as $$
    declare blanked integer;
    begin
      update access_log_subjects s set name = null, last_name = null, id_document = null, phone_number = null, vehicle_plate = null,
          said = null, word_of = null, blanked_at = now()
        where s.condominium_id = condominium and s.log_id = any(lines) and s.blanked_at is null;
      get diagnostics blanked = row_count;
      update log_seals k set name_salt = null where k.condominium_id = condominium and k.log_id = any(lines);
      return blanked;
    end
  $$;

-- Cleans one batch of one condominium and logs the removed rows. After an interruption the next call goes on. False when all is done.
create function access.forget_visitors(most integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      place condominiums := access.next_to_clean();
      today date := (now() at time zone place.time_zone)::date;
      oldest timestamptz := now() - make_interval(days => access.retention_of(place));
      visits integer;
      lines integer;
      invited integer;
      purposes integer;
    begin
      if place.id is null then return false; end if;
      visits := access.blank_authorizations(place.id, array(select o.id from authorizations o
          where o.condominium_id = place.id and o.blanked_at is null and o.created_at < oldest and access.over_since(o) < oldest
            and not access.is_held(o.condominium_id, o.id)
          order by o.created_at limit most for update skip locked));
      lines := access.blank_lines(place.id, array(select o.log_id from access_log_subjects o
          join access_logs l on l.condominium_id = o.condominium_id and l.id = o.log_id
          where o.condominium_id = place.id and o.blanked_at is null and o.written_at < oldest and not access.still_matters(l, oldest)
            and not access.is_held(o.condominium_id, o.log_id)
          order by o.written_at limit most for update of o skip locked));
      update reservation_guests g set name = '—', blanked_at = now()
        from (select o.condominium_id, o.id from reservation_guests o
          join amenity_reservations b on b.condominium_id = o.condominium_id and b.id = o.reservation_id
          where o.condominium_id = place.id and o.blanked_at is null and not o.inside and greatest(b.ends_at, o.left_at) < oldest
            and not access.is_held(o.condominium_id, o.id)
          limit most for update of o skip locked) old
        where g.condominium_id = old.condominium_id and g.id = old.id;
      get diagnostics invited = row_count;
      -- The purpose of a party may name people too.
      update amenity_reservations b set purpose = null
        from (select o.condominium_id, o.id from amenity_reservations o
          where o.condominium_id = place.id and o.purpose is not null and o.ends_at < oldest
            and not access.is_held(o.condominium_id, o.id)
          order by o.ends_at limit most for update skip locked) old
        where b.condominium_id = old.condominium_id and b.id = old.id;
      get diagnostics purposes = row_count;
      -- The reason of an answer lives as long as the visitor's other data.
      update visitor_requests q set reason = null
        where q.condominium_id = place.id and q.reason is not null and q.decided_at < oldest
          and not access.is_held(q.condominium_id, q.authorization_id);
      insert into retention_runs as r (condominium_id, day, days, finished_at, authorizations, log_subjects, guests)
        values (place.id, today, access.retention_of(place), case when greatest(visits, lines, invited, purposes) < most then now() end, visits, lines, invited)
        on conflict (condominium_id, day) do update set days = excluded.days, finished_at = excluded.finished_at,
          authorizations = r.authorizations + excluded.authorizations, log_subjects = r.log_subjects + excluded.log_subjects,
          guests = r.guests + excluded.guests;
      delete from retention_runs r where r.condominium_id = place.id and r.day < today - 731;
      return true;
    end
  $$;
grant execute on function access.forget_visitors(integer) to garita_keeper;

-- A blanked row that gets a new name is kept as long as any other.
create function access.write_again() returns trigger
  language plpgsql
  as $$ begin new.blanked_at := null; return new; end $$;
create trigger t0_write_again before update of name, last_name, id_document, phone_number, vehicle_plate, relationship, details,
    private_details on authorizations for each row
  when (old.blanked_at is not null) execute function access.write_again();

grant select on retention_runs to garita_admin, garita_super_admin;
create policy run on retention_runs for select to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on retention_runs for select to garita_super_admin using (true);
