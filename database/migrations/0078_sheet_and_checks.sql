-- Telephones stand on the contingency sheet only where the administration chose so.
alter table condominiums add column sheet_telephones boolean not null default false;
-- What the check at the start of a shift found, the last one at each station: when, by whom, and what failed.
alter table stations
  add column checked_at timestamptz,
  add column checked_by uuid,
  add column check_failed text[],
  add constraint station_check_whole check ((checked_at is null) = (check_failed is null)),
  add constraint station_check_parts check (check_failed <@ '{sound,camera,reader,line,battery,data}');
