-- How authorizations begin, change and end: the states and passes that the database keeps whoever writes.

-- Unique among those held, decided by the key; tried until one is free, which with thousands held takes a few tries.
create function guard.take_access_number(condominium uuid, holder uuid, host uuid, until timestamptz) returns char(5)
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare candidate char(5);
    begin
      -- What a resident makes and deletes, or re-issues, over and over would leave their neighbours without numbers for a month.
      if (select count(*) from access_numbers n where n.host_id = host and n.held_until > now() - interval '30 days') >= 1500 then
        raise exception using errcode = 'check_violation', constraint = 'access_numbers_used_up', message = 'numbers used up';
      end if;
      for attempt in 1..400 loop
        candidate := lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 100000)::text, 5, '0');
        insert into access_numbers as n (condominium_id, number, authorization_id, host_id, held_until)
          values (condominium, candidate, holder, host, until)
          on conflict on constraint access_number_held do update
            set authorization_id = excluded.authorization_id, host_id = excluded.host_id, held_until = excluded.held_until
            where n.held_until < now() - interval '30 days';
        if found then return candidate; end if;
      end loop;
      raise exception using errcode = 'check_violation', constraint = 'access_numbers_exhausted', message = 'no number free';
    end
  $$;

create function guard.begin_authorization() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare home residences;
    begin
      if current_setting('role') = 'garita_resident' then
        home := guard.my_home();
        if home.id is null then
          raise exception using errcode = 'check_violation', constraint = 'authorization_needs_home', message = 'no home';
        end if;
        -- One resident's authorizations begin one after another: counted truly, and the same id asked for twice at once is seen.
        perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || guard.me(), 0));
        if (select count(*) from authorizations a where a.resident_id = guard.me() and a.status = 'active'
          and coalesce(a.valid_until > now(), true)) >= 1000
          and not exists (select from authorizations a where a.condominium_id = home.condominium_id and a.id = new.id) then
          raise exception using errcode = 'check_violation', constraint = 'authorization_too_many', message = 'too many';
        end if;
        new.condominium_id := home.condominium_id;
        new.residence_id := home.id;
        new.unit_number := home.unit_number;
        new.resident_id := guard.me();
        new.status := 'active';
      end if;
      -- A guard's request belongs to the unit, whose approved residents decide; it is for today.
      if current_setting('role') = 'garita_agent' then
        if not exists (select from residences r join profiles p on p.id = r.profile_id
          where r.condominium_id = new.condominium_id and r.unit_number = new.unit_number
            and r.since is not null and r.until is null and p.approval_status = 'approved') then
          raise exception using errcode = 'check_violation', constraint = 'visit_no_resident', message = 'no resident';
        end if;
        new.auth_type := 'temporary_visitor';
        new.status := 'pending_approval';
        new.resident_id := null;
        new.residence_id := null;
        -- To the minute, so that a screen whose clock is a second behind does not call it still to come.
        new.valid_from := date_trunc('minute', now());
        new.valid_until := (date_trunc('day', now() at time zone guard.clock_of(new.condominium_id)) + interval '1 day')
          at time zone guard.clock_of(new.condominium_id);
        new.registered_by := guard.me();
        new.registered_by_name := (select p.full_name from profiles p where p.id = guard.me());
      end if;
      if new.valid_until <= now() then
        raise exception using errcode = 'check_violation', constraint = 'authorization_window_past', message = 'window past';
      end if;
      if new.auth_type = 'temporary_visitor' then
        if new.valid_until is null then
          raise exception using errcode = 'check_violation', constraint = 'authorization_needs_window', message = 'no window';
        end if;
        -- Asked twice, the same id is one authorization: a number must not be spent on the copy that will not be stored.
        if not exists (select from authorizations a where a.condominium_id = new.condominium_id and a.id = new.id) then
          new.access_number := guard.take_access_number(new.condominium_id, new.id, new.resident_id, new.valid_until);
        end if;
      end if;
      return new;
    end
  $$;
create trigger begin_authorization before insert on authorizations for each row execute function guard.begin_authorization();

