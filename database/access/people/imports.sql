-- The administrator of a new condominium imports approved people, and each is invited to set a password.

-- Counts an action of a condominium for the current day. False if the limit is reached.
create function access.count_today(what text, condominium uuid, most integer) returns boolean
  language plpgsql
  as $$
    begin
      insert into attempts as a (key, count, resets_at) values (what || ' ' || condominium, 1, now() + interval '1 day')
        on conflict (key) do update set count = case when access.is_over(a) then 1 else a.count + 1 end, counted_at = now(),
            resets_at = case when access.is_over(a) then excluded.resets_at else a.resets_at end
          where access.is_over(a) or a.count < most;
      return found;
    end
  $$;

-- True if the limit is reached. The row stays locked until the transaction ends, so that no other transaction counts in between.
create function access.enough_today(what text, condominium uuid, most integer) returns boolean
  language plpgsql
  as $$
    declare so_far integer;
    begin
      insert into attempts as a (key, count, resets_at) values (what || ' ' || condominium, 0, now() + interval '1 day')
        on conflict (key) do update set count = case when access.is_over(a) then 0 else a.count end, counted_at = now(),
          resets_at = case when access.is_over(a) then excluded.resets_at else a.resets_at end
        returning a.count into so_far;
      return so_far >= most;
    end
  $$;

create function access.most_known_addresses() returns integer language sql immutable parallel safe as $$ select 200 $$;
create function access.most_letters() returns integer language sql immutable parallel safe as $$ select 500 $$;

-- Each answer that a stranger's address has an account is counted and audited, with the person who asked.
create function access.note_known_address(condominium uuid, address text) returns void
  language plpgsql
  as $$
    begin
      perform access.count_today('known address', condominium, access.most_known_addresses());
      perform access.write_audit_entry(condominium, 'address', 'made', null, address, '{}');
    end
  $$;

-- Counts a letter caused by an admin or a supervisor for their condominiums; false over the daily limit. Super admins have no limit.
create function access.may_write_to(person uuid) returns boolean
  language plpgsql
  as $$
    begin
      if current_setting('role') not in ('garita_admin', 'garita_supervisor') then return true; end if;
      return coalesce((select bool_and(access.count_today('letter', place.id, access.most_letters()))
        from access.places_of_change('person', jsonb_build_object('id', person)) place where place.id = any(access.caller_condominiums())), true);
    end
  $$;

-- Makes a new, approved person. A known address keeps its owner, and the answer says only that it is known. All other errors come before
-- the address is checked, so that an answer about an address is always counted and audited.
create function access.bring_in(person uuid, written_name text, address text, phone text, role text, spoken text, place uuid) returns text
  language plpgsql
  as $$
    declare
      limited boolean := not access.runs_all();
    begin
      if exists (select from removed_people r where r.id = person) then return 'not_saved'; end if;
      if limited and address is not null and access.enough_today('known address', place, access.most_known_addresses()) then
        return 'known_too_often';
      end if;
      insert into profiles (id, full_name, email, phone_number, user_role, approval_status, language, decided_at, decided_by)
        values (person, written_name, address, phone, role, 'approved', spoken, now(), access.caller_id())
        on conflict do nothing;
      if found then return 'saved'; end if;
      -- Nothing was inserted: another person has this id, or another account has this address.
      if exists (select from profiles p where p.id = person) then return 'not_saved'; end if;
      perform access.note_known_address(place, address);
      return 'email_known';
    end
  $$;

-- The first row of an import stores its maker. No other administrator adds rows to it, and an undone import takes no more rows.
create function access.begin_import(condominium uuid, import uuid) returns void
  language plpgsql
  as $$
    declare known resident_imports;
    begin
      insert into resident_imports (condominium_id, id, made_by, made_by_name)
        select begin_import.condominium, import, p.id, p.full_name from profiles p where p.id = access.caller_id()
        on conflict do nothing;
      select m.* into known from resident_imports m where m.condominium_id = begin_import.condominium and m.id = import;
      if known.made_by <> access.caller_id() then raise insufficient_privilege; end if;
      if known.undone_at is not null then perform access.refuse('import_undone'); end if;
    end
  $$;

