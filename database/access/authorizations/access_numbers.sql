-- An access number has five digits and is unique in its condominium. Its authorization takes it and gives it back.

-- Tries random numbers until the key accepts one; with thousands in use this takes a few tries.
create function access.take_access_number(condominium uuid, holder uuid, host uuid, until timestamptz) returns char(5)
  language plpgsql
  as $$
    declare candidate char(5);
    begin
      -- A resident who creates and deletes passes repeatedly would use up the numbers of the condominium for a month.
      if (select count(*) from access_numbers n where n.host_id = host and n.held_until > now() - interval '30 days') >= 1500 then
        perform access.refuse('access_numbers_used_up');
      end if;
      for attempt in 1..400 loop
        candidate := lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 100000)::text, 5, '0');
        insert into access_numbers as n (condominium_id, number, authorization_id, host_id, held_until)
          values (condominium, candidate, holder, host, until)
          on conflict on constraint access_number_held do update
            set authorization_id = excluded.authorization_id, host_id = excluded.host_id, held_until = excluded.held_until, lost_with = null
            where n.held_until < now() - interval '30 days';
        if found then return candidate; end if;
      end loop;
      perform access.refuse('access_numbers_exhausted');
    end
  $$;

create function access.hold_access_number(holder authorizations, until timestamptz) returns void
  language sql
  as $$
    -- A month after its end the number may belong to another pass, which keeps it.
    update access_numbers n set held_until = until
      where n.condominium_id = holder.condominium_id and n.number = holder.access_number and n.authorization_id = holder.id
  $$;

create function access.number_visitor() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- A repeated insert of the same id is not stored, so it must not take a number.
      if not exists (select from authorizations a where a.condominium_id = new.condominium_id and a.id = new.id) then
        new.access_number := access.take_access_number(new.condominium_id, new.id, new.resident_id, new.valid_until);
      end if;
      return new;
    end
  $$;
-- A guard's request gets a number only after the unit says yes, because requests at the pace of a gate would use up all numbers. A pass
-- without dates gets none: the constraint authorization_needs_window refuses the row.
create trigger t3_number_visitor before insert on authorizations for each row
  when (new.auth_type = 'temporary_visitor' and new.status <> 'pending_approval' and new.valid_until is not null) execute function access.number_visitor();

-- A new generation of a pass gets a new number. A change of only the dates keeps the number, unless another pass has it now.
create function access.renew_access_number() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if (new.pass_id, new.link_generation) = (old.pass_id, old.link_generation) then
        update access_numbers n set held_until = new.valid_until
          where n.condominium_id = old.condominium_id and n.number = old.access_number and n.authorization_id = old.id;
        if found then return new; end if;
      end if;
      perform access.hold_access_number(old, now());
      new.access_number := access.take_access_number(old.condominium_id, old.id, old.resident_id, new.valid_until);
      return new;
    end
  $$;
create trigger t5_renew_access_number before update of pass_generation, last_name, id_document, vehicle_plate, valid_from, valid_until
  on authorizations for each row
  when (old.access_number is not null and new.status <> 'inactive' and new.pass_generation <> old.pass_generation
    and new.valid_until is not null)
  execute function access.renew_access_number();

create function access.give_back_access_number(holder authorizations) returns void
  language sql set search_path = public, extensions, pg_temp
  as $$
    update access_numbers n set held_until = least(n.held_until, now())
      where n.condominium_id = holder.condominium_id and n.number = holder.access_number and n.authorization_id = holder.id
  $$;

-- Gives new numbers to visits that a lost tablet knew and that may still come. Their codes stay. These numbers do not count against the
-- limit of the host.
create function access.renew_numbers_of(lost enrolled_stations) returns void
  language plpgsql
  as $$
    declare visit authorizations;
    begin
      for visit in select a.* from authorizations a
        where a.condominium_id = lost.condominium_id and a.access_number is not null and a.status in ('active', 'approved')
          and a.valid_until > now() and a.created_at <= lost.seen_at and a.valid_from < lost.seen_at + interval '7 days'
        order by a.id for update loop
        update access_numbers n set held_until = now(), lost_with = lost.id
          where n.condominium_id = visit.condominium_id and n.number = visit.access_number and n.authorization_id = visit.id;
        update authorizations a set access_number = access.take_access_number(visit.condominium_id, visit.id, null, visit.valid_until)
          where a.condominium_id = visit.condominium_id and a.id = visit.id;
      end loop;
      if exists (select from access_numbers n where n.condominium_id = lost.condominium_id and n.lost_with = lost.id) then
        perform access.enqueue('notices.push', json_build_object('kind', 'numbers_renewed', 'condominium_id', lost.condominium_id, 'fact_id', lost.id));
      end if;
    end
  $$;
