-- Since when the face is on the own pass of a person. No second person checks it, so the guard reads the moment beside the photo.
alter table resident_photos add column added_at timestamptz not null default now();
