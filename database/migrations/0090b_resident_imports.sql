-- An import of residents stores the person and home of each row, and the unit if the row made it, so that one press undoes the import.
create table resident_imports (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  begun_at timestamptz not null default now(),
  made_by uuid not null,
  made_by_name text not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text,
  outcome jsonb,
  primary key (condominium_id, id),
  constraint resident_import_undone check (num_nonnulls(undone_at, undone_by, undone_by_name, outcome) in (0, 4))
);
create index resident_imports_by_age on resident_imports (begun_at);

create table resident_import_rows (
  condominium_id uuid not null,
  residence_id uuid not null,
  import_id uuid not null,
  profile_id uuid not null,
  unit_id uuid,
  primary key (condominium_id, residence_id),
  constraint resident_import_row_of foreign key (condominium_id, import_id) references resident_imports (condominium_id, id) on delete cascade
);
create index resident_import_rows_of on resident_import_rows (condominium_id, import_id);
