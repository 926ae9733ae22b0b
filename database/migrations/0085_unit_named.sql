-- A unit is one thing, however it is written.

-- The word for the home that a spelling has: "Casa 5" and "Depto 5" are two.
create function home_word(written text) returns text
  language sql immutable strict parallel safe set search_path = public, extensions, pg_temp
  as $$
    select case when plain(written) ~ '(?<![a-z])(casa|house)(?![a-z])' then 'house'
      when plain(written) ~ '(?<![a-z])(de?pto|depa?|dept|departamento|apto?|apartamento|apartment|flat)(?![a-z])' then 'flat' end
  $$;
alter table units add column home_word text generated always as (home_word(unit_number)) stored;

-- Another spelling of a unit has a key too.
alter table unit_aliases add column written_key text generated always as (unit_key(alias)) stored,
  add column home_word text generated always as (home_word(alias)) stored;
create index unit_aliases_as_written on unit_aliases (condominium_id, written_key);

-- The administration said that it is another home than one that is written alike.
alter table units add column apart boolean not null default false;

-- As they wrote their unit who wait for an answer, where it is another than the number: it tells them nothing of which units there are.
alter table residences add column written_as text;