create function guard.keep_authorization_states() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare edited boolean := (new.name, new.last_name, new.id_document, new.phone_number, new.vehicle_plate, new.relationship,
        new.can_authorize_access, new.details, new.private_details, new.valid_from, new.valid_until)
      is distinct from (old.name, old.last_name, old.id_document, old.phone_number, old.vehicle_plate, old.relationship,
        old.can_authorize_access, old.details, old.private_details, old.valid_from, old.valid_until);
    begin
      if new.status <> old.status and (old.status, new.status) not in
        (('pending_approval', 'approved'), ('pending_approval', 'denied'), ('approved', 'inactive'), ('active', 'inactive'))
        -- However somebody came in: leaving ends the visit.
        and not (old.inside and new.status = 'inactive') then
        raise exception using errcode = 'check_violation', constraint = 'authorization_transition', message = 'no such transition';
      end if;
      if new.status = 'inactive' and old.status <> 'inactive' and new.auth_type <> 'temporary_visitor' then
        raise exception using errcode = 'check_violation', constraint = 'authorization_transition', message = 'no such transition';
      end if;
      if edited and old.status <> 'active' then
        raise exception using errcode = 'check_violation', constraint = 'authorization_not_active', message = 'not active';
      end if;
      if new.suspended_at is distinct from old.suspended_at and (old.auth_type <> 'worker' or old.status <> 'active') then
        raise exception using errcode = 'check_violation', constraint = 'authorization_not_suspendable', message = 'not suspendable';
      end if;
      if (new.valid_from, new.valid_until) is distinct from (old.valid_from, old.valid_until) then
        if new.valid_until <= now() then
          raise exception using errcode = 'check_violation', constraint = 'authorization_window_past', message = 'window past';
        end if;
        if old.auth_type = 'temporary_visitor' and new.valid_until is null then
          raise exception using errcode = 'check_violation', constraint = 'authorization_needs_window', message = 'no window';
        end if;
      end if;
      -- What the code vouches for has changed, so the code in people's hands must die.
      if new.pass_generation <> old.pass_generation
        or (new.last_name, new.id_document, new.vehicle_plate, new.valid_from, new.valid_until)
          is distinct from (old.last_name, old.id_document, old.vehicle_plate, old.valid_from, old.valid_until) then
        new.pass_issued_at := now();
        if old.pass_generation = 255 then
          new.pass_id := gen_random_uuid();
          new.pass_generation := 1;
        else
          new.pass_generation := old.pass_generation + 1;
        end if;
      end if;
      if old.access_number is not null and new.status <> 'inactive' and new.pass_generation <> old.pass_generation then
        update access_numbers n set held_until = now() where n.condominium_id = old.condominium_id and n.number = old.access_number;
        new.access_number := guard.take_access_number(old.condominium_id, old.id, old.resident_id, new.valid_until);
      end if;
      if new.status in ('inactive', 'denied') and old.status <> new.status then
        update access_numbers n set held_until = least(n.held_until, now())
          where n.condominium_id = old.condominium_id and n.number = old.access_number;
      end if;
      if old.status = 'pending_approval' and new.status in ('approved', 'denied') then
        if old.closed_at is not null then
          raise exception using errcode = 'check_violation', constraint = 'visit_closed', message = 'closed by phone';
        end if;
        if old.created_at <= now() - interval '24 hours' then
          raise exception using errcode = 'check_violation', constraint = 'visit_expired', message = 'request expired';
        end if;
        new.decided_at := now();
        new.decided_by := guard.me();
        new.decided_by_name := (select p.full_name from profiles p where p.id = guard.me());
        -- Whoever is let in late in the evening is not put out at midnight.
        if new.status = 'approved' then
          new.valid_until := greatest(old.valid_until, now() + interval '4 hours');
          update access_numbers n set held_until = new.valid_until
            where n.condominium_id = old.condominium_id and n.number = old.access_number;
        end if;
      end if;
      new.revision := old.revision + 1;
      new.updated_at := now();
      return new;
    end
  $$;
-- What the log says about coming and going is no change of an authorization.
create trigger keep_states before update on authorizations for each row
  when (new.entered_at is not distinct from old.entered_at and new.left_at is not distinct from old.left_at)
  execute function guard.keep_authorization_states();

-- Deleting asks what a screen asks: not while somebody is inside, and not what is history already. Whole accounts take theirs along.
create function guard.end_authorization() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare whole_account boolean := pg_trigger_depth() > 1;
    begin
      if not whole_account and old.inside then
        raise exception using errcode = 'check_violation', constraint = 'authorization_inside', message = 'inside';
      end if;
      if not whole_account and old.status <> 'active' and old.auth_type <> 'vehicle' then
        raise exception using errcode = 'check_violation', constraint = 'authorization_not_active', message = 'not active';
      end if;
      update access_numbers n set held_until = least(n.held_until, now())
        where n.condominium_id = old.condominium_id and n.number = old.access_number;
      perform guard.log_access(old, 'authorization_deleted');
      return old;
    end
  $$;
create trigger end_authorization before delete on authorizations for each row execute function guard.end_authorization();

create function guard.log_registration() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.log_access(new, 'visitor_registered');
      return null;
    end
  $$;
create trigger log_registration after insert on authorizations for each row
  when (new.status = 'pending_approval') execute function guard.log_registration();

create function guard.log_checkout() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.log_access(new, 'visitor_checkout');
      return null;
    end
  $$;
create trigger log_checkout after update of status on authorizations for each row
  when (new.status = 'inactive' and old.status <> 'inactive') execute function guard.log_checkout();
