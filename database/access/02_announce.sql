-- How changes are announced: topic, condominium and person, once per statement and committed with it; never what changed.
-- Each table's triggers stand in its own file.

create function access.announce(topic text, condominium uuid, person uuid) returns void
  language sql
  as $$ select pg_notify('garita', concat_ws('|', topic, coalesce(condominium::text, ''), coalesce(person::text, ''))) $$;

-- For every table with a condominium and a person in each row; the first argument is the topic.
create function access.announce_rows() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.announce(tg_argv[0], c.condominium_id, null) from (select distinct condominium_id from changed) c;
      perform access.announce(tg_argv[0], null, c.profile_id) from (select distinct profile_id from changed) c;
      return null;
    end
  $$;

-- For tables that concern whoever belongs to a place.
create function access.announce_places() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.announce(tg_argv[0], c.condominium_id, null) from (select distinct condominium_id from changed) c;
      return null;
    end
  $$;

-- In one statement: every registration, entry and exit waits for this.
create function access.announce_of_residents() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.announce(tg_argv[0], told.condominium_id, told.profile_id) from (
        select c.condominium_id, null::uuid as profile_id from changed c
        union
        select null, c.resident_id from changed c where c.resident_id is not null
        union
        -- What belongs to a unit is told to those who live there now and did then; the second argument names the moment.
        select null, r.profile_id from changed c join residences r
          on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number
          where c.resident_id is null and r.until is null and r.since <= (to_jsonb(c) ->> tg_argv[1])::timestamptz
      ) told;
      return null;
    end
  $$;

-- For tables that only the whole installation's keepers look at.
create function access.announce_topic() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$ begin perform access.announce(tg_argv[0], null, null); return null; end $$;
