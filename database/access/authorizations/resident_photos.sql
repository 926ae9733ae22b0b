-- A person with an account may add a photo to their own pass. Only they add, change and remove it; guards compare it with the person.

grant select on resident_photos to garita_resident, garita_agent;
grant insert (condominium_id, residence_id, id, sealed), update (id, sealed), delete on resident_photos to garita_resident;

create policy of_own on resident_photos for select to garita_resident
  using (residence_id = (select (access.caller_home()).id) and access.has_photos(condominium_id));
create policy at_gate on resident_photos for select to garita_agent
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and access.has_photos(condominium_id));
create policy put on resident_photos for insert to garita_resident
  with check (condominium_id = (select (access.caller_home()).condominium_id) and residence_id = (select (access.caller_home()).id)
    and access.has_photos(condominium_id));
create policy change on resident_photos for update to garita_resident using (residence_id = (select (access.caller_home()).id));
create policy remove on resident_photos for delete to garita_resident using (residence_id = (select (access.caller_home()).id));

-- A person cannot write the moment of a photo.
create function access.date_resident_photo() returns trigger
  language plpgsql
  as $$
    begin
      new.added_at := now();
      return new;
    end
  $$;
create trigger date_resident_photo before update of id, sealed on resident_photos for each row
  when ((new.id, new.sealed) is distinct from (old.id, old.sealed)) execute function access.date_resident_photo();

-- Stations read the entry again, and the person their pass.
select access.announce_writes('resident_photos', 'insert update delete', 'authorizations', array['condominium',
  'select null::uuid, r.profile_id from changed c join residences r on r.condominium_id = c.condominium_id and r.id = c.residence_id']);

-- A photo ends with the residence.
create function access.forget_resident_photo() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from resident_photos p where p.condominium_id = new.condominium_id and p.residence_id = new.id;
      return null;
    end
  $$;
create trigger forget_resident_photo after update of since, until on residences for each row
  when (old.since is not null and old.until is null and (new.since is null or new.until is not null))
  execute function access.forget_resident_photo();
