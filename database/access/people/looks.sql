-- An administrator gives a reason before seeing names older than a day. The open disclosure shows its lines only to that administrator, for
-- an hour; the homes read who saw the names.

-- Two kinds of open disclosures of the caller: about one subject, with its rows stored, and about everything in a period.
create function access.caller_open_looks() returns uuid[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(k.id), '{}') from looks k where k.by_id = access.caller_id() and k.open_until > now() and k.kind <> 'everything'
  $$;
create function access.caller_whole_looks() returns uuid[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(k.id), '{}') from looks k where k.by_id = access.caller_id() and k.open_until > now() and k.kind = 'everything'
  $$;
grant execute on function access.caller_open_looks(), access.caller_whole_looks() to garita_admin, garita_super_admin;

-- Guards and homes need no reason for the names they see.
create function access.gives_reasons() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('role') in ('garita_admin', 'garita_super_admin') $$;
grant execute on function access.gives_reasons() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- True if an open disclosure of the caller shows a visit that is older than a day.
create function access.shows_visit(condominium uuid, visit uuid, moment timestamptz) returns boolean
  language sql stable
  as $$
    select exists (select from look_rows r where r.condominium_id = condominium and r.row_id = visit)
      or exists (select from looks k where k.condominium_id = condominium and k.id = any(access.caller_whole_looks())
        and moment >= k.covers_from and moment < k.covers_until)
  $$;
