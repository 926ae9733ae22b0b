-- In a home every user is a resident, whatever their role elsewhere.
create function access.role_of_act(profiles) returns text
  language sql stable
  as $$ select case when current_setting('role') = 'garita_resident' then 'resident' else $1.user_role end $$;

-- Writes an entry in the caller's name. Entries without a condominium have their own table, because every row of the other one names its
-- condominium.
create function access.write_audit_entry(place uuid, thing text, act text, subject uuid, subject_name text, what jsonb) returns void
  language plpgsql
  as $$
    declare
      actor profiles;
    begin
      select p.* into actor from profiles p where p.id = access.caller_id();
      if place is null then
        insert into installation_audit_entries (id, actor_id, actor_role, actor_name, thing, act, subject_id, subject_name, what)
          values (gen_random_uuid(), access.caller_id(), coalesce(access.role_of_act(actor), 'system'), coalesce(actor.full_name, ''),
            thing, act, subject, subject_name, what);
      else
        insert into audit_entries (id, condominium_id, actor_id, actor_role, actor_name, thing, act, subject_id, subject_name, what)
          values (gen_random_uuid(), place, access.caller_id(), coalesce(access.role_of_act(actor), 'system'), coalesce(actor.full_name, ''),
            thing, act, subject, subject_name, what);
      end if;
    end
  $$;

-- The first argument names the kind of row, the others the watched columns. A column that begins with "-" is audited without its values.
create function access.write_audit() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      subject jsonb := coalesce(after, before);
      person profiles;
      changes jsonb;
    begin
      select p.* into person from profiles p where p.id = (subject ->> 'profile_id')::uuid;
      -- Writes no entry for a registration or a request for a home, nor for homes and assignments that are deleted with their person.
      if current_setting('role') = 'garita_identity' or (subject ? 'profile_id' and person.id is null)
        or (tg_op = 'INSERT' and tg_argv[0] = 'residence' and after ->> 'since' is null and person.id = access.caller_id()) then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      -- A home counts as made when it is approved. If the approval of the account also approves the home, only the account gets an entry.
      if tg_op = 'UPDATE' and before ->> 'since' is null and after ->> 'since' is not null and pg_trigger_depth() = 1 then before := null; end if;
      -- An ended home counts as removed, although its row stays.
      if tg_op = 'UPDATE' and before ->> 'until' is null and after ->> 'until' is not null then after := null; end if;
      select jsonb_object_agg(watched.name, case when watched.covert then '[null, null]' else
          jsonb_build_array(before -> watched.name, after -> watched.name) end) into changes
        from (select ltrim(argument, '-') as name, argument like '-%' as covert from unnest(tg_argv[1:]) argument) watched
        where before ->> watched.name is distinct from after ->> watched.name;
      if changes is not null or before is null or after is null then
        perform access.write_audit_entry(place.id, tg_argv[0],
            case when before is null then 'made' when after is null then 'removed' else 'changed' end,
            (coalesce(subject ->> 'profile_id', subject ->> 'id'))::uuid,
            coalesce(person.full_name, subject ->> 'full_name', subject ->> 'name', subject ->> 'title', subject ->> 'amenity_type', subject ->> 'unit_number',
              subject ->> 'alias', subject ->> 'address', ''),
            coalesce(changes, '{}'))
          from access.places_of_change(tg_argv[0], subject) place;
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end
  $$;

-- Returns the condominiums whose administrators read a change: its own, or all of the person. If there is none, only super administrators
-- read it.
create function access.places_of_change(thing text, subject jsonb) returns table (id uuid)
  language plpgsql stable
  as $$
    begin
      if thing <> 'person' then
        return query select (coalesce(subject ->> 'condominium_id', case thing when 'condominium' then subject ->> 'id' end))::uuid;
        return;
      end if;
      return query
        select r.condominium_id from residences r where r.profile_id = (subject ->> 'id')::uuid and r.until is null
        union
        select a.condominium_id from assignments a where a.profile_id = (subject ->> 'id')::uuid;
      if not found then return query select null::uuid; end if;
    end
  $$;

