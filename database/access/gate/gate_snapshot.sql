-- The snapshot has all data that a gate needs to decide for a week without a server, and no more.

-- The authorizations and the residents that these ids name, as a gate may see them. One plan for all, kept for the next reader: a plan for each number of ids
-- costs more than finding one of them.
create function access.gate_entries(condominium uuid, wanted uuid[]) returns json
  language plpgsql stable set plan_cache_mode = force_generic_plan
  as $$
    begin
      return (select coalesce(json_agg(known.entry order by known.id), '[]') from (
        select a.id, json_build_object('authorization_id', a.id, 'worker', w.worker_id,
          -- A visitor has no code before a yes.
          'pass', case when a.status in ('active', 'approved', 'inactive') then
            case when a.link_generation = a.pass_generation then
              json_build_object('id', replace(a.pass_id::text, '-', ''), 'generation', a.pass_generation)
            else json_build_object('id', replace(a.pass_id::text, '-', ''), 'generation', a.pass_generation, 'same_from', a.link_generation) end end,
          -- A visit that is over gave its number back, and the number may have a new holder.
          'access_number', case when a.status <> 'inactive' or exists (select from access_numbers n where n.condominium_id = a.condominium_id
            and n.number = a.access_number and n.authorization_id = a.id) then a.access_number end, 'kind', a.auth_type, 'arrival_kind', nullif(a.arrival_kind, 'visit'), 'people', a.details -> 'people',
          'companions', a.details ->> 'companions',
          'badge', a.badge, 'photo', f.id, 'name', a.name, 'last_name', a.last_name,
          'document', a.masked_document, 'unit', a.unit_number, 'host', p.full_name,
          -- A station without a line stops it at the hour at which its host moves out, unless it passes over.
          'valid_from', a.valid_from, 'valid_until', least(a.valid_until, case when r.until is null
            and (a.passes_to is null or not access.may_receive(a.condominium_id, r.id, a.passes_to)) then r.leaves_at end),
          'schedule', case when a.auth_type = 'worker' and (a.details ? 'weekdays' or a.details ? 'hours_from') then
            json_build_object('days', coalesce(a.details -> 'weekdays', '[]'), 'from', a.details ->> 'hours_from',
              'until', a.details ->> 'hours_until') end,
          'status', a.status, 'suspended', a.suspended_at is not null, 'dismissed', nullif(a.dismissed_at is not null, false),
          -- As access.host_stands says it, of a home that is read here anyway.
          'stands', a.residence_id is null
            or (access.may_answer(r) and p.approval_status = 'approved'),
          'closed', a.closed_at is not null, 'created_at', a.created_at,
          'ask', case when a.ask_seconds is not null then json_build_object('until', access.ask_ends(a.created_at, a.ask_seconds),
            -- While they stand there without an answer the gate goes on: wait, send away, or let in.
            'outcome', case when a.status <> 'pending_approval'
              or not (access.stands_unanswered(a.condominium_id, a.id, a.outcome, a.outcome_channel)
                or access.calls_again(a.outcome, a.outcome_at, a.call_wanted_at)) then a.outcome end) end,
          'call_wanted', case when a.call_wanted_at is not null and a.status = 'pending_approval' then
            json_build_object('at', a.call_wanted_at, 'by', a.call_wanted_by_name) end,
          'answer', case when a.answer is not null then json_build_object('word', a.answer, 'by', a.decided_by_name) end,
          'by_rule', case when a.stays_until is not null then json_build_object('stays_until', a.stays_until, 'contested_at', a.contested_at,
            'contested_by', a.contested_by_name) end,
          -- Offline it was asked before the server heard of it.
          'asked_at', a.registered_at,
          'plates', case when a.vehicle_plate is null then '[]'::json else json_build_array(a.vehicle_plate) end,
          'vehicle', coalesce(a.details ->> 'vehicle_model', a.details ->> 'color'), 'notes', a.details ->> 'notes',
          'inside', case when a.inside then json_build_object('since', a.entered_at, 'gate', l.gate_name,
            'people', case when greatest(access.people_of(a.details), access.people_inside_of(a)) > 1 then access.people_inside_of(a) end) end,
          'left_at', a.left_at,
          -- Its host called it off before anybody came.
          'called_off_by', case when a.status = 'inactive' and a.entered_at is null and a.resident_id is not null then
            (select split_part(o.actor_name, ' ', 1) from access_logs o where o.condominium_id = a.condominium_id and o.authorization_id = a.id
              and o.event_type = 'visitor_checkout' and o.actor_role = 'resident' limit 1) end,
          'left_gate', case when not a.inside and a.auth_type in ('temporary_visitor', 'permanent_visitor') then
            (select e.gate_id from access.counted_logs e where e.condominium_id = a.condominium_id and e.authorization_id = a.id
              and e.occurred_at = a.left_at and e.event_type <> 'entry' limit 1) end) as entry
        from authorizations a
        left join engagements w on w.condominium_id = a.condominium_id and w.authorization_id = a.id
        left join residences r on r.condominium_id = a.condominium_id and r.id = a.residence_id
        left join profiles p on p.id = a.resident_id
        left join pass_photos f on f.condominium_id = a.condominium_id and f.authorization_id = a.id
          and (select c.photos_on_passes from condominiums c where c.id = condominium)
        left join lateral (
          select e.gate_name from access.counted_logs e where a.inside and e.condominium_id = a.condominium_id and e.authorization_id = a.id
            and e.event_type = 'entry' order by e.occurred_at desc limit 1
        ) l on true
        where a.condominium_id = condominium and a.id = any(wanted)
        union all select r.id, r.entry from access.gate_residents(condominium, wanted) r) known);
    end
  $$;

