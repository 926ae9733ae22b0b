-- Gates, their stations and the keys of their devices; what a station may know, in one place.

grant select on gates to garita_agent, garita_admin, garita_super_admin;
create policy run on gates for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on gates for select to garita_super_admin using (true);
grant insert (condominium_id, id, name), update (name), delete on gates to garita_admin, garita_super_admin;
create policy open_one on gates for insert to garita_admin
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy rename on gates for update to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy close_one on gates for delete to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy open_any on gates for insert to garita_super_admin with check (true);
create policy rename_any on gates for update to garita_super_admin using (true);
create policy close_any on gates for delete to garita_super_admin using (true);

-- A condominium without a gate could admit no visitor: of two deletions at once, the second waits and then sees the first. They have a lock
-- of their own: binding a station locks the condominium and then the gate, and a deletion has locked the gate already.
create function access.keep_one_gate() returns trigger
  language plpgsql
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('garita.last_gate ' || old.condominium_id, 0));
      if not exists (select from gates g where g.condominium_id = old.condominium_id and g.id <> old.id) then
        perform access.refuse('gate_is_the_last');
      end if;
      return old;
    end
  $$;
create trigger keep_one before delete on gates for each row execute function access.keep_one_gate();

grant select on stations, station_outages to garita_agent, garita_admin, garita_super_admin;
create policy run on stations for select to garita_agent, garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on stations for select to garita_super_admin using (true);
create policy run on station_outages for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on station_outages for select to garita_super_admin using (true);
grant insert (condominium_id, id, gate_id, bound_by, build), update (gate_id, bound_by, bound_at, seen_at, build)
  on stations to garita_agent;
create policy bind on stations for insert to garita_agent
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]) and bound_by = access.caller_id());
create policy bind_again on stations for update to garita_agent using (condominium_id = any((select access.caller_condominiums())::uuid[]))
  with check (bound_by = access.caller_id());

grant select (id, seen_at, build) on stations to garita_keeper;
create policy watch on stations for select to garita_keeper using (true);

-- A key is shown once and never read again; who made it and when it was last used is.
grant select (condominium_id, id, gate_id, name, created_by, created_at, revoked_at, last_used_at),
    insert (condominium_id, id, gate_id, name, key_hash, created_by), update (revoked_at) on gate_devices to garita_admin, garita_super_admin;
create policy run on gate_devices for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy make on gate_devices for insert to garita_admin
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]) and created_by = access.caller_id());
create policy revoke_one on gate_devices for update to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and revoked_at is null) with check (revoked_at is not null);
create policy see_all on gate_devices for select to garita_super_admin using (true);
create policy make_any on gate_devices for insert to garita_super_admin with check (created_by = access.caller_id());
create policy revoke_any on gate_devices for update to garita_super_admin using (revoked_at is null) with check (revoked_at is not null);

-- A key outlives the session that makes it, and its owner may have left the browser open. So the password was typed in this session within
-- ten minutes, at the sign-in, at a change of it or for this purpose; older sessions have no time of it.
create function access.prove_before_key() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare proven sessions;
    begin
      select * into proven from sessions s where s.id = nullif(current_setting('app.session', true), '')::uuid
        and s.profile_id = access.caller_id() and s.proved_at > now() - interval '10 minutes';
      if proven.id is null then perform access.refuse('prove_yourself'); end if;
      perform access.note_security(access.caller_id(), 'device_key_made', '', proven.device);
      return null;
    end
  $$;
-- The trigger runs after the policies have checked the right of this person; the owner of the database has no browser.
create trigger prove_before_key after insert on gate_devices for each row
  when (current_setting('role') in ('garita_admin', 'garita_super_admin')) execute function access.prove_before_key();

-- Returns the maker of a key, and whether they still run the place; null if no maker is recorded.
create function access.maker_of_key(device uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('full_name', p.full_name, 'runs_it', coalesce(p.approval_status = 'approved' and (p.user_role = 'super_admin'
        or p.user_role = 'admin' and exists (select from assignments a where a.profile_id = p.id and a.condominium_id = d.condominium_id)),
        false))
      from gate_devices d left join profiles p on p.id = d.created_by
      where d.id = device and d.created_by is not null
        and (access.runs_all() or d.condominium_id = any(access.caller_condominiums()))
  $$;
grant execute on function access.maker_of_key(uuid) to garita_admin, garita_super_admin;

create function access.remember_agent() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into former_agents (condominium_id, profile_id, full_name, since)
        select old.condominium_id, p.id, p.full_name, old.assigned_at from profiles p
          where p.id = old.profile_id and p.user_role not in ('supervisor', 'board', 'admin', 'super_admin')
        on conflict (condominium_id, profile_id, until) do nothing;
      return old;
    end
  $$;
create trigger remember_agent before delete on assignments for each row execute function access.remember_agent();
-- A whole account takes its assignments along, when its name is gone already.
create function access.leave_gates() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into former_agents (condominium_id, profile_id, full_name, since)
        select a.condominium_id, old.id, old.full_name, a.assigned_at from assignments a where a.profile_id = old.id
        on conflict (condominium_id, profile_id, until) do nothing;
      return old;
    end
  $$;
create trigger leave_gates before delete on profiles for each row when (old.user_role = 'agent') execute function access.leave_gates();

-- When a station on duty was offline, sent later.
create function access.record_outages(condominium uuid, station uuid, outages jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums()) then return; end if;
      insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        select condominium, (o ->> 'id')::uuid, station, began, greatest(began, least((o ->> 'until')::timestamptz, now()))
          from jsonb_array_elements(outages) o, greatest((o ->> 'from')::timestamptz, now() - interval '31 days') began
          where began <= now()
        on conflict do nothing;
    end
  $$;
grant execute on function access.record_outages(uuid, uuid, jsonb) to garita_agent;

-- The last check at the start of a shift counts, of the guard who is bound there.
create function access.record_check(condominium uuid, station uuid, at timestamptz, failed text[]) returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    update stations s set checked_at = least(at, now()), checked_by = access.caller_id(), check_failed = failed
      where s.condominium_id = condominium and s.id = station and condominium = any(access.caller_condominiums())
        and s.bound_by = access.caller_id() and (s.checked_at is null or s.checked_at <= least(at, now()))
  $$;
grant execute on function access.record_check(uuid, uuid, timestamptz, text[]) to garita_agent;

-- An outage is deleted once no report about it can still arrive.
grant select (ended_at), delete on station_outages to garita_keeper;
create policy sweep on station_outages for delete to garita_keeper using (ended_at < now() - interval '1 year');
create policy sweep_see on station_outages for select to garita_keeper using (ended_at < now() - interval '1 year');
grant select (until), delete on former_agents to garita_keeper;
create policy sweep on former_agents for delete to garita_keeper using (until < now() - interval '62 days');
create policy sweep_see on former_agents for select to garita_keeper using (until < now() - interval '62 days');
