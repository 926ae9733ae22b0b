-- What happens on paper: the contingency sheet that was printed, and the lines that a guard wrote by hand and typed in afterwards.

-- Whether a gate knows of no outage at that moment, and its station has one no more. The server heard a station without a line long ago.
create function access.had_line(condominium uuid, gate uuid, station uuid, at timestamptz) returns boolean
  language sql stable
  as $$
    select not exists (select from station_outages o join stations s on s.condominium_id = o.condominium_id and s.id = o.station_id
        where o.condominium_id = condominium and (s.gate_id = gate or s.id = station)
          and at between o.began_at - interval '5 minutes' and o.ended_at + interval '5 minutes')
      and not exists (select from stations s
        where s.condominium_id = condominium and s.id = station and s.seen_at < least(at, now() - interval '3 minutes'))
  $$;

-- Writes a line of the log once for each id. A line from paper has the time on the paper, at most a week back, and the guard and time of the typing.
-- It changes no presence. The home gets a notice of it, and so does the administration if the gate was online at that time.
create function access.record_paper(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare
      known access_logs;
      subject access_log_subjects;
    begin
      entry.event_type := case event ->> 'kind' when 'paper_line' then 'written_by_hand' else 'sheet_printed' end;
      entry.authorization_id := entry.id;
      entry.unit_number := coalesce(access.unit_named(entry.condominium_id, event ->> 'unit_number'), '');
      select l.* into known from access_logs l where l.condominium_id = entry.condominium_id and l.id = entry.id;
      if known.id is not null then
        if known.event_type <> entry.event_type then perform access.refuse('visit_event_taken'); end if;
        return known.conflict;
      end if;
      if entry.event_type = 'written_by_hand' then
        entry.occurred_at := greatest(least((event ->> 'written_at')::timestamptz, entry.occurred_at), entry.occurred_at - interval '7 days');
        if access.had_line(entry.condominium_id, entry.gate_id, entry.station_id, entry.occurred_at) then entry.conflict := 'no_outage'; end if;
        subject.name := event ->> 'name';
        subject.vehicle_plate := event ->> 'plate';
      end if;
      subject.auth_type := 'temporary_visitor';
      perform access.write_log(entry, subject);
      return entry.conflict;
    end
  $$;
