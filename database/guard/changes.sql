-- What is announced: topic, condominium and person, once per statement and committed with it; never what changed.

create function guard.announce(topic text, condominium uuid, person uuid) returns void
  language sql
  as $$ select pg_notify('garita', concat_ws('|', topic, coalesce(condominium::text, ''), coalesce(person::text, ''))) $$;

-- For every table with a condominium and a person in each row; the first argument is the topic.
create function guard.announce_rows() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce(tg_argv[0], c.condominium_id, null) from (select distinct condominium_id from changed) c;
      perform guard.announce(tg_argv[0], null, c.profile_id) from (select distinct profile_id from changed) c;
      return null;
    end
  $$;

create function guard.announce_condominiums() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce('condominiums', changed.id, null) from changed;
      return null;
    end
  $$;

create function guard.announce_people() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce('people', tie.condominium_id, null) from (
        select r.condominium_id from residences r join changed c on c.id = r.profile_id where r.until is null
        union
        select a.condominium_id from assignments a join changed c on c.id = a.profile_id
        union
        select null
      ) tie;
      perform guard.announce('session', null, changed.id) from changed;
      return null;
    end
  $$;

-- For tables that concern whoever belongs to a place.
create function guard.announce_places() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce(tg_argv[0], c.condominium_id, null) from (select distinct condominium_id from changed) c;
      return null;
    end
  $$;

-- In one statement: every registration, entry and exit waits for this.
create function guard.announce_of_residents() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce(tg_argv[0], told.condominium_id, told.profile_id) from (
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

do $$
declare act record;
begin
  for act in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) acts (verb, rows_of) loop
    execute format('create trigger announce_%1$s after %1$s on profiles referencing %2$s table as changed
      for each statement execute function guard.announce_people()', act.verb, act.rows_of);
    execute format('create trigger announce_%1$s after %1$s on residences referencing %2$s table as changed
      for each statement execute function guard.announce_rows(''people'')', act.verb, act.rows_of);
    execute format('create trigger announce_%1$s after %1$s on assignments referencing %2$s table as changed
      for each statement execute function guard.announce_rows(''people'')', act.verb, act.rows_of);
    execute format('create trigger announce_%1$s after %1$s on authorizations referencing %2$s table as changed
      for each statement execute function guard.announce_of_residents(''authorizations'', ''created_at'')', act.verb, act.rows_of);
    execute format('create trigger announce_%1$s after %1$s on gates referencing %2$s table as changed
      for each statement execute function guard.announce_places(''gate'')', act.verb, act.rows_of);
    if act.verb <> 'delete' then
      execute format('create trigger announce_%1$s after %1$s on gate_devices referencing %2$s table as changed
        for each statement execute function guard.announce_places(''gate'')', act.verb, act.rows_of);
      execute format('create trigger announce_%1$s after %1$s on condominiums referencing %2$s table as changed
        for each statement execute function guard.announce_condominiums()', act.verb, act.rows_of);
    end if;
  end loop;
end $$;

create trigger announce_update after update on amenities referencing new table as changed
  for each statement execute function guard.announce_places('amenities');
create trigger announce after insert on access_logs referencing new table as changed
  for each statement execute function guard.announce_of_residents('access_logs', 'occurred_at');

-- For tables that only the whole installation's keepers look at.
create function guard.announce_topic() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$ begin perform guard.announce(tg_argv[0], null, null); return null; end $$;
create trigger announce after insert or delete on unsent_messages
  for each statement execute function guard.announce_topic('mail');
