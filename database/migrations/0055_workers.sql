-- A worker of several homes: authorizations which the gate or the administration said are of one person. They stand in a table of their own,
-- so that nothing that a home reads of its authorization says that there are others.
create table engagements (
  condominium_id uuid not null references condominiums(id),
  authorization_id uuid not null,
  worker_id uuid not null,
  joined_at timestamptz not null default now(),
  pass_id uuid,
  pass_generation smallint,
  primary key (condominium_id, authorization_id),
  constraint engagement_code_whole check ((pass_id is null) = (pass_generation is null))
);
create index engagements_of_worker on engagements (condominium_id, worker_id);
create index engagements_of_code on engagements (condominium_id, pass_id) where pass_id is not null;

-- One act at a gate counts for each home that expected the worker: each has a line of its own in the log, and this says of which line it is
-- a part. It is no column of the log, because homes read their lines whole.
create table shared_acts (
  condominium_id uuid not null,
  log_id uuid not null,
  act_id uuid not null,
  primary key (condominium_id, log_id),
  constraint shared_act_known foreign key (condominium_id, act_id) references access_logs (condominium_id, id),
  constraint shared_act_line foreign key (condominium_id, log_id) references access_logs (condominium_id, id)
);
create index shared_acts_of_act on shared_acts (condominium_id, act_id);
