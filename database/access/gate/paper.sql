-- Paper records: the printed contingency sheet, and the lines that a guard wrote by hand and typed in afterwards.

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
        -- The gate knows of no outage at that moment, and the server heard its station since.
        if not exists (select from station_outages o join stations s on s.condominium_id = o.condominium_id and s.id = o.station_id
            where o.condominium_id = entry.condominium_id and (s.gate_id = entry.gate_id or s.id = entry.station_id)
              and entry.occurred_at between o.began_at - interval '5 minutes' and o.ended_at + interval '5 minutes')
          and not exists (select from stations s where s.condominium_id = entry.condominium_id and s.id = entry.station_id
            and s.seen_at < least(entry.occurred_at, now() - interval '3 minutes')) then
          entry.conflict := 'no_outage';
        end if;
        subject.name := event ->> 'name';
        subject.vehicle_plate := event ->> 'plate';
      end if;
      subject.auth_type := 'temporary_visitor';
      perform access.write_log(entry, subject);
      return entry.conflict;
    end
  $$;
