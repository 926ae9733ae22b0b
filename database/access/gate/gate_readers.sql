-- Unattended readers and keypads: the facts about one code, numbers only with their unit, and counted misses.

-- "a 101", "A-101" and "á101" are one door.
create function access.plain_unit(written text) returns text
  language sql immutable strict parallel safe set search_path = public, extensions, pg_temp
  as $$ select regexp_replace(plain(written), '[^[:alnum:]]', '', 'g') $$;

-- Returns the end of the pause of numbers for a device or a guard; null without a pause. It follows the rule of src/gate/numberMisses.ts.
create function access.numbers_rest_until(condominium uuid, whom uuid) returns timestamptz
  language sql volatile
  as $$
    select max(m.at) + interval '5 minutes'
      from (select n.at from number_misses n where n.condominium_id = condominium and n.who = whom order by n.at desc limit 10) m
      having count(*) = 10 and max(m.at) - min(m.at) < interval '5 minutes' and max(m.at) + interval '5 minutes' > clock_timestamp()
  $$;

-- A miss that is reported twice counts once. Returns whether it is the tenth.
create function access.count_miss(condominium uuid, miss uuid, whom uuid, station uuid, missed_at timestamptz) returns boolean
  language plpgsql
  as $$
    declare tenth boolean;
    begin
      insert into number_misses (condominium_id, id, who, station_id, at, pauses)
        select condominium, miss, whom, station, missed_at, count(*) = 9 and missed_at - min(m.at) < interval '5 minutes'
          from (select n.at from number_misses n where n.condominium_id = condominium and n.who = whom and n.at <= missed_at
            order by n.at desc limit 9) m
        on conflict do nothing
        returning pauses into tenth;
      return coalesce(tenth, false);
    end
  $$;

-- The device that asks. Devices of two condominiums may have the same id: a key speaks for the one that made it.
create function access.caller_device() returns gate_devices
  language sql stable
  as $$
    select d from gate_devices d where d.id = access.caller_id() and d.condominium_id = any(access.caller_condominiums()) and d.revoked_at is null
  $$;

-- Returns the holders of a number; with a unit, only if it is the number of that unit, in any of its spellings.
create function access.number_known(condominium uuid, digits text, unit text) returns uuid[]
  language plpgsql stable
  as $$
    begin
      return array(select a.id from access_numbers n join authorizations a on a.condominium_id = n.condominium_id and a.id = n.authorization_id
        where n.condominium_id = condominium and n.number = digits::char(5) and a.access_number = n.number
          and (a.valid_until is null or a.valid_until > now() - interval '1 day')
          and (unit is null or access.plain_unit(unit) in (
            select access.plain_unit(s) from access.spellings_of(a.condominium_id, a.unit_number) s)));
    end
  $$;

-- Returns the facts for one code at a reader: the same shape as a snapshot, limited to the person or unit in the code; beside it whether
-- numbers are paused, and the setting for codes without an end. A number without its unit is not searched, so that a reader cannot be used
-- to guess numbers.
create function access.gate_facts(pass uuid, number text, unit text, plate text) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      device gate_devices := access.caller_device();
      here condominiums;
      zone text;
      known uuid[] := '{}';
      missed text;
      tenth boolean := false;
    begin
      if device.id is null then return null; end if;
      select c.* into here from condominiums c where c.id = device.condominium_id;
      zone := access.clock_of(here.id);
      -- Each by an index of its own: a reader asks a hundred times a second.
      if pass is not null then
        known := access.named_by_pass(here.id, pass);
      elsif plate is not null then
        known := access.with_engagements(here.id, array(select a.id from authorizations a
          where a.condominium_id = here.id and a.auth_type <> 'pet' and regexp_replace(a.vehicle_plate, '[^A-Z0-9]', '', 'g') = plate
            and a.status in ('active', 'approved') and (a.valid_until is null or a.valid_until > now() - interval '1 day')
          limit 20));
      elsif number is not null and unit is not null then
        -- One number at a time at each device: of two at once the second sees what the first has cost.
        perform pg_advisory_xact_lock(hashtextextended('garita.numbers ' || device.id, 0));
        if access.numbers_rest_until(here.id, device.id) is not null then
          missed := 'numbers_paused';
        else
          known := access.number_known(here.id, number, unit);
          if known = '{}' then
            tenth := access.count_miss(here.id, gen_random_uuid(), device.id, null, clock_timestamp());
          end if;
        end if;
      end if;
      return json_build_object('missed', missed, 'tenth', tenth,
        -- The plain code of a resident's own pass opens no reader, because their app renews it each day.
        'endless', json_build_object('co_resident', case when coalesce(here.reader_co_resident, 'plain') = 'plain'
            and exists (select from residences r where r.condominium_id = here.id and r.id = any(known)) then 'day'
          else coalesce(here.reader_co_resident, 'plain') end,
          'permanent_visitor', coalesce(here.reader_permanent_visitor, 'plain'),
          'worker', coalesce(here.reader_worker, 'plain'), 'vehicle', coalesce(here.reader_vehicle, 'plain')),
        'facts', json_build_object('format', 1, 'version', 'of one code', 'taken_at', now(),
          'condominium', json_build_object('id', here.id, 'name', here.name, 'time_zone', zone),
          'gate', (select json_build_object('id', g.id, 'name', g.name) from gates g where g.condominium_id = here.id and g.id = device.gate_id),
          'keys', access.verifying_keys(here.id),
          'entries', access.gate_entries(here.id, known),
          'home_rules', access.gate_home_rules(here.id,
            array(select distinct a.unit_number from authorizations a where a.condominium_id = here.id and a.id = any(known))),
          'home_rule_limits', here.home_rule_limits,
          'worker_codes', case when pass is null then '[]'::json else access.gate_worker_codes(here.id, pass) end,
          'revocations', case when pass is null then '[]'::json else access.gate_revocations(here.id, pass) end,
          'units', '[]'::json, 'reservations', '[]'::json, 'recent', '[]'::json));
    end
  $$;
