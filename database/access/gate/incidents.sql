-- Stations write the incident book, guards and administrators continue it, and no role changes it. Only its state and the time of the last
-- note change, and they follow from its notes.

-- How long it is kept after the last word about it: a year, or as long as the data of visitors if that is longer.
create function access.is_forgotten(incident incidents) returns boolean
  language sql stable
  as $$
    select incident.last_at < now() - make_interval(days => greatest(365, access.retention_of(c)))
      from condominiums c where c.id = incident.condominium_id
  $$;

-- Writes a note, and its effect on the incident. Notes of one incident are written one after another; if a note arrives late, the newest
-- one that opens or closes counts. False if the incident does not exist.
create function access.write_note(note incident_notes) returns boolean
  language plpgsql
  as $$
    declare incident incidents;
    begin
      select i.* into incident from incidents i where i.condominium_id = note.condominium_id and i.id = note.incident_id for update;
      if incident.id is null then return false; end if;
      if exists (select from incident_notes n where n.condominium_id = note.condominium_id and n.id = note.id) then return true; end if;
      -- When two people close at once, the second is refused. A note that a station sends later is always kept.
      if note.station_id is null and note.sets_state = 'closed' and incident.closed_at is not null then
        perform access.refuse('incident_closed_already');
      end if;
      if note.station_id is null and note.sets_state = 'open' and incident.closed_at is null then
        perform access.refuse('incident_open_already');
      end if;
      insert into incident_notes (condominium_id, id, incident_id, said, sets_state, written_at, station_id, actor_id, actor_name,
          sent_by, sent_by_name, proven, told_as, clock_doubt)
        values (note.condominium_id, note.id, note.incident_id, note.said, note.sets_state, note.written_at, note.station_id, note.actor_id,
          note.actor_name, note.sent_by, note.sent_by_name, note.proven, note.told_as, note.clock_doubt);
      update incidents i set last_at = now(), closed_at = case when note.sets_state is null then i.closed_at else (
          select case when n.sets_state = 'closed' then n.written_at end from incident_notes n
            where n.condominium_id = i.condominium_id and n.incident_id = i.id and n.sets_state is not null
            order by n.written_at desc, n.id desc limit 1) end
        where i.condominium_id = note.condominium_id and i.id = note.incident_id;
      return true;
    end
  $$;

-- A note of an administrator, who may also close and open again.
create function access.note_incident(condominium uuid, incident uuid, note uuid, said text, state text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare written incident_notes;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      written.condominium_id := condominium;
      written.id := note;
      written.incident_id := incident;
      written.said := said;
      written.sets_state := state;
      written.written_at := now();
      written.actor_id := access.caller_id();
      select p.full_name into written.actor_name from profiles p where p.id = access.caller_id();
      written.proven := true;
      return access.write_note(written);
    end
  $$;
grant execute on function access.note_incident(uuid, uuid, uuid, text, text) to garita_admin, garita_super_admin;

-- Stores a station's incident or note, once. A line of the log that is unknown here is left out.
create function access.record_incident_event(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare
      note incident_notes;
      request jsonb := nullif(event -> 'request', 'null');
      author text := coalesce(entry.actor_name, access.name_at_gate(entry.condominium_id, entry.actor_id), '');
    begin
      if event ->> 'kind' = 'incident_note' then
        note.condominium_id := entry.condominium_id;
        note.id := entry.id;
        note.incident_id := (event ->> 'incident_id')::uuid;
        note.said := event ->> 'said';
        note.sets_state := case when (event ->> 'closes')::boolean then 'closed' end;
        note.written_at := entry.occurred_at;
        note.station_id := entry.station_id;
        note.actor_id := entry.actor_id;
        note.actor_name := author;
        note.sent_by := entry.sent_by;
        note.sent_by_name := entry.sent_by_name;
        note.proven := entry.proven;
        note.told_as := entry.told_as;
        note.clock_doubt := entry.clock_doubt;
        return case when not access.write_note(note) then 'not_taken' end;
      end if;
      insert into incidents (condominium_id, id, kind, occurred_at, written_at, gate_id, gate_name, station_id, place, what_happened, told,
          told_text, asker, asked_by, paper, subject, covers_from, covers_until, given, actor_id, actor_name, sent_by, sent_by_name, proven,
          told_as, clock_doubt, closed_at)
        values (entry.condominium_id, entry.id, event ->> 'incident',
          greatest(least((event ->> 'happened_at')::timestamptz, entry.occurred_at), entry.occurred_at - interval '31 days'),
          entry.occurred_at, entry.gate_id, entry.gate_name, entry.station_id, event ->> 'place', event ->> 'what_happened',
          array(select jsonb_array_elements_text(event -> 'told')), event ->> 'told_text', request ->> 'asker', request ->> 'asked_by',
          request ->> 'paper', request ->> 'subject', (request ->> 'from')::timestamptz, (request ->> 'until')::timestamptz,
          request ->> 'given', entry.actor_id, author, entry.sent_by, entry.sent_by_name, entry.proven, entry.told_as, entry.clock_doubt,
          case when (event ->> 'closed')::boolean then entry.occurred_at end)
        on conflict (condominium_id, id) do nothing;
      insert into incident_lines (condominium_id, incident_id, log_id)
        select l.condominium_id, entry.id, l.id from access_logs l
          where l.condominium_id = entry.condominium_id and l.id in (select n::uuid from jsonb_array_elements_text(event -> 'lines') n)
        on conflict do nothing;
      return null;
    end
  $$;

-- Returns the open incidents for a station, the newest first.
create function access.gate_incidents(condominium uuid) returns json
  language plpgsql stable
  as $$
    begin
      return (select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'at', i.occurred_at, 'place', i.place,
          'gate', i.gate_name, 'by', i.actor_name, 'text', left(i.what_happened, 200), 'notes', n.notes, 'last', left(n.last, 200))
          order by i.occurred_at desc, i.id), '[]')
        from (select o.* from incidents o where o.condominium_id = condominium and o.closed_at is null
          order by o.occurred_at desc, o.id limit 50) i
        cross join lateral (select count(*) as notes, (array_agg(w.said order by w.written_at desc, w.id desc))[1] as last
          from incident_notes w where w.condominium_id = i.condominium_id and w.incident_id = i.id) n);
    end
  $$;

