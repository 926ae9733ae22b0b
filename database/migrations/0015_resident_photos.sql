-- The face of a person with an account, on the pass of their residence. The program seals it, and a changed photo has another id.
create table resident_photos (
  condominium_id uuid not null,
  residence_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  primary key (condominium_id, residence_id),
  constraint resident_photo_residence foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint resident_photo_size check (octet_length(sealed) between 100 and 41100)
);
create index resident_photos_by_residence on resident_photos (residence_id);
-- Sealed bytes do not compress.
alter table resident_photos alter column sealed set storage external;
