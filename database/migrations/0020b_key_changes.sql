-- When a condominium's pass keys were changed at once: every code that was shared before is worth nothing.
create table key_changes (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (condominium_id, id)
);
create index key_changes_by_time on key_changes (condominium_id, at desc);
