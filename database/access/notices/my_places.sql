-- Where notices reach me, and since when: my home, or the condominiums that I attend.
create function access.my_places() returns table (condominium_id uuid, unit_number text, since timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select home.condominium_id, home.unit_number, home.since from access.my_home() home where home.id is not null
    union all
    select s.condominium_id, null, s.assigned_at from assignments s join profiles p on p.id = s.profile_id
      where s.profile_id = access.me() and p.user_role in ('agent', 'admin') and current_setting('role') <> 'garita_resident'
  $$;
grant execute on function access.my_places() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Replacements of all pass keys, which every user there is notified of.
create function access.key_changes_of_mine() returns table (condominium_id uuid, unit_number text, id uuid, at timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.condominium_id, place.unit_number, c.id, c.at from access.my_places() place
      join key_changes c on c.condominium_id = place.condominium_id
        and c.at > greatest(place.since, now() - interval '30 days')
  $$;
grant execute on function access.key_changes_of_mine() to garita_resident, garita_agent, garita_admin, garita_super_admin;
