-- What happens on paper: the contingency sheet that was printed, and the lines that a guard wrote by hand and typed in afterwards.

-- One line of the log, once by its id. A line from paper stands at the time that was written there, of the last week; by whom and when it was
-- typed in is the rest of it. It counts nobody as inside.
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
        return null;
      end if;
      if entry.event_type = 'written_by_hand' then
        entry.occurred_at := greatest(least((event ->> 'written_at')::timestamptz, entry.occurred_at), entry.occurred_at - interval '7 days');
        subject.name := event ->> 'name';
        subject.vehicle_plate := event ->> 'plate';
      end if;
      subject.auth_type := 'temporary_visitor';
      perform access.write_log(entry, subject);
      return null;
    end
  $$;
