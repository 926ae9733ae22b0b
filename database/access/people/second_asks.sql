-- Some acts need a second person, who had the right before the first person asked, and whose account does not come from the first.

-- Returns the person and the people behind the account: those who made, approved or assigned it or gave its role, and so on for their
-- accounts.
create function access.came_from(person uuid) returns setof uuid
  language sql stable
  as $$
    with recursive line (id) as (
      select person
      union
      select o.id from line l join profiles p on p.id = l.id
        cross join lateral (values (p.made_by), (p.role_by), (p.decided_by)) given (id)
        cross join lateral (select given.id union select a.assigned_by from assignments a where a.profile_id = p.id) o (id)
        where o.id is not null)
    select id from line
  $$;

-- True if a person may be the second person for a request of the first. For a request of a super administrator the origin of the account
-- does not count, because every account may come from one.
create function access.is_second(place uuid, person uuid, first uuid, asked timestamptz) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select person <> first
      and exists (select from profiles p where p.id = person and p.approval_status = 'approved'
        and coalesce(p.role_at < asked, true) and coalesce(p.decided_at < asked, true)
        and (p.user_role = 'super_admin' or exists (select from assignments a
          where a.condominium_id = place and a.profile_id = person and a.assigned_at < asked)))
      and (exists (select from profiles f where f.id = first and f.user_role = 'super_admin')
        or not exists (select from access.came_from(person) source where source = first))
  $$;
create function access.has_second(place uuid, first uuid, asked timestamptz) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select exists (select from assignments a join profiles p on p.id = a.profile_id and p.user_role = 'admin'
      where a.condominium_id = place and access.is_second(place, p.id, first, asked))
  $$;
grant execute on function access.is_second(uuid, uuid, uuid, timestamptz), access.has_second(uuid, uuid, timestamptz)
  to garita_admin, garita_super_admin;

-- Asks for a second person. A new request replaces an open one of the same kind about the same person.
create function access.ask_second(place uuid, what text, person uuid, look uuid, name text, lasts interval) returns void
  language plpgsql
  as $$
    begin
      delete from second_asks s where s.kind = what and s.profile_id = person and s.answered_at is null;
      insert into second_asks (condominium_id, id, kind, profile_id, look_id, wanted_name, asked_by, asked_by_name, ends_at)
        select place, gen_random_uuid(), what, person, look, name, p.id, p.full_name, now() + lasts from profiles p where p.id = access.caller_id();
    end
  $$;

-- A member of the staff who enters a new name keeps the old one until a second person agrees.
create function access.ask_name() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      places uuid[] := array(select a.condominium_id from assignments a where a.profile_id = old.id order by a.assigned_at, a.condominium_id);
    begin
      if cardinality(places) = 0 then return new; end if;
      perform access.refuse_borrowed_name(new, places);
      perform access.ask_second(places[1], 'name', old.id, null, new.full_name, interval '30 days');
      new.full_name := old.full_name;
      return new;
    end
  $$;
create trigger ask_name before update of full_name on profiles for each row
  when (new.full_name <> old.full_name and old.id = access.caller_id() and old.approval_status = 'approved'
    and old.user_role in ('agent', 'supervisor', 'admin') and old.relief_until is null)
  execute function access.ask_name();

-- A supervisor may answer only requests about a guard.
create function access.may_second(asked second_asks) returns boolean
  language sql stable
  as $$
    select asked.answered_at is null and asked.ends_at > now() and asked.profile_id is distinct from access.caller_id()
      and case current_setting('role')
        when 'garita_super_admin' then true
        when 'garita_admin' then asked.condominium_id = any(access.caller_condominiums())
        when 'garita_supervisor' then asked.condominium_id = any(access.caller_condominiums())
          -- A request about a disclosure has no person.
          and exists (select from profiles p where p.id = asked.profile_id and p.user_role = 'agent')
        else false end
      and access.is_second(asked.condominium_id, access.caller_id(), asked.asked_by, asked.asked_at)
  $$;

