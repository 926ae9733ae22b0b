-- A guard registers a request for a visitor who comes unannounced, and the residents of the unit decide on it once.

create function access.units_of(condominium uuid) returns text[]
  language sql stable
  as $$
    select coalesce(array_agg(u.unit_number order by u.unit_order collate "C", u.unit_number), '{}')
      from units u where u.condominium_id = condominium
  $$;
grant execute on function access.units_of(uuid) to garita_agent;

-- A resident sees the requests of their unit since their own approval there, while they may answer. In a merged unit, people who lived
-- there before still see its requests.
create policy of_unit on authorizations for select to garita_resident
  using (resident_id is null and condominium_id = (select (access.caller_home()).condominium_id)
    and (unit_number = (select (access.caller_home()).unit_number) and created_at >= (select (access.caller_home()).since)
      or coalesce(former_unit, unit_number) = (select (access.caller_home()).former_unit)
        and created_at >= (select (access.caller_home()).former_since))
    and (select access.may_answer(access.caller_home())));
-- Residents may lock a waiting request; only access.decide_visit writes it.
create policy answer on authorizations for update to garita_resident
  using (resident_id is null and status = 'pending_approval' and condominium_id = (select (access.caller_home()).condominium_id)
    and (unit_number = (select (access.caller_home()).unit_number) and created_at >= (select (access.caller_home()).since)
      or coalesce(former_unit, unit_number) = (select (access.caller_home()).former_unit)
        and created_at >= (select (access.caller_home()).former_since))
    and (select access.may_answer(access.caller_home())))
  with check (false);

-- A resident answers a request of their unit; an administrator answers for a unit without residents who may. The first answer counts,
-- within a day, unless the guard settled the request by phone. Returns the status before this answer: 'pending_approval' if it counted,
-- null if the caller cannot answer this request. It runs as its caller, so the policies of_unit, answer and answer_for_unit limit the
-- requests.
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

-- Residents answer the requests made since they moved in, also those of a unit that was merged into theirs. Administrators answer for a
-- unit without residents who may.
create function access.may_answer_request(asked authorizations, home residences) returns boolean
  language plpgsql stable
  as $$
    begin
      return asked.resident_id is null and (
        asked.condominium_id = home.condominium_id and access.may_answer(home)
          and (asked.unit_number = home.unit_number and asked.created_at >= home.since
            or coalesce(asked.former_unit, asked.unit_number) = home.former_unit and asked.created_at >= home.former_since)
        or current_setting('role') = 'garita_admin'
          and access.administration_answers(asked.condominium_id, asked.unit_number, asked.created_at));
    end
  $$;

-- Only a home gives the answers "Bajo yo" and "Déjalo en caseta": an adult comes to the gate, or a delivery stays there.
create function access.answer_beside(asked authorizations, decision text, home residences) returns text
  language plpgsql
  as $$
    begin
      if decision not in ('comes_down', 'left_at_gate') then return null; end if;
      if home.id is null or asked.arrival_kind <> 'delivery' and decision <> 'comes_down' then raise insufficient_privilege; end if;
      return decision;
    end
  $$;

