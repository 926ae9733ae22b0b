-- Arrivals for a unit where nobody can be asked: the guard writes the outcome, so that every arrival has one.

-- Somebody answers in the app or has a telephone, or the administration does.
create function access.can_be_asked(condominium uuid, unit text) returns boolean
  language plpgsql stable
  as $$
    begin
      return exists (select from access.answering(condominium, unit))
        or exists (select from units u where u.condominium_id = condominium and u.unit_number = unit
          and (u.phones <> '[]' or u.administration_since is not null));
    end
  $$;

-- Once by the id of the arrival. At a desk the unit may be asked meanwhile, and the guard lets in only what the condominium offers for the
-- kind; what a station tells has happened, and is flagged.
create function access.arrive_unasked(request authorizations, entry access_logs, said jsonb) returns text
  language plpgsql
  as $$
    declare
      how text := said ->> 'outcome';
      came timestamptz := coalesce(entry.occurred_at, clock_timestamp());
      offered boolean := how <> 'let_in' or (select c.arrival_rules -> request.arrival_kind ->> 'after' = 'offer'
        from condominiums c where c.id = request.condominium_id);
    begin
      if exists (select from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id) then
        if not exists (select from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id
          and a.registered_by = request.registered_by and a.unit_number = request.unit_number and a.outcome = how) then
          perform access.refuse('visit_registered_otherwise');
        end if;
        return (select l.conflict from access_logs l where l.condominium_id = request.condominium_id and l.id = entry.id);
      end if;
      if entry.station_id is null and (not offered or access.can_be_asked(request.condominium_id, request.unit_number)) then
        perform access.refuse('arrival_needs_answer');
      end if;
      insert into authorizations (condominium_id, id, auth_type, status, unit_number, name, last_name, id_document, phone_number, details,
          valid_from, valid_until, registered_by, registered_by_name, registered_at, sent_by, sent_by_name, registration_proven,
          registration_doubt, registered_as, arrival_kind, vehicle_plate, outcome, outcome_at, outcome_channel, outcome_by_name)
        values (request.condominium_id, request.id, 'temporary_visitor', case how when 'let_in' then 'approved' else 'denied' end,
          request.unit_number, request.name, request.last_name, request.id_document, request.phone_number, request.details,
          date_trunc('minute', least(came, now())), now() + interval '4 hours', request.registered_by,
          (select p.full_name from profiles p where p.id = request.registered_by), entry.occurred_at, entry.sent_by,
          entry.sent_by_name, entry.proven, entry.clock_doubt, entry.told_as, request.arrival_kind, request.vehicle_plate,
          how, came, 'guard', access.name_at_gate(request.condominium_id, request.registered_by))
        returning * into request;
      if how <> 'let_in' then
        perform access.log_access(request, 'visitor_registered', entry.id);
        return null;
      end if;
      entry.authorization_id := request.id;
      entry.event_type := 'entry';
      entry.unit_number := request.unit_number;
      entry.arrival_kind := nullif(request.arrival_kind, 'visit');
      entry.override_reason := coalesce(said ->> 'reason', '—');
      entry.conflict := case when not offered or access.can_be_asked(request.condominium_id, request.unit_number) then 'not_allowed' end;
      perform access.write_log(entry, access.subject_of_visit(request), 'no_answer');
      return entry.conflict;
    end
  $$;

-- At a desk.
create function access.arrive_unasked_at_desk(condominium uuid, visit uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      request authorizations;
      entry access_logs;
    begin
      if condominium <> all(access.my_condominiums()) then raise insufficient_privilege; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      request := access.with_arrival(access.request_told(condominium, visit, told), told, at_desk => true);
      entry.condominium_id := condominium;
      entry.id := gen_random_uuid();
      perform access.arrive_unasked(request, entry, told -> 'unasked');
    end
  $$;
grant execute on function access.arrive_unasked_at_desk(uuid, uuid, jsonb) to garita_agent;