grant execute on function access.gate_facts(uuid, text, text, text) to garita_gate;

-- A device's report is judged like a station's: kept, flagged, once. Only a guard registers visitors.
create function access.record_at_device(event jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      device gate_devices := access.caller_device();
      -- A visitor unknown to the verdict had a pass with a valid signature.
      reported jsonb := event || jsonb_build_object('gate_id', device.gate_id, 'by_device', true, 'genuine', event -> 'subject' ? 'pass_id');
    begin
      if device.id is null or event ->> 'kind' = 'unannounced' then return null; end if;
      return json_build_object('conflict',
        access.record_event(access.begin_entry(device.condominium_id, device.id, reported), reported, false));
    end
  $$;
grant execute on function access.record_at_device(jsonb) to garita_gate;

-- Records an entry or exit with a number. With its unit it is stored like any other. Without a unit, or while numbers are paused, it is
-- stored too if the number is known, but the answer never says whether it is: that would be a way to guess numbers.
create function access.record_number_at_device(event jsonb, number text, unit text) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      device gate_devices := access.caller_device();
      resting boolean;
      whom uuid;
      reported jsonb;
      answer json;
    begin
      if device.id is null then return null; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.numbers ' || device.id, 0));
      resting := access.numbers_rest_until(device.condominium_id, device.id) is not null;
      whom := (access.number_known(device.condominium_id, number, unit))[1];
      if whom is null and not resting then
        perform access.count_miss(device.condominium_id, gen_random_uuid(), device.id, null, clock_timestamp());
      end if;
      -- Under an id of its own: whether the device's own is taken would tell of a guess.
      reported := event || jsonb_build_object('subject', jsonb_build_object('authorization_id', whom), 'id', case
        when exists (select from access_logs l where l.condominium_id = device.condominium_id and l.id = (event ->> 'id')::uuid)
          then event ->> 'id'
        else overlay(overlay(md5('number ' || (event ->> 'id')) placing '8' from 13) placing '8' from 17) end);
      if unit is not null and not resting then
        if whom is not null then answer := access.record_at_device(reported); end if;
        return answer;
      end if;
      if whom is not null and (unit is not null or not resting) then
        begin
          perform access.record_at_device(reported);
        exception when check_violation then
          null;
        end;
      end if;
      return json_build_object('conflict', 'unknown');
    end
  $$;
grant execute on function access.record_number_at_device(jsonb, text, text) to garita_gate;

-- Unknown numbers that were typed at a station, sent later: counted for the guard who sends them, never in another's name.
create function access.record_misses(condominium uuid, station uuid, misses jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare miss record;
    begin
      if condominium <> all(access.caller_condominiums()) then return; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.numbers ' || access.caller_id(), 0));
      for miss in select (m ->> 'id')::uuid as id, greatest(least((m ->> 'at')::timestamptz, clock_timestamp()), now() - interval '31 days') as at
        from jsonb_array_elements(misses) m order by 2 loop
        perform access.count_miss(condominium, miss.id, access.caller_id(), station, miss.at);
      end loop;
    end
  $$;
grant execute on function access.record_misses(uuid, uuid, jsonb) to garita_agent;

-- Returns the misses that count for the caller's pause. Their station gets them back, because its storage may have been cleared.
create function access.caller_misses(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('id', m.id, 'agent_id', m.who, 'at', m.at) order by m.at), '[]')
      from (select n.* from number_misses n where n.condominium_id = caller_misses.condominium and n.who = access.caller_id()
        and n.at > now() - interval '10 minutes' order by n.at desc limit 10) m
  $$;

-- Where numbers were paused, for the bell of the admins.
create function access.number_pauses(condominium uuid, since timestamptz)
  returns table (id uuid, at timestamptz, name text, gate_name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select m.id, m.at, coalesce(d.name, p.full_name, ''), g.name
      from (select n.* from number_misses n where n.condominium_id = number_pauses.condominium and n.pauses and n.at > number_pauses.since
        order by n.at desc limit 100) m
      left join gate_devices d on d.condominium_id = m.condominium_id and d.id = m.who
      left join stations s on s.condominium_id = m.condominium_id and s.id = m.station_id
      left join gates g on g.condominium_id = m.condominium_id and g.id = coalesce(d.gate_id, s.gate_id)
      left join profiles p on d.id is null and p.id = m.who
      where current_setting('role') = 'garita_admin' and m.condominium_id = any(access.caller_condominiums())
  $$;
grant execute on function access.number_pauses(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

grant select (at), delete on number_misses to garita_keeper;
create policy sweep on number_misses for delete to garita_keeper using (at < now() - interval '31 days');
create policy sweep_see on number_misses for select to garita_keeper using (at < now() - interval '31 days');

-- The host gets a notice when a code without an end opens a reader for a co-resident or a vehicle. Visitors and workers are
-- announced at every gate.
create function access.tell_host_of_reader() returns trigger
  language plpgsql
  as $$
    begin
      new.told_host := exists (select from authorizations a
        where a.condominium_id = new.condominium_id and a.id = new.authorization_id and a.valid_until is null
          and a.auth_type in ('co_resident', 'vehicle') and access.reader_choice(a.condominium_id, a.auth_type) = 'plain');
      return new;
    end
  $$;
create trigger tell_host_of_reader before insert on access_logs for each row
  when (new.event_type = 'entry' and new.actor_role = 'device') execute function access.tell_host_of_reader();
