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
