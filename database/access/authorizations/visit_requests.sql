-- Visitors who come unannounced: a guard registers a request, and the residents of the unit decide on it once.

-- The units of a condominium, in the order of their doors. Runs as its caller: the policies say which ones a guard finds.
create function access.units_of(condominium uuid) returns text[]
  language sql stable
  as $$
    select coalesce(array_agg(u.unit_number order by u.unit_order collate "C", u.unit_number), '{}')
      from units u where u.condominium_id = condominium
  $$;
grant execute on function access.units_of(uuid) to garita_agent;

-- A resident sees the requests of their unit made since their own approval there, while they may answer; of a unit that was merged
-- into theirs, those who lived in it go on seeing its requests.
create policy of_unit on authorizations for select to garita_resident
  using (resident_id is null and condominium_id = (select (access.my_home()).condominium_id)
    and (unit_number = (select (access.my_home()).unit_number) and created_at >= (select (access.my_home()).since)
      or coalesce(former_unit, unit_number) = (select (access.my_home()).former_unit)
        and created_at >= (select (access.my_home()).former_since))
    and (select access.may_answer(access.my_home())));
-- Those that wait for an answer they may lock, and never write: access.decide_visit does that for them.
create policy answer on authorizations for update to garita_resident
  using (resident_id is null and status = 'pending_approval' and condominium_id = (select (access.my_home()).condominium_id)
    and (unit_number = (select (access.my_home()).unit_number) and created_at >= (select (access.my_home()).since)
      or coalesce(former_unit, unit_number) = (select (access.my_home()).former_unit)
        and created_at >= (select (access.my_home()).former_since))
    and (select access.may_answer(access.my_home())))
  with check (false);

