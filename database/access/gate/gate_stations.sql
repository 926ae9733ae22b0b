-- Tablets that belong to a gate: their codes, their own rights, and the shifts of guards on them.

grant select (condominium_id, id, gate_id, name, made_by, made_at, code_until, station_id, enrolled_at, seen_at, lost_at, wiped_at, renews_numbers),
    insert (condominium_id, id, gate_id, name, made_by, code_hash), update (lost_at, renews_numbers), delete on enrolled_stations to garita_admin, garita_super_admin;
create policy run on enrolled_stations for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on enrolled_stations for select to garita_super_admin using (true);
create policy make on enrolled_stations for insert to garita_admin
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]) and made_by = access.caller_id());
create policy make_any on enrolled_stations for insert to garita_super_admin with check (made_by = access.caller_id());
create policy lose on enrolled_stations for update to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and lost_at is null) with check (lost_at is not null);
create policy lose_any on enrolled_stations for update to garita_super_admin using (lost_at is null) with check (lost_at is not null);
-- A tablet with data must first be reported as lost and confirm its deletion.
create policy take_off on enrolled_stations for delete to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and (enrolled_at is null or wiped_at is not null));
create policy take_off_any on enrolled_stations for delete to garita_super_admin using (enrolled_at is null or wiped_at is not null);
create trigger prove_before_code after insert on enrolled_stations for each row
  when (current_setting('role') in ('garita_admin', 'garita_super_admin', 'garita_supervisor')) execute function access.prove_before_key();

-- A lost tablet opens no session and signs no act from now on, whatever its screen still shows.
create function access.lose_station() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update station_keys k set ended_at = now() where k.condominium_id = new.condominium_id and k.station_id = new.station_id
        and k.ended_at is null;
      update relief_keys r set ended_at = now() where r.condominium_id = new.condominium_id and r.enrolled_id = new.id and r.ended_at is null;
      -- A code that its thief may know opens nothing else.
      update enrolled_stations e set relief_version = e.relief_version + 1 where e.condominium_id = new.condominium_id and e.id = new.id;
      if new.renews_numbers then perform access.renew_numbers_of(new); end if;
      delete from sessions s where s.id = new.session_id;
      -- The shift ended with the report, so later signatures of its guard are not believed.
      update shifts s set ended_at = greatest(now(), s.started_at), ended_how = 'next_began'
        where s.condominium_id = new.condominium_id and s.station_id = new.station_id and s.ended_at is null;
      return null;
    end
  $$;
create trigger lose_station after update of lost_at on enrolled_stations for each row
  when (old.lost_at is null and new.lost_at is not null) execute function access.lose_station();

-- With its gate or its row goes all that it could do.
create function access.end_removed_station() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update station_keys k set ended_at = now() where k.condominium_id = old.condominium_id and k.station_id = old.station_id
        and k.ended_at is null;
      delete from sessions s where s.id = old.session_id;
      return null;
    end
  $$;
create trigger end_removed_station after delete on enrolled_stations for each row
  when (old.station_id is not null and old.wiped_at is null) execute function access.end_removed_station();

-- A tablet takes a code, once. It says under which id this browser has worked until now.
create function access.enroll_station(code bytea, station uuid, token bytea) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare taken enrolled_stations;
    begin
      update enrolled_stations e set station_id = station, token_hash = token, enrolled_at = now(), seen_at = now(), code_hash = null
        where e.code_hash = code and e.code_until > now() and e.enrolled_at is null and access.maker_stands(e)
          and exists (select from condominiums c where c.id = e.condominium_id and c.archived_at is null)
        returning * into taken;
      if taken.id is null then return null; end if;
      -- The browser was enrolled before: what it held is sealed with a key that is gone.
      delete from enrolled_stations e where e.condominium_id = taken.condominium_id and e.station_id = station and e.id <> taken.id;
      insert into stations (condominium_id, id, gate_id) values (taken.condominium_id, station, taken.gate_id)
        on conflict (condominium_id, id) do update set gate_id = excluded.gate_id, bound_at = now(), seen_at = now();
      return (select json_build_object('condominium', json_build_object('id', c.id, 'name', c.name),
          'gate', json_build_object('id', g.id, 'name', g.name), 'spare', access.days_of_spare(taken))
        from condominiums c join gates g on g.condominium_id = c.id where c.id = taken.condominium_id and g.id = taken.gate_id);
    end
  $$;
