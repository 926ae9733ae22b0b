-- Corrections: a line of the log is corrected by another line, never changed. A guard at a station says at once that an act was a mistake.

-- The lines that count: neither a correction nor the line that it corrects. Figures, presence and verdicts read these; the log shows all.
create view access.counted_logs with (security_invoker) as
  select l.* from access_logs l
    where l.corrects is null
      -- Looked up line by line: joined, a station's backlog about one person would compare each line with all others.
      and (select k.id from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id) is null;
grant select on access.counted_logs to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Whether a line corrects another or was corrected. A function with rows, so that the planner makes it part of the query.
create function access.correction_of(condominium uuid, line uuid, corrects uuid) returns table (word text)
  language sql stable
  as $$
    select case when correction_of.corrects is not null then 'corrects'
      when exists (select from access_logs k where k.condominium_id = condominium and k.corrects = line) then 'corrected' end
  $$;
grant execute on function access.correction_of(uuid, uuid, uuid) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The line that an event says it corrects: the opposite act about the same person, at the same station, at most a minute before, corrected
-- by nothing yet. Only entries and exits have a station.
create function access.line_to_correct(entry access_logs, event jsonb) returns access_logs
  language sql stable
  as $$
    select l from access_logs l
      where l.condominium_id = entry.condominium_id and l.id = (event ->> 'corrects')::uuid and l.station_id = entry.station_id
        and (l.authorization_id, l.reservation_id, l.guest_id, l.person_id)
          is not distinct from (entry.authorization_id, entry.reservation_id, entry.guest_id, entry.person_id)
        and (l.event_type = 'entry') <> (entry.event_type = 'entry')
        and entry.occurred_at between l.occurred_at and l.occurred_at + interval '1 minute' and l.corrects is null
        and not exists (select from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id)
  $$;

-- The same guard corrects an act within minutes. A station that the server has not heard since the act had no line and corrects later.
create function access.corrected_by(entry access_logs, event jsonb) returns uuid
  language sql stable
  as $$
    select l.id from access.line_to_correct(entry, event) l
      where l.actor_id = entry.actor_id and entry.proven and l.told_as is null and entry.told_as is null
        and (entry.recorded_at <= l.recorded_at + interval '5 minutes' or not exists (select from stations s
          where s.condominium_id = l.condominium_id and s.id = l.station_id and s.seen_at > l.recorded_at + interval '5 minutes'))
  $$;

-- A correction by another guard, or a late one: a remark in the log that changes no count.
create function access.disputes_line(entry access_logs, event jsonb) returns boolean
  language sql stable
  as $$
    select entry.corrects is null and (access.line_to_correct(entry, event)).id is not null
  $$;
