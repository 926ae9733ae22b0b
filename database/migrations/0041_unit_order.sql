-- Units in the order in which people count them: T1-2 before T1-10. Each number is led by a character for its length.
create function counted(written text) returns text
  language sql immutable strict parallel safe
  as $$
    select string_agg(case when m.part[1] ~ '^\d' then chr(32 + length(n.digits)) || n.digits else m.part[1] end, '' order by m.place)
      from regexp_matches(written, '\d+|\D+', 'g') with ordinality m(part, place),
        lateral (select coalesce(nullif(ltrim(m.part[1], '0'), ''), '0') as digits) n
  $$;
alter table residences add column unit_order text generated always as (counted(unit_number)) stored;
create index profiles_by_written_name on profiles ((plain(full_name) collate "C"), id);
