-- Keys that the gate lends, and the book of who has which.
create table keys (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  name text not null,
  primary key (condominium_id, id),
  constraint key_name_length check (length(name) between 1 and 60),
  constraint key_name_taken unique (condominium_id, name)
);

create table key_loans (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  key_id uuid,  -- null once the key is off the list
  key_name text not null,
  lent_to text not null,
  lent_at timestamptz not null default now(),
  lent_by uuid not null,
  lent_by_name text not null,
  due_at timestamptz not null,
  late_at timestamptz,  -- since when guards and administrators know that it is late
  returned_at timestamptz,
  returned_by uuid,
  returned_by_name text,
  primary key (condominium_id, id),
  constraint key_loan_key foreign key (condominium_id, key_id) references keys (condominium_id, id) on delete set null (key_id),
  constraint key_lent_to_length check (length(lent_to) between 1 and 120),
  constraint key_due_soon check (due_at > lent_at and due_at <= lent_at + interval '31 days'),
  constraint key_returned_whole check (num_nonnulls(returned_at, returned_by, returned_by_name) in (0, 3))
);
create unique index key_is_out on key_loans (condominium_id, key_id) where returned_at is null;
create index key_loans_by_return on key_loans (condominium_id, returned_at desc, id desc);
create index key_loans_due on key_loans (due_at) where returned_at is null and late_at is null;
