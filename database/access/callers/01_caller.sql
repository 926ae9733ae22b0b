-- The browser translates the name of the violated constraint.
create function access.refuse(code text) returns void
  language plpgsql
  as $$ begin raise exception using errcode = 'check_violation', constraint = code, message = code; end $$;
grant execute on function access.refuse(text) to garita_resident, garita_agent, garita_admin, garita_super_admin;

create function access.caller_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.me', true), '')::uuid $$;

-- Computed once per transaction, together with the role, because nearly every policy reads it several times in a statement.
create function access.caller_condominiums() returns uuid[]
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.condominiums', true), '')::uuid[], '{}') $$;

-- True for an account with a confirmed address, or with the approval of its administration.
create function access.is_vouched(person profiles) returns boolean
  language sql immutable
  as $$ select person.email_confirmed_at is not null or person.vouched_at is not null $$;

create function access.is_open(person profiles) returns boolean
  language sql immutable
  as $$ select person.approval_status = 'approved' and access.is_vouched(person) $$;

-- Returns the current role of an account. An account that is not yet open and complete is an applicant, and so is a resident who moved out.
-- It is PL/pgSQL because every call runs it, and PostgreSQL would plan an SQL function each time.
create function access.role_now(person profiles) returns text
  language plpgsql stable
  as $$
    begin
      if not access.is_open(person) then return 'garita_applicant'; end if;
      if person.user_role = 'resident' then
        if not exists (select from residences r where r.profile_id = person.id and r.since is not null and r.until is null) then
          return 'garita_applicant';
        end if;
      elsif person.user_role in ('admin', 'super_admin') then
        if (select requires_second_factor from installation)
          and not exists (select from credentials c where c.profile_id = person.id and c.totp_confirmed_at is not null) then
          return 'garita_applicant';
        end if;
      end if;
      return 'garita_' || person.user_role;
    end
  $$;

-- A call names its home. In that home its person is a resident, whatever their role elsewhere; a home that has ended gives no rights.
-- Without a home, staff act as staff, and a resident acts for their longest home. The expiry of a session moves with use, but is written at
-- most every ten minutes, because a read should not cost a write.
create function access.caller_of(hash bytea, named uuid)
  returns table (role_name text, profile_id uuid, condominium_ids uuid[], session_id uuid, home uuid, other_homes text[])
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      seen timestamptz;
      person profiles;
      place residences;
    begin
      select s.id, s.last_seen_at, s.profile_id into session_id, seen, profile_id from sessions s where s.token_hash = hash and s.expires_at > now();
      if profile_id is null then
        -- A device at a gate has a key instead of a session.
        select 'garita_gate', d.id, array[d.condominium_id], d.last_used_at into role_name, profile_id, condominium_ids, seen
          from gate_devices d join condominiums c on c.id = d.condominium_id
          where d.key_hash = hash and d.revoked_at is null and c.archived_at is null;
        if profile_id is null then
          -- A lost tablet keeps its role, because it must read that it was lost and send its events.
          select 'garita_station', e.id, array[e.condominium_id] into role_name, profile_id, condominium_ids
            from enrolled_stations e join condominiums c on c.id = e.condominium_id
            where e.token_hash = hash and c.archived_at is null;
          if profile_id is not null then return next; end if;
          return;
        end if;
        if coalesce(seen < now() - interval '10 minutes', true) then
          update gate_devices d set last_used_at = now() where d.key_hash = hash;
        end if;
        return next;
        return;
      end if;
      select p.* into person from profiles p where p.id = caller_of.profile_id;
      if named is not null or person.user_role = 'resident' then
        select r.* into place from residences r
          where r.profile_id = person.id and r.since is not null and r.until is null and r.id = coalesce(named, r.id)
          order by r.since, r.id limit 1;
      end if;
      if place.id is not null then
        role_name := case when access.is_open(person) then 'garita_resident' else 'garita_applicant' end;
        condominium_ids := array[place.condominium_id];
        home := place.id;
        other_homes := (select array_agg(access.unit_key(o.condominium_id, o.unit_number)) from residences o
          where o.profile_id = person.id and o.since is not null and o.until is null and o.id <> place.id);
      elsif named is null then
        role_name := access.role_now(person);
        condominium_ids := case when person.user_role = 'resident' then '{}' else access.condominiums_of(person) end;
      else
        role_name := 'garita_applicant';
        condominium_ids := '{}';
        -- An ownership gives no rights by itself; access.caller_ownership checks the owner again.
        select o.id into home from owners o where o.id = named and o.profile_id = person.id and o.until is null;
      end if;
      if seen < now() - interval '10 minutes' then
        update sessions s set last_seen_at = now(), expires_at = least(now() + interval '30 days', s.last_day) where s.token_hash = hash;
      end if;
      return next;
    end
  $$;

-- A resident belongs to the condominiums of their homes, staff to those they guard or run.
create function access.condominiums_of(person profiles) returns uuid[]
  language plpgsql stable
  as $$
    begin
      if person.user_role = 'resident' then
        return array(select r.condominium_id from residences r
          where r.profile_id = person.id and r.since is not null and r.until is null);
      end if;
      return array(select a.condominium_id from assignments a where a.profile_id = person.id and person.user_role in ('agent', 'supervisor', 'board', 'admin'));
    end
  $$;

