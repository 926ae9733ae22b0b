-- A guard or a home raises an alarm, and it reaches more people every half minute until a person takes it by name. The clock repeats alarms
-- and ends none.

-- True for people who may take an alarm of a condominium: its guards and administrators, super admins, and the people on its list.
create function access.answers_alarms(condominium uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(access.runs_all() or current_setting('role') in ('garita_agent', 'garita_admin') and condominium = any(access.caller_condominiums())
      or exists (select from alarm_contacts k where k.condominium_id = condominium and k.profile_id = access.caller_id()), false)
  $$;

-- Raised once, however often it is sent. A home raises it for its unit, a guard at a gate, the administration only to test it. Null where the
-- caller may not; otherwise whether it is one of many.
create function access.raise_alarm(place uuid, alarm uuid, gate uuid, pressed timestamptz, test boolean) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      raised alarms;
    begin
      raised.raised_as := case current_setting('role') when 'garita_resident' then 'resident' when 'garita_agent' then 'guard' else 'administration' end;
      if not coalesce(case raised.raised_as when 'resident' then home.condominium_id = place
        else access.runs_all() or place = any(access.caller_condominiums()) end, false) then return null; end if;
      -- Two that one person sends at once are counted one after the other.
      perform pg_advisory_xact_lock(hashtextextended('garita.alarms ' || access.caller_id(), 0));
      if (raised.raised_as = 'administration') <> test then return null; end if;
      insert into alarms (condominium_id, id, pressed_at, raised_by, raised_by_name, raised_as, gate_name, unit_number, is_test, is_one_of_many)
        select place, alarm, least(greatest(pressed, now() - interval '1 day'), now()), p.id, p.full_name, raised.raised_as,
            (select g.name from gates g where raised.raised_as = 'guard' and g.condominium_id = place and g.id = gate), home.unit_number, test,
            not test and (select count(*) >= 3 from alarms a where a.raised_by = p.id and not a.is_test and a.raised_at > now() - interval '10 minutes')
          from profiles p where p.id = access.caller_id()
        on conflict (condominium_id, id) do nothing;
      if found then perform access.enqueue('alarms.push', json_build_object('condominium_id', place, 'id', alarm, 'told', 1)); end if;
      return (select json_build_object('one_of_many', a.is_one_of_many, 'pressed_at', a.pressed_at) from alarms a
        where a.condominium_id = place and a.id = alarm and a.raised_by = access.caller_id());
    end
  $$;

-- A locked tablet raises an alarm under its own name, at its gate, and reads nothing. Null for a lost tablet.
create function access.raise_alarm_at_tablet(alarm uuid, pressed timestamptz) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare here enrolled_stations := access.caller_station();
    begin
      if here.id is null or here.lost_at is not null then return null; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.alarms ' || here.id, 0));
      insert into alarms (condominium_id, id, pressed_at, raised_by, raised_by_name, raised_as, gate_name, is_one_of_many)
        select here.condominium_id, alarm, least(greatest(pressed, now() - interval '1 day'), now()), here.id, here.name, 'guard', g.name,
            (select count(*) >= 3 from alarms a where a.raised_by = here.id and a.raised_at > now() - interval '10 minutes')
          from gates g where g.condominium_id = here.condominium_id and g.id = here.gate_id
        on conflict (condominium_id, id) do nothing;
      if found then perform access.enqueue('alarms.push', json_build_object('condominium_id', here.condominium_id, 'id', alarm, 'told', 1)); end if;
      return (select json_build_object('one_of_many', a.is_one_of_many, 'pressed_at', a.pressed_at) from alarms a
        where a.condominium_id = here.condominium_id and a.id = alarm and a.raised_by = here.id);
    end
  $$;
grant execute on function access.raise_alarm_at_tablet(uuid, timestamptz) to garita_station;

-- Whether the caller raised it. A test is ended by the administrator who started it.
create function access.raised_by_caller(place uuid, alarm uuid) returns boolean
  language sql stable
  as $$ select exists (select from alarms a where a.condominium_id = place and a.id = alarm and a.raised_by = access.caller_id() and not a.is_test) $$;

-- The open alarms that go with one: itself, and of the same person those after the third within ten minutes.
create function access.goes_with(a alarms, place uuid, alarm uuid) returns boolean
  language sql stable
  as $$
    select a.condominium_id = place and (a.id = alarm or a.is_one_of_many and a.ended_at is null
      and a.raised_by = (select o.raised_by from alarms o where o.condominium_id = place and o.id = alarm))
  $$;

-- The first person who takes an alarm has it, and the second is refused. False if the caller may not take this alarm.
create function access.take_alarm(place uuid, alarm uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- The person who raised the alarm cannot take it: an attacker may be beside them.
      if not access.answers_alarms(place) or access.raised_by_caller(place, alarm) then return false; end if;
      update alarms a set taken_at = now(), taken_by = p.id, taken_by_name = p.full_name, tells_next_at = null
        from profiles p where p.id = access.caller_id() and access.goes_with(a, place, alarm) and a.taken_at is null
          and exists (select from alarms o where o.condominium_id = place and o.id = alarm and o.taken_at is null);
      if found then return true; end if;
      if exists (select from alarms a where a.condominium_id = place and a.id = alarm and a.taken_by <> access.caller_id()) then
        perform access.refuse('alarm_taken_already');
      end if;
      return exists (select from alarms a where a.condominium_id = place and a.id = alarm);
    end
  $$;

-- Ends an alarm with its cause. An alarm ends only after a person took it.
create function access.end_alarm(place uuid, alarm uuid, said text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not access.answers_alarms(place) or access.raised_by_caller(place, alarm) then return false; end if;
      update alarms a set ended_at = now(), ended_by_name = p.full_name, note = said
        from profiles p where p.id = access.caller_id() and access.goes_with(a, place, alarm) and a.taken_at is not null and a.ended_at is null
          and exists (select from alarms o where o.condominium_id = place and o.id = alarm and o.taken_at is not null and o.ended_at is null);
      if found then return true; end if;
      if exists (select from alarms a where a.condominium_id = place and a.id = alarm and a.taken_at is null) then
        perform access.refuse('alarm_not_taken');
      end if;
      return exists (select from alarms a where a.condominium_id = place and a.id = alarm);
    end
  $$;
grant execute on function access.raise_alarm(uuid, uuid, uuid, timestamptz, boolean), access.take_alarm(uuid, uuid), access.end_alarm(uuid, uuid, text)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant execute on function access.answers_alarms(uuid) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Repeats alarms that were not taken within half a minute, twenty times, and returns their number. After that an alarm stays on every
-- station until it is taken.
create function access.tell_alarms(most integer) returns integer
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare queued_count integer;
    begin
      with due as (
        select a.condominium_id, a.id from alarms a where a.tells_next_at <= now() order by a.tells_next_at limit most for update skip locked
      ), again as (
        update alarms a set told_at = a.told_at || now(),
            tells_next_at = case when cardinality(a.told_at) < 19 then greatest(a.tells_next_at + interval '30 seconds', now() + interval '1 second') end
          from due where a.condominium_id = due.condominium_id and a.id = due.id and a.taken_at is null
          returning a.condominium_id, a.id, cardinality(a.told_at) as times
      ), queued as (
        select access.enqueue('alarms.push', json_build_object('condominium_id', again.condominium_id, 'id', again.id, 'told', again.times)) from again
      )
      select count(*) into queued_count from queued;
      return queued_count;
    end
  $$;

-- Returns the people whose devices an alarm rings now; no rows once it is taken. Guards and administrators are rung at once, the list by
-- its steps.
create function access.who_hears_alarm(place uuid, alarm uuid)
  returns table (profile_id uuid, user_role text, language text, condominium text, country text, time_zone text, pressed_at timestamptz,
    raised_by_name text, gate_name text, unit_number text, is_test boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select p.id, p.user_role, p.language, c.name, c.country, c.time_zone, a.pressed_at, a.raised_by_name, a.gate_name, a.unit_number, a.is_test
      from alarms a join condominiums c on c.id = a.condominium_id
        join profiles p on access.is_open(p) and p.id <> a.raised_by and (
          p.user_role in ('agent', 'admin') and p.id in (select s.profile_id from assignments s where s.condominium_id = place)
          or p.id in (select k.profile_id from alarm_contacts k where k.condominium_id = place and k.step <= cardinality(a.told_at)))
      where a.condominium_id = place and a.id = alarm and a.taken_at is null
  $$;
grant execute on function access.tell_alarms(integer), access.who_hears_alarm(uuid, uuid) to garita_keeper;

-- Adds a contact to the list: a telephone, or the account of a person who lives or works there.
create function access.add_alarm_contact(place uuid, contact uuid, called text, phone text, account text, at_step integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare person uuid;
    begin
      if not access.runs_condominium(place) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.alarm_contacts ' || place, 0));
      if exists (select from alarm_contacts k where k.condominium_id = place and k.id = contact) then return true; end if;
      if (select count(*) from alarm_contacts k where k.condominium_id = place) >= 20 then perform access.refuse('alarm_contacts_too_many'); end if;
      if account is not null then
        select p.id into person from profiles p where (lower(p.email) = lower(account) or lower(p.username) = lower(account)) and access.is_open(p)
          and (exists (select from residences r where r.profile_id = p.id and r.condominium_id = place and r.since is not null and r.until is null)
            or exists (select from assignments s where s.profile_id = p.id and s.condominium_id = place) and p.user_role in ('agent', 'admin'));
        if person is null then perform access.refuse('alarm_contact_unknown'); end if;
      end if;
      insert into alarm_contacts (condominium_id, id, name, telephone, profile_id, step) values (place, contact, called, phone, person, at_step);
      return true;
    end
  $$;
grant execute on function access.add_alarm_contact(uuid, uuid, text, text, text, integer) to garita_admin, garita_super_admin;

-- A person who has left the condominium answers for its alarms no longer.
create function access.leave_alarm_list() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from alarm_contacts k where k.condominium_id = old.condominium_id and k.profile_id = old.profile_id
        and not exists (select from residences r where r.profile_id = k.profile_id and r.condominium_id = k.condominium_id and r.since is not null and r.until is null)
        and not exists (select from assignments s where s.profile_id = k.profile_id and s.condominium_id = k.condominium_id);
      return null;
    end
  $$;
create trigger leave_alarm_list after update of until on residences for each row
  when (new.until is not null and old.until is null) execute function access.leave_alarm_list();
create trigger leave_alarm_list after delete on assignments for each row execute function access.leave_alarm_list();

-- After a year, the name of the person who raised an alarm has no more use.
create function access.forget_alarms() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ delete from alarms a where a.raised_at < now() - interval '365 days' and not access.is_held(a.condominium_id, a.id) $$;
grant execute on function access.forget_alarms() to garita_keeper;

grant select on alarms to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on alarms for select to garita_resident
  using (raised_by = (select access.caller_id()) or condominium_id in (select k.condominium_id from alarm_contacts k));
create policy here on alarms for select to garita_agent, garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on alarms for select to garita_super_admin using (true);
-- Gates and the administration read the telephones. A person on the list reads only that they are on it.
grant select (condominium_id, profile_id) on alarm_contacts to garita_resident;
grant select on alarm_contacts to garita_agent, garita_admin, garita_super_admin;
grant delete on alarm_contacts to garita_admin, garita_super_admin;
create policy own on alarm_contacts for select to garita_resident using (profile_id = (select access.caller_id()));
create policy here on alarm_contacts for select to garita_agent, garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on alarm_contacts for select to garita_super_admin using (true);
create policy run on alarm_contacts for delete to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy run_all on alarm_contacts for delete to garita_super_admin using (true);
