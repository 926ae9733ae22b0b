-- A condominium's beginning: its admin brings the residents in, approved, and each is invited to set a password of their own.

-- Sent again it is the same; an address that is known stays whose it is, and what is said of it is no more than that.
create function guard.import_resident(person uuid, residence uuid, condominium uuid, written_name text, address text, phone text,
    unit text, spoken text) returns text
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare place text;
    begin
      select c.name into place from condominiums c where c.id = condominium and c.archived_at is null
        and (guard.runs_all() or c.id = any(guard.my_condominiums()));
      if place is null then raise insufficient_privilege; end if;
      if exists (select from profiles p join residences r on r.profile_id = p.id
        where p.id = person and p.email = address and r.condominium_id = condominium and r.id = residence) then
        return 'saved';
      end if;
      -- Who was removed left their name in the log, and nobody else may answer to it.
      if exists (select from access_logs l where l.resident_id = person) then return 'not_saved'; end if;
      insert into profiles (id, full_name, email, phone_number, user_role, approval_status, language, decided_at, decided_by)
        values (person, written_name, address, phone, 'resident', 'approved', spoken, now(), guard.me())
        on conflict do nothing;
      if not found then
        return case when exists (select from profiles p where p.email = address) then 'email_known' else 'not_saved' end;
      end if;
      insert into residences (condominium_id, id, profile_id, unit_number, since) values (condominium, residence, person, unit, now());
      perform guard.enqueue('session.invited', json_build_object('profile_id', person, 'condominium', place));
      return 'saved';
    end
  $$;

-- Of their own people an admin may know beforehand, and set the line right. That a stranger has an account shows only where it would
-- be brought in, one by one and written down: asked beforehand, this would answer for everybody whose address is guessed.
create function guard.known_addresses(addresses text[]) returns text[]
  language sql stable security definer set search_path = public, guard, extensions, pg_temp
  as $$
    select coalesce(array_agg(p.email), '{}') from profiles p
      where p.email = any(addresses) and (guard.runs_all() or p.id = any((select guard.my_people())::uuid[]))
  $$;

grant execute on function guard.import_resident(uuid, uuid, uuid, text, text, text, text, text), guard.known_addresses(text[])
  to garita_admin, garita_super_admin;