-- The current rights of all open streams of a node, in one query. One stream serves all tabs of a browser, so it covers every home; staff
-- get the topics of their homes as residents do.
create function access.rights_of(hashes bytea[])
  returns table (token_hash bytea, role_name text, profile_id uuid, condominium_ids uuid[], home_condominium_ids uuid[])
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select s.token_hash, access.role_now(p), p.id, access.condominiums_of(p),
        case when p.user_role <> 'resident' and access.is_open(p) then coalesce((select array_agg(distinct r.condominium_id) from residences r
          where r.profile_id = p.id and r.since is not null and r.until is null), '{}') else '{}' end
      from sessions s join profiles p on p.id = s.profile_id
      where s.token_hash = any(hashes) and s.expires_at > now()
  $$;

-- Returns everyone who lives or works in one of the caller's condominiums, or asked to.
create function access.caller_people() returns uuid[]
  language sql stable
  as $$
    select coalesce(array_agg(tie.profile_id), '{}') from (
      select r.profile_id from residences r where r.until is null and r.condominium_id = any(access.caller_condominiums())
      union
      select a.profile_id from assignments a where a.condominium_id = any(access.caller_condominiums())
    ) tie
  $$;

-- Returns the people who live and work only in the caller's condominiums, because a change of another person would affect other
-- condominiums. A request for a home by a person with an account does not count. A supervisor manages only guards without a home or a unit,
-- because the home would end with the account.
create function access.caller_managed_people() returns uuid[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(p.id), '{}')
      from profiles p, access.caller_condominiums() mine
      where p.id = any(access.caller_people()) and p.user_role <> 'super_admin'
        and not exists (select from assignments a where a.profile_id = p.id and a.condominium_id <> all(mine))
        and not exists (select from residences r where r.profile_id = p.id and r.until is null and r.condominium_id <> all(mine)
          and (r.since is not null or p.approval_status <> 'approved'))
        and (p.approval_status <> 'approved' or exists (select from assignments a where a.profile_id = p.id)
          or exists (select from residences r where r.profile_id = p.id and r.since is not null and r.until is null))
        and (current_setting('role') <> 'garita_supervisor' or p.user_role = 'agent'
          and not exists (select from residences r where r.profile_id = p.id and r.until is null)
          and not exists (select from owners o where o.profile_id = p.id and o.until is null))
  $$;

-- Returns the home for which a resident acts now: none while they wait, after they moved, or after they lost the role. A caller who names
-- no home acts for their longest one.
create function access.caller_home() returns residences
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences;
    begin
      if current_setting('role') <> 'garita_resident' then return null; end if;
      select r.* into home from residences r
        where r.profile_id = access.caller_id() and r.since is not null and r.until is null
          and r.id = coalesce(nullif(current_setting('app.home', true), '')::uuid, r.id)
        order by r.since, r.id limit 1;
      return home;
    end
  $$;

-- True if a person may answer for a home: they live there, are not frozen by an objection, and the administration lets them authorize.
create function access.may_answer(home residences) returns boolean
  language sql immutable parallel safe
  as $$ select home.since is not null and home.until is null and home.frozen_at is null and home.barred_at is null $$;
grant execute on function access.may_answer(residences) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The adults of a home are accounts that may answer for it, except guests by days and employees.
create function access.is_adult_of_home(home residences) returns boolean
  language sql immutable
  as $$ select access.may_answer(home) and coalesce(home.kind not in ('guest', 'employee'), true) $$;

-- True if a resident has quiet hours now, by the clock of the condominium. Quiet hours may cross midnight.
create function access.is_quiet(home residences, zone text, at timestamptz) returns boolean
  language sql stable parallel safe
  as $$
    select case when home.quiet_from is null then false
        when home.quiet_from < home.quiet_until then clock >= home.quiet_from and clock < home.quiet_until
        else clock >= home.quiet_from or clock < home.quiet_until end
      from (select (at at time zone zone)::time as clock) there
  $$;

-- True if a resident's phone rings for a visitor at that moment, at once or later.
create function access.is_rung(home residences, zone text, at timestamptz) returns boolean
  language sql stable parallel safe
  as $$ select access.may_answer(home) and home.asked <> 'never' and not access.is_quiet(home, zone, at) $$;
grant execute on function access.is_quiet(residences, text, timestamptz) to garita_agent, garita_admin, garita_super_admin;

-- Joins condominium and unit into one text, because a session variable holds a list of texts.
create function access.unit_key(condominium uuid, unit text) returns text
  language sql immutable parallel safe
  as $$ select condominium || ' ' || unit $$;

create function access.caller_other_homes() returns text[]
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.other_homes', true), '')::text[], '{}') $$;

create function access.lives_once() returns boolean
  language sql stable parallel safe
  as $$ select access.caller_other_homes() = '{}' $$;
create function access.read_here(condominium uuid, unit text) returns boolean
  language sql stable parallel safe
  as $$ select access.unit_key(condominium, unit) <> all (access.caller_other_homes()) $$;
grant execute on function access.lives_once(), access.read_here(uuid, text), access.unit_key(uuid, text), access.caller_other_homes() to garita_resident;

-- A super administrator reaches every condominium, so their list is empty.
create function access.runs_all() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('role') = 'garita_super_admin' $$;

-- A request without an answer expires after this time.
create function access.time_to_answer() returns interval
  language sql immutable parallel safe
  as $$ select interval '24 hours' $$;

grant execute on function access.caller_id(), access.caller_condominiums()
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin, garita_gate, garita_station, garita_keeper, garita_identity, garita_issuer;
grant execute on function access.time_to_answer() to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant execute on function access.caller_people(), access.caller_managed_people(), access.runs_all() to garita_admin, garita_super_admin;
