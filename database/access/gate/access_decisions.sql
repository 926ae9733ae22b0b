-- Decisions of a gate or a device about codes, and changes of authorizations: kept for a month to answer "¿qué pasó con este pase?" A call
-- that writes here returns no data.

-- A number or a plate has few possible values: without the key, a reader of the hash cannot try them all.
create function access.hash_of_code(condominium uuid, kind text, code text) returns bytea
  language sql stable set search_path = public, extensions, pg_temp
  as $$
    select substring(sha256(h.secret || convert_to('garita decision ' || kind || ' ' || code, 'UTF8')) from 1 for 16)
      from holder_secrets h where h.condominium_id = condominium
  $$;

-- A decision that is reported twice is stored once. The last two digits of a five-digit number are shown, three characters of any other
-- code.
create function access.keep_decision(condominium uuid, decision jsonb, seen_by uuid, station uuid, gate uuid) returns void
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    declare
      kind text := decision -> 'code' ->> 'kind';
      code text := decision -> 'code' ->> 'code';
    begin
      insert into access_decisions (condominium_id, id, at, gate_id, gate_name, seen_by, station_id, told, verdict, reason, code_kind,
          code_end, code_hash, authorization_id, snapshot_version, snapshot_taken_at, signed)
        select condominium, (decision ->> 'id')::uuid,
            greatest(least((decision ->> 'at')::timestamptz, clock_timestamp()), now() - interval '31 days'),
            gate, g.name, keep_decision.seen_by, station, decision ->> 'told', decision ->> 'verdict', decision ->> 'reason', kind,
            right(code, case kind when 'number' then 2 else 3 end), access.hash_of_code(condominium, kind, code),
            (decision ->> 'authorization_id')::uuid, decision ->> 'snapshot_version', (decision ->> 'snapshot_taken_at')::timestamptz,
            access.proven_by(condominium, station, keep_decision.seen_by, (decision ->> 'proven_by')::uuid, (decision ->> 'at')::timestamptz)
          from (select 1) here left join gates g on g.condominium_id = condominium and g.id = gate
        on conflict do nothing;
    end
  $$;

-- Stores the verdicts that a guard saw at a station and sends later: in the sender's name, never in another's.
create function access.record_decisions(condominium uuid, station uuid, decisions jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums()) then return; end if;
      perform access.keep_decision(condominium, d, access.caller_id(), station, (d ->> 'gate_id')::uuid) from jsonb_array_elements(decisions) d;
    end
  $$;
grant execute on function access.record_decisions(uuid, uuid, jsonb) to garita_agent;

-- Stores the answer to a device. The same answer about the same code within a minute is one row, and a device has 600 rows in ten minutes:
-- a barrier that repeats its question cannot hide other rows.
create function access.keep_device_decision(decision jsonb) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      device gate_devices := access.caller_device();
      id uuid;
    begin
      if device.id is null then return; end if;
      if (select count(*) from (select from access_decisions d where d.condominium_id = device.condominium_id and d.seen_by = device.id
          and d.arrived_at > now() - interval '10 minutes' limit 600) lately) >= 600 then return; end if;
      id := overlay(overlay(md5(concat_ws(' ', device.id, decision ->> 'told', decision ->> 'verdict', decision ->> 'reason',
          decision ->> 'code', coalesce(decision ->> 'report', date_trunc('minute', now())::text)))
        placing '8' from 13) placing '8' from 17);
      perform access.keep_decision(device.condominium_id, decision || jsonb_build_object('id', id), device.id, null, device.gate_id);
    end
  $$;
grant execute on function access.keep_device_decision(jsonb) to garita_gate;

-- The dates and hours of an authorization, as the history of its changes keeps them.
create function access.window_of(a authorizations) returns jsonb
  language sql immutable
  as $$
    select jsonb_build_object('valid_from', a.valid_from, 'valid_until', a.valid_until, 'hours', jsonb_strip_nulls(jsonb_build_object(
      'weekdays', a.details -> 'weekdays', 'hours_from', a.details -> 'hours_from', 'hours_until', a.details -> 'hours_until')))
  $$;

