-- The badge that a guard gives to who goes inside: its number stands with the visit, and each giving is a line of the log.

-- Writes the line and the number, once by the id of the line. A number told late changes none that was given later, and who was forgotten
-- gets none.
create function access.write_badge(who authorizations, entry access_logs, badge text) returns void
  language plpgsql
  as $$
    begin
      if exists (select from access_logs l where l.condominium_id = who.condominium_id and l.id = entry.id) then return; end if;
      entry.occurred_at := coalesce(entry.occurred_at, clock_timestamp());
      update authorizations a set badge = write_badge.badge
        where a.condominium_id = who.condominium_id and a.id = who.id and a.blanked_at is null
          and not exists (select from access_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
            and l.event_type = 'badge_given' and l.occurred_at > entry.occurred_at);
      entry.authorization_id := who.id;
      entry.event_type := 'badge_given';
      entry.resident_id := who.resident_id;
      entry.unit_number := who.unit_number;
      entry.arrival_kind := nullif(who.arrival_kind, 'visit');
      entry.override_reason := badge;
      entry.authorized_by := null;
      perform access.write_log(entry, access.subject_of_visit(who));
    end
  $$;

create function access.asks_badge(condominium uuid, kind text) returns boolean
  language sql stable
  as $$ select exists (select from condominiums c where c.id = condominium and kind = any(c.badge_kinds)) $$;

-- Told by a station: it happened, also where the number was given to somebody else meanwhile. What the condominium does not ask is not kept.
create function access.record_badge(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare who authorizations := access.held_visit(entry.condominium_id, (event ->> 'authorization_id')::uuid);
    begin
      if who.id is not null and access.asks_badge(who.condominium_id, who.arrival_kind) then
        perform access.write_badge(who, entry, event ->> 'badge');
      end if;
      return null;
    end
  $$;

-- At a desk: to who is inside, and no number that another one inside has. Of two desks at once one is first.
create function access.give_badge(condominium uuid, visit uuid, event uuid, badge text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      who authorizations;
      entry access_logs;
    begin
      if condominium <> all(access.my_condominiums()) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.gate ' || condominium, 0));
      who := access.at_my_gate(condominium, visit);
      if who.id is null then return false; end if;
      if access.done_already(condominium, who.id, event, '{badge_given}') then return true; end if;
      if not access.asks_badge(condominium, who.arrival_kind) then perform access.refuse('badge_not_asked'); end if;
      if not who.inside then perform access.refuse('visit_already_left'); end if;
      if exists (select from authorizations a where a.condominium_id = condominium and a.inside and a.badge = give_badge.badge
          and a.id <> who.id) then
        perform access.refuse('badge_taken');
      end if;
      entry.condominium_id := condominium;
      entry.id := event;
      perform access.write_badge(who, entry, badge);
      return true;
    end
  $$;
grant execute on function access.give_badge(uuid, uuid, uuid, text) to garita_agent;
