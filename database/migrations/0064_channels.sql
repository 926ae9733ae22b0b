-- A webhook of a condominium's own: one address outside hears what happens at its gates, and may answer for a unit.
create table channels (
  condominium_id uuid primary key references condominiums(id),
  id uuid not null,
  address text not null,
  with_names boolean not null default false,
  takes_answers boolean not null default false,
  sealed_secret bytea not null,
  -- Signs beside the new one until then.
  former_secret bytea,
  former_until timestamptz,
  revision integer not null default 1,
  added_by_name text not null,
  added_at timestamptz not null default now(),
  failures integer not null default 0,
  rests_until timestamptz,
  locked_until timestamptz,
  constraint channel_id_known unique (id),
  constraint channel_address_shape check (address ~ '^https?://' and length(address) <= 500),
  constraint channel_secret_length check (octet_length(sealed_secret) between 40 and 200 and octet_length(former_secret) between 40 and 200),
  constraint channel_former_whole check ((former_secret is null) = (former_until is null)),
  constraint channel_name_length check (length(added_by_name) <= 120)
);

-- What is to be sent, written with what it tells of. The text is gone once it was delivered or given up.
create table channel_messages (
  id uuid not null default gen_random_uuid(),
  condominium_id uuid not null references channels(condominium_id) on delete cascade,
  place bigint generated always as identity,
  type text not null,
  body text,
  written_at timestamptz not null default now(),
  state text not null default 'waiting',
  settled_at timestamptz,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  primary key (condominium_id, id),
  constraint channel_message_type check (type in ('ask.opened', 'ask.closed', 'entry.recorded', 'channel.test')),
  constraint channel_message_state check (state in ('waiting', 'delivered', 'given_up')),
  constraint channel_message_whole check ((state = 'waiting') = (settled_at is null) and (state = 'waiting') = (body is not null)),
  constraint channel_message_size check (length(body) <= 4000),
  constraint channel_message_error check (length(last_error) <= 200)
);
create index channel_messages_in_order on channel_messages (condominium_id, place) where state = 'waiting';
create index channel_messages_by_time on channel_messages (condominium_id, place desc);

-- The ids of answers that counted: each is used once.
create table channel_answers (
  condominium_id uuid not null references channels(condominium_id) on delete cascade,
  message_id text not null,
  at timestamptz not null default now(),
  primary key (condominium_id, message_id),
  constraint channel_answer_length check (length(message_id) between 1 and 100)
);

-- The key that seals the secrets.
alter table installation_keys drop constraint installation_key_purpose;
alter table installation_keys add constraint installation_key_purpose
  check (purpose in ('second factors', 'web push', 'visitor pages', 'channels'));
