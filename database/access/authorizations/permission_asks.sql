-- "Pedir permiso": a person of a home who may not authorize asks its adults for a visitor. The request gives no right: an adult authorizes
-- in their own name, or says no. No role reads the table; the functions below show it to the person who asked and to the adults.

-- Returns the open requests for permission that this adult may answer: the adult already lived in the home, the day of the visit has not
-- ended, and the person who asked lives there and may still ask.
create function access.asks_to_answer(home residences) returns setof permission_asks
  language sql stable
  as $$
    select a.* from permission_asks a join residences r on r.condominium_id = a.condominium_id and r.id = a.residence_id
        and r.joining = a.joining and r.until is null and r.frozen_at is null
      join profiles p on p.id = r.profile_id and access.is_open(p)
      where access.is_adult_of_home(home) and a.condominium_id = home.condominium_id and a.unit_number = home.unit_number
        and a.asked_at >= home.since and a.ends_at > now() and a.answer is null
  $$;

-- A repeated call changes nothing. A person has at most five open requests and twenty a day, so that telephones do not ring without end.
create function access.ask_permission(ask uuid, visitor text, day date, said text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      over timestamptz;
    begin
      if home.id is null then perform access.refuse('authorization_needs_home'); end if;
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      perform pg_advisory_xact_lock(hashtextextended('garita.permissions ' || access.caller_id(), 0));
      if exists (select from permission_asks a where a.condominium_id = home.condominium_id and a.id = ask) then
        return exists (select from permission_asks a where a.condominium_id = home.condominium_id and a.id = ask and a.asked_by = access.caller_id());
      end if;
      if home.frozen_at is not null then perform access.refuse('residence_frozen'); end if;
      if home.barred_at is null then perform access.refuse('permission_not_needed'); end if;
      if home.kind = 'guest' then raise insufficient_privilege; end if;
      over := access.ending(day::text, access.clock_of(home.condominium_id));
      if over <= now() or over > now() + interval '32 days' then perform access.refuse('permission_day'); end if;
      if (select count(*) filter (where a.answer is null and a.ends_at > now()) >= 5
          or count(*) filter (where a.asked_at > now() - interval '1 day') >= 20
        from permission_asks a where a.condominium_id = home.condominium_id and a.residence_id = home.id and a.joining = home.joining) then
        perform access.refuse('permissions_too_many');
      end if;
      if not exists (select from residences r join profiles p on p.id = r.profile_id and access.is_open(p)
        where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and access.is_adult_of_home(r)) then
        perform access.refuse('permission_of_nobody');
      end if;
      insert into permission_asks (condominium_id, id, residence_id, joining, unit_number, asked_by, asked_by_name, visitor, day, ends_at, said)
        select home.condominium_id, ask, home.id, home.joining, home.unit_number, p.id, p.full_name, ask_permission.visitor, ask_permission.day,
            over, ask_permission.said
          from profiles p where p.id = access.caller_id();
      perform access.tell_unit('permission_asked', home.condominium_id, ask, home.unit_number, null);
      return true;
    end
  $$;

-- An adult answers with an authorization, which the same statement creates, or refuses. The first answer counts; the same adult may repeat
-- it. False if the adult has no request with this id.
create function access.answer_permission(ask uuid, made uuid, said text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      outcome text := case when made is null then 'refused' else 'granted' end;
      was permission_asks;
    begin
      if home.id is null then perform access.refuse('authorization_needs_home'); end if;
      -- The lock orders this answer and a simultaneous loss of the adult's right to authorize.
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      perform access.need_word(home);
      update permission_asks a set answer = outcome, answered_at = now(), answered_by = access.caller_id(), authorization_id = made,
          answer_said = answer_permission.said, answered_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where a.condominium_id = home.condominium_id and a.id = ask and a.answer is null
          and exists (select from access.asks_to_answer(home) o where o.id = a.id);
      if found then return true; end if;
      select a.* into was from permission_asks a where a.condominium_id = home.condominium_id and a.id = ask
        and a.unit_number = home.unit_number and a.asked_at >= home.since and access.is_adult_of_home(home);
      if was.id is null then return false; end if;
      if was.answered_by = access.caller_id() and was.answer = outcome and was.authorization_id is not distinct from made then return true; end if;
      perform access.refuse(case was.answer when 'granted' then 'permission_granted' when 'refused' then 'permission_refused'
        else 'permission_over' end);
    end
  $$;
grant execute on function access.ask_permission(uuid, text, date, text), access.answer_permission(uuid, uuid, text) to garita_resident;

-- Lists the caller's own requests for permission until a day after the day of the visit, and those that the caller may answer.
create function access.permissions_of_home() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', a.id, 'visitor', a.visitor, 'day', a.day, 'said', a.said, 'asked_at', a.asked_at,
        'by_name', a.asked_by_name, 'mine', a.asked_by = access.caller_id(),
        'state', coalesce(a.answer, case when a.ends_at > now() then 'waiting' else 'expired' end),
        'answered_by_name', a.answered_by_name, 'answer_said', a.answer_said) order by a.day, a.asked_at, a.id), '[]')
      from access.caller_home() home, lateral (
        select q.* from permission_asks q where q.condominium_id = home.condominium_id and q.residence_id = home.id and q.joining = home.joining
          and q.ends_at > now() - interval '1 day'
        union all
        select q.* from access.asks_to_answer(home) q where q.asked_by <> access.caller_id()) a
  $$;

-- Read with the household, so all roles may call it; without a home it returns nothing.
grant execute on function access.permissions_of_home() to garita_resident, garita_agent, garita_admin, garita_super_admin;

create function access.forget_permission_asks() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from permission_asks a using condominiums c
      where c.id = a.condominium_id and a.ends_at < now() - make_interval(days => least(30, access.retention_of(c)))
  $$;
grant execute on function access.forget_permission_asks() to garita_keeper;
