-- The floor: the installation, condominiums, people, what ties people to places, sessions, and the queue of jobs.

create schema extensions;
create extension pg_trgm schema extensions;
create extension unaccent schema extensions;

-- Search forgets case and accents; the two-argument unaccent is what makes the result fit for an index.
create function plain(written text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(extensions.unaccent('extensions.unaccent'::regdictionary, written)) $$;

create table installation (
  only_row boolean primary key default true check (only_row),
  setup_token_hash bytea,
  sends_mail boolean not null default false,
  requires_second_factor boolean not null default false,
  demo boolean not null default false
);
insert into installation default values;

create table condominiums (
  id uuid primary key,
  name text not null constraint condominium_name_length check (length(name) between 1 and 120),
  address text constraint condominium_address_length check (length(address) <= 300),
  time_zone text not null default 'America/Mexico_City'
    constraint condominium_time_zone check (timestamptz '2000-01-01 00:00+00' at time zone time_zone is not null),
  listed boolean not null default true,
  invitation_code text not null
    constraint condominium_invitation_taken unique
    constraint condominium_invitation_length check (length(invitation_code) >= 22),
  retention_days integer not null default 90
    constraint condominium_retention_range check (retention_days between 7 and 3650),
  log_resident_entries boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create index condominiums_by_name on condominiums (name, id) where archived_at is null;
create index condominiums_by_age on condominiums (created_at desc, id desc) where archived_at is null;

create table profiles (
  id uuid primary key,
  full_name text not null constraint profile_name_length check (length(full_name) between 1 and 120),
  email text not null
    constraint profile_email_taken unique
    constraint profile_email_shape check (email = lower(email) and length(email) <= 254 and position('@' in email) > 1),
  phone_number text constraint profile_phone_length check (length(phone_number) <= 30),
  user_role text not null
    constraint profile_role check (user_role in ('resident', 'agent', 'admin', 'super_admin')),
  approval_status text not null default 'pending'
    constraint profile_approval check (approval_status in ('pending', 'approved', 'rejected')),
  language text not null default 'es' constraint profile_language check (language in ('es', 'en')),
  email_confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_by_age on profiles (created_at desc, id desc);
create index profiles_waiting on profiles (created_at desc, id desc) where approval_status = 'pending';
create index profiles_by_name on profiles using gin (plain(full_name) extensions.gin_trgm_ops);

-- Secrets of a person, in a table of their own that no role of a person may read.
create table credentials (
  profile_id uuid primary key references profiles on delete cascade,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}'
);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  profile_id uuid not null references profiles on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_person on sessions (profile_id);
create index sessions_by_expiry on sessions (expires_at);

-- Links sent by e-mail: stored hashed, used once.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null constraint one_time_token_purpose check (purpose in ('confirm', 'reset')),
  profile_id uuid not null references profiles on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_of_person on one_time_tokens (profile_id);
create index one_time_tokens_by_expiry on one_time_tokens (expires_at);

-- Where a resident lives: asked for at registration, since their approval, until they move. The past stays true.
create table residences (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  profile_id uuid not null references profiles on delete cascade,
  unit_number text not null
    constraint residence_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  requested_at timestamptz not null default now(),
  since timestamptz,
  until timestamptz,
  primary key (condominium_id, id)
);
create unique index residence_current on residences (profile_id) where until is null;
create index residences_of_unit on residences (condominium_id, unit_number) where until is null;

-- The condominiums that an agent guards or an admin runs.
create table assignments (
  condominium_id uuid not null references condominiums,
  profile_id uuid not null references profiles on delete cascade,
  assigned_at timestamptz not null default now(),
  assigned_by uuid references profiles on delete set null,
  constraint assignment_exists primary key (condominium_id, profile_id)
);
create index assignments_of_person on assignments (profile_id);
create index assignments_by_age on assignments (assigned_at desc, profile_id);

create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at);

-- Messages of an installation without a mail server: kept where its super administrator can hand them on.
create table unsent_messages (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index unsent_messages_by_age on unsent_messages (created_at desc, id desc);

-- Counters of sign-in, reset and public calls: they may be lost with a crash, and every node must see them.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_by_age on attempts (resets_at);
