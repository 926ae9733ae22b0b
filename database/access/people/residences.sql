-- Residences and assignments: what ties a person to a place; admins tie people to their own condominiums only.

grant select on residences to garita_resident, garita_applicant, garita_agent, garita_admin, garita_super_admin;
create policy own on residences for select to garita_applicant, garita_resident using (profile_id = (select access.me()));
create policy run on residences for select to garita_admin using (condominium_id = any((select access.my_condominiums())::uuid[]));
-- The directory at the gate: who lives there now, or has asked to.
create policy directory on residences for select to garita_agent
  using (until is null and condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on residences for select to garita_super_admin using (true);

-- Moving is one act: the old home ends and the new one begins, so that nobody is seen without a place or in two.
create function access.move_home(person uuid, condominium uuid, unit text, residence uuid) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not access.runs_all()
        and not (person = any(access.people_i_run()) and condominium = any(access.my_condominiums())) then
        raise insufficient_privilege;
      end if;
      update residences set until = now() where profile_id = person and until is null;
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select condominium, residence, p.id, unit, case when p.approval_status = 'approved' then now() end
        from profiles p where p.id = person and p.id <> access.me();
      if not found then raise insufficient_privilege; end if;
    end
  $$;
grant execute on function access.move_home(uuid, uuid, text, uuid) to garita_admin, garita_super_admin;

-- A wish at sign-up: it counts for nothing until somebody approves the person.
grant insert (condominium_id, id, profile_id, unit_number) on residences to garita_identity;
create policy ask on residences for insert to garita_identity with check (true);

grant select on assignments to garita_applicant, garita_agent, garita_admin, garita_super_admin;
create policy own on assignments for select to garita_applicant, garita_agent using (profile_id = (select access.me()));
create policy run on assignments for select to garita_admin using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on assignments for select to garita_super_admin using (true);

grant insert (condominium_id, profile_id, assigned_by), delete on assignments to garita_admin, garita_super_admin;
create policy assign on assignments for insert to garita_admin
  with check (assigned_by = access.me() and condominium_id = any((select access.my_condominiums())::uuid[])
    and profile_id = any((select access.my_people())::uuid[]) and profile_id <> access.me());
create policy unassign on assignments for delete to garita_admin
  using (condominium_id = any((select access.my_condominiums())::uuid[]) and profile_id <> (select access.me()));
create policy assign_anyone on assignments for insert to garita_super_admin with check (assigned_by = access.me());
create policy unassign_anyone on assignments for delete to garita_super_admin using (true);

-- Only people who guard or run a place are assigned to it; a resident lives there instead.
create function access.assign_staff_only() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from profiles p where p.id = new.profile_id and p.user_role in ('agent', 'admin') for share;
      if not found then
        perform access.refuse('assignment_staff_only');
      end if;
      return new;
    end
  $$;
create trigger staff_only before insert on assignments for each row execute function access.assign_staff_only();
