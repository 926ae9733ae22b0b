-- The first steps of a new resident: for thirty days, until the resident puts them away. A step that any person of the home has done is not
-- listed. A person who may not authorize gets none.
create function access.caller_first_steps() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(
      (select json_build_object('shown', true, 'to_do', array_remove(array[
          case when (access.caller_inviting_home()).id is not null
              and not exists (select from residences r where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number
                and r.profile_id <> home.profile_id and r.since is not null and r.until is null)
              and not exists (select from unit_codes k where k.condominium_id = home.condominium_id and k.unit_number = home.unit_number
                and access.code_works(k)) then 'invite' end,
          case when not exists (select from authorizations a where a.condominium_id = home.condominium_id
              and a.unit_number = home.unit_number and a.auth_type = 'vehicle' and a.status = 'active') then 'car' end], null))
        from access.caller_home() home
        where access.is_adult_of_home(home) and home.since > now() - interval '30 days' and home.steps_away_at is null),
      json_build_object('shown', false, 'to_do', array[]::text[]))
  $$;
grant execute on function access.caller_first_steps() to garita_resident;

create function access.put_first_steps_away() returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.caller_home();
    begin
      update residences r set steps_away_at = coalesce(r.steps_away_at, now())
        where r.condominium_id = home.condominium_id and r.id = home.id;
      return found;
    end
  $$;
grant execute on function access.put_first_steps_away() to garita_resident;
