-- Acts at the gate, each a function: entries, exits, and a look at a document; requests are in visit_requests.sql.
-- Each act locks the authorization first, so that only one of two concurrent acts succeeds.

-- Locks an authorization until an act at the gate is done. The host first, as everywhere: removing a person locks them in that order.
create function access.held_visit(condominium uuid, subject uuid) returns authorizations
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

-- The authorization that an act at the gate is about; null if the caller does not guard that condominium.
create function access.at_my_gate(condominium uuid, subject uuid) returns authorizations
  language plpgsql
  as $$
    begin
      return case when condominium = any(access.my_condominiums()) then access.held_visit(condominium, subject) end;
    end
  $$;

-- The same of a worker of several homes: the engagement that the act counts for.
create function access.engaged_at_my_gate(condominium uuid, subject uuid, event uuid, comes boolean) returns authorizations
  language plpgsql
  as $$
    begin
      return case when condominium = any(access.my_condominiums()) then
        access.held_visit(condominium, access.acting(condominium, subject, event, null, comes, null)) end;
    end
  $$;

-- Whether this act is in the log already, because it was sent before. Refuses the id of another act, and that of a look at a document
-- more than five minutes ago.
create function access.done_already(condominium uuid, subject uuid, event uuid, kinds text[]) returns boolean
  language plpgsql
  as $$
    declare known access_logs;
    begin
      select l.* into known from access_logs l where l.condominium_id = condominium and l.id = event;
      if known.id is null then return false; end if;
      if coalesce(known.authorization_id, known.guest_id, known.person_id) is distinct from subject or known.event_type <> all(kinds)
        or known.event_type = 'document_revealed'
          and (known.actor_id <> access.me() or known.occurred_at < now() - interval '5 minutes') then
        perform access.refuse('visit_event_taken');
      end if;
      return true;
    end
  $$;

create function access.record_entry(condominium uuid, subject uuid, event uuid, reason text, choice text default null) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      who authorizations := access.engaged_at_my_gate(condominium, subject, event, true);
      standing text;
      refusal text := access.not_to_let_in(who, who.created_at, now());
    begin
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{entry}') then return true; end if;
      if reason is null then
        standing := access.standing_at_gate(who, now());
        if standing in ('already_inside', 'stay_open') then perform access.refuse('visit_already_inside'); end if;
        if standing not in ('may_enter', 'inside') then perform access.refuse('visit_not_allowed'); end if;
      end if;
      -- After its time the clock has ended the ask: letting in is the guard's act, not its outcome.
      if reason is not null and refusal is not null then perform access.refuse(refusal); end if;
      if reason is not null then perform access.settle_arrival(who, 'let_in', 'guard', access.name_at_gate(condominium, access.me())); end if;
      perform access.log_access(who, 'entry', event, reason, choice => choice);
      return true;
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

-- A person who is inside may always leave. Leaving ends a temporary visit that was granted or settled; the others may come back.
create function access.record_exit(condominium uuid, subject uuid, event uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations := access.engaged_at_my_gate(condominium, subject, event, false);
    begin
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{exit,visitor_checkout}') then return true; end if;
      if who.auth_type = 'temporary_visitor'
        and (who.status in ('active', 'approved') or who.status <> 'inactive' and who.closed_at is not null) then
        perform access.end_visit(who);
        perform access.log_access(who, 'visitor_checkout', event);
      elsif who.inside then
        -- A guard let them in on their own judgment: leaving says nothing about the unit's answer.
        perform access.log_access(who, 'exit', event);
      else
        perform access.refuse('visit_already_left');
      end if;
      return true;
    end
  $$;

-- A resident ends a visit of their own before its time. Returns false if it is not theirs, not active, or no temporary visit.
create function access.check_out(visit uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations;
    begin
      select a.* into who from authorizations a where a.id = visit and a.resident_id = access.me()
        and a.residence_id = (access.my_home()).id and a.status = 'active' and a.auth_type = 'temporary_visitor' for update;
      if who.id is null then return false; end if;
      perform access.end_visit(who);
      perform access.log_access(who, 'visitor_checkout');
      perform access.note_own_ending('visit', who.id::text);
      return true;
    end
  $$;
grant execute on function access.check_out(uuid) to garita_resident;

-- Somebody of the unit allowed the entry by phone: the log says who and why. The request is closed, its status stays.
create function access.record_phone_entry(condominium uuid, subject uuid, event uuid, word_of text, reason text,
    choice text default 'by_phone') returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations := access.at_my_gate(condominium, subject);
    begin
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{entry}') then return true; end if;
      if who.auth_type <> 'temporary_visitor' or who.status not in ('pending_approval', 'denied') or who.closed_at is not null then
        perform access.refuse('visit_decided');
      end if;
      update authorizations a set closed_at = now() where a.condominium_id = condominium and a.id = subject;
      perform access.settle_arrival(who, 'admitted', 'phone', word_of);
      perform access.log_access(who, 'entry', event, reason, word_of, choice);
      return true;
    end
  $$;
grant execute on function access.record_entry(uuid, uuid, uuid, text, text), access.record_exit(uuid, uuid, uuid),
  access.record_phone_entry(uuid, uuid, uuid, text, text, text) to garita_agent;

-- Showing a whole document is logged with the guard's name.
create function access.reveal_document(condominium uuid, subject uuid, event uuid) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations := access.at_my_gate(condominium, subject);
    begin
      if who.id is null then return null; end if;
      if not access.done_already(condominium, who.id, event, '{document_revealed}') then
        perform access.log_access(who, 'document_revealed', event);
      end if;
      return coalesce(who.id_document, '');
    end
  $$;
grant execute on function access.reveal_document(uuid, uuid, uuid) to garita_agent;
