-- Guards' functions append to the access log, the people concerned read it, and no role changes it.

-- The name of a guard or device that works or worked at the gates of a condominium.
create function access.name_at_gate(condominium uuid, person uuid) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(
      (select p.full_name from assignments s join profiles p on p.id = s.profile_id
        where s.condominium_id = condominium and s.profile_id = person),
      (select f.full_name from former_agents f where f.condominium_id = condominium and f.profile_id = person order by f.until desc limit 1),
      (select d.name from gate_devices d where d.condominium_id = condominium and d.id = person))
  $$;
grant execute on function access.name_at_gate(uuid, uuid) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Returns the remarks beside a row of the log: its sender, its arrival, and whether it is proven; null without remarks. Two clocks of one gate may differ a little. It has no SET clause, so that the planner can inline it.
create function access.provenance_of(condominium uuid, at timestamptz, arrived timestamptz, sender uuid, sender_name text, proven boolean,
    told_as uuid, doubt text, conflict text) returns json
  language sql stable
  as $$
    select case when sender is not null or told_as is not null or doubt is not null or conflict is not null
        or arrived - at > interval '2 minutes' then
      json_build_object(
        'sent_by', case when sender is not null then access.known_as(condominium, sender, coalesce(sender_name, access.name_at_gate(condominium, sender), ''), arrived) end,
        'arrived_at', case when sender is not null or told_as is not null or arrived - at > interval '2 minutes' then arrived end,
        'unproven', sender is not null and proven is not true,
        'in_other_name', told_as is not null, 'doubt', doubt, 'conflict', conflict) end
  $$;
grant execute on function access.provenance_of(uuid, timestamptz, timestamptz, uuid, text, boolean, uuid, text, text)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The words of a line of the caller's condominiums, or the choice where retention took them. Lines of before have them in themselves.
create function access.reason_said(condominium uuid, line uuid, choice text) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce((select s.said from access_log_subjects s where s.condominium_id = condominium and s.log_id = line
        and (access.runs_all() or condominium = any(access.caller_condominiums()))), choice)
      where choice is not null
  $$;
create function access.word_said(condominium uuid, line uuid, choice text) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce((select s.word_of from access_log_subjects s where s.condominium_id = condominium and s.log_id = line
        and (access.runs_all() or condominium = any(access.caller_condominiums()))), choice)
      where choice is not null
  $$;
grant execute on function access.reason_said(uuid, uuid, text), access.word_said(uuid, uuid, text)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Completes a row and its subject: the actor, the gate and the time. The line keeps a choice of a short list and the kind of person who gave
-- their word; the words themselves stand beside the name and go with it.
create function access.write_log(event access_logs, who access_log_subjects, choice text default null) returns access_logs
  language plpgsql
  as $$
    begin
      if event.override_reason is not null then
        who.said := event.override_reason;
        event.override_reason := case when choice in ('by_phone', 'no_exit', 'administration', 'emergency', 'no_answer', 'other') then choice
          else 'written' end;
      end if;
      if event.authorized_by is not null then
        who.word_of := event.authorized_by;
        event.authorized_by := case when plain(who.word_of) in ('administracion', 'administration') then 'administration'
          when exists (select from unnest(access.people_of_home(event.condominium_id, event.unit_number)) person where plain(person) = plain(who.word_of))
            or exists (select from units u, jsonb_array_elements(u.phones) phone where u.condominium_id = event.condominium_id
              and u.unit_number = event.unit_number and plain(phone ->> 'name') = plain(who.word_of)) then 'home'
          else 'named' end;
      end if;
      -- The desk of a condominium with one gate is at that gate; with several, at none of them. A station says where it is.
      if event.gate_id is null and event.station_id is null and current_setting('role') = 'garita_agent' then
        select min(g.id::text)::uuid, min(g.name) into event.gate_id, event.gate_name from gates g
          where g.condominium_id = event.condominium_id having count(*) = 1;
      end if;
      event.actor_id := coalesce(event.actor_id, access.caller_id());
      insert into access_logs (condominium_id, id, authorization_id, reservation_id, guest_id, person_id, event_type, occurred_at, resident_id,
          unit_number, actor_id, actor_role, actor_name, gate_id, gate_name, override_reason, authorized_by, station_id, recorded_at,
          sent_by, sent_by_name, proven, told_as, conflict, clock_doubt, corrects, arrival_kind, people)
        select event.condominium_id, event.id, event.authorization_id, event.reservation_id, event.guest_id, event.person_id, event.event_type,
          coalesce(event.occurred_at, clock_timestamp()), event.resident_id, event.unit_number, event.actor_id,
          coalesce(event.actor_role, access.role_of_act(p), case when d.id is null then 'system' else 'device' end),
          coalesce(event.actor_name, p.full_name, d.name, ''),
          event.gate_id, event.gate_name, event.override_reason, event.authorized_by, event.station_id, event.recorded_at,
          event.sent_by, event.sent_by_name, event.proven, event.told_as, event.conflict, event.clock_doubt, event.corrects, event.arrival_kind,
          event.people
        from (select 1) here
        left join profiles p on p.id = event.actor_id
        left join gate_devices d on d.condominium_id = event.condominium_id and d.id = event.actor_id
        returning * into event;
      insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate, said, word_of)
        values (event.condominium_id, event.id, who.auth_type, who.name, who.last_name, who.id_document,
          who.phone_number, who.vehicle_plate, who.said, who.word_of);
      return event;
    end
  $$;

