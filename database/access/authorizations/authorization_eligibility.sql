-- Returns the state of an authorization at a moment, in the words of the gate's verdict. `src/gate/station/verdict/eligibility.ts` decides
-- the same.

-- Clocks and visitors may be a few minutes early or late.
create function access.tolerance() returns interval
  language sql immutable
  as $$ select interval '5 minutes' $$;

-- True within the agreed days (1 is Monday) and hours of a worker, by the clock of the condominium. A night shift belongs to the day on
-- which it begins.
create function access.at_work(details jsonb, zone text, at timestamptz) returns boolean
  language sql stable
  as $$
    select case
        when begins is null or ends is null or begins = ends then today
        when begins < ends then today and clock >= begins and clock < ends
        else today and clock >= begins or yesterday and clock < ends end
      from (select
          details ->> 'hours_from' collate "C" as begins, details ->> 'hours_until' collate "C" as ends,
          to_char(wall, 'HH24:MI') collate "C" as clock,
          days = '[]' or days @> to_jsonb(extract(isodow from wall)::int) as today,
          days = '[]' or days @> to_jsonb(extract(isodow from wall - interval '1 day')::int) as yesterday
        from (select at at time zone zone as wall, coalesce(details -> 'weekdays', '[]') as days) there) agreed
  $$;
create function access.out_of_hours(kind text, details jsonb, zone text, at timestamptz) returns boolean
  language sql stable
  as $$
    select kind = 'worker' and (details ? 'weekdays' or details ? 'hours_from') and not (access.at_work(details, zone, at)
      or access.at_work(details, zone, at - access.tolerance()) or access.at_work(details, zone, at + access.tolerance()))
  $$;
grant execute on function access.tolerance(), access.at_work(jsonb, text, timestamptz), access.out_of_hours(text, jsonb, text, timestamptz)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- True if a gate admits this row, without its host's state and the hours of a day: counts add the state of the host. The planner can inline
-- this expression and use the index of live authorizations.
create function access.in_force(kind text, status text, suspended_at timestamptz, valid_from timestamptz, valid_until timestamptz) returns boolean
  language sql stable
  as $$
    select status in ('active', 'approved') and kind <> 'pet' and suspended_at is null
      and (valid_from is null or valid_from <= now()) and (valid_until is null or valid_until > now())
  $$;
grant execute on function access.in_force(text, text, timestamptz, timestamptz, timestamptz)
  to garita_resident, garita_admin, garita_super_admin;

-- Returns the first state that applies. A visitor who was admitted by phone counts as approved until they leave. Presence comes last and covers only today; the log has earlier entries.
create function access.eligibility_of(a authorizations, at timestamptz) returns text
  language plpgsql stable
  as $$
    begin
      return case
        when a.auth_type = 'pet' then 'no_pass'
        when a.status = 'denied' then 'denied'
        when a.status = 'inactive' then 'visit_over'
        when a.status = 'pending_approval' and a.closed_at is not null
          and not (a.auth_type = 'temporary_visitor' and a.inside) then 'visit_over'
        when a.status = 'pending_approval' and a.closed_at is null then
          case when a.created_at <= at - access.time_to_answer() then 'request_expired' else 'pending' end
        when case when at < now() then access.host_gone(a.condominium_id, a.residence_id, at)
          else not access.host_stands(a.condominium_id, a.residence_id) end then 'host_gone'
        when a.dismissed_at is not null then 'dismissed'
        when a.suspended_at is not null then 'suspended'
        when a.valid_from > at + access.tolerance() then 'not_yet_valid'
        when a.valid_until <= at - access.tolerance() then 'expired'
        when access.out_of_hours(a.auth_type, a.details, access.clock_of(a.condominium_id), at) then 'out_of_hours'
        -- The rest of a group comes later with the same pass.
        when not a.inside or access.people_missing(a) > 0 then 'may_enter'
        when a.auth_type = 'temporary_visitor' and access.people_of(a.details) = 1 then 'already_inside'
        when a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker') then 'stay_open'
        else 'inside' end;
    end
  $$;

-- True if this person left through this gate a few minutes ago, because another person may come with a copy of the code. Residents and
-- workers come and go, so they do not count. src/gate/station/verdict/eligibility.ts decides the same.
create function access.back_soon(kind text, left_at timestamptz, left_gate uuid, gate uuid, at timestamptz) returns boolean
  language sql immutable
  as $$
    select coalesce(kind in ('temporary_visitor', 'permanent_visitor') and left_gate = gate and at < left_at + interval '10 minutes', false)
  $$;
grant execute on function access.back_soon(text, timestamptz, uuid, uuid, timestamptz)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- A visitor sees the code while it is valid or will be, and for as long after its end as gates tolerate.
create function access.pass_alive(a authorizations) returns boolean
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      return access.eligibility_of(a, now()) in
        ('may_enter', 'not_yet_valid', 'out_of_hours', 'already_inside', 'stay_open', 'inside');
    end
  $$;
grant execute on function access.pass_alive(authorizations) to garita_resident;
