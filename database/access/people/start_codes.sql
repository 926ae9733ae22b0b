-- The administration reads in the profile whether a person has begun, so a first password is noted there.
create function access.begin_account() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update profiles set started = true where id = new.profile_id and not started;
      return new;
    end
  $$;
create trigger begin_account before insert on credentials for each row execute function access.begin_account();

-- A person's start belongs to a condominium where they live or work, preferably one of the caller's.
create function access.place_of_start(person uuid) returns uuid
  language sql stable
  as $$
    select c.id from condominiums c
      where c.archived_at is null and c.id in (
        select r.condominium_id from residences r where r.profile_id = person and r.since is not null and r.until is null
        union all select a.condominium_id from assignments a where a.profile_id = person)
      order by c.id = any(access.caller_condominiums()) desc, c.name, c.id limit 1
  $$;

-- The condominium that invited a person without a password; null for all others.
create function access.invitation_of(person uuid) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.name from profiles p join condominiums c on c.id = access.place_of_start(p.id)
      where p.id = person and p.approval_status = 'approved' and not p.started
  $$;
grant execute on function access.invitation_of(uuid) to garita_keeper;

-- Not for people with an e-mail and a password, who reset it by a letter, nor for rejected people, former residents and substitute guards.
create function access.code_counts(person profiles) returns boolean
  language sql stable
  as $$
    select person.approval_status = 'approved' and person.relief_until is null and (not person.started or person.email is null)
      and (person.user_role <> 'resident' or access.place_of_start(person.id) is not null)
  $$;

-- Makes a code for each of these people whom the caller runs, never for the caller. It ends the code before.
create function access.make_start_codes(persons uuid[], hashes bytea[]) returns setof uuid
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      whose record;
    begin
      for whose in
        select p.id, p.full_name, p.started, wanted.hash from unnest(persons, hashes) wanted (person, hash)
          join profiles p on p.id = wanted.person
          where access.code_counts(p) and p.id <> access.caller_id() and (access.runs_all() or p.id = any(access.caller_managed_people()))
          order by p.id for no key update of p
      loop
        delete from one_time_tokens t where t.profile_id = whose.id and t.purpose = 'start' and t.used_at is null;
        delete from second_asks s where s.kind = 'start_code' and s.profile_id = whose.id and s.answered_at is null;
        -- A code for an account in use lets its holder act in the name of the account: a second person confirms it first.
        if whose.started and not access.runs_all() then
          perform access.ask_second(access.place_of_start(whose.id), 'start_code', whose.id, null, null, interval '30 days');
        end if;
        insert into one_time_tokens (token_hash, purpose, profile_id, expires_at, waits, made_by, made_by_name)
          select whose.hash, 'start', whose.id, now() + interval '30 days', whose.started and not access.runs_all(), m.id, m.full_name
            from profiles m where m.id = access.caller_id();
        update profiles set invited_at = now() where id = whose.id;
        perform access.write_audit_entry(place.id, 'start_code', 'made', whose.id, whose.full_name, '{}')
          from access.places_of_change('person', jsonb_build_object('id', whose.id)) place;
        if whose.started then perform access.note_security(whose.id, 'code_made', '', '', access.caller_id()); end if;
        return next whose.id;
      end loop;
    end
  $$;
grant execute on function access.make_start_codes(uuid[], bytea[]) to garita_admin, garita_super_admin;

-- Writes to the people who have an e-mail and have not begun, up to the daily limit.
create function access.write_invitations(persons uuid[]) returns setof uuid
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      whose record;
    begin
      if not (select i.sends_mail from installation i) then return; end if;
      for whose in
        select p.id, access.place_of_start(p.id) as place from profiles p
          where p.id = any(persons) and not p.started and p.email is not null and access.code_counts(p) and p.id <> access.caller_id()
            and (access.runs_all() or p.id = any(access.caller_managed_people()))
          order by p.id for no key update of p
      loop
        continue when whose.place is null;
        exit when not access.may_write_to(whose.id);
        perform access.enqueue('session.invited', json_build_object('profile_id', whose.id, 'condominium_id', whose.place,
          'condominium', (select c.name from condominiums c where c.id = whose.place)));
        update profiles set invited_at = now() where id = whose.id;
        return next whose.id;
      end loop;
    end
  $$;
