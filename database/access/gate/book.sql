-- The book of units: the people whom a gate calls for a home, the readings of their telephones, and their answers.

-- As a guard may call them: residents who may answer, those whom they let answer, then the telephones of the unit in their order.
create function access.gate_book(condominium uuid, of_unit text default null) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('unit', u.unit, 'who', u.who) order by u.unit), '[]') from (
      select w.unit, json_agg(json_build_object('name', w.name, 'kind', w.kind, 'number', w.number, 'from', w.hour_from, 'until', w.hour_until)
          order by w.place, w.since, w.name) as who
        from (
          select r.unit_number as unit, p.full_name as name, null as kind, p.phone_number as number, null as hour_from, null as hour_until,
              0 as place, r.since
            from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
            where r.condominium_id = condominium and (of_unit is null or r.unit_number = of_unit) and r.since is not null and r.until is null and access.may_answer(r)
              and p.phone_number is not null
          union all
          select a.unit_number, concat_ws(' ', a.name, a.last_name), null, a.phone_number, null, null, 1, null
            from authorizations a join residences h on h.condominium_id = a.condominium_id and h.id = a.residence_id and access.may_answer(h)
            where a.condominium_id = condominium and (of_unit is null or a.unit_number = of_unit) and a.auth_type = 'co_resident' and a.status = 'active' and a.suspended_at is null
              and a.can_authorize_access and a.phone_number is not null
          union all
          select n.unit_number, t.phone ->> 'name', t.phone ->> 'kind', t.phone ->> 'number', t.phone ->> 'from', t.phone ->> 'until',
              1 + t.place, null
            from units n, jsonb_array_elements(n.phones) with ordinality t(phone, place)
            where n.condominium_id = condominium and (of_unit is null or n.unit_number = of_unit) and n.phones <> '[]'
        ) w group by w.unit) u
  $$;

-- As a caller has it that is no station: who is called, and of each number the last three signs.
create function access.covered_book(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('unit', page ->> 'unit', 'who', (
        select json_agg(who::jsonb || jsonb_build_object('number', '•••' || right(who ->> 'number', 3)) order by place)
          from json_array_elements(page -> 'who') with ordinality called (who, place))) order by page ->> 'unit'), '[]')
      from json_array_elements(access.gate_book(condominium)) page
  $$;

-- One line for a person, a station and a day of the condominium: its id is made of them, so that the next load finds it.
create function access.note_book(condominium uuid, station uuid) returns void
  language sql
  as $$
    insert into audit_entries (id, condominium_id, actor_id, actor_role, actor_name, thing, act, subject_id, subject_name, what)
      select overlay(overlay(md5(concat_ws(' ', 'garita.book', s.id, p.id, (now() at time zone c.time_zone)::date)) placing '8' from 13)
            placing '8' from 17)::uuid, c.id, p.id, p.user_role, p.full_name, 'book', 'made', s.id, coalesce(e.name, g.name), case when e.id is null then '{}' else jsonb_build_object('gate_id', jsonb_build_array(null, g.name)) end
            || jsonb_build_object('enrolled', jsonb_build_array(null, e.id is not null))
        from stations s join condominiums c on c.id = s.condominium_id join gates g on g.condominium_id = s.condominium_id and g.id = s.gate_id
          join profiles p on p.id = access.caller_id()
          left join enrolled_stations e on e.condominium_id = s.condominium_id and e.station_id = s.id and e.lost_at is null
        where s.condominium_id = condominium and s.id = station
      on conflict do nothing
  $$;

-- A guard reads the telephones of a home, and a line records it: for an ask, or after a pass without one. A desk reads while an ask is open
-- or minutes after a recorded pass; any other reading needs the guard's reason and is counted. A reading repeated within a minute is the
-- same one.
create function access.record_phones_shown(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      home text := access.unit_named(entry.condominium_id, event ->> 'unit_number');
      known access_logs := access.find_line(entry, '{phones_shown,phones_shown_unasked}');
      about authorizations;
      subject access_log_subjects;
    begin
      if strict and (known.actor_id <> access.caller_id() or known.unit_number <> home or known.occurred_at < now() - interval '1 minute') then
        perform access.refuse('visit_event_taken');
      end if;
      if known.id is not null then return null; end if;
      entry.override_reason := null;
      entry.authorized_by := null;
      if strict then
        select a.* into about from authorizations a
          where a.condominium_id = entry.condominium_id and a.unit_number = home and a.resident_id is null and a.status = 'pending_approval'
            and a.closed_at is null and not a.inside and greatest(a.created_at, a.call_wanted_at) > now() - interval '10 minutes'
            and (access.stands_unanswered(a.condominium_id, a.id, a.outcome, a.outcome_channel)
              or access.calls_again(a.outcome, a.outcome_at, a.call_wanted_at))
          order by a.created_at desc limit 1;
        entry.authorization_id := coalesce(about.id, (select l.authorization_id from access_logs l
          where l.condominium_id = entry.condominium_id and l.unit_number = home and l.event_type in ('entry', 'exit', 'visitor_checkout')
            and l.authorization_id is not null and l.occurred_at > now() - interval '5 minutes' order by l.occurred_at desc limit 1));
        if entry.authorization_id is null and event ->> 'reason' is null then perform access.refuse('phones_unasked'); end if;
        entry.authorization_id := coalesce(entry.authorization_id, entry.id);
        entry.unit_number := home;
        entry.event_type := case when about.id is null then 'phones_shown_unasked' else 'phones_shown' end;
      else
        entry.authorization_id := (event ->> 'authorization_id')::uuid;
        select a.* into about from authorizations a where a.condominium_id = entry.condominium_id and a.id = entry.authorization_id;
        entry.unit_number := coalesce(about.unit_number, home);
        entry.event_type := case when about.ask_seconds is not null and about.status in ('pending_approval', 'denied')
          then 'phones_shown' else 'phones_shown_unasked' end;
        if about.id is null then
          select 'resident', p.full_name into about.auth_type, about.name from residences r join profiles p on p.id = r.profile_id
            where r.condominium_id = entry.condominium_id and r.id = entry.authorization_id;
        end if;
      end if;
      subject := access.subject_of_visit(about);
      subject.auth_type := coalesce(subject.auth_type, 'temporary_visitor');
      if strict then
        subject.name := coalesce(subject.name, '—');
        subject.said := event ->> 'reason';
      end if;
      perform access.write_log(entry, subject);
      return null;
    end
  $$;
