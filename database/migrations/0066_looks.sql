-- Who looked at what came and went, of whom, from when to when, and why. The home reads it.
create table looks (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  at timestamptz not null default now(),
  by_id uuid not null,
  by_role text not null constraint look_role check (by_role in ('admin', 'super_admin')),
  by_name text not null constraint look_name_length check (length(by_name) <= 120),
  kind text not null constraint look_kind check (kind in ('unit', 'person', 'plate', 'pass', 'everything')),
  -- As it was typed; a person or a pass also by its id, where the screen knew it.
  subject text constraint look_subject_length check (length(subject) between 1 and 120),
  subject_id uuid,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  reason text not null constraint look_reason check (reason in ('theft', 'dispute', 'damage', 'authority', 'request', 'copy', 'other')),
  said text not null constraint look_text_length check (length(said) between 1 and 300),
  -- The home is told from then on, where a case must not be given away; null: at once.
  told_from timestamptz,
  -- Until then it shows its lines to who gave the reason.
  open_until timestamptz not null default now() + interval '1 hour',
  -- The homes whose visits it shows; null: all of them.
  units text[],
  constraint look_exists primary key (condominium_id, id),
  constraint look_subject check ((subject is null) = (kind = 'everything')),
  constraint look_period check (covers_from < covers_until and covers_until <= covers_from + interval '366 days'),
  constraint look_told_soon check (told_from <= at + interval '90 days'),
  constraint look_homes check ((units is null) = (kind = 'everything'))
);
create index looks_by_time on looks (condominium_id, at desc, id desc);
create index looks_open on looks (by_id, open_until);

-- The lines of the log and the visits that a look shows while it is open.
create table look_rows (
  condominium_id uuid not null,
  row_id uuid not null,
  look_id uuid not null,
  primary key (condominium_id, row_id, look_id),
  constraint look_row_of foreign key (condominium_id, look_id) references looks (condominium_id, id) on delete cascade
);
create index look_rows_of_look on look_rows (condominium_id, look_id);
