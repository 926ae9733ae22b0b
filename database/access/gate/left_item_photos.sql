-- An item at the gate may have one photo. Guards add it after the item, also from a station that had no connection. The home and the staff who read the
-- item read it; a super administrator, who runs no gate, does not.

grant select on left_item_photos to garita_resident, garita_agent, garita_admin;
-- Lists of items serve super administrators too: no policy shows them a photo.
grant select (condominium_id, item_id) on left_item_photos to garita_super_admin;
grant insert (condominium_id, item_id, sealed_photo) on left_item_photos to garita_agent;

-- A station may have been without a connection for days.
create function access.time_to_add_photo() returns interval
  language sql immutable parallel safe
  as $$ select interval '30 days' $$;
grant execute on function access.time_to_add_photo() to garita_agent;

-- The policies of left_items decide which of them the caller reads.
create policy of_item on left_item_photos for select to garita_resident, garita_agent, garita_admin
  using (exists (select from left_items i where i.condominium_id = left_item_photos.condominium_id and i.id = left_item_photos.item_id));
create policy add on left_item_photos for insert to garita_agent
  with check (exists (select from left_items i where i.condominium_id = left_item_photos.condominium_id and i.id = left_item_photos.item_id
    and i.left_at > now() - access.time_to_add_photo()));

create function access.has_item_photo(condominium uuid, item uuid) returns boolean
  language sql stable
  as $$ select exists (select from left_item_photos p where p.condominium_id = condominium and p.item_id = item) $$;
grant execute on function access.has_item_photo(uuid, uuid) to garita_resident, garita_agent, garita_admin, garita_super_admin;

select access.announce_writes('left_item_photos', 'insert', 'left_items', array['condominium',
  'select null::uuid, r.profile_id from changed c join left_items i on i.condominium_id = c.condominium_id and i.id = c.item_id
    join residences r on r.condominium_id = i.condominium_id and r.unit_number = i.unit_number where r.since is not null and r.until is null']);
