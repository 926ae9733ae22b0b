-- Who acted, who told it, and whether it was proven: keys of guards at stations, acts in another's name, and acts about nobody.

-- What only a guard's own sign-in on a station gives: the public half here, the other never leaves the device.
create table station_keys (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  station_id uuid not null,
  profile_id uuid not null,
  -- The sign-in that it belongs to, and ends with.
  session_id uuid,
  public_key bytea not null constraint station_key_length check (length(public_key) = 32),
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (condominium_id, id)
);
create index station_keys_of_guard on station_keys (profile_id, condominium_id, made_at);
create index station_keys_of_session on station_keys (session_id) where ended_at is null;
create index station_keys_by_end on station_keys (ended_at);

-- When each stay at a gate began, and every stay: an act is of somebody's only where they were on duty at that moment.
alter table former_agents
  add column since timestamptz not null default '-infinity',
  drop constraint former_agents_pkey,
  add primary key (condominium_id, profile_id, until);

-- Null where it was not known yet.
alter table access_logs
  add column sent_by_name text constraint access_log_sender_length check (length(sent_by_name) <= 120),
  -- Whether the one that it names signed in for it: by the session that told it, or by a key of theirs on that station.
  add column proven boolean,
  -- In whose name it was told, who was not on duty then; the line is in the name of the sender.
  add column told_as uuid;
-- What was told late and rings all the same; and what a bell shows by its arrival.
create index access_logs_told_late on access_logs (condominium_id, recorded_at desc)
  where event_type = 'entry' and recorded_at - occurred_at > interval '15 minutes';

-- A request that a station told: who sent it, and when the visitor stood there.
alter table authorizations
  add column registered_at timestamptz,
  add column sent_by uuid,
  add column sent_by_name text constraint authorization_sender_length check (length(sent_by_name) <= 120),
  add column registration_proven boolean,
  add column registration_doubt text constraint authorization_clock_doubt check (length(registration_doubt) <= 30),
  add column registered_as uuid;

-- Beside the log: acts about somebody whom nobody ever knew.
create table stray_acts (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  station_id uuid,
  sent_by uuid not null,
  sent_by_name text not null constraint stray_act_sender_length check (length(sent_by_name) <= 120),
  kind text not null constraint stray_act_kind_length check (length(kind) <= 30),
  at timestamptz not null,
  arrived_at timestamptz not null default now(),
  -- What it said: whom it named, why, on whose word.
  said jsonb not null constraint stray_act_size check (length(said::text) <= 2000),
  primary key (condominium_id, id)
);
create index stray_acts_by_arrival on stray_acts (condominium_id, arrived_at desc);
create index stray_acts_by_age on stray_acts (arrived_at);

-- How many a sender told in a day, also beyond those that are kept.
create table stray_counts (
  condominium_id uuid not null references condominiums,
  sent_by uuid not null,
  day date not null,
  acts integer not null default 1,
  primary key (condominium_id, sent_by, day)
);
create index stray_counts_by_age on stray_counts (day);
