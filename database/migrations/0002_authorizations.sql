-- Authorizations and their passes, and the access log with the subjects of its rows.

create table authorizations (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  -- Whose it is; null when a guard registered it, then it belongs to the unit.
  resident_id uuid references profiles on delete cascade,
  -- The home it was made from: it counts only while that home does.
  residence_id uuid,
  unit_number text not null
    constraint authorization_unit_length check (length(unit_number) between 1 and 20),
  auth_type text not null
    constraint authorization_type check (auth_type in
      ('co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'pet', 'vehicle')),
  status text not null default 'active'
    constraint authorization_status check (status in ('active', 'inactive', 'approved', 'denied', 'pending_approval')),
  suspended_at timestamptz,
  name text not null constraint authorization_name_length check (length(name) between 1 and 120),
  last_name text constraint authorization_last_name_length check (length(last_name) between 1 and 120),
  id_document text constraint authorization_document_length check (length(id_document) <= 40),
  -- What whoever need not see a document sees of it.
  masked_document text generated always as
    (case when length(id_document) > 3 then repeat('•', length(id_document) - 3) || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  phone_number text constraint authorization_phone_length check (length(phone_number) <= 30),
  vehicle_plate text
    constraint authorization_plate_shape check (vehicle_plate = upper(vehicle_plate) and length(vehicle_plate) <= 15),
  relationship text constraint authorization_relationship_length check (length(relationship) <= 40),
  can_authorize_access boolean,
  -- What a gate needs to know, and what it does not: each kind's own shape, checked by the contract.
  details jsonb not null default '{}'
    constraint authorization_details_size check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 8192),
  private_details jsonb not null default '{}'
    constraint authorization_private_size check (jsonb_typeof(private_details) = 'object' and pg_column_size(private_details) <= 8192),
  valid_from timestamptz,
  valid_until timestamptz,
  -- The pass in people's hands: a random name of its own, and a generation that a re-issue raises.
  pass_id uuid not null default gen_random_uuid() constraint authorization_pass_taken unique,
  pass_generation smallint not null default 1
    constraint authorization_generation_range check (pass_generation between 1 and 255),
  pass_issued_at timestamptz not null default now(),
  access_number char(5) constraint authorization_number_shape check (access_number ~ '^[0-9]{5}$'),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (condominium_id, id),
  foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint authorization_window check (valid_until > valid_from and valid_until <= valid_from + interval '366 days'),
  constraint authorization_window_whole check ((valid_from is null) = (valid_until is null)),
  constraint authorization_of_resident check ((resident_id is null) = (residence_id is null))
);
create index authorizations_of_resident on authorizations (resident_id, auth_type, created_at desc, id desc);
create index authorizations_by_age on authorizations (condominium_id, created_at desc, id desc);
create index authorizations_of_residence on authorizations (condominium_id, residence_id);
create index authorizations_by_plate on authorizations (condominium_id, vehicle_plate) where vehicle_plate is not null;

-- The five digits: one live holder within a condominium, and nobody else's for thirty days after.
create table access_numbers (
  condominium_id uuid not null references condominiums,
  number char(5) not null,
  authorization_id uuid not null,
  held_until timestamptz not null,
  constraint access_number_held primary key (condominium_id, number)
);

-- A key pair for each condominium; the private half is sealed with the installation's secret.
create table pass_keys (
  condominium_id uuid not null references condominiums,
  key_id smallint not null constraint pass_key_range check (key_id between 1 and 255),
  public_key bytea not null constraint pass_key_length check (length(public_key) = 32),
  sealed_private_key bytea not null,
  created_at timestamptz not null default now(),
  constraint pass_key_exists primary key (condominium_id, key_id)
);

-- What happened at the gate. Rows are only ever added; they point nowhere, so that nothing else can take them along.
create table access_logs (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  authorization_id uuid not null,
  event_type text not null
    constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit', 'authorization_deleted')),
  occurred_at timestamptz not null default clock_timestamp(),
  -- Whose it was, so that a resident reads what concerned them also after it is gone.
  resident_id uuid,
  unit_number text not null,
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  primary key (condominium_id, id)
);
create index access_logs_by_time on access_logs (condominium_id, occurred_at desc, id desc);
create index access_logs_of_authorization on access_logs (condominium_id, authorization_id, occurred_at desc, id desc);
create index access_logs_of_resident on access_logs (resident_id, occurred_at desc) where resident_id is not null;

-- Who it was, as written at the time; retention blanks these and leaves the row above as it is.
create table access_log_subjects (
  condominium_id uuid not null,
  log_id uuid not null,
  auth_type text not null,
  name text,
  last_name text,
  id_document text,
  masked_document text generated always as
    (case when length(id_document) > 3 then repeat('•', length(id_document) - 3) || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  phone_number text,
  vehicle_plate text,
  blanked_at timestamptz,
  primary key (condominium_id, log_id),
  foreign key (condominium_id, log_id) references access_logs (condominium_id, id)
);

-- Also the homes that somebody has left: what they authorised there is still listed.
create index residences_of_person on residences (profile_id);
