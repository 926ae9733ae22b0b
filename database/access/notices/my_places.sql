-- The places of the caller's notices, and their beginning: the home, or the condominiums that the caller guards or runs. In plpgsql, which
-- keeps its plans.
create function access.caller_places() returns table (condominium_id uuid, unit_number text, since timestamptz)
  language plpgsql stable rows 1 security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if current_setting('role') = 'garita_resident' then
        return query select home.condominium_id, home.unit_number, greatest(home.since, now() - interval '30 days')
          from access.caller_home() home where home.id is not null;
      else
        return query select s.condominium_id, null::text, greatest(s.assigned_at, now() - interval '30 days')
          from assignments s join profiles p on p.id = s.profile_id
          where s.profile_id = access.caller_id() and p.user_role in ('agent', 'admin');
      end if;
    end
  $$;
grant execute on function access.caller_places() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Every user of a condominium gets a notice when all its pass keys are replaced.
create function access.caller_key_changes() returns table (condominium_id uuid, unit_number text, id uuid, at timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.condominium_id, place.unit_number, c.id, c.at from access.caller_places() place
      join key_changes c on c.condominium_id = place.condominium_id and c.at > place.since
  $$;
grant execute on function access.caller_key_changes() to garita_resident, garita_agent, garita_admin, garita_super_admin;
