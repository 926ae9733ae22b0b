-- Only functions of the owner may call this one. The functions of the list below run as the caller, who may not call it.
create function access.announce(topic text, condominium uuid, person uuid) returns void
  language sql
  as $$ select pg_notify('garita', concat_ws('|', topic, coalesce(condominium::text, ''), coalesce(person::text, ''))) $$;

-- Announces each statement that writes a table. PostgreSQL sends equal announcements of a transaction once, with its commit. An
-- announcement reaches staff by condominium and residents by person; super administrators get all. A hearer is `condominium`, `person`,
-- `resident` or a query of both; `changed` holds the rows of the statement, and `before` those that an update replaced.
create function access.announce_writes(of_table text, moments text, topic text, hearers text[]) returns void
  language plpgsql
  as $make$
    declare
      heard_by text := (select string_agg(case hearer
          when 'condominium' then 'select condominium_id, null::uuid from changed'
          when 'person' then 'select null::uuid, profile_id from changed'
          when 'resident' then 'select null::uuid, resident_id from changed where resident_id is not null'
          else hearer end, ' union all ' order by at) from unnest(hearers) with ordinality each (hearer, at));
      moment text;
    begin
      -- Only a trigger that queries other tables needs the rights of the owner.
      execute format($f$
        create function access.announce_%1$s_%2$s() returns trigger
          language plpgsql %3$s
          as $b$
            begin
              perform pg_notify('garita', concat_ws('|', %2$L, coalesce(listener.condominium::text, ''), coalesce(listener.person::text, '')))
                from (%4$s) listener (condominium, person);
              return null;
            end
          $b$;
        $f$, of_table, topic,
        case when heard_by ~ ' join ' then 'security definer set search_path = public, extensions, pg_temp' else '' end, heard_by);
      foreach moment in array string_to_array(moments, ' ') loop
        execute format('create trigger announce_%2$s_%3$s after %3$s on %1$s referencing %4$s for each statement execute function access.announce_%1$s_%2$s()',
          of_table, topic, moment,
          case when moment = 'delete' then 'old table as changed'
            when heard_by ~ 'before' then 'old table as before new table as changed'
            else 'new table as changed' end);
      end loop;
    end
  $make$;

