-- A guard gives a visitor a badge: its number is stored with the visit, and each giving is a line of the log.

-- Writes the line and the number, once by the id of the line. A late number replaces no later one, and a visit without data gets none. A desk
-- gives badges to visitors inside, and each number once: of two desks at once one is first. A station's badge is kept even where its number
-- was given twice, unless the condominium asks for no badges.
create function access.record_badge(entry access_logs, event jsonb, strict boolean) returns text
  language plpgsql
  as $$
    declare
      number text := event ->> 'badge';
      who authorizations := access.hold_authorization(entry.condominium_id, (event ->> 'authorization_id')::uuid);
      asked boolean := (select who.arrival_kind = any(c.badge_kinds) from condominiums c where c.id = entry.condominium_id);
    begin
      if strict and who.id is null then return 'unknown'; end if;
      entry.authorization_id := (event ->> 'authorization_id')::uuid;
      if (access.find_line(entry, '{badge_given}')).id is not null then return null; end if;
      if strict then
        if not asked then perform access.refuse('badge_not_asked'); end if;
        if not who.inside then perform access.refuse('visit_already_left'); end if;
        if exists (select from authorizations a where a.condominium_id = entry.condominium_id and a.inside and a.badge = number and a.id <> who.id) then
          perform access.refuse('badge_taken');
        end if;
      end if;
      if who.id is null or not asked then return null; end if;
      entry.occurred_at := coalesce(entry.occurred_at, clock_timestamp());
      update authorizations a set badge = number
        where a.condominium_id = who.condominium_id and a.id = who.id and a.blanked_at is null
          and not exists (select from access_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
            and l.event_type = 'badge_given' and l.occurred_at > entry.occurred_at);
      entry.event_type := 'badge_given';
      entry.resident_id := who.resident_id;
      entry.unit_number := who.unit_number;
      entry.arrival_kind := nullif(who.arrival_kind, 'visit');
      entry.override_reason := number;
      entry.authorized_by := null;
      perform access.write_log(entry, access.subject_of_visit(who));
      return null;
    end
  $$;
