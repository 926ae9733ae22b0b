-- Retention: a shorter term counts from a day to come, until which it can be taken back.

alter table condominiums
  add column next_retention_days integer,
  add column next_retention_from timestamptz,
  add column next_retention_by uuid,
  -- Which change this is, for whom it is told to.
  add column next_retention_id uuid,
  add constraint condominium_next_retention check (
    (next_retention_days is null) = (next_retention_from is null) and (next_retention_days is null) = (next_retention_id is null)
    and coalesce(next_retention_days between 7 and retention_days - 1, true));
