-- Which changes are announced to the browsers and gates that are connected, and to whom: a topic, never what changed.

-- For functions that run with the rights of the owner. Those of the list below run as the caller, who may not call this one.
create function access.announce(topic text, condominium uuid, person uuid) returns void
  language sql
  as $$ select pg_notify('garita', concat_ws('|', topic, coalesce(condominium::text, ''), coalesce(person::text, ''))) $$;

-- PostgreSQL drops what a transaction says twice, and sends the rest with its commit. Staff hear by condominium, residents by person, and super admins
-- everything. `changed` holds the rows of the statement, `before` what an update replaced.
do $do$ declare made text; begin
  for made in
    with hearers as (select
      'select condominium_id, null::uuid from changed' as condominium,
      'select null::uuid, profile_id from changed' as person,
      'select null::uuid, resident_id from changed where resident_id is not null' as resident,
      -- What belongs to a unit is announced to those who live there now and lived there at that moment.
      'select null::uuid, r.profile_id from changed c join residences r
        on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number
        where c.resident_id is null and r.until is null and r.since <= c.' as unit,
      -- A person, in the condominiums where they live or work now; the installation where there is none.
      'select tie.condominium_id, null::uuid from changed c left join (
          select r.condominium_id, r.profile_id from residences r where r.until is null
          union all select a.condominium_id, a.profile_id from assignments a
        ) tie on tie.profile_id = c.' as ties,
      'select null::uuid, null::uuid from changed' as installation,
      'from changed c, before b
        where (b.condominium_id, b.id) = (c.condominium_id, c.id)
          and (b.frozen_at, b.barred_at, b.kind, b.asked, b.quiet_from, b.quiet_until, b.since, b.until, b.leaves_at, b.unit_number) is distinct
            from (c.frozen_at, c.barred_at, c.kind, c.asked, c.quiet_from, c.quiet_until, c.since, c.until, c.leaves_at, c.unit_number)' as standing
    ), lines as (
      select line.* from hearers, lateral (values
        ('access_logs', 'insert', 'access_logs', array[condominium, resident, unit || 'occurred_at']),
        ('alarm_contacts', 'insert delete', 'alarms', array[condominium]),
        -- Also who raised one, and the people on the list, hear what becomes of it.
        ('alarms', 'insert update', 'alarms', array[condominium, 'select null::uuid, raised_by from changed', 'select null::uuid, k.profile_id
          from changed c join alarm_contacts k on k.condominium_id = c.condominium_id where k.profile_id is not null']),
        ('amenities', 'update', 'amenities', array[condominium]),
        ('amenity_reservations', 'insert update delete', 'amenities', array[condominium, resident]),
        ('assignments', 'insert update delete', 'people', array[condominium, person]),
        ('audit_entries', 'insert', 'audit', array[condominium]),
        ('authorizations', 'insert update delete', 'authorizations', array[condominium, resident, unit || 'created_at']),
        -- Not the insert: nothing at a gate waits for it.
        ('channel_messages', 'update', 'channels', array[condominium]),
        ('condominiums', 'insert update', 'condominiums', array['select id, null::uuid from changed']),
        ('deliveries', 'insert update', 'deliveries', array[condominium || ' where kind = ''visitor_approval_request''']),
        -- Staff alone: no home hears that another has the same worker.
        ('engagements', 'insert update delete', 'authorizations', array[condominium]),
        ('gate_devices', 'insert update', 'gate', array[condominium]),
        -- Not each contact; who makes a code or removes a tablet hears of it from their own browser.
        ('enrolled_stations', 'update', 'stations', array['select c.condominium_id, null::uuid from before b join changed c
          on (b.condominium_id, b.id) = (c.condominium_id, c.id)
          where (b.enrolled_at, b.lost_at, b.wiped_at) is distinct from (c.enrolled_at, c.lost_at, c.wiped_at)']),
        ('gates', 'insert update delete', 'gate', array[condominium]),
        -- Who may agree hears of it.
        ('holds', 'insert update', 'holds', array[condominium]),
        -- Gates read them in their snapshot.
        ('home_rules', 'insert update', 'authorizations', array[condominium, 'select null::uuid, r.profile_id from changed c join residences r
          on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
        -- A note changes its incident too.
        ('incidents', 'insert update delete', 'incidents', array[condominium]),
        ('installation_audit_entries', 'insert', 'audit', array[installation]),
        ('key_changes', 'insert', 'gate', array[condominium]),
        ('left_items', 'insert update', 'left_items', array[condominium, 'select null::uuid, r.profile_id from changed c join residences r
          on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
        ('notice_marks', 'insert update', 'notices', array[person]),
        ('notice_preferences', 'insert update', 'notices', array[person]),
        -- Ten misses pause the numbers at a gate; a single miss is not announced.
        ('number_misses', 'insert', 'gate', array[condominium || ' where pauses']),
        ('owners', 'insert update delete', 'session', array[person]),
        ('owners', 'insert update delete', 'units', array[condominium]),
        -- The home hears that an owner asks to read its visits.
        ('owners', 'update', 'people', array['select null::uuid, r.profile_id from changed c join residences r
          on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
        ('pass_keys', 'insert update', 'gate', array[condominium]),
        ('permission_asks', 'insert update', 'people', array['select null::uuid, r.profile_id from changed c join residences r
          on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null']),
        ('profiles', 'insert update delete', 'people', array[installation, ties || 'id']),
        ('profiles', 'insert update delete', 'session', array['select null::uuid, id from changed']),
        ('removal_requests', 'insert delete', 'people', array[ties || 'profile_id']),
        ('removal_requests', 'insert delete', 'privacy', array[person]),
        ('reservation_guests', 'insert update', 'amenities', array[condominium, resident]),
        -- Staff and who objected: not the newcomer.
        ('residence_objections', 'insert update', 'people', array[condominium, person]),
        ('residences', 'insert update delete', 'people', array[condominium, person]),
        -- Gates learn at once whose passes no longer open, or open again.
        ('residences', 'update', 'authorizations', array['select c.condominium_id, null::uuid ' || standing]),
        ('residences', 'update', 'session', array['select null::uuid, c.profile_id ' || standing]),
        -- Also who asked hears of the answer.
        ('second_asks', 'insert update', 'people', array[condominium, 'select null::uuid, asked_by from changed']),
        ('second_asks', 'insert update delete', 'session', array['select null::uuid, asked_by from changed']),
        ('shifts', 'insert update', 'stations', array[condominium]),
        ('stray_acts', 'insert', 'gate', array[condominium]),
        ('unit_aliases', 'insert delete', 'units', array[condominium]),
        ('unit_codes', 'insert update', 'people', array[condominium]),
        ('unit_differences', 'insert', 'units', array[condominium]),
        ('units', 'insert update delete', 'units', array[condominium]),
        ('unsent_messages', 'insert delete', 'mail', array[installation]),
        ('visitor_requests', 'insert update', 'visitor_requests', array[condominium, 'select null::uuid, a.resident_id
          from changed c join authorizations a on a.condominium_id = c.condominium_id and a.id = c.authorization_id
          where a.resident_id is not null'])
      ) line (of_table, moments, topic, heard_by)
    )
    -- Only a query of other tables needs the rights of the owner.
    select format($f$
      create function access.announce_%1$s_%2$s() returns trigger
        language plpgsql %3$s
        as $b$
          begin
            perform pg_notify('garita', concat_ws('|', %2$L, coalesce(told.condominium::text, ''), coalesce(told.person::text, '')))
              from (%4$s) told (condominium, person);
            return null;
          end
        $b$;
      $f$, of_table, topic,
      case when array_to_string(heard_by, ' ') ~ ' join ' then 'security definer set search_path = public, extensions, pg_temp' else '' end,
      array_to_string(heard_by, ' union all ')) || (
        select string_agg(format(
            'create trigger announce_%2$s_%3$s after %3$s on %1$s referencing %4$s for each statement execute function access.announce_%1$s_%2$s();',
            of_table, topic, moment,
            case when moment = 'delete' then 'old table as changed'
              when array_to_string(heard_by, ' ') ~ 'before' then 'old table as before new table as changed'
              else 'new table as changed' end), ' ')
          from unnest(string_to_array(moments, ' ')) moment)
      from lines
  loop execute made; end loop;
end $do$;
