-- Who arrives unannounced: what a condominium asks of each kind, and what it keeps.

grant select (arrival_rules, authority_protocol, ask_seconds, badge_kinds) on condominiums to garita_agent;
grant update (arrival_rules, authority_protocol, ask_seconds, idle_lock_minutes, sheet_telephones, badge_kinds) on condominiums to garita_admin, garita_super_admin;

-- A request with what came beside the visitor's own fields. What the condominium does not ask for is not kept. Where no name is asked, the
-- company stands for it, or a dash: a last name tells the two apart. At a desk, where the guard can still ask, what it asks for must be there.
-- An old spelling is the unit that has it now. It is for today, and the gate waits for the answer as long as the condominium says.
create function access.with_arrival(request authorizations, arrival jsonb, at_desk boolean default false) returns authorizations
  language plpgsql
  as $$
    declare
      kind text := coalesce(arrival ->> 'arrival_kind', 'visit');
      rule jsonb;
      zone text;
      named boolean;
      company text;
      facts jsonb;
      lines jsonb;
    begin
      perform access.hold_spellings(request.condominium_id);
      select c.arrival_rules -> kind, c.time_zone, c.ask_seconds, access.unit_named(c.id, request.unit_number)
        into rule, zone, request.ask_seconds, request.unit_number from condominiums c where c.id = request.condominium_id;
      request.valid_until := (date_trunc('day', now() at time zone zone) + interval '1 day') at time zone zone;
      -- A home with a refusal needs the name of each arrival, and the plate where there is a vehicle.
      facts := access.rule_facts(request.condominium_id, request.unit_number, now());
      select jsonb_build_object('name', coalesce(bool_or(r ->> 'name' is not null), false), 'plate', coalesce(bool_or(r ->> 'plate' is not null), false))
        into lines from jsonb_array_elements(facts -> 'rules') r where r ->> 'action' = 'refuse';
      named := (rule ->> 'name')::boolean or (lines ->> 'name')::boolean;
      company := case when (rule ->> 'company')::boolean then arrival ->> 'company' end;
      request.arrival_kind := kind;
      request.name := coalesce(case when named then request.name end, company, '—');
      request.last_name := case when named then request.last_name end;
      request.phone_number := case when named then request.phone_number end;
      request.id_document := case rule ->> 'document' when 'whole' then request.id_document
        when 'last4' then right(request.id_document, 4) end;
      request.vehicle_plate := case when (rule ->> 'plate')::boolean or (lines ->> 'plate')::boolean then arrival ->> 'vehicle_plate' end;
      request.details := jsonb_strip_nulls(jsonb_build_object('purpose', arrival ->> 'purpose', 'company', company,
        'people', arrival -> 'people',
        'resembles', (select true from access.lines_about(facts, jsonb_build_object('company', company, 'plate', request.vehicle_plate,
          'name', case when named then nullif(concat_ws(' ', request.name, request.last_name), '') end), now(), zone) l where l.says <> 'other' limit 1),
        'document_seen', case when rule ->> 'document' = 'seen' then nullif((arrival ->> 'document_seen')::boolean, false) end,
        'no_document', case when rule ->> 'document' <> 'never' then nullif((arrival ->> 'no_document')::boolean, false) end));
      if at_desk and (named and request.last_name is null
        or not request.details ? 'no_document' and (rule ->> 'document' in ('whole', 'last4') and request.id_document is null
          or rule ->> 'document' = 'seen' and not request.details ? 'document_seen')
        or (rule ->> 'plate')::boolean and request.vehicle_plate is null) then
        perform access.refuse('visit_fields_missing');
      end if;
      return request;
    end
  $$;

-- Until when the gate waits for the answer.
create function access.ask_ends(asked timestamptz, seconds integer) returns timestamptz
  language sql stable
  as $$ select asked + make_interval(secs => seconds) $$;

grant execute on function access.ask_ends(timestamptz, integer) to garita_agent;

-- Whether nobody has answered and nobody said that they went: they may still stand there, also after the clock ended the ask. Runs as its caller.
create function access.stands_unanswered(condominium uuid, visit uuid, outcome text, channel text) returns boolean
  language sql stable
  as $$
    select outcome is null or outcome = 'expired' and channel in ('clock', 'call') and not exists (select from access_logs l
      where l.condominium_id = condominium and l.authorization_id = visit and l.event_type in ('refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late'))
  $$;
