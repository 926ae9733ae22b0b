-- The administration answers requests to a unit without an adult, until an adult of the unit may answer.

-- Requests that began before the administration took over stay with the home. It runs as the owner, because residents and guards read
-- notices through the same view; it reads only condominiums of the caller.
create function access.administration_answers(condominium uuid, unit text, asked_at timestamptz) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select condominium = any(access.caller_condominiums()) and exists (select from units u
      where u.condominium_id = condominium and u.unit_number = unit and u.administration_since <= asked_at)
  $$;
grant execute on function access.administration_answers(uuid, text, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

create function access.administrators_asked(condominium uuid, unit text, asked_at timestamptz) returns setof profiles
  language sql stable
  as $$
    select p from units u join assignments s on s.condominium_id = u.condominium_id
        join profiles p on p.id = s.profile_id and p.user_role = 'admin' and access.is_open(p)
      where u.condominium_id = condominium and u.unit_number = unit and u.administration_since <= asked_at
  $$;

-- Administrators may lock a waiting request; only access.decide_visit writes it.
grant update (suspended_at) on authorizations to garita_admin;
create policy answer_for_unit on authorizations for update to garita_admin
  using (resident_id is null and status = 'pending_approval' and condominium_id = any((select access.caller_condominiums())::uuid[])
    and access.administration_answers(condominium_id, unit_number, created_at))
  with check (false);

-- Lets the administration answer for a unit without a telephone when the last person who may answer leaves, is rejected or deleted, or
-- loses that right. It locks the unit: of two people who leave at once, the second sees that no one is left. It runs as the owner, because
-- a person who moves out cannot write units.
create function access.keep_administration() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from units u where u.condominium_id = old.condominium_id and u.unit_number = old.unit_number for no key update;
      update units u set administration_since = now()
        where u.condominium_id = old.condominium_id and u.unit_number = old.unit_number and u.administration_since is null
          and u.state <> 'empty' and u.phones = '[]' and not access.somebody_answers(u.condominium_id, u.unit_number);
      return null;
    end
  $$;
create trigger keep_administration_update after update of since, until, barred_at on residences for each row
  when (access.may_answer(old.*) and (new.since is null or new.until is not null or new.barred_at is not null))
  execute function access.keep_administration();
create trigger keep_administration_delete after delete on residences for each row
  when (old.since is not null and old.until is null) execute function access.keep_administration();

-- The administration takes over by hand only where no person of the unit may answer, and not for an empty unit. It runs as the owner,
-- because it reads people of any condominium.
create function access.keep_administered() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.state = 'empty' and old.state <> 'empty' then
        new.administration_since := null;
      elsif old.administration_since is null and new.administration_since is not null
        and access.somebody_answers(new.condominium_id, new.unit_number) then
        perform access.refuse('unit_answers_itself');
      end if;
      return new;
    end
  $$;
create trigger keep_administered before update of administration_since, state on units
  for each row execute function access.keep_administered();
