-- A pass counts only while its host is approved and may authorize in the home.
create function access.host_stands(condominium uuid, residence uuid) returns boolean
  language sql stable
  as $$
    select residence is null or exists (
      select from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = condominium and r.id = residence and access.may_answer(r)
          and p.approval_status = 'approved')
  $$;
grant execute on function access.host_stands(uuid, uuid) to garita_admin, garita_super_admin;

-- Also answers for a condominium that the caller has left, because its old authorizations are shown in its time zone.
create function access.clock_of(condominium uuid) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select c.time_zone from condominiums c where c.id = condominium $$;

-- A day begins and ends at midnight in the time zone of the condominium. When the clock goes back, one hour occurs twice: a window begins
-- with the first and ends with the second. PostgreSQL takes the second for both.
create function access.beginning(written text, zone text) returns timestamptz
  language sql stable
  as $$
    select least(second, case when (second - interval '1 hour') at time zone zone = written::timestamp then second - interval '1 hour' end)
      from (select written::timestamp at time zone zone as second) there
  $$;
create function access.ending(written text, zone text) returns timestamptz
  language sql stable
  as $$ select (case when length(written) = 10 then written::timestamp + interval '1 day' else written::timestamp end) at time zone zone $$;
create function access.written_beginning(moment timestamptz, zone text) returns text
  language sql stable
  as $$
    select case when local = date_trunc('day', local) then to_char(local, 'YYYY-MM-DD') else to_char(local, 'YYYY-MM-DD"T"HH24:MI') end
      from (select moment at time zone zone as local) there
  $$;
create function access.written_ending(moment timestamptz, zone text) returns text
  language sql stable
  as $$
    select case when local = date_trunc('day', local) then to_char(local - interval '1 day', 'YYYY-MM-DD') else to_char(local, 'YYYY-MM-DD"T"HH24:MI') end
      from (select moment at time zone zone as local) there
  $$;

grant select on authorizations to garita_resident;
grant insert (id, auth_type, name, last_name, id_document, phone_number, vehicle_plate, relationship, can_authorize_access,
    details, private_details, valid_from, valid_until),
  update (name, last_name, id_document, phone_number, vehicle_plate, relationship, can_authorize_access,
    details, private_details, valid_from, valid_until, suspended_at, dismissed_at, pass_generation, unsent)
  on authorizations to garita_resident;
create policy own on authorizations for select to garita_resident
  using (resident_id = (select access.caller_id()) and ((select access.lives_once()) or access.read_here(condominium_id, unit_number)));
create policy make_own on authorizations for insert to garita_resident with check (resident_id = access.caller_id() and status = 'active');
-- No role writes a status by hand: decisions, exits and deletions are functions (visit_requests, visits, authorization_states). An
-- authorization that has ended is history: it cannot be edited.
create policy change_own on authorizations for update to garita_resident
  using (resident_id = (select access.caller_id()) and residence_id = (select (access.caller_home()).id) and status = 'active');

-- Staff see only the columns that the gate needs: masked documents, no e-mail, no private notes of a host.
grant select (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, suspended_at, dismissed_at, name, last_name,
    plain_name, masked_document, phone_number, vehicle_plate, relationship, can_authorize_access, details, valid_from, valid_until, revision,
    created_at, updated_at, registered_by, registered_by_name, decided_at, decided_by, decided_by_name, decided_by_administration, closed_at,
    registered_at, sent_by, sent_by_name, registration_proven, registration_doubt, registered_as, import_id, imported_by_name, entered_at,
    left_at, inside, arrival_kind, ask_seconds, outcome, outcome_at, outcome_by_name, outcome_channel, answer, call_wanted_at, call_wanted_by_name,
    rule_id, stays_until, contested_at, contested_by_name, badge, people_inside)
  on authorizations to garita_agent, garita_admin, garita_super_admin;
create policy run on authorizations for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on authorizations for select to garita_super_admin using (true);

-- Counts the people of a pass, with its holder. Arrivals and imports may have any number in their details.
create function access.people_of(details jsonb) returns integer
  language sql immutable
  as $$
    select case when jsonb_typeof(details -> 'people') = 'number' then greatest(least((details ->> 'people')::numeric, 60), 1)::integer else 1 end
  $$;
-- Counts the people of an entry, an exit or a request; null: one person who belongs to no group.
create function access.people_counted_in(line smallint, details jsonb) returns integer
  language sql immutable
  as $$ select coalesce(line, nullif(access.people_of(details), 1)) $$;
grant execute on function access.people_counted_in(smallint, jsonb) to garita_resident, garita_agent, garita_admin, garita_super_admin;
-- Counts the people of a pass who are inside, and those who may still enter. A guard may read these columns, and not the whole row.
create function access.people_inside(inside boolean, counted smallint, details jsonb) returns integer
  language sql immutable
  as $$ select case when inside then coalesce(counted, access.people_of(details)) else 0 end $$;
create function access.people_inside_of(a authorizations) returns integer
  language sql stable
  as $$ select access.people_inside(a.inside, a.people_inside, a.details) $$;
create function access.people_missing(a authorizations) returns integer
  language sql stable
  as $$ select greatest(access.people_of(a.details) - access.people_inside_of(a), 0) $$;
grant execute on function access.people_inside(boolean, smallint, jsonb)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant execute on function access.people_of(jsonb) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- True if the home asked for a notice when this resident goes out.
create function access.tells_exits(auth_type text, details jsonb) returns boolean
  language sql immutable
  as $$ select auth_type = 'co_resident' and details -> 'tell_exits' = 'true' $$;
grant execute on function access.tells_exits(text, jsonb) to garita_resident, garita_agent, garita_admin, garita_super_admin;
