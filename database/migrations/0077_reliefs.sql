-- Who works at a tablet of a gate with the code of a day, and after how long alone such a tablet locks itself.
alter table enrolled_stations add relief_version int not null default 1;

-- A guard for one day, whom nobody made: no way to sign in belongs to them, now or later.
alter table profiles add relief_until timestamptz,
  add constraint profile_relief check (relief_until is null
    or user_role = 'agent' and email is null and username is null and phone_number is null and not started);
create index profiles_of_reliefs on profiles (relief_until) where relief_until is not null;

alter table condominiums add idle_lock_minutes int constraint condominium_idle_lock check (idle_lock_minutes in (5, 15, 30, 60));

-- The public half of the key that a tablet sealed under the code of a day.
create table relief_keys (
  condominium_id uuid not null references condominiums (id),
  id uuid not null,
  enrolled_id uuid not null,
  day date not null,
  -- Of the secret from which the code was made.
  mark text not null constraint relief_key_mark check (mark ~ '^[0-9a-f]{8}$'),
  public_key bytea not null constraint relief_key_length check (length(public_key) = 32),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Until then who began in time may go on.
  ends_at timestamptz not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (condominium_id, id),
  constraint relief_key_of_tablet foreign key (condominium_id, enrolled_id) references enrolled_stations (condominium_id, id) on delete cascade,
  constraint relief_key_hours check (opens_at < closes_at and closes_at <= ends_at)
);
create unique index relief_keys_of_day on relief_keys (condominium_id, enrolled_id, day) where ended_at is null;
create index relief_keys_by_end on relief_keys (ends_at);

-- Who read the code of a day, and when: the line stays when the tablet goes.
create table relief_readings (
  condominium_id uuid not null references condominiums (id),
  id uuid not null,
  enrolled_id uuid not null,
  day date not null,
  read_by uuid not null,
  read_by_name text not null,
  read_at timestamptz not null default now(),
  primary key (condominium_id, id)
);
create index relief_readings_of_tablet on relief_readings (condominium_id, enrolled_id, read_at);
create index relief_readings_by_age on relief_readings (read_at);
