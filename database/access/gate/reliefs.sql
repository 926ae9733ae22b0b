-- A relief: a guard without a PIN works at a tablet of a gate for a day, with a code that a supervisor reads to them. The program derives the
-- keys of each day and seals them under its code; the guard who begins signs a word with one of them, and is a guard for that day and tablet.

-- Seven days from now: a day begins at six in the morning, so that a night has one code; who began in it may go on until noon.
create function access.relief_days(zone text) returns table (day date, opens_at timestamptz, closes_at timestamptz, ends_at timestamptz)
  language sql stable
  as $$
    select d, (d + time '06:00') at time zone zone, (d + 1 + time '06:00') at time zone zone, (d + 1 + time '12:00') at time zone zone
      from (select ((now() at time zone zone) - interval '6 hours')::date + n as d from generate_series(0, 6) n) days
  $$;

create function access.is_relief(person uuid) returns boolean
  language sql stable
  as $$ select exists (select from profiles p where p.id = person and p.relief_until is not null) $$;

-- The tablet that this guard opened with their PIN. A relief prepares no other.
create function access.tablet_to_prepare(token bytea) returns enrolled_stations
  language sql stable
  as $$
    select e from enrolled_stations e
      where e.token_hash = token and e.lost_at is null and e.condominium_id = any(access.caller_condominiums())
        and e.session_id = nullif(current_setting('app.session', true), '')::uuid and not access.is_relief(access.caller_id())
  $$;

-- The days that a tablet prepares; the program derives their codes and keys.
create function access.relief_to_prepare(token bytea) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('tablet', json_build_object('condominium_id', here.condominium_id, 'id', here.id, 'version', here.relief_version),
        'days', (select json_agg(json_build_object('day', d.day, 'opens_at', d.opens_at, 'closes_at', d.closes_at, 'ends_at', d.ends_at)
          order by d.day) from access.relief_days(c.time_zone) d))
      from access.tablet_to_prepare(token) here join condominiums c on c.id = here.condominium_id
  $$;