-- "Que me llamen": a home asks the gate once to call about an open request; the request stays open. False if the caller has no open request
-- with this id.
create function access.want_call(visit uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      asked authorizations;
    begin
      select a.* into asked from authorizations a
        where a.id = visit and a.registered_by is not null and access.may_answer_request(a, home);
      if asked.id is null then return false; end if;
      if asked.call_wanted_at is not null then return true; end if;
      update authorizations a set call_wanted_at = now(), call_wanted_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
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

-- The push message says that the home wants a call, and names no person.
create function access.is_call_wanted(condominium uuid, visit uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select exists (select from authorizations a where a.condominium_id = condominium and a.id = visit and a.call_wanted_at is not null)
  $$;
grant execute on function access.is_call_wanted(uuid, uuid) to garita_keeper;

-- Lists the caller's other homes with a waiting visitor. It returns no name and purpose: the caller reads them in that home.
create function access.waiting_elsewhere() returns table (home uuid, unit_number text, condominium text, request uuid)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select r.id, r.unit_number, c.name, asked.id
      from residences r join profiles p on p.id = r.profile_id and access.is_open(p) join condominiums c on c.id = r.condominium_id
        cross join lateral (select a.id from authorizations a
          where a.condominium_id = r.condominium_id and a.unit_number = r.unit_number and a.resident_id is null
            and a.status = 'pending_approval' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
            -- Includes requests of a unit that was merged into theirs, as in the policies.
            and (a.created_at >= r.since or coalesce(a.former_unit, a.unit_number) = r.former_unit and a.created_at >= r.former_since)
            order by a.created_at desc limit 1) asked
      where r.profile_id = access.caller_id() and access.may_answer(r)
        and r.id is distinct from (access.caller_home()).id
  $$;
grant execute on function access.waiting_elsewhere() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Writes the decision with its author and, on approval, the access number. Runs as the owner, because no resident may choose those. It
-- changes only an open request that the caller may answer, so a direct call can do no more than access.decide_visit.
create function access.write_decision(condominium uuid, visit uuid, decision text) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      asked authorizations;
      author text := (select p.full_name from profiles p where p.id = access.caller_id());
      until timestamptz;
    begin
      select a.* into asked from authorizations a
        where a.condominium_id = condominium and a.id = visit and decision in ('approved', 'denied', 'comes_down', 'left_at_gate')
          and a.status = 'pending_approval' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
          and access.may_answer_request(a, home)
        for update;
      if asked.id is null then perform access.refuse('visit_decided'); end if;
      -- A visitor who is let in late in the evening need not leave at midnight.
      until := case decision when 'approved' then greatest(asked.valid_until, now() + interval '4 hours') else asked.valid_until end;
      update authorizations a
        set status = case decision when 'approved' then 'approved' else 'denied' end, answer = access.answer_beside(asked, decision, home),
          decided_at = now(), decided_by = access.caller_id(), decided_by_administration = home.id is null,
          decided_by_name = author, valid_until = until,
          access_number = case decision when 'approved' then access.take_access_number(asked.condominium_id, asked.id, null, until)
            else a.access_number end
        where a.condominium_id = asked.condominium_id and a.id = asked.id;
      -- An answer in time is the outcome. After the deadline or the guard ended the request, an answer adds its own line.
      if asked.ask_seconds is not null
        and not access.settle_arrival(asked, case decision when 'approved' then 'admitted' when 'denied' then 'refused' else decision end, 'app', author) then
        perform access.log_access(asked, decision || '_late');
      end if;
      if home.id is null then
        perform access.write_audit_entry(asked.condominium_id, 'visit', 'made', asked.id, asked.unit_number,
          jsonb_build_object('visit_answer', jsonb_build_array(null, decision), 'unit_number', jsonb_build_array(null, asked.unit_number)));
      end if;
    end
  $$;
grant execute on function access.decide_visit(uuid, text), access.write_decision(uuid, uuid, text) to garita_resident, garita_admin;

-- The author of a wrong answer may change it until the entry is recorded. The outcome of the request stays; the change adds its own line.
create function access.change_answer(visit uuid, decision text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      asked authorizations;
      until timestamptz;
      before text;
      beside text;
    begin
      select a.* into asked from authorizations a
        where a.id = visit and decision in ('approved', 'denied', 'comes_down', 'left_at_gate') and a.status in ('approved', 'denied')
          and a.decided_by = access.caller_id() and access.may_answer_request(a, home)
        for update;
      if asked.id is null then return false; end if;
      -- A repeated answer changes nothing.
      before := coalesce(asked.answer, asked.status);
      if before = decision then return true; end if;
      beside := access.answer_beside(asked, decision, home);
      if asked.entered_at is not null then perform access.refuse('visit_entered'); end if;
      if asked.closed_at is not null then perform access.refuse('visit_closed'); end if;
      -- Each change ends a code, and the generation of a code ends at 100.
      if asked.created_at <= now() - access.time_to_answer() or asked.pass_generation >= 100 then perform access.refuse('visit_expired'); end if;
      if decision <> 'approved' then
        -- A visitor has a code only after a yes.
        update authorizations a set status = 'denied', answer = beside, decided_at = now(),
            pass_generation = a.pass_generation + case a.status when 'approved' then 1 else 0 end
          where a.condominium_id = asked.condominium_id and a.id = asked.id returning a.* into asked;
        perform access.give_back_access_number(asked);
      else
        until := greatest(asked.valid_until, now() + interval '4 hours');
        update authorizations a set status = 'approved', answer = null, decided_at = now(), valid_until = until,
            access_number = access.take_access_number(asked.condominium_id, asked.id, null, until)
          where a.condominium_id = asked.condominium_id and a.id = asked.id returning a.* into asked;
      end if;
      perform access.log_access(asked, decision || '_after_all');
      -- An administrator who answered first has no home.
      if home.id is null then
        perform access.write_audit_entry(asked.condominium_id, 'visit', 'made', asked.id, asked.unit_number,
          jsonb_build_object('visit_answer', jsonb_build_array(before, decision), 'unit_number', jsonb_build_array(null, asked.unit_number)));
      end if;
      return true;
    end
  $$;
grant execute on function access.change_answer(uuid, text) to garita_resident, garita_admin;
