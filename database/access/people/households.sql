-- Each new person is announced to the others in the home. If one objects, the newcomer authorizes no visitor until an administrator
-- answers. Only administrators read who objected.

create function access.time_to_object() returns interval
  language sql immutable parallel safe
  as $$ select interval '14 days' $$;

-- A newcomer may not decide alone while an older account of the home may still object to them.
create function access.is_newcomer(home residences) returns boolean
  language sql stable
  as $$
    select home.since > now() - access.time_to_object() and exists (select from residences r
      where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and r.since < home.since
        and r.profile_id <> home.profile_id and access.may_answer(r))
  $$;

-- Each approval, import or move starts a new joining, to which others may object. A home that ends is no longer frozen.
create function access.begin_joining() returns trigger
  language plpgsql
  as $$
    begin
      if new.since is null or new.until is not null then
        new.frozen_at := null;
      elsif old.since is null then
        if new.leaves_at <= now() then perform access.refuse('stay_is_over'); end if;
        if new.begins_at > now() then perform access.refuse('stay_not_begun'); end if;
        new.joining := gen_random_uuid();
      -- A new unit means a new home, even if the row stays.
      elsif (new.condominium_id, new.unit_number) is distinct from (old.condominium_id, old.unit_number) then
        new.since := now();
        new.joining := gen_random_uuid();
        new.frozen_at := null;
      end if;
      return new;
    end
  $$;
create trigger t1_begin_joining before insert or update of condominium_id, unit_number, since, until on residences
  for each row execute function access.begin_joining();

-- The older accounts of the home: they get the notice about a newcomer, and the newcomer reads their names.
create function access.lived_before(newcomer residences) returns setof profiles
  language sql stable
  as $$
    select p.* from residences r join profiles p on p.id = r.profile_id
      where r.condominium_id = newcomer.condominium_id and r.unit_number = newcomer.unit_number and r.until is null
        and r.since < newcomer.since and p.id <> newcomer.profile_id and access.is_open(p)
  $$;

-- Names the newcomer in a letter; null once they have left.
create function access.name_of_joining(joined uuid) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select p.full_name from residences r join profiles p on p.id = r.profile_id where r.joining = joined and r.until is null $$;
grant execute on function access.name_of_joining(uuid) to garita_keeper;

