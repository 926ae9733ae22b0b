-- An import of residents as a whole: its preview, and one act that undoes it within thirty days. Undoing deletes unused accounts, and
-- units without other data; it keeps all people and units that were used since. No role reads the two tables.

-- Before an import: the unit that each spelling means, the spellings that mean several units, and the rows whose person lives there
-- already. Runs as its caller, so that policies limit it to the caller's units and people.
create function access.look_at_rows(condominium uuid, lines jsonb) returns json
  language sql stable
  as $$
    with line as materialized (
      select l.place, l.unit_number as unit, l.full_name, l.has_email, access.unit_named(look_at_rows.condominium, l.unit_number) as named
        from jsonb_to_recordset(lines) l (place integer, unit_number text, full_name text, has_email boolean)
    )
    select json_build_object(
      'units', (select coalesce(json_agg(json_build_object('written', u.unit, 'unit_number', k.unit_number, 'unclear', k.unit_number is null
            and exists (select from access.units_alike(look_at_rows.condominium, u.unit))) order by u.unit), '[]')
          from (select distinct l.unit, l.named from line l) u
            left join units k on k.condominium_id = look_at_rows.condominium and k.unit_number = u.named),
      'there', (select coalesce(json_agg(l.place order by l.place), '[]') from line l
          where exists (select from residences r join profiles p on p.id = r.profile_id
            where r.condominium_id = look_at_rows.condominium and r.unit_number = l.named and r.until is null
              and plain(p.full_name) = plain(l.full_name) and (not l.has_email or p.email is null))))
  $$;
grant execute on function access.look_at_rows(uuid, jsonb) to garita_admin, garita_super_admin;

create function access.time_to_undo() returns interval language sql immutable parallel safe as $$ select interval '30 days' $$;

create function access.need_run(condominium uuid) returns void
  language plpgsql stable
  as $$
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then raise insufficient_privilege; end if;
    end
  $$;

-- The people of an import with an unused account and without any other home, role or record.
create function access.unused_of_import(condominium uuid, import uuid) returns table (person uuid)
  language sql stable
  as $$
    select i.profile_id from resident_import_rows i join profiles p on p.id = i.profile_id
      where i.condominium_id = unused_of_import.condominium and i.import_id = import
        and p.user_role = 'resident' and p.approval_status = 'approved' and not p.started
        and exists (select from residences r where r.profile_id = p.id and r.id = i.residence_id and r.until is null)
        and not exists (select from residences r where r.profile_id = p.id and r.id <> i.residence_id)
        and not exists (select from assignments a where a.profile_id = p.id)
        and not exists (select from owners o where o.profile_id = p.id)
        and not exists (select from authorizations a where a.resident_id = p.id)
        and not exists (select from access_logs l where l.resident_id = p.id)
        and not exists (select from access_logs l where l.condominium_id = i.condominium_id and l.person_id = p.id)
        and not exists (select from amenity_reservations b where b.resident_id = p.id)
        and not exists (select from residence_objections o where o.condominium_id = i.condominium_id and o.residence_id = i.residence_id)
        and not exists (select from alarm_contacts k where k.profile_id = p.id)
  $$;

-- The units that an import made and that have only a number once those people are deleted.
create function access.empty_of_import(condominium uuid, import uuid, gone uuid[]) returns table (unit uuid)
  language sql stable
  as $$
    select u.id from units u
      where u.condominium_id = empty_of_import.condominium and u.id in (select i.unit_id from resident_import_rows i
          where i.condominium_id = empty_of_import.condominium and i.import_id = import)
        and num_nonnulls(u.tower, u.floor, u.bays) = 0 and u.kind = 'home' and u.phones = '[]'
        and not exists (select from residences r where r.condominium_id = u.condominium_id and r.unit_number = u.unit_number
          and r.profile_id <> all(gone))
        and not exists (select from authorizations a where a.condominium_id = u.condominium_id and a.unit_number = u.unit_number)
        and not exists (select from access_logs l where l.condominium_id = u.condominium_id and l.unit_number = u.unit_number)
        and not exists (select from amenity_reservations b where b.condominium_id = u.condominium_id and b.unit_number = u.unit_number)
        and not exists (select from owners o where o.condominium_id = u.condominium_id and o.unit_number = u.unit_number)
        and not exists (select from unit_codes k where k.condominium_id = u.condominium_id and k.unit_number = u.unit_number)
        and not exists (select from home_rules h where h.condominium_id = u.condominium_id and h.unit_number = u.unit_number)
        and not exists (select from left_items l where l.condominium_id = u.condominium_id and l.unit_number = u.unit_number)
        and not exists (select from alarms a where a.condominium_id = u.condominium_id and a.unit_number = u.unit_number)
        and not exists (select from unit_aliases a where a.condominium_id = u.condominium_id and a.unit_id = u.id)
  $$;

