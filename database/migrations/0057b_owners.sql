-- Who owns a unit and does not live there: a table of its own, so that everything of those who live there is closed to them. The visits of
-- the unit they read only where somebody who lives there agreed: who, and when.
create table owners (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  unit_number text not null,
  since timestamptz not null default now(),
  until timestamptz,
  sees_visits boolean not null default false,
  agreed_by text,
  agreed_at timestamptz,
  primary key (condominium_id, id),
  constraint owner_unit foreign key (condominium_id, unit_number) references units (condominium_id, unit_number) on delete cascade,
  constraint owner_consent check (sees_visits = (agreed_at is not null) and (agreed_by is null) = (agreed_at is null)),
  constraint owner_agreed_length check (length(agreed_by) between 1 and 200)
);
create unique index owner_current on owners (profile_id, condominium_id, unit_number) where until is null;
create index owners_of_unit on owners (condominium_id, unit_number);
