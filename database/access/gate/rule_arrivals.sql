-- Arrivals of which a rule of the home decides, at a station or a desk; and "No fue correcto", the home's word afterwards.

-- For a desk: what a station has of one home in its snapshot.
create function access.rules_at_desk(condominium uuid, unit text) returns jsonb
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select access.rule_facts(condominium, access.unit_named(condominium, unit), now()) || jsonb_build_object('time_zone', access.clock_of(condominium))
      where condominium = any(access.my_condominiums())
  $$;
grant execute on function access.rules_at_desk(uuid, text) to garita_agent;

-- The homes of a condominium that have rules, all of them or those that are named, each with what was let in by them.
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

-- The rule that decided so at that moment, whichever was named; null if none did. Clocks of a station differ a little, so a decision of minutes
-- before or after counts too; at a desk the server's clock counts.
create function access.deciding_rule(condominium uuid, unit text, arrival jsonb, action text, named uuid, at timestamptz, late interval) returns uuid
  language sql stable
  as $$
    select d.rule
      from (select access.rule_facts(condominium, unit, at) as facts) f, (values (1, at), (2, at - late), (3, at + late)) near (place, at)
        cross join lateral (select (said ->> 'rule_id')::uuid as rule, said ->> 'action' as action
          from access.rule_decision(f.facts, arrival, near.at, access.clock_of(condominium)) said) d
      where d.action = deciding_rule.action and d.rule is not null
      order by d.rule = named desc, near.place limit 1
  $$;

-- Somebody arrived and the home's rule had the word. It happened: what no rule covers, or covered once before, is flagged. Says the
-- conflict. The gate's lock is held, so of two who use the same delivery the second sees the first.
create function access.arrive_by_rule(request authorizations, entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare
      rule home_rules;
      action text := event -> 'by_rule' ->> 'action';
      named uuid := (event -> 'by_rule' ->> 'rule_id')::uuid;
      decided uuid;
      came timestamptz := coalesce(entry.occurred_at, clock_timestamp());
    begin
      if exists (select from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id) then
        perform access.refuse('visit_registered_otherwise');
      end if;
      decided := access.deciding_rule(request.condominium_id, request.unit_number, jsonb_build_object('kind', coalesce(event ->> 'arrival_kind', 'visit'),
        'company', event ->> 'company', 'name', nullif(concat_ws(' ', event ->> 'name', event ->> 'last_name'), ''),
        'plate', event ->> 'vehicle_plate', 'no_document', request.details -> 'no_document'), action, named, came,
        case when entry.station_id is null then interval '0' else access.tolerance() end);
      -- At a desk the guard can still ask.
      if entry.station_id is null and decided is null then perform access.refuse('home_rule_over'); end if;
      select h.* into rule from home_rules h where h.condominium_id = request.condominium_id and h.id = coalesce(decided, named)
        and h.unit_number = request.unit_number;
      insert into authorizations (condominium_id, id, auth_type, status, unit_number, name, last_name, id_document, phone_number, details,
          valid_from, valid_until, registered_by, registered_by_name, registered_at, sent_by, sent_by_name, registration_proven,
          registration_doubt, registered_as, arrival_kind, vehicle_plate, outcome, outcome_at, outcome_channel, outcome_by_name, rule_id, stays_until)
        values (request.condominium_id, request.id, 'temporary_visitor', case action when 'let_in' then 'approved' else 'denied' end,
          request.unit_number, request.name, request.last_name, request.id_document, request.phone_number,
          request.details || jsonb_build_object('rule', jsonb_strip_nulls(jsonb_build_object('kind', rule.kind, 'company', rule.company,
            'until', to_char(rule.hours_until, 'HH24:MI'), 'expected', nullif(rule.expected_until is not null, false)))),
          date_trunc('minute', least(came, now())), now() + interval '4 hours', request.registered_by,
          (select p.full_name from profiles p where p.id = request.registered_by), entry.occurred_at, entry.sent_by,
          entry.sent_by_name, entry.proven, entry.clock_doubt, entry.told_as, request.arrival_kind, request.vehicle_plate,
          case action when 'let_in' then 'admitted' when 'refuse' then 'refused' else 'left_at_gate' end, came, 'rule', rule.made_by_name,
          coalesce(decided, named),
          case action when 'let_in' then came + make_interval(mins => (select c.courier_minutes from condominiums c where c.id = request.condominium_id)) end)
        returning * into request;
      if action <> 'let_in' then
        perform access.log_access(request, 'visitor_registered', entry.id);
        perform access.tell_unit('answered_by_rule', request.condominium_id, request.id, request.unit_number, null,
          card => access.card_of_request(request));
        return null;
      end if;
      entry.authorization_id := request.id;
      entry.event_type := 'entry';
      entry.unit_number := request.unit_number;
      entry.arrival_kind := nullif(request.arrival_kind, 'visit');
      entry.conflict := case when decided is null then 'not_allowed' end;
      perform access.write_log(entry, access.subject_of_visit(request));
      if request.stays_until > now() then
        perform access.tell_unit('stays_too_long', request.condominium_id, request.id, request.unit_number, null,
          card => access.card_of_request(request), after => request.stays_until - now());
      end if;
      return entry.conflict;
    end
  $$;

create function access.card_of_request(request authorizations) returns json
  language sql stable
  as $$ select json_build_object('id', request.id, 'auth_type', request.auth_type, 'of_unit', true, 'arrival_kind', request.arrival_kind) $$;

-- A station tells it again: the line that it wrote says what was answered.
create function access.told_by_rule(request authorizations, entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare known access_logs;
    begin
      select l.* into known from access_logs l where l.condominium_id = entry.condominium_id and l.id = entry.id;
      if known.id is null then return access.arrive_by_rule(request, entry, event); end if;
      if known.authorization_id is distinct from request.id then perform access.refuse('visit_event_taken'); end if;
      return known.conflict;
    end
  $$;

-- The same at a desk, where the guard reads the rules anew: one arrival by its id, however often it is sent.
create function access.arrive_at_desk(condominium uuid, visit uuid, event uuid, told jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      request authorizations;
      entry access_logs;
    begin
      if condominium <> all(access.my_condominiums()) then raise insufficient_privilege; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      if access.done_already(condominium, visit, event, '{entry,visitor_registered}') then return; end if;
      request := access.with_arrival(access.request_told(condominium, visit, told), told);
      entry.condominium_id := condominium;
      entry.id := event;
      perform access.arrive_by_rule(request, entry, told);
    end
  $$;
grant execute on function access.arrive_at_desk(uuid, uuid, uuid, jsonb) to garita_agent;

-- "No fue correcto": a home says that somebody should not have been let in by its rule. Once; said again it is the same.
create function access.contest_entry(entry uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.my_home();
      came authorizations;
    begin
      select a.* into came from access_logs l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
        where l.condominium_id = home.condominium_id and l.id = entry and l.event_type = 'entry' and a.stays_until is not null
          and a.unit_number = home.unit_number and a.created_at >= home.since and access.may_answer(home) for update of a;
      if came.id is null then return false; end if;
      update authorizations a set contested_at = now(), contested_by_name = (select p.full_name from profiles p where p.id = access.me())
        where a.condominium_id = came.condominium_id and a.id = came.id and a.contested_at is null;
      if found then perform access.log_access(came, 'entry_contested'); end if;
      return true;
    end
  $$;
grant execute on function access.contest_entry(uuid) to garita_resident;
