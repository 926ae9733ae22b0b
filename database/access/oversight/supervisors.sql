-- A supervisor makes, suspends and relieves guards, and sees the gates at work.

create function access.shifts_of(condominium uuid)
  returns table (station_id uuid, gate_id uuid, profile_id uuid, full_name text, since timestamptz)
  language sql stable
  as $$
    select s.id, s.gate_id, p.id, p.full_name, min(k.made_at)
      from stations s join station_keys k on k.condominium_id = s.condominium_id and k.station_id = s.id and k.profile_id = s.bound_by
        join profiles p on p.id = k.profile_id and p.approval_status = 'approved' and p.user_role = 'agent'
      where s.condominium_id = condominium and k.ended_at is null
        and not exists (select from enrolled_stations e where e.condominium_id = s.condominium_id and e.station_id = s.id)
      group by s.id, s.gate_id, p.id
    union all
    -- These shifts are reported by a tablet.
    select h.station_id, h.gate_id, p.id, p.full_name, h.started_at from shifts h
      join profiles p on p.id = h.profile_id and p.approval_status = 'approved' and p.user_role = 'agent'
      join enrolled_stations e on e.condominium_id = h.condominium_id and e.station_id = h.station_id and e.lost_at is null
      where h.condominium_id = condominium and h.ended_at is null
  $$;

create function access.was_suspended_by_supervisor(guard profiles) returns boolean
  language sql stable
  as $$
    select guard.approval_status = 'rejected'
      and exists (select from profiles d where d.id = guard.decided_by and d.user_role = 'supervisor')
  $$;

-- Lists the supervisor's guards with their sign-in names, without telephones.
create function access.caller_guards() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', p.id, 'full_name', p.full_name, 'sign', access.sign_of(p.id), 'signs_in_as', coalesce(p.email, p.username),
        'has_email', p.email is not null, 'approval_status', p.approval_status, 'started', p.started, 'invited_at', p.invited_at,
        'relief_until', p.relief_until, 'places', mine.places, 'may_change', p.id = any(runs.people) and p.relief_until is null,
        'may_reinstate', p.id = any(runs.people) and access.was_suspended_by_supervisor(p))
        order by p.approval_status = 'approved' desc, plain(p.full_name), p.id), '[]')
      from (select access.caller_managed_people() as people) runs,
        profiles p cross join lateral (select json_agg(json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone) order by c.name, c.id) as places
          from assignments a join condominiums c on c.id = a.condominium_id
          where a.profile_id = p.id and a.condominium_id = any(access.caller_condominiums())) mine
      where p.user_role = 'agent' and mine.places is not null
  $$;

-- Lists the gates with their guard, connection and devices. A station requests its snapshot every minute or so, a device only at each
-- arrival.
create function access.caller_gates() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
        'line', case when last.seen_at is null then 'none' when last.seen_at < now() - interval '5 minutes' then 'silent' else 'alive' end,
        'seen_at', last.seen_at,
        'silent_minutes', coalesce((select round(sum(extract(epoch from upper(silence) - lower(silence))) / 60, 1)
          from unnest(o.silences) silence), 0),
        'on_duty', (select coalesce(json_agg(json_build_object('full_name', d.full_name, 'since', d.since) order by d.since), '[]')
          from access.shifts_of(c.id) d where d.gate_id = g.id),
        'checks', (select coalesce(json_agg(json_build_object('station_id', t.id, 'at', t.checked_at, 'by', p.full_name, 'failed', t.check_failed)
            order by t.checked_at desc, t.id), '[]')
          from stations t left join profiles p on p.id = t.checked_by
          where t.condominium_id = c.id and t.gate_id = g.id and t.checked_at > now() - interval '30 days'),
        'devices', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'last_used_at', d.last_used_at,
            'silent', coalesce(d.last_used_at, d.created_at) < now() - interval '1 day') order by d.name, d.id), '[]')
          from gate_devices d where d.condominium_id = c.id and d.gate_id = g.id and d.revoked_at is null),
        'tablets', (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name, e.id), '[]')
          from enrolled_stations e where e.condominium_id = c.id and e.gate_id = g.id and e.enrolled_at is not null and e.lost_at is null))
        order by c.name, c.id, g.name, g.id), '[]')
      from condominiums c join gates g on g.condominium_id = c.id
        left join lateral (select t.seen_at from stations t where t.condominium_id = c.id and t.gate_id = g.id
          and t.seen_at > now() - interval '30 days' order by t.seen_at desc limit 1) last on true
        left join lateral (select range_agg(tstzrange(greatest(u.began_at, now() - interval '1 day'), least(u.ended_at, now()))) as silences
          from station_outages u join stations t on t.condominium_id = u.condominium_id and t.id = u.station_id
          where u.condominium_id = c.id and t.gate_id = g.id and u.ended_at > now() - interval '1 day' and u.began_at < now()) o on true
      where c.id = any(access.caller_condominiums()) and c.archived_at is null
  $$;

