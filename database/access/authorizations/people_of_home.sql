-- Lists the people without an account that other adults of the caller's home added. An adult of the home reads them. A newcomer reads none
-- while an older account may still object. Documents and telephones stay with the adult who wrote them.
create function access.others_of_home() returns setof authorizations
  language sql stable
  as $$
    select a.* from access.caller_home() home
      join authorizations a on a.condominium_id = home.condominium_id and a.unit_number = home.unit_number
        and a.auth_type = 'co_resident' and a.status = 'active' and a.suspended_at is null and a.resident_id <> access.caller_id()
      join residences r on r.condominium_id = a.condominium_id and r.id = a.residence_id and r.since is not null and r.until is null
      where access.is_adult_of_home(home) and not access.is_newcomer(home)
  $$;

create function access.caller_co_residents()
  returns table (id uuid, name text, last_name text, relationship text, minor boolean, added_by_name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select a.id, a.name, a.last_name, a.relationship, coalesce(a.details -> 'minor' = 'true', false), p.full_name
      from access.others_of_home() a join profiles p on p.id = a.resident_id
      order by a.created_at, a.id
  $$;
grant execute on function access.caller_co_residents() to garita_resident;

-- Returns the facts that sign the pass of one of these people.
create function access.pass_of_co_resident(person uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium_id', a.condominium_id, 'auth_type', a.auth_type, 'last_name', a.last_name,
        'id_document', a.id_document, 'vehicle_plate', a.vehicle_plate, 'pass_id', a.pass_id, 'pass_generation', a.pass_generation,
        'link_generation', a.link_generation, 'unsent', null, 'pass_issued_at', a.pass_issued_at, 'access_number', a.access_number,
        'valid_from', a.valid_from, 'valid_until', a.valid_until, 'written_from', null, 'written_until', null,
        'reader', coalesce(access.reader_choice(a.condominium_id, a.auth_type), 'plain'), 'shown_at', now(),
        'alive', access.pass_alive(a), 'condominium', c.name, 'address', c.address)
      from access.others_of_home() a join condominiums c on c.id = a.condominium_id
      where a.id = person
  $$;
grant execute on function access.pass_of_co_resident(uuid) to garita_resident;