grant execute on function access.enroll_station(bytea, uuid, bytea) to garita_anonymous, garita_station;

-- The tablet of this call, by its own token.
create function access.caller_station() returns enrolled_stations
  language sql stable
  as $$ select e from enrolled_stations e where e.id = access.caller_id() and e.condominium_id = any(access.caller_condominiums()) $$;

-- A guard who signed in with their password a moment ago gets a key on a tablet: it lasts until the assignment or the tablet ends.
create function access.keep_guard_key(token bytea, key uuid, public bytea) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare here enrolled_stations;
    begin
      select * into here from enrolled_stations e
        where e.token_hash = token and e.lost_at is null and e.condominium_id = any(access.caller_condominiums()) for update;
      if here.id is null then return null; end if;
      if not exists (select from sessions s where s.id = nullif(current_setting('app.session', true), '')::uuid
          and s.profile_id = access.caller_id() and s.proved_at > now() - interval '10 minutes') then
        perform access.refuse('prove_yourself');
      end if;
      insert into station_keys (condominium_id, id, station_id, profile_id, public_key)
        values (here.condominium_id, key, here.station_id, access.caller_id(), public) on conflict do nothing;
      if not exists (select from station_keys k where k.condominium_id = here.condominium_id and k.id = key
          and k.profile_id = access.caller_id() and k.public_key = public and k.ended_at is null) then return null; end if;
      update station_keys k set ended_at = now() where k.condominium_id = here.condominium_id and k.station_id = here.station_id
        and k.profile_id = access.caller_id() and k.id <> key and k.ended_at is null;
      update enrolled_stations e set session_id = nullif(current_setting('app.session', true), '')::uuid
        where e.condominium_id = here.condominium_id and e.id = here.id;
      return json_build_object('condominium_id', here.condominium_id, 'station_id', here.station_id);
    end
  $$;
grant execute on function access.keep_guard_key(bytea, uuid, bytea) to garita_agent;

-- With which halves the program checks what the tablet brings; keys that have ended too: their acts may come late.
create function access.keys_of_station(keys uuid[]) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium_id', here.condominium_id, 'station_id', here.station_id, 'lost', here.lost_at is not null,
      'me', here.id,
      'acts', (select coalesce(json_object_agg(k.id, encode(k.public_key, 'hex')), '{}') from station_keys k
        where k.condominium_id = here.condominium_id and k.station_id = here.station_id and k.id = any(keys)),
      'reliefs', (select coalesce(json_object_agg(r.id, encode(r.public_key, 'hex')), '{}') from relief_keys r
        where r.condominium_id = here.condominium_id and r.enrolled_id = here.id and r.id = any(keys)),
      'passes', (select coalesce(json_object_agg(p.key_id, encode(p.public_key, 'hex')), '{}') from pass_keys p
        where p.condominium_id = here.condominium_id))
      from access.caller_station() here where here.id is not null
  $$;
grant execute on function access.keys_of_station(uuid[]) to garita_station;

