-- Accounts: what happened to each, the browsers that have signed in to it before, and the last day of a session.

-- Acts of one kind, day, network and browser are one row with a count, so that an attack cannot fill the table.
create table security_events (
  id uuid primary key,
  -- Null for an address that has no account: trying it is written down too, and takes as long.
  profile_id uuid references profiles on delete cascade,
  kind text not null constraint security_event_kind check (kind in ('signed_in', 'new_browser', 'sign_in_failed', 'locked',
    'factor_on', 'factor_off', 'factor_wrong', 'factor_reset', 'recovery_code_used', 'password_wrong', 'password_changed',
    'password_reset', 'session_ended', 'sessions_ended', 'sessions_ended_by_admin', 'email_changed', 'device_key_made')),
  day date not null default (now() at time zone 'utc')::date,
  -- Shortened: enough to recognise, too little to find somebody. Empty where no browser of the person took part.
  network text not null constraint security_event_network_length check (length(network) <= 64),
  device text not null constraint security_event_device_length check (length(device) <= 80),
  -- Who did it to them; null for what they did themselves.
  actor_id uuid,
  count integer not null default 1 constraint security_event_count check (count >= 1),
  at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  constraint security_event_once unique nulls not distinct (profile_id, kind, day, network, device, actor_id)
);
create index security_events_of_person on security_events (profile_id, last_at desc, id desc);
create index security_events_by_age on security_events (last_at);

-- A browser has one token, whoever signs in on it; it opens nothing, and is kept only as its hash.
create table known_browsers (
  profile_id uuid not null references profiles on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (profile_id, token_hash)
);
create index known_browsers_by_token on known_browsers (token_hash);
create index known_browsers_by_age on known_browsers (last_used_at);

-- Sessions that are open today get their whole time from today on.
alter table sessions add column last_day timestamptz not null default now() + interval '180 days';
-- Since when nobody has typed the password in this session; an act that asks for it again counts ten minutes from here.
alter table sessions add column proved_at timestamptz;
alter table sessions alter column proved_at set default now();

-- How often in a row this was locked: the pause grows with it.
alter table attempts add column locks integer not null default 0;
