-- Who is asking: the session's token becomes a person, a role, and the condominiums they belong to.

-- How functions refuse: as a violated constraint, whose name the browser translates.
create function access.refuse(code text) returns void
  language plpgsql
  as $$ begin raise exception using errcode = 'check_violation', constraint = code, message = code; end $$;
grant execute on function access.refuse(text) to garita_resident, garita_agent, garita_admin, garita_super_admin;

create function access.me() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.me', true), '')::uuid $$;

-- Found out once, with the role, when a transaction becomes somebody: nearly every policy asks, several times a statement.
create function access.my_condominiums() returns uuid[]
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.condominiums', true), '')::uuid[], '{}') $$;

-- Whether anything stands behind the account: a confirmed address, or the word of its administration.
create function access.is_vouched(person profiles) returns boolean
  language sql immutable
  as $$ select person.email_confirmed_at is not null or person.vouched_at is not null $$;

-- Approved, and with something behind it.
create function access.is_open(person profiles) returns boolean
  language sql immutable
  as $$ select person.approval_status = 'approved' and access.is_vouched(person) $$;

-- The role of an account now: an applicant until it is open and complete; and a resident who moved out.
-- In plpgsql: every call asks, and PostgreSQL starts a function of SQL anew each time.
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

-- A call names the home for which it is made. In it its person is a resident, whatever else they are; a home that is over gives nothing.
-- Without a name staff act as staff, and a resident for the home that they have had longest.
-- Expiry slides with use up to the session's last day, but is written at most every ten minutes: a read should not cost a write.
create function access.caller_of(hash bytea, named uuid)
  returns table (role_name text, profile_id uuid, condominium_ids uuid[], session_id uuid, home uuid, other_homes text[])
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare seen timestamptz;
    begin
      select case when named is null and (p.user_role <> 'resident' or place.id is null) then access.role_now(p)
            when place.id is not null and access.is_open(p) then 'garita_resident' else 'garita_applicant' end,
          p.id, case when named is null and p.user_role <> 'resident' then access.condominiums_of(p)
            when place.id is not null then array[place.condominium_id] else '{}' end,
          s.id, s.last_seen_at, place.id, place.others
        into role_name, profile_id, condominium_ids, session_id, seen, home, other_homes
        from sessions s join profiles p on p.id = s.profile_id
          left join lateral (
            select r.id, r.condominium_id, (select array_agg(access.door_of(o.condominium_id, o.unit_number)) from residences o
                where o.profile_id = p.id and o.since is not null and o.until is null and o.id <> r.id) as others
              from residences r
              where r.profile_id = p.id and r.since is not null and r.until is null
                and (r.id = named or named is null and p.user_role = 'resident')
              order by r.since, r.id limit 1) place on true
        where s.token_hash = hash and s.expires_at > now();
      if profile_id is null then
        -- A device of somebody's gate has a key instead of a session.
        select 'garita_gate', d.id, array[d.condominium_id], d.last_used_at into role_name, profile_id, condominium_ids, seen
          from gate_devices d join condominiums c on c.id = d.condominium_id
          where d.key_hash = hash and d.revoked_at is null and c.archived_at is null;
        if profile_id is null then
          -- A tablet that belongs to a gate, also a lost one: it learns so, and hands over what it had not sent.
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
      -- What they own and do not live in opens no home; access.my_ownership asks again whose it is.
      if named is not null and home is null then
        select o.id into home from owners o where o.id = named and o.profile_id = caller_of.profile_id and o.until is null;
      end if;
      if seen < now() - interval '10 minutes' then
        update sessions s set last_seen_at = now(), expires_at = least(now() + interval '30 days', s.last_day) where s.token_hash = hash;
      end if;
      return next;
    end
  $$;

-- Where a person belongs by their role: a resident lives there, staff guard or run it.
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

-- For the open streams of a node, all in one query: who they still are and what they may still hear of. One stream serves all tabs of a
-- browser, so it hears of every home; staff hear of theirs as residents do.
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

-- Everyone with a tie, present or asked for, to a condominium of mine.
create function access.my_people() returns uuid[]
  language sql stable
  as $$
    select coalesce(array_agg(tie.profile_id), '{}') from (
      select r.profile_id from residences r where r.until is null and r.condominium_id = any(access.my_condominiums())
      union
      select a.profile_id from assignments a where a.condominium_id = any(access.my_condominiums())
    ) tie
  $$;

