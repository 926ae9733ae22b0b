-- What moving one condominium to another cell needs: its id in the key of each of its rows, and in jobs and letters under way.

-- The audit of what belongs to no condominium: settings, and people without a home or an assignment.
create table installation_audit_entries (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  thing text not null,
  act text not null constraint installation_audit_act check (act in ('made', 'changed', 'removed')),
  subject_id uuid,
  subject_name text not null,
  what jsonb not null,
  plain_names text not null generated always as (plain(subject_name || ' ' || actor_name)) stored
);
create index installation_audit_entries_by_time on installation_audit_entries (at desc, id desc);

-- The triggers would refuse to move an entry.
alter table audit_entries disable trigger user;
insert into installation_audit_entries (id, at, actor_id, actor_role, actor_name, thing, act, subject_id, subject_name, what)
  select id, at, actor_id, actor_role, actor_name, thing, act, subject_id, subject_name, what
    from audit_entries where condominium_id is null;
delete from audit_entries where condominium_id is null;
alter table audit_entries enable trigger user;
alter table audit_entries
  alter column condominium_id set not null,
  drop constraint audit_entries_pkey,
  add primary key (condominium_id, id);

-- Null for what concerns a person or the whole installation.
alter table jobs add column condominium_id uuid generated always as ((payload ->> 'condominium_id')::uuid) stored;
alter table unsent_messages add column condominium_id uuid references condominiums;
