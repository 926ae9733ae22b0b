-- How a unit is written, and that two ways of writing it are one: units that seem to be the same, and former spellings of a unit.

-- What two spellings of one unit have in common. "T1-101", "101 T1" and "Torre 1 Depto 101" are 't1|101'. What has letters of several
-- words keeps its order, because "A-1-B" and "B-1-A" are two units. `access.seem_one` is the question that reads it.
create function unit_key(written text) returns text
  language plpgsql immutable strict parallel safe set search_path = public, extensions, pg_temp
  as $$
    declare
      rest text := plain(written);
      tower text;
      word text;
      bound text;
    begin
      -- Other alphabets are compared as they stand.
      if rest ~ '[^[:ascii:]]' then return rest; end if;
      -- Words for a home say nothing of which one.
      rest := regexp_replace(rest,
        '(?<![a-z])(depto|dpto|depa|dep|dept|departamento|apto|apt|apartamento|apartment|flat|casa|house|home|vivienda|unidad|unit|interior|int|puerta|door|num|numero|nro|no)(?![a-z])',
        ' ', 'g');
      rest := regexp_replace(rest, '(?<![0-9])0+(?=[0-9])', '', 'g');
      -- "Torre A" is A, "Torre 1" is T1.
      rest := regexp_replace(rest, '(?<![a-z])(torre|tower|bloque|block|edificio|edif|building|manzana)[^a-z0-9]+(?=[a-z](?![a-z]))', ' ', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(torre|tower)[^a-z0-9]*(?=[0-9])', ' t', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(bloque|block)[^a-z0-9]*(?=[0-9])', ' b', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(edificio|edif|building)[^a-z0-9]*(?=[0-9])', ' e', 'g');
      rest := regexp_replace(rest, '(?<![a-z])manzana[^a-z0-9]*(?=[0-9])', ' m', 'g');
      if (select count(*) from regexp_matches(rest, '[a-z]+', 'g')) > 1 then
        tower := (regexp_match(rest, '(?<![a-z0-9])(t[0-9]+)(?![a-z0-9])'))[1];
        if tower is not null then rest := regexp_replace(rest, '(?<![a-z0-9])t[0-9]+(?![a-z0-9])', ' '); end if;
      end if;
      if (select count(*) from regexp_matches(rest, '[a-z]+', 'g')) = 1 then
        word := (regexp_match(rest, '[a-z]+'))[1];
        -- The number that is written at the word, else the one after it, else the one before it.
        bound := coalesce((regexp_match(rest, '[a-z]([0-9]+)'))[1], (regexp_match(rest, '([0-9]+)[a-z]'))[1],
          (regexp_match(rest, '[a-z][^a-z0-9]+([0-9]+)'))[1], (regexp_match(rest, '([0-9]+)[^a-z0-9]+[a-z]'))[1]);
        rest := case when rest ~ '[a-z][0-9]' then regexp_replace(rest, '[a-z]+[0-9]+', ' ')
          when rest ~ '[0-9][a-z]' then regexp_replace(rest, '[0-9]+[a-z]+', ' ')
          when rest ~ '[a-z][^a-z0-9]+[0-9]' then regexp_replace(rest, '[a-z]+[^a-z0-9]+[0-9]+', ' ')
          else regexp_replace(rest, '([0-9]+[^a-z0-9]+)?[a-z]+', ' ') end;
        word := word || coalesce(bound, '');
      end if;
      return concat_ws('|', tower, word, (select string_agg(m.part[1], ' ' order by m.place)
        from regexp_matches(rest, '[a-z]+|[0-9]+', 'g') with ordinality m(part, place)));
    end
  $$;

alter table units add column written_key text generated always as (unit_key(unit_number)) stored;
create index units_as_written on units (condominium_id, written_key);

-- Another spelling of a unit: written by hand, or the number of a unit that was merged into it.
create table unit_aliases (
  condominium_id uuid not null,
  alias text not null,
  unit_id uuid not null,
  merged_id uuid,
  created_at timestamptz not null default now(),
  constraint unit_alias_taken primary key (condominium_id, alias),
  constraint unit_alias_unit foreign key (condominium_id, unit_id) references units (condominium_id, id) on delete cascade,
  constraint unit_alias_length check (length(alias) between 1 and 20 and alias = upper(alias))
);
create index unit_aliases_of_unit on unit_aliases (condominium_id, unit_id);

-- Two units that are written alike and are not the same, as the administration said.
create table unit_differences (
  condominium_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  constraint unit_difference_known primary key (condominium_id, one_id, other_id),
  constraint unit_difference_one foreign key (condominium_id, one_id) references units (condominium_id, id) on delete cascade,
  constraint unit_difference_other foreign key (condominium_id, other_id) references units (condominium_id, id) on delete cascade,
  constraint unit_difference_order check (one_id < other_id)
);
create index unit_differences_of_other on unit_differences (condominium_id, other_id);

-- The unit that was theirs when it was merged into this one, and since when: who lived there goes on seeing what they saw.
alter table residences add column former_unit text, add column former_since timestamptz;
alter table residences add constraint residence_former_whole check (former_unit is not null or former_since is null);
-- The unit for which it was written, before that one was merged.
alter table authorizations add column former_unit text;

-- All lines of a unit can be counted, also those of its residents.
drop index access_logs_of_unit;
create index access_logs_of_unit on access_logs (condominium_id, unit_number, occurred_at desc);
