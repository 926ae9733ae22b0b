-- Evidence that is kept beyond its term, by two people and until a date. Of what, why and what homes are told stands in its look, whose id it has.
create table holds (
  condominium_id uuid not null,
  id uuid not null,
  incident_id uuid,
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  asked_by_name text not null constraint hold_asker_length check (length(asked_by_name) <= 120),
  wanted_until timestamptz not null,
  agreed_at timestamptz,
  agreed_by uuid,
  agreed_by_name text constraint hold_agreer_length check (length(agreed_by_name) <= 120),
  ended_at timestamptz,
  ended_by uuid,
  ended_by_name text constraint hold_ender_length check (length(ended_by_name) <= 120),
  ended_why text constraint hold_end_length check (length(ended_why) between 1 and 300),
  -- Until then nothing of it is deleted: a week while it waits for the second person, its date once agreed, and no longer than its end.
  protects_until timestamptz not null,
  -- Of the access log.
  lines integer not null default 0 constraint hold_counted check (lines >= 0),
  constraint hold_exists primary key (condominium_id, id),
  constraint hold_incident foreign key (condominium_id, incident_id) references incidents (condominium_id, id) on delete set null (incident_id),
  constraint hold_of_look foreign key (condominium_id, id) references looks (condominium_id, id) on delete cascade,
  constraint hold_two_people check (agreed_by <> asked_by),
  constraint hold_agreed_whole check (num_nonnulls(agreed_at, agreed_by, agreed_by_name) in (0, 3)),
  constraint hold_ended_whole check (num_nonnulls(ended_at, ended_by, ended_by_name, ended_why) in (0, 4)),
  constraint hold_until check (wanted_until > asked_at and wanted_until <= asked_at + interval '2 years'),
  constraint hold_protects check (protects_until <= case when agreed_at is null then asked_at + interval '7 days' else wanted_until end
    and protects_until <= ended_at is not false)
);
create index holds_by_time on holds (condominium_id, asked_at desc, id desc);
create index holds_of_incident on holds (condominium_id, incident_id);

-- What it keeps: lines of the log, visits, guests, decisions, incidents, and what was left at the gate, each by its id.
create table hold_rows (
  condominium_id uuid not null,
  row_id uuid not null,
  hold_id uuid not null,
  primary key (condominium_id, row_id, hold_id),
  constraint hold_row_of foreign key (condominium_id, hold_id) references holds (condominium_id, id) on delete cascade
);
create index hold_rows_of_hold on hold_rows (condominium_id, hold_id);

-- The incident that a file is, or was made for.
alter table evidence_sheets
  add incident_id uuid,
  add constraint evidence_incident_of foreign key (condominium_id, incident_id) references incidents (condominium_id, id)
    on delete set null (incident_id);
create index evidence_sheets_of_incident on evidence_sheets (condominium_id, incident_id) where incident_id is not null;