grant execute on function access.shows_visit(uuid, uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Lines of the log and visits of a subject in a period. Runs as its caller, so a name that they may not read finds nothing.
create function access.rows_about(place uuid, about text, wanted text, wanted_id uuid, passes uuid[], begins timestamptz, ends timestamptz)
  returns table (id uuid, unit_number text, is_line boolean)
  language plpgsql stable
  as $$
    declare
      typed text := plain(coalesce(wanted, ''));
      plate text := regexp_replace(upper(coalesce(wanted, '')), '[^A-Z0-9]', '', 'g');
      spelled text[];
    begin
      if about = 'unit' then
        select array_agg(distinct s.unit_number) || upper(wanted) into spelled
          from unit_aliases o join units u on u.condominium_id = o.condominium_id and u.id = o.unit_id,
            lateral (values (u.unit_number), (o.alias)) s (unit_number)
          where o.condominium_id = place and u.id in (
            select n.id from units n where n.condominium_id = place and n.unit_number = upper(wanted)
            union select n.unit_id from unit_aliases n where n.condominium_id = place and n.alias = upper(wanted));
        spelled := coalesce(spelled, array[upper(wanted)]);
      end if;
      return query
        select l.id, l.unit_number, true from access_logs l
          where l.condominium_id = place and l.occurred_at >= begins and l.occurred_at < ends and case about
            when 'unit' then l.unit_number = any(spelled)
            when 'pass' then l.authorization_id = any(passes)
            when 'everything' then true
            when 'person' then coalesce(wanted_id in (l.resident_id, l.person_id), false) or wanted_id is null
              and exists (select from access_log_subjects s where s.condominium_id = place and s.log_id = l.id and position(typed in s.plain_name) > 0)
            else exists (select from access_log_subjects s where s.condominium_id = place and s.log_id = l.id
              and regexp_replace(upper(s.vehicle_plate), '[^A-Z0-9]', '', 'g') = plate) end
        union all
        select a.id, a.unit_number, false from authorizations a
          where a.condominium_id = place and a.created_at >= begins and a.created_at < ends and a.auth_type <> 'pet' and case about
            when 'unit' then a.unit_number = any(spelled)
            when 'pass' then a.id = any(passes)
            when 'everything' then true
            when 'person' then coalesce(a.resident_id = wanted_id, false) or wanted_id is null and position(typed in a.plain_name) > 0
            else regexp_replace(upper(a.vehicle_plate), '[^A-Z0-9]', '', 'g') = plate end;
    end
  $$;
grant execute on function access.rows_about(uuid, text, text, uuid, uuid[], timestamptz, timestamptz) to garita_admin, garita_super_admin;

-- Two calls with the same id take turns, so that the second sees the row of the first.
create function access.take_look_in_turn(look uuid) returns void
  language sql
  as $$ select pg_advisory_xact_lock(hashtextextended('garita.looks ' || look, 0)) $$;

-- Stores the reason and opens the rows of the subject. A repeated call changes nothing. False if the caller does not run the condominium.
create function access.record_look(facts jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      wanted looks := jsonb_populate_record(null::looks, facts);
      passes uuid[];
      shown uuid[];
    begin
      if not (access.runs_all() or wanted.condominium_id = any(access.caller_condominiums())) then return false; end if;
      perform access.take_look_in_turn(wanted.id);
      if exists (select from looks k where k.condominium_id = wanted.condominium_id and k.id = wanted.id) then return true; end if;
      select p.full_name, p.user_role into wanted.by_name, wanted.by_role from profiles p where p.id = access.caller_id();
      wanted.covers_until := least(wanted.covers_until, now());
      if wanted.told_from <= now() then wanted.told_from := null; end if;
      if wanted.kind = 'pass' then
        select n.ids into passes from access.named_at_gate(wanted.condominium_id, wanted.subject_id, (facts ->> 'pass')::uuid,
          facts ->> 'number', null) n;
      end if;
      if wanted.kind <> 'everything' then
        select coalesce(array_agg(r.id), '{}'), coalesce(array_agg(distinct r.unit_number), '{}') into shown, wanted.units
          from access.rows_about(wanted.condominium_id, wanted.kind, wanted.subject, wanted.subject_id, passes, wanted.covers_from,
            wanted.covers_until) r;
        if wanted.kind = 'unit' then wanted.units := wanted.units || upper(wanted.subject); end if;
        -- The log has the former name of a unit; its home reads under the current name.
        wanted.units := wanted.units || array(select u.unit_number from unit_aliases o
          join units u on u.condominium_id = o.condominium_id and u.id = o.unit_id
          where o.condominium_id = wanted.condominium_id and o.alias = any(wanted.units));
        -- For an act for several homes, its first line has the names.
        shown := shown || array(select s.act_id from shared_acts s where s.condominium_id = wanted.condominium_id and s.log_id = any(shown));
      end if;
      insert into looks (condominium_id, id, by_id, by_role, by_name, kind, subject, subject_id, covers_from, covers_until, reason, said,
          told_from, units)
        values (wanted.condominium_id, wanted.id, access.caller_id(), wanted.by_role, wanted.by_name, wanted.kind, wanted.subject, wanted.subject_id,
          wanted.covers_from, wanted.covers_until, wanted.reason, wanted.said, wanted.told_from, wanted.units);
      insert into look_rows (condominium_id, row_id, look_id) select distinct wanted.condominium_id, row_id, wanted.id from unnest(shown) row_id;
      if wanted.told_from is not null then
        perform access.ask_second(wanted.condominium_id, 'hidden_look', null, wanted.id, null, access.time_to_hide());
      end if;
      return true;
    end
  $$;
grant execute on function access.record_look(jsonb) to garita_admin, garita_super_admin;

-- Refuses a list about a subject to an administrator without a reason, unless it begins today.
create function access.want_reason(place uuid, wanted text, wanted_id uuid, from_day date) returns boolean
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not access.gives_reasons() or from_day >= (select max((now() at time zone c.time_zone)::date) from condominiums c
          where c.id = place or place is null and (access.runs_all() or c.id = any(access.caller_condominiums()))) then return true; end if;
      if not exists (select from looks k where k.by_id = access.caller_id() and k.open_until > now() and (place is null or k.condominium_id = place)
          and (k.kind = 'everything' or plain(k.subject) = plain(wanted) or k.subject_id = wanted_id)) then
        perform access.refuse('reason_wanted');
      end if;
      return true;
    end
  $$;
grant execute on function access.want_reason(uuid, text, uuid, date) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- A guard reads names without a reason. Exports, and searches further back than a week, are still recorded in each condominium that they
-- reach. A screen that repeats a search is recorded once an hour for each subject, and again if it reaches further back. The home reads a
-- record about itself or its residents; only the administration reads one about a part of a name, because it may match anybody.
create function access.write_look_of_guard(place uuid, wanted text, wanted_id uuid, begins date, why text, hourly boolean) returns void
  language sql
  as $$
    insert into looks (condominium_id, id, by_id, by_role, by_name, kind, subject, subject_id, covers_from, covers_until, reason, said, open_until, units)
      select c.id, gen_random_uuid(), p.id, 'agent', p.full_name,
          case when wanted_id is null and wanted is null then 'everything' when theirs.unit_number is not null and wanted_id is null then 'unit' else 'person' end,
          left(coalesce(theirs.full_name, wanted), 120), wanted_id, reach.begins, now(), why, why, now(),
          case when wanted_id is not null or wanted is not null then array_remove(array[theirs.unit_number], null) end
        from profiles p join condominiums c on c.id = any(access.caller_condominiums()) and c.id = coalesce(place, c.id)
          cross join lateral (select greatest(least(coalesce(begins, '-infinity')::timestamp at time zone c.time_zone, now() - interval '1 minute'), now() - interval '365 days')
            as begins) reach
          left join lateral (
            select u.unit_number, null::text as full_name from units u where wanted_id is null and u.condominium_id = c.id and u.unit_number = upper(wanted)
            union all
            select u.unit_number, null from unit_aliases o join units u on u.condominium_id = o.condominium_id and u.id = o.unit_id
              where wanted_id is null and o.condominium_id = c.id and o.alias = upper(wanted)
            union all
            select r.unit_number, h.full_name from residences r join profiles h on h.id = r.profile_id
              where r.profile_id = wanted_id and r.condominium_id = c.id and r.since is not null and r.until is null
            limit 1) theirs on true
        where p.id = access.caller_id() and p.user_role = 'agent' and (wanted_id is null or theirs.unit_number is not null)
          and not (hourly and exists (select from looks k where k.by_id = p.id and k.open_until > now() - interval '1 hour' and k.condominium_id = c.id
            and k.reason = why and k.covers_from <= reach.begins + interval '1 hour' and k.subject_id is not distinct from wanted_id
            and (wanted_id is not null or k.subject is not distinct from left(wanted, 120))))
  $$;

-- Records a guard's search among visits and in the log, once a statement. Always returns true, so that it does not filter rows.
create function access.note_search(place uuid, wanted text, wanted_id uuid, from_day date) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if current_setting('role') = 'garita_agent' and coalesce(from_day < current_date - 7, true) then
        perform access.write_look_of_guard(place, wanted, wanted_id, from_day, 'searched', true);
      end if;
      return true;
    end
  $$;
grant execute on function access.note_search(uuid, text, uuid, date) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Also stops statements of the owner: a disclosure cannot be changed. After a year it is deleted with the names in it.
create function access.refuse_look_change() returns trigger
  language plpgsql
  as $$ begin perform access.refuse('looks_are_append_only'); end $$;
create trigger append_only before update or truncate on looks for each statement execute function access.refuse_look_change();
create trigger kept_a_year before delete on looks for each row
  when (old.at > now() - interval '365 days') execute function access.refuse_look_change();

create function access.forget_looks() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from look_rows r using looks k where k.condominium_id = r.condominium_id and k.id = r.look_id and k.open_until < now();
    delete from looks k where k.at < now() - interval '365 days' and not access.is_held(k.condominium_id, k.id);
  $$;
grant execute on function access.forget_looks() to garita_keeper;

grant select on looks, look_rows to garita_admin, garita_super_admin;
create policy run on looks for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on looks for select to garita_super_admin using (true);
-- No index serves this condition, on purpose: with an index, each name would read all rows of all open disclosures.
create policy own on look_rows for select to garita_admin, garita_super_admin
  using (array_position((select access.caller_open_looks())::uuid[], look_id) is not null);
-- While a disclosure waits for a second person, its homes do not read it for this time. They read it after this time, or at once after a
-- refusal.
create function access.time_to_hide() returns interval
  language sql immutable
  as $$ select interval '3 days' $$;
create function access.homes_read_from(condominium uuid, look uuid, told_from timestamptz) returns timestamptz
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce((select case when s.granted then told_from when s.granted is false then s.answered_at else least(told_from, s.ends_at) end
      from second_asks s where s.condominium_id = condominium and s.look_id = look), told_from)
  $$;
grant execute on function access.homes_read_from(uuid, uuid, timestamptz) to garita_resident, garita_admin, garita_super_admin;

-- A home reads the disclosures about events of its own time there, once they are no longer hidden.
grant select (condominium_id, id, at, by_id, by_role, by_name, kind, subject, covers_from, covers_until, reason, said) on looks to garita_resident;
create policy of_home on looks for select to garita_resident
  using (condominium_id = (select (access.caller_home()).condominium_id) and (told_from is null or access.homes_read_from(condominium_id, id, told_from) <= now())
    and (covers_until > (select (access.caller_home()).since) and (units is null or (select (access.caller_home()).unit_number) = any(units))
      or covers_until > (select (access.caller_home()).former_since) and (select (access.caller_home()).former_unit) = any(units)));
