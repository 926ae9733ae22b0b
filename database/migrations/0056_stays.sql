-- A code of a unit for people who stay until a day: a deputy, somebody who rents for some days.
alter table unit_codes add stays_until timestamptz;