create function access.import_resident(person uuid, residence uuid, condominium uuid, written_name text, address text, phone text,
    unit text, spoken text, what text default null, import uuid default null) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      place text;
      named text;
      made_unit uuid;
      broken text;
      by_letter boolean := address is not null and (select i.sends_mail from installation i);
      outcome text;
    begin
      select c.name into place from condominiums c where c.id = condominium and c.archived_at is null
        and (access.runs_all() or c.id = any(access.caller_condominiums()));
      if place is null then raise insufficient_privilege; end if;
      if unit <> upper(unit) or length(unit) not between 1 and 20 then perform access.refuse('residence_unit_length'); end if;
      -- Two imports of the same list take turns, because no constraint could tell their lines without an e-mail apart.
      perform pg_advisory_xact_lock(hashtext('garita.import ' || condominium));
      if import is not null then perform access.begin_import(condominium, import); end if;
      if exists (select from profiles p join residences r on r.profile_id = p.id
        where p.id = person and p.email is not distinct from address and r.condominium_id = condominium and r.id = residence) then
        return 'saved';
      end if;
      if exists (select from residences r where r.condominium_id = condominium and r.id = residence) then return 'not_saved'; end if;
      -- Computed once: inside the query it would run for each home.
      named := access.unit_named(condominium, unit);
      if exists (select from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = condominium and r.unit_number = named and r.until is null and plain(p.full_name) = plain(written_name)
          and (address is null or p.email is null)) then
        return 'already_there';
      end if;
      if by_letter and not access.runs_all() and access.enough_today('letter', condominium, access.most_letters()) then
        return 'letters_too_many';
      end if;
      begin
        outcome := access.bring_in(person, written_name, address, phone, 'resident', spoken, condominium);
        if outcome <> 'saved' then return outcome; end if;
        insert into units (condominium_id, id, unit_number) select condominium, gen_random_uuid(), named
          on conflict do nothing returning id into made_unit;
        insert into residences (condominium_id, id, profile_id, unit_number, since, kind) values (condominium, residence, person, named, now(), what);
        insert into resident_import_rows (condominium_id, residence_id, import_id, profile_id, unit_id)
          select condominium, residence, import, person, made_unit where import is not null;
        -- An employee of a home may not authorize until the administration allows it.
        if what = 'employee' then
          update residences r set barred_at = now() where r.condominium_id = condominium and r.id = residence;
        end if;
      exception when check_violation then
        get stacked diagnostics broken = constraint_name;
        if broken <> 'home_unit_unclear' then raise; end if;
        return 'unit_unclear';
      end;
      if by_letter then
        perform access.count_today('letter', condominium, access.most_letters());
        perform access.enqueue('session.invited', json_build_object('profile_id', person, 'condominium', place, 'condominium_id', condominium));
        update profiles set invited_at = now() where id = person;
      end if;
      return 'saved';
    end
  $$;

-- Makes one approved person of any role that the caller may give, with all assignments. A repeated call changes nothing. By default an
-- unknown unit is created.
create function access.make_person(person uuid, residence uuid, written_name text, address text, phone text, role text, unit text,
    places uuid[], spoken text, new_unit boolean default true) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      outcome text;
    begin
      if role = 'super_admin' and not access.runs_all() or (role = 'super_admin') <> (cardinality(places) = 0)
        or role = 'resident' and cardinality(places) <> 1 then
        raise insufficient_privilege;
      end if;
      -- The trigger join_open refuses a condominium that is archived meanwhile.
      if (select count(*) from condominiums c where c.id = any(places) and c.archived_at is null
        and (access.runs_all() or c.id = any(access.caller_condominiums()))) <> cardinality(places) then
        raise insufficient_privilege;
      end if;
      if exists (select from profiles p where p.id = person and p.decided_by = access.caller_id() and p.full_name = written_name
        and p.email is not distinct from address and p.user_role = role) then
        return 'saved';
      end if;
      outcome := access.bring_in(person, written_name, address, phone, role, spoken, places[1]);
      if outcome <> 'saved' then return outcome; end if;
      if role = 'resident' then
        perform access.settle_unit(places[1], unit, new_unit);
        insert into residences (condominium_id, id, profile_id, unit_number, since) values (places[1], residence, person, unit, now());
      else
        insert into assignments (condominium_id, profile_id, assigned_by) select place, person, access.caller_id() from unnest(places) place;
      end if;
      return 'saved';
    end
  $$;
grant execute on function access.make_person(uuid, uuid, text, text, text, text, text, uuid[], text, boolean) to garita_admin, garita_super_admin;

-- Checks a new address before a person gets it. A taken address is counted and audited.
create function access.ask_address(person uuid, address text) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare place uuid;
    begin
      if not (access.runs_all() or person = any(access.caller_managed_people())) then raise insufficient_privilege; end if;
      -- An admin counts for each of their condominiums of the person; a super admin needs no limit.
      select c.id into place from access.places_of_change('person', jsonb_build_object('id', person)) c
        where access.runs_all() or c.id = any(access.caller_condominiums()) order by c.id limit 1;
      if not access.runs_all() and access.enough_today('known address', place, access.most_known_addresses()) then return 'too_often'; end if;
      if not exists (select from profiles p where p.email = address and p.id <> person) then return 'free'; end if;
      perform access.note_known_address(place, address);
      return 'taken';
    end
  $$;
grant execute on function access.ask_address(uuid, text) to garita_admin, garita_super_admin;

-- Returns the known addresses of the caller's own people, so that an admin can correct a row. For strangers it would tell whether a
-- guessed address has an account: the import does so one by one, and audits each. Runs as its caller, so that the policies of profiles
-- limit it.
create function access.known_addresses(addresses text[]) returns text[]
  language sql stable
  as $$
    select coalesce(array_agg(p.email), '{}') from profiles p where p.email = any(addresses)
  $$;

grant execute on function access.import_resident(uuid, uuid, uuid, text, text, text, text, text, text, uuid), access.known_addresses(text[])
  to garita_admin, garita_super_admin;
