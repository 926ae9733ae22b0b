-- A supervisor of a gate puts a spare tablet into service at night without the administration, which gets a notice and reads it in the
-- change log.

-- A code for a tablet of a gate that the caller supervises, with the password typed a moment ago. At most three a day at a gate; the code before ends.
-- The tablet that it replaces is out of service at once. False where the gate is not theirs or the code was made already.
create function access.make_spare(condominium uuid, tablet uuid, gate uuid, called text, code bytea, retires uuid, renews boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums())
        or not exists (select from gates g join condominiums c on c.id = g.condominium_id and c.archived_at is null
          where g.condominium_id = condominium and g.id = gate) then return false; end if;
      -- Two that are made at once are counted one after the other.
      perform pg_advisory_xact_lock(hashtextextended('garita.spares ' || gate, 0));
      if (select count(*) from enrolled_stations e join profiles p on p.id = e.made_by and p.user_role = 'supervisor'
          where e.condominium_id = condominium and e.gate_id = gate and e.made_at > now() - interval '1 day') >= 3 then
        perform access.refuse('spares_too_many');
      end if;
      update enrolled_stations e set code_until = now() where e.condominium_id = condominium and e.gate_id = gate and e.made_by = access.caller_id()
        and e.enrolled_at is null and e.code_until > now();
      insert into enrolled_stations (condominium_id, id, gate_id, name, made_by, code_hash) values (condominium, tablet, gate, called, access.caller_id(), code)
        on conflict do nothing;
      if not found then return false; end if;
      update enrolled_stations e set lost_at = now(), renews_numbers = renews where e.condominium_id = condominium and e.gate_id = gate and e.id = retires
        and e.enrolled_at is not null and e.lost_at is null;
      return true;
    end
  $$;
grant execute on function access.make_spare(uuid, uuid, uuid, text, bytea, uuid, boolean) to garita_supervisor;

-- A code counts while its maker still has the place.
create function access.maker_stands(made enrolled_stations) returns boolean
  language sql stable
  as $$
    select made.made_by is null or exists (select from profiles p where p.id = made.made_by and p.approval_status = 'approved'
      and (p.user_role = 'super_admin' or p.user_role in ('admin', 'supervisor')
        and exists (select from assignments a where a.profile_id = p.id and a.condominium_id = made.condominium_id)))
  $$;

-- Returns the days for which a tablet with the code of a supervisor is ready for reliefs from the start. Every other tablet gets null.
create function access.days_of_spare(made enrolled_stations) returns json
  language sql stable
  as $$
    select json_build_object('id', made.id, 'version', made.relief_version,
        'days', (select json_agg(json_build_object('day', d.day, 'opens_at', d.opens_at, 'closes_at', d.closes_at, 'ends_at', d.ends_at) order by d.day)
          from (select * from access.relief_days(c.time_zone) n order by n.day limit 2) d))
      from condominiums c join profiles p on p.id = made.made_by and p.user_role = 'supervisor' where c.id = made.condominium_id
  $$;

-- The keys of those days, which the program sealed under the codes: the tablet itself knows neither. Once, right after it was linked.
create function access.keep_first_reliefs(token bytea, keys jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare here enrolled_stations;
    begin
      select e.* into here from enrolled_stations e where e.token_hash = token and e.lost_at is null and e.enrolled_at > now() - interval '2 minutes' for update;
      if here.id is null or access.days_of_spare(here) is null or exists (select from relief_keys r
          where r.condominium_id = here.condominium_id and r.enrolled_id = here.id) then return false; end if;
      insert into relief_keys (condominium_id, id, enrolled_id, day, mark, public_key, opens_at, closes_at, ends_at, prepared_by)
        select here.condominium_id, (k ->> 'id')::uuid, here.id, d.day, k ->> 'mark', decode(k ->> 'public_key', 'hex'), d.opens_at, d.closes_at, d.ends_at,
            here.made_by
          from jsonb_array_elements(keys) k, condominiums c cross join access.relief_days(c.time_zone) d
          where c.id = here.condominium_id and d.day = (k ->> 'day')::date;
      return true;
    end
  $$;
grant execute on function access.keep_first_reliefs(bytea, jsonb) to garita_anonymous, garita_station;

-- The administration alone reads each code that a supervisor made.
create function access.spares_made() returns table (condominium_id uuid, id uuid, at timestamptz, name text, by_name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select e.condominium_id, e.id, e.made_at, e.name, p.full_name
      from enrolled_stations e join profiles p on p.id = e.made_by and p.user_role = 'supervisor'
      where e.made_at > now() - interval '30 days' and current_setting('role') in ('garita_admin', 'garita_super_admin') and (access.runs_all() or e.condominium_id = any(access.caller_condominiums()))
  $$;
grant execute on function access.spares_made() to garita_resident, garita_agent, garita_admin, garita_super_admin;