-- True if the person who came may authorize entries now.
create function access.joined_may_answer(joined uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select exists (select from residences r where r.joining = joined and access.may_answer(r)) $$;
grant execute on function access.joined_may_answer(uuid) to garita_keeper;

create function access.tell_of_joining() returns trigger
  language plpgsql
  as $$
    begin
      perform access.announce('people', null, p.id) from access.lived_before(new) p;
      if not found then return null; end if;
      perform access.tell_unit('home_joined', new.condominium_id, new.joining, new.unit_number, null);
      -- The adults got a letter about the stay itself.
      if (select sends_mail from installation) and new.stay_id is null then
        perform access.enqueue('households.joined', json_build_object('condominium_id', new.condominium_id, 'joining', new.joining));
      end if;
      return null;
    end
  $$;
create trigger tell_of_joining_insert after insert on residences for each row
  when (new.since is not null and new.until is null) execute function access.tell_of_joining();
create trigger tell_of_joining_update after update of condominium_id, unit_number, since, until on residences for each row
  when (new.since is not null and new.until is null and new.joining <> old.joining) execute function access.tell_of_joining();

-- Lets residents without an open objection answer again. An objection freezes only the newcomer; a claim that a person no longer lives
-- there freezes both people once the administration stopped them.
create function access.thaw(condominium uuid, unit text) returns void
  language plpgsql
  as $$
    begin
      update residences r set frozen_at = null
        where r.condominium_id = condominium and r.unit_number = unit and r.until is null and r.frozen_at is not null and not exists (
          select from residence_objections o join residences about on about.condominium_id = o.condominium_id and about.id = o.residence_id
            where o.condominium_id = condominium and o.answered_at is null and (o.kind = 'newcomer' or o.stopped_at is not null)
              and (o.joining = r.joining or o.kind = 'gone' and o.profile_id = r.profile_id and about.unit_number = r.unit_number));
    end
  $$;

create function access.end_objections() returns trigger
  language plpgsql
  as $$
    begin
      update residence_objections o set answered_at = now(), answered_by = access.caller_id(), answer = 'ended'
        where o.condominium_id = old.condominium_id and o.residence_id = old.id and o.answered_at is null
          and (o.joining <> new.joining or new.since is null or new.until is not null);
      if found then perform access.thaw(old.condominium_id, old.unit_number); end if;
      return null;
    end
  $$;
create trigger end_objections after update of condominium_id, unit_number, since, until on residences
  for each row execute function access.end_objections();

-- The main adults of a home are its owner, its tenant, or adults without a kind, while no older account may still object to them.
create function access.is_main_adult(home residences) returns boolean
  language sql stable
  as $$ select access.is_adult_of_home(home) and home.kind is distinct from 'family' and not access.is_newcomer(home) $$;

-- A main adult may give a family member the right to authorize, and take back a right that the home gave. Only the administration takes
-- back a right that it gave, so that no adult locks another out.
create function access.may_set_word(home residences, about residences) returns boolean
  language sql stable
  as $$
    select about.condominium_id = home.condominium_id and about.unit_number = home.unit_number and about.since is not null
      and about.until is null and about.frozen_at is null and about.kind = 'family' and about.profile_id <> home.profile_id
      and (about.barred_at is not null or about.word_by is not null) and access.is_main_adult(home)
  $$;

-- Lists the accounts of the caller's home, by name only. A caller who may not authorize sees only themselves.
create function access.caller_household()
  returns table (joining uuid, condominium_id uuid, unit_number text, full_name text, since timestamptz, mine boolean, frozen_at timestamptz,
    may_object boolean, objected_at timestamptz, kept boolean, kind text, may_authorize boolean, may_say_gone boolean, may_set_word boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select r.joining, r.condominium_id, r.unit_number, p.full_name, r.since, p.id = access.caller_id(), case when p.id = access.caller_id() then r.frozen_at end,
        r.since > home.since and r.since > now() - access.time_to_object() and o.id is null, o.objected_at, coalesce(o.answer = 'kept', false),
        r.kind, r.barred_at is null,
        p.id <> access.caller_id() and access.is_adult_of_home(home) and not access.is_newcomer(home) and not exists (select from residence_objections c
          where c.joining = r.joining and c.profile_id = access.caller_id() and c.kind = 'gone' and c.answered_at is null),
        access.may_set_word(home, r)
      from access.caller_home() home
      join residences r on r.condominium_id = home.condominium_id and r.unit_number = home.unit_number
        and r.since is not null and r.until is null and (access.may_answer(home) or r.profile_id = access.caller_id())
      join profiles p on p.id = r.profile_id and p.approval_status = 'approved'
      left join residence_objections o on o.joining = r.joining and o.profile_id = access.caller_id() and o.kind = 'newcomer'
  $$;
-- Read with every list of notices, so all roles may call it; without a home it returns nothing.
grant execute on function access.caller_household() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- An older account of the home that may authorize objects once, and in time. A repeated call changes nothing. False if the caller does not
-- see the newcomer.
create function access.object_to(joined uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      newcomer residences;
    begin
      -- Locks the newcomer's home, so that an objection and an answer of the administration take turns.
      select r.* into newcomer from residences r where r.joining = joined and r.condominium_id = home.condominium_id
        and r.unit_number = home.unit_number and r.until is null and r.since > home.since and access.may_answer(home) for update;
      if newcomer.id is null then return false; end if;
      if exists (select from residence_objections o where o.joining = joined and o.profile_id = access.caller_id() and o.kind = 'newcomer') then
        return true;
      end if;
      if newcomer.since <= now() - access.time_to_object() then perform access.refuse('objection_too_late'); end if;
      insert into residence_objections (condominium_id, id, residence_id, joining, profile_id, by_name)
        select newcomer.condominium_id, gen_random_uuid(), newcomer.id, joined, p.id, p.full_name from profiles p where p.id = access.caller_id();
      update residences r set frozen_at = coalesce(r.frozen_at, now())
        where r.condominium_id = newcomer.condominium_id and r.id = newcomer.id;
      return true;
    end
  $$;
grant execute on function access.object_to(uuid) to garita_resident;

-- An adult says that a person of the home no longer lives there. The claim holds no person: the administration decides. A frozen person
-- makes no claim, nor does a newcomer while an older account may still object. An adult makes at most three in thirty days. A repeated
-- claim is the same. False if the caller does not see that person.
create function access.say_gone(claim uuid, joined uuid, why text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      about residences;
    begin
      select r.* into about from residences r where r.joining = joined and r.condominium_id = home.condominium_id
        and r.unit_number = home.unit_number and r.until is null and r.since is not null and r.profile_id <> access.caller_id()
        and access.is_adult_of_home(home) for update;
      if about.id is null then return false; end if;
      if exists (select from residence_objections o where o.joining = joined and o.profile_id = access.caller_id() and o.kind = 'gone'
        and (o.answered_at is null or o.id = claim)) then
        return true;
      end if;
      if access.is_newcomer(home) then perform access.refuse('claim_of_newcomer'); end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.claims ' || access.caller_id(), 0));
      if (select count(*) from residence_objections o where o.profile_id = access.caller_id() and o.kind = 'gone'
        and o.objected_at > now() - interval '30 days') >= 3 then
        perform access.refuse('claims_too_many');
      end if;
      insert into residence_objections (condominium_id, id, residence_id, joining, profile_id, by_name, kind, reason)
        select about.condominium_id, claim, about.id, joined, p.id, p.full_name, 'gone', why from profiles p where p.id = access.caller_id();
      perform access.tell_unit('said_gone', about.condominium_id, claim, about.unit_number, about.profile_id);
      perform access.announce('people', null, about.profile_id);
      return true;
    end
  $$;

-- The claimant takes the claim back, also while stopped. A repeated call changes nothing.
create function access.take_back_claim(claim uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare taken residence_objections;
    begin
      update residence_objections o set answered_at = now(), answered_by = access.caller_id(), answer = 'withdrawn'
        where o.id = claim and o.profile_id = access.caller_id() and o.kind = 'gone' and o.answered_at is null returning o.* into taken;
      if taken.id is null then
        return exists (select from residence_objections o where o.id = claim and o.profile_id = access.caller_id() and o.answer = 'withdrawn');
      end if;
      perform access.thaw(taken.condominium_id, r.unit_number), access.announce('people', null, r.profile_id)
        from residences r where r.condominium_id = taken.condominium_id and r.id = taken.residence_id;
      return true;
    end
  $$;
grant execute on function access.say_gone(uuid, uuid, text), access.take_back_claim(uuid) to garita_resident;

-- The caller's claims of the last thirty days, and the beginning of a claim about the caller, without the claimant's name.
create function access.caller_claims() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('mine', (select coalesce(json_agg(json_build_object('id', o.id, 'full_name', p.full_name, 'said_at', o.objected_at,
            'answer', o.answer) order by o.objected_at desc, o.id), '[]')
          from residence_objections o join residences r on r.condominium_id = o.condominium_id and r.id = o.residence_id join profiles p on p.id = r.profile_id
          where o.profile_id = access.caller_id() and o.kind = 'gone' and o.condominium_id = home.condominium_id and o.objected_at > now() - interval '30 days'),
        'about_me', (select min(o.objected_at) from residence_objections o
          where o.joining = home.joining and o.kind = 'gone' and o.answered_at is null))
      from access.caller_home() home
  $$;
grant execute on function access.caller_claims() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- While the administration decides, it may freeze both the claimant and the person of the claim, or release both. Returns false without an
-- open claim.
create function access.stop_both(person uuid, stops boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      claims uuid[];
      place record;
    begin
      if person = access.caller_id() then return false; end if;
      perform from residences r where r.profile_id = person and r.until is null order by r.condominium_id, r.id for update;
      claims := array(select o.id from residence_objections o join residences r on r.condominium_id = o.condominium_id and r.id = o.residence_id
          and r.joining = o.joining and r.until is null
        where r.profile_id = person and o.kind = 'gone' and o.answered_at is null
          and (access.runs_all() or r.condominium_id = any(access.caller_condominiums())) order by o.id for update of o);
      if claims = '{}' then return false; end if;
      update residence_objections o set stopped_at = case when stops then coalesce(o.stopped_at, now()) end where o.id = any(claims);
      for place in select distinct o.condominium_id, r.unit_number from residence_objections o
          join residences r on r.condominium_id = o.condominium_id and r.id = o.residence_id where o.id = any(claims) loop
        if stops then
          update residences r set frozen_at = coalesce(r.frozen_at, now())
            where r.condominium_id = place.condominium_id and r.unit_number = place.unit_number and r.until is null and r.since is not null
              and (r.profile_id = person or exists (select from residence_objections o where o.id = any(claims) and o.profile_id = r.profile_id));
        else
          perform access.thaw(place.condominium_id, place.unit_number);
        end if;
      end loop;
      return true;
    end
  $$;
grant execute on function access.stop_both(uuid, boolean) to garita_admin, garita_super_admin;

-- The administration keeps a newcomer, or the person of a claim. It answers only the objections that it saw, in all homes of its
-- condominiums. Rejecting or removing the person also answers them.
create function access.keep_newcomer(person uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare joinings uuid[];
    begin
      if person = access.caller_id() then return false; end if;
      -- Lock first, so that the next query reads answers of this moment.
      perform from residences r where r.profile_id = person and r.until is null order by r.condominium_id, r.id for update;
      joinings := array(select r.joining from residences r where r.profile_id = person and r.until is null
        and exists (select from residence_objections o where o.joining = r.joining and o.answered_at is null)
        and (access.runs_all() or r.condominium_id = any(access.caller_condominiums())));
      if joinings = '{}' then
        return exists (select from residences r join residence_objections o on o.joining = r.joining
          where r.profile_id = person and r.until is null and o.answered_by = access.caller_id() and o.answer = 'kept');
      end if;
      if seen <> (select count(*) from residence_objections o where o.joining = any(joinings) and o.answered_at is null) then
        perform access.refuse('objections_changed');
      end if;
      update residence_objections o set answered_at = now(), answered_by = access.caller_id(), answer = 'kept'
        where o.joining = any(joinings) and o.answered_at is null;
      perform access.thaw(r.condominium_id, r.unit_number) from residences r where r.joining = any(joinings) and r.until is null;
      return true;
    end
  $$;
grant execute on function access.keep_newcomer(uuid, integer) to garita_admin, garita_super_admin;

-- The objections that wait for the administration, with their authors: no role reads the table itself.
create function access.open_objections()
  returns table (id uuid, condominium_id uuid, unit_number text, newcomer_id uuid, newcomer_name text, by_name text, objected_at timestamptz,
    kind text, reason text, stopped boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select o.id, o.condominium_id, r.unit_number, p.id, p.full_name, o.by_name, o.objected_at, o.kind, o.reason, o.stopped_at is not null
      from residence_objections o
      join residences r on r.condominium_id = o.condominium_id and r.id = o.residence_id and r.joining = o.joining
      join profiles p on p.id = r.profile_id
      where o.answered_at is null
        and (access.runs_all() or current_setting('role') = 'garita_admin' and o.condominium_id = any(access.caller_condominiums()))
  $$;
grant execute on function access.open_objections() to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
