-- Short stays. Where the condominium allows it, an adult of a home, or an owner of a unit in which no adult lives, gives a code to guests by
-- days. A guest who registers with it lives there from the first moment until the last one, without the administration, and authorizes no
-- visitor. The administration reads every stay and ends any.

grant update (stays_allowed, stay_most_nights, stay_most_guests, stay_rules) on condominiums to garita_admin, garita_super_admin;

-- All columns except the hash, which no role reads.
grant select (condominium_id, id, unit_number, made_by, made_by_name, residence_id, ownership_id, guest_names, places, uses, starts_at, ends_at,
    created_at, ended_at, ended_by, ended_by_name)
  on short_stays to garita_resident, garita_admin, garita_super_admin;
grant execute on function access.is_adult_of_home(residences) to garita_resident;
-- The adults of a home read the stays of their time there.
create policy of_home on short_stays for select to garita_resident
  using ((condominium_id, unit_number) = (select h.condominium_id, h.unit_number from access.caller_home() h where access.is_adult_of_home(h))
    and ends_at > (select (access.caller_home()).since));
create policy run on short_stays for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on short_stays for select to garita_super_admin using (true);

-- True while another adult than this person lives in the unit, also one who may not authorize now.
create function access.adult_lives_in(condominium uuid, unit text, except_person uuid) returns boolean
  language sql stable
  as $$
    select exists (select from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
      where r.condominium_id = condominium and r.unit_number = unit and r.since is not null and r.until is null
        and coalesce(r.kind not in ('guest', 'employee'), true) and r.profile_id <> except_person)
  $$;

-- True while the maker may give this stay: they live there and may authorize, or they own the unit and no other adult lives there.
create function access.maker_may_give(stay short_stays) returns boolean
  language sql stable
  as $$
    select exists (select from residences r join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
        where r.condominium_id = stay.condominium_id and r.id = stay.residence_id and r.unit_number = stay.unit_number
          and access.is_adult_of_home(r))
      or exists (select from owners o join profiles p on p.id = o.profile_id and access.is_open(p)
        where o.condominium_id = stay.condominium_id and o.id = stay.ownership_id and o.unit_number = stay.unit_number and o.until is null
          and not access.adult_lives_in(stay.condominium_id, stay.unit_number, o.profile_id))
  $$;

-- True while guests may still register with the code of a stay.
create function access.stay_takes(stay short_stays) returns boolean
  language sql stable
  as $$
    select stay.ended_at is null and stay.ends_at > now() and stay.uses < stay.places and access.maker_may_give(stay)
      and exists (select from condominiums c where c.id = stay.condominium_id and c.stays_allowed and c.archived_at is null)
  $$;

-- The unit for which the caller may make stays: the home of an adult, or the unit that the owner of this call owns.
create function access.caller_stay_place(out condominium_id uuid, out unit_number text, out residence_id uuid, out ownership_id uuid,
    out since timestamptz, out refused text)
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      owned owners := access.caller_ownership();
    begin
      condominium_id := coalesce(home.condominium_id, owned.condominium_id);
      unit_number := coalesce(home.unit_number, owned.unit_number);
      since := coalesce(home.since, owned.since);
      residence_id := home.id;
      ownership_id := case when home.id is null then owned.id end;
      refused := case
        when condominium_id is null then 'stay_needs_home'
        when not exists (select from condominiums c where c.id = condominium_id and c.stays_allowed) then 'stays_not_allowed'
        when home.id is not null and not access.is_adult_of_home(home) then 'stay_needs_adult'
        when home.id is not null and access.is_newcomer(home) then 'stay_of_newcomer'
        when home.id is null and access.adult_lives_in(condominium_id, unit_number, access.caller_id()) then 'stay_unit_lived_in' end;
    end
  $$;
grant execute on function access.caller_stay_place() to garita_applicant, garita_resident;