create function access.keep_change() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      changes text[];
      former jsonb;
    begin
      if tg_op = 'INSERT' then changes := '{issued}';
      else
        changes := array_remove(array[
          case when new.status is distinct from old.status then
            case new.status when 'inactive' then 'ended' when 'approved' then 'approved' when 'denied' then 'denied' end end,
          case when new.suspended_at is not null and old.suspended_at is null then 'suspended'
            when new.suspended_at is null and old.suspended_at is not null then 'resumed' end,
          case when new.closed_at is not null and old.closed_at is null then 'settled' end,
          case when new.pass_generation <> old.pass_generation or new.pass_id <> old.pass_id then 'renewed' end], null);
        if changes = '{}' then changes := '{edited}'; end if;
        if access.window_of(old) <> access.window_of(new) then former := access.window_of(old); end if;
      end if;
      insert into authorization_changes (condominium_id, authorization_id, what, by, by_role, window_before)
        select new.condominium_id, new.id, change, access.caller_id(), coalesce(substring(current_setting('role') from '^garita_(.+)$'), 'system'), former
          from unnest(changes) change;
      return null;
    end
  $$;
-- The log itself records a visitor whom a guard registered, and deletions.
create trigger keep_issue after insert on authorizations for each row
  when (new.registered_by is null) execute function access.keep_change();
-- Coming and going raises no revision.
create trigger keep_change after update on authorizations for each row
  when (new.revision <> old.revision) execute function access.keep_change();

-- Also the owner's own statements meet this: evidence that can be corrected proves nothing.
create function access.refuse_decision_change() returns trigger
  language plpgsql
  as $$
    begin
      perform access.refuse('access_log_is_append_only');
    end
  $$;
-- Every condominium keeps these rows for a week at least, and no role may read the hash of a code.
do $do$ declare made text; begin
  for made in
    select format($make$
        create trigger append_only before update or truncate on %1$I for each statement execute function access.refuse_decision_change();
        create trigger kept_a_week before delete on %1$I for each row
          when (old.at > now() - interval '7 days') execute function access.refuse_decision_change();
        create policy run on %1$I for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
        create policy see_all on %1$I for select to garita_super_admin using (true);
      $make$, kept) from unnest(array['access_decisions', 'authorization_changes']) kept
  loop execute made; end loop;
end $do$;
grant select (condominium_id, id, at, arrived_at, gate_id, gate_name, seen_by, station_id, told, verdict, reason, code_kind, code_end,
    authorization_id, snapshot_version, snapshot_taken_at, signed) on access_decisions to garita_admin, garita_super_admin;
grant select on authorization_changes to garita_admin, garita_super_admin;

-- Thirty days, and never longer than the condominium keeps its visitors. Answers whether there may be more.
create function access.forget_decisions(most integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      decisions integer;
      changes integer;
    begin
      with old as (
        select d.condominium_id, d.id from condominiums c cross join lateral (select n.condominium_id, n.id from access_decisions n
          where n.condominium_id = c.id and n.at < now() - make_interval(days => least(30, access.retention_of(c)))
            and not access.is_held(n.condominium_id, n.id) order by n.at limit most) d
        limit most)
      delete from access_decisions d using old where d.condominium_id = old.condominium_id and d.id = old.id;
      get diagnostics decisions = row_count;
      with old as (
        select d.condominium_id, d.id from condominiums c cross join lateral (select n.condominium_id, n.id from authorization_changes n
          where n.condominium_id = c.id and n.at < now() - make_interval(days => least(30, access.retention_of(c)))
            and not access.is_held(n.condominium_id, n.authorization_id) order by n.at limit most) d
        limit most)
      delete from authorization_changes d using old where d.condominium_id = old.condominium_id and d.id = old.id;
      get diagnostics changes = row_count;
      return greatest(decisions, changes) >= most;
    end
  $$;
grant execute on function access.forget_decisions(integer) to garita_keeper;
