-- The administration imports vehicles, workers and permanent visitors of a home from a list. Each belongs to a host from then on.

-- Lists the units of a condominium, and for each whether a resident can answer for a pass. It runs as its caller, so policies limit the
-- units.
create function access.units_with_hosts(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('unit_number', u.unit_number, 'has_host', hosts.unit_number is not null)
        order by u.unit_order collate "C", u.unit_number), '[]')
      from units u
      left join (select distinct r.unit_number from residences r join profiles p on p.id = r.profile_id
          where r.condominium_id = condominium and access.may_answer(r)
            and p.approval_status = 'approved') hosts
        on hosts.unit_number = u.unit_number
      where u.condominium_id = condominium
  $$;
grant execute on function access.units_with_hosts(uuid) to garita_admin, garita_super_admin;

create function access.plain_document(document text) returns text
  language sql immutable
  as $$ select nullif(regexp_replace(upper(document), '[^[:alnum:]]', '', 'g'), '') $$;

-- True if two passes are the same for a home: vehicles by plate, persons by document, or by name where a document is missing.
create function access.same_pass(one_plate text, other_plate text, one_document text, other_document text, one_name text, other_name text)
  returns boolean
  language sql immutable
  as $$ select coalesce(one_plate = other_plate, access.plain_document(one_document) = access.plain_document(other_document), one_name = other_name) $$;

-- Judges each line and chooses its host among the accounts of the unit whose passes count: first an account that was opened and does not
-- leave soon, then the resident of longest standing. Plans are made for each call: a plan for the empty table at the beginning of a first
-- import would read the whole table each time.
create function access.judge_passes(condominium uuid, import uuid, kind text, lines jsonb)
  returns table (place bigint, wanted authorizations, ends timestamptz, home uuid, host uuid, judgment text)
  language plpgsql stable set plan_cache_mode = force_custom_plan
  as $$
    declare
      unit_numbers text[] := array(select distinct l ->> 'unit_number' from jsonb_array_elements(lines) l);
      ids uuid[] := array(select (l ->> 'id')::uuid from jsonb_array_elements(lines) l);
      zone text := access.clock_of(condominium);
    begin
      return query with line as materialized (
        select l as pass, given.at, l.id, l.unit_number as unit, l.vehicle_plate as plate, l.id_document as document,
            plain(concat_ws(' ', l.name, l.last_name)) as whole_name, access.ending(given.one ->> 'until', zone) as until
          from jsonb_array_elements(lines) with ordinality as given (one, at),
            lateral jsonb_populate_record(null::authorizations, given.one) l
      ), lives as (
        select distinct on (r.unit_number) r.unit_number as unit, r.id, r.profile_id,
            (select count(*) from authorizations a where a.resident_id = r.profile_id and a.status = 'active'
              and coalesce(a.valid_until > now(), true)) as has
          from residences r join profiles p on p.id = r.profile_id
          where r.condominium_id = judge_passes.condominium and r.unit_number = any(unit_numbers)
            and access.may_answer(r) and p.approval_status = 'approved'
          order by r.unit_number, r.leaves_at is not null, p.started desc, r.since, r.id
      ), had as (
        select 0 as at, r.unit_number as unit, a.vehicle_plate as plate, a.id_document as document, a.plain_name as whole_name
          from residences r join authorizations a on a.condominium_id = r.condominium_id and a.residence_id = r.id
          where r.condominium_id = judge_passes.condominium and r.unit_number = any(unit_numbers) and r.until is null
            and a.auth_type = judge_passes.kind and a.status = 'active' and coalesce(a.valid_until > now(), true)
        union all
        select l.at, l.unit, l.plate, l.document, l.whole_name from line l
      ), twin as (
        select distinct line.at from line join had on had.unit = line.unit
          where had.at < line.at and access.same_pass(had.plate, line.plate, had.document, line.document, had.whole_name, line.whole_name)
      ), looked_at as (
        select line.*, lives.id as residence, lives.profile_id, lives.has, case
            when known.id is not null then case when known.import_id = import then 'known' else 'not_saved' end
            when lives.id is null then case when units.unit_number is not null then 'no_host' else 'unit_unknown' end
            when twin.at is not null then 'already_there'
            when line.until <= now() or line.until > now() + interval '366 days' then 'until_wrong'
            when line.plate <> upper(line.plate) then 'not_saved'
            else 'saved' end as word
          from line
          left join lives on lives.unit = line.unit
          left join twin on twin.at = line.at
          left join units on units.condominium_id = judge_passes.condominium and units.unit_number = line.unit
          left join authorizations known on known.condominium_id = judge_passes.condominium and known.id = line.id and known.id = any(ids)
      )
      select l.at, l.pass, l.until, l.residence, l.profile_id,
          -- The limit is the same as for passes that hosts make themselves.
          case when l.word = 'saved' and l.has + row_number() over (partition by l.profile_id, l.word order by l.at) > 1000 then 'home_full'
            else l.word end
        from looked_at l;
    end
  $$;