-- The caller's limits, and the reason why they make no stay.
create function access.stay_terms() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium_id', c.id, 'condominium', c.name, 'time_zone', c.time_zone, 'unit_number', mine.unit_number,
        'allowed', c.stays_allowed, 'refused', mine.refused, 'most_nights', c.stay_most_nights, 'most_guests', c.stay_most_guests,
        'rules', c.stay_rules)
      from access.caller_stay_place() mine join condominiums c on c.id = mine.condominium_id
  $$;
grant execute on function access.stay_terms() to garita_applicant, garita_resident;

-- Makes a stay. A repeated call with the same values gives a new code while no guest has registered; null if the id has another stay.
create function access.make_stay(stay uuid, hash bytea, given jsonb) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      mine record;
      place condominiums;
      names text[] := array(select jsonb_array_elements_text(given -> 'guest_names'));
      first_day date := (given ->> 'first_day')::date;
      last_day date := (given ->> 'last_day')::date;
      seats integer := (given ->> 'places')::integer;
      begins timestamptz;
      ends timestamptz;
      known short_stays;
    begin
      perform from profiles p where p.id = access.caller_id() for key share;
      -- A move-out or the end of an ownership comes wholly before this stay, or ends it.
      select * into mine from access.caller_stay_place();
      select c.* into place from condominiums c where c.id = mine.condominium_id for share;
      perform access.hold_spellings(mine.condominium_id);
      perform from residences r where r.condominium_id = mine.condominium_id and r.id = mine.residence_id for share;
      perform from owners o where o.condominium_id = mine.condominium_id and o.id = mine.ownership_id for share;
      select * into mine from access.caller_stay_place();
      if mine.refused is not null then perform access.refuse(mine.refused); end if;
      begins := access.beginning(first_day || 'T' || (given ->> 'first_hour'), place.time_zone);
      ends := access.ending(last_day || 'T' || (given ->> 'last_hour'), place.time_zone);
      perform pg_advisory_xact_lock(hashtextextended('garita.stays ' || mine.condominium_id || mine.unit_number, 0));
      select s.* into known from short_stays s where s.condominium_id = mine.condominium_id and s.id = stay for update;
      if known.id is not null then
        update short_stays s set code_hash = hash where s.condominium_id = mine.condominium_id and s.id = stay and s.uses = 0 and s.ended_at is null
          and s.made_by = access.caller_id() and (s.residence_id, s.ownership_id) is not distinct from (mine.residence_id, mine.ownership_id)
          and (s.guest_names, s.places, s.ends_at) = (names, seats, ends);
        if not found then return null; end if;
        return json_build_object('starts_at', known.starts_at, 'ends_at', known.ends_at);
      end if;
      if first_day < (now() at time zone place.time_zone)::date or ends <= now() then perform access.refuse('stay_in_past'); end if;
      if ends <= begins then perform access.refuse('stay_window'); end if;
      if last_day - first_day > place.stay_most_nights then perform access.refuse('stay_too_long'); end if;
      if seats > place.stay_most_guests then perform access.refuse('stay_guests_too_many'); end if;
      if first_day > (now() at time zone place.time_zone)::date + 365 then perform access.refuse('stay_too_far'); end if;
      if (select count(*) from short_stays s where s.condominium_id = mine.condominium_id and s.unit_number = mine.unit_number
        and s.ended_at is null and s.ends_at > now()) >= 60 then
        perform access.refuse('stays_too_many');
      end if;
      insert into short_stays (condominium_id, id, unit_number, code_hash, made_by, made_by_name, residence_id, ownership_id, guest_names, places,
          starts_at, ends_at)
        select mine.condominium_id, stay, mine.unit_number, hash, p.id, p.full_name, mine.residence_id, mine.ownership_id, names, seats,
            -- A stay of today begins at once.
            greatest(begins, least(now(), ends - interval '1 minute')), ends
          from profiles p where p.id = access.caller_id()
        returning * into known;
      perform access.note_security(access.caller_id(), 'unit_code_made', '', '');
      perform access.tell_unit('stay_made', known.condominium_id, known.id, known.unit_number, null);
      if (select sends_mail from installation) then
        perform access.enqueue('stays.made', json_build_object('condominium_id', known.condominium_id, 'fact_id', known.id));
      end if;
      return json_build_object('starts_at', known.starts_at, 'ends_at', known.ends_at);
    end
  $$;