create function access.log_access(subject authorizations, event_type text, entry uuid default gen_random_uuid(),
    reason text default null) returns void
  language plpgsql
  as $$
    declare
      event access_logs;
    begin
      event.condominium_id := subject.condominium_id;
      event.id := entry;
      event.authorization_id := subject.id;
      event.event_type := event_type;
      event.resident_id := subject.resident_id;
      event.unit_number := subject.unit_number;
      event.arrival_kind := nullif(subject.arrival_kind, 'visit');
      event.override_reason := reason;
      perform access.write_log(event, access.subject_of_visit(subject));
    end
  $$;

-- Counts the people of a pass who were inside at a moment, by its lines in their order, with a line that is about to be added. A line without a number counts
-- all of the group. `most` is the largest number from the added line on.
create function access.presence_by_log(place uuid, subject uuid, whole integer, until timestamptz default 'infinity', added access_logs default null)
    returns table (inside integer, most integer, entered_at timestamptz, left_at timestamptz)
  language plpgsql stable
  as $$
    declare
      line record;
      comes integer;
    begin
      inside := 0;
      most := 0;
      for line in
        select l.event_type, l.people, l.occurred_at, l.id from access.counted_logs l
          where l.condominium_id = place and l.authorization_id = subject and l.event_type in ('entry', 'exit', 'visitor_checkout') and l.occurred_at < until
        union all
        select added.event_type, added.people, added.occurred_at, added.id where added.id is not null
        order by 3, 4 loop
        if line.event_type = 'entry' then
          comes := coalesce(line.people, greatest(whole - inside, 1));
          if line.occurred_at >= added.occurred_at then most := greatest(most, inside + comes); end if;
          inside := case when line.people is null then greatest(inside, whole) else inside + comes end;
          entered_at := line.occurred_at;
        else
          inside := case when line.people is null then 0 else greatest(inside - line.people, 0) end;
          if inside = 0 then left_at := line.occurred_at; end if;
        end if;
      end loop;
      return next;
    end
  $$;
grant execute on function access.presence_by_log(uuid, uuid, integer, timestamptz, access_logs) to garita_admin, garita_super_admin;

-- Only the log decides who is inside, in any order of arrival; a row that comes late and counts all changes no later state. A correction restores the
-- state before the mistake. While a part of a group is inside, an exit changes only their number.
create function access.keep_presence() returns trigger
  language plpgsql
  as $$
    declare
      who authorizations;
      remain integer;
    begin
      select a.* into who from authorizations a where a.condominium_id = new.condominium_id and a.id = new.authorization_id;
      if who.id is null then return null; end if;
      if new.corrects is not null or new.people is not null and new.occurred_at < greatest(who.entered_at, who.left_at) then
        update authorizations a set (entered_at, left_at, people_inside) = (select p.entered_at, p.left_at, p.inside
            from access.presence_by_log(who.condominium_id, who.id, access.people_of(who.details)) p)
          where a.condominium_id = new.condominium_id and a.id = new.authorization_id;
      elsif new.event_type = 'entry' then
        update authorizations a set entered_at = new.occurred_at,
            people_inside = coalesce(access.people_inside_of(a) + new.people, greatest(access.people_inside_of(a), access.people_of(a.details)))
          where a.condominium_id = new.condominium_id and a.id = new.authorization_id and coalesce(a.entered_at < new.occurred_at, true);
      else
        remain := case when new.people is null then 0 else greatest(access.people_inside_of(who) - new.people, 0) end;
        update authorizations a set people_inside = case when a.entered_at > new.occurred_at then a.people_inside else remain end,
            left_at = case when remain > 0 then a.left_at else new.occurred_at end
          where a.condominium_id = new.condominium_id and a.id = new.authorization_id and coalesce(a.left_at < new.occurred_at, true);
      end if;
      return null;
    end
  $$;