-- The program alone calls it with a key: a guard cannot register one of their own. It takes the place of the key of that day.
create function access.keep_relief_key(token bytea, key uuid, wanted date, mark text, public bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare here enrolled_stations := access.tablet_to_prepare(token);
    begin
      if here.id is null then return false; end if;
      perform from enrolled_stations e where e.condominium_id = here.condominium_id and e.id = here.id for update;
      if not exists (select from relief_keys r where r.condominium_id = here.condominium_id and r.id = key) then
        update relief_keys r set ended_at = now()
          where r.condominium_id = here.condominium_id and r.enrolled_id = here.id and r.day = wanted and r.ended_at is null;
        insert into relief_keys (condominium_id, id, enrolled_id, day, mark, public_key, opens_at, closes_at, ends_at, prepared_by)
          select here.condominium_id, key, here.id, d.day, keep_relief_key.mark, public, d.opens_at, d.closes_at, d.ends_at, access.caller_id()
            from condominiums c cross join access.relief_days(c.time_zone) d where c.id = here.condominium_id and d.day = wanted;
      end if;
      return exists (select from relief_keys r where r.condominium_id = here.condominium_id and r.id = key and r.enrolled_id = here.id
        and r.day = wanted and r.public_key = public and r.ended_at is null);
    end
  $$;
grant execute on function access.relief_to_prepare(bytea), access.keep_relief_key(bytea, uuid, date, text, bytea) to garita_agent;

-- Reads today's code of a tablet, records the reader, and returns the earlier readers. `prepared` is the mark of the secret with which the
-- tablet is ready.
create function access.read_relief(condominium uuid, tablet uuid, reading uuid) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      here enrolled_stations;
      today record;
    begin
      select e.* into here from enrolled_stations e
        where e.condominium_id = condominium and e.id = tablet and e.enrolled_at is not null and e.lost_at is null
          and (access.runs_all() or condominium = any(access.caller_condominiums()));
      if here.id is null then return null; end if;
      select d.* into today from condominiums c cross join access.relief_days(c.time_zone) d where c.id = condominium order by d.day limit 1;
      insert into relief_readings (condominium_id, id, enrolled_id, day, read_by, read_by_name)
        select condominium, reading, tablet, today.day, p.id, p.full_name from profiles p where p.id = access.caller_id()
        on conflict do nothing;
      -- A repeated call keeps the line; the id of another person's, tablet's or day's line gives no code.
      if not exists (select from relief_readings r where r.condominium_id = condominium and r.id = reading and r.enrolled_id = tablet
        and r.day = today.day and r.read_by = access.caller_id()) then
        perform access.refuse('changed_meanwhile');
      end if;
      return json_build_object('version', here.relief_version, 'day', today.day, 'closes_at', today.closes_at,
        'prepared', (select r.mark from relief_keys r
          where r.condominium_id = condominium and r.enrolled_id = tablet and r.day = today.day and r.ended_at is null),
        'readings', (select coalesce(json_agg(json_build_object('by', l.read_by_name, 'at', l.read_at) order by l.read_at desc), '[]')
          from (select r.* from relief_readings r
            where r.condominium_id = condominium and r.enrolled_id = tablet order by r.read_at desc limit 10) l));
    end
  $$;
grant execute on function access.read_relief(uuid, uuid, uuid) to garita_supervisor, garita_admin, garita_super_admin;

-- The program has checked that the key of a day signed these entries: each guard gets the right until that day ends, with the key that
-- signs for them, under the typed name and the name of the code's reader. An id that is taken changes no row: an ended relief stays ended.
create function access.admit_reliefs(entries jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      here enrolled_stations := access.caller_station();
      one jsonb;
      began timestamptz;
      its relief_keys;
      reader text;
    begin
      for one in select e from jsonb_array_elements(entries) e loop
        began := (one ->> 'at')::timestamptz;
        select r.* into its from relief_keys r
          where r.condominium_id = here.condominium_id and r.enrolled_id = here.id and r.id = (one ->> 'proven_by')::uuid
            and began between r.opens_at - access.clock_tolerance() and r.closes_at + access.clock_tolerance()
            and began <= now() + access.clock_tolerance() and coalesce(r.ended_at >= began - access.clock_tolerance(), true);
        continue when not found;
        -- The guard who prepared the tablet knows its codes: a code counts once a supervisor read it that day. A relief whom the supervisor ended
        -- knows the code of that day: it counts once a supervisor read it again.
        select l.read_by_name into reader from relief_readings l
          where l.condominium_id = here.condominium_id and l.enrolled_id = here.id and l.day = its.day and l.read_at <= began + access.clock_tolerance()
            and not exists (select from station_keys k join profiles p on p.id = k.profile_id
              where k.condominium_id = here.condominium_id and k.station_id = here.station_id and p.relief_until = its.ends_at
                and k.ended_at > l.read_at and k.ended_at <= began + access.clock_tolerance())
          order by l.read_at desc limit 1;
        continue when not found;
        insert into profiles (id, full_name, user_role, approval_status, decided_at, vouched_at, relief_until)
          values ((one ->> 'agent_id')::uuid, left('Relevo: ' || (one ->> 'name') || ' (código de ' || reader || ')', 120),
            'agent', 'approved', now(), now(), its.ends_at)
          on conflict do nothing;
        continue when not found;
        insert into assignments (condominium_id, profile_id, assigned_at) values (here.condominium_id, (one ->> 'agent_id')::uuid, its.opens_at);
        insert into station_keys (condominium_id, id, station_id, profile_id, public_key, ended_at)
          values (here.condominium_id, (one ->> 'key')::uuid, here.station_id, (one ->> 'agent_id')::uuid,
            decode(one ->> 'public_key', 'hex'), case when here.lost_at is not null then here.lost_at end)
          on conflict do nothing;
      end loop;
    end
  $$;
grant execute on function access.admit_reliefs(jsonb) to garita_station;

-- A guard who leaves or is suspended knows the codes of the tablets that they prepared: those codes end, and the next guard prepares others.
create function access.end_prepared(person uuid, condominium uuid) returns void
  language plpgsql
  as $$
    declare tablets uuid[];
    begin
      with ended as (
        -- Past the tolerance of clocks, which would admit a relief who claims to have begun a moment before.
        update relief_keys r set ended_at = now() - access.clock_tolerance()
          where r.prepared_by = person and r.ended_at is null and r.ends_at > now() and (condominium is null or r.condominium_id = condominium)
          returning r.enrolled_id
      )
      select array_agg(distinct e.enrolled_id) into tablets from ended e;
      update enrolled_stations e set relief_version = e.relief_version + 1 where e.id = any(tablets);
    end
  $$;
create function access.end_prepared_of_guard() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.end_prepared(old.profile_id, old.condominium_id);
      return null;
    end
  $$;
create trigger end_prepared after delete on assignments for each row execute function access.end_prepared_of_guard();
create function access.end_prepared_of_person() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.end_prepared(old.id, null);
      return null;
    end
  $$;
create trigger end_prepared after update of approval_status on profiles for each row
  when (old.approval_status = 'approved' and new.approval_status <> 'approved') execute function access.end_prepared_of_person();

-- Their day is over: they leave the lists of guards, and a year later they are gone.
create function access.end_reliefs() returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update shifts s set ended_at = greatest(p.relief_until, s.started_at), ended_how = 'next_began'
        from profiles p where p.id = s.profile_id and p.relief_until < now() and s.ended_at is null;
      delete from assignments a using profiles p where p.id = a.profile_id and p.relief_until < now();
      delete from profiles p where p.relief_until < now() - interval '1 year';
      delete from relief_keys r where r.ends_at < now() - interval '62 days';
      delete from relief_readings r where r.read_at < now() - interval '1 year';
    end
  $$;
grant execute on function access.end_reliefs() to garita_keeper;
