-- A pass may have the photo of its person. The host keeps it, and guards compare it with the person. A home reads only the photo of its own
-- authorization, also of a worker of several homes. No link of a visitor, webhook, export or change log has a photo.

grant select (photos_on_passes) on condominiums to garita_resident, garita_agent;
grant update (photos_on_passes), insert (photos_on_passes) on condominiums to garita_super_admin;
grant update (photos_on_passes) on condominiums to garita_admin;

create function access.has_photos(condominium uuid) returns boolean
  language sql stable
  as $$ select exists (select from condominiums c where c.id = condominium and c.photos_on_passes) $$;
grant execute on function access.has_photos(uuid) to garita_resident, garita_agent, garita_admin;

-- The people whose faces a guard compares. Visitors of a day, cars and pets have no photo.
create function access.takes_photo(a authorizations) returns boolean
  language sql immutable
  as $$ select a.auth_type in ('co_resident', 'permanent_visitor', 'worker') and a.status = 'active' and a.dismissed_at is null and a.blanked_at is null $$;
grant execute on function access.takes_photo(authorizations) to garita_resident;

grant select on pass_photos to garita_resident, garita_agent, garita_admin;
-- Lists of visits serve super administrators too, who run no gate: no policy shows them a photo.
grant select (condominium_id, authorization_id, id) on pass_photos to garita_super_admin;
grant insert (condominium_id, authorization_id, id, sealed), update (id, sealed), delete on pass_photos to garita_resident;

-- The policies of authorizations decide which of them the caller reads.
create policy of_own on pass_photos for select to garita_resident
  using (access.has_photos(condominium_id) and exists (select from authorizations a
    where a.condominium_id = pass_photos.condominium_id and a.id = pass_photos.authorization_id and a.resident_id = access.caller_id()));
create policy at_gate on pass_photos for select to garita_agent
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and access.has_photos(condominium_id));
-- An administrator sees a face as long as the name.
create policy run on pass_photos for select to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and access.has_photos(condominium_id)
    and exists (select from authorizations a where a.condominium_id = pass_photos.condominium_id and a.id = pass_photos.authorization_id
      and (not (select access.gives_reasons()) or a.inside
        or greatest(a.created_at, a.entered_at, a.left_at, a.decided_at) > now() - interval '24 hours'
        or access.shows_visit(a.condominium_id, a.id, a.created_at))));

create policy put on pass_photos for insert to garita_resident
  with check (access.has_photos(condominium_id) and exists (select from authorizations a
    where a.condominium_id = pass_photos.condominium_id and a.id = pass_photos.authorization_id and a.resident_id = access.caller_id()
      and a.residence_id = (access.caller_home()).id and access.takes_photo(a)));
create policy change on pass_photos for update to garita_resident
  using (exists (select from authorizations a
    where a.condominium_id = pass_photos.condominium_id and a.id = pass_photos.authorization_id and a.resident_id = access.caller_id()
      and a.residence_id = (access.caller_home()).id and access.takes_photo(a)));
create policy remove on pass_photos for delete to garita_resident
  using (exists (select from authorizations a
    where a.condominium_id = pass_photos.condominium_id and a.id = pass_photos.authorization_id and a.resident_id = access.caller_id()
      and a.residence_id = (access.caller_home()).id));

-- A host who may not authorize now may still remove a photo.
create trigger change_while_allowed before insert or update on pass_photos
  for each row when (current_setting('role') = 'garita_resident') execute function access.change_while_allowed();

-- Stations read the entry again, and the home its card.
select access.announce_writes('pass_photos', 'insert update delete', 'authorizations', array['condominium',
  'select null::uuid, a.resident_id from changed c join authorizations a on a.condominium_id = c.condominium_id and a.id = c.authorization_id
    where a.resident_id is not null']);

-- A photo ends with the authorization: a dismissed worker is not compared any more, and retention leaves no face behind.
create function access.forget_photo() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from pass_photos p where p.condominium_id = new.condominium_id and p.authorization_id = new.id;
      return null;
    end
  $$;
create trigger forget_photo after update of status, dismissed_at, blanked_at on authorizations for each row
  when (new.auth_type in ('co_resident', 'permanent_visitor', 'worker')
    and (new.status <> 'active' or new.dismissed_at is not null or new.blanked_at is not null))
  execute function access.forget_photo();

-- The photos of a condominium that turned them off, and of passes that ended with their date or with the move of their host.
create function access.forget_photos() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from pass_photos p using condominiums c where c.id = p.condominium_id and not c.photos_on_passes;
    delete from resident_photos p using condominiums c where c.id = p.condominium_id and not c.photos_on_passes;
    delete from pass_photos p using authorizations a
      where a.condominium_id = p.condominium_id and a.id = p.authorization_id and not a.inside
        and (a.valid_until < now() - interval '1 day' or exists (select from residences r
          where r.condominium_id = a.condominium_id and r.id = a.residence_id and r.until < now() - interval '1 day'));
  $$;
grant execute on function access.forget_photos() to garita_keeper;