-- Those who may come within a week and all other engagements of these workers, were asked about or turned away, have left, or are inside whatever
-- their status; and each person with an account who lives there.
create function access.gate_known(condominium uuid, at timestamptz) returns uuid[]
  language plpgsql stable
  as $$
    begin
      return access.with_engagements(condominium, array(
        select a.id from authorizations a
          where a.condominium_id = condominium and a.status in ('active', 'approved') and a.auth_type <> 'pet'
            and (a.valid_until is null or a.valid_until > at - interval '1 day' and a.valid_from < at + interval '7 days')
        union
        select a.id from authorizations a
          where a.condominium_id = condominium and a.status = 'inactive' and a.valid_until > at - interval '1 day'
        union
        select a.id from authorizations a
          where a.condominium_id = condominium and a.resident_id is null and a.created_at > at - interval '1 day'
        union
        select a.id from authorizations a where a.condominium_id = condominium and a.inside and a.auth_type <> 'pet'
        union
        select r.id from residences r where r.condominium_id = condominium and r.since is not null and r.until is null));
    end
  $$;

-- Returns every unit: whether an account, a telephone or the administration answers for it, whether a person is rung there now, and whether
-- it is the administration.
create function access.gate_units(condominium uuid) returns table (unit text, reached boolean, answers boolean, administered boolean)
  language sql stable
  as $$
    select coalesce(n.unit_number, home.unit_number), home.unit_number is not null or n.phones <> '[]' or n.administration_since is not null,
        coalesce(home.answers, false) or n.administration_since is not null, n.administration_since is not null
      from (select * from units where condominium_id = condominium) n
      full join (select r.unit_number, bool_or(p.started and access.is_rung(r, c.time_zone, now())) as answers
          from residences r join profiles p on p.id = r.profile_id join condominiums c on c.id = r.condominium_id
          where r.condominium_id = condominium and r.since is not null and r.until is null and p.approval_status = 'approved'
          group by r.unit_number) home
        on home.unit_number = n.unit_number
  $$;

-- The part of the snapshot that seldom changes: the condominium, its settings and homes, and the telephones, which a gate reads covered without a
-- station of its guard.
create function access.gate_standing(here condominiums, gate uuid, telephones boolean) returns json
  language plpgsql stable
  as $$
    declare homes record;
    begin
      select coalesce(json_agg(u.unit) filter (where u.reached), '[]') as reached,
          coalesce(json_agg(u.unit) filter (where u.reached and not u.answers), '[]') as silent,
          coalesce(json_agg(u.unit) filter (where not u.reached), '[]') as unreached,
          coalesce(json_agg(u.unit) filter (where u.administered), '[]') as administered
        from (select * from access.gate_units(here.id) n order by n.unit) u into homes;
      return json_build_object(
        'condominium', json_build_object('id', here.id, 'name', here.name, 'time_zone', here.time_zone,
          'country', here.country),
        'arrivals', here.arrival_rules,
        'badge_kinds', here.badge_kinds,
        'ask_seconds', here.ask_seconds,
        'idle_lock_minutes', here.idle_lock_minutes,
        'home_rules', access.gate_home_rules(here.id),
        'home_rule_limits', here.home_rule_limits,
        'courier_minutes', here.courier_minutes,
        'authority_protocol', here.authority_protocol,
        'gate', (select json_build_object('id', g.id, 'name', g.name) from gates g where g.condominium_id = here.id and g.id = gate),
        'keys', access.verifying_keys(here.id),
        'holder_secret', (select encode(h.secret, 'hex') from holder_secrets h where h.condominium_id = here.id),
        'units', homes.reached,
        'silent_units', homes.silent,
        'unreached_units', homes.unreached,
        'administered_units', homes.administered,
        'spellings', (select coalesce(json_agg(json_build_array(a.alias, u.unit_number) order by a.alias), '[]')
          from unit_aliases a join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id where a.condominium_id = here.id),
        'book', case when telephones then access.gate_book(here.id) else access.covered_book(here.id) end,
        'sheet_telephones', here.sheet_telephones,
        -- A gate without a connection calls these people in an alarm.
        'alarm_contacts', (select coalesce(json_agg(json_build_object('name', k.name, 'telephone', k.telephone) order by k.step, k.name, k.id), '[]')
          from alarm_contacts k where k.condominium_id = here.id and k.telephone is not null));
    end
  $$;

