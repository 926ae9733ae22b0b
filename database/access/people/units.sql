grant select on units to garita_admin, garita_super_admin;
create policy run on units for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on units for select to garita_super_admin using (true);
-- Guards look up the unit to call.
grant select (condominium_id, id, unit_number, unit_order, written_key, home_word, administration_since) on units to garita_agent;
create policy directory on units for select to garita_agent using (condominium_id = any((select access.caller_condominiums())::uuid[]));
-- Homes, visits and the log refer to the unit number, so no role may change it.
grant insert (condominium_id, id, unit_number, tower, floor, kind, state, bays, phones, apart), update (tower, floor, kind, state, bays, phones, administration_since), delete
  on units to garita_admin, garita_super_admin;
create policy make on units for insert to garita_admin with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy change on units for update to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy remove on units for delete to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy make_any on units for insert to garita_super_admin with check (true);
create policy change_any on units for update to garita_super_admin using (true);
create policy remove_any on units for delete to garita_super_admin using (true);

create trigger count_revision before update of tower, floor, kind, state, bays, phones on units
  for each row execute function access.count_form_revision();

-- True if a person with an account may answer for a unit.
create function access.somebody_answers(condominium uuid, unit text) returns boolean
  language sql stable
  as $$
    select exists (select from residences r join profiles p on p.id = r.profile_id
      where r.condominium_id = condominium and r.unit_number = unit and access.may_answer(r) and p.approval_status = 'approved')
  $$;
grant execute on function access.somebody_answers(uuid, text) to garita_admin, garita_super_admin;

-- The text of a stranger makes no unit: an administration that approves the person names an existing unit, or makes it first.
create function access.require_units_of(person uuid) returns void
  language plpgsql stable
  as $$
    declare home residences;
    begin
      if current_setting('role') not in ('garita_admin', 'garita_super_admin') then return; end if;
      for home in select r.* from residences r where r.profile_id = person and r.since is null and r.until is null loop
        if exists (select from units u where u.condominium_id = home.condominium_id
          and u.unit_number = access.unit_named(home.condominium_id, home.unit_number)) then
          continue;
        end if;
        perform access.refuse(case when exists (select from access.units_alike(home.condominium_id, home.unit_number))
          then 'home_unit_unclear' else 'home_unit_unknown' end);
      end loop;
    end
  $$;

-- Checks the unit that an administrator wrote for the home of one person. An unknown unit is refused, unless the administrator said that
-- it is new: then it is made, as a unit of its own even if others are written alike.
create function access.settle_unit(place uuid, written text, is_new boolean) returns void
  language plpgsql
  as $$
    declare alike boolean;
    begin
      -- Two calls that make the same unit take turns, so that the second finds the unit of the first.
      if is_new then perform pg_advisory_xact_lock(hashtextextended('garita.units ' || place, 0)); end if;
      if exists (select from units u where u.condominium_id = place and u.unit_number = access.unit_named(place, written)) then return; end if;
      alike := exists (select from access.units_alike(place, written));
      if not is_new then perform access.refuse(case when alike then 'home_unit_unclear' else 'home_unit_unknown' end); end if;
      insert into units (condominium_id, id, unit_number, apart) values (place, gen_random_uuid(), written, alike) on conflict do nothing;
    end
  $$;

-- Every home has a unit, and once a resident may answer, the administration no longer answers for it. Runs as the owner, because the
-- approver of a home may not write units.
create function access.keep_unit() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into units (condominium_id, id, unit_number, state)
        values (new.condominium_id, gen_random_uuid(), new.unit_number, 'occupied')
        on conflict (condominium_id, unit_number) do update set state = case units.state when 'empty' then 'occupied' else units.state end,
          administration_since = case when not access.may_answer(new) then units.administration_since end
          where units.state = 'empty' or units.administration_since is not null;
      if not exists (select from units u where u.condominium_id = new.condominium_id and u.unit_number = new.unit_number) then
        perform access.refuse('home_unit_unclear');
      end if;
      return null;
    end
  $$;
create trigger keep_unit_insert after insert on residences for each row
  when (new.since is not null and new.until is null) execute function access.keep_unit();
-- Also runs when an objection is answered, or when a resident may authorize again.
create trigger keep_unit_update after update of since, frozen_at, barred_at on residences for each row
  when (new.since is not null and new.until is null and (old.since is null or access.may_answer(new.*) and not access.may_answer(old.*)))
  execute function access.keep_unit();

-- A unit with residents, or with people who wait to join, stays. A deletion and a concurrent approval wait for each other, because both
-- write the row.
create function access.keep_used_unit() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if exists (select from residences r where r.condominium_id = old.condominium_id and r.unit_number = old.unit_number and r.until is null) then
        perform access.refuse('unit_in_use');
      end if;
      return old;
    end
  $$;
create trigger keep_used before delete on units for each row execute function access.keep_used_unit();

-- The names and hours of a unit's telephones, in their order, without the numbers.
create function access.called_of_unit(condominium uuid, unit text)
  returns table (place bigint, name text, hour_from text, hour_until text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select t.place, t.phone ->> 'name', t.phone ->> 'from', t.phone ->> 'until'
      from units u, jsonb_array_elements(u.phones) with ordinality t(phone, place)
      where u.condominium_id = condominium and u.unit_number = unit
        and (condominium = any(access.caller_condominiums()) or current_setting('role') = 'garita_super_admin')
  $$;
grant execute on function access.called_of_unit(uuid, text) to garita_agent, garita_admin, garita_super_admin;
