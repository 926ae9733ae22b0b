-- Who ended what, for a day: whoever ends it again is told the same.
create table own_endings (
  profile_id uuid not null references profiles on delete cascade,
  thing text not null,
  subject text not null,
  at timestamptz not null default now(),
  primary key (profile_id, thing, subject)
);
create index own_endings_by_age on own_endings (at);