-- The part that changes with most acts.
create function access.gate_happenings(here condominiums) returns json
  language plpgsql stable
  as $$
    begin
      return json_build_object(
        'urgent', (select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.arrival_kind, 'at', u.occurred_at,
          'agent_name', u.actor_name, 'gate', u.gate_name) order by u.occurred_at desc), '[]') from access.urgent_arrivals(here.id) u),
        'misses', access.caller_misses(here.id),
        'reservations', access.gate_reservations(here.id, (now() at time zone here.time_zone)::date),
        'parties', access.gate_parties(here.id),
        'incidents', access.gate_incidents(here.id),
        'left_at_gate', access.gate_left_items(here.id),
        'recent', (select coalesce(json_agg(json_build_object('id', l.id, 'at', l.occurred_at, 'event_type', l.event_type,
            'name', concat_ws(' ', s.name, s.last_name), 'unit', l.unit_number, 'gate', l.gate_name, 'people', l.people, 'arrival_kind', case when s.last_name is null then l.arrival_kind end,
            'correction', (select k.word from access.correction_of(l.condominium_id, l.id, l.corrects) k),
            -- The remarks are empty for a line that its own guard sent at once.
            'told', access.provenance_of(l.condominium_id, l.occurred_at, l.recorded_at, l.sent_by, l.sent_by_name, l.proven, l.told_as,
              l.clock_doubt, l.conflict)::jsonb || jsonb_build_object('agent_name', access.known_as(l.condominium_id, l.actor_id, l.actor_name, l.occurred_at, l.recorded_at))) order by l.occurred_at desc, l.id desc), '[]')
          -- The planner takes "is null" to be rare and would sort all lines; it takes half of these to be true and reads the newest by the index.
          from (select * from access_logs e where e.condominium_id = here.id
            and coalesce((select false from shared_acts s where s.condominium_id = e.condominium_id and s.log_id = e.id), true)
            order by e.occurred_at desc, e.id desc limit 50) l
          join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id));
    end
  $$;

-- For a station that has this very state of things already, only that. For one that has a recent state, only the changes: `since` is the version that
-- they complete, `count` the number of all entries. A version is a place among the changes, with a hash of each part beside the entries.
-- JSON as text: the entries are megabytes, which are written once, and neither read nor cut again. Stable, so that all of it is of one moment.
create function access.gate_things(condominium uuid, gate uuid, have text, telephones boolean) returns text
  language plpgsql stable
  as $$
    declare
      here condominiums;
      known uuid[];
      wanted uuid[];
      parts text[];
      hashes text[];
      version text;
      moment text := to_json(now());
    begin
      select c.* into here from condominiums c where c.id = condominium and c.id = any(access.caller_condominiums());
      if here.id is null or not exists (select from gates g where g.condominium_id = here.id and g.id = gate) then return null; end if;
      parts := array[access.gate_standing(here, gate, telephones)::text,
        json_build_object('revocations', access.gate_revocations(here.id), 'worker_codes', access.gate_worker_codes(here.id))::text,
        access.gate_happenings(here)::text];
      hashes := array(select left(md5(part), 10) from unnest(parts) part);
      known := access.gate_known(here.id, now());
      wanted := access.gate_changed(here.id, known, substring(have from '^(.*)(?:\.[0-9a-f]{10}){3}$'));
      if wanted = '{}' and have like '%.' || array_to_string(hashes, '.') then
        return json_build_object('unchanged', true, 'version', have, 'taken_at', now());
      end if;
      version := '"version":"' || access.gate_place() || '.' || array_to_string(hashes, '.') || '","taken_at":' || moment;
      if wanted is null then
        return '{"format":1,' || version || ',"entries":' || access.gate_entries(here.id, known)
          || (select string_agg(',' || substr(part, 2, length(part) - 2), '') from unnest(parts) part) || '}';
      end if;
      return '{"since":' || to_json(have) || ',' || version || ',"count":' || access.gate_count(here.id, known)
        || ',"entries":' || access.gate_entries(here.id, array(select unnest(wanted) intersect select unnest(known)))
        || ',"removed":' || array_to_json(array(select unnest(wanted) except select unnest(known)))
        || coalesce((select string_agg(',' || substr(part, 2, length(part) - 2), '') from unnest(parts, hashes) with ordinality each (part, hash, place)
          where hash <> split_part(have, '.', 3 + place::integer)), '') || '}';
    end
  $$;

