-- A tablet that belongs to a gate: made as a code, taken by the tablet that types it, and a caller of its own from then on.
create table enrolled_stations (
  condominium_id uuid not null references condominiums (id),
  id uuid not null,
  gate_id uuid not null,
  -- What people call the tablet.
  name text not null constraint enrolled_station_name_length check (length(name) between 1 and 80),
  made_by uuid,
  made_at timestamptz not null default now(),
  -- Gone once a tablet took it.
  code_hash bytea constraint enrolled_station_code_taken unique,
  code_until timestamptz not null default now() + interval '15 minutes',
  station_id uuid,
  token_hash bytea constraint enrolled_station_token_taken unique,
  enrolled_at timestamptz,
  seen_at timestamptz,
  -- The session of the guard who opened it last.
  session_id uuid,
  lost_at timestamptz,
  wiped_at timestamptz,
  primary key (condominium_id, id),
  constraint enrolled_station_of_gate foreign key (condominium_id, gate_id) references gates (condominium_id, id) on delete cascade,
  constraint enrolled_station_whole check ((station_id is null) = (enrolled_at is null) and (token_hash is null) = (enrolled_at is null))
);
create index enrolled_stations_of_gate on enrolled_stations (condominium_id, gate_id);
create index enrolled_stations_of_station on enrolled_stations (condominium_id, station_id);

-- When a guard worked at an enrolled station, as the station tells it, signed by that guard.
create table shifts (
  condominium_id uuid not null references condominiums (id),
  id uuid not null,
  station_id uuid not null,
  gate_id uuid not null,
  profile_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_how text constraint shift_ended_how check (ended_how in ('locked', 'handed_over', 'next_began')),
  -- Who handed the gate over, and what was open then.
  handed_by uuid,
  open_inside int,
  open_asks int,
  open_incidents int,
  primary key (condominium_id, id),
  constraint shift_ended check ((ended_at is null) = (ended_how is null)),
  constraint shift_counts check (open_inside >= 0 and open_asks >= 0 and open_incidents >= 0)
);
create index shifts_of_station on shifts (condominium_id, station_id, started_at);
create index shifts_by_start on shifts (started_at);