-- Counts the people and units that undoing would delete, and those that it would keep. It does not count people and units that no longer
-- exist.
create function access.weigh_import(condominium uuid, import uuid) returns jsonb
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      unused uuid[];
      units_left integer;
    begin
      perform access.need_run(condominium);
      if not exists (select from resident_imports m where m.condominium_id = weigh_import.condominium and m.id = import) then return null; end if;
      unused := array(select u.person from access.unused_of_import(condominium, import) u);
      select count(*) into units_left from access.empty_of_import(condominium, import, unused);
      return (select jsonb_build_object('people', cardinality(unused), 'people_stay', count(distinct p.id) - cardinality(unused),
          'units', units_left, 'units_stay', count(distinct u.id) - units_left)
        from resident_import_rows i left join profiles p on p.id = i.profile_id
          left join units u on u.condominium_id = i.condominium_id and u.id = i.unit_id
        where i.condominium_id = weigh_import.condominium and i.import_id = import);
    end
  $$;

-- Undoes an import. A repeated call of the same person gets the same answer. Returns null for an unknown import.
create function access.undo_import(condominium uuid, import uuid) returns jsonb
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      made resident_imports;
      counts jsonb;
      unused uuid[];
      emptied uuid[];
    begin
      perform access.need_run(condominium);
      -- Waits for parts of the import that are still running.
      perform pg_advisory_xact_lock(hashtext('garita.import ' || condominium));
      select m.* into made from resident_imports m where m.condominium_id = undo_import.condominium and m.id = import for update;
      if made.id is null then return null; end if;
      if made.undone_by = access.caller_id() then return made.outcome; end if;
      if made.undone_at is not null then perform access.refuse('import_undone'); end if;
      if made.begun_at < now() - access.time_to_undo() then perform access.refuse('import_too_old'); end if;
      -- Every function that changes a person locks the person's row first. So a person who begins to use the account during this undo keeps it, or finds it deleted.
      perform from profiles p where p.id in (select i.profile_id from resident_import_rows i
        where i.condominium_id = undo_import.condominium and i.import_id = import) order by p.id for update;
      -- A new home locks the row of its unit, so it comes before or after this act too.
      perform from units u where u.condominium_id = undo_import.condominium and u.id in (select i.unit_id from resident_import_rows i
        where i.condominium_id = undo_import.condominium and i.import_id = import) order by u.id for update;
      counts := access.weigh_import(condominium, import);
      unused := array(select u.person from access.unused_of_import(condominium, import) u);
      emptied := array(select e.unit from access.empty_of_import(condominium, import, unused) e);
      delete from profiles p where p.id = any(unused);
      delete from units u where u.condominium_id = undo_import.condominium and u.id = any(emptied);
      update resident_imports m set undone_at = now(), undone_by = access.caller_id(), outcome = counts,
          undone_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where m.condominium_id = undo_import.condominium and m.id = import;
      return counts;
    end
  $$;

create function access.imports_made(condominium uuid) returns json
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.need_run(condominium);
      return (select coalesce(json_agg(json_build_object('id', m.id, 'at', m.begun_at, 'by_name', m.made_by_name, 'people', m.people,
          'time_zone', c.time_zone, 'undone_at', m.undone_at, 'undone_by_name', m.undone_by_name) order by m.begun_at desc, m.id), '[]')
        from condominiums c, lateral (select o.*, (select count(*) from resident_import_rows i
            where i.condominium_id = o.condominium_id and i.import_id = o.id) as people
          from resident_imports o where o.condominium_id = c.id and o.begun_at > now() - access.time_to_undo()
          order by o.begun_at desc limit 50) m
        where c.id = imports_made.condominium);
    end
  $$;
grant execute on function access.weigh_import(uuid, uuid), access.undo_import(uuid, uuid), access.imports_made(uuid)
  to garita_admin, garita_super_admin;

create function access.forget_resident_imports() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ delete from resident_imports m where m.begun_at < now() - access.time_to_undo() - interval '1 day' $$;
grant execute on function access.forget_resident_imports() to garita_keeper;
