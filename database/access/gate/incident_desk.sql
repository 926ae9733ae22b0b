-- The incident book at the desk of an administration: an incident that begins there, and what was handed out or is held of one.

-- Begins one; sent again it is the same. False where the caller runs no such condominium, or the id is of another's.
create function access.begin_incident(facts jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare wanted incidents := jsonb_populate_record(null::incidents, facts);
    begin
      if not (access.runs_all() or wanted.condominium_id = any(access.my_condominiums())) then return false; end if;
      insert into incidents (condominium_id, id, kind, occurred_at, written_at, place, what_happened, told, told_text, asker, asked_by, paper,
          subject, covers_from, covers_until, given, actor_id, actor_name)
        select wanted.condominium_id, wanted.id, wanted.kind, least(wanted.occurred_at, now()), now(), wanted.place, wanted.what_happened,
            wanted.told, wanted.told_text, wanted.asker, wanted.asked_by, wanted.paper, wanted.subject, wanted.covers_from, wanted.covers_until,
            wanted.given, access.me(), p.full_name
          from profiles p where p.id = access.me()
        on conflict (condominium_id, id) do nothing;
      return exists (select from incidents i
        where i.condominium_id = wanted.condominium_id and i.id = wanted.id and i.actor_id = access.me());
    end
  $$;
grant execute on function access.begin_incident(jsonb) to garita_admin, garita_super_admin;

-- The files that were handed out of an incident or for it, and until when it is held. Only the administration reads of them.
create function access.evidence_of_incident(condominium uuid, incident uuid) returns json
  language plpgsql stable
  as $$
    begin
      if current_setting('role') not in ('garita_admin', 'garita_super_admin') then return '{"sheets": [], "held_until": null}'; end if;
      return json_build_object(
        'sheets', (select coalesce(json_agg(json_build_object('folio', e.folio, 'made_at', e.made_at, 'by_name', e.by_name)
            order by e.made_at, e.folio), '[]')
          from evidence_sheets e where e.condominium_id = condominium and e.incident_id = incident),
        'held_until', (select max(h.protects_until) from hold_rows r join holds h on h.condominium_id = r.condominium_id and h.id = r.hold_id
          where r.condominium_id = condominium and r.row_id = incident and h.protects_until > now()));
    end
  $$;
grant execute on function access.evidence_of_incident(uuid, uuid) to garita_agent, garita_admin, garita_super_admin;

-- The open look of the caller that shows all lines of an incident, so that their names may stand in a file; null where there is none.
create function access.look_at_incident(condominium uuid, incident uuid) returns uuid
  language plpgsql stable
  as $$
    begin
      return (select k.id from looks k
        where k.condominium_id = condominium and k.by_id = access.me() and k.open_until > now()
          and exists (select from incident_lines o where o.condominium_id = condominium and o.incident_id = incident)
          and not exists (select from incident_lines o join access_logs l on l.condominium_id = o.condominium_id and l.id = o.log_id
            where o.condominium_id = condominium and o.incident_id = incident and not case when k.kind = 'everything'
              then l.occurred_at >= k.covers_from and l.occurred_at < k.covers_until
              else exists (select from look_rows r where r.condominium_id = condominium and r.row_id = l.id and r.look_id = k.id) end)
        order by k.at desc, k.id limit 1);
    end
  $$;
grant execute on function access.look_at_incident(uuid, uuid) to garita_admin, garita_super_admin;
