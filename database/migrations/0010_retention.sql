-- Retention: since when each name in the log is kept, what has been blanked, what each day's cleaning removed, and who asked to go.

alter table access_log_subjects add column written_at timestamptz;
update access_log_subjects s set written_at = l.occurred_at
  from access_logs l where l.condominium_id = s.condominium_id and l.id = s.log_id;
alter table access_log_subjects
  alter column written_at set default clock_timestamp(),
  alter column written_at set not null,
  add constraint access_log_subject_blank
    check (blanked_at is null or coalesce(name, last_name, id_document, phone_number, vehicle_plate) is null);
-- What is blanked is never read again to find what is not.
create index access_log_subjects_kept on access_log_subjects (condominium_id, written_at) where blanked_at is null;

alter table authorizations add column blanked_at timestamptz;
create index authorizations_kept on authorizations (condominium_id, created_at) where blanked_at is null;

alter table reservation_guests add column blanked_at timestamptz;
create index guests_kept on reservation_guests (condominium_id, reservation_id) where blanked_at is null;

-- One row a condominium and day, so that a cleaning which was cut short goes on where it stopped.
create table retention_runs (
  condominium_id uuid not null references condominiums,
  day date not null,
  days integer not null,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  authorizations integer not null default 0,
  log_subjects integer not null default 0,
  guests integer not null default 0,
  primary key (condominium_id, day)
);

create table removal_requests (
  profile_id uuid primary key references profiles on delete cascade,
  requested_at timestamptz not null default now()
);