create function access.seconds_to_answer()
  returns table (condominium_id uuid, id uuid, kind text, asked_at timestamptz, asked_by_name text, ends_at timestamptz, about text, wanted text, look json)
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if current_setting('role') not in ('garita_supervisor', 'garita_admin', 'garita_super_admin') then return; end if;
      return query select s.condominium_id, s.id, s.kind, s.asked_at, access.known_as(s.condominium_id, s.asked_by, s.asked_by_name), s.ends_at,
          access.known_as(s.condominium_id, p.id, p.full_name), s.wanted_name,
          case when k.id is not null then json_build_object('kind', k.kind, 'subject', k.subject, 'from', k.covers_from, 'until', k.covers_until,
            'reason', k.reason, 'said', k.said, 'told_from', k.told_from) end
        from second_asks s left join profiles p on p.id = s.profile_id
          left join looks k on k.condominium_id = s.condominium_id and k.id = s.look_id
        where s.answered_at is null and access.may_second(s);
    end
  $$;
grant execute on function access.seconds_to_answer() to garita_resident, garita_agent, garita_supervisor, garita_admin, garita_super_admin;

create function access.second_asks_for_caller() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', s.id, 'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
        'kind', s.kind, 'asked_at', s.asked_at, 'asked_by_name', s.asked_by_name, 'ends_at', s.ends_at, 'about', s.about, 'wanted', s.wanted,
        'look', s.look)
        order by s.asked_at, s.id), '[]')
      from access.seconds_to_answer() s join condominiums c on c.id = s.condominium_id and c.archived_at is null
  $$;
grant execute on function access.second_asks_for_caller() to garita_supervisor, garita_admin, garita_super_admin;

-- Saves the answer of the second person and carries it out. False if the caller cannot read the request.
create function access.answer_second(condominium uuid, asked uuid, yes boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      answered second_asks;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      update second_asks s set answered_at = now(), answered_by = access.caller_id(), granted = yes,
          answered_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where s.condominium_id = condominium and s.id = asked and access.may_second(s)
        returning s.* into answered;
      if answered.id is not null then
        if answered.kind = 'name' and yes then
          update profiles p set full_name = answered.wanted_name where p.id = answered.profile_id;
        elsif answered.kind = 'start_code' and yes then
          update one_time_tokens t set waits = false where t.profile_id = answered.profile_id and t.purpose = 'start' and t.used_at is null;
        elsif answered.kind = 'start_code' then
          delete from one_time_tokens t where t.profile_id = answered.profile_id and t.purpose = 'start' and t.used_at is null and t.waits;
        end if;
        return true;
      end if;
      select s.* into answered from second_asks s where s.condominium_id = condominium and s.id = asked;
      if answered.answered_by = access.caller_id() and answered.granted = yes then return true; end if;
      if answered.answered_at is not null or answered.ends_at <= now() then perform access.refuse('ask_is_over'); end if;
      if answered.id is not null then perform access.refuse('ask_needs_another'); end if;
      return false;
    end
  $$;
grant execute on function access.answer_second(uuid, uuid, boolean) to garita_supervisor, garita_admin, garita_super_admin;

create function access.caller_second_asks()
  returns table (condominium_id uuid, id uuid, kind text, at timestamptz, wanted text, answered_by_name text, granted boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select s.condominium_id, s.id, s.kind, coalesce(s.answered_at, s.asked_at), s.wanted_name,
        access.known_as(s.condominium_id, s.answered_by, s.answered_by_name), s.granted
      from second_asks s where s.asked_by = access.caller_id()
        and case when s.answered_at is null then s.ends_at > now() else s.answered_at > now() - interval '30 days' end
  $$;
grant execute on function access.caller_second_asks() to garita_resident, garita_agent, garita_supervisor, garita_admin, garita_super_admin;

create function access.forget_second_asks() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from second_asks s where s.asked_at < now() - interval '365 days';
    delete from code_sessions s where s.ended_at < now() - interval '2 years';
  $$;
grant execute on function access.forget_second_asks() to garita_keeper;