-- Of those, the ones whose every tie is mine: changing anybody else would reach into a condominium of others. With an account a question
-- for a home is no tie yet, neither here nor elsewhere. A supervisor runs guards alone, and none who also lives or owns something: with
-- the account goes the home.
create function access.people_i_run() returns uuid[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(p.id), '{}')
      from profiles p, access.my_condominiums() mine
      where p.id = any(access.my_people()) and p.user_role <> 'super_admin'
        and not exists (select from assignments a where a.profile_id = p.id and a.condominium_id <> all(mine))
        and not exists (select from residences r where r.profile_id = p.id and r.until is null and r.condominium_id <> all(mine)
          and (r.since is not null or p.approval_status <> 'approved'))
        and (p.approval_status <> 'approved' or exists (select from assignments a where a.profile_id = p.id)
          or exists (select from residences r where r.profile_id = p.id and r.since is not null and r.until is null))
        and (current_setting('role') <> 'garita_supervisor' or p.user_role = 'agent'
          and not exists (select from residences r where r.profile_id = p.id and r.until is null)
          and not exists (select from owners o where o.profile_id = p.id and o.until is null))
  $$;

-- The home for which a resident acts now; none while they wait, after they moved, or once they are no resident: carry_out_change ends it
-- then. A caller who names none acts for the home that they have had longest.
create function access.my_home() returns residences
  language sql stable
  as $$
    select r from residences r
      where r.profile_id = access.me() and r.since is not null and r.until is null and current_setting('role') = 'garita_resident'
        and r.id = coalesce(nullif(current_setting('app.home', true), '')::uuid, r.id)
      order by r.since, r.id limit 1
  $$;

-- Whether the word of somebody counts in a home: they live there, nobody of it objected to them, and the administration lets them authorize.
create function access.may_answer(home residences) returns boolean
  language sql immutable parallel safe
  as $$ select home.since is not null and home.until is null and home.frozen_at is null and home.barred_at is null $$;
grant execute on function access.may_answer(residences) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The adults of a home: accounts whose word counts there, other than guests by days and employees.
create function access.is_adult_of_home(home residences) returns boolean
  language sql immutable
  as $$ select access.may_answer(home) and coalesce(home.kind not in ('guest', 'employee'), true) $$;

-- Their hours without a ring, by the clock of the condominium; those of a night belong to two days.
create function access.is_quiet(home residences, zone text, at timestamptz) returns boolean
  language sql stable parallel safe
  as $$
    select case when home.quiet_from is null then false
        when home.quiet_from < home.quiet_until then clock >= home.quiet_from and clock < home.quiet_until
        else clock >= home.quiet_from or clock < home.quiet_until end
      from (select (at at time zone zone)::time as clock) there
  $$;

-- Whether somebody is rung about a visitor at a moment, at once or later.
create function access.is_rung(home residences, zone text, at timestamptz) returns boolean
  language sql stable parallel safe
  as $$ select access.may_answer(home) and home.asked <> 'never' and not access.is_quiet(home, zone, at) $$;
grant execute on function access.is_quiet(residences, text, timestamptz) to garita_agent, garita_admin, garita_super_admin;

-- A unit of a condominium as one text, for lists of them in a setting.
create function access.door_of(condominium uuid, unit text) returns text
  language sql immutable parallel safe
  as $$ select condominium || ' ' || unit $$;

create function access.my_other_homes() returns text[]
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.other_homes', true), '')::text[], '{}') $$;

-- What hangs on another home of its host is read there. The rest, also of homes that are over, is read in every one.
create function access.lives_once() returns boolean
  language sql stable parallel safe
  as $$ select access.my_other_homes() = '{}' $$;
create function access.read_here(condominium uuid, unit text) returns boolean
  language sql stable parallel safe
  as $$ select access.door_of(condominium, unit) <> all (access.my_other_homes()) $$;
grant execute on function access.lives_once(), access.read_here(uuid, text), access.door_of(uuid, text), access.my_other_homes() to garita_resident;

-- A super admin's reach has no list.
create function access.runs_all() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('role') = 'garita_super_admin' $$;

-- How long a guard's request waits for the unit's answer; after that it has expired.
create function access.time_to_answer() returns interval
  language sql immutable parallel safe
  as $$ select interval '24 hours' $$;

grant execute on function access.me(), access.my_condominiums()
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin, garita_gate, garita_station, garita_keeper, garita_identity, garita_issuer;
grant execute on function access.time_to_answer() to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant execute on function access.my_people(), access.people_i_run(), access.runs_all() to garita_admin, garita_super_admin;