-- A guard registers a visitor. Runs as the owner, because no guard may write a state, the log or the queue of messages.
create function access.register_visit(condominium uuid, visit uuid, unit text, given_name text, family_name text, document text,
    phone text, arrival jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare request authorizations;
    begin
      if condominium <> all(access.my_condominiums()) then raise insufficient_privilege; end if;
      request.condominium_id := condominium;
      request.id := visit;
      request.unit_number := unit;
      request.name := given_name;
      request.last_name := family_name;
      request.id_document := document;
      request.phone_number := phone;
      request.registered_by := access.me();
      perform access.ask_unit(access.with_arrival(request, arrival, at_desk => arrival ? 'arrival_kind'));
    end
  $$;
grant execute on function access.register_visit(uuid, uuid, text, text, text, text, text, jsonb) to garita_agent;

-- Asks a unit about a visitor who is at the gate: the request is for today, and the unit's approved residents decide on it.
-- Sent again it is one visit, but the same id with other details is refused.
create function access.ask_unit(request authorizations) returns void
  language plpgsql
  as $$
    declare asked authorizations;
    begin
      if not access.can_be_asked(request.condominium_id, request.unit_number) then perform access.refuse('visit_no_resident'); end if;
      -- As many as a phone shows: beyond that nobody could answer, and a unit would be buried in letters and rings.
      if (select count(*) from authorizations a where a.condominium_id = request.condominium_id and a.unit_number = request.unit_number
        and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
        and a.created_at > now() - access.time_to_answer() and a.id <> request.id) >= 50 then
        perform access.refuse('visit_too_many');
      end if;
      insert into authorizations (condominium_id, id, auth_type, status, unit_number, name, last_name, id_document, phone_number, details,
          valid_from, valid_until, registered_by, registered_by_name, registered_at, sent_by, sent_by_name, registration_proven,
          registration_doubt, registered_as, arrival_kind, vehicle_plate, ask_seconds)
        values (request.condominium_id, request.id, 'temporary_visitor', 'pending_approval', request.unit_number, request.name,
          request.last_name, request.id_document, request.phone_number, request.details,
          -- To the minute, so that a screen whose clock is a second behind does not call it still to come.
          date_trunc('minute', now()), request.valid_until, request.registered_by,
          (select p.full_name from profiles p where p.id = request.registered_by), request.registered_at,
          request.sent_by, request.sent_by_name, request.registration_proven, request.registration_doubt, request.registered_as,
          request.arrival_kind, request.vehicle_plate, request.ask_seconds)
        on conflict (condominium_id, id) do nothing
        returning * into asked;
      if found then
        perform access.log_access(asked, 'visitor_registered');
        perform access.tell_of_request(asked);
      elsif exists (select from authorizations a where a.condominium_id = request.condominium_id and a.id = request.id
        and (a.registered_by, access.unit_named(a.condominium_id, a.unit_number), a.name, a.last_name, a.id_document, a.phone_number, a.details,
            a.arrival_kind, a.vehicle_plate) is distinct from
          (request.registered_by, request.unit_number, request.name, request.last_name, request.id_document, request.phone_number,
            request.details, request.arrival_kind, request.vehicle_plate)) then
        perform access.refuse('visit_registered_otherwise');
      end if;
    end
  $$;

-- A resident answers a request of their unit, an administrator one of a unit for which they answer. The first answer counts, within a day, unless the guard settled the request by phone.
-- Returns the status before this answer: 'pending_approval' if it counted, null if the caller has no such request.
-- Runs as its caller: the policies of_unit, answer and answer_for_unit say which requests those are.
create function access.decide_visit(visit uuid, decision text) returns text
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    declare asked record;
    begin
      select a.condominium_id, a.id, a.status, a.created_at, a.closed_at into asked
        from authorizations a where a.id = visit and a.resident_id is null and a.status = 'pending_approval' for update;
      if asked.id is null then
        return (select a.status from authorizations a where a.id = visit and a.resident_id is null and a.status <> 'pending_approval');
      end if;
      if asked.closed_at is not null then perform access.refuse('visit_closed'); end if;
      if asked.created_at <= now() - access.time_to_answer() then perform access.refuse('visit_expired'); end if;
      perform access.write_decision(asked.condominium_id, asked.id, decision);
      return asked.status;
    end
  $$;

-- "Que me llamen": a home asks the gate to call about an open request, once; the request stays open. False if the caller has no such request.
create function access.want_call(visit uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.my_home();
      asked authorizations;
    begin
      select a.* into asked from authorizations a
        where a.id = visit and a.resident_id is null and a.registered_by is not null and a.condominium_id = home.condominium_id
          and (a.unit_number = home.unit_number and a.created_at >= home.since
            or coalesce(a.former_unit, a.unit_number) = home.former_unit and a.created_at >= home.former_since)
          and access.may_answer(home);
      if asked.id is null then return false; end if;
      if asked.call_wanted_at is not null then return true; end if;
      update authorizations a set call_wanted_at = now(), call_wanted_by_name = (select p.full_name from profiles p where p.id = access.me())
        where a.condominium_id = asked.condominium_id and a.id = asked.id and a.status = 'pending_approval' and a.closed_at is null
          and not a.inside and a.call_wanted_at is null and a.created_at > now() - access.time_to_answer()
        returning a.* into asked;
      if found then
        perform access.log_access(asked, 'call_wanted');
        return true;
      end if;
      select a.* into asked from authorizations a where a.condominium_id = home.condominium_id and a.id = visit;
      if asked.call_wanted_at is not null then return true; end if;
      if asked.closed_at is not null or asked.inside then perform access.refuse('visit_closed'); end if;
      if asked.status <> 'pending_approval' then perform access.refuse('visit_decided'); end if;
      perform access.refuse('visit_expired');
    end
  $$;
grant execute on function access.want_call(uuid) to garita_resident;

-- The home asked the gate to call: a push message says so, without names.
create function access.is_call_wanted(condominium uuid, visit uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select exists (select from authorizations a where a.condominium_id = condominium and a.id = visit and a.call_wanted_at is not null)
  $$;
grant execute on function access.is_call_wanted(uuid, uuid) to garita_keeper;

-- "Bajo yo" and "Déjalo en caseta": of an answer what it says beside yes and no.
create function access.answer_beside(decision text) returns text
  language sql immutable
  as $$ select case when decision in ('comes_down', 'left_at_gate') then decision end $$;

-- Only a home gives these answers: an adult comes to the gate, or a delivery stays there.
create function access.need_answer_of_kind(asked authorizations, decision text, home residences) returns void
  language plpgsql
  as $$
    begin
      if access.answer_beside(decision) is not null and (home.id is null
        or asked.arrival_kind <> 'delivery' and decision <> 'comes_down') then
        raise insufficient_privilege;
      end if;
    end
  $$;

-- In which other homes of the caller somebody waits. Who and what for is read there.
create function access.waiting_elsewhere() returns table (home uuid, unit_number text, condominium text, request uuid)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select r.id, r.unit_number, c.name, asked.id
      from residences r join profiles p on p.id = r.profile_id and access.is_open(p) join condominiums c on c.id = r.condominium_id
        cross join lateral (select a.id from authorizations a
          where a.condominium_id = r.condominium_id and a.unit_number = r.unit_number and a.resident_id is null
            and a.status = 'pending_approval' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
            -- Of a unit that was merged into theirs, as the policies say it.
            and (a.created_at >= r.since or coalesce(a.former_unit, a.unit_number) = r.former_unit and a.created_at >= r.former_since)
            order by a.created_at desc limit 1) asked
      where r.profile_id = access.me() and access.may_answer(r)
        and r.id is distinct from (access.my_home()).id
  $$;
grant execute on function access.waiting_elsewhere() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Writes the decision with its author and, on approval, the access number. Runs as the owner, because no resident may choose those.
-- Changes only an open request of the caller's unit, or of one for which they answer, so that a call past access.decide_visit can do no more.
create function access.write_decision(condominium uuid, visit uuid, decision text) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.my_home();
      asked authorizations;
      until timestamptz;
    begin
      select a.* into asked from authorizations a
        where a.condominium_id = condominium and a.id = visit and decision in ('approved', 'denied', 'comes_down', 'left_at_gate')
          and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
          and a.created_at > now() - access.time_to_answer()
          and (a.condominium_id = home.condominium_id and (a.unit_number = home.unit_number and a.created_at >= home.since
              or coalesce(a.former_unit, a.unit_number) = home.former_unit and a.created_at >= home.former_since)
              and access.may_answer(home)
            or current_setting('role') = 'garita_admin' and access.administration_answers(a.condominium_id, a.unit_number, a.created_at))
        for update;
      if asked.id is null then perform access.refuse('visit_decided'); end if;
      perform access.need_answer_of_kind(asked, decision, home);
      -- A visitor who is let in late in the evening need not leave at midnight.
      until := case decision when 'approved' then greatest(asked.valid_until, now() + interval '4 hours') else asked.valid_until end;
      update authorizations a
        set status = case decision when 'approved' then 'approved' else 'denied' end, answer = access.answer_beside(decision),
          decided_at = now(), decided_by = access.me(), decided_by_administration = home.id is null,
          decided_by_name = (select p.full_name from profiles p where p.id = access.me()), valid_until = until,
          access_number = case decision when 'approved' then access.take_access_number(asked.condominium_id, asked.id, null, until)
            else a.access_number end
        where a.condominium_id = asked.condominium_id and a.id = asked.id;
      perform access.answer_arrival(asked, decision, (select p.full_name from profiles p where p.id = access.me()));
      if home.id is null then
        perform access.write_audit_entry(asked.condominium_id, 'visit', 'made', asked.id, asked.unit_number,
          jsonb_build_object('visit_answer', jsonb_build_array(null, decision), 'unit_number', jsonb_build_array(null, asked.unit_number)));
      end if;
    end
  $$;
grant execute on function access.decide_visit(uuid, text), access.write_decision(uuid, uuid, text) to garita_resident, garita_admin;
