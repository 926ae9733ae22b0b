-- Returns the setting for codes without an end of this kind at the condominium's unattended readers; null for a resident of another
-- condominium.
grant select (reader_co_resident, reader_permanent_visitor, reader_worker, reader_vehicle) on condominiums to garita_resident;
create function access.reader_choice(condominium uuid, kind text) returns text
  language sql stable
  as $$
    select coalesce(case kind when 'co_resident' then c.reader_co_resident when 'permanent_visitor' then c.reader_permanent_visitor
        when 'worker' then c.reader_worker when 'vehicle' then c.reader_vehicle end, 'plain')
      from condominiums c where c.id = condominium
  $$;
grant execute on function access.reader_choice(uuid, text) to garita_resident;

-- The page of a visitor: the secret link shows the pass while a gate takes it, and nothing afterwards.
create function access.pass_by_link(pass uuid, generation smallint) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object(
        'condominium_id', c.id, 'condominium', c.name, 'address', c.address, 'country', c.country, 'time_zone', c.time_zone,
        'auth_type', a.auth_type, 'name', a.name, 'last_name', a.last_name, 'people', nullif(access.people_of(a.details), 1),
        'id_document', a.id_document,
        'vehicle_plate', a.vehicle_plate, 'pass_id', a.pass_id, 'pass_generation', a.pass_generation, 'unsent', a.unsent,
        'pass_issued_at', a.pass_issued_at, 'access_number', a.access_number,
        'valid_from', a.valid_from, 'valid_until', a.valid_until,
        'written_from', access.written_beginning(a.valid_from, c.time_zone),
        'written_until', access.written_ending(a.valid_until, c.time_zone),
        'reader', access.reader_choice(a.condominium_id, a.auth_type), 'shown_at', now(),
        'host', split_part(p.full_name, ' ', 1))
      from authorizations a
      join condominiums c on c.id = a.condominium_id
      left join profiles p on p.id = a.resident_id
      where a.pass_id = pass and a.link_generation = generation and access.pass_alive(a)
  $$;
grant execute on function access.pass_by_link(uuid, smallint) to garita_issuer;

-- Returns what the holder of a link may know when it shows no pass: how the pass ended, who invited and where. It names neither the visitor
-- nor a host who no longer lives there, and it returns nothing once the visitor's name is deleted.
create function access.ended_pass_by_link(pass uuid, generation smallint) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object(
        'condominium', c.name, 'country', c.country,
        'host', case when access.host_stands(a.condominium_id, a.residence_id) then split_part(p.full_name, ' ', 1) end,
        'ended', case
          when a.link_generation <> generation then 'replaced'
          when state = 'expired' then 'expired'
          when state = 'suspended' then 'paused'
          else 'canceled' end)
      from authorizations a
      cross join lateral (select access.eligibility_of(a, now()) as state) judged
      join condominiums c on c.id = a.condominium_id
      left join profiles p on p.id = a.resident_id
      where a.pass_id = pass and a.link_generation >= generation and a.blanked_at is null and a.auth_type <> 'pet'
        and (a.link_generation <> generation or not access.pass_alive(a))
  $$;
grant execute on function access.ended_pass_by_link(uuid, smallint) to garita_issuer;

-- The visitor opened the link and saw the new dates: the host need not send them again.
create function access.note_opened(pass uuid, generation smallint) returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    update authorizations a set unsent = null
      where a.pass_id = pass and a.link_generation = generation and a.unsent is not null
  $$;
grant execute on function access.note_opened(uuid, smallint) to garita_issuer;
grant execute on function access.written_beginning(timestamptz, text), access.written_ending(timestamptz, text)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant execute on function access.caller_home(), access.clock_of(uuid), access.beginning(text, text) to garita_resident;
grant execute on function access.ending(text, text) to garita_resident, garita_admin, garita_super_admin;

-- The role garita_issuer makes the first key pair of a condominium and reads its sealed private half; it does nothing else.
grant select, insert on pass_keys to garita_issuer;
create policy sign on pass_keys to garita_issuer using (true) with check (true);
grant select, insert on condominium_keys to garita_issuer;
create policy open on condominium_keys to garita_issuer using (true) with check (true);
-- A program with a former secret may wrap no keys, so each program compares the fingerprint first.
grant select (only_row, secret_fingerprint) on installation to garita_issuer;
create policy compare on installation for select to garita_issuer using (true);
grant select (condominium_id, key_id, public_key, created_at) on pass_keys to garita_agent;
create policy check_with on pass_keys for select to garita_agent
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));

-- Returns the keys that a gate verifies with: the present ones, the prepared ones, and former ones until the passes that they signed have
-- ended.
create function access.verifying_keys(condominium uuid) returns json
  language sql stable
  as $$
    select coalesce(json_object_agg(k.key_id, encode(k.public_key, 'hex') order by k.key_id), '{}') from pass_keys k
      where k.condominium_id = condominium and coalesce(k.verifies_until > now(), true)
  $$;

-- Removes a former key after every pass that it signed has ended; passes without an end were replaced within 90 days. It runs after the
-- next key has begun, so that it misses no pass.
create function access.settle_pass_keys() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    update pass_keys k set verifies_until = greatest(next.signs_from + interval '90 days',
        (select max(a.valid_until) + interval '1 day' from authorizations a
          where a.condominium_id = k.condominium_id and a.auth_type <> 'pet' and a.pass_issued_at < next.signs_from))
      from (select n.condominium_id, n.key_id, n.signs_from,
          lag(n.key_id) over (partition by n.condominium_id order by n.key_id) as former from pass_keys n) next
      where next.condominium_id = k.condominium_id and next.former = k.key_id and next.signs_from < now()
        and k.verifies_until is null
  $$;
grant execute on function access.settle_pass_keys() to garita_keeper;

-- A changed first name may be another person.
create function access.note_renamed() returns trigger
  language plpgsql
  as $$
    begin
      new.renamed := true;
      return new;
    end
  $$;
create trigger t3_note_renamed before update of name on authorizations for each row
  when (plain(new.name) <> plain(old.name)) execute function access.note_renamed();

-- A changed holder or a wish for a new code ends the code that people hold. If only the dates changed since the link was sent, link and
-- number stay and show the new dates.
create function access.renew_pass() returns trigger
  language plpgsql
  as $$
    declare
      dates_alone boolean := new.pass_generation = old.pass_generation and old.pass_generation < 255 and not new.renamed
        and (new.last_name, new.id_document, new.vehicle_plate) is not distinct from (old.last_name, old.id_document, old.vehicle_plate);
    begin
      new.pass_issued_at := now();
      if old.pass_generation = 255 then
        new.pass_id := gen_random_uuid();
        new.pass_generation := 1;
      else
        new.pass_generation := old.pass_generation + 1;
      end if;
      if not dates_alone then
        new.link_generation := new.pass_generation;
        new.renamed := false;
      end if;
      if new.auth_type not in ('pet', 'vehicle') then
        new.unsent := case when dates_alone and old.unsent is distinct from 'replaced' then 'dates' else 'replaced' end;
      end if;
      return new;
    end
  $$;
create trigger t4_renew_pass before update of pass_generation, last_name, id_document, vehicle_plate, valid_from, valid_until
  on authorizations for each row
  when (new.pass_generation <> old.pass_generation
    or new.blanked_at is null and new.status = old.status and (new.last_name, new.id_document, new.vehicle_plate, new.valid_from, new.valid_until)
      is distinct from (old.last_name, old.id_document, old.vehicle_plate, old.valid_from, old.valid_until))
  execute function access.renew_pass();
