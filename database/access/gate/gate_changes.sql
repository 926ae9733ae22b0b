-- A station that has a snapshot reads only the entries that changed since. Each table from which access.gate_known and access.gate_entries read
-- notes its changed entries here.

-- Any entry of the condominium may have changed.
create function access.any_entry() returns uuid
  language sql immutable
  as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- After each statement that writes the table, `changes` is a query of the condominium and the id of each changed entry. Hundreds of changes of
-- one statement count as a change of any entry.
create function access.note_gate_changes(of_table text, moments text, changes text) returns void
  language plpgsql
  as $make$
    declare moment text;
    begin
      foreach moment in array string_to_array(moments, ' ') loop
        execute format($f$
          create function access.note_gate_%1$s_%2$s() returns trigger
            language plpgsql security definer set search_path = public, extensions, pg_temp
            as $b$
              begin
                insert into gate_changes (condominium_id, changed_by, id)
                  select each.condominium, pg_current_xact_id(), case when count(*) over (partition by each.condominium) > 200
                      then access.any_entry() else each.id end
                    from (%3$s) each (condominium, id) where each.id is not null
                  on conflict do nothing;
                return null;
              end
            $b$;
          create trigger note_gate_%2$s after %2$s on %1$s referencing %4$s for each statement execute function access.note_gate_%1$s_%2$s();
          $f$, of_table, moment, changes, case when moment = 'delete' then 'old table as changed'
            when changes ~ 'before' then 'old table as before new table as changed' else 'new table as changed' end);
      end loop;
    end
  $make$;

do $do$
  declare
    every text := 'select distinct condominium_id, access.any_entry() from changed';
  begin
    perform access.note_gate_changes(of_table, moments, changes) from (values
      ('authorizations', 'insert update delete', 'select condominium_id, id from changed where auth_type <> ''pet'''),
      ('access_numbers', 'insert delete', 'select condominium_id, authorization_id from changed'),
      ('access_numbers', 'update', 'select condominium_id, authorization_id from changed union select condominium_id, authorization_id from before'),
      -- A line is about an authorization or a person, and so is the line that it corrects.
      ('access_logs', 'insert update delete', 'select l.condominium_id, coalesce(r.id, l.authorization_id)
        from (select condominium_id, authorization_id, person_id from changed
          union select o.condominium_id, o.authorization_id, o.person_id from changed c
            join access_logs o on o.condominium_id = c.condominium_id and o.id = c.corrects) l
        left join residences r on r.condominium_id = l.condominium_id and r.profile_id = l.person_id'),
      ('pass_photos', 'insert update delete', 'select condominium_id, authorization_id from changed'),
      ('resident_photos', 'insert update delete', 'select condominium_id, residence_id from changed'),
      ('engagements', 'insert update delete', every),
      ('residences', 'insert delete', every),
      ('residences', 'update', 'select distinct c.condominium_id, access.any_entry() from changed c join before b
        on (b.condominium_id, b.id) = (c.condominium_id, c.id)
        where (b.profile_id, b.unit_number, b.kind, b.since, b.until, b.leaves_at, b.moves_to, b.frozen_at, b.barred_at, b.pass_id, b.pass_generation)
          is distinct from (c.profile_id, c.unit_number, c.kind, c.since, c.until, c.leaves_at, c.moves_to, c.frozen_at, c.barred_at, c.pass_id, c.pass_generation)'),
      ('profiles', 'update', 'select place.condominium_id, access.any_entry() from changed c join before b on b.id = c.id
          cross join lateral (select r.condominium_id from residences r where r.profile_id = c.id
            union select a.condominium_id from authorizations a where a.resident_id = c.id) place
        where (b.full_name, b.approval_status, b.decided_at) is distinct from (c.full_name, c.approval_status, c.decided_at)'),
      ('condominiums', 'update', 'select c.id, access.any_entry() from changed c join before b on b.id = c.id
        where (b.log_resident_entries, b.photos_on_passes) is distinct from (c.log_resident_entries, c.photos_on_passes)')
    ) line (of_table, moments, changes);
  end
$do$;

-- The database and the rules from which a snapshot came: after a restart, a restore or other rules a station reads the whole again.
create function access.gate_origin() returns text
  language sql stable
  as $$
    select left(md5(concat_ws(' ', (select r.hash from applied_rules r), extract(epoch from pg_postmaster_start_time()),
      (select d.oid from pg_database d where d.datname = current_database()))), 6)
  $$;

-- The place of a snapshot among the changes: its origin, its second, and its first transaction that had not ended.
create function access.gate_place() returns text
  language sql stable
  as $$ select concat_ws('.', access.gate_origin(), floor(extract(epoch from now())), pg_snapshot_xmin(pg_current_snapshot())) $$;

-- The entries that changed since that place, or that came or went with the time. Null: unknown, so all. An entry without a change comes or goes
-- when access.gate_known differs between that time and now.
create function access.gate_changed(condominium uuid, known uuid[], place text) returns uuid[]
  language plpgsql stable
  as $$
    declare
      at timestamptz;
      wanted uuid[];
    begin
      if place is null or place !~ '^[0-9a-f]{6}\.\d{9,11}\.\d{1,18}$' or split_part(place, '.', 1) <> access.gate_origin() then return null; end if;
      at := to_timestamp(split_part(place, '.', 2)::bigint);
      -- The sweep deletes older changes.
      if at not between now() - interval '1 hour' and now() then return null; end if;
      wanted := array(select distinct c.id from gate_changes c
        where c.condominium_id = condominium and c.changed_by >= split_part(place, '.', 3)::xid8 limit 300);
      if access.any_entry() = any(wanted) or cardinality(wanted) = 300 then return null; end if;
      wanted := access.with_engagements(condominium, wanted || array(
        select coalesce(before.id, after.id) from unnest(access.gate_known(condominium, at)) before (id)
          full join unnest(known) after (id) on after.id = before.id where before.id is null or after.id is null));
      return case when cardinality(wanted) <= 300 then wanted end;
    end
  $$;

-- The number of entries, which tells a station whether it has all of them. A worker's deleted authorization has none.
create function access.gate_count(condominium uuid, known uuid[]) returns bigint
  language sql stable
  as $$
    select cardinality(known) - (select count(*) from engagements e where e.condominium_id = condominium and e.authorization_id = any(known)
      and not exists (select from authorizations a where a.condominium_id = e.condominium_id and a.id = e.authorization_id))
  $$;

grant select (changed_at), delete on gate_changes to garita_keeper;
create policy sweep on gate_changes for delete to garita_keeper using (changed_at < now() - interval '2 hours');
create policy sweep_see on gate_changes for select to garita_keeper using (changed_at < now() - interval '2 hours');
