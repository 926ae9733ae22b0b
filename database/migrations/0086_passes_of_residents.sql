-- A person with an account has a pass of their own for each home, as the people whom a home writes down have one.
alter table residences
  add pass_id uuid not null default gen_random_uuid(),
  add pass_generation smallint not null default 1,
  add pass_issued_at timestamptz not null default now(),
  add constraint residence_pass_taken unique (condominium_id, pass_id),
  add constraint residence_pass_generation check (pass_generation between 1 and 255);
