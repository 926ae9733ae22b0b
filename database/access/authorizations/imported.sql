-- What the administration imports from a list: vehicles, workers and permanent visitors of a home. Each belongs to a host from then on.

-- Who answers for what is imported for a unit: of those whose passes count, first who has opened their account and is not about to
-- leave, then who has lived there longest. None where nobody has an account.
create function access.host_of_unit(condominium uuid, unit text) returns residences
  language sql stable
  as $$
    select r.* from residences r join profiles p on p.id = r.profile_id
      where r.condominium_id = condominium and r.unit_number = unit and r.since is not null and r.until is null and r.frozen_at is null
        and p.approval_status = 'approved'
      order by r.leaves_at is not null, p.started desc, r.since, r.id limit 1
  $$;

-- The units of a condominium, and whether somebody there can answer for a pass. Runs as its caller: the policies say which they find.
create function access.units_with_hosts(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('unit_number', u.unit_number, 'has_host', hosts.unit_number is not null)
        order by u.unit_order collate "C", u.unit_number), '[]')
      from units u
      left join (select distinct r.unit_number from residences r join profiles p on p.id = r.profile_id
          where r.condominium_id = condominium and r.since is not null and r.until is null and r.frozen_at is null
            and p.approval_status = 'approved') hosts
        on hosts.unit_number = u.unit_number
      where u.condominium_id = condominium
  $$;
grant execute on function access.units_with_hosts(uuid) to garita_admin, garita_super_admin;

-- A document without the signs that people write between its digits.
create function access.bare(document text) returns text
  language sql immutable
  as $$ select nullif(regexp_replace(upper(document), '[^[:alnum:]]', '', 'g'), '') $$;

-- Whether a home has it already, whoever made it: a vehicle by its plate; a person by the document, or by the name where no document
-- tells two apart.
create function access.home_has(condominium uuid, unit text, wanted authorizations) returns boolean
  language sql stable
  as $$
    select exists (
      select from residences r join authorizations a on a.condominium_id = r.condominium_id and a.residence_id = r.id
        where r.condominium_id = condominium and r.unit_number = unit and r.until is null
          and a.auth_type = wanted.auth_type and a.status = 'active' and coalesce(a.valid_until > now(), true)
          and case when wanted.auth_type = 'vehicle' then a.vehicle_plate = wanted.vehicle_plate
            else coalesce(access.bare(a.id_document) = access.bare(wanted.id_document),
              a.plain_name = plain(concat_ws(' ', wanted.name, wanted.last_name))) end)
  $$;

-- Sent again it is the same. Writes for somebody else, which no policy could express: the host is chosen here, never by the caller.
create function access.import_pass(condominium uuid, import uuid, wanted authorizations, last_day text) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      host residences;
      known uuid;
      ends timestamptz := access.ending(last_day, access.clock_of(condominium));
    begin
      if coalesce(wanted.auth_type not in ('vehicle', 'worker', 'permanent_visitor'), true) or not exists (select from condominiums c
        where c.id = condominium and c.archived_at is null and (access.runs_all() or c.id = any(access.my_condominiums()))) then
        raise insufficient_privilege;
      end if;
      -- Two who import the same list take turns, because no constraint could tell their lines apart.
      perform pg_advisory_xact_lock(hashtext('garita.import ' || condominium));
      select a.import_id into known from authorizations a where a.condominium_id = condominium and a.id = wanted.id;
      if found then return case when known = import then 'saved' else 'not_saved' end; end if;
      host := access.host_of_unit(condominium, wanted.unit_number);
      if host.id is null then
        return case when exists (select from units u where u.condominium_id = condominium and u.unit_number = wanted.unit_number)
          then 'no_host' else 'unit_unknown' end;
      end if;
      if access.home_has(condominium, wanted.unit_number, wanted) then return 'already_there'; end if;
      if ends <= now() or ends > now() + interval '366 days' then return 'until_wrong'; end if;
      -- As for what they make themselves (access.begin_own).
      perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || host.profile_id, 0));
      if (select count(*) from authorizations a where a.resident_id = host.profile_id and a.status = 'active'
        and coalesce(a.valid_until > now(), true)) >= 1000 then
        return 'home_full';
      end if;
      -- A list is written down once, with its first line.
      if not exists (select from authorizations a where a.condominium_id = import_pass.condominium and a.import_id = import) then
        perform access.write_audit_entry(condominium, 'pass_import', 'made', import, wanted.auth_type, '{}');
      end if;
      insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name, id_document,
          phone_number, vehicle_plate, relationship, details, valid_from, valid_until, import_id, imported_by_name)
        select condominium, wanted.id, host.profile_id, host.id, host.unit_number, wanted.auth_type, wanted.name, wanted.last_name,
            wanted.id_document, wanted.phone_number, wanted.vehicle_plate, wanted.relationship, coalesce(wanted.details, '{}'),
            case when ends is not null then date_trunc('minute', now()) end, ends, import, p.full_name
          from profiles p where p.id = access.me();
      return 'saved';
    end
  $$;

-- Takes back what was imported, one line or all of a list that is left: 200 at a time, so that a call ends. Who is inside stays until
-- they have left, as where a host deletes. What became of it stands in the log.
create function access.end_imported(condominium uuid, import uuid, pass uuid) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      kind text;
      ended integer;
    begin
      if not (access.runs_all() or condominium = any(access.my_condominiums())) then raise insufficient_privilege; end if;
      with gone as (
        delete from authorizations a where a.condominium_id = end_imported.condominium and a.id in (
            select q.id from authorizations q
              where q.condominium_id = end_imported.condominium and q.import_id = import and (pass is null or q.id = pass)
                and not q.inside
              order by q.id limit 200 for update)
          returning a.auth_type
      ) select count(*), min(auth_type) into ended, kind from gone;
      if ended > 0 then
        perform access.write_audit_entry(condominium, 'pass_import', 'removed', import, kind, jsonb_build_object('passes', jsonb_build_array(ended, null)));
      end if;
      return (select json_build_object('ended', ended, 'left', count(*) filter (where not a.inside), 'inside', count(*) filter (where a.inside))
        from authorizations a where a.condominium_id = end_imported.condominium and a.import_id = import and (pass is null or a.id = pass));
    end
  $$;
grant execute on function access.import_pass(uuid, uuid, authorizations, text), access.end_imported(uuid, uuid, uuid)
  to garita_admin, garita_super_admin;
