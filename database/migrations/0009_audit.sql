-- The audit: who changed which person, assignment, condominium, amenity and setting, from what to what.

-- Points nowhere but at the condominium, so that nothing that is removed takes its history along.
create table audit_entries (
  id uuid primary key,
  -- Null for what concerns the whole installation, or somebody without a place.
  condominium_id uuid references condominiums,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  thing text not null,
  act text not null constraint audit_act check (act in ('made', 'changed', 'removed')),
  subject_id uuid,
  subject_name text not null,
  -- Column by column: before and after; both null for one of which only the fact is kept.
  what jsonb not null,
  plain_names text not null generated always as (plain(subject_name || ' ' || actor_name)) stored
);
create index audit_entries_by_time on audit_entries (condominium_id, at desc, id desc);
create index audit_entries_of_subject on audit_entries (subject_id, at desc, id desc);
create index audit_entries_by_age on audit_entries (at);
