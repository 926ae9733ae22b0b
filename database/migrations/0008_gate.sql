-- The gate station: gates with names of their own, what a station did while nobody heard it, keys of devices, and codes that died.

alter table gates add constraint gate_name_taken unique (condominium_id, name);

-- A tablet or phone at a gate, as it named itself.
create table stations (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  gate_id uuid not null,
  bound_by uuid,
  bound_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- What it told last: whatever its clock says, what it did next was later.
  last_event_at timestamptz not null default '-infinity',
  primary key (condominium_id, id),
  foreign key (condominium_id, gate_id) references gates (condominium_id, id) on delete cascade
);
create index stations_of_gate on stations (condominium_id, gate_id);

-- When a station was on duty and reached nobody, as it says itself when it is back.
create table station_outages (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  station_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (condominium_id, id),
  constraint station_outage_order check (ended_at >= began_at)
);
create index station_outages_by_time on station_outages (condominium_id, began_at desc);

-- Other people's readers and barriers: each with a key of its own, stored as its hash.
create table gate_devices (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  gate_id uuid not null,
  name text not null constraint gate_device_name_length check (length(name) between 1 and 80),
  key_hash bytea not null constraint gate_device_key_taken unique,
  created_by uuid,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (condominium_id, id),
  foreign key (condominium_id, gate_id) references gates (condominium_id, id) on delete cascade
);
create index gate_devices_of_gate on gate_devices (condominium_id, gate_id);

-- Codes whose authorization is gone although their signature may still hold.
create table revoked_passes (
  condominium_id uuid not null references condominiums,
  pass_id uuid not null,
  authorization_id uuid not null,
  generation smallint not null,
  access_number char(5),
  revoked_at timestamptz not null default now(),
  -- Null for a code without an end of its own.
  valid_until timestamptz,
  primary key (condominium_id, pass_id)
);
create index revoked_passes_of_authorization on revoked_passes (condominium_id, authorization_id);
create index revoked_passes_alive on revoked_passes (condominium_id, valid_until);

-- Who guarded a gate and left: what they did may still be on its way from a station that was not heard.
create table former_agents (
  condominium_id uuid not null references condominiums,
  profile_id uuid not null,
  full_name text not null,
  until timestamptz not null default now(),
  primary key (condominium_id, profile_id)
);
create index former_agents_by_age on former_agents (until);

alter table access_logs
  add column station_id uuid,
  -- Where a station told it later: when it was heard, who sent it, what the server would have refused, and whether the clock was in doubt.
  add column recorded_at timestamptz,
  add column sent_by uuid,
  add column conflict text constraint access_log_conflict check
    (conflict in ('cancelled_meanwhile', 'already_inside_elsewhere', 'revoked_meanwhile', 'not_allowed', 'unknown')),
  add column clock_doubt text constraint access_log_clock_doubt check (length(clock_doubt) <= 30);
create index access_logs_conflicts on access_logs (condominium_id, recorded_at desc) where conflict is not null;

-- What a gate may meet today, without reading what is over.
create index authorizations_live on authorizations (condominium_id, valid_until) where status in ('active', 'approved');
create index authorizations_over on authorizations (condominium_id, valid_until) where status = 'inactive';
create index authorizations_of_plate on authorizations (condominium_id, (regexp_replace(vehicle_plate, '[^A-Z0-9]', '', 'g')))
  where vehicle_plate is not null and status in ('active', 'approved');
