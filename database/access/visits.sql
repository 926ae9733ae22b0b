-- Visits: a guard registers, the unit decides once, the gate records; each act locks the authorization, so that of two one wins.

grant insert (condominium_id, id, auth_type, unit_number, name, last_name, id_document, phone_number, details)
  on authorizations to garita_agent;
create policy register on authorizations for insert to garita_agent
  with check (condominium_id = any((select access.my_condominiums())::uuid[]) and status = 'pending_approval'
    and resident_id is null and registered_by = access.me());

-- The unit's requests: seen since one's own approval there, decided and nothing else. Which columns is granted in authorizations.sql:
-- these policies say which rows. Nobody whose home is frozen reads or answers them.
create policy of_unit on authorizations for select to garita_resident
  using (resident_id is null and condominium_id = (select (access.my_home()).condominium_id)
    and unit_number = (select (access.my_home()).unit_number) and created_at >= (select (access.my_home()).since)
    and (select (access.my_home()).frozen_at) is null);
create policy decide on authorizations for update to garita_resident
  using (resident_id is null and status = 'pending_approval' and condominium_id = (select (access.my_home()).condominium_id)
    and unit_number = (select (access.my_home()).unit_number) and created_at >= (select (access.my_home()).since)
    and (select (access.my_home()).frozen_at) is null)
  with check (resident_id is null and status in ('approved', 'denied'));

-- A guard's request belongs to the unit, whose approved residents decide; it is for today.
create function access.begin_request() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not exists (select from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = new.condominium_id and r.unit_number = new.unit_number
          and r.since is not null and r.until is null and r.frozen_at is null and p.approval_status = 'approved') then
        perform access.refuse('visit_no_resident');
      end if;
      new.auth_type := 'temporary_visitor';
      new.status := 'pending_approval';
      new.resident_id := null;
      new.residence_id := null;
      -- To the minute, so that a screen whose clock is a second behind does not call it still to come.
      new.valid_from := date_trunc('minute', now());
      new.valid_until := (date_trunc('day', now() at time zone access.clock_of(new.condominium_id)) + interval '1 day')
        at time zone access.clock_of(new.condominium_id);
      new.registered_by := access.me();
      new.registered_by_name := (select p.full_name from profiles p where p.id = access.me());
      -- Sent again it is one visit; an id that stands for anything else must not be taken for this one having been asked.
      if exists (select from authorizations a where a.condominium_id = new.condominium_id and a.id = new.id
        and (a.registered_by, a.unit_number, a.name, a.last_name, a.id_document, a.phone_number, a.details)
          is distinct from (new.registered_by, new.unit_number, new.name, new.last_name, new.id_document, new.phone_number, new.details)) then
        perform access.refuse('visit_registered_otherwise');
      end if;
      -- As many as a phone shows: beyond that nobody could answer, and a unit would be buried in letters and rings.
      if (select count(*) from authorizations a where a.condominium_id = new.condominium_id and a.unit_number = new.unit_number
        and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
        and a.created_at > now() - access.time_to_answer() and a.id <> new.id) >= 50 then
        perform access.refuse('visit_too_many');
      end if;
      return new;
    end
  $$;
create trigger t1_begin_request before insert on authorizations for each row
  when (current_setting('role') = 'garita_agent') execute function access.begin_request();

create function access.log_registration() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.log_access(new, 'visitor_registered');
      return null;
    end
  $$;
create trigger log_registration after insert on authorizations for each row
  when (new.status = 'pending_approval') execute function access.log_registration();

-- The first answer counts, within a day, and not after the guard has settled it by phone.
create function access.decide_request() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if old.closed_at is not null then perform access.refuse('visit_closed'); end if;
      if old.created_at <= now() - access.time_to_answer() then perform access.refuse('visit_expired'); end if;
      new.decided_at := now();
      new.decided_by := access.me();
      new.decided_by_name := (select p.full_name from profiles p where p.id = access.me());
      -- Whoever is let in late in the evening is not put out at midnight.
      if new.status = 'approved' then
        -- The statement does not name it, so no pass is renewed.
        new.valid_until := greatest(old.valid_until, now() + interval '4 hours');
        new.access_number := access.take_access_number(old.condominium_id, old.id, null, new.valid_until);
      end if;
      return new;
    end
  $$;
