-- Unannounced visitors: the home is asked, a rule of the home decides, or the guard does for a home that cannot be asked. "No fue correcto" is
-- the home's answer afterwards.

-- Makes the request of an arrival and keeps only the fields that the condominium asks for. Without a name the company replaces it, or a
-- dash: only a person has a last name. A desk needs every field that the condominium asks for, because its guard can still ask. An old
-- spelling is the unit that has it now. The request is for today, and the gate waits for the answer as long as the condominium says.
create function access.request_of(entry access_logs, arrival jsonb, strict boolean) returns authorizations
  language plpgsql
  as $$
    declare
      request authorizations;
      kind text := coalesce(arrival ->> 'arrival_kind', 'visit');
      rule jsonb;
      zone text;
      named boolean;
      company text;
      facts jsonb;
      lines jsonb;
    begin
      perform access.hold_spellings(entry.condominium_id);
      select c.id, c.arrival_rules -> kind, c.time_zone, c.ask_seconds, access.unit_named(c.id, arrival ->> 'unit_number')
        into request.condominium_id, rule, zone, request.ask_seconds, request.unit_number
        from condominiums c where c.id = entry.condominium_id;
      request.id := (arrival ->> 'authorization_id')::uuid;
      request.registered_by := entry.actor_id;
      request.registered_at := entry.occurred_at;
      request.sent_by := entry.sent_by;
      request.sent_by_name := entry.sent_by_name;
      request.registration_proven := entry.proven;
      request.registration_doubt := entry.clock_doubt;
      request.registered_as := entry.told_as;
      request.valid_until := (date_trunc('day', now() at time zone zone) + interval '1 day') at time zone zone;
      -- A home with a refusal needs the name of each arrival, and the plate where there is a vehicle.
      facts := access.rule_facts(request.condominium_id, request.unit_number, now());
      select jsonb_build_object('name', coalesce(bool_or(r ->> 'name' is not null), false), 'plate', coalesce(bool_or(r ->> 'plate' is not null), false))
        into lines from jsonb_array_elements(facts -> 'rules') r where r ->> 'action' = 'refuse';
      named := (rule ->> 'name')::boolean or (lines ->> 'name')::boolean;
      company := case when (rule ->> 'company')::boolean then arrival ->> 'company' end;
      request.arrival_kind := kind;
      request.name := coalesce(case when named then arrival ->> 'name' end, company, '—');
      request.last_name := case when named then arrival ->> 'last_name' end;
      request.phone_number := case when named then arrival ->> 'phone_number' end;
      request.id_document := case rule ->> 'document' when 'whole' then arrival ->> 'id_document'
        when 'last4' then right(arrival ->> 'id_document', 4) end;
      request.vehicle_plate := case when (rule ->> 'plate')::boolean or (lines ->> 'plate')::boolean then arrival ->> 'vehicle_plate' end;
      request.details := jsonb_strip_nulls(jsonb_build_object('purpose', arrival ->> 'purpose', 'company', company,
        'people', arrival -> 'people',
        'resembles', (select true from access.lines_about(facts, jsonb_build_object('company', company, 'plate', request.vehicle_plate,
          'name', case when named then nullif(concat_ws(' ', request.name, request.last_name), '') end), now(), zone) l where l.says <> 'other' limit 1),
        'document_seen', case when rule ->> 'document' = 'seen' then nullif((arrival ->> 'document_seen')::boolean, false) end,
        'no_document', case when rule ->> 'document' <> 'never' then nullif((arrival ->> 'no_document')::boolean, false) end));
      if strict and not arrival ? 'by_rule' and (arrival ? 'arrival_kind' or arrival ? 'unasked') and (named and request.last_name is null
        or not request.details ? 'no_document' and (rule ->> 'document' in ('whole', 'last4') and request.id_document is null
          or rule ->> 'document' = 'seen' and not request.details ? 'document_seen')
        or (rule ->> 'plate')::boolean and request.vehicle_plate is null) then
        perform access.refuse('visit_fields_missing');
      end if;
      return request;
    end
  $$;