-- The alarms of the gates, the open ones and the newest of thirty days, with place, time and the guard who answered. The home and the
-- person who pressed are left out.
create function access.caller_alarms() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', a.id, 'at', a.pressed_at, 'raised_as', a.raised_as, 'gate_name', a.gate_name,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone), 'is_test', a.is_test,
        'taken_at', a.taken_at, 'taken_by', a.taken_by_name, 'ended_at', a.ended_at)
        order by a.ended_at is not null, a.is_one_of_many, a.pressed_at desc, a.id), '[]')
      from (select o.* from alarms o where o.condominium_id = any(access.caller_condominiums())
          and (o.ended_at is null or o.pressed_at > now() - interval '30 days')
          -- Takes the newest alarm of each person first, so that many alarms of one person hide none of another.
          order by o.ended_at is not null, o.is_one_of_many, row_number() over (partition by o.raised_by order by o.pressed_at desc),
            o.pressed_at desc, o.id limit 20) a
        join condominiums c on c.id = a.condominium_id and c.archived_at is null
  $$;

-- Lists entries of the last thirty days that a guard allowed although the screen said no, with time, place, guard and verdict. The visitor,
-- the home and the guard's text are left out, because the text may name both.
create function access.caller_overrides() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', l.id, 'at', l.occurred_at,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone), 'gate_name', l.gate_name,
        'guard', case when l.actor_role = 'agent' then access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at) end, 'verdict', seen.verdict,
        'reason', coalesce(ground.reason, seen.reason), 'by_phone', l.authorized_by is not null)
        order by l.occurred_at desc, l.id desc), '[]')
      from (select n.* from unnest(access.caller_condominiums()) place cross join lateral (
          select o.* from access.counted_logs o where o.condominium_id = place and o.event_type = 'entry' and o.person_id is null
            and (o.override_reason is not null or o.authorized_by is not null) and o.occurred_at > now() - interval '30 days'
            -- An act of a worker for several homes is one.
            and not exists (select from shared_acts s where s.condominium_id = o.condominium_id and s.log_id = o.id)
            order by o.occurred_at desc, o.id desc limit 100) n
        order by n.occurred_at desc, n.id desc limit 100) l
        join condominiums c on c.id = l.condominium_id
        left join access_decisions ground on ground.condominium_id = l.condominium_id and ground.id = l.id and ground.verdict is null
        left join lateral (select d.verdict, d.reason from access_decisions d
          where d.condominium_id = l.condominium_id and d.authorization_id = l.authorization_id and d.verdict is not null
            and d.seen_by = coalesce(l.told_as, l.actor_id) and d.station_id is not distinct from l.station_id and d.at between l.occurred_at - interval '10 minutes' and l.occurred_at + access.clock_tolerance()
          order by d.at desc, d.id limit 1) seen on true
  $$;

-- Lists the newest emergencies and authorities of thirty days at the gates, with time, place, guard and outcome, without a name or a home.
create function access.caller_urgent_arrivals() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', l.id, 'at', l.occurred_at, 'kind', l.arrival_kind, 'gate_name', l.gate_name,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
        'guard', case when l.actor_role = 'agent' then access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at) end, 'outcome', ended.event_type, 'ended_at', ended.occurred_at)
        order by l.occurred_at desc, l.id desc), '[]')
      from (select n.* from unnest(access.caller_condominiums()) place cross join lateral (
          select o.* from access_logs o where o.condominium_id = place and o.arrival_kind in ('emergency', 'authority')
            and o.id = o.authorization_id and o.occurred_at > now() - interval '30 days' order by o.occurred_at desc, o.id desc limit 50) n
        order by n.occurred_at desc, n.id desc limit 50) l
        join condominiums c on c.id = l.condominium_id
        left join lateral (select o.event_type, o.occurred_at from access_logs o
          where o.condominium_id = l.condominium_id and o.authorization_id = l.id
            and o.event_type in ('entry_noted', 'authority_admitted', 'authority_turned_away')
          order by o.event_type = 'entry_noted', o.occurred_at limit 1) ended on true
  $$;

