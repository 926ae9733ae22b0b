grant select on residences to garita_resident, garita_applicant, garita_agent, garita_admin, garita_super_admin;
create policy own on residences for select to garita_applicant, garita_resident using (profile_id = (select access.caller_id()));
create policy run on residences for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy directory on residences for select to garita_agent
  using (until is null and condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on residences for select to garita_super_admin using (true);

-- One statement ends the old home and begins the new one, so that a person never has none or two.
create function access.move_home(person uuid, condominium uuid, unit text, residence uuid, new_unit boolean default true) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare former residences;
    begin
      if not access.runs_all()
        and not (person = any(access.caller_managed_people()) and condominium = any(access.caller_condominiums())) then
        raise insufficient_privilege;
      end if;
      -- A person with several homes leaves one at a time, by a planned move.
      if (select count(*) from residences r where r.profile_id = person and r.until is null) > 1 then
        perform access.refuse('person_several_homes');
      end if;
      perform access.settle_unit(condominium, unit, new_unit);
      update residences r set until = now() where r.profile_id = person and r.until is null returning r.* into former;
      -- The next home keeps the rights of the former one.
      insert into residences (condominium_id, id, profile_id, unit_number, since, kind, barred_at, asked, quiet_from, quiet_until)
        select condominium, residence, p.id, unit, case when p.approval_status = 'approved' then now() end, former.kind, former.barred_at,
          coalesce(former.asked, 'first'), former.quiet_from, former.quiet_until
        from profiles p where p.id = person and p.id <> access.caller_id();
      if not found then raise insufficient_privilege; end if;
    end
  $$;
grant execute on function access.move_home(uuid, uuid, text, uuid, boolean) to garita_admin, garita_super_admin;

-- Lists of people show this home: one that waits for an answer, or else the first. It runs as the caller, who sees homes of their
-- condominiums.
create function access.shown_home(person profiles) returns setof residences
  language sql stable
  as $$ select r from residences r where r.profile_id = person.id and r.until is null order by r.since nulls first, r.requested_at, r.id limit 1 $$;

create function access.askers_for_homes() returns setof uuid
  language sql stable
  as $$
    select r.profile_id from residences r join profiles p on p.id = r.profile_id
      -- A guest of a stay comes in by themselves at its first moment.
      where r.since is null and r.until is null and p.approval_status = 'approved' and coalesce(r.begins_at <= now(), true)
  $$;

create function access.waiting_people() returns setof uuid
  language sql stable
  as $$ select p.id from profiles p where p.approval_status = 'pending' union select access.askers_for_homes() $$;

-- An administrator sees residents of the condominium as residents, whatever their role elsewhere.
create function access.role_here(person profiles) returns text
  language sql stable
  as $$
    select case when not access.runs_all() and not exists (select from assignments a where a.profile_id = person.id)
      and exists (select from residences r where r.profile_id = person.id and r.until is null) then 'resident' else person.user_role end
  $$;
grant execute on function access.shown_home(profiles), access.role_here(profiles) to garita_admin, garita_super_admin;
grant execute on function access.askers_for_homes(), access.waiting_people() to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The administration gives a person of the condominium one more home. A repeated call changes nothing.
create function access.add_home(person uuid, condominium uuid, unit text, residence uuid, new_unit boolean default true) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from profiles p where p.id = person and p.id <> access.caller_id() and access.is_open(p) for no key update;
      if not found or not (access.runs_all() or condominium = any(access.caller_condominiums()) and person = any(access.caller_people())) then
        raise insufficient_privilege;
      end if;
      if exists (select from residences r where r.condominium_id = condominium and r.id = residence and r.profile_id = person) then return; end if;
      perform access.keep_homes_few(person, condominium, access.unit_named(condominium, unit));
      perform access.settle_unit(condominium, unit, new_unit);
      insert into residences (condominium_id, id, profile_id, unit_number, since) values (condominium, residence, person, unit, now());
      perform access.announce('session', null, person);
    end
  $$;
grant execute on function access.add_home(uuid, uuid, text, uuid, boolean) to garita_admin, garita_super_admin;

-- The same home twice, or an unlikely number of homes, is a mistake.
create function access.keep_homes_few(person uuid, condominium uuid, unit text) returns void
  language plpgsql
  as $$
    begin
      if exists (select from residences r where r.profile_id = person and r.until is null and r.condominium_id = condominium and r.unit_number = unit) then
        perform access.refuse('home_already_theirs');
      end if;
      if (select count(*) from residences r where r.profile_id = person and r.until is null) >= 12 then
        perform access.refuse('homes_too_many');
      end if;
    end
  $$;

-- The administration answers a person with an account who asks for a home: the home that the caller names, or else the first one. False if
-- the person does not wait.
create function access.answer_home(person uuid, residence uuid, accepted boolean, because text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- An unconfirmed address does not stop the approval; until it is confirmed the home gives no rights.
      perform from profiles p where p.id = person and p.id <> access.caller_id() and p.approval_status = 'approved' for no key update;
      if not found then return false; end if;
      update residences r set since = case when accepted then now() end, until = case when not accepted then now() end,
          refusal_reason = case when not accepted then because end
        where (r.condominium_id, r.id) = (select w.condominium_id, w.id from residences w where w.profile_id = person and w.since is null
          and w.until is null and coalesce(w.id = residence, true) and (access.runs_all() or w.condominium_id = any(access.caller_condominiums())) order by w.requested_at, w.id limit 1);
      if not found then return false; end if;
      perform access.note_own_ending('home_' || accepted, coalesce(residence, person)::text);
      return true;
    end
  $$;
grant execute on function access.answer_home(uuid, uuid, boolean, text) to garita_admin, garita_super_admin;

-- The administration says which unit a waiting person means. False if the person does not wait there.
create function access.say_unit(person uuid, residence uuid, unit text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from profiles p where p.id = person and p.id <> access.caller_id() for no key update;
      if not found then return false; end if;
      update residences r set unit_number = access.unit_named(r.condominium_id, unit)
        where (r.condominium_id, r.id) = (select w.condominium_id, w.id from residences w where w.profile_id = person and w.since is null
          and w.until is null and coalesce(w.id = residence, true) and (access.runs_all() or w.condominium_id = any(access.caller_condominiums()))
          order by w.requested_at, w.id limit 1);
      return found;
    end
  $$;
grant execute on function access.say_unit(uuid, uuid, text) to garita_admin, garita_super_admin;

-- A function writes it, because no policy lets staff change their own home.
create function access.choose_asking(residence uuid, wanted text, from_time time, until_time time) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update residences r set asked = wanted, quiet_from = from_time, quiet_until = until_time
        where r.profile_id = access.caller_id() and r.id = residence and access.may_answer(r);
      return found;
    end
  $$;
grant execute on function access.choose_asking(uuid, text, time, time) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The home in a sign-up gives no rights until the approval.
grant insert (condominium_id, id, profile_id, unit_number) on residences to garita_identity;
create policy ask on residences for insert to garita_identity with check (true);

grant select on assignments to garita_applicant, garita_agent, garita_admin, garita_super_admin;
create policy own on assignments for select to garita_applicant, garita_agent using (profile_id = (select access.caller_id()));
create policy run on assignments for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on assignments for select to garita_super_admin using (true);

grant insert (condominium_id, profile_id, assigned_by), delete on assignments to garita_admin, garita_super_admin;
create policy assign on assignments for insert to garita_admin
  with check (assigned_by = access.caller_id() and condominium_id = any((select access.caller_condominiums())::uuid[])
    and profile_id = any((select access.caller_people())::uuid[]) and profile_id <> access.caller_id());
create policy unassign on assignments for delete to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and profile_id <> (select access.caller_id()));
create policy assign_anyone on assignments for insert to garita_super_admin with check (assigned_by = access.caller_id());
create policy unassign_anyone on assignments for delete to garita_super_admin using (true);

-- Only people who guard, oversee or run a place are assigned to it; a resident lives there instead.
create function access.assign_staff_only() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from profiles p where p.id = new.profile_id and p.user_role in ('agent', 'supervisor', 'board', 'admin') for share;
      if not found then
        perform access.refuse('assignment_staff_only');
      end if;
      return new;
    end
  $$;
create trigger staff_only before insert on assignments for each row execute function access.assign_staff_only();

-- Lists that guards read include this view; a guard gets no row. The barrier keeps conditions of the reader from seeing a telephone before
-- the policy and revealing it in an error.
create view access.home_phones with (security_barrier) as
  select r.condominium_id, r.id as residence_id, p.phone_number from residences r join profiles p on p.id = r.profile_id
    where r.until is null and (current_setting('role') = 'garita_super_admin'
      or current_setting('role') = 'garita_admin' and r.condominium_id = any((select access.caller_condominiums())::uuid[]));
grant select on access.home_phones to garita_agent, garita_admin, garita_super_admin;