create function access.card_of_request(request authorizations) returns json
  language sql stable
  as $$ select json_build_object('id', request.id, 'auth_type', request.auth_type, 'of_unit', true, 'arrival_kind', request.arrival_kind) $$;

-- Fills in the outcome of an arrival that a rule of the home decided. It has happened, so the rule is empty for an arrival that no rule covers
-- or that used its rule before. The gate's lock is held, so of two that use the same delivery the second sees the first.
create function access.decide_by_rule(request authorizations, event jsonb, came timestamptz, strict boolean) returns authorizations
  language plpgsql stable
  as $$
    declare
      rule home_rules;
      action text := event -> 'by_rule' ->> 'action';
      named uuid := (event -> 'by_rule' ->> 'rule_id')::uuid;
      late interval := case when strict then interval '0' else access.tolerance() end;
      facts jsonb := access.rule_facts(request.condominium_id, request.unit_number, came);
      arrival jsonb := jsonb_build_object('kind', coalesce(event ->> 'arrival_kind', 'visit'), 'company', event ->> 'company',
        'name', nullif(concat_ws(' ', event ->> 'name', event ->> 'last_name'), ''), 'plate', event ->> 'vehicle_plate',
        'no_document', request.details -> 'no_document');
    begin
      -- The rule that decided so at that moment, whichever was named. Clocks of a station differ a little, so a decision of minutes before or
      -- after counts too; at a desk the server's clock counts.
      select (d.said ->> 'rule_id')::uuid into request.rule_id
        from (values (1, came), (2, came - late), (3, came + late)) near (place, at)
          cross join lateral access.rule_decision(facts, arrival, near.at, access.clock_of(request.condominium_id)) d (said)
        where d.said ->> 'action' = action and d.said ->> 'rule_id' is not null
        order by (d.said ->> 'rule_id')::uuid = named desc, near.place limit 1;
      select h.* into rule from home_rules h where h.condominium_id = request.condominium_id and h.id = coalesce(request.rule_id, named)
        and h.unit_number = request.unit_number;
      request.details := request.details || jsonb_build_object('rule', jsonb_strip_nulls(jsonb_build_object('kind', rule.kind, 'company', rule.company,
        'until', to_char(rule.hours_until, 'HH24:MI'), 'expected', nullif(rule.expected_until is not null, false))));
      request.outcome := case action when 'let_in' then 'admitted' when 'refuse' then 'refused' else 'left_at_gate' end;
      request.outcome_channel := 'rule';
      request.outcome_by_name := rule.made_by_name;
      request.stays_until := case action when 'let_in' then
        came + make_interval(mins => (select c.courier_minutes from condominiums c where c.id = request.condominium_id)) end;
      return request;
    end
  $$;

