-- The incident book: what happened at the gate or inside that is no entry and no exit, and what became of it.
create table incidents (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  kind text not null constraint incident_kind check (kind in ('theft', 'damage', 'quarrel', 'accident', 'fire', 'suspicious', 'noise',
    'fault', 'found', 'request', 'other')),
  occurred_at timestamptz not null,
  -- When the guard wrote it, by the clock of the station, and when it arrived.
  written_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  gate_id uuid,
  gate_name text constraint incident_gate_length check (length(gate_name) <= 80),
  station_id uuid,
  place text constraint incident_place_length check (length(place) between 1 and 120),
  what_happened text not null constraint incident_text_length check (length(what_happened) between 1 and 1000),
  told text[] not null default '{}' constraint incident_told_known check (told <@ array['administration', 'supervisor', 'resident',
    'police', 'ambulance', 'firefighters'] and cardinality(told) <= 6),
  told_text text constraint incident_told_length check (length(told_text) between 1 and 200),
  -- A request for information from outside: who asks, by which paper, about what and which time, and what was given.
  asker text constraint incident_asker check (asker in ('police', 'prosecutor', 'court', 'insurer', 'other')),
  asked_by text constraint incident_asked_by_length check (length(asked_by) between 1 and 120),
  paper text constraint incident_paper_length check (length(paper) between 1 and 120),
  subject text constraint incident_subject_length check (length(subject) between 1 and 200),
  covers_from timestamptz,
  covers_until timestamptz,
  given text constraint incident_given_length check (length(given) between 1 and 500),
  actor_id uuid not null,
  actor_name text not null constraint incident_actor_length check (length(actor_name) <= 120),
  sent_by uuid,
  sent_by_name text constraint incident_sender_length check (length(sent_by_name) <= 120),
  proven boolean not null default true,
  told_as uuid,
  clock_doubt text constraint incident_clock_doubt check (length(clock_doubt) <= 30),
  -- Null while it is open: what the newest note that opens or closes it says.
  closed_at timestamptz,
  -- The last word about it: from there on it is kept.
  last_at timestamptz not null default now(),
  primary key (condominium_id, id),
  constraint incident_order check (occurred_at <= written_at),
  constraint incident_request_whole check (case when kind = 'request'
    then num_nonnulls(asker, asked_by, subject, covers_from, covers_until) = 5
    else num_nonnulls(asker, asked_by, paper, subject, covers_from, covers_until, given) = 0 end),
  constraint incident_request_order check (covers_from <= covers_until)
);
create index incidents_by_time on incidents (condominium_id, occurred_at desc, id desc);
create index incidents_open on incidents (condominium_id, occurred_at desc) where closed_at is null;
create index incidents_by_age on incidents (condominium_id, last_at);

-- What became of it. A line is never changed: a correction is another one.
create table incident_notes (
  condominium_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  said text not null constraint incident_note_length check (length(said) between 1 and 1000),
  -- What it does to the incident; null where it stays as it is.
  sets_state text constraint incident_note_state check (sets_state in ('open', 'closed')),
  written_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  station_id uuid,
  actor_id uuid not null,
  actor_name text not null constraint incident_note_actor_length check (length(actor_name) <= 120),
  sent_by uuid,
  sent_by_name text constraint incident_note_sender_length check (length(sent_by_name) <= 120),
  proven boolean not null default true,
  told_as uuid,
  clock_doubt text constraint incident_note_clock_doubt check (length(clock_doubt) <= 30),
  primary key (condominium_id, id),
  constraint incident_note_of foreign key (condominium_id, incident_id) references incidents (condominium_id, id) on delete cascade
);
create index incident_notes_of_incident on incident_notes (condominium_id, incident_id, written_at);

-- The lines of the access log that it is about.
create table incident_lines (
  condominium_id uuid not null,
  incident_id uuid not null,
  log_id uuid not null,
  primary key (condominium_id, incident_id, log_id),
  constraint incident_line_of foreign key (condominium_id, incident_id) references incidents (condominium_id, id) on delete cascade,
  constraint incident_line_known foreign key (condominium_id, log_id) references access_logs (condominium_id, id)
);
create index incident_lines_of_log on incident_lines (condominium_id, log_id);