-- Acts that the program found to be signed, each in its guard's name; answers those that were taken. The rest waits for a guard.
create function access.deliver_acts(events jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      here enrolled_stations := access.caller_station();
      event jsonb;
      taken jsonb := '[]';
      told json;
    begin
      update enrolled_stations e set seen_at = now() where e.condominium_id = here.condominium_id and e.id = here.id;
      for event in select e from jsonb_array_elements(events) e loop
        if access.proven_by(here.condominium_id, here.station_id, (event ->> 'agent_id')::uuid, (event ->> 'proven_by')::uuid,
            (event ->> 'at')::timestamptz)
          and exists (select from access.on_duty(here.condominium_id, (event ->> 'agent_id')::uuid, (event ->> 'at')::timestamptz)) then
          perform set_config('app.me', event ->> 'agent_id', true);
          told := access.record_at_station(here.condominium_id, here.station_id, jsonb_build_array(event));
          if told -> 'answers' -> 0 ->> 'conflict' is distinct from 'not_taken' then taken := taken || (event -> 'id'); end if;
        end if;
      end loop;
      perform set_config('app.me', here.id::text, true);
      return taken;
    end
  $$;
grant execute on function access.deliver_acts(jsonb) to garita_station;

-- Stores shifts in the order in which the tablet sends them, which its clock may contradict: a beginning ends the open shift of another
-- guard there; a repeated report changes no shift.
create function access.deliver_shifts(told jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      here enrolled_stations := access.caller_station();
      one jsonb;
      at timestamptz;
      key_ended timestamptz;
    begin
      for one in select e from jsonb_array_elements(told) e loop
        at := greatest(least((one ->> 'at')::timestamptz, now()), now() - interval '31 days');
        select k.ended_at into key_ended from station_keys k where k.condominium_id = here.condominium_id and k.station_id = here.station_id
          and k.id = (one ->> 'proven_by')::uuid and k.profile_id = (one ->> 'agent_id')::uuid
          and (one ->> 'kind' = 'ended' or coalesce(k.ended_at >= (one ->> 'at')::timestamptz - access.clock_tolerance(), true));
        continue when not found;
        if one ->> 'kind' = 'ended' then
          -- A guard whose right ended in the shift is on duty no longer than that.
          at := least(at, key_ended);
          update shifts s set ended_at = greatest(at, s.started_at), ended_how = one ->> 'how'
            where s.condominium_id = here.condominium_id and s.id = (one ->> 'shift')::uuid and s.station_id = here.station_id
              and s.profile_id = (one ->> 'agent_id')::uuid and (s.ended_at is null or s.ended_how = 'next_began');
        else
          update shifts s set ended_at = greatest(at, s.started_at), ended_how = 'next_began'
            where s.condominium_id = here.condominium_id and s.station_id = here.station_id and s.ended_at is null
              and s.started_at <= at and s.id <> (one ->> 'shift')::uuid;
          insert into shifts (condominium_id, id, station_id, gate_id, profile_id, started_at, handed_by, open_inside, open_asks, open_incidents)
            values (here.condominium_id, (one ->> 'shift')::uuid, here.station_id, here.gate_id, (one ->> 'agent_id')::uuid, at,
              (one ->> 'handed_by')::uuid, (one ->> 'open_inside')::int, (one ->> 'open_asks')::int, (one ->> 'open_incidents')::int)
            on conflict do nothing;
        end if;
      end loop;
    end
  $$;
grant execute on function access.deliver_shifts(jsonb) to garita_station;

-- The tablet reports that it holds no more data.
create function access.station_wiped() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ update enrolled_stations e set wiped_at = now(), seen_at = now() where e.id = access.caller_id()
    and e.condominium_id = any(access.caller_condominiums()) and e.lost_at is not null and e.wiped_at is null $$;
grant execute on function access.station_wiped() to garita_station;

-- A guard's signed word opens a session of theirs on the tablet, in place of the one before: for a shift, and with no password typed.
create function access.begin_duty(key uuid, session uuid, token bytea, device text) returns uuid
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      here enrolled_stations := access.caller_station();
      guard profiles;
    begin
      -- A report that comes at this moment is waited for.
      select e.* into here from enrolled_stations e where e.condominium_id = here.condominium_id and e.id = here.id for update;
      select p.* into guard from station_keys k join profiles p on p.id = k.profile_id
        where k.condominium_id = here.condominium_id and k.station_id = here.station_id and k.id = key and k.ended_at is null;
      if guard.id is null or here.lost_at is not null or access.role_now(guard) <> 'garita_agent'
        or here.condominium_id <> all(access.condominiums_of(guard)) or guard.relief_until <= now() then return null; end if;
      delete from sessions s where s.id = here.session_id;
      insert into sessions (id, token_hash, profile_id, device, expires_at, last_day, proved_at)
        select session, token, guard.id, device, until, until, null
          from least(now() + interval '36 hours', guard.relief_until) until;
      update enrolled_stations e set session_id = session, seen_at = now() where e.condominium_id = here.condominium_id and e.id = here.id;
      return guard.id;
    end
  $$;
grant execute on function access.begin_duty(uuid, uuid, bytea, text) to garita_station;

grant select on shifts to garita_admin, garita_super_admin;
create policy run on shifts for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on shifts for select to garita_super_admin using (true);
grant select (started_at), delete on shifts to garita_keeper;
create policy sweep on shifts for delete to garita_keeper using (started_at < now() - interval '1 year');
create policy sweep_see on shifts for select to garita_keeper using (started_at < now() - interval '1 year');
