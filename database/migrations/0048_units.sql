-- The homes, shops and offices of a condominium, whether or not somebody with an account lives there.
create table units (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null,
  tower text,
  floor text,
  kind text not null default 'home',
  state text not null default 'empty',
  bays text,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  unit_order text generated always as (counted(unit_number)) stored,
  primary key (condominium_id, id),
  constraint unit_taken unique (condominium_id, unit_number),
  constraint unit_number_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  constraint unit_tower_length check (length(tower) between 1 and 60),
  constraint unit_floor_length check (length(floor) between 1 and 20),
  constraint unit_bays_length check (length(bays) between 1 and 120),
  constraint unit_kind check (kind in ('home', 'shop', 'office', 'storage', 'other')),
  constraint unit_state check (state in ('occupied', 'empty', 'rented_out'))
);
create index units_in_order on units (condominium_id, (unit_order collate "C"), id);

-- Every unit that was ever written beside a home, a visit or a booking.
insert into units (condominium_id, id, unit_number, state)
  select written.condominium_id, gen_random_uuid(), written.unit_number,
      case when exists (select from residences r where r.condominium_id = written.condominium_id and r.unit_number = written.unit_number
        and r.since is not null and r.until is null) then 'occupied' else 'empty' end
    from (
      select condominium_id, unit_number from residences where since is not null
      union select condominium_id, upper(unit_number) from authorizations
      union select condominium_id, upper(unit_number) from amenity_reservations
    ) written
    where length(written.unit_number) between 1 and 20;