-- Lists the tables of slices that announce nothing beside their grants.
do $do$
  declare
    -- A row of a unit is announced to residents who live there now and lived there at that moment.
    unit text := 'select null::uuid, r.profile_id from changed c join residences r
      on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number
      where c.resident_id is null and r.until is null and r.since <= c.';
    -- A person's change is announced in the condominiums where they live or work, or to the installation if there is none.
    ties text := 'select tie.condominium_id, null::uuid from changed c left join (
        select r.condominium_id, r.profile_id from residences r where r.until is null
        union all select a.condominium_id, a.profile_id from assignments a
      ) tie on tie.profile_id = c.';
    installation text := 'select null::uuid, null::uuid from changed';
    status_change text := 'from changed c, before b
      where (b.condominium_id, b.id) = (c.condominium_id, c.id)
        and (b.frozen_at, b.barred_at, b.kind, b.asked, b.quiet_from, b.quiet_until, b.since, b.until, b.leaves_at, b.unit_number) is distinct
          from (c.frozen_at, c.barred_at, c.kind, c.asked, c.quiet_from, c.quiet_until, c.since, c.until, c.leaves_at, c.unit_number)';
  begin
    perform access.announce_writes(of_table, moments, topic, heard_by) from (values
      ('access_logs', 'insert', 'access_logs', array['condominium', 'resident', unit || 'occurred_at']),
      ('alarm_contacts', 'insert delete', 'alarms', array['condominium']),
      -- The author of an alarm and the people on its list read its progress, too.
      ('alarms', 'insert update', 'alarms', array['condominium', 'select null::uuid, raised_by from changed', 'select null::uuid, k.profile_id
        from changed c join alarm_contacts k on k.condominium_id = c.condominium_id where k.profile_id is not null']),
      ('amenities', 'update', 'amenities', array['condominium']),
      ('amenity_reservations', 'insert update delete', 'amenities', array['condominium', 'resident']),
      ('assignments', 'insert update delete', 'people', array['condominium', 'person']),
      ('audit_entries', 'insert', 'audit', array['condominium']),
      ('authorizations', 'insert update delete', 'authorizations', array['condominium', 'resident', unit || 'created_at']),
      -- An insert is not announced, because no screen of a gate shows waiting messages.
      ('channel_messages', 'update', 'channels', array['condominium']),
      ('condominiums', 'insert update', 'condominiums', array['select id, null::uuid from changed']),
      ('deliveries', 'insert update', 'deliveries', array['select condominium_id, null::uuid from changed where kind = ''visitor_approval_request''']),
      -- Only staff may know that two homes have the same worker.
      ('engagements', 'insert update delete', 'authorizations', array['condominium']),
      ('gate_devices', 'insert update', 'gate', array['condominium']),
      -- A contact of a tablet changes no list, and the browser that makes a code or removes a tablet reads its list again by itself.
      ('enrolled_stations', 'update', 'stations', array['select c.condominium_id, null::uuid from before b join changed c
        on (b.condominium_id, b.id) = (c.condominium_id, c.id)
        where (b.enrolled_at, b.lost_at, b.wiped_at) is distinct from (c.enrolled_at, c.lost_at, c.wiped_at)']),
      ('gates', 'insert update delete', 'gate', array['condominium']),
      -- Another administrator may agree.
      ('holds', 'insert update', 'holds', array['condominium']),
      -- Stations read the rules in their snapshot.
      ('home_rules', 'insert update', 'authorizations', array['condominium', 'select null::uuid, r.profile_id from changed c join residences r
        on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
      -- A new note also changes its incident.
      ('incidents', 'insert update delete', 'incidents', array['condominium']),
      ('installation_audit_entries', 'insert', 'audit', array[installation]),
      ('key_changes', 'insert', 'gate', array['condominium']),
      ('left_items', 'insert update', 'left_items', array['condominium', 'select null::uuid, r.profile_id from changed c join residences r
        on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
      ('notice_marks', 'insert update', 'notices', array['person']),
      ('notice_preferences', 'insert update', 'notices', array['person']),
      -- Ten misses pause the numbers at a gate; a single miss is not announced.
      ('number_misses', 'insert', 'gate', array['select condominium_id, null::uuid from changed where pauses']),
      ('owners', 'insert update delete', 'session', array['person']),
      ('owners', 'insert update delete', 'units', array['condominium']),
      -- The home answers an owner who asks to read its visits.
      ('owners', 'update', 'people', array['select null::uuid, r.profile_id from changed c join residences r
        on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
      ('pass_keys', 'insert update', 'gate', array['condominium']),
      ('permission_asks', 'insert update', 'people', array['select null::uuid, r.profile_id from changed c join residences r
        on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
      ('profiles', 'insert update delete', 'people', array[installation, ties || 'id']),
      ('profiles', 'insert update delete', 'session', array['select null::uuid, id from changed']),
      ('removal_requests', 'insert delete', 'people', array[ties || 'profile_id']),
      ('removal_requests', 'insert delete', 'privacy', array['person']),
      ('reservation_guests', 'insert update', 'amenities', array['condominium', 'resident']),
      -- The newcomer must not learn of an objection.
      ('residence_objections', 'insert update', 'people', array['condominium', 'person']),
      ('residences', 'insert update delete', 'people', array['condominium', 'person']),
      -- Stations refuse or accept the passes of a home at once when its state changes.
      ('residences', 'update', 'authorizations', array['select c.condominium_id, null::uuid ' || status_change]),
      ('residences', 'update', 'session', array['select null::uuid, c.profile_id ' || status_change]),
      -- The person who asked reads the answer.
      ('second_asks', 'insert update', 'people', array['condominium', 'select null::uuid, asked_by from changed']),
      ('second_asks', 'insert update delete', 'session', array['select null::uuid, asked_by from changed']),
      -- The streams of a session that was signed out elsewhere end at once.
      ('sessions', 'delete', 'session', array['person']),
      ('shifts', 'insert update', 'stations', array['condominium']),
      ('stray_acts', 'insert', 'gate', array['condominium']),
      ('unit_aliases', 'insert delete', 'units', array['condominium']),
      ('unit_codes', 'insert update', 'people', array['condominium']),
      ('unit_differences', 'insert', 'units', array['condominium']),
      ('units', 'insert update delete', 'units', array['condominium']),
      ('unsent_messages', 'insert delete', 'mail', array[installation]),
      ('visitor_requests', 'insert update', 'visitor_requests', array['condominium', 'select null::uuid, a.resident_id
        from changed c join authorizations a on a.condominium_id = c.condominium_id and a.id = c.authorization_id
        where a.resident_id is not null'])
    ) line (of_table, moments, topic, heard_by);
  end
$do$;
