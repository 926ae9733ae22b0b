-- One chain for each condominium over the order in which the lines of its log arrived. A line waits here from the moment it is written, and
-- gets its place in the chain within the hour.
create table log_seals (
  condominium_id uuid not null,
  log_id uuid not null,
  arrival bigint generated always as identity,
  arrived_at timestamptz not null default clock_timestamp(),
  position bigint,
  block integer,
  line_hash bytea,
  -- The name stands in the line by this hash alone. The salt goes with the name; then nobody can guess it.
  name_hash bytea,
  name_salt bytea,
  primary key (condominium_id, log_id),
  constraint log_seal_whole check (num_nonnulls(position, block, line_hash) in (0, 3)),
  constraint log_seal_sizes check (length(line_hash) = 32 and length(name_hash) = 32 and length(name_salt) = 16)
);
create unique index log_seals_in_order on log_seals (condominium_id, position) where position is not null;
create index log_seals_waiting on log_seals (condominium_id, arrival) include (arrived_at) where position is null;

-- The lines that were sealed at one moment. The hash covers them and the block before.
create table log_blocks (
  condominium_id uuid not null references condominiums(id),
  number integer not null,
  last_position bigint not null,
  sealed_at timestamptz not null default now(),
  hash bytea not null,
  primary key (condominium_id, number),
  constraint log_block_once unique (condominium_id, last_position),
  constraint log_block_hash_length check (length(hash) = 32)
);

-- Who gets the newest hash every day, so that it lies where the owner of the database cannot write. Five of them are enough.
create table log_witnesses (
  condominium_id uuid not null references condominiums(id),
  place smallint not null,
  address text not null,
  language text not null,
  added_by_name text not null,
  added_at timestamptz not null default now(),
  told_on date,
  constraint log_witness_exists primary key (condominium_id, address),
  constraint log_witness_place unique (condominium_id, place),
  constraint log_witness_places check (place between 1 and 5),
  constraint log_witness_shape check (address = lower(address) and length(address) <= 254 and position('@' in address) > 1),
  constraint log_witness_language check (language in ('es', 'en')),
  constraint log_witness_name_length check (length(added_by_name) <= 120)
);

-- What is there already arrived in the order of its times.
insert into log_seals (condominium_id, log_id, arrived_at)
  select condominium_id, id, coalesce(recorded_at, occurred_at) from access_logs order by coalesce(recorded_at, occurred_at), id;