grant execute on function access.make_stay(uuid, bytea, jsonb) to garita_applicant, garita_resident;

-- The maker, another adult of the home and the administration may end a stay. Only the maker gives a new code or shortens it.
create function access.may_change_stay(stay short_stays, ends boolean) returns boolean
  language sql stable
  as $$
    select ends and access.runs_condominium(stay.condominium_id)
      or stay.made_by is not distinct from access.caller_id()
        and coalesce((access.caller_home()).id = stay.residence_id, (access.caller_ownership()).id = stay.ownership_id, false)
      or ends and exists (select from access.caller_home() h where (h.condominium_id, h.unit_number) = (stay.condominium_id, stay.unit_number)
        and access.is_adult_of_home(h) and not access.is_newcomer(h) and stay.ends_at > h.since)
  $$;

-- Ends the homes of the guests of a stay at once, also of guests who wait for its first moment.
create function access.send_guests_home(condominium uuid, stay uuid) returns void
  language plpgsql
  as $$
    declare guest residences;
    begin
      for guest in select r.* from residences r where r.condominium_id = condominium and r.stay_id = stay and r.until is null
        order by r.profile_id, r.id loop
        perform from profiles p where p.id = guest.profile_id for no key update;
        update residences r set until = now() where r.condominium_id = condominium and r.id = guest.id and r.since is null and r.until is null;
        if found then
          perform access.announce('session', null, guest.profile_id);
          continue;
        end if;
        update residences r set leaves_at = now(), moves_to = null where r.condominium_id = condominium and r.id = guest.id and r.until is null;
        perform access.carry_out_move(condominium, guest.id);
      end loop;
    end
  $$;