-- Each line is a table. No secret, hash or document is audited; telephones and invitations are audited without their values.
do $do$ declare made text; begin
  for made in
    select format('create trigger audit_%s %s on %I for each row execute function access.write_audit(%s)',
        split_part(moment, ' ', 1), moment, of_table,
        (select string_agg(quote_literal(argument), ', ') from unnest(thing || watched::text[]) argument))
      from (values
        ('installation', 'setting', 'after update', '{sends_mail, requires_second_factor}'),
        ('condominiums', 'condominium', 'after insert or update',
          '{name, address, time_zone, country, listed, -invitation_code, retention_days, next_retention_days, next_retention_from, log_resident_entries, homes_invite, stays_allowed, stay_most_nights, stay_most_guests, -stay_rules, photos_on_passes, office_phone, office_whatsapp, archived_at, reader_co_resident,
            reader_permanent_visitor, reader_worker, reader_vehicle, -arrival_rules, authority_protocol, ask_seconds, idle_lock_minutes, sheet_telephones, badge_kinds, privacy_contact, -privacy_notice_es, -privacy_notice_en}'),
        ('profiles', 'person', 'after update', '{full_name, email, username, -phone_number, user_role, approval_status, rejection_reason}'),
        -- Before the deletion, while homes and assignments still name the person's condominiums.
        ('profiles', 'person', 'before delete', '{email, username, user_role, approval_status}'),
        ('residences', 'residence', 'after insert or update', '{unit_number, kind, barred_at, frozen_at, leaves_at, moves_to}'),
        ('owners', 'owner', 'after insert or update', '{unit_number, asked_by_name, agreed_by}'),
        ('assignments', 'assignment', 'after insert or delete', '{}'),
        ('amenities', 'amenity', 'after update', '{name, is_open, hours, exclusive, capacity, needs_approval, shortest_minutes,
          longest_minutes, buffer_minutes, days_ahead, hours_notice, weekly_limit, closed_days, house_rules}'),
        ('gates', 'gate', 'after insert or update or delete', '{name}'),
        -- Not on insert: units are made by the hundred, and each row has its own time.
        ('units', 'unit', 'after update or delete', '{tower, floor, kind, state, bays, -phones, administration_since}'),
        ('unit_aliases', 'unit_alias', 'after insert or delete', '{}'),
        ('log_witnesses', 'witness', 'after insert or delete', '{}'),
        -- The disclosure has the subject and the reason; the number of lines changes each night.
        ('holds', 'hold', 'after insert or update', '{wanted_until, -agreed_at, -ended_at}'),
        ('second_asks', 'second_ask', 'after insert or update', '{wanted_name, granted}'),
        -- Not on each delivery, which only counts failures.
        ('channels', 'channel', 'after insert or delete or update of address, with_names, takes_answers, sealed_secret',
          '{address, with_names, takes_answers, -sealed_secret}'),
        -- Not on each registration, which only counts its uses.
        ('unit_codes', 'unit_code', 'after insert or update of ended_at', '{ended_at}'),
        -- Not on each request of the device, which only sets last_used_at.
        ('gate_devices', 'device', 'after insert or delete or update of name, revoked_at', '{name, revoked_at}'),
        ('enrolled_stations', 'device', 'after insert or delete or update of lost_at', '{name, lost_at, renews_numbers}')
      ) lines (of_table, thing, moment, watched)
  loop execute made; end loop;
end $do$;

-- A person's own choice of ringing is not audited.
create trigger audit_asking after update of asked on residences for each row
  when (new.asked <> old.asked and new.profile_id is distinct from access.caller_id()) execute function access.write_audit('residence', 'asked');

-- This also stops statements of the owner.
create function access.refuse_audit_change() returns trigger
  language plpgsql
  as $$
    begin
      perform access.refuse('audit_is_append_only');
    end
  $$;
do $do$ declare made text; begin
  for made in
    select format($make$
        create trigger append_only before update or truncate on %1$I for each statement execute function access.refuse_audit_change();
        create trigger kept_two_years before delete on %1$I for each row
          when (old.at > now() - interval '2 years') execute function access.refuse_audit_change();
        grant delete, select (at) on %1$I to garita_keeper;
        create policy sweep on %1$I for delete to garita_keeper using (at < now() - interval '2 years');
        create policy sweep_see on %1$I for select to garita_keeper using (at < now() - interval '2 years');
      $make$, kept) from unnest(array['audit_entries', 'installation_audit_entries']) kept
  loop execute made; end loop;
end $do$;

grant select on audit_entries to garita_admin, garita_super_admin;
create policy run on audit_entries for select to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on audit_entries for select to garita_super_admin using (true);
-- One statement reads both tables; an administrator finds no row in this one.
grant select on installation_audit_entries to garita_admin, garita_super_admin;
create policy see_all on installation_audit_entries for select to garita_super_admin using (true);
