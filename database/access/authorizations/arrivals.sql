-- Each condominium chooses the fields that it asks for each kind of unannounced arrival, and keeps only these.

grant select (arrival_rules, authority_protocol, ask_seconds, badge_kinds) on condominiums to garita_agent;
grant update (arrival_rules, authority_protocol, ask_seconds, idle_lock_minutes, sheet_telephones, badge_kinds) on condominiums to garita_admin, garita_super_admin;

create function access.ask_ends(asked timestamptz, seconds integer) returns timestamptz
  language sql stable
  as $$ select asked + make_interval(secs => seconds) $$;

grant execute on function access.ask_ends(timestamptz, integer) to garita_agent;

-- True if no answer and no departure is recorded. The visitor may still wait after the deadline ended the request.
create function access.stands_unanswered(condominium uuid, visit uuid, outcome text, channel text) returns boolean
  language sql stable
  as $$
    select outcome is null or outcome = 'expired' and channel in ('clock', 'call') and not exists (select from access_logs l
      where l.condominium_id = condominium and l.authorization_id = visit and l.event_type in ('refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late'))
  $$;
grant execute on function access.stands_unanswered(uuid, uuid, text, text) to garita_agent;

-- True if the home asked for a call ("Que me llamen") after the request had ended without an answer.
create function access.calls_again(outcome text, outcome_at timestamptz, call_wanted_at timestamptz) returns boolean
  language sql immutable
  as $$ select coalesce(outcome = 'expired' and call_wanted_at > outcome_at, false) $$;
grant execute on function access.calls_again(text, timestamptz, timestamptz) to garita_agent;

-- True if the visitor left, was sent away, or left the parcel: the request closes.
create function access.is_gone(how text) returns boolean
  language sql immutable
  as $$ select how in ('refused', 'left', 'left_at_gate') $$;
grant execute on function access.is_gone(text) to garita_resident;

-- Writes the outcome of an arrival: returns true for the act that wrote it, false for every later one. An act after the deadline first
-- records that the deadline ended the request. The request closes when the guard sees the visitor go.
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

-- Ends overdue requests and returns their number. Several programs may run it at once.
create function access.expire_asks(most integer) returns integer
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare ended integer;
    begin
      with over as (
        select a.condominium_id, a.id from authorizations a
          where a.ask_seconds is not null and a.outcome is null and access.ask_ends(a.created_at, a.ask_seconds) < now()
            -- No deadline is shorter than 30 seconds, so the index need not be read further.
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

-- Returns the reason why a guard may not admit a visitor on their own judgment while the unit is asked: never for a visit, for other kinds
-- only where the condominium allows it, and not before the deadline. Null if the guard may.
create function access.not_to_let_in(visit authorizations, asked timestamptz, at timestamptz) returns text
  language sql stable
  as $$
    select case when visit.ask_seconds is null or visit.status <> 'pending_approval' or visit.closed_at is not null or visit.inside then null
      -- The home asked for a call, so no guard admits the visitor without its answer.
      when visit.call_wanted_at <= at then 'arrival_needs_answer'
      when (select c.arrival_rules -> visit.arrival_kind ->> 'after' from condominiums c where c.id = visit.condominium_id) <> 'offer'
        then 'arrival_needs_answer'
      when at <= access.ask_ends(asked, visit.ask_seconds) then 'arrival_still_asked' end
  $$;

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

-- Records that the visitor was sent away or left, or the home's answer by telephone. A call without an answer ends the request as the
-- deadline does. The first outcome of an arrival stays: after a request that ended without an answer, a departure, a resident who comes
-- down or an item left at the gate adds one line.
create function access.record_outcome(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      how text := coalesce(event ->> 'outcome', case event ->> 'answer' when 'no_answer' then 'expired' else event ->> 'answer' end);
      asked authorizations;
      said text;
    begin
      entry.authorization_id := (event ->> 'authorization_id')::uuid;
      if (access.find_line(entry, array[how || '_late'])).id is not null then return null; end if;
      asked := access.hold_authorization(entry.condominium_id, entry.authorization_id);
      if asked.id is null or asked.resident_id is not null then return case when strict then 'unknown' end; end if;
      if access.settle_arrival(asked, how, case event ->> 'kind' when 'call_answer' then 'call' else 'guard' end,
          access.name_at_gate(entry.condominium_id, entry.actor_id)) then
        return null;
      end if;
      select a.* into asked from authorizations a where a.condominium_id = entry.condominium_id and a.id = asked.id;
      said := coalesce((select l.event_type from access_logs l where l.condominium_id = asked.condominium_id and l.authorization_id = asked.id
        and l.event_type in ('refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late') limit 1), asked.outcome);
      if said in (how, how || '_late') or how in ('admitted', 'expired') and asked.outcome = how then return null; end if;
      -- An outcome that admits the visitor gets its line when the visitor enters.
      if how in ('admitted', 'expired') or said <> 'expired' then
        if strict then perform access.refuse('arrival_settled'); end if;
        return null;
      end if;
      entry.event_type := how || '_late';
      entry.unit_number := asked.unit_number;
      entry.arrival_kind := nullif(asked.arrival_kind, 'visit');
      perform access.write_log(entry, access.subject_of_visit(asked));
      update authorizations a set closed_at = now() where a.condominium_id = asked.condominium_id and a.id = asked.id
        and access.is_gone(how) and a.status = 'pending_approval' and a.closed_at is null and not a.inside;
      return null;
    end
  $$;
