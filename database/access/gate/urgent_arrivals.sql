-- Emergencies and authorities at a gate are lines of the log without a registered visitor. The first line names them, later ones add to it.

-- Returns the arrivals of a day that a guard must still complete: an emergency without a note, an authority without an outcome. It runs as
-- its caller.
create function access.urgent_arrivals(condominium uuid) returns setof access_logs
  language sql stable
  as $$
    select l.* from access_logs l
      where l.condominium_id = condominium and l.arrival_kind in ('emergency', 'authority') and l.id = l.authorization_id
        and l.occurred_at > now() - interval '1 day'
        and not exists (select from access_logs o where o.condominium_id = l.condominium_id and o.authorization_id = l.id
          and o.event_type in ('entry_noted', 'authority_admitted', 'authority_turned_away'))
      order by l.occurred_at desc limit 50
  $$;
grant execute on function access.urgent_arrivals(uuid) to garita_agent, garita_admin, garita_super_admin;

-- Writes one line, once by its id. The line to which it adds must exist; an authority has one outcome.
create function access.record_urgent(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare subject access_log_subjects;
    begin
      entry.event_type := case event ->> 'kind' when 'emergency' then 'entry' when 'emergency_note' then 'entry_noted'
        when 'authority' then 'authority_arrived'
        else case when (event ->> 'admitted')::boolean then 'authority_admitted' else 'authority_turned_away' end end;
      entry.arrival_kind := case when event ->> 'kind' like 'emergency%' then 'emergency' else 'authority' end;
      entry.authorization_id := coalesce((event ->> 'of')::uuid, entry.id);
      entry.unit_number := coalesce(access.unit_named(entry.condominium_id, event ->> 'unit_number'), '');
      entry.override_reason := event ->> 'reason';
      if (access.find_line(entry, array[entry.event_type])).id is not null then return null; end if;
      if entry.authorization_id <> entry.id and not exists (select from access_logs l where l.condominium_id = entry.condominium_id
          and l.id = entry.authorization_id and l.arrival_kind = entry.arrival_kind and l.authorization_id = l.id) then
        perform access.refuse('arrival_unknown');
      end if;
      if entry.event_type like 'authority_%' and entry.authorization_id <> entry.id and exists (select from access_logs l
          where l.condominium_id = entry.condominium_id and l.authorization_id = entry.authorization_id
            and l.event_type in ('authority_admitted', 'authority_turned_away')) then
        perform access.refuse('arrival_settled');
      end if;
      subject.auth_type := 'temporary_visitor';
      perform access.write_log(entry, subject);
      return null;
    end
  $$;
