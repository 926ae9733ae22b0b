-- Counts of a condominium for days by its own clock, none of them by home.
create function access.board_figures(condominium uuid, from_day date, until_day date) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with p as materialized (select c.id, c.name, c.time_zone, from_day::timestamp at time zone c.time_zone as begins,
        (until_day + 1)::timestamp at time zone c.time_zone as ends
      from condominiums c where c.id = condominium and c.id = any(access.caller_condominiums())),
    came as materialized (select (l.occurred_at at time zone p.time_zone)::date as day, s.auth_type as kind,
        l.override_reason is not null or l.authorized_by is not null as override
      from p join access.counted_logs l on l.condominium_id = p.id and l.occurred_at >= p.begins and l.occurred_at < p.ends
        join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
      where l.event_type = 'entry' and l.person_id is null
        -- An act of a worker for several homes is one entry.
        and not exists (select from shared_acts a where a.condominium_id = l.condominium_id and a.log_id = l.id)),
    asked as materialized (select a.status, a.decided_at - a.created_at as waited,
        a.decided_at is null and a.entered_at is null and (a.closed_at is not null or a.created_at <= now() - access.time_to_answer()) as unanswered
      from p join authorizations a on a.condominium_id = p.id and a.created_at >= p.begins and a.created_at < p.ends
      where a.resident_id is null and a.registered_by is not null),
    written as materialized (select i.kind, i.closed_at from p join incidents i on i.condominium_id = p.id
      and i.occurred_at >= p.begins and i.occurred_at < p.ends)
    select json_build_object('condominium', json_build_object('id', p.id, 'name', p.name, 'time_zone', p.time_zone),
        'from', from_day, 'until', until_day,
        'entries', (select count(*) from came), 'overrides', (select count(*) from came where override),
        'by_kind', (select coalesce(json_agg(json_build_object('kind', k.kind, 'count', k.count) order by k.count desc, k.kind), '[]')
          from (select kind, count(*) from came group by kind) k),
        'by_day', (select json_agg(json_build_object('day', from_day + step, 'count', coalesce(d.count, 0)) order by step)
          from generate_series(0, until_day - from_day) step
            left join (select day, count(*) from came group by day) d on d.day = from_day + step),
        'requests', (select count(*) from asked), 'unanswered', (select count(*) from asked where unanswered),
        'median_seconds', (select extract(epoch from percentile_disc(0.5) within group (order by waited))::integer from asked),
        'incidents', (select count(*) from written), 'open_incidents', (select count(*) from written where closed_at is null),
        'by_incident', (select coalesce(json_agg(json_build_object('kind', k.kind, 'count', k.count) order by k.count desc, k.kind), '[]')
          from (select kind, count(*) from written group by kind) k),
        'silent_minutes', (select coalesce(round(sum(extract(epoch from least(u.ended_at, p.ends) - greatest(u.began_at, p.begins))) / 60)::integer, 0)
          from station_outages u where u.condominium_id = p.id and u.began_at < p.ends and u.ended_at > p.begins),
        'bookings', (select count(*) from amenity_reservations b where b.condominium_id = p.id and b.status = 'approved'
          and b.starts_at >= p.begins and b.starts_at < p.ends))
      from p
  $$;
grant execute on function access.board_figures(uuid, date, date) to garita_board;

-- The board reads the incident book, but not the lines of the log, and no requests for information, because those name the wanted person.
grant select on incidents, incident_notes to garita_board;
create policy of_board on incidents for select to garita_board
  using (kind <> 'request' and condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy of_board on incident_notes for select to garita_board
  using (exists (select from incidents i where i.condominium_id = incident_notes.condominium_id and i.id = incident_id));
grant execute on function access.provenance_of(uuid, timestamptz, timestamptz, uuid, text, boolean, uuid, text, text), access.name_at_gate(uuid, uuid),
  access.lines_of_incident(uuid, uuid), access.evidence_of_incident(uuid, uuid) to garita_board;
