-- Short stays: an owner or a resident gives a code to guests by days, where the condominium allows it.
alter table condominiums add column stays_allowed boolean not null default false;
alter table condominiums add column stay_most_nights integer not null default 7;
alter table condominiums add column stay_most_guests integer not null default 4;
alter table condominiums add column stay_rules text;
alter table condominiums add constraint stay_most_nights_range check (stay_most_nights between 1 and 60);
alter table condominiums add constraint stay_most_guests_range check (stay_most_guests between 1 and 12);
alter table condominiums add constraint stay_rules_length check (length(stay_rules) between 1 and 1000);

create table short_stays (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null,
  code_hash bytea not null,  -- with a key of the installation; the code itself is shown once
  made_by uuid references profiles(id) on delete set null,
  made_by_name text not null,
  residence_id uuid,  -- the home of the resident who made it
  ownership_id uuid,  -- or what the owner who made it owns
  guest_names text[] not null,  -- as the maker wrote them
  places integer not null,  -- so many accounts may take the code
  uses integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,  -- canceled, or the maker no longer lives there or owns the unit
  ended_by uuid references profiles(id) on delete set null,
  ended_by_name text,  -- null: the program
  primary key (condominium_id, id),
  constraint stay_code_taken unique (code_hash),
  constraint stay_unit foreign key (condominium_id, unit_number) references units(condominium_id, unit_number) on delete cascade,
  constraint stay_maker_one check (num_nonnulls(residence_id, ownership_id) = 1),
  constraint stay_maker_length check (length(made_by_name) between 1 and 120),
  constraint stay_names_some check (cardinality(guest_names) between 1 and 12),
  constraint stay_names_fit check (cardinality(guest_names) <= places),
  constraint stay_places check (places between 1 and 12),
  constraint stay_uses check (uses between 0 and places),
  constraint stay_window check (ends_at > starts_at),
  constraint stay_ended_whole check (ended_at is not null or ended_by_name is null and ended_by is null),
  -- One unit has one stay at a time; the next one may begin in the minute in which the one before ends.
  constraint stay_overlaps exclude using gist (condominium_id with =, unit_number with =, tstzrange(starts_at, ends_at) with &&)
    where (ended_at is null)
);
create index short_stays_by_end on short_stays (condominium_id, ends_at);
create index short_stays_of_home on short_stays (condominium_id, residence_id) where residence_id is not null;
create index short_stays_of_owner on short_stays (condominium_id, ownership_id) where ownership_id is not null;
create index short_stays_of_maker on short_stays (made_by);
create index short_stays_of_ender on short_stays (ended_by);

-- The home of a guest who came by the code of a stay, and its first moment.
alter table residences add column stay_id uuid;
alter table residences add column begins_at timestamptz;
alter table residences add constraint residence_stay foreign key (condominium_id, stay_id) references short_stays (condominium_id, id)
  on delete set null (stay_id);
create index residences_of_stay on residences (condominium_id, stay_id) where stay_id is not null;