create function access.caller_shifts() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', t.id, 'from', t.began, 'until', t.ended, 'gate_name', g.name,
        'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
        'full_name', access.known_as(t.condominium_id, t.profile_id, access.name_at_gate(t.condominium_id, t.profile_id))) order by t.began desc, t.id), '[]')
      from (
        select n.* from unnest(access.caller_condominiums()) place cross join lateral (
          (select h.condominium_id, h.id, h.gate_id, h.profile_id, h.started_at as began, h.ended_at as ended from shifts h
            where h.condominium_id = place and coalesce(h.ended_at, now()) > now() - interval '7 days' order by h.started_at desc limit 200)
          union all
          (select k.condominium_id, k.id, s.gate_id, k.profile_id, k.made_at, k.ended_at from station_keys k
            join stations s on s.condominium_id = k.condominium_id and s.id = k.station_id
            where k.condominium_id = place and coalesce(k.ended_at, now()) > now() - interval '7 days'
              and not exists (select from enrolled_stations e where e.condominium_id = s.condominium_id and e.station_id = s.id)
            order by k.made_at desc limit 200)) n
        order by n.began desc, n.id limit 200) t
        join condominiums c on c.id = t.condominium_id left join gates g on g.condominium_id = t.condominium_id and g.id = t.gate_id
  $$;

-- Makes an approved guard for some of the supervisor's condominiums. A repeated call changes nothing.
create function access.make_guard(person uuid, written_name text, address text, places uuid[], spoken text) returns text
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ select access.make_person(person, gen_random_uuid(), written_name, address, null, 'agent', '', places, spoken) $$;

create function access.start_code_of_guard(guard uuid, hash bytea)
  returns table (id uuid, full_name text, condominium text, language text, has_email boolean, waits boolean)
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    select p.id, p.full_name, (select c.name from condominiums c where c.id = access.place_of_start(p.id)), p.language, p.email is not null, p.started
      from access.make_start_codes(array[guard], array[hash]) made (id) join profiles p on p.id = made.id
  $$;

-- Ends their sessions and the keys of their stations with the same statement (access.carry_out_for_security). A repeated call changes
-- nothing.
create function access.suspend_guard(guard uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update profiles p set approval_status = 'rejected'
        where p.id = guard and p.approval_status = 'approved' and p.id = any(access.caller_managed_people());
      return found or exists (select from profiles p where p.id = guard and p.approval_status = 'rejected' and p.decided_by = access.caller_id());
    end
  $$;
create function access.reinstate_guard(guard uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update profiles p set approval_status = 'approved'
        where p.id = guard and p.id = any(access.caller_managed_people()) and access.was_suspended_by_supervisor(p);
      return found or exists (select from profiles p where p.id = guard and p.approval_status = 'approved' and p.decided_by = access.caller_id());
    end
  $$;
-- A guard who also works or lives elsewhere loses only the work in this condominium.
create function access.relieve_guard(guard uuid, condominium uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from assignments a using profiles p
        where p.id = a.profile_id and p.user_role = 'agent' and a.profile_id = guard and a.condominium_id = condominium
          and condominium = any(access.caller_condominiums());
      return found;
    end
  $$;

grant execute on function access.caller_guards(), access.caller_gates(), access.caller_alarms(), access.caller_overrides(), access.caller_urgent_arrivals(), access.caller_shifts(),
  access.make_guard(uuid, text, text, uuid[], text), access.suspend_guard(uuid), access.reinstate_guard(uuid),
  access.relieve_guard(uuid, uuid), access.start_code_of_guard(uuid, bytea), access.write_invitations(uuid[]) to garita_supervisor;
