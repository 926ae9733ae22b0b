-- A longer retention of visitors' data applies at once. A shorter one applies after 30 days, and the other people who run the condominium
-- get a notice.

-- Returns the retention that applies today.
create function access.retention_of(c condominiums) returns integer
  language sql stable
  as $$ select case when c.next_retention_from <= now() then c.next_retention_days else c.retention_days end $$;
grant execute on function access.retention_of(condominiums) to garita_admin, garita_super_admin;

-- The date restarts with each change, because blanked data cannot be restored.
create function access.shorten_retention_later() returns trigger
  language plpgsql
  as $$
    declare
      wanted integer := new.retention_days;
      now_days integer := access.retention_of(old);
      same boolean := coalesce(old.next_retention_from > now() and wanted in (now_days, old.next_retention_days), false);
    begin
      if wanted not between 7 and 3650 then return new; end if;
      new.retention_days := greatest(wanted, now_days);
      if same then return new; end if;
      if wanted < now_days then
        new.next_retention_days := wanted;
        new.next_retention_from := now() + interval '30 days';
        new.next_retention_by := access.caller_id();
        new.next_retention_id := gen_random_uuid();
      else
        new.next_retention_days := null;
        new.next_retention_from := null;
        new.next_retention_by := null;
        new.next_retention_id := null;
      end if;
      return new;
    end
  $$;
create trigger shorten_retention_later before update of retention_days on condominiums for each row
  when (current_setting('role') in ('garita_admin', 'garita_super_admin')) execute function access.shorten_retention_later();

-- Any administrator can cancel the shorter retention until it counts.
create function access.keep_retention(condominium uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update condominiums c set next_retention_days = null, next_retention_from = null, next_retention_by = null, next_retention_id = null
        where c.id = condominium and c.archived_at is null and c.next_retention_from > now()
          and (access.runs_all() or c.id = any(access.caller_condominiums()));
      return found;
    end
  $$;
grant execute on function access.keep_retention(uuid) to garita_admin, garita_super_admin;

create function access.retention_changes()
  returns table (condominium_id uuid, id uuid, asked_at timestamptz, name text, by_name text, counts_from timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.id, c.next_retention_id, c.next_retention_from - interval '30 days', c.name, p.full_name, c.next_retention_from
      from condominiums c left join profiles p on p.id = c.next_retention_by
      where c.next_retention_from > now() and c.archived_at is null and c.next_retention_by is distinct from access.caller_id()
        and (access.runs_all() or current_setting('role') = 'garita_admin' and c.id = any(access.caller_condominiums()))
  $$;
grant execute on function access.retention_changes() to garita_resident, garita_agent, garita_admin, garita_super_admin;

create function access.readers_of_retention(change uuid)
  returns table (email text, language text, place text, days integer, next_days integer, counts_from text, country text, time_zone text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select p.email, p.language, c.name, c.retention_days, c.next_retention_days,
        to_char(c.next_retention_from at time zone c.time_zone, 'YYYY-MM-DD'), c.country, c.time_zone
      from condominiums c join profiles p on p.id is distinct from c.next_retention_by
        and (access.role_now(p) = 'garita_super_admin' or access.role_now(p) = 'garita_admin'
          and exists (select from assignments a where a.profile_id = p.id and a.condominium_id = c.id))
      where c.next_retention_id = change and c.next_retention_from > now() and p.email_confirmed_at is not null
  $$;
grant execute on function access.readers_of_retention(uuid) to garita_keeper;

create function access.tell_of_retention() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.enqueue('condominiums.retention', json_build_object('change', new.next_retention_id, 'condominium_id', new.id));
      return null;
    end
  $$;
create trigger tell_of_retention after update on condominiums for each row
  when (new.next_retention_id is distinct from old.next_retention_id and new.next_retention_id is not null)
  execute function access.tell_of_retention();
