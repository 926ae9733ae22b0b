-- In a move, an authorization may pass to a resident who stays in the unit, or move with the host to the new unit. Each authorization
-- stores this choice until the move is carried out; a canceled move deletes it.

-- Every role reads these columns, because the view of notices does.
grant select (received_from, received_at, received_from_name) on authorizations to garita_agent, garita_admin, garita_super_admin;

-- The administration and the residents of a home may choose who receives its authorizations.
create function access.may_pass_on(home residences) returns boolean
  language sql stable
  as $$
    select case current_setting('role') when 'garita_resident' then home.id = (access.caller_home()).id
      when 'garita_admin' then home.condominium_id = any(access.caller_condominiums()) and home.profile_id <> access.caller_id()
      else access.runs_all() end
  $$;

-- True if a home may receive the authorizations of another home: same unit, approved, its resident may authorize and stays longer. A host
-- who moves within the condominium may take them along. A home that may not authorize passes nothing on.
create function access.may_receive(condominium uuid, home uuid, receiver uuid) returns boolean
  language sql stable
  as $$
    select exists (select from residences h join residences n on n.condominium_id = h.condominium_id and n.id = receiver
        join profiles p on p.id = n.profile_id
      where h.condominium_id = condominium and h.id = home and access.may_answer(h)
        and case when n.id = h.id then h.moves_to is not null and h.leaves_at is not null
          else n.unit_number = h.unit_number and access.may_answer(n) and p.approval_status = 'approved'
            and coalesce(n.leaves_at > h.leaves_at, true) end)
  $$;

-- A home reads the names of its own authorizations. The administration reads them only with an open disclosure about the home, or once the
-- move is planned, because the host and the change log then know of it.
create function access.names_move(home residences) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select not access.gives_reasons() or home.leaves_at is not null or exists (select from looks k
      where k.condominium_id = home.condominium_id and k.by_id = access.caller_id() and k.open_until > now()
        and (k.kind = 'everything' or k.kind = 'unit' and home.unit_number = any(k.units) or k.subject_id = home.profile_id))
  $$;
grant execute on function access.names_move(residences) to garita_resident, garita_admin, garita_super_admin;

