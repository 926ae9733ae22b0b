-- Revoked codes still have a valid signature. A station must know them, or it would think that they are newer than its data.

-- Each pass has one row: its newest dead generation, and the latest end of any code that was issued for it.
create function access.revoke_code(dead authorizations, reason text) returns void
  language sql
  as $$
    insert into revoked_passes as r (condominium_id, pass_id, authorization_id, generation, access_number, valid_until, why)
      values (dead.condominium_id, dead.pass_id, dead.id, dead.pass_generation, dead.access_number, dead.valid_until, reason)
      on conflict (condominium_id, pass_id) do update set
        generation = greatest(r.generation, excluded.generation),
        access_number = coalesce(excluded.access_number, r.access_number),
        -- Null means no end and wins; greatest() ignores null.
        valid_until = case when r.valid_until is not null and excluded.valid_until is not null
          then greatest(r.valid_until, excluded.valid_until) end,
        -- A visit that ended and was deleted later keeps the reason of its end.
        why = case when excluded.generation > r.generation then excluded.why else r.why end,
        revoked_at = case when excluded.generation > r.generation then excluded.revoked_at else r.revoked_at end
  $$;

-- Runs for every statement that replaces a code or ends its visit.
create function access.revoke_former_code() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare former authorizations := old;
    begin
      if (new.pass_id, new.pass_generation) <> (old.pass_id, old.pass_generation) then
        -- A number that the new code keeps is still valid.
        former.access_number := nullif(old.access_number, new.access_number);
        perform access.revoke_code(former, 'superseded');
      end if;
      if new.status = 'inactive' and old.status <> 'inactive' then perform access.revoke_code(new, 'visit_over'); end if;
      return null;
    end
  $$;
create trigger revoke_former_code after update on authorizations for each row
  when (new.auth_type <> 'pet' and ((new.pass_id, new.pass_generation) <> (old.pass_id, old.pass_generation)
    or new.status = 'inactive' and old.status <> 'inactive'))
  execute function access.revoke_former_code();

-- A station gets every revoked code that a visitor could still show; a reader gets only the revocation of the code that it read. A number
-- with a new holder is left out.
create function access.gate_revocations(condominium uuid, pass uuid default null, number text default null) returns json
  language plpgsql stable
  as $$
    declare wanted uuid[];
    begin
      -- Each condition has its own index, because a reader asks a hundred times a second.
      wanted := case when pass is null and number is null then array(
          select r.pass_id from revoked_passes r where r.condominium_id = condominium
            and (r.valid_until is null or r.valid_until > now() - interval '1 day'))
        else array(
          select r.pass_id from revoked_passes r where r.condominium_id = condominium and r.pass_id = pass
          union
          select r.pass_id from revoked_passes r where r.condominium_id = condominium and r.access_number = number::char(5)) end;
      return (select coalesce(json_agg(json_build_object('pass_id', replace(dead.pass_id::text, '-', ''), 'generation', dead.generation,
          'access_number', dead.number, 'why', dead.why, 'at', dead.at) order by dead.pass_id, dead.generation), '[]')
        from (
          select r.pass_id, r.generation, held.number, r.why, r.revoked_at as at
            from revoked_passes r
            left join access_numbers held on held.condominium_id = r.condominium_id and held.number = r.access_number
              and held.authorization_id = r.authorization_id
            where r.condominium_id = condominium and r.pass_id = any(wanted)
          union all
          -- A station that loses its connection today must refuse these passes the day after tomorrow; they begin too late for its list of
          -- entries.
          select a.pass_id, a.pass_generation, null, 'revoked', a.updated_at
            from authorizations a
            where pass is null and number is null and a.condominium_id = condominium and a.status in ('active', 'approved')
              and a.auth_type <> 'pet' and a.valid_from >= now() + interval '1 day'
              and (a.suspended_at is not null or not access.host_stands(a.condominium_id, a.residence_id))
        ) dead);
    end
  $$;

grant select (valid_until), delete on revoked_passes to garita_keeper;
create policy sweep on revoked_passes for delete to garita_keeper using (valid_until < now() - interval '31 days');
create policy sweep_see on revoked_passes for select to garita_keeper using (valid_until < now() - interval '31 days');

-- A revoked code without an end is forgotten when each current key began to sign after the revocation, because no key verifies the code any
-- more.
create function access.forget_unsigned_codes() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from revoked_passes r where r.valid_until is null and r.revoked_at < now() - interval '31 days'
      and not exists (select from pass_keys k where k.condominium_id = r.condominium_id
        and coalesce(k.verifies_until > now() - interval '1 day', true) and k.signs_from <= r.revoked_at)
  $$;
grant execute on function access.forget_unsigned_codes() to garita_keeper;
