-- Announcements of the administration. From the moment of sending, the homes and readers of an announcement stay the same.
create table announcements (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  title text not null,
  body text not null,
  audience text not null,
  tower text,  -- only for the people of a tower
  units text[] not null default '{}',  -- only for the people of chosen units
  asks_confirmation boolean not null default false,
  send_at timestamptz,  -- null for a draft
  ends_at timestamptz,
  sent_at timestamptz,
  written_by uuid not null,
  written_by_name text not null,
  written_at timestamptz not null default now(),
  revision integer not null default 1,
  formal boolean not null default false,
  folio_year integer,  -- of the day of sending in the condominium
  folio_number integer,
  corrects uuid,  -- the formal notice that this one corrects
  primary key (condominium_id, id),
  constraint announcement_folio_taken unique (condominium_id, folio_year, folio_number),
  constraint announcement_corrects_of foreign key (condominium_id, corrects) references announcements (condominium_id, id)
    on delete set null (corrects),
  constraint announcement_folio_whole check (num_nonnulls(folio_year, folio_number) = case when formal and sent_at is not null then 2 else 0 end),
  constraint announcement_formal_endless check (not formal or ends_at is null),
  constraint announcement_formal_homes check (not formal or audience <> 'guards'),
  constraint announcement_corrects_formal check (corrects is null or formal and corrects <> id),
  constraint announcement_title_length check (length(title) between 1 and 120),
  constraint announcement_body_length check (length(body) between 1 and 4000),
  constraint announcement_audience check (audience in ('everybody', 'tower', 'units', 'residents', 'owners', 'guards')),
  constraint announcement_tower check ((audience = 'tower') = (tower is not null)),
  constraint announcement_units check ((audience = 'units') = (cardinality(units) > 0) and cardinality(units) <= 200),
  constraint announcement_sent_when check (sent_at is null or sent_at >= send_at),
  constraint announcement_send_soon check (send_at <= written_at + interval '366 days'),
  constraint announcement_ends_later check (ends_at > coalesce(send_at, written_at))
);
create index announcements_by_time on announcements (condominium_id, written_at desc, id desc);
create index announcements_due on announcements (send_at) where sent_at is null;

create table announcement_homes (
  condominium_id uuid not null,
  announcement_id uuid not null,
  unit_number text not null,
  primary key (condominium_id, announcement_id, unit_number),
  constraint announcement_home_of foreign key (condominium_id, announcement_id) references announcements (condominium_id, id) on delete cascade
);

-- A seat is a residence, an ownership, or the profile of a guard. A person with two homes has two seats.
create table announcement_readers (
  condominium_id uuid not null,
  announcement_id uuid not null,
  seat uuid not null,
  profile_id uuid references profiles(id) on delete set null,  -- null once the account is gone
  unit_number text,  -- null for a guard
  rung_at timestamptz,
  mailed_at timestamptz,
  shown_at timestamptz,
  opened_at timestamptz,
  confirmed_at timestamptz,
  primary key (condominium_id, announcement_id, seat),
  constraint announcement_reader_of foreign key (condominium_id, announcement_id) references announcements (condominium_id, id) on delete cascade,
  constraint announcement_opened_shown check (opened_at is null or shown_at is not null),
  constraint announcement_confirmed_opened check (confirmed_at is null or opened_at is not null)
);
create index announcement_readers_of_seat on announcement_readers (condominium_id, seat);
create index announcement_readers_of_person on announcement_readers (profile_id);
