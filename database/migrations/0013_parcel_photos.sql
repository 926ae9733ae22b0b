-- One photo of an item at the gate. The program seals it, and the row ends with the item.
create table left_item_photos (
  condominium_id uuid not null,
  item_id uuid not null,
  sealed_photo bytea not null,
  primary key (condominium_id, item_id),
  constraint left_item_photos_item foreign key (condominium_id, item_id) references left_items (condominium_id, id) on delete cascade,
  constraint left_item_photo_size check (octet_length(sealed_photo) between 100 and 320000)
);
create index left_item_photos_by_item on left_item_photos (item_id);
-- Sealed bytes do not compress.
alter table left_item_photos alter column sealed_photo set storage external;
