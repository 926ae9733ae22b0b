grant select on unit_aliases to garita_agent, garita_admin, garita_super_admin;
create policy directory on unit_aliases for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on unit_aliases for select to garita_super_admin using (true);
grant insert (condominium_id, alias, unit_id), delete on unit_aliases to garita_admin, garita_super_admin;
create policy make on unit_aliases for insert to garita_admin with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy make_any on unit_aliases for insert to garita_super_admin with check (true);
-- The spelling of a merged unit cannot be removed, because lines of the log are found by it.
create policy remove on unit_aliases for delete to garita_admin
  using (merged_id is null and condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy remove_any on unit_aliases for delete to garita_super_admin using (merged_id is null);

grant select on unit_differences to garita_admin, garita_super_admin;
grant insert (condominium_id, one_id, other_id) on unit_differences to garita_admin, garita_super_admin;
create policy run on unit_differences to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy run_all on unit_differences to garita_super_admin using (true);

-- Readers and writers of units and spellings take turns, so that a merge comes wholly before or after them. An advisory lock protects them:
-- with a row lock each arrival would write the row of the condominium.
create function access.hold_spellings(place uuid) returns void
  language sql
  as $$ select pg_advisory_xact_lock_shared(hashtextextended('garita.spellings ' || place, 0)) $$;

create function access.change_spellings(place uuid) returns void
  language sql
  as $$ select pg_advisory_xact_lock(hashtextextended('garita.spellings ' || place, 0)) $$;

-- A text is either the number of a unit or another spelling of one. The later of a concurrent unit and alias sees the other.
create function access.keep_alias_apart() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.change_spellings(new.condominium_id);
      if exists (select from units u where u.condominium_id = new.condominium_id and u.unit_number = new.alias) then
        perform access.refuse('alias_is_unit');
      end if;
      return new;
    end
  $$;
create trigger keep_apart before insert on unit_aliases for each row execute function access.keep_alias_apart();

-- A similar spelling means the same unit, unless the administration says that it is another home. The later of two concurrent inserts sees
-- the other.
create function access.keep_unit_apart() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  -- A plan made for the first of many units would read all of them for the last one.
  set plan_cache_mode = force_custom_plan
  as $$
    begin
      perform access.hold_spellings(new.condominium_id);
      perform pg_advisory_xact_lock(hashtextextended('garita.unit ' || new.condominium_id || ' ' || unit_key(new.unit_number), 0));
      if exists (select from units u where u.condominium_id = new.condominium_id and u.unit_number = new.unit_number) then return new; end if;
      if exists (select from unit_aliases a where a.condominium_id = new.condominium_id and a.alias = new.unit_number)
        or not new.apart and exists (select from access.units_alike(new.condominium_id, new.unit_number)) then
        return null;
      end if;
      return new;
    end
  $$;
create trigger keep_apart before insert on units for each row execute function access.keep_unit_apart();

-- A unit that the administration made on purpose is not proposed for merging.
create function access.note_apart() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into unit_differences (condominium_id, one_id, other_id)
        select new.condominium_id, least(new.id, k.id), greatest(new.id, k.id)
          from access.units_alike(new.condominium_id, new.unit_number) k where k.id <> new.id
        on conflict do nothing;
      return null;
    end
  $$;
create trigger note_apart after insert on units for each row when (new.apart) execute function access.note_apart();

-- Finds units with a spelling of the same key. A key without a letter or a number matches nothing.
create function access.units_alike(place uuid, written text) returns table (id uuid)
  language sql stable
  as $$
    select u.id from units u
      where u.condominium_id = place and u.written_key = (select nullif(unit_key(written), ''))
        and coalesce(u.home_word = (select home_word(written)), true)
    union all
    select a.unit_id from unit_aliases a
      where a.condominium_id = place and a.written_key = (select nullif(unit_key(written), ''))
        and coalesce(a.home_word = (select home_word(written)), true)
  $$;

-- The number of the unit that a text means: an exact number, an exact spelling, or the only unit with that key. Other texts stay as they
-- are. `unitNamed` in src/shared/unitNames.ts applies the same rule at a station.
create function access.unit_named(place uuid, written text) returns text
  language sql stable
  as $$
    select coalesce((select u.unit_number from units u where u.condominium_id = place and u.unit_number = written),
      (select u.unit_number from unit_aliases a join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id
        where a.condominium_id = place and a.alias = written),
      (select u.unit_number from units u where u.condominium_id = place
        and u.id = (select (array_agg(k.id))[1] from access.units_alike(place, written) k having count(distinct k.id) = 1)),
      written)
  $$;
grant execute on function access.units_alike(uuid, text), access.unit_named(uuid, text) to garita_agent, garita_admin, garita_super_admin;

create function access.spellings_of(place uuid, written text) returns setof text
  language sql stable
  as $$
    select access.unit_named(place, written)
    union all
    select a.alias from units u join unit_aliases a on a.condominium_id = u.condominium_id and a.unit_id = u.id
      where u.condominium_id = place and u.unit_number = access.unit_named(place, written)
  $$;
grant execute on function access.spellings_of(uuid, text) to garita_agent, garita_admin, garita_super_admin;

-- All spellings of the units that a search matches: by one of their spellings, or by the key of the typed text if it is no exact spelling.
-- Runs as the owner, because residents search too; they find none here.
create function access.spellings_like(wanted text, typed text) returns table (condominium_id uuid, unit_number text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with written as materialized (select upper(btrim(typed)) as name, nullif(unit_key(typed), '') as key),
    seen as materialized (
      select a.condominium_id, a.unit_id from unit_aliases a join units u on u.condominium_id = a.condominium_id and u.id = a.unit_id
        where (access.runs_all() or a.condominium_id = any(access.caller_condominiums())) and (a.alias like wanted or u.unit_number like wanted)
      union
      select k.condominium_id, k.id from (
          select u.condominium_id, u.id from units u where u.written_key = (select w.key from written w)
          union select a.condominium_id, a.unit_id from unit_aliases a where a.written_key = (select w.key from written w)) k, written w
        where (access.runs_all() or k.condominium_id = any(access.caller_condominiums()))
          and not exists (select from units n where n.condominium_id = k.condominium_id and n.unit_number = w.name)
          and not exists (select from unit_aliases n where n.condominium_id = k.condominium_id and n.alias = w.name)
    )
    select u.condominium_id, u.unit_number from seen f join units u on u.condominium_id = f.condominium_id and u.id = f.unit_id
    union all
    select a.condominium_id, a.alias from seen f join unit_aliases a on a.condominium_id = f.condominium_id and a.unit_id = f.unit_id
  $$;
grant execute on function access.spellings_like(text, text) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- A home gets the number of its unit, however a person, a spreadsheet or an invitation wrote it. The unit may have been made between
-- request and approval.
create function access.name_unit_of_home() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare written text := new.unit_number;
    begin
      perform access.hold_spellings(new.condominium_id);
      new.unit_number := access.unit_named(new.condominium_id, written);
      -- A waiting person reads their own words, and does not learn which units exist.
      new.written_as := case when new.since is null then coalesce(nullif(written, new.unit_number), new.written_as) end;
      new.moves_to := access.unit_named(new.condominium_id, new.moves_to);
      return new;
    end
  $$;
create trigger t0_name_unit before insert or update of unit_number, moves_to, since on residences
  for each row execute function access.name_unit_of_home();

-- Pairs of units with similar spellings, without the pairs that the administration keeps apart. Runs as its caller.
create function access.alike_unit_pairs(place uuid, most integer) returns table (one uuid, other uuid)
  language sql stable
  as $$
    select least(a.id, b.id), greatest(a.id, b.id)
      from units a join units b on b.condominium_id = place and b.written_key = a.written_key and (a.created_at, a.id) < (b.created_at, b.id)
      -- With an array PostgreSQL takes the few keys first, and does not search a similar unit for each unit.
      where a.condominium_id = place and a.written_key = any(array(
          select u.written_key from units u where u.condominium_id = place group by u.written_key having count(*) > 1))
        and coalesce(a.home_word = b.home_word, true)
        and not exists (select from unit_differences d
          where d.condominium_id = place and d.one_id = least(a.id, b.id) and d.other_id = greatest(a.id, b.id))
      order by a.unit_order collate "C", b.unit_order collate "C" limit most
  $$;
grant execute on function access.alike_unit_pairs(uuid, integer) to garita_admin, garita_super_admin;

-- Returns the telephones of both units, each number once, up to the limit of a unit.
create function access.phones_of_both(kept jsonb, gone jsonb) returns jsonb
  language sql immutable
  as $$
    select coalesce(jsonb_agg(p.phone order by p.place), '[]') from (
      select f.phone, f.place from (
        select distinct on (regexp_replace(t.phone ->> 'number', '\W', '', 'g')) t.phone, t.place
          from (select k.phone, k.place from jsonb_array_elements(kept) with ordinality k(phone, place)
            union all select g.phone, 100 + g.place from jsonb_array_elements(gone) with ordinality g(phone, place)) t
          order by regexp_replace(t.phone ->> 'number', '\W', '', 'g'), t.place) f
        order by f.place limit 6) p
  $$;

-- Merges two units. Current rows move to the kept unit: homes, their authorizations, codes, bookings, telephones. Past rows keep the old
-- number: the log, decisions, former homes; the old number stays as a spelling that finds them. The moved residents join the home as
-- newcomers: they see nothing of its past, and the other residents get a notice. Runs as the owner, for the administration of the
-- condominium. Locks in this order: the people, the spellings, both units.
create function access.merge_units(place uuid, kept uuid, gone uuid, kept_revision integer, gone_revision integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      stays units;
      goes units;
      homes uuid[];
      kept_homes uuid[] := '{}';
      twice record;
    begin
      if not (access.runs_all() or place = any(access.caller_condominiums())) then return false; end if;
      perform from profiles p where p.id in (select r.profile_id from residences r join units u
          on u.condominium_id = r.condominium_id and u.unit_number in (r.unit_number, r.moves_to)
          where u.condominium_id = place and u.id in (kept, gone) and r.until is null)
        order by p.id for no key update;
      perform access.change_spellings(place);
      perform from units u where u.condominium_id = place and u.id in (kept, gone) order by u.id for update;
      select u.* into stays from units u where u.condominium_id = place and u.id = kept;
      select u.* into goes from units u where u.condominium_id = place and u.id = gone;
      if goes.id is null and exists (select from unit_aliases a where a.condominium_id = place and a.unit_id = kept and a.merged_id = gone) then
        return true;
      end if;
      if stays.id is null or goes.id is null then
        if exists (select from unit_aliases a where a.condominium_id = place and a.merged_id in (kept, gone)) then
          perform access.refuse('units_merged_otherwise');
        end if;
        return false;
      end if;
      if stays.id = goes.id then return false; end if;
      if (stays.revision, goes.revision) <> (kept_revision, gone_revision) then perform access.refuse('units_changed'); end if;
      -- The merge starts a new joining, which would lose the answer to an open objection.
      if exists (select from residences r where r.condominium_id = place and r.unit_number = goes.unit_number and r.until is null
        and r.frozen_at is not null) then
        perform access.refuse('units_objection_waits');
      end if;
      if exists (select from short_stays k join short_stays g on g.condominium_id = k.condominium_id
        and tstzrange(g.starts_at, g.ends_at) && tstzrange(k.starts_at, k.ends_at)
        where k.condominium_id = place and k.unit_number = stays.unit_number and g.unit_number = goes.unit_number and k.ended_at is null
          and g.ended_at is null and least(k.ends_at, g.ends_at) > now()) then
        perform access.refuse('units_stays_overlap');
      end if;

      update residences r set leaves_at = null, moves_to = null
        where r.condominium_id = place and r.until is null
          and (r.unit_number, r.moves_to) in ((stays.unit_number, goes.unit_number), (goes.unit_number, stays.unit_number));
      update residences r set moves_to = stays.unit_number
        where r.condominium_id = place and r.until is null and r.moves_to = goes.unit_number;
      -- Move the rules before the residents, because rules end with the last resident who leaves. An expected delivery is not moved, and
      -- of too many rules the newest stay.
      update home_rules h set unit_number = stays.unit_number
        where h.condominium_id = place and h.unit_number = goes.unit_number and h.ended_at is null and h.expected_until is null;
      update home_rules h set ended_at = now() where h.condominium_id = place and h.id in (select n.id from home_rules n
        where n.condominium_id = place and n.unit_number = stays.unit_number and n.ended_at is null and n.expected_until is null
        order by n.created_at desc, n.id desc offset 50);
      update left_items i set unit_number = stays.unit_number
        where i.condominium_id = place and i.unit_number = goes.unit_number and i.handed_at is null;
      -- The newer of two live codes stays.
      update unit_codes k set ended_at = now()
        where k.condominium_id = place and k.unit_number in (stays.unit_number, goes.unit_number) and k.ended_at is null
          and k.id <> (select n.id from unit_codes n where n.condominium_id = place and n.ended_at is null
            and n.unit_number in (stays.unit_number, goes.unit_number) order by n.expires_at desc, n.id limit 1);
      update unit_codes k set unit_number = stays.unit_number where k.condominium_id = place and k.unit_number = goes.unit_number;
      -- Former stays of both units may overlap.
      update short_stays s set ended_at = s.ends_at where s.condominium_id = place and s.unit_number in (stays.unit_number, goes.unit_number)
        and s.ended_at is null and s.ends_at <= now();
      update short_stays s set unit_number = stays.unit_number where s.condominium_id = place and s.unit_number = goes.unit_number;
      -- A person with a home in both units keeps one; a question for the other needs no answer.
      update residences r set until = now()
        where r.condominium_id = place and r.since is null and r.until is null and r.unit_number in (stays.unit_number, goes.unit_number)
          and exists (select from residences o where o.condominium_id = place and o.profile_id = r.profile_id and o.until is null
            and o.id <> r.id and o.unit_number in (stays.unit_number, goes.unit_number) and (o.since is not null or o.id < r.id));
      for twice in
        select g.id as goes, k.id as stays from residences g join residences k on k.condominium_id = place and k.profile_id = g.profile_id
            and k.unit_number = stays.unit_number and k.until is null
          where g.condominium_id = place and g.unit_number = goes.unit_number and g.until is null
      loop
        update authorizations a set residence_id = twice.stays where a.condominium_id = place and a.residence_id = twice.goes;
        update authorizations a set passes_to = twice.stays where a.condominium_id = place and a.passes_to = twice.goes;
        update amenity_reservations b set residence_id = twice.stays where b.condominium_id = place and b.residence_id = twice.goes;
        update parties p set residence_id = twice.stays where p.condominium_id = place and p.residence_id = twice.goes;
        update short_stays s set residence_id = twice.stays where s.condominium_id = place and s.residence_id = twice.goes;
        update residences r set until = now() where r.condominium_id = place and r.id = twice.goes;
        kept_homes := kept_homes || twice.stays;
      end loop;
      with moved as (
        update residences r set unit_number = stays.unit_number, former_unit = goes.unit_number, former_since = r.since
          where r.condominium_id = place and r.unit_number = goes.unit_number and r.until is null returning r.id)
        select kept_homes || coalesce(array_agg(m.id), '{}') from moved m into homes;
      update authorizations a set unit_number = stays.unit_number, former_unit = goes.unit_number
        where a.condominium_id = place and a.unit_number = goes.unit_number and (a.resident_id is null or a.residence_id = any(homes))
          and (a.inside or a.status in ('active', 'approved', 'pending_approval')
            and (a.resident_id is not null or coalesce(a.valid_until > now(), true)));
      update amenity_reservations b set unit_number = stays.unit_number
        where b.condominium_id = place and b.residence_id = any(homes) and b.status in ('pending', 'approved') and b.ends_at > now();
      -- A person who owns both units keeps one ownership; the consent was about the other unit.
      update short_stays s set ownership_id = n.id from owners o join owners n on n.condominium_id = o.condominium_id and n.profile_id = o.profile_id
        where s.condominium_id = place and s.ownership_id = o.id and o.condominium_id = place and o.unit_number = goes.unit_number
          and o.until is null and n.unit_number = stays.unit_number and n.until is null;
      update owners o set until = now() where o.condominium_id = place and o.unit_number = goes.unit_number and o.until is null
        and exists (select from owners n where n.condominium_id = place and n.profile_id = o.profile_id
          and n.unit_number = stays.unit_number and n.until is null);
      update owners o set unit_number = stays.unit_number, sees_visits = false, agreed_by = null, agreed_by_id = null,
          agreed_at = null, asking = null, asked_at = null, asked_by_name = null
        where o.condominium_id = place and o.unit_number = goes.unit_number and o.until is null;
      update units u set tower = coalesce(stays.tower, goes.tower), floor = coalesce(stays.floor, goes.floor),
          bays = coalesce(stays.bays, goes.bays), state = case stays.state when 'empty' then goes.state else stays.state end,
          phones = access.phones_of_both(stays.phones, goes.phones),
          administration_since = case when not access.somebody_answers(place, stays.unit_number)
            then coalesce(stays.administration_since, goes.administration_since) end
        where u.condominium_id = place and u.id = kept;
      update unit_aliases a set unit_id = kept where a.condominium_id = place and a.unit_id = gone;
      delete from units u where u.condominium_id = place and u.id = gone;
      insert into unit_aliases (condominium_id, alias, unit_id, merged_id) values (place, goes.unit_number, kept, gone);
      return true;
    end
  $$;
grant execute on function access.merge_units(uuid, uuid, uuid, integer, integer) to garita_admin, garita_super_admin;
