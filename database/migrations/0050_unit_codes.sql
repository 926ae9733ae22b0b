-- Codes of one unit: who registers with one asks to join that home, mistypes nothing, and the administration sees who made the code.
create table unit_codes (
  condominium_id uuid not null,
  id uuid not null,
  unit_number text not null,
  code_hash bytea not null,
  made_by uuid references profiles(id) on delete set null,
  made_by_name text not null,
  residence_id uuid,
  uses int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  ended_at timestamptz,
  primary key (condominium_id, id),
  constraint unit_code_unit foreign key (condominium_id, unit_number) references units (condominium_id, unit_number) on delete cascade,
  constraint unit_code_home foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint unit_code_taken unique (code_hash),
  constraint unit_code_maker_length check (length(made_by_name) between 1 and 120),
  constraint unit_code_uses check (uses between 0 and 6)
);
-- A unit has one that works.
create unique index unit_code_current on unit_codes (condominium_id, unit_number) where ended_at is null;
create index unit_codes_of_unit on unit_codes (condominium_id, unit_number);
create index unit_codes_of_home on unit_codes (condominium_id, residence_id) where residence_id is not null;
create index unit_codes_of_maker on unit_codes (made_by);

-- Who made the code of the unit with which somebody asked for a home; null without one.
alter table residences add column invited_by_name text;
alter table residences add constraint residence_inviter_length check (length(invited_by_name) between 1 and 120);

-- Whether the people of a home may make a code for it themselves.
alter table condominiums add column homes_invite boolean not null default false;

alter table security_events drop constraint security_event_kind;
alter table security_events add constraint security_event_kind check (kind in ('signed_in', 'new_browser', 'sign_in_failed', 'locked',
  'factor_on', 'factor_off', 'factor_wrong', 'factor_reset', 'recovery_code_used', 'password_wrong', 'password_changed',
  'password_reset', 'session_ended', 'sessions_ended', 'sessions_ended_by_admin', 'email_changed', 'device_key_made',
  'code_made', 'code_used', 'username_changed', 'unit_code_made', 'unit_code_used'));
