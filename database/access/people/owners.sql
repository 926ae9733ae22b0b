-- Owners who rent out read the bookings of their unit, the rules of the condominium, and only the kind and dates of each resident. An
-- owner's call has the role of an applicant, which can read nothing else.

grant select on owners to garita_admin, garita_super_admin;
create policy run on owners for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on owners for select to garita_super_admin using (true);

create function access.caller_ownership() returns owners
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select o from owners o join profiles p on p.id = o.profile_id and access.is_open(p)
        join condominiums c on c.id = o.condominium_id and c.archived_at is null
      where o.id = nullif(current_setting('app.home', true), '')::uuid and o.profile_id = access.caller_id() and o.until is null
        and current_setting('role') = 'garita_applicant'
  $$;

-- The answer has no name, purpose or guest: for a resident only the kind, for a booking only amenity and time.
create function access.owned_unit() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('unit_number', o.unit_number, 'condominium', c.name, 'time_zone', c.time_zone, 'sees_visits', o.sees_visits,
        'dwellers', (select coalesce(json_agg(json_build_object('kind', r.kind, 'since', r.since, 'leaves_at', r.leaves_at)
            order by r.since, r.id), '[]')
          from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
          where r.condominium_id = o.condominium_id and r.unit_number = o.unit_number and r.since is not null and r.until is null),
        'bookings', (select coalesce(json_agg(json_build_object('id', b.id, 'amenity_type', m.amenity_type, 'name', m.name,
            'starts_at', b.starts_at, 'ends_at', b.ends_at, 'status', b.status) order by b.starts_at desc, b.id), '[]')
          from (select * from amenity_reservations f where f.condominium_id = o.condominium_id and f.unit_number = o.unit_number
              and f.ends_at > greatest(o.since, now() - interval '90 days') order by f.starts_at desc, f.id limit 100) b
            join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id),
        'amenities', (select coalesce(json_agg(json_build_object('id', m.id, 'amenity_type', m.amenity_type, 'name', m.name,
            'house_rules', m.house_rules) order by m.amenity_type, m.name, m.id), '[]')
          from amenities m where m.condominium_id = o.condominium_id and m.is_open))
      from access.caller_ownership() o join condominiums c on c.id = o.condominium_id
  $$;

-- The visits since an adult of the home agreed, and none before.
create function access.owned_visits() returns json
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare owned owners := access.caller_ownership();
    begin
      return (select coalesce(json_agg(json_build_object('id', l.id, 'at', l.occurred_at,
          'event_type', case l.event_type when 'entry' then 'entry' else 'exit' end, 'gate', l.gate_name,
          'name', concat_ws(' ', l.name, l.last_name), 'auth_type', l.auth_type) order by l.occurred_at desc, l.id), '[]')
        from (select e.id, e.occurred_at, e.event_type, e.gate_name, s.name, s.last_name, s.auth_type from access.counted_logs e
            join access_log_subjects s on s.condominium_id = e.condominium_id and s.log_id = e.id
          where owned.sees_visits and e.condominium_id = owned.condominium_id and e.unit_number = owned.unit_number
            and least(e.occurred_at, coalesce(e.recorded_at, e.occurred_at)) >= owned.agreed_at and e.event_type in ('entry', 'exit', 'visitor_checkout')
            and s.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
          order by e.occurred_at desc, e.id limit 200) l);
    end
  $$;
grant execute on function access.caller_ownership(), access.owned_unit(), access.owned_visits() to garita_applicant;

-- A consent counts while its giver may authorize, and ends when a new person moves in.
create function access.end_consent() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update owners o set sees_visits = false, agreed_by = null, agreed_by_id = null, agreed_at = null, asking = null, asked_at = null,
          asked_by_name = null
        where o.unit_number = any(array[new.unit_number, case tg_op when 'UPDATE' then old.unit_number end]) and o.until is null and o.sees_visits
          and o.condominium_id = any(array[new.condominium_id, case tg_op when 'UPDATE' then old.condominium_id end])
          and (tg_op = 'INSERT' or new.joining <> old.joining or o.agreed_by_id = new.profile_id);
      return null;
    end
  $$;
create trigger end_consent_insert after insert on residences for each row
  when (new.since is not null and new.until is null) execute function access.end_consent();
create trigger end_consent_update after update of condominium_id, unit_number, since, until, frozen_at, barred_at on residences for each row
  when (new.joining <> old.joining or access.may_answer(old) and not access.may_answer(new)) execute function access.end_consent();

create function access.runs_condominium(condominium uuid) returns boolean
  language sql stable
  as $$
    select access.runs_all() or current_setting('role') = 'garita_admin' and coalesce(condominium = any(access.caller_condominiums()), false)
  $$;

create function access.owners_of(condominium uuid, unit text) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', o.id, 'full_name', p.full_name, 'email', p.email, 'since', o.since,
        'sees_visits', o.sees_visits, 'asked_at', o.asked_at, 'agreed_by', o.agreed_by, 'agreed_at', o.agreed_at) order by o.since, o.id), '[]')
      from owners o join profiles p on p.id = o.profile_id
      where o.condominium_id = condominium and o.unit_number = unit and o.until is null and access.runs_condominium(condominium)
  $$;

