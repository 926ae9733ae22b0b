-- Records entries and exits of people with an authorization, and each view of a document. Requests are in visit_requests.sql. Each act
-- locks the authorization first, so that only one of two concurrent acts succeeds.

-- Locks an authorization until an act at the gate is done. The host first, as everywhere: removing a person locks them in that order.
create function access.hold_authorization(condominium uuid, subject uuid) returns authorizations
  language plpgsql
  as $$
    declare found_one authorizations;
    begin
      perform from profiles p where p.id
        = (select a.resident_id from authorizations a where a.condominium_id = condominium and a.id = subject) for key share;
      select a.* into found_one from authorizations a where a.condominium_id = condominium and a.id = subject for update;
      return found_one;
    end
  $$;

-- Leaving ends a temporary visit that was granted or settled; the others may come back.
create function access.leaving_ends(visit authorizations) returns boolean
  language sql immutable
  as $$
    select visit.auth_type = 'temporary_visitor'
      and (visit.status in ('active', 'approved') or visit.inside and visit.status <> 'inactive' and visit.closed_at is not null)
  $$;

-- The number of people that an entry or exit counts; null: all of the pass. A desk fills it in for a group: those who are missing come, those who are inside
-- leave. A station says the number that its guard saw.
create function access.people_counted(who authorizations, event jsonb, strict boolean) returns smallint
  language plpgsql stable
  as $$
    declare
      told integer := (event ->> 'people')::integer;
      comes boolean := event ->> 'kind' in ('entry', 'override');
    begin
      if event ->> 'corrects' is not null then
        return (select l.people from access_logs l where l.condominium_id = who.condominium_id and l.id = (event ->> 'corrects')::uuid);
      end if;
      if greatest(access.people_of(who.details), access.people_inside_of(who)) = 1 and coalesce(told, 1) = 1 then return null; end if;
      if not strict then return told; end if;
      if not comes then return nullif(least(told, access.people_inside_of(who)), 0); end if;
      return coalesce(told, nullif(access.people_missing(who), 0));
    end
  $$;

-- True if an exit leaves people of the group inside, or if some of the group have not come yet: the pass works on.
create function access.group_stays(who authorizations, people integer) returns boolean
  language sql stable
  as $$
    select greatest(access.people_of(who.details), access.people_inside_of(who)) > 1 and (access.people_inside_of(who) > coalesce(people, access.people_inside_of(who))
      or who.inside and (select coalesce(sum(coalesce(l.people, access.people_of(who.details))), 0) from access.counted_logs l
        where l.condominium_id = who.condominium_id and l.authorization_id = who.id and l.event_type = 'entry') < access.people_of(who.details))
  $$;

-- Refuses an entry or an exit that a desk may not record. A person who is inside may always leave.
create function access.need_passage(who authorizations, event jsonb) returns void
  language plpgsql
  as $$
    declare
      eligibility text;
      refusal text;
    begin
      if event ->> 'kind' = 'entry' then
        eligibility := access.eligibility_at_gate(who, now());
        refusal := case when eligibility in ('already_inside', 'stay_open') then 'visit_already_inside'
          when eligibility not in ('may_enter', 'inside') then 'visit_not_allowed'
          when (event ->> 'people')::integer > access.people_missing(who) then 'visit_group_inside' end;
      elsif event ->> 'kind' <> 'override' then
        refusal := case when not who.inside and not access.leaving_ends(who) then 'visit_already_left' end;
      elsif event ->> 'authorized_by' is null then
        -- After its time the clock has ended the ask: letting in is the guard's act, not its outcome.
        refusal := access.not_to_let_in(who, who.created_at, now());
      elsif who.auth_type <> 'temporary_visitor' or who.status not in ('pending_approval', 'denied') or who.closed_at is not null then
        refusal := 'visit_decided';
      end if;
      if refusal is not null then perform access.refuse(refusal); end if;
    end
  $$;

