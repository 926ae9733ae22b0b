-- Unattended readers: numbers that nobody has are counted, and each condominium chooses what a code without an end opens there.

-- Somebody typed a number that nobody has: at a device, or a guard at a station.
create table number_misses (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  -- The device or the guard.
  who uuid not null,
  station_id uuid,
  at timestamptz not null default clock_timestamp(),
  -- The tenth within five minutes: numbers rest there for five more.
  pauses boolean not null default false,
  primary key (condominium_id, id)
);
create index number_misses_of_one on number_misses (condominium_id, who, at desc);
create index number_misses_that_pause on number_misses (condominium_id, at desc) where pauses;
create index number_misses_by_age on number_misses (at);

-- What a code without an end opens at an unattended reader. Null: nobody has chosen yet, and the plain code opens as it always did.
alter table condominiums
  add column reader_co_resident text constraint condominium_reader_co_resident check (reader_co_resident in ('day', 'plain', 'none')),
  add column reader_permanent_visitor text
    constraint condominium_reader_permanent_visitor check (reader_permanent_visitor in ('day', 'plain', 'none')),
  add column reader_worker text constraint condominium_reader_worker check (reader_worker in ('day', 'plain', 'none')),
  add column reader_vehicle text constraint condominium_reader_vehicle check (reader_vehicle in ('day', 'plain', 'none'));
-- Those that are made from now on.
alter table condominiums
  alter column reader_co_resident set default 'day',
  alter column reader_permanent_visitor set default 'day',
  alter column reader_worker set default 'day',
  alter column reader_vehicle set default 'plain';

-- An entry of which the host hears because a code without an end opened a reader.
alter table access_logs add column told_host boolean not null default false;
