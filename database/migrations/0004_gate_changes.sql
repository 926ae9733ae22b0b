-- The recent changes of the entries in the snapshots of a condominium, by the transaction that made them. Lost in a crash: then stations read the whole again.
create unlogged table gate_changes (
  condominium_id uuid not null,
  changed_by xid8 not null,
  id uuid not null,  -- the authorization or residence; zeros: any entry may have changed
  changed_at timestamptz not null default clock_timestamp(),
  primary key (condominium_id, changed_by, id)
);
create index gate_changes_by_age on gate_changes (changed_at);