create trigger t6_decide_request before update of status on authorizations for each row
  when (old.status = 'pending_approval' and new.status in ('approved', 'denied')) execute function access.decide_request();

-- The units of a condominium where somebody can be asked, in the order of their doors.
create function access.units_of(condominium uuid) returns text[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(u.unit_number order by coalesce(nullif(regexp_replace(u.unit_number, '\D', '', 'g'), ''), '0')::numeric, u.unit_number), '{}')
      from (select distinct r.unit_number from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = condominium and condominium = any(access.my_condominiums())
          and r.since is not null and r.until is null and r.frozen_at is null and p.approval_status = 'approved') u
  $$;
grant execute on function access.units_of(uuid) to garita_agent;

-- Locked until an act at the gate is done; the host first, as everywhere: whoever removes a person comes from there to their visitors.
create function access.held_visit(condominium uuid, subject uuid) returns authorizations
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare found_one authorizations;
    begin
      perform from profiles p where p.id
        = (select a.resident_id from authorizations a where a.condominium_id = condominium and a.id = subject) for key share;
      select a.* into found_one from authorizations a where a.condominium_id = condominium and a.id = subject for update;
      return found_one;
    end
  $$;

-- The authorization of a gate's act; none for whoever does not guard there.
create function access.at_my_gate(condominium uuid, subject uuid) returns authorizations
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      return case when condominium = any(access.my_condominiums()) then access.held_visit(condominium, subject) end;
    end
  $$;

-- Sent again, an act is done already, of a visit as of a guest or a resident; the id of another act, or of a look that is over, vouches for nothing.
create function access.done_already(condominium uuid, subject uuid, event uuid, kinds text[]) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
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

create function access.record_entry(condominium uuid, subject uuid, event uuid, reason text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      who authorizations := access.at_my_gate(condominium, subject);
      standing text;
    begin
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{entry}') then return true; end if;
      if reason is null then
        standing := access.standing_of(who, now());
        if standing in ('already_inside', 'stay_open') then perform access.refuse('visit_already_inside'); end if;
        if standing not in ('may_enter', 'inside') then perform access.refuse('visit_not_allowed'); end if;
      end if;
      perform access.log_access(who, 'entry', event, reason);
      return true;
    end
  $$;

-- Exit is never refused to whoever is inside; leaving ends a temporary visit that was granted, the others may come back.
create function access.record_exit(condominium uuid, subject uuid, event uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare who authorizations := access.at_my_gate(condominium, subject);
    begin
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{exit,visitor_checkout}') then return true; end if;
      if who.auth_type = 'temporary_visitor'
        and (who.status in ('active', 'approved') or who.status <> 'inactive' and who.closed_at is not null) then
        -- Read by access.log_checkout: the line it writes is this act.
        perform set_config('app.event', event::text, true);
        update authorizations a set status = 'inactive' where a.condominium_id = condominium and a.id = subject;
      elsif who.inside then
        -- Let in on a guard's own judgement, denied or after the visit had ended: that they leave says nothing about the answer.
        perform access.log_access(who, 'exit', event);
      else
        perform access.refuse('visit_already_left');
      end if;
      return true;
    end
  $$;

-- Authorised by phone: the entry names who said so and why it was asked that way; the request is closed, its status stays.
create function access.record_phone_entry(condominium uuid, subject uuid, event uuid, word_of text, reason text) returns boolean
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
      perform access.log_access(who, 'entry', event, reason, word_of);
      return true;
    end
  $$;
grant execute on function access.record_entry(uuid, uuid, uuid, text), access.record_exit(uuid, uuid, uuid),
  access.record_phone_entry(uuid, uuid, uuid, text, text) to garita_agent;

-- Showing a document whole is an act of its own, with the guard's name on it.
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
