-- The function finds the authorizations of a search about one pass, the codes that readers saw for them, and the ends of those codes. The
-- policies of the tables limit the rows.

create function access.named_at_gate(condominium uuid, subject uuid, pass uuid, number text, plate text)
  returns table (ids uuid[], hashes bytea[])
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return; end if;
      return query
        with named as (
          select subject as id where subject is not null
          union
          select a.id from authorizations a where a.condominium_id = condominium and a.pass_id = pass
          union
          select r.authorization_id from revoked_passes r where r.condominium_id = condominium and r.pass_id = pass
          union
          select n.authorization_id from access_numbers n where n.condominium_id = condominium and n.number = named_at_gate.number::char(5)
          union
          (select a.id from authorizations a where a.condominium_id = condominium and a.vehicle_plate is not null
              and a.status in ('active', 'approved') and regexp_replace(a.vehicle_plate, '[^A-Z0-9]', '', 'g') = plate limit 20)
        ), codes as (
          select 'pass' as kind, replace(pass::text, '-', '') as code
          union
          select 'number', named_at_gate.number
          union
          select 'plate', plate
          union
          select code.* from named n join authorizations a on a.condominium_id = condominium and a.id = n.id, lateral (values
            ('pass', replace(a.pass_id::text, '-', '')), ('number', a.access_number),
            ('plate', regexp_replace(a.vehicle_plate, '[^A-Z0-9]', '', 'g'))) code
          union
          select code.* from named n join revoked_passes r on r.condominium_id = condominium and r.authorization_id = n.id, lateral (values
            ('pass', replace(r.pass_id::text, '-', '')), ('number', r.access_number)) code
        )
        select array(select n.id from named n), array(select access.hash_of_code(condominium, c.kind, c.code) from codes c where c.code is not null);
    end
  $$;
grant execute on function access.named_at_gate(uuid, uuid, uuid, text, text) to garita_admin, garita_super_admin;

-- The newest first, before a moment: a code that many used costs no more.
create function access.decisions_by_code(condominium uuid, wanted bytea, subjects uuid[], before_at timestamptz, before_id uuid, most integer)
  returns table (id uuid, at timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select d.id, d.at from access_decisions d
      where d.condominium_id = condominium and d.code_hash = wanted and d.verdict is not null and (d.at, d.id) < (before_at, before_id)
        -- Rows of another authorization match only if the search has nothing but the code.
        and (d.authorization_id is null or subjects = '{}')
        and (access.runs_all() or condominium = any(access.caller_condominiums()))
      order by d.at desc, d.id desc limit most
  $$;
grant execute on function access.decisions_by_code(uuid, bytea, uuid[], timestamptz, uuid, integer) to garita_admin, garita_super_admin;

create function access.revocations_of(condominium uuid, subjects uuid[]) returns table (id uuid, at timestamptz, authorization_id uuid, why text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select r.pass_id, r.revoked_at, r.authorization_id, r.why from revoked_passes r
      where r.condominium_id = condominium and r.authorization_id = any(subjects)
        and (access.runs_all() or condominium = any(access.caller_condominiums()))
      order by r.revoked_at desc limit 100
  $$;
grant execute on function access.revocations_of(uuid, uuid[]) to garita_admin, garita_super_admin;