-- Registers an unannounced visitor once, in the name of the guard who was on duty. A rule of the home decides, or the guard does for a home
-- that cannot be asked: both have happened, so a station's report that the server would have refused is flagged. Otherwise the home is asked:
-- the request is for today, and the unit's approved residents decide on it.
create function access.record_unannounced(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      came timestamptz := coalesce(entry.occurred_at, clock_timestamp());
      line access_logs;
      request authorizations;
      former authorizations;
      stored authorizations;
      -- A person answers in the app or has a telephone, or the administration answers.
      can_be_asked boolean;
      offered boolean;
    begin
      if event ? 'by_rule' then
        entry.authorization_id := (event ->> 'authorization_id')::uuid;
        line := access.find_line(entry, '{entry,visitor_registered}');
        if line.id is not null then return line.conflict; end if;
      end if;
      request := access.request_of(entry, event, strict);
      can_be_asked := access.somebody_answers(request.condominium_id, request.unit_number)
        or exists (select from units u where u.condominium_id = request.condominium_id and u.unit_number = request.unit_number
          and (u.phones <> '[]' or u.administration_since is not null));
      select a.* into former from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id;
      if event ? 'by_rule' then
        if former.id is not null then perform access.refuse('visit_registered_otherwise'); end if;
        request := access.decide_by_rule(request, event, came, strict);
        -- At a desk the guard can still ask.
        if strict and request.rule_id is null then perform access.refuse('home_rule_over'); end if;
        if request.rule_id is null then entry.conflict := 'not_allowed'; end if;
        request.rule_id := coalesce(request.rule_id, (event -> 'by_rule' ->> 'rule_id')::uuid);
      elsif event ? 'unasked' then
        request.outcome := event -> 'unasked' ->> 'outcome';
        if former.id is not null then
          if (former.registered_by, former.unit_number, former.outcome)
            is distinct from (request.registered_by, request.unit_number, request.outcome) then
            perform access.refuse('visit_registered_otherwise');
          end if;
          return (select l.conflict from access_logs l where l.condominium_id = request.condominium_id and l.id = entry.id);
        end if;
        -- The unit may be asked by now, and the guard admits only the kinds that the condominium offers.
        offered := request.outcome <> 'let_in' or (select c.arrival_rules -> request.arrival_kind ->> 'after' = 'offer'
          from condominiums c where c.id = request.condominium_id);
        if strict and (not offered or can_be_asked) then perform access.refuse('arrival_needs_answer'); end if;
        if not offered or can_be_asked then entry.conflict := 'not_allowed'; end if;
        entry.override_reason := coalesce(event -> 'unasked' ->> 'reason', '—');
        request.outcome_channel := 'guard';
        request.outcome_by_name := access.name_at_gate(request.condominium_id, request.registered_by);
      -- A station sends it again when the home may have changed.
      elsif strict or former.id is null then
        if not can_be_asked then perform access.refuse('visit_no_resident'); end if;
        -- The limit is the number that a phone shows: a resident could not answer more, and letters and rings would flood the unit.
        if (select count(*) from authorizations a where a.condominium_id = request.condominium_id and a.unit_number = request.unit_number
          and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
          and a.created_at > now() - access.time_to_answer() and a.id <> request.id) >= 50 then
          perform access.refuse('visit_too_many');
        end if;
      end if;
      request.status := case when request.outcome is null then 'pending_approval' when request.outcome in ('admitted', 'let_in') then 'approved'
        else 'denied' end;
      -- To the minute, so that a screen whose clock is a second behind does not call it still to come.
      request.valid_from := date_trunc('minute', now());
      if request.outcome is not null then
        request.valid_from := date_trunc('minute', least(came, now()));
        request.valid_until := now() + interval '4 hours';
        request.ask_seconds := null;
        request.outcome_at := came;
      end if;
      if strict or former.id is null then
        insert into authorizations (condominium_id, id, auth_type, status, unit_number, name, last_name, id_document, phone_number, details,
            valid_from, valid_until, registered_by, registered_by_name, registered_at, sent_by, sent_by_name, registration_proven,
            registration_doubt, registered_as, arrival_kind, vehicle_plate, ask_seconds, outcome, outcome_at, outcome_channel, outcome_by_name,
            rule_id, stays_until)
          select request.condominium_id, request.id, 'temporary_visitor', request.status, request.unit_number, request.name, request.last_name,
            request.id_document, request.phone_number, request.details, request.valid_from, request.valid_until, request.registered_by,
            (select p.full_name from profiles p where p.id = request.registered_by), request.registered_at, request.sent_by,
            request.sent_by_name, request.registration_proven, request.registration_doubt, request.registered_as, request.arrival_kind,
            request.vehicle_plate, request.ask_seconds, request.outcome, request.outcome_at, request.outcome_channel, request.outcome_by_name,
            request.rule_id, request.stays_until
          on conflict (condominium_id, id) do nothing
          returning * into stored;
      end if;
      if stored.id is null then
        -- Sent again it is one visit, but the same id with other details is refused.
        if exists (select from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id
          and (a.registered_by is null
            or (access.unit_named(a.condominium_id, a.unit_number), a.name, a.last_name) is distinct from (request.unit_number, request.name, request.last_name)
            -- The condominium may have asked for other fields when a station sent it first.
            or strict and (a.registered_by, a.id_document, a.phone_number, a.details, a.arrival_kind, a.vehicle_plate) is distinct from
              (request.registered_by, request.id_document, request.phone_number, request.details, request.arrival_kind, request.vehicle_plate))) then
          perform access.refuse('visit_registered_otherwise');
        end if;
        return null;
      end if;
      entry.authorization_id := stored.id;
      entry.unit_number := stored.unit_number;
      entry.arrival_kind := nullif(stored.arrival_kind, 'visit');
      entry.event_type := case stored.status when 'approved' then 'entry' else 'visitor_registered' end;
      entry.people := case when stored.status = 'approved' then nullif(access.people_of(stored.details), 1) end;
      if entry.event_type = 'visitor_registered' then
        entry.id := case when stored.outcome is null then gen_random_uuid() else entry.id end;
        -- A registration is no passage: it names no gate, no station and no conflict.
        entry.gate_id := null;
        entry.gate_name := null;
        entry.station_id := null;
        entry.override_reason := null;
        entry.conflict := null;
      end if;
      perform access.write_log(entry, access.subject_of_visit(stored), case when event ? 'unasked' then 'no_answer' end);
      if stored.outcome is null then
        perform access.tell_of_request(stored);
      elsif stored.stays_until > now() then
        perform access.tell_unit('stays_too_long', stored.condominium_id, stored.id, stored.unit_number, null,
          card => access.card_of_request(stored), after => stored.stays_until - now());
      elsif event ? 'by_rule' and stored.status = 'denied' then
        perform access.tell_unit('answered_by_rule', stored.condominium_id, stored.id, stored.unit_number, null,
          card => access.card_of_request(stored));
      end if;
      return entry.conflict;
    end
  $$;

-- For a desk: what a station has of one home in its snapshot.
create function access.rules_at_desk(condominium uuid, unit text) returns jsonb
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select access.rule_facts(condominium, access.unit_named(condominium, unit), now()) || jsonb_build_object('time_zone', access.clock_of(condominium))
      where condominium = any(access.caller_condominiums())
  $$;
grant execute on function access.rules_at_desk(uuid, text) to garita_agent;

-- Returns the homes of a condominium that have rules, all of them or the named ones, each with the arrivals that its rules admitted.
create function access.gate_home_rules(condominium uuid, homes text[] default null) returns json
  language plpgsql stable
  as $$
    begin
      return (select coalesce(json_agg(json_build_object('unit', h.unit_number, 'rules', f.facts -> 'rules', 'uses', f.facts -> 'uses')
          order by h.unit_number), '[]')
        from (select distinct r.unit_number from home_rules r where r.condominium_id = condominium and r.ended_at is null
            and (homes is null or r.unit_number = any(homes)) and coalesce(r.expected_until > now() - interval '5 minutes', true)) h
          cross join lateral (select access.rule_facts(condominium, h.unit_number, now()) as facts) f
        where f.facts -> 'rules' <> '[]');
    end
  $$;

-- "No fue correcto": a home reports that its rule should not have admitted a visitor. It counts once; a repeated report changes no row.
create function access.contest_entry(entry uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      came authorizations;
    begin
      select a.* into came from access_logs l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
        where l.condominium_id = home.condominium_id and l.id = entry and l.event_type = 'entry' and a.stays_until is not null
          and a.unit_number = home.unit_number and a.created_at >= home.since and access.may_answer(home) for update of a;
      if came.id is null then return false; end if;
      update authorizations a set contested_at = now(), contested_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where a.condominium_id = came.condominium_id and a.id = came.id and a.contested_at is null;
      if found then perform access.log_access(came, 'entry_contested'); end if;
      return true;
    end
  $$;
grant execute on function access.contest_entry(uuid) to garita_resident;
