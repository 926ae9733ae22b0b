-- An account that lives in the unit agrees that an owner reads its visits; the administration only asks. What an administrator typed was no
-- consent: it ends.
update owners set sees_visits = false, agreed_by = null, agreed_at = null where sees_visits;
alter table owners
  add asking uuid,
  add asked_at timestamptz,
  add asked_by_name text,
  add agreed_by_id uuid,
  add constraint owner_asked_whole check (num_nonnulls(asking, asked_at, asked_by_name) in (0, 3)),
  add constraint owner_visits_asked check (not sees_visits or asking is not null),
  drop constraint owner_consent,
  add constraint owner_consent check (sees_visits = (agreed_at is not null) and num_nonnulls(agreed_by, agreed_by_id, agreed_at) in (0, 3));
