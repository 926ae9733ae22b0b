-- What was handed out as evidence: the folio and the hash of the file, so that anybody can check it; never what it says.
create table evidence_sheets (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  folio text not null constraint evidence_folio_shape check (folio ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  hash bytea not null constraint evidence_hash_length check (length(hash) = 32),
  made_at timestamptz not null default now(),
  by_id uuid not null,
  by_name text not null constraint evidence_name_length check (length(by_name) <= 120),
  -- Who it was about and why stand in the look, and go with it after a year.
  look_id uuid,
  -- Kind, time and gate; nothing that names a person.
  question jsonb not null,
  lines integer not null constraint evidence_counted check (lines >= 0),
  -- Places of its lines in the order of the log; null where none was sealed yet.
  first_position bigint,
  last_position bigint,
  -- The newest code of the log when it was made.
  chain_lines bigint,
  chain_hash bytea,
  constraint evidence_sheet_exists primary key (condominium_id, id),
  constraint evidence_folio_taken unique (folio),
  constraint evidence_look_of foreign key (condominium_id, look_id) references looks (condominium_id, id) on delete set null (look_id)
);
create index evidence_sheets_of_look on evidence_sheets (condominium_id, look_id);
