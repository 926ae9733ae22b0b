-- Emergencies and authorities at a gate: lines of the log with nobody registered behind them. The first line names them, later ones add to it.

-- Those of a day that somebody must still write down: an emergency without a note, an authority without an outcome. Runs as its caller.
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

-- Writes one line, once by its id. What it adds to must be there; an authority has one outcome.
create function access.record_urgent(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare
      known access_logs;
      subject access_log_subjects;
    begin
      entry.event_type := case event ->> 'kind' when 'emergency' then 'entry' when 'emergency_note' then 'entry_noted'
        when 'authority' then 'authority_arrived'
        else case when (event ->> 'admitted')::boolean then 'authority_admitted' else 'authority_turned_away' end end;
      entry.arrival_kind := case when event ->> 'kind' like 'emergency%' then 'emergency' else 'authority' end;
      entry.authorization_id := coalesce((event ->> 'of')::uuid, entry.id);
      entry.unit_number := coalesce(access.unit_named(entry.condominium_id, event ->> 'unit_number'), '');
      entry.override_reason := event ->> 'reason';
      select l.* into known from access_logs l where l.condominium_id = entry.condominium_id and l.id = entry.id;
      if known.id is not null then
        if (known.event_type, known.authorization_id) is distinct from (entry.event_type, entry.authorization_id) then
          perform access.refuse('visit_event_taken');
        end if;
        return null;
      end if;
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

-- At a desk.
create function access.record_urgent_act(condominium uuid, event uuid, act jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare entry access_logs;
    begin
      if condominium <> all(access.my_condominiums()) then raise insufficient_privilege; end if;
      -- Two guards may write the outcome of one authority.
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      entry.condominium_id := condominium;
      entry.id := event;
      perform access.record_urgent(entry, act);
    end
  $$;
grant execute on function access.record_urgent_act(uuid, uuid, jsonb) to garita_agent;

-- The guard on duty said that they were sent away or have left; where the arrival has its outcome already, that stays.
create function access.close_at_station(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare asked authorizations;
    begin
      select a.* into asked from authorizations a where a.condominium_id = entry.condominium_id
        and a.id = (event ->> 'authorization_id')::uuid and a.resident_id is null for update;
      if asked.id is null
        or access.settle_arrival(asked, event ->> 'outcome', 'guard', access.name_at_gate(entry.condominium_id, entry.actor_id)) then
        return null;
      end if;
      select a.* into asked from authorizations a where a.condominium_id = entry.condominium_id and a.id = asked.id;
      entry.override_reason := null;
      entry.authorized_by := null;
      perform access.close_after(asked, event ->> 'outcome', entry);
      return null;
    end
  $$;