-- Also the owner's own statements meet these: a book that can be corrected by hand proves nothing.
create function access.refuse_incident_change() returns trigger
  language plpgsql
  as $$ begin perform access.refuse('incidents_are_append_only'); end $$;
create trigger append_only before update on incidents for each row
  when (to_jsonb(old) - '{closed_at,last_at}'::text[] is distinct from to_jsonb(new) - '{closed_at,last_at}'::text[])
  execute function access.refuse_incident_change();
create trigger append_only before update or truncate on incident_notes for each statement execute function access.refuse_incident_change();
create trigger append_only before update or truncate on incident_lines for each statement execute function access.refuse_incident_change();
create trigger kept_whole before truncate on incidents for each statement execute function access.refuse_incident_change();

-- Until its term is over an incident stays, and its notes and lines stay with it.
create function access.keep_incident() returns trigger
  language plpgsql
  as $$
    begin
      if not access.is_forgotten(old) then perform access.refuse('incidents_are_append_only'); end if;
      return old;
    end
  $$;
create trigger kept before delete on incidents for each row execute function access.keep_incident();
create function access.keep_with_incident() returns trigger
  language plpgsql
  as $$
    begin
      if exists (select from incidents i where i.condominium_id = old.condominium_id and i.id = old.incident_id) then
        perform access.refuse('incidents_are_append_only');
      end if;
      return old;
    end
  $$;
create trigger kept before delete on incident_notes for each row execute function access.keep_with_incident();
create trigger kept before delete on incident_lines for each row execute function access.keep_with_incident();

create function access.forget_incidents() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ delete from incidents i where i.last_at < now() - interval '365 days' and access.is_forgotten(i) and not access.is_held(i.condominium_id, i.id) $$;
grant execute on function access.forget_incidents() to garita_keeper;