-- Gives a unit to an account with exactly this address; with a name, an unknown address is invited. An answer that a stranger's address
-- has an account is counted and audited. A repeated call changes nothing.
create function access.give_owner(condominium uuid, ownership uuid, unit text, address text, person uuid, written_name text, spoken text)
  returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      known profiles;
      place text;
      outcome text;
    begin
      select c.name into place from condominiums c where c.id = condominium and c.archived_at is null;
      if place is null or not access.runs_condominium(condominium) then raise insufficient_privilege; end if;
      if exists (select from owners o where o.condominium_id = condominium and o.id = ownership) then return 'saved'; end if;
      if not exists (select from units u where u.condominium_id = condominium and u.unit_number = unit) then return 'not_saved'; end if;
      if not access.runs_all() and access.enough_today('known address', condominium, access.most_known_addresses()) then
        return 'known_too_often';
      end if;
      select p.* into known from profiles p where p.email = address for no key update;
      if known.id is not null then
        if not access.runs_all() and known.id <> all(access.caller_people()) then perform access.note_known_address(condominium, address); end if;
        if known.id = access.caller_id() or known.approval_status <> 'approved' then return 'not_open'; end if;
      else
        if not (select i.sends_mail from installation i) then return 'needs_mail'; end if;
        if written_name is null then return 'unknown'; end if;
        if not access.runs_all() and access.enough_today('letter', condominium, access.most_letters()) then return 'letters_too_many'; end if;
        outcome := access.bring_in(person, written_name, address, null, 'resident', spoken, condominium);
        if outcome <> 'saved' then return outcome; end if;
        perform access.count_today('letter', condominium, access.most_letters());
        perform access.enqueue('session.invited', json_build_object('profile_id', person, 'condominium', place, 'condominium_id', condominium));
        update profiles set invited_at = now() where id = person;
      end if;
      insert into owners (condominium_id, id, profile_id, unit_number) values (condominium, ownership, coalesce(known.id, person), unit);
      return 'saved';
    end
  $$;

create function access.end_owner(condominium uuid, ownership uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update owners o set until = coalesce(o.until, now())
        where o.condominium_id = condominium and o.id = ownership and access.runs_condominium(condominium);
      return found;
    end
  $$;
-- The administration asks the home whether an owner may read its visits, or withdraws the question. The owner reads nothing before the
-- home agrees. A repeated call changes nothing.
create function access.ask_consent(condominium uuid, ownership uuid, asks boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare owned owners;
    begin
      select o.* into owned from owners o where o.condominium_id = condominium and o.id = ownership and o.until is null
        and access.runs_condominium(condominium) for update;
      if owned.id is null then return false; end if;
      if not asks then
        update owners o set sees_visits = false, agreed_by = null, agreed_by_id = null, agreed_at = null, asking = null, asked_at = null,
            asked_by_name = null
          where o.condominium_id = condominium and o.id = ownership;
        return true;
      end if;
      if not exists (select from residences r join profiles p on p.id = r.profile_id and access.is_open(p)
        where r.condominium_id = condominium and r.unit_number = owned.unit_number and access.is_adult_of_home(r)
          and r.profile_id <> owned.profile_id) then
        perform access.refuse('owner_no_adult');
      end if;
      update owners o set asking = gen_random_uuid(), asked_at = now(), asked_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where o.condominium_id = condominium and o.id = ownership and o.asking is null returning o.* into owned;
      if found then perform access.tell_unit('owner_asks', condominium, owned.asking, owned.unit_number, null); end if;
      return true;
    end
  $$;
grant execute on function access.owners_of(uuid, text), access.give_owner(uuid, uuid, text, text, uuid, text, text),
  access.end_owner(uuid, uuid), access.ask_consent(uuid, uuid, boolean) to garita_admin, garita_super_admin;

-- An adult of the home agrees or refuses, for the home; a later refusal counts at once. The owner's own account may not agree. A repeated
-- call changes nothing. Returns false if the administration did not ask.
create function access.answer_owner(ownership uuid, agrees boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      owned owners;
    begin
      select o.* into owned from owners o where o.id = ownership and o.condominium_id = home.condominium_id and o.unit_number = home.unit_number
        and o.until is null and (o.asking is not null or not agrees) for update;
      if owned.id is null then return false; end if;
      -- The lock makes a move-out of this moment come first.
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      if not access.is_adult_of_home(home) or owned.profile_id = home.profile_id then raise insufficient_privilege; end if;
      if not agrees then
        update owners o set sees_visits = false, agreed_by = null, agreed_by_id = null, agreed_at = null, asking = null, asked_at = null,
            asked_by_name = null
          where o.condominium_id = owned.condominium_id and o.id = ownership;
        return true;
      end if;
      if access.is_newcomer(home) then perform access.refuse('owner_consent_of_newcomer'); end if;
      update owners o set sees_visits = true, agreed_by_id = p.id, agreed_by = p.full_name, agreed_at = now()
        from profiles p
        where o.condominium_id = owned.condominium_id and o.id = ownership and not o.sees_visits and p.id = access.caller_id();
      if found then perform access.tell_unit('owner_watches', owned.condominium_id, owned.asking, owned.unit_number, null); end if;
      return true;
    end
  $$;
grant execute on function access.answer_owner(uuid, boolean) to garita_resident;

create function access.owners_watching() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('id', o.id, 'owner', p.full_name, 'asked_at', o.asked_at, 'agreed_by', o.agreed_by,
        'agreed_at', o.agreed_at, 'may_answer', access.is_adult_of_home(home) and o.profile_id <> home.profile_id) order by o.asked_at, o.id), '[]')
      from access.caller_home() home join owners o on o.condominium_id = home.condominium_id and o.unit_number = home.unit_number
        join profiles p on p.id = o.profile_id
      where o.until is null and o.asking is not null and (o.sees_visits or access.is_adult_of_home(home))
  $$;
-- Every household reads it, so staff may call it too; without a home it returns nothing.
grant execute on function access.owners_watching() to garita_resident, garita_agent, garita_admin, garita_super_admin;