-- Imports a part of a list and returns the outcome of each line; a repeated call returns the same. It runs as the owner, because it writes
-- for other people: the function chooses the host of a pass, never the caller.
create function access.import_passes(condominium uuid, import uuid, kind text, lines jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      importer text := (select p.full_name from profiles p where p.id = access.caller_id());
      answer json;
      made integer;
      begun boolean;
    begin
      if coalesce(kind not in ('vehicle', 'worker', 'permanent_visitor'), true) or not exists (select from condominiums c
        where c.id = condominium and c.archived_at is null and (access.runs_all() or c.id = any(access.caller_condominiums()))) then
        raise insufficient_privilege;
      end if;
      -- Two imports of the same list take turns, because no constraint can find equal lines.
      perform pg_advisory_xact_lock(hashtext('garita.import ' || condominium));
      -- Residents who make their own passes wait, too (access.begin_own). Homes are locked in one order.
      perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || lives.profile_id, 0))
        from (select distinct r.profile_id from jsonb_array_elements(lines) l join residences r
          on r.condominium_id = import_passes.condominium and r.unit_number = l ->> 'unit_number' and r.until is null
          order by r.profile_id) lives;
      begun := exists (select from authorizations a where a.condominium_id = import_passes.condominium and a.import_id = import);
      with judged as materialized (
        select j.*, (j.wanted).* from access.judge_passes(condominium, import, kind, lines) j
      ), written as (
        insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name, id_document,
            phone_number, vehicle_plate, relationship, details, valid_from, valid_until, import_id, imported_by_name)
          select import_passes.condominium, j.id, j.host, j.home, j.unit_number, import_passes.kind, j.name, j.last_name, j.id_document,
              j.phone_number, j.vehicle_plate, j.relationship, coalesce(j.details, '{}'),
              case when j.ends is not null then date_trunc('minute', now()) end, j.ends, import, importer
            from judged j where j.judgment = 'saved'
          returning id
      )
      select json_agg(json_build_object('id', j.id, 'outcome', case j.judgment when 'known' then 'saved' else j.judgment end) order by j.place),
          (select count(*) from written)
        from judged j into answer, made;
      -- The change log gets one entry for a list, with its first pass.
      if made > 0 and not begun then perform access.write_audit_entry(condominium, 'pass_import', 'made', import, kind, '{}'); end if;
      return answer;
    end
  $$;

-- Takes back imported passes: one line, or up to 200 of a list, so that a call ends in time. A visitor who is inside keeps the pass until
-- they leave.
create function access.end_imported(condominium uuid, import uuid, pass uuid) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      kind text;
      ended integer;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then raise insufficient_privilege; end if;
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
grant execute on function access.import_passes(uuid, uuid, text, jsonb), access.end_imported(uuid, uuid, uuid)
  to garita_admin, garita_super_admin;