-- A visitor, a worker or a resident comes or goes.
create function access.record_passage(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      kind text := event ->> 'kind';
      comes boolean := kind in ('entry', 'override');
      known access_logs;
      subject access_log_subjects;
      who authorizations;
      home residences;
      for_good boolean;
      disputed boolean;
    begin
      entry.authorization_id := coalesce((event -> 'subject' ->> 'authorization_id')::uuid, access.subject_of_pass(entry.condominium_id, event));
      if not strict then
        select r.* into home from residences r where r.condominium_id = entry.condominium_id and r.id = entry.authorization_id;
        if home.id is not null then return access.record_resident_passage(entry, event, home, strict); end if;
      end if;
      if access.is_current_code(entry.condominium_id, entry.authorization_id, event) then
        entry.authorization_id := access.acting(entry.condominium_id, entry.authorization_id, entry.id, (event ->> 'corrects')::uuid, comes,
          entry.occurred_at);
        event := event #- '{subject,generation}';
      end if;
      who := access.hold_authorization(entry.condominium_id, entry.authorization_id);
      if strict and who.id is null then
        home := access.resident_at_desk(entry.condominium_id, entry.authorization_id);
        return case when home.profile_id is null then 'unknown' else access.record_resident_passage(entry, event, home, strict) end;
      end if;
      -- At a desk the server decides; a station says whether the visitor may come back.
      entry.people := case when who.id is null then (event ->> 'people')::smallint else access.people_counted(who, event, strict) end;
      for_good := not comes and event ->> 'corrects' is null and case when strict then access.leaving_ends(who) and not access.group_stays(who, entry.people)
        else kind = 'checkout' and who.auth_type = 'temporary_visitor' end;
      entry.event_type := case when comes then 'entry' when for_good then 'visitor_checkout' else 'exit' end;
      known := access.find_line(entry,
        (case when comes then '{entry,line_disputed}' else '{exit,visitor_checkout,line_disputed}' end)::text[]);
      if known.id is not null then return known.conflict; end if;
      -- A genuine pass vouches for a visitor whom the server does not know, and so does the code or a line of one who was deleted.
      if who.id is null and entry.authorization_id is not null and (event ->> 'genuine')::boolean is not true
        and not exists (select from revoked_passes r where r.condominium_id = entry.condominium_id and r.authorization_id = entry.authorization_id)
        and not exists (select from access_logs l where l.condominium_id = entry.condominium_id and l.authorization_id = entry.authorization_id) then
        return access.keep_stray(entry, event);
      end if;
      entry := access.correct_line(entry, event, strict);
      disputed := entry.event_type = 'line_disputed';
      -- A correction opens no gate, so it is not judged.
      if entry.corrects is null and not disputed then
        if strict then perform access.need_passage(who, event);
        else entry.conflict := access.conflict_of(who, entry.condominium_id, event, entry.station_id, entry.occurred_at); end if;
      end if;
      if who.id is not null then
        entry.arrival_kind := nullif(who.arrival_kind, 'visit');
        entry.resident_id := who.resident_id;
        entry.unit_number := who.unit_number;
        subject := access.subject_of_visit(who);
      else
        -- It was deleted since: the log has the facts.
        select l.arrival_kind, l.resident_id, l.unit_number, s.auth_type, s.name, s.last_name, s.id_document, s.phone_number, s.vehicle_plate
          into entry.arrival_kind, entry.resident_id, entry.unit_number, subject.auth_type, subject.name, subject.last_name, subject.id_document,
            subject.phone_number, subject.vehicle_plate
          from access_logs l join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
          where l.condominium_id = entry.condominium_id and l.authorization_id = entry.authorization_id
          order by l.occurred_at desc limit 1;
        entry.unit_number := coalesce(entry.unit_number, '');
        subject.auth_type := coalesce(subject.auth_type, 'temporary_visitor');
      end if;
      if disputed then
        perform access.write_log(entry, subject);
        return null;
      end if;
      if kind = 'override' and who.id is not null then
        perform access.settle_arrival(who, case when entry.authorized_by is null then 'let_in' else 'admitted' end,
          case when entry.authorized_by is null then 'guard' else 'phone' end,
          coalesce(entry.authorized_by, access.name_at_gate(entry.condominium_id, entry.actor_id)));
      end if;
      -- An answer by phone closes the request; its status stays.
      if entry.authorized_by is not null and who.status in ('pending_approval', 'denied') and who.closed_at is null then
        update authorizations a set closed_at = now() where a.condominium_id = entry.condominium_id and a.id = who.id;
      end if;
      -- Before the line below is written: it says that they left, and only a person inside can end a visit that was denied.
      if for_good and access.leaving_ends(who) then perform access.end_visit(who); end if;
      entry := access.write_log(entry, subject,
        coalesce(event ->> 'choice', case when strict and entry.authorized_by is not null then 'by_phone' end));
      if subject.auth_type = 'worker' then perform access.share_act(entry); end if;
      -- The ground on which a guard acted is one of the decisions about the code.
      if entry.corrects is null and event ->> 'because' is not null and not strict then
        perform access.keep_decision(entry.condominium_id, jsonb_build_object('id', entry.id, 'at', entry.occurred_at, 'told', kind,
          'reason', event ->> 'because', 'authorization_id', entry.authorization_id, 'snapshot_version', event ->> 'snapshot_version'),
          coalesce(entry.told_as, entry.actor_id), entry.station_id, entry.gate_id);
      end if;
      return entry.conflict;
    end
  $$;

-- A temporary visit ends: its status and its access number (its code by the trigger revoke_former_code). The caller writes the line in the log.
create function access.end_visit(visit authorizations) returns void
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    begin
      update authorizations a set status = 'inactive' where a.condominium_id = visit.condominium_id and a.id = visit.id;
      perform access.give_back_access_number(visit);
    end
  $$;

-- A resident ends a visit of their own before its time. Returns false if it is not theirs, not active, or no temporary visit.
create function access.check_out(visit uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations;
    begin
      select a.* into who from authorizations a where a.id = visit and a.resident_id = access.caller_id()
        and a.residence_id = (access.caller_home()).id and a.status = 'active' and a.auth_type = 'temporary_visitor' for update;
      if who.id is null then return false; end if;
      perform access.end_visit(who);
      perform access.log_access(who, 'visitor_checkout');
      perform access.note_own_ending('visit', who.id::text);
      return true;
    end
  $$;
grant execute on function access.check_out(uuid) to garita_resident;

-- Showing a whole document is logged with the guard's name. Sent again within five minutes it is the same look.
create function access.reveal_document(condominium uuid, subject uuid, event uuid) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      who authorizations;
      entry access_logs;
      known access_logs;
    begin
      if condominium = any(access.caller_condominiums()) then who := access.hold_authorization(condominium, subject); end if;
      if who.id is null then return null; end if;
      entry.condominium_id := condominium;
      entry.id := event;
      entry.authorization_id := who.id;
      known := access.find_line(entry, '{document_revealed}');
      if known.actor_id <> access.caller_id() or known.occurred_at < now() - interval '5 minutes' then perform access.refuse('visit_event_taken'); end if;
      if known.id is null then perform access.log_access(who, 'document_revealed', event); end if;
      return coalesce(who.id_document, '');
    end
  $$;
grant execute on function access.reveal_document(uuid, uuid, uuid) to garita_agent;
