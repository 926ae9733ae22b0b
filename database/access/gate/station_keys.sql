-- A sign-in makes a key for each guard and station, and the key ends with it. Keys prove the guard on duty and their acts.

-- The caller's own, from the station that they work at; false where it has ended, so that the station makes another.
create function access.keep_station_key(hash bytea, condominium uuid, station uuid, key uuid, public bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums())
        or not exists (select from stations s where s.condominium_id = condominium and s.id = station) then return false; end if;
      -- At a tablet of a gate keys are made with a password (access.keep_guard_key), and no session takes their place.
      if not exists (select from enrolled_stations e where e.condominium_id = condominium and e.station_id = station) then
        insert into station_keys (condominium_id, id, station_id, profile_id, session_id, public_key)
          select condominium, key, station, s.profile_id, s.id, public from sessions s
            where s.token_hash = hash and s.profile_id = access.caller_id()
          on conflict do nothing;
        -- Asked again it is the same key, which ends no newer one.
        if found then
          update station_keys k set ended_at = now() where k.condominium_id = condominium and k.station_id = station
            and k.profile_id = access.caller_id() and k.id <> key and k.ended_at is null;
          delete from station_keys k where k.condominium_id = condominium and k.profile_id = access.caller_id() and k.id not in
            (select newest.id from station_keys newest where newest.condominium_id = condominium and newest.profile_id = access.caller_id()
              order by newest.made_at desc, newest.id desc limit 200);
        end if;
      end if;
      return exists (select from station_keys k where k.condominium_id = condominium and k.id = key and k.station_id = station
        and k.profile_id = access.caller_id() and k.public_key = public and k.ended_at is null);
    end
  $$;
grant execute on function access.keep_station_key(bytea, uuid, uuid, uuid, bytea) to garita_agent;

-- The caller's own keys at a station, to check what they sign there.
create function access.own_keys_at(condominium uuid, station uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('me', access.caller_id(), 'keys', (select coalesce(json_object_agg(k.id, encode(k.public_key, 'hex')), '{}')
      from station_keys k where k.condominium_id = condominium and condominium = any(access.caller_condominiums()) and k.station_id = station
        and k.profile_id = access.caller_id()))
  $$;
grant execute on function access.own_keys_at(uuid, uuid) to garita_agent;

-- Returns the public keys with which the program checks acts in other people's names; the caller's own acts need no check.
create function access.keys_to_check(condominium uuid, station uuid, keys uuid[]) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('me', access.caller_id(),
      'acts', (select coalesce(json_object_agg(k.id, encode(k.public_key, 'hex')), '{}') from station_keys k
        where k.condominium_id = condominium and condominium = any(access.caller_condominiums()) and k.station_id = station
          and k.id = any(keys) and k.profile_id <> access.caller_id()),
      'passes', (select coalesce(json_object_agg(p.key_id, encode(p.public_key, 'hex')), '{}') from pass_keys p
        where p.condominium_id = condominium and condominium = any(access.caller_condominiums())))
  $$;
grant execute on function access.keys_to_check(uuid, uuid, uuid[]) to garita_agent;

create function access.end_keys_of_session() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update station_keys k set ended_at = now() where k.session_id = old.id and k.ended_at is null;
      return null;
    end
  $$;
create trigger end_station_keys after delete on sessions for each row execute function access.end_keys_of_session();

create function access.end_keys_of_assignment() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update station_keys k set ended_at = now() where k.profile_id = old.profile_id and k.condominium_id = old.condominium_id
        and k.ended_at is null;
      return null;
    end
  $$;
create trigger end_station_keys after delete on assignments for each row execute function access.end_keys_of_assignment();

-- The tolerance exists because two clocks of one gate differ a little.
create function access.clock_tolerance() returns interval
  language sql immutable parallel safe
  as $$ select interval '2 minutes' $$;

-- A guard who was on duty at that moment, even if they have left since; another guard may send the event. A relief is no longer than their day.
create function access.on_duty(condominium uuid, agent uuid, at timestamptz) returns table (id uuid, full_name text)
  language sql stable
  as $$
    select p.id, p.full_name from assignments s join profiles p on p.id = s.profile_id
      where s.condominium_id = condominium and p.id = agent and p.user_role = 'agent' and s.assigned_at <= at + access.clock_tolerance()
        and coalesce(p.relief_until >= at, true)
    union all
    (select f.profile_id, f.full_name from former_agents f
      where f.condominium_id = condominium and f.profile_id = agent and f.since <= at + access.clock_tolerance() and f.until >= at
        and not exists (select from profiles r where r.id = agent and r.relief_until < at)
      order by f.until desc)
    limit 1
  $$;

-- Whether a key, whose signature the program has found to hold, was this guard's at this station when they say they acted.
create function access.proven_by(condominium uuid, station uuid, agent uuid, key uuid, claimed timestamptz) returns boolean
  language sql stable
  as $$
    select exists (select from station_keys k where k.condominium_id = condominium and k.id = key and k.station_id = station
      and k.profile_id = agent and coalesce(k.ended_at >= claimed - access.clock_tolerance(), true))
  $$;

-- Nothing can still be on its way that it would prove.
grant select (ended_at), delete on station_keys to garita_keeper;
create policy sweep on station_keys for delete to garita_keeper using (ended_at < now() - interval '62 days');
create policy sweep_see on station_keys for select to garita_keeper using (ended_at < now() - interval '62 days');
