-- Who arrives unannounced: what a condominium asks of each kind, and what it keeps.

grant select (arrival_rules, authority_protocol, ask_seconds) on condominiums to garita_agent;
grant update (arrival_rules, authority_protocol, ask_seconds) on condominiums to garita_admin, garita_super_admin;

-- A request with what came beside the visitor's own fields. What the condominium does not ask for is not kept. Where no name is asked, the
-- company stands for it, or a dash: a last name tells the two apart. At a desk, where the guard can still ask, what it asks for must be there.
create function access.with_arrival(request authorizations, arrival jsonb, at_desk boolean default false) returns authorizations
  language plpgsql stable
  as $$
    declare
      kind text := coalesce(arrival ->> 'arrival_kind', 'visit');
      rule jsonb := (select c.arrival_rules -> kind from condominiums c where c.id = request.condominium_id);
      named boolean := (rule ->> 'name')::boolean;
      company text := case when (rule ->> 'company')::boolean then arrival ->> 'company' end;
    begin
      request.arrival_kind := kind;
      request.name := coalesce(case when named then request.name end, company, '—');
      request.last_name := case when named then request.last_name end;
      request.phone_number := case when named then request.phone_number end;
      request.id_document := case rule ->> 'document' when 'whole' then request.id_document
        when 'last4' then right(request.id_document, 4) end;
      request.vehicle_plate := case when (rule ->> 'plate')::boolean then arrival ->> 'vehicle_plate' end;
      request.details := jsonb_strip_nulls(jsonb_build_object('purpose', arrival ->> 'purpose', 'company', company,
        'people', arrival -> 'people',
        'document_seen', case when rule ->> 'document' = 'seen' then nullif((arrival ->> 'document_seen')::boolean, false) end));
      if at_desk and (named and request.last_name is null
        or rule ->> 'document' in ('whole', 'last4') and request.id_document is null
        or rule ->> 'document' = 'seen' and not request.details ? 'document_seen'
        or (rule ->> 'plate')::boolean and request.vehicle_plate is null) then
        perform access.refuse('visit_fields_missing');
      end if;
      return request;
    end
  $$;

-- The one outcome of an arrival: true for the act that wrote it, false for every later one. Requests of former releases have none.
create function access.settle_arrival(visit authorizations, how text, channel text, by_name text) returns boolean
  language plpgsql
  as $$
    begin
      update authorizations a set outcome = how, outcome_at = now(), outcome_channel = channel, outcome_by_name = by_name
        where a.condominium_id = visit.condominium_id and a.id = visit.id and a.ask_seconds is not null and a.outcome is null;
      return found;
    end
  $$;

-- An answer in time is the outcome. A later one is a line of its own: the clock had ended the ask, or the guard had.
create function access.answer_arrival(visit authorizations, decision text, by_name text) returns void
  language plpgsql
  as $$
    begin
      if visit.ask_seconds is null then return; end if;
      if now() <= visit.created_at + make_interval(secs => visit.ask_seconds) and access.settle_arrival(visit,
          case decision when 'approved' then 'admitted' else 'refused' end, 'app', by_name) then
        return;
      end if;
      perform access.settle_arrival(visit, 'expired', 'clock', null);
      perform access.log_access(visit, decision || '_late');
    end
  $$;

-- A guard says that they were sent away or have left. False if there is no such request.
create function access.close_arrival(condominium uuid, visit uuid, how text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare asked authorizations;
    begin
      select a.* into asked from authorizations a where a.condominium_id = condominium and a.id = visit and a.resident_id is null
        and condominium = any(access.my_condominiums()) and how in ('refused', 'left');
      if asked.id is null then return false; end if;
      if not access.settle_arrival(asked, how, 'guard', access.name_at_gate(condominium, access.me()))
        -- Said again it is the same.
        and asked.outcome is distinct from how then perform access.refuse('arrival_settled'); end if;
      return true;
    end
  $$;
grant execute on function access.close_arrival(uuid, uuid, text) to garita_agent;