grant execute on function access.stands_unanswered(uuid, uuid, text, text) to garita_agent;

-- "Que me llamen", said after the ask had ended without an answer: the gate goes on.
create function access.calls_again(outcome text, outcome_at timestamptz, call_wanted_at timestamptz) returns boolean
  language sql immutable
  as $$ select coalesce(outcome = 'expired' and call_wanted_at > outcome_at, false) $$;
grant execute on function access.calls_again(text, timestamptz, timestamptz) to garita_agent;

-- Somebody who stands at the gate, as a desk or a station tells it.
create function access.request_told(condominium uuid, visit uuid, told jsonb) returns authorizations
  language plpgsql stable
  as $$
    declare request authorizations;
    begin
      request.condominium_id := condominium;
      request.id := visit;
      request.unit_number := told ->> 'unit_number';
      request.name := told ->> 'name';
      request.last_name := told ->> 'last_name';
      request.id_document := told ->> 'id_document';
      request.phone_number := told ->> 'phone_number';
      request.registered_by := access.me();
      return request;
    end
  $$;

-- Registers a visitor who came unannounced, once, in the name of the guard who was on duty at the station.
create function access.register_at_station(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare request authorizations; known authorizations;
    begin
      request := access.request_told(entry.condominium_id, (event ->> 'authorization_id')::uuid, event);
      request := access.with_arrival(request, event);
      request.registered_by := entry.actor_id;
      if event ? 'by_rule' then return access.told_by_rule(request, entry, event); end if;
      if event ? 'unasked' then return access.arrive_unasked(request, entry, event -> 'unasked'); end if;
      select a.* into known from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id;
      if found then
        return case when known.registered_by is null or (access.unit_named(known.condominium_id, known.unit_number), known.name,
          known.last_name) is distinct from (request.unit_number, request.name, request.last_name) then 'not_taken' end;
      end if;
      request.registered_at := entry.occurred_at;
      request.sent_by := entry.sent_by;
      request.sent_by_name := entry.sent_by_name;
      request.registration_proven := entry.proven;
      request.registration_doubt := entry.clock_doubt;
      request.registered_as := entry.told_as;
      perform access.ask_unit(request);
      return null;
    end
  $$;

-- The visitor is not at the gate any more: sent away, gone, or the parcel left. The request closes.
create function access.is_gone(how text) returns boolean
  language sql immutable
  as $$ select how in ('refused', 'left', 'left_at_gate') $$;
grant execute on function access.is_gone(text) to garita_resident;

-- The one outcome of an arrival: true for the act that wrote it, false for every later one. An act that comes after the deadline writes that
-- the clock ended the ask. The request closes when the guard sees the visitor go.
create function access.settle_arrival(visit authorizations, how text, channel text, by_name text) returns boolean
  language plpgsql
  as $$
    declare
      ends timestamptz := access.ask_ends(visit.created_at, visit.ask_seconds);
      in_time boolean := now() <= ends;
    begin
      update authorizations a set outcome = case when in_time then how else 'expired' end, outcome_at = least(now(), ends),
          outcome_channel = case when in_time then channel else 'clock' end, outcome_by_name = case when in_time then by_name end,
          closed_at = case when in_time and channel in ('guard', 'call') and access.is_gone(how) and a.status = 'pending_approval' and not a.inside
            then coalesce(a.closed_at, now()) else a.closed_at end
        where a.condominium_id = visit.condominium_id and a.id = visit.id and a.ask_seconds is not null and a.outcome is null;
      return found and in_time;
    end
  $$;

-- What the clock has ended: how many. Several programs may look at once, and an act that is under way settles its own.
create function access.expire_asks(most integer) returns integer
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare ended integer;
    begin
      with over as (
        select a.condominium_id, a.id from authorizations a
          where a.ask_seconds is not null and a.outcome is null and access.ask_ends(a.created_at, a.ask_seconds) < now()
            -- No ask is shorter, and the index need not be read further.
            and a.created_at < now() - interval '30 seconds'
          order by a.created_at limit most for update skip locked
      )
      update authorizations a set outcome = 'expired', outcome_at = access.ask_ends(a.created_at, a.ask_seconds), outcome_channel = 'clock'
        from over where a.condominium_id = over.condominium_id and a.id = over.id;
      get diagnostics ended = row_count;
      return ended;
    end
  $$;
grant execute on function access.expire_asks(integer) to garita_keeper;

-- Why a guard may not let somebody in on their own judgment who waits for the answer of a unit: never a visit, others where the condominium
-- offers it, and not before the time of the ask. Null where nothing stands against it.
create function access.not_to_let_in(visit authorizations, asked timestamptz, at timestamptz) returns text
  language sql stable
  as $$
    select case when visit.ask_seconds is null or visit.status <> 'pending_approval' or visit.closed_at is not null or visit.inside then null
      -- The home asks for a call: no guard lets the visitor in without its word.
      when visit.call_wanted_at <= at then 'arrival_needs_answer'
      when (select c.arrival_rules -> visit.arrival_kind ->> 'after' from condominiums c where c.id = visit.condominium_id) <> 'offer'
        then 'arrival_needs_answer'
      when at <= access.ask_ends(asked, visit.ask_seconds) then 'arrival_still_asked' end
  $$;

-- An answer in time is the outcome. A later one is a line of its own: the clock had ended the ask, or the guard had.
create function access.answer_arrival(visit authorizations, decision text, by_name text) returns void
  language plpgsql
  as $$
    begin
      if visit.ask_seconds is null then return; end if;
      if not access.settle_arrival(visit, case decision when 'approved' then 'admitted' when 'denied' then 'refused' else decision end, 'app', by_name) then
        perform access.log_access(visit, decision || '_late');
      end if;
    end
  $$;

-- The person of a request, as a line of the log has them.
create function access.subject_of_visit(visit authorizations) returns access_log_subjects
  language plpgsql immutable
  as $$
    declare subject access_log_subjects;
    begin
      subject.auth_type := visit.auth_type;
      subject.name := visit.name;
      subject.last_name := visit.last_name;
      subject.id_document := visit.id_document;
      subject.phone_number := visit.phone_number;
      subject.vehicle_plate := visit.vehicle_plate;
      return subject;
    end
  $$;

-- They were sent away, have left, the home comes down or it stays at the gate, after the ask had ended without an answer: a line of its own, once. False where
-- another word stands.
create function access.close_after(visit authorizations, how text, entry access_logs) returns boolean
  language plpgsql
  as $$
    declare
      said text := coalesce((select l.event_type from access_logs l where l.condominium_id = visit.condominium_id
        and l.authorization_id = visit.id and l.event_type in ('refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late') limit 1), visit.outcome);
    begin
      if said in (how, how || '_late') then return true; end if;
      if said <> 'expired' then return false; end if;
      entry.authorization_id := visit.id;
      entry.event_type := how || '_late';
      entry.unit_number := visit.unit_number;
      entry.arrival_kind := nullif(visit.arrival_kind, 'visit');
      perform access.write_log(entry, access.subject_of_visit(visit));
      update authorizations a set closed_at = now() where a.condominium_id = visit.condominium_id and a.id = visit.id
        and access.is_gone(how) and a.status = 'pending_approval' and a.closed_at is null and not a.inside;
      return true;
    end
  $$;

-- A guard says that they were sent away or have left, or what the home said on the telephone. False if there is no such request.
create function access.close_arrival(condominium uuid, visit uuid, how text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      asked authorizations;
      entry access_logs;
    begin
      select a.* into asked from authorizations a where a.condominium_id = condominium and a.id = visit and a.resident_id is null
        and condominium = any(access.my_condominiums()) and how in ('refused', 'left', 'comes_down', 'left_at_gate') for update;
      if asked.id is null then return false; end if;
      if access.settle_arrival(asked, how, case when how in ('refused', 'left') then 'guard' else 'call' end,
        access.name_at_gate(condominium, access.me())) then
        return true;
      end if;
      select a.* into asked from authorizations a where a.condominium_id = condominium and a.id = visit;
      entry.condominium_id := condominium;
      entry.id := gen_random_uuid();
      if not access.close_after(asked, how, entry) then perform access.refuse('arrival_settled'); end if;
      return true;
    end
  $$;
grant execute on function access.close_arrival(uuid, uuid, text) to garita_agent;