-- Lists the possible receivers and the chosen authorizations of each. It runs as the owner: a resident reads no other home.
create function access.passing_on(condominium uuid, home uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('frozen', not access.may_answer(h),
        'receivers', (select coalesce(json_agg(json_build_object('id', n.id, 'full_name', p.full_name) order by p.full_name, n.id), '[]')
          from residences n join profiles p on p.id = n.profile_id
          where n.condominium_id = h.condominium_id and n.unit_number = h.unit_number and n.id <> h.id
            and access.may_receive(h.condominium_id, h.id, n.id)),
        'passing', (select coalesce(json_agg(json_build_object('id', a.id, 'auth_type', a.auth_type,
            'name', case when access.names_move(h) then concat_ws(' ', a.name, a.last_name) end,
            'plate', case when access.names_move(h) then a.vehicle_plate end,
            'to', case when access.may_receive(h.condominium_id, h.id, a.passes_to) then a.passes_to end) order by a.auth_type, a.name, a.id), '[]')
          from authorizations a where a.condominium_id = h.condominium_id and a.residence_id = h.id and a.status = 'active'
            and a.auth_type in ('permanent_visitor', 'worker', 'pet', 'vehicle') and coalesce(a.valid_until > now(), true)))
      from residences h where h.condominium_id = condominium and h.id = home and h.until is null and access.may_pass_on(h)
  $$;

-- Replaces the earlier choice. Each choice names a kind or ids, and the receiving home; without a receiving home the authorization ends
-- with the move.
create function access.pass_on(condominium uuid, home uuid, choices jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      moving residences;
      choice jsonb;
      receiver uuid;
      passing integer;
    begin
      -- Every change of a person locks their row first.
      perform from profiles p where p.id = (select r.profile_id from residences r where r.condominium_id = condominium and r.id = home)
        for no key update;
      select r.* into moving from residences r
        where r.condominium_id = condominium and r.id = home and r.since is not null and r.until is null and r.leaves_at is not null;
      if moving.id is null or not access.may_pass_on(moving) then return false; end if;
      if not access.may_answer(moving) and choices <> '[]' then perform access.refuse('move_passes_nothing'); end if;
      update authorizations a set passes_to = null
        where a.condominium_id = condominium and a.residence_id = home and a.passes_to is not null;
      for choice in select * from jsonb_array_elements(choices) loop
        receiver := (choice ->> 'to')::uuid;
        if receiver is not null and not access.may_receive(condominium, home, receiver) then perform access.refuse('move_receiver_gone'); end if;
        update authorizations a set passes_to = receiver
          where a.condominium_id = condominium and a.residence_id = home and a.status = 'active'
            and a.auth_type in ('permanent_visitor', 'worker', 'pet', 'vehicle')
            and (a.auth_type = choice ->> 'auth_type' or a.id::text in (select jsonb_array_elements_text(choice -> 'ids')));
      end loop;
      if exists (select from (select a.passes_to, count(*) as many from authorizations a where a.condominium_id = condominium
            and a.residence_id = home and a.passes_to <> home group by a.passes_to) given
          join residences n on n.condominium_id = condominium and n.id = given.passes_to
          where given.many + (select count(*) from authorizations b where b.resident_id = n.profile_id and b.status = 'active'
            and coalesce(b.valid_until > now(), true)) > 1000) then
        perform access.refuse('move_receiver_full');
      end if;
      select count(*) into passing from authorizations a
        where a.condominium_id = condominium and a.residence_id = home and a.passes_to is not null;
      perform access.write_audit_entry(condominium, 'residence', 'changed', moving.profile_id,
        (select p.full_name from profiles p where p.id = moving.profile_id), jsonb_build_object('passing', jsonb_build_array(null, passing)));
      return true;
    end
  $$;
grant execute on function access.passing_on(uuid, uuid), access.pass_on(uuid, uuid, jsonb)
  to garita_resident, garita_admin, garita_super_admin;

-- Deletes all choices of a canceled move. If only the new unit is canceled, deletes the choices that move with the host.
create function access.forget_passing() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update authorizations a set passes_to = null
        where a.condominium_id = new.condominium_id and a.residence_id = new.id and a.passes_to is not null
          and (new.leaves_at is null or a.passes_to = new.id);
      return null;
    end
  $$;
create trigger forget_passing after update of leaves_at, moves_to on residences for each row
  when (new.until is null and old.leaves_at is not null and (new.leaves_at is null or old.moves_to is not null and new.moves_to is null))
  execute function access.forget_passing();

create function access.passes_now(home residences) returns uuid[]
  language sql stable
  as $$
    select coalesce(array_agg(a.id), '{}') from authorizations a
      where a.condominium_id = home.condominium_id and a.residence_id = home.id and a.passes_to is not null and a.status = 'active'
        and access.may_receive(a.condominium_id, home.id, a.passes_to)
  $$;

-- Hands authorizations over in the transaction of the move. The code names the pass, not its host or unit, so it still opens. Private notes
-- of the host do not pass to another person.
create function access.hand_over(left_home residences, passing uuid[], along uuid) returns void
  language plpgsql
  as $$
    begin
      with handed as (
        update authorizations a set residence_id = n.id, resident_id = n.profile_id, unit_number = n.unit_number, passes_to = null,
            private_details = case when n.profile_id = left_home.profile_id then a.private_details else '{}' end,
            received_from = case when n.profile_id = left_home.profile_id then a.received_from else left_home.id end,
            received_at = case when n.profile_id = left_home.profile_id then a.received_at else now() end,
            received_from_name = case when n.profile_id = left_home.profile_id then a.received_from_name
              else (select p.full_name from profiles p where p.id = left_home.profile_id) end
          from residences n
          where a.condominium_id = left_home.condominium_id and a.id = any(passing)
            and n.condominium_id = a.condominium_id and n.id = case when a.passes_to = left_home.id then along else a.passes_to end
          returning a.condominium_id, a.id, a.resident_id)
        update access_numbers k set host_id = h.resident_id from handed h
          where k.condominium_id = h.condominium_id and k.authorization_id = h.id and k.host_id is not null;
      update authorizations a set passes_to = null
        where a.condominium_id = left_home.condominium_id and a.residence_id = left_home.id and a.passes_to is not null;
    end
  $$;
