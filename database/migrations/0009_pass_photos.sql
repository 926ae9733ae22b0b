-- The face of the person on a pass, which guards compare with their eyes. The program seals it, and a changed photo has another id.
create table pass_photos (
  condominium_id uuid not null,
  authorization_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  primary key (condominium_id, authorization_id),
  constraint pass_photo_authorization foreign key (condominium_id, authorization_id) references authorizations (condominium_id, id) on delete cascade,
  constraint pass_photo_size check (octet_length(sealed) between 100 and 41100)
);
create index pass_photos_by_authorization on pass_photos (authorization_id);
-- Sealed bytes do not compress.
alter table pass_photos alter column sealed set storage external;

-- False: no photo is taken or shown, and the sweep deletes those that exist.
alter table condominiums add column photos_on_passes boolean not null default true;
