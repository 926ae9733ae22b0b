-- The five digits: unique among those held in a condominium, taken and given back with the authorization that holds them.

-- Decided by the key; tried until one is free, which with thousands held takes a few tries.
create function access.take_access_number(condominium uuid, holder uuid, host uuid, until timestamptz) returns char(5)
  language plpgsql
  as $$
    declare candidate char(5);
    begin
      -- What a resident makes and deletes, or re-issues, over and over would leave their neighbors without numbers for a month.
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
    -- A month after its end a number may be another's already, who keeps it.
    update access_numbers n set held_until = until
      where n.condominium_id = holder.condominium_id and n.number = holder.access_number and n.authorization_id = holder.id
  $$;

create function access.number_visitor() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- Asked twice, the same id is one authorization: a number must not be spent on the copy that will not be stored.
      if not exists (select from authorizations a where a.condominium_id = new.condominium_id and a.id = new.id) then
        new.access_number := access.take_access_number(new.condominium_id, new.id, new.resident_id, new.valid_until);
      end if;
      return new;
    end
  $$;
-- A guard's request has no pass before the unit says yes: numbers taken at the gate's pace would be used up for everybody. Without dates
-- there is none either: the constraint authorization_needs_window refuses the row.
create trigger t3_number_visitor before insert on authorizations for each row
  when (new.auth_type = 'temporary_visitor' and new.status <> 'pending_approval' and new.valid_until is not null) execute function access.number_visitor();

-- A new pass has a new number; the old one stays free for a while. If only the dates change, the number stays, unless another pass has it now.
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

-- Nobody else gets the number for thirty days from now.
create function access.give_back_access_number(holder authorizations) returns void
  language sql set search_path = public, extensions, pg_temp
  as $$
    update access_numbers n set held_until = least(n.held_until, now())
      where n.condominium_id = holder.condominium_id and n.number = holder.access_number and n.authorization_id = holder.id
  $$;

-- A lost tablet held them: who may still come gets another, and the code stays. No host asked for it, so none of them has fewer left.
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

-- Visits to my home that may still come with another number than the one that I shared.
create function access.my_renewed_numbers() returns table (condominium_id uuid, lost_with uuid, at timestamptz, unit_number text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select distinct home.condominium_id, n.lost_with, n.held_until, home.unit_number
      from access.my_home() home
        join access_numbers n on n.host_id = access.me() and n.held_until > now() - interval '30 days' and n.lost_with is not null
          and n.condominium_id = home.condominium_id
        join authorizations a on a.condominium_id = n.condominium_id and a.id = n.authorization_id
          and a.access_number <> n.number and a.status = 'active' and a.valid_until > now()
  $$;
grant execute on function access.my_renewed_numbers() to garita_resident, garita_agent, garita_admin, garita_super_admin;
