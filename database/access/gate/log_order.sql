-- The order in which lines of the log arrived: one chain of hashes for each condominium. With a hash that was written down elsewhere anybody
-- who has the database finds a line that was changed, removed or added since, also by its owner.

-- Written with each line, in the order in which the database took them. Runs as the owner, who alone writes lines.
create function access.await_seal() returns trigger
  language plpgsql
  as $$
    begin
      insert into log_seals (condominium_id, log_id) values (new.condominium_id, new.id);
      return null;
    end
  $$;
create trigger await_seal after insert on access_logs for each row execute function access.await_seal();

-- Stable, so that PostgreSQL writes these into the statement that calls them: a call for each line would take five times as long. No setting of a
-- session changes what they say.
create function access.microseconds(at timestamptz) returns bigint
  language sql stable
  as $$ select (extract(epoch from at) * 1000000)::bigint $$;

create function access.hash_of_name(salt bytea, who access_log_subjects) returns bytea
  language sql stable
  as $$
    select sha256(salt || convert_to((case when num_nonnulls(who.said, who.word_of) > 0
        then json_build_array(who.auth_type, who.name, who.last_name, who.id_document, who.phone_number, who.vehicle_plate, who.said, who.word_of)
        else json_build_array(who.auth_type, who.name, who.last_name, who.id_document, who.phone_number, who.vehicle_plate)
      end)::text, 'UTF8'))
  $$;

-- All that a line says, in this order for ever: a column that comes later is covered by a hash of another number.
create function access.hash_of_line(l access_logs, nth bigint, arrived_at timestamptz, name_hash bytea) returns bytea
  language sql stable
  as $$
    select sha256(convert_to((case when l.people is null then json_build_array(1, nth, access.microseconds(arrived_at), l.condominium_id, l.id, l.authorization_id,
      l.event_type, access.microseconds(l.occurred_at), l.resident_id, l.unit_number, l.actor_id, l.actor_role, l.actor_name, l.gate_id,
      l.gate_name, l.override_reason, l.authorized_by, l.reservation_id, l.guest_id, l.station_id, access.microseconds(l.recorded_at),
      l.sent_by, l.conflict, l.clock_doubt, l.person_id, l.sent_by_name, l.proven, l.told_as, l.told_host, l.corrects,
      l.arrival_kind, encode(name_hash, 'hex'))
    else json_build_array(2, nth, access.microseconds(arrived_at), l.condominium_id, l.id, l.authorization_id,
      l.event_type, access.microseconds(l.occurred_at), l.resident_id, l.unit_number, l.actor_id, l.actor_role, l.actor_name, l.gate_id,
      l.gate_name, l.override_reason, l.authorized_by, l.reservation_id, l.guest_id, l.station_id, access.microseconds(l.recorded_at),
      l.sent_by, l.conflict, l.clock_doubt, l.person_id, l.sent_by_name, l.proven, l.told_as, l.told_host, l.corrects,
      l.arrival_kind, l.people, encode(name_hash, 'hex')) end)::text, 'UTF8'))
  $$;

-- The block before, what this one says of itself, and its lines in their order.
create function access.hash_of_block(before bytea, head text, lines bytea) returns bytea
  language sql immutable
  as $$ select sha256(coalesce(before, '') || convert_to(head, 'UTF8') || lines) $$;

create function access.head_of_block(number integer, last_position bigint, sealed_at timestamptz) returns text
  language sql immutable
  as $$ select jsonb_build_array(number, last_position, access.microseconds(sealed_at))::text $$;

-- A condominium whose first waiting line has waited for an hour, held until this transaction ends; null where none has. One look at an index
-- for each condominium: after an upgrade all lines wait at once.
create function access.next_to_seal() returns uuid
  language plpgsql
  as $$
    declare place uuid;
    begin
      for place in select c.id from condominiums c
          cross join lateral (select s.arrived_at from log_seals s where s.condominium_id = c.id and s.position is null
            order by s.arrival limit 1) first
          where first.arrived_at <= now() - interval '1 hour' loop
        if pg_try_advisory_xact_lock(hashtextextended('garita.log_order ' || place, 0)) then return place; end if;
      end loop;
      return null;
    end
  $$;

