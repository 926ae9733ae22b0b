-- An item left at a gate for a home is kept until it is handed over. Stations and desks record it; the home sees its waiting items.

grant select on left_items to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy of_home on left_items for select to garita_resident
  using (condominium_id = (select (access.caller_home()).condominium_id) and unit_number = (select (access.caller_home()).unit_number)
    and left_at >= (select (access.caller_home()).since) and (select access.may_answer(access.caller_home())));
create policy run on left_items for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on left_items for select to garita_super_admin using (true);

-- Returns the residents of a unit, so that a guard hands the item over with one touch: not the guests of a short stay. The home names
-- others who may collect it. It has the owner's rights, because a guard reads no
-- homes, and returns no rows to other callers.
create function access.people_of_home(condominium uuid, unit text) returns text[]
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(array_agg(distinct w.name order by w.name), '{}') from (
      select p.full_name as name from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
        where r.condominium_id = condominium and r.unit_number = unit and r.since is not null and r.until is null and r.stay_id is null
      union
      select concat_ws(' ', a.name, a.last_name) from authorizations a
        where a.condominium_id = condominium and a.unit_number = unit and a.auth_type = 'co_resident' and a.status = 'active'
          and a.suspended_at is null) w
      where condominium = any(access.caller_condominiums())
  $$;
grant execute on function access.people_of_home(uuid, text) to garita_agent, garita_admin, garita_super_admin;

-- Returns the items at the gates of a condominium, the longest wait first.
create function access.gate_left_items(condominium uuid) returns json
  language plpgsql stable
  as $$
    begin
      return (select coalesce(json_agg(json_build_object('id', i.id, 'unit', i.unit_number, 'kind', i.kind, 'said', i.said, 'company', i.company,
          'shelf', i.shelf, 'collector', i.collector, 'at', i.left_at, 'photo', access.has_item_photo(i.condominium_id, i.id), 'people', access.people_of_home(condominium, i.unit_number)) order by i.left_at, i.id), '[]')
        from (select l.* from left_items l where l.condominium_id = condominium and l.handed_at is null order by l.left_at limit 500) i);
    end
  $$;

-- Returns the next six in the evening of the condominium that is at least three hours away.
create function access.next_reminder(condominium uuid, after timestamptz) returns timestamptz
  language sql stable
  as $$
    select ((local.at + interval '6 hours')::date + time '18:00') at time zone local.zone
      from (select access.clock_of(condominium) as zone, (after + interval '3 hours') at time zone access.clock_of(condominium) as at) local
  $$;

-- Records an item as left or handed over, once by its id. Both are lines of the log, under the arrival that brought it. An item that is
-- unknown or handed over already is refused.
create function access.record_left_item(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      item left_items;
      about authorizations;
      subject access_log_subjects;
      author text := coalesce(entry.actor_name, access.name_at_gate(entry.condominium_id, entry.actor_id), '');
    begin
      entry.event_type := event ->> 'kind';
      if (access.find_line(entry, array[entry.event_type])).id is not null then return null; end if;
      entry.override_reason := null;
      entry.authorized_by := null;
      if entry.event_type = 'item_left' then
        select a.* into about from authorizations a where a.condominium_id = entry.condominium_id
          and a.id = (event ->> 'authorization_id')::uuid and a.resident_id is null and a.auth_type = 'temporary_visitor';
        insert into left_items (condominium_id, id, unit_number, kind, said, company, authorization_id, left_at, gate_name, taken_by_name, shelf,
            remind_at)
          values (entry.condominium_id, entry.id, coalesce(about.unit_number, access.unit_named(entry.condominium_id, event ->> 'unit_number')),
            event ->> 'item', event ->> 'said', coalesce(about.details ->> 'company', event ->> 'company'), about.id,
            coalesce(entry.occurred_at, clock_timestamp()), entry.gate_name, author, event ->> 'shelf',
            access.next_reminder(entry.condominium_id, greatest(entry.occurred_at, now())))
          returning * into item;
        perform access.tell_unit('left_at_gate', entry.condominium_id, item.id, item.unit_number, null);
      else
        update left_items i set handed_at = coalesce(entry.occurred_at, clock_timestamp()), handed_to = event ->> 'handed_to',
            handed_by_name = author
          where i.condominium_id = entry.condominium_id and i.id = (event ->> 'of')::uuid and i.handed_at is null returning * into item;
        if item.id is null and strict then perform access.refuse('arrival_settled'); end if;
        if item.id is null then return 'not_taken'; end if;
        select a.* into about from authorizations a where a.condominium_id = entry.condominium_id and a.id = item.authorization_id;
      end if;
      entry.authorization_id := coalesce(item.authorization_id, item.id);
      entry.unit_number := item.unit_number;
      entry.arrival_kind := coalesce(nullif(about.arrival_kind, 'visit'), 'delivery');
      if about.id is null then
        subject.auth_type := 'temporary_visitor';
        subject.name := coalesce(item.company, '—');
      else
        subject := access.subject_of_visit(about);
      end if;
      perform access.write_log(entry, subject);
      return null;
    end
  $$;

-- An adult of the home names the person who may collect a waiting item, or withdraws the name. A repeated call changes nothing. False
-- if the item is not one of their home.
create function access.let_collect(item uuid, person text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      mine left_items;
    begin
      select i.* into mine from left_items i where i.condominium_id = home.condominium_id and i.id = item and i.unit_number = home.unit_number
        and i.left_at >= home.since and access.is_adult_of_home(home) for update;
      if mine.id is null then return false; end if;
      if mine.handed_at is not null then perform access.refuse('item_handed_over'); end if;
      update left_items i set collector = person,
          collector_by = case when person is not null then (select p.full_name from profiles p where p.id = home.profile_id) end
        where i.condominium_id = mine.condominium_id and i.id = mine.id and i.collector is distinct from person;
      return true;
    end
  $$;
grant execute on function access.let_collect(uuid, text) to garita_resident;

create function access.work_of_left_items() returns setof access.slice_work
  language sql stable
  as $$ select 'left_items', min(i.remind_at) from left_items i where i.handed_at is null and i.remind_at is not null $$;

-- Reminds each home once a day of its items, for two weeks. After a pause of the program it rings at no other time of the day.
create function access.remind_of_left_items() returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      item left_items;
    begin
      for item in
        update left_items i set remind_at = case when i.left_at > now() - interval '14 days' then access.next_reminder(i.condominium_id, now()) end
          where i.handed_at is null and i.remind_at <= now() returning i.* loop
        if (now() at time zone access.clock_of(item.condominium_id))::time between '17:30' and '20:30' then
          update deliveries d set sent_at = null where d.condominium_id = item.condominium_id and d.kind = 'left_still_waits' and d.fact_id = item.id
            and d.channel = 'push';
          perform access.tell_unit('left_still_waits', item.condominium_id, item.id, item.unit_number, null);
        end if;
      end loop;
    end
  $$;
grant execute on function access.remind_of_left_items() to garita_keeper;

-- Items are kept as long as the data of visitors, from the last line about them.
create function access.forget_left_items() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from left_items i using condominiums c
      where c.id = i.condominium_id and coalesce(i.handed_at, i.left_at) < now() - make_interval(days => access.retention_of(c))
        and not access.is_held(i.condominium_id, i.id)
  $$;
grant execute on function access.forget_left_items() to garita_keeper;
