-- Visits that a guard registers: who registered, who decided, and at the gate where, why and on whose word.

create table gates (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  name text not null constraint gate_name_length check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  primary key (condominium_id, id)
);
insert into gates (condominium_id, id, name) select id, gen_random_uuid(), 'Acceso principal' from condominiums;

alter table authorizations
  add column registered_by uuid,
  add column registered_by_name text,
  add column decided_at timestamptz,
  add column decided_by uuid,
  add column decided_by_name text,
  -- A request that the guard settled by phone is no longer to be decided; its status stays as it was.
  add column closed_at timestamptz;
create index authorizations_of_unit on authorizations (condominium_id, unit_number, created_at desc) where resident_id is null;

alter table access_logs
  add column gate_id uuid,
  add column gate_name text,
  -- Why somebody was let in who could not simply be, and who said so by phone.
  add column override_reason text constraint access_log_reason_length check (length(override_reason) between 1 and 300),
  add column authorized_by text constraint access_log_word_length check (length(authorized_by) between 1 and 120);
create index access_logs_of_unit on access_logs (condominium_id, unit_number, occurred_at desc) where resident_id is null;