-- Seals one block of one condominium. A line that is gone keeps its place, so that the chain shows the gap. False when none is due. The
-- plan uses only the keys, also before PostgreSQL has counted the rows.
create function access.seal_log(most integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  as $$
    declare
      place uuid := access.next_to_seal();
      before log_blocks;
      nth integer;
      sealed bigint;
    begin
      if place is null then return false; end if;
      select * into before from log_blocks b where b.condominium_id = place order by b.number desc limit 1;
      nth := coalesce(before.number, 0) + 1;
      sealed := coalesce(before.last_position, 0);
      with waiting as materialized (
        select s.log_id, s.arrived_at, sealed + row_number() over (order by s.arrival) as position, uuid_send(gen_random_uuid()) as salt
          from (select * from log_seals o where o.condominium_id = place and o.position is null order by o.arrival limit most) s
      ), named as materialized (
        select w.*, case when who.log_id is not null then access.hash_of_name(w.salt, who) end as name_hash
          from waiting w left join access_log_subjects who
            on who.condominium_id = place and who.log_id = w.log_id and who.blanked_at is null
      ), line as materialized (
        select n.*, access.hash_of_line(l, n.position, n.arrived_at, n.name_hash) as line_hash
          from named n left join access_logs l on l.condominium_id = place and l.id = n.log_id
      ), placed as (
        update log_seals s set position = n.position, block = nth, line_hash = n.line_hash, name_hash = n.name_hash,
            name_salt = case when n.name_hash is not null then n.salt end
          from line n where s.condominium_id = place and s.log_id = n.log_id
      ), whole as (
        select max(position) as last_position, sha256(string_agg(line_hash, '' order by position)) as lines from line
      )
      insert into log_blocks (condominium_id, number, last_position, hash)
        select place, nth, w.last_position, access.hash_of_block(before.hash, access.head_of_block(nth, w.last_position, now()), w.lines)
          from whole w;
      -- A name that was taken away meanwhile takes its salt along.
      update log_seals s set name_salt = null from access_log_subjects who
        where s.condominium_id = place and s.position > sealed and s.name_salt is not null
          and who.condominium_id = place and who.log_id = s.log_id and who.blanked_at is not null;
      return true;
    end
  $$;
grant execute on function access.seal_log(integer) to garita_keeper;

grant select on log_blocks to garita_agent, garita_admin, garita_super_admin;
create policy run on log_blocks for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on log_blocks for select to garita_super_admin using (true);

-- Witnesses get the hash of the day.
grant select (condominium_id, place, address, language, added_by_name, added_at),
  insert (condominium_id, place, address, language, added_by_name), delete on log_witnesses to garita_admin, garita_super_admin;
create policy run on log_witnesses to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]))
  with check (condominium_id = any((select access.caller_condominiums())::uuid[])
    and added_by_name = (select p.full_name from profiles p where p.id = access.caller_id()));
create policy run_all on log_witnesses to garita_super_admin
  using (true) with check (added_by_name = (select p.full_name from profiles p where p.id = access.caller_id()));

-- Queues once a day, after the first block of the day, a letter to each witness. It is one statement, so that two nodes write one letter.
create function access.witnesses_to_tell() returns integer
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare queued_count integer;
    begin
      with due as (
        update log_witnesses w set told_on = (now() at time zone c.time_zone)::date from condominiums c
          where c.id = w.condominium_id and c.archived_at is null
            and coalesce(w.told_on < (now() at time zone c.time_zone)::date, true)
            and exists (select from log_blocks b where b.condominium_id = c.id)
          returning w.condominium_id, w.address
      ), queued as (
        select access.enqueue('evidence.witness', json_build_object('condominium_id', d.condominium_id, 'address', d.address)) from due d
      )
      select count(*) into queued_count from queued;
      return queued_count;
    end
  $$;
grant execute on function access.witnesses_to_tell() to garita_keeper;

create function access.witness_of(condominium uuid, address text) returns table (place text, language text, lines bigint, hash text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.name, w.language, b.last_position, encode(b.hash, 'hex')
      from log_witnesses w join condominiums c on c.id = w.condominium_id,
        lateral (select k.last_position, k.hash from log_blocks k where k.condominium_id = c.id order by k.number desc limit 1) b
      where w.condominium_id = condominium and w.address = witness_of.address
  $$;
grant execute on function access.witness_of(uuid, text) to garita_keeper;
