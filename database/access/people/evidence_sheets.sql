-- Each downloaded evidence file has a sheet. It is written once, with the disclosure that shows its names; no caller changes or deletes
-- it.

-- False if the caller has no open disclosure with that id. The sheet names the incident for which it was made.
create function access.record_sheet(place uuid, look uuid, sheet jsonb, file_hash bytea, shown uuid[]) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not (access.runs_all() or place = any(access.caller_condominiums())) then return false; end if;
      insert into evidence_sheets (condominium_id, id, folio, hash, by_id, by_name, look_id, incident_id, question, lines, first_position, last_position,
          chain_lines, chain_hash)
        select place, (sheet ->> 'id')::uuid, sheet ->> 'folio', file_hash, access.caller_id(), p.full_name, k.id,
            (select i.id from incidents i where i.condominium_id = k.condominium_id and i.id = (sheet ->> 'incident_id')::uuid), sheet -> 'question',
            (sheet ->> 'lines')::integer, o.first, o.last, b.last_position, b.hash
          from looks k join profiles p on p.id = access.caller_id()
            left join log_blocks b on b.condominium_id = place and b.last_position = (sheet ->> 'chain_lines')::bigint,
            lateral (select min(s.position) as first, max(s.position) as last from log_seals s
              where s.condominium_id = place and s.log_id = any(shown)) o
          where k.condominium_id = place and k.id = look and k.by_id = access.caller_id() and k.open_until > now();
      return found;
    end
  $$;
grant execute on function access.record_sheet(uuid, uuid, jsonb, bytea, uuid[]) to garita_admin, garita_super_admin;

-- A sheet of an incident, with the disclosure that shows the names in its lines, if the file has names. False if the caller cannot read
-- the incident, or if the disclosure has expired.
create function access.record_incident_sheet(condominium uuid, incident uuid, sheet jsonb, file_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare look uuid := (sheet ->> 'look_id')::uuid;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      insert into evidence_sheets (condominium_id, id, folio, hash, by_id, by_name, look_id, incident_id, question, lines, first_position,
          last_position, chain_lines, chain_hash)
        select condominium, (sheet ->> 'id')::uuid, sheet ->> 'folio', file_hash, access.caller_id(), p.full_name, look, i.id,
            jsonb_build_object('incident', i.kind), o.lines, o.first, o.last, b.last_position, b.hash
          from incidents i join profiles p on p.id = access.caller_id()
            left join log_blocks b on b.condominium_id = condominium and b.last_position = (sheet ->> 'chain_lines')::bigint,
            lateral (select count(*) as lines, min(s.position) as first, max(s.position) as last from incident_lines n
              left join log_seals s on s.condominium_id = n.condominium_id and s.log_id = n.log_id
              where n.condominium_id = condominium and n.incident_id = i.id) o
          where i.condominium_id = condominium and i.id = incident and (look is null or exists (select from looks k
            where k.condominium_id = condominium and k.id = look and k.by_id = access.caller_id() and k.open_until > now()));
      return found;
    end
  $$;
grant execute on function access.record_incident_sheet(uuid, uuid, jsonb, bytea) to garita_admin, garita_super_admin;

-- Confirms a printed file to the public: folio and hash must both be right. The answer contains nothing of the file.
create function access.sheet_of(wanted text, file_hash bytea) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium', c.name, 'time_zone', c.time_zone, 'made_at', e.made_at, 'lines', e.lines)
      from evidence_sheets e join condominiums c on c.id = e.condominium_id where e.folio = wanted and e.hash = file_hash
  $$;
grant execute on function access.sheet_of(text, bytea)
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_supervisor, garita_board, garita_admin, garita_super_admin;

grant select on evidence_sheets to garita_admin, garita_super_admin;
create policy run on evidence_sheets for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on evidence_sheets for select to garita_super_admin using (true);
grant select (condominium_id, look_id, folio, made_at) on evidence_sheets to garita_resident;
create policy of_home on evidence_sheets for select to garita_resident
  using (exists (select from looks k where k.condominium_id = evidence_sheets.condominium_id and k.id = evidence_sheets.look_id));
