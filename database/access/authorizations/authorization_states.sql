-- These triggers run for every statement that writes an authorization. Decisions are functions in visit_requests.sql, entries and exits in
-- visits.sql.
-- A trigger "of" columns fires only if the statement names one of them, so entries and exits do not fire those below.
-- All triggers of authorizations in the order in which they fire, with their file if it is another one:
--   before insert: t1_begin_own, t2_keep_window, t3_number_visitor (access_numbers), t4_keep_refused_out (refused_passes)
--   after insert: keep_issue (access_decisions)
--   before update: t0_change_while_allowed, t0_write_again (retention), t1_keep_transitions, t2_keep_window, t3_keep_group_inside,
--     t3_note_renamed (passes), t4_keep_refused_out (refused_passes), t4_renew_pass (passes), t5_renew_access_number (access_numbers), t9_count_revision
--   after update: forget_photo (pass_photos), free_place (parties), keep_change (access_decisions), revoke_former_code (revocations),
--     tell_channel (channels)
--   after delete: end_deleted, free_place_of_deleted (parties), keep_worker_code (engagements), note_ending (own_endings)

create function access.need_word(home residences) returns void
  language plpgsql
  as $$
    begin
      if home.frozen_at is not null then perform access.refuse('residence_frozen'); end if;
      if not access.may_answer(home) then perform access.refuse('residence_barred'); end if;
    end
  $$;
grant execute on function access.need_word(residences) to garita_resident;

-- A host changes an authorization only while they may authorize, and can always delete it.
create function access.change_while_allowed() returns trigger
  language plpgsql
  as $$
    begin
      perform access.need_word(access.caller_home());
      return new;
    end
  $$;
create trigger t0_change_while_allowed before update of name, last_name, id_document, phone_number, vehicle_plate, relationship,
    can_authorize_access, details, private_details, valid_from, valid_until, suspended_at, dismissed_at, pass_generation on authorizations
  for each row when (current_setting('role') = 'garita_resident') execute function access.change_while_allowed();

-- Checks that a resident's new authorization belongs to the home they live in, and that the home has not reached its limit.
create function access.begin_own() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.caller_home();
    begin
      if home.id is null then perform access.refuse('authorization_needs_home'); end if;
      perform access.need_word(home);
      -- One resident's authorizations are inserted one after another, so that the limit counts correctly and a repeated id is found.
      perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || access.caller_id(), 0));
      if (select count(*) from authorizations a where a.resident_id = access.caller_id() and a.status = 'active'
        and coalesce(a.valid_until > now(), true)) >= 1000
        and not exists (select from authorizations a where a.condominium_id = home.condominium_id and a.id = new.id) then
        perform access.refuse('authorization_too_many');
      end if;
      new.condominium_id := home.condominium_id;
      new.residence_id := home.id;
      new.unit_number := home.unit_number;
      new.resident_id := access.caller_id();
      new.status := 'active';
      return new;
    end
  $$;
create trigger t1_begin_own before insert on authorizations for each row
  when (current_setting('role') = 'garita_resident') execute function access.begin_own();

-- A row may keep past dates, but no one chooses new ones in the past. Only end_refused_passes ends a pass in the past, for a person whom
-- the home refuses.
create function access.keep_window() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.valid_until <= now() and (new.valid_from, new.valid_until) is distinct from (old.valid_from, old.valid_until) then
        if access.refusals_say(new) <> 'same' then perform access.refuse('authorization_window_past'); end if;
      end if;
      return new;
    end
  $$;
create trigger t2_keep_window before insert or update of valid_from, valid_until on authorizations
  for each row execute function access.keep_window();

create function access.keep_transitions() returns trigger
  language plpgsql
  as $$
    begin
      if new.status = old.status then return new; end if;
      if (old.status, new.status) not in
        (('pending_approval', 'approved'), ('pending_approval', 'denied'), ('approved', 'inactive'), ('active', 'inactive'))
        -- The home changes its answer before the entry.
        and not (new.resident_id is null and old.entered_at is null
          and (old.status, new.status) in (('approved', 'denied'), ('denied', 'approved')))
        -- Leaving ends the visit, after any kind of entry.
        and not (old.inside and new.status = 'inactive') then
        perform access.refuse('authorization_transition');
      end if;
      if new.status = 'inactive' and new.auth_type <> 'temporary_visitor' then perform access.refuse('authorization_transition'); end if;
      return new;
    end
  $$;
create trigger t1_keep_transitions before update of status on authorizations
  for each row execute function access.keep_transitions();

-- A group that became smaller than its people inside would leave the lists of an emergency with the first exit.
create function access.keep_group_inside() returns trigger
  language plpgsql
  as $$
    begin
      -- A gate may have let in more people than the pass allows.
      if access.people_of(new.details) < least(access.people_of(old.details), access.people_inside(old.inside, old.people_inside, old.details)) then
        perform access.refuse('group_inside');
      end if;
      return new;
    end
  $$;
create trigger t3_keep_group_inside before update of details on authorizations for each row
  when (old.inside and current_setting('role') = 'garita_resident') execute function access.keep_group_inside();

create function access.count_revision() returns trigger
  language plpgsql
  as $$
    begin
      new.revision := old.revision + 1;
      new.updated_at := now();
      return new;
    end
  $$;
create trigger t9_count_revision before update of name, last_name, id_document, phone_number, vehicle_plate, relationship,
    can_authorize_access, details, private_details, valid_from, valid_until, status, suspended_at, dismissed_at, closed_at, pass_generation on authorizations
  -- Blanking by retention is not a change by a person.
  for each row when (new.blanked_at is null or old.blanked_at is not null) execute function access.count_revision();

create function access.remove_authorization(subject uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      who authorizations;
      removed boolean := false;
    begin
      for who in select a.* from authorizations a where a.id = subject and a.resident_id = access.caller_id()
        and access.read_here(a.condominium_id, a.unit_number) for update loop
        if who.inside then perform access.refuse('authorization_inside'); end if;
        if who.status <> 'active' then perform access.refuse('authorization_not_active'); end if;
        -- Each deletion adds a line to the log, so repeated creating and deleting would bury the events of the gate.
        if (select count(*) from access_logs l where l.resident_id = who.resident_id
          and l.event_type = 'authorization_deleted' and l.occurred_at > now() - interval '24 hours') >= 100 then
          perform access.refuse('authorization_deleted_often');
        end if;
        delete from authorizations a where a.condominium_id = who.condominium_id and a.id = who.id;
        removed := true;
      end loop;
      return removed;
    end
  $$;
grant execute on function access.remove_authorization(uuid) to garita_resident;

-- Runs for every deletion, also with an account or a home: adds a line to the log and ends number and code.
create function access.end_deleted() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.log_access(old, 'authorization_deleted');
      perform access.give_back_access_number(old);
      if old.auth_type <> 'pet' then perform access.revoke_code(old, 'cancelled_by_resident'); end if;
      return null;
    end
  $$;
create trigger end_deleted after delete on authorizations for each row execute function access.end_deleted();