-- The telephones of the homes go to a station that the caller bound to this gate, and the first time on a day that is a line of the change log.
-- A station that has them already costs no write.
create function access.station_state(condominium uuid, gate uuid, station uuid, have text) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      bound boolean := exists (select from stations s where s.condominium_id = condominium and s.id = station and s.gate_id = gate
        and s.bound_by = access.caller_id());
      state text := access.gate_things(condominium, gate, have, bound);
    begin
      if bound and state not like '{"unchanged"%' then perform access.note_book(condominium, station); end if;
      return state;
    end
  $$;
grant execute on function access.station_state(uuid, uuid, uuid, text) to garita_agent;

-- Returns the reservations whose guests come within a week, or are still inside.
create function access.gate_reservations(condominium uuid, today date) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('reservation_id', b.id, 'amenity', coalesce(m.name, m.amenity_type),
        'unit', b.unit_number, 'host', p.full_name, 'from', b.starts_at, 'until', b.ends_at, 'guest_count', b.guest_count,
        'guests', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'entered_at', g.entered_at,
          'left_at', g.left_at) order by g.position, g.id), '[]')
          from reservation_guests g where g.condominium_id = b.condominium_id and g.reservation_id = b.id)) order by b.starts_at, b.id), '[]')
      from amenity_reservations b
      join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
      join residences r on r.condominium_id = b.condominium_id and r.id = b.residence_id
      join profiles p on p.id = b.resident_id
      where b.condominium_id = condominium
        and (b.status = 'approved' and b.starts_at > now() - interval '2 days' and b.starts_at < now() + interval '8 days'
            and b.reservation_date between today - 1 and today + 7 and b.ends_at > now()
            and r.since is not null and r.until is null and p.approval_status = 'approved'
          or b.id in (select g.reservation_id from reservation_guests g where g.condominium_id = condominium and g.inside))
  $$;

-- Returns the parties of homes whose guests come within a week, or whose end was less than a day ago. Each guest is an entry of the snapshot.
create function access.gate_parties(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('party_id', p.id, 'name', p.name, 'unit', r.unit_number, 'host', h.full_name,
        'from', p.valid_from, 'until', p.valid_until, 'places', p.places,
        'guests', (select coalesce(json_agg(g.id order by g.taken_at, g.id), '[]') from party_guests g
          where g.condominium_id = p.condominium_id and g.party_id = p.id and g.removed_at is null)) order by p.valid_from, p.id), '[]')
      from parties p
      join residences r on r.condominium_id = p.condominium_id and r.id = p.residence_id
      join profiles h on h.id = p.resident_id
      where p.condominium_id = condominium and p.canceled_at is null and p.valid_until > now() - interval '1 day'
        and p.valid_from < now() + interval '7 days' and access.host_stands(p.condominium_id, p.residence_id)
  $$;

-- Returns the part of the snapshot for one pass, also if it begins too late or ended too long ago to be in it.
create function access.gate_pass(condominium uuid, pass uuid) returns json
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums()) then return null; end if;
      return json_build_object('taken_at', now(), 'revocations', access.gate_revocations(condominium, pass),
        'worker_codes', access.gate_worker_codes(condominium, pass),
        'entries', access.gate_entries(condominium, access.named_by_pass(condominium, pass)));
    end
  $$;
grant execute on function access.gate_pass(uuid, uuid) to garita_agent;
