-- Corrections: a line of the log is corrected by another line, never changed. A guard says at once that an act was a mistake.

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

-- An act corrects the opposite act about the same person, at the same station or desk, at most a minute before, if no other line corrected it.
-- The same guard corrects within minutes; a station that was offline since the act corrects later. A correction by another guard, or a later
-- one, becomes a remark in the log that changes no count. A desk is refused instead, and its guard reads why.
create function access.correct_line(entry access_logs, event jsonb, strict boolean) returns access_logs
  language plpgsql
  as $$
    declare line access_logs;
    begin
      if event ->> 'corrects' is null then return entry; end if;
      select l.* into line from access_logs l
        where l.condominium_id = entry.condominium_id and l.id = (event ->> 'corrects')::uuid and l.station_id is not distinct from entry.station_id
          and l.event_type in ('entry', 'exit', 'visitor_checkout') and (l.event_type = 'entry') <> (entry.event_type = 'entry')
          and (l.authorization_id, l.reservation_id, l.guest_id, l.person_id)
            is not distinct from (entry.authorization_id, entry.reservation_id, entry.guest_id, entry.person_id)
          and coalesce(entry.occurred_at, clock_timestamp()) between l.occurred_at and l.occurred_at + interval '1 minute' and l.corrects is null
          and not exists (select from access_logs k where k.condominium_id = l.condominium_id and k.corrects = l.id);
      if line.actor_id = entry.actor_id and entry.proven is not false and line.told_as is null and entry.told_as is null
        and (entry.recorded_at <= line.recorded_at + interval '5 minutes' or not exists (select from stations s
          where s.condominium_id = line.condominium_id and s.id = line.station_id and s.seen_at > line.recorded_at + interval '5 minutes')) then
        entry.corrects := line.id;
      elsif strict then
        perform access.refuse('correction_over');
      elsif line.id is not null then
        entry.event_type := 'line_disputed';
      end if;
      return entry;
    end
  $$;
