-- A person of a home who may not authorize asks its adults for a visitor of one day. It gives no right: an adult authorizes, or says no.
create table permission_asks (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  residence_id uuid not null,
  joining uuid not null,
  unit_number text not null,
  asked_by uuid not null,
  asked_by_name text not null,
  visitor text not null,
  day date not null,
  ends_at timestamptz not null,
  said text,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  answer_said text,
  authorization_id uuid,
  primary key (condominium_id, id),
  foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint permission_visitor_length check (length(visitor) between 1 and 120),
  constraint permission_said_length check (length(said) between 1 and 200),
  constraint permission_answer check (answer in ('granted', 'refused')),
  constraint permission_answered check (num_nonnulls(answer, answered_at, answered_by, answered_by_name) in (0, 4)),
  constraint permission_authorized check (coalesce(answer = 'granted', false) = (authorization_id is not null)),
  constraint permission_answer_said check (answer_said is null or coalesce(answer = 'refused', false) and length(answer_said) between 1 and 200)
);
create index permission_asks_of_unit on permission_asks (condominium_id, unit_number, ends_at);
create index permission_asks_of_residence on permission_asks (condominium_id, residence_id, asked_at);