grant execute on function access.write_invitations(uuid[]) to garita_admin, garita_super_admin;

create function access.person_of_code(code bytea)
  returns table (id uuid, full_name text, email text, username text, language text, started boolean, second_factor boolean, place text,
    waits boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select p.id, p.full_name, p.email, p.username, p.language, p.started,
        exists (select from credentials k where k.profile_id = p.id and k.totp_confirmed_at is not null),
        (select c.name from condominiums c where c.id = access.place_of_start(p.id)), t.waits
      from one_time_tokens t join profiles p on p.id = t.profile_id
      where t.token_hash = code and t.purpose = 'start' and t.used_at is null and t.expires_at > now() and access.code_counts(p)
  $$;

-- A person who moves to another condominium gets other administrators: the former ones know the earlier codes, so these end.
create function access.end_codes_of_before() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from one_time_tokens t where t.profile_id = new.profile_id and t.purpose = 'start' and t.used_at is null;
      delete from second_asks s where s.kind = 'start_code' and s.profile_id = new.profile_id and s.answered_at is null;
      return null;
    end
  $$;
create trigger end_codes after insert on assignments for each row execute function access.end_codes_of_before();
create trigger end_codes_insert after insert on residences for each row execute function access.end_codes_of_before();
create trigger end_codes_update after update of condominium_id, since on residences for each row
  when (new.condominium_id <> old.condominium_id or old.since is null) execute function access.end_codes_of_before();

-- Spends the code once, with the choice of a user name. The lock makes a new address, a rejection or a newer code come before or after.
create function access.spend_start_code(code bytea, person uuid, written_username text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      spent one_time_tokens;
      in_use boolean;
    begin
      select p.started into in_use from profiles p where p.id = person and access.code_counts(p) for no key update;
      if not found then return false; end if;
      update one_time_tokens t set used_at = now()
        where t.token_hash = code and t.profile_id = person and t.purpose = 'start' and t.used_at is null and t.expires_at > now() and not t.waits
        returning t.* into spent;
      if not found then return false; end if;
      update code_sessions s set ended_at = now() where s.profile_id = person and s.session_id is null and s.ended_at is null;
      if in_use and spent.made_by_name is not null then
        insert into code_sessions (id, profile_id, made_by, made_by_name) values (gen_random_uuid(), person, spent.made_by, spent.made_by_name);
      end if;
      update profiles set vouched_at = now(), username = coalesce(username, written_username) where id = person;
      return true;
    end
  $$;
grant execute on function access.person_of_code(bytea), access.spend_start_code(bytea, uuid, text) to garita_identity;

-- Stores the first session after a start code for an account in use, and its end.
create function access.keep_code_session() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if tg_op = 'INSERT' then
        update code_sessions s set session_id = new.id where s.profile_id = new.profile_id and s.session_id is null and s.ended_at is null;
      else
        update code_sessions s set ended_at = now() where s.session_id = old.id and s.ended_at is null;
      end if;
      return null;
    end
  $$;
create trigger keep_code_session after insert or delete on sessions for each row execute function access.keep_code_session();

create function access.codes_made_for_caller() returns table (id uuid, at timestamptz, by_id uuid, by_name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select e.id, e.last_at, e.actor_id, p.full_name from security_events e left join profiles p on p.id = e.actor_id
      where e.profile_id = access.caller_id() and e.kind = 'code_made' and e.last_at > now() - interval '30 days'
  $$;
grant execute on function access.codes_made_for_caller() to garita_resident, garita_agent, garita_admin, garita_super_admin;