create trigger keep_presence after insert on access_logs for each row
  when (new.event_type in ('entry', 'exit', 'visitor_checkout')) execute function access.keep_presence();

-- Also the owner's own statements meet this: a log that can be corrected by hand proves nothing.
create function access.refuse_log_change() returns trigger
  language plpgsql
  as $$
    begin
      perform access.refuse('access_log_is_append_only');
    end
  $$;
create trigger append_only before update or delete or truncate on access_logs
  for each statement execute function access.refuse_log_change();
create trigger append_only before delete or truncate on access_log_subjects
  for each statement execute function access.refuse_log_change();

grant select on access_logs to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on access_logs for select to garita_resident
  using (resident_id = (select access.caller_id()) and ((select access.lives_once()) or access.read_here(condominium_id, unit_number)));
create policy of_unit on access_logs for select to garita_resident
  using (resident_id is null and condominium_id = (select (access.caller_home()).condominium_id)
    -- A late line counts from its arrival: a claimed time must not hide it from the current residents.
    and (unit_number = (select (access.caller_home()).unit_number)
        and greatest(occurred_at, recorded_at) >= (select (access.caller_home()).since)
      or unit_number = (select (access.caller_home()).former_unit)
        and greatest(occurred_at, recorded_at) >= (select (access.caller_home()).former_since)));
create policy run on access_logs for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on access_logs for select to garita_super_admin using (true);

grant select (condominium_id, log_id, auth_type, name, last_name, plain_name, masked_document, phone_number, vehicle_plate, said, word_of,
    blanked_at)
  on access_log_subjects to garita_agent, garita_admin, garita_super_admin;
create policy run on access_log_subjects for select to garita_agent
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
-- An administrator reads the names of a day; older ones while a look is open that they gave a reason for.
do $do$ declare made text; begin
  for made in
    select format($make$
        create policy %s on access_log_subjects for select to %s
          using (%s and (written_at > now() - interval '24 hours'
            or (select access.caller_open_looks()) <> '{}'
              and exists (select from look_rows r where r.condominium_id = access_log_subjects.condominium_id and r.row_id = log_id)
            or (select access.caller_whole_looks()) <> '{}'
              and exists (select from access_logs l join looks k on k.condominium_id = l.condominium_id
                  and k.id = any((select access.caller_whole_looks())::uuid[]) and l.occurred_at >= k.covers_from and l.occurred_at < k.covers_until
                where l.condominium_id = access_log_subjects.condominium_id and l.id = log_id)))
      $make$, called, reader, place)
      from (values ('of_a_day', 'garita_admin', 'condominium_id = any((select access.caller_condominiums())::uuid[])'),
        ('of_a_day_everywhere', 'garita_super_admin', 'true')) readers (called, reader, place)
  loop execute made; end loop;
end $do$;
-- The kind of a visitor is not a name: figures count by it, and every line shows it.
create view access.line_kinds as
  select s.condominium_id, s.log_id, s.auth_type from access_log_subjects s
    where current_setting('role') = 'garita_super_admin' or s.condominium_id = any((select access.caller_condominiums())::uuid[]);
grant select on access.line_kinds to garita_agent, garita_admin, garita_super_admin;

-- A unit reads the name in a disputed entry, also when the visit was deleted before the gate could report it.
grant select (condominium_id, log_id, name, last_name) on access_log_subjects to garita_resident;
create policy disputed on access_log_subjects for select to garita_resident
  using (exists (select from access_logs l where l.condominium_id = access_log_subjects.condominium_id and l.id = log_id
    and (l.conflict is not null or l.event_type = 'written_by_hand')));