-- Ends a stay and the homes of its guests. The same person may repeat it. False if the caller may not end it, or another person did.
create function access.end_stay(condominium uuid, stay uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update short_stays s set ended_at = now(), ended_by = p.id, ended_by_name = p.full_name
        from profiles p
        where s.condominium_id = condominium and s.id = stay and s.ended_at is null and s.ends_at > now() and access.may_change_stay(s, true)
          and p.id = access.caller_id();
      if not found then
        return exists (select from short_stays s where s.condominium_id = condominium and s.id = stay and s.ended_by = access.caller_id());
      end if;
      perform access.send_guests_home(condominium, stay);
      return true;
    end
  $$;

-- The maker gives a stay an earlier end. False if the caller did not make it, or it is over.
create function access.shorten_stay(condominium uuid, stay uuid, last_day text, last_hour text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      ends timestamptz := access.ending(last_day || 'T' || last_hour, access.clock_of(condominium));
      about short_stays;
    begin
      update short_stays s set ends_at = ends
        where s.condominium_id = condominium and s.id = stay and s.ended_at is null and s.ends_at > greatest(ends, now())
          and ends > greatest(s.starts_at, now()) and access.may_change_stay(s, false);
      if found then
        update residences r set leaves_at = ends
          where r.condominium_id = condominium and r.stay_id = stay and r.until is null and coalesce(r.leaves_at > ends, true);
        return true;
      end if;
      select s.* into about from short_stays s where s.condominium_id = condominium and s.id = stay and s.ended_at is null and s.ends_at > now()
        and access.may_change_stay(s, false);
      if about.id is null then return false; end if;
      if about.ends_at = ends then return true; end if;
      perform access.refuse(case when ends <= greatest(about.starts_at, now()) then 'stay_in_past' else 'stay_only_shorter' end);
    end
  $$;

-- The maker gives a new code; the one before stops working, and the registrations so far still count.
create function access.renew_stay_code(condominium uuid, stay uuid, hash bytea) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare renewed short_stays;
    begin
      update short_stays s set code_hash = hash
        where s.condominium_id = condominium and s.id = stay and access.stay_takes(s) and access.may_change_stay(s, false) returning s.* into renewed;
      if renewed.id is null then return null; end if;
      return json_build_object('starts_at', renewed.starts_at, 'ends_at', renewed.ends_at);
    end
  $$;
grant execute on function access.shorten_stay(uuid, uuid, text, text), access.renew_stay_code(uuid, uuid, bytea) to garita_applicant, garita_resident;
grant execute on function access.end_stay(uuid, uuid) to garita_applicant, garita_resident, garita_admin, garita_super_admin;

-- Lists the stays between two moments, the first one first: those of a condominium for its administration, those of the home for its adults,
-- and for an owner their own. An owner reads of the other stays of the unit only the days and the number of guests.
create function access.stays_between(condominium uuid, unit text, first_moment timestamptz, last_moment timestamptz) returns json
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      runs boolean := access.runs_condominium(condominium);
      own_place uuid;
      own_unit text;
      own_ownership uuid;
      own_since timestamptz;
      home residences := access.caller_home();
    begin
      if not runs then
        select m.condominium_id, m.unit_number, m.ownership_id, m.since into own_place, own_unit, own_ownership, own_since
          from access.caller_stay_place() m;
        if own_place is null or home.id is not null and not access.is_adult_of_home(home) then return '[]'; end if;
      end if;
      return (select coalesce(json_agg(json_build_object('condominium_id', s.condominium_id, 'id', s.id, 'unit_number', s.unit_number,
            'time_zone', c.time_zone, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'places', s.places, 'uses', s.uses,
            'made_by_name', case when named.named then s.made_by_name end, 'of_owner', s.ownership_id is not null, 'created_at', s.created_at, 'ended_at', s.ended_at,
            'ended_by_name', case when named.named then s.ended_by_name end, 'takes', access.stay_takes(s), 'may_end', s.ended_at is null and s.ends_at > now() and access.may_change_stay(s, true),
            'mine', access.may_change_stay(s, false), 'guest_names', case when named.named then s.guest_names else '{}' end,
            'guests', (select coalesce(json_agg(json_build_object('name', p.full_name, 'requested_at', r.requested_at, 'since', r.since,
                'until', r.until, 'waits', r.since is null and r.until is null) order by r.requested_at, r.id), '[]')
              from residences r join profiles p on p.id = r.profile_id
              where named.named and r.condominium_id = s.condominium_id and r.stay_id = s.id)) order by s.starts_at, s.unit_number, s.id), '[]')
        from (select o.* from short_stays o
            where o.starts_at < last_moment and o.ends_at > first_moment
              and case when runs then o.condominium_id = condominium and (unit is null or o.unit_number = unit)
                else o.condominium_id = own_place and o.unit_number = own_unit and o.ends_at > own_since end
            order by o.starts_at, o.unit_number, o.id limit 500) s
          join condominiums c on c.id = s.condominium_id
          cross join lateral (select runs or home.id is not null or s.ownership_id = own_ownership as named) named);
    end
  $$;
grant execute on function access.stays_between(uuid, text, timestamptz, timestamptz)
  to garita_applicant, garita_resident, garita_admin, garita_super_admin;

-- True if a guest comes in without the administration. It decides itself about a name like one that the home does not receive, about a
-- person whom a home of the condominium objects to, and about a person whom it refused within a year.
create function access.comes_alone(stay short_stays, person uuid) returns boolean
  language plpgsql stable
  as $$
    declare visit authorizations;
    begin
      visit.condominium_id := stay.condominium_id;
      visit.unit_number := stay.unit_number;
      visit.auth_type := 'temporary_visitor';
      visit.name := (select p.full_name from profiles p where p.id = person);
      return access.refusals_say(visit) = 'other' and not exists (select from residences r
        where r.profile_id = person and r.condominium_id = stay.condominium_id and (r.until is null and r.frozen_at is not null
          or r.since is null and r.until > now() - interval '1 year' and r.refusal_reason is not null));
    end
  $$;

-- Brings in a guest of a running stay, with a line in the change log.
create function access.begin_guest(guest residences) returns void
  language plpgsql
  as $$
    begin
      update residences r set since = now() where r.condominium_id = guest.condominium_id and r.id = guest.id and r.since is null and r.until is null;
      if not found then return; end if;
      perform access.announce('session', null, guest.profile_id);
      if current_setting('role') = 'garita_identity' then
        perform access.write_audit_entry(guest.condominium_id, 'residence', 'made', guest.profile_id, p.full_name,
            jsonb_build_object('unit_number', jsonb_build_array(null, guest.unit_number), 'kind', jsonb_build_array(null, guest.kind)))
          from profiles p where p.id = guest.profile_id;
      end if;
    end
  $$;

-- Gives a guest the home of a stay: now, or from its first moment on. A person who needs the administration waits for it.
create function access.take_stay(stay short_stays, person uuid, residence uuid) returns void
  language plpgsql
  as $$
    declare
      guest residences;
      alone boolean := access.comes_alone(stay, person);
    begin
      -- The account counts before the home is asked for, which would count with it.
      if alone then
        update profiles p set approval_status = 'approved' where p.id = person and p.approval_status = 'pending' and p.user_role = 'resident'
          and not exists (select from residences r where r.profile_id = person);
      end if;
      insert into residences (condominium_id, id, profile_id, unit_number, invited_by_name, leaves_at, stay_id, begins_at, kind, barred_at)
        values (stay.condominium_id, residence, person, stay.unit_number, stay.made_by_name, stay.ends_at, stay.id, stay.starts_at, 'guest', now())
        returning * into guest;
      if not alone then return; end if;
      if stay.starts_at <= now() then
        perform access.begin_guest(guest);
      else
        perform access.enqueue('stays.begin', json_build_object('condominium_id', stay.condominium_id, 'id', residence), stay.starts_at - now());
      end if;
    end
  $$;

-- The job brings a guest in at the first moment of the stay, once. If the maker may no longer give the stay, the guest waits for the
-- administration.
create function access.begin_stay(condominium uuid, residence uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      guest residences;
      stay short_stays;
    begin
      perform from profiles p where p.id = (select r.profile_id from residences r where r.condominium_id = condominium and r.id = residence)
        and p.approval_status = 'approved' for no key update;
      if not found then return false; end if;
      select r.* into guest from residences r where r.condominium_id = condominium and r.id = residence and r.since is null and r.until is null
        and r.begins_at <= now() and r.leaves_at > now();
      select s.* into stay from short_stays s where s.condominium_id = condominium and s.id = guest.stay_id and s.ended_at is null for share;
      if stay.id is null or not access.maker_may_give(stay) or not access.comes_alone(stay, guest.profile_id) then return false; end if;
      perform access.begin_guest(guest);
      return true;
    end
  $$;
grant execute on function access.begin_stay(uuid, uuid) to garita_keeper;

-- A guest came in by this name, which the home and the condominium did not refuse. Before the stay ends, only the administration changes it.
create function access.keep_name_of_guest() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.id = access.caller_id() and exists (select from residences r where r.profile_id = new.id and r.stay_id is not null and r.until is null) then
        perform access.refuse('stay_name_stays');
      end if;
      return new;
    end
  $$;
create trigger keep_name_of_guest before update of full_name on profiles for each row when (new.full_name <> old.full_name)
  execute function access.keep_name_of_guest();

-- A person who moves out, or whose account or ownership ends, gives no stays: their stays end with the homes of the guests.
create function access.end_stays(condominium uuid, home uuid, ownership uuid, maker uuid) returns void
  language plpgsql
  as $$
    declare ended short_stays;
    begin
      for ended in
        update short_stays s set ended_at = now()
          where (s.condominium_id = condominium and (s.residence_id = home or s.ownership_id = ownership) or s.made_by = maker)
            and s.ended_at is null and s.ends_at > now() returning s.* loop
        perform access.send_guests_home(ended.condominium_id, ended.id);
      end loop;
    end
  $$;
create function access.end_stays_of_home() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- A merge renamed the unit of the stays before.
      if tg_op = 'UPDATE' and new.since is not null and new.until is null and not exists (select from short_stays s
        where s.condominium_id = old.condominium_id and s.residence_id = old.id and s.unit_number <> new.unit_number) then
        return null;
      end if;
      perform access.end_stays(old.condominium_id, old.id, null, null);
      return null;
    end
  $$;
create trigger end_stays_of_home after update of unit_number, since, until on residences for each row
  when (old.since is not null and old.until is null
    and (new.since is null or new.until is not null or new.unit_number <> old.unit_number))
  execute function access.end_stays_of_home();
create trigger end_stays_of_deleted_home after delete on residences for each row execute function access.end_stays_of_home();
create function access.end_stays_of_owner() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.end_stays(old.condominium_id, null, old.id, null);
      return null;
    end
  $$;
create trigger end_stays_of_owner after update of until on owners for each row
  when (old.until is null and new.until is not null) execute function access.end_stays_of_owner();
create trigger end_stays_of_deleted_owner after delete on owners for each row execute function access.end_stays_of_owner();
create function access.end_stays_of_blocked() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.end_stays(null, null, null, new.id);
      return null;
    end
  $$;
create trigger end_stays_of_blocked after update of approval_status on profiles for each row
  when (old.approval_status = 'approved' and new.approval_status <> 'approved') execute function access.end_stays_of_blocked();

create trigger audit_after after insert or update of ended_at, ends_at on short_stays for each row
  execute function access.write_audit('short_stay', 'unit_number', 'starts_at', 'ends_at', 'places', 'ended_at');
select access.announce_writes('short_stays', 'insert update delete', 'stays', array['condominium', 'select null::uuid, r.profile_id from changed c
  join residences r on r.condominium_id = c.condominium_id and r.unit_number = c.unit_number where r.since is not null and r.until is null',
  'select null::uuid, made_by from changed']);

-- The notices of the other adults about a new stay, and of its maker about a stay that another person or the program ended. It runs as its
-- caller.
create function access.notices_of_stays(condominium uuid, since timestamptz) returns setof access.slice_notice
  language plpgsql stable
  as $$
    begin
      if current_setting('role') <> 'garita_resident' then return; end if;
      return query select 'stay_made', s.id, s.created_at, '', s.made_by_name, s.starts_at from short_stays s
        where s.condominium_id = condominium and s.created_at > since and s.created_at > (select (access.caller_home()).since)
          and s.ended_at is null and s.made_by is distinct from access.caller_id() order by s.created_at desc limit 100;
      return query select 'stay_ended', s.id, s.ended_at, '', s.ended_by_name, s.starts_at from short_stays s
        where s.condominium_id = condominium and s.ended_at > since and s.made_by = access.caller_id() and s.ended_by is distinct from s.made_by
        order by s.ended_at desc limit 100;
    end
  $$;
grant execute on function access.notices_of_stays(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The names in a stay stay as long as the data of visitors, from its end.
create function access.forget_stays() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from short_stays s using condominiums c
      where c.id = s.condominium_id and s.ends_at < now() - make_interval(days => access.retention_of(c))
  $$;
grant execute on function access.forget_stays() to garita_keeper;