-- Guards read what is open; a note and a line follow their incident.
grant select on incidents, incident_notes, incident_lines to garita_agent, garita_admin, garita_super_admin;
create policy open_ones on incidents for select to garita_agent
  using (closed_at is null and condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy run on incidents for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on incidents for select to garita_super_admin using (true);
create policy open_ones on incident_notes for select to garita_agent
  using (exists (select from incidents i where i.condominium_id = incident_notes.condominium_id and i.id = incident_id));
create policy run on incident_notes for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on incident_notes for select to garita_super_admin using (true);
create policy open_ones on incident_lines for select to garita_agent
  using (exists (select from incidents i where i.condominium_id = incident_lines.condominium_id and i.id = incident_id));
create policy run on incident_lines for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on incident_lines for select to garita_super_admin using (true);

-- The lines of the log that an incident is about, as its reader sees them; the board reads none.
create function access.lines_of_incident(condominium uuid, incident uuid) returns json
  language plpgsql stable
  as $$
    begin
      if current_setting('role') = 'garita_board' then return '[]'; end if;
      return (select coalesce(json_agg(json_build_object('id', l.id, 'occurred_at', l.occurred_at, 'event_type', l.event_type, 'gate_name', l.gate_name,
          'name', nullif(concat_ws(' ', s.name, s.last_name), ''), 'unit_number', case when s.log_id is not null then l.unit_number else '' end,
          'hidden', s.log_id is null) order by l.occurred_at, l.id), '[]')
        from incident_lines o join access_logs l on l.condominium_id = o.condominium_id and l.id = o.log_id
          left join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
        where o.condominium_id = condominium and o.incident_id = incident);
    end
  $$;
grant execute on function access.lines_of_incident(uuid, uuid) to garita_agent, garita_admin, garita_super_admin;

-- The administration begins an incident at its desk; a repeated call creates no second one. False if the caller does not run this
-- condominium, or the id belongs to another incident.
create function access.begin_incident(facts jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare wanted incidents := jsonb_populate_record(null::incidents, facts);
    begin
      if not (access.runs_all() or wanted.condominium_id = any(access.caller_condominiums())) then return false; end if;
      insert into incidents (condominium_id, id, kind, occurred_at, written_at, place, what_happened, told, told_text, asker, asked_by, paper,
          subject, covers_from, covers_until, given, actor_id, actor_name)
        select wanted.condominium_id, wanted.id, wanted.kind, least(wanted.occurred_at, now()), now(), wanted.place, wanted.what_happened,
            wanted.told, wanted.told_text, wanted.asker, wanted.asked_by, wanted.paper, wanted.subject, wanted.covers_from, wanted.covers_until,
            wanted.given, access.caller_id(), p.full_name
          from profiles p where p.id = access.caller_id()
        on conflict (condominium_id, id) do nothing;
      return exists (select from incidents i
        where i.condominium_id = wanted.condominium_id and i.id = wanted.id and i.actor_id = access.caller_id());
    end
  $$;
grant execute on function access.begin_incident(jsonb) to garita_admin, garita_super_admin;

-- The files that were handed out of an incident or for it, and until when it is held. Only the administration reads of them.
create function access.evidence_of_incident(condominium uuid, incident uuid) returns json
  language plpgsql stable
  as $$
    begin
      if current_setting('role') not in ('garita_admin', 'garita_super_admin') then return '{"sheets": [], "held_until": null}'; end if;
      return json_build_object(
        'sheets', (select coalesce(json_agg(json_build_object('folio', e.folio, 'made_at', e.made_at, 'by_name', e.by_name)
            order by e.made_at, e.folio), '[]')
          from evidence_sheets e where e.condominium_id = condominium and e.incident_id = incident),
        'held_until', (select max(h.protects_until) from hold_rows r join holds h on h.condominium_id = r.condominium_id and h.id = r.hold_id
          where r.condominium_id = condominium and r.row_id = incident and h.protects_until > now()));
    end
  $$;
grant execute on function access.evidence_of_incident(uuid, uuid) to garita_agent, garita_admin, garita_super_admin;

-- The open look of the caller that shows all lines of an incident, so that their names may stand in a file; null where there is none.
create function access.look_at_incident(condominium uuid, incident uuid) returns uuid
  language plpgsql stable
  as $$
    begin
      return (select k.id from looks k
        where k.condominium_id = condominium and k.by_id = access.caller_id() and k.open_until > now()
          and exists (select from incident_lines o where o.condominium_id = condominium and o.incident_id = incident)
          and not exists (select from incident_lines o join access_logs l on l.condominium_id = o.condominium_id and l.id = o.log_id
            where o.condominium_id = condominium and o.incident_id = incident and not case when k.kind = 'everything'
              then l.occurred_at >= k.covers_from and l.occurred_at < k.covers_until
              else exists (select from look_rows r where r.condominium_id = condominium and r.row_id = l.id and r.look_id = k.id) end)
        order by k.at desc, k.id limit 1);
    end
  $$;
grant execute on function access.look_at_incident(uuid, uuid) to garita_admin, garita_super_admin;
