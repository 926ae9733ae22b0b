create function access.foresee(condominium uuid, days integer) returns json
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare oldest timestamptz := now() - make_interval(days => days);
    begin
      if not access.runs_all() and condominium <> all(access.caller_condominiums()) then raise insufficient_privilege; end if;
      return json_build_object(
        -- access.forget_visitors has the same condition.
        'visits', (select count(*) from authorizations a
          where a.condominium_id = condominium and a.blanked_at is null and a.created_at < oldest and access.over_since(a) < oldest
            and not access.is_held(a.condominium_id, a.id)),
        'log_lines', (select count(*) from access_log_subjects s
          join access_logs l on l.condominium_id = s.condominium_id and l.id = s.log_id
          where s.condominium_id = condominium and s.blanked_at is null and s.written_at < oldest
            and not access.still_matters(l, oldest) and not access.is_held(s.condominium_id, s.log_id)),
        'guests', (select count(*) from reservation_guests g
          join amenity_reservations b on b.condominium_id = g.condominium_id and b.id = g.reservation_id
          where g.condominium_id = condominium and g.blanked_at is null and not g.inside and greatest(b.ends_at, g.left_at) < oldest
            and not access.is_held(g.condominium_id, g.id)),
        'bookings', (select count(*) from amenity_reservations b
          where b.condominium_id = condominium and b.status in ('pending', 'approved') and b.ends_at > now()),
        'passes', (select count(*) from authorizations a
          where a.condominium_id = condominium and a.status in ('active', 'approved') and a.valid_until > now()));
    end
  $$;
grant execute on function access.foresee(uuid, integer) to garita_admin, garita_super_admin;

create function access.is_run(condominium uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select (access.runs_all() or condominium = any(access.caller_condominiums())) and exists (
      select from assignments a join profiles p on p.id = a.profile_id
        where a.condominium_id = condominium and p.user_role = 'admin' and p.approval_status = 'approved')
  $$;
grant execute on function access.is_run(uuid) to garita_admin, garita_super_admin;

create function access.has_other_admin(condominium uuid, person uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select (access.runs_all() or condominium = any(access.caller_condominiums())) and exists (
      select from assignments a join profiles p on p.id = a.profile_id
        where a.condominium_id = condominium and a.profile_id <> person and p.user_role = 'admin' and p.approval_status = 'approved')
  $$;
grant execute on function access.has_other_admin(uuid, uuid) to garita_admin, garita_super_admin;
