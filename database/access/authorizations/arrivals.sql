-- Who arrives unannounced: what a condominium asks of each kind, and what it keeps.

grant select (arrival_rules, authority_protocol) on condominiums to garita_agent;
grant update (arrival_rules, authority_protocol) on condominiums to garita_admin, garita_super_admin;

-- A request with what came beside the visitor's own fields. What the condominium does not ask for is not kept. Where no name is asked, the
-- company stands for it, or a dash: a last name tells the two apart.
create function access.with_arrival(request authorizations, arrival jsonb) returns authorizations
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
      return request;
    end
  $$;

-- At a desk, where the guard can still ask: what the condominium asks for must be there.
create function access.refuse_unasked(request authorizations) returns void
  language plpgsql stable
  as $$
    declare rule jsonb := (select c.arrival_rules -> request.arrival_kind from condominiums c where c.id = request.condominium_id);
    begin
      if (rule ->> 'name')::boolean and request.last_name is null
        or rule ->> 'document' in ('whole', 'last4') and request.id_document is null
        or rule ->> 'document' = 'seen' and not request.details ? 'document_seen'
        or (rule ->> 'plate')::boolean and request.vehicle_plate is null then
        perform access.refuse('visit_fields_missing');
      end if;
    end
  $$;
