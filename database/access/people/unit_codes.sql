-- Codes of one unit, made by the administration, or by the home where the condominium lets homes invite. A person who registers with a
-- code asks to join that unit; the approval is still needed.

-- Returns the caller's home if they may make a code for it.
create function access.caller_inviting_home() returns residences
  language sql stable
  as $$
    select home from access.caller_home() home join condominiums c on c.id = home.condominium_id
      where c.homes_invite and access.may_answer(home)
  $$;
grant execute on function access.caller_inviting_home() to garita_resident;

-- All columns except the hash, which no role reads.
grant select (condominium_id, id, unit_number, made_by, made_by_name, residence_id, uses, created_at, expires_at, stays_until, ended_at)
  on unit_codes to garita_resident, garita_admin, garita_super_admin;
create policy own_home on unit_codes for select to garita_resident
  using ((condominium_id, unit_number) = (select h.condominium_id, h.unit_number from access.caller_inviting_home() h));
create policy run on unit_codes for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on unit_codes for select to garita_super_admin using (true);

-- A resident makes codes for their own home, the administration for any unit, always in their own name.
grant insert (condominium_id, id, unit_number, code_hash, made_by, made_by_name, residence_id, stays_until)
  on unit_codes to garita_resident, garita_admin, garita_super_admin;
create policy make_for_home on unit_codes for insert to garita_resident
  with check ((made_by, made_by_name) = (select p.id, p.full_name from profiles p where p.id = access.caller_id())
    and (condominium_id, unit_number, residence_id) = (select h.condominium_id, h.unit_number, h.id from access.caller_inviting_home() h));
create policy make on unit_codes for insert to garita_admin
  with check ((made_by, made_by_name) = (select p.id, p.full_name from profiles p where p.id = access.caller_id())
    and residence_id is null and condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy make_any on unit_codes for insert to garita_super_admin
  with check ((made_by, made_by_name) = (select p.id, p.full_name from profiles p where p.id = access.caller_id()) and residence_id is null);

-- Roles may only end a code; an ended code cannot be revived.
grant update (ended_at) on unit_codes to garita_resident, garita_admin, garita_super_admin;
create policy end_of_home on unit_codes for update to garita_resident
  using (ended_at is null and (condominium_id, unit_number) = (select h.condominium_id, h.unit_number from access.caller_inviting_home() h))
  with check (ended_at is not null);
create policy end_run on unit_codes for update to garita_admin
  using (ended_at is null and condominium_id = any((select access.caller_condominiums())::uuid[])) with check (ended_at is not null);
create policy end_any on unit_codes for update to garita_super_admin using (ended_at is null) with check (ended_at is not null);

-- A new code ends the one before. The later of two concurrent calls waits at the index and ends the code of the first.
create function access.make_unit_code(place uuid, unit text, drawn uuid, hash bytea, stays_until timestamptz) returns void
  language plpgsql
  as $$
    begin
      if stays_until <= now() then perform access.refuse('stay_in_past'); end if;
      loop
        update unit_codes k set ended_at = now() where k.condominium_id = place and k.unit_number = unit and k.ended_at is null;
        insert into unit_codes (condominium_id, id, unit_number, code_hash, stays_until, made_by, made_by_name, residence_id)
          select place, drawn, unit, hash, make_unit_code.stays_until, p.id, p.full_name,
              (access.caller_home()).id
            from profiles p where p.id = access.caller_id()
          on conflict (condominium_id, unit_number) where ended_at is null do nothing;
        exit when found;
      end loop;
    end
  $$;
grant execute on function access.make_unit_code(uuid, text, uuid, bytea, timestamptz) to garita_resident, garita_admin, garita_super_admin;
-- An administration calls it, too, and gets null.
grant execute on function access.caller_home() to garita_admin, garita_super_admin;

-- The owner of a misused account reads the code among the security events.
create function access.note_unit_code() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.note_security(new.made_by, 'unit_code_made', '', '');
      return null;
    end
  $$;
create trigger note_unit_code after insert on unit_codes for each row when (new.made_by is not null) execute function access.note_unit_code();

-- A person who leaves a home no longer invites to it. Runs as the owner, because the caller who moves a person out may not end codes.
create function access.end_codes_of_home() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update unit_codes k set ended_at = now()
        where k.condominium_id = old.condominium_id and k.residence_id = old.id and k.ended_at is null
          -- A merged unit keeps its code.
          and (new.since is null or new.until is not null or k.unit_number <> new.unit_number);
      return null;
    end
  $$;
create trigger end_codes_of_home after update of unit_number, since, until on residences for each row
  when (old.since is not null and (new.since is null or new.until is not null or new.unit_number <> old.unit_number))
  execute function access.end_codes_of_home();

-- True while the maker of the code may still invite to the home; a code of the administration has no maker's home.
create function access.still_invites(code unit_codes) returns boolean
  language sql stable
  as $$
    select exists (select from condominiums c where c.id = code.condominium_id and c.archived_at is null and (code.residence_id is null
      or c.homes_invite and exists (select from residences r where r.condominium_id = c.id and r.id = code.residence_id
        and access.may_answer(r))))
  $$;

create function access.code_works(code unit_codes) returns boolean
  language sql stable
  as $$
    select code.ended_at is null and least(code.expires_at, code.stays_until) > now() and code.uses < 6 and access.still_invites(code)
  $$;

-- Names the unit of a code. The code of a stay also names its first moment and the rules of the condominium for guests.
create function access.unit_of_code(code bytea)
  returns table (condominium text, unit_number text, stays_until timestamptz, time_zone text, begins_at timestamptz, rules text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.name, k.unit_number, k.stays_until, c.time_zone, null::timestamptz, null from unit_codes k join condominiums c on c.id = k.condominium_id
      where k.code_hash = code and access.code_works(k)
    union all
    select c.name, s.unit_number, s.ends_at, c.time_zone, s.starts_at, c.stay_rules from short_stays s join condominiums c on c.id = s.condominium_id
      where s.code_hash = code and access.stay_takes(s)
  $$;

-- Counts a registration with the code of a stay, and gives the guest a home. A person whom the home refuses gets the answer of a dead code.
create function access.join_stay(stay short_stays, person uuid, residence uuid) returns boolean
  language plpgsql
  as $$
    declare
      spent short_stays;
      visit authorizations;
    begin
      perform from condominiums c where c.id = stay.condominium_id for share;
      perform access.hold_spellings(stay.condominium_id);
      perform from residences r where r.condominium_id = stay.condominium_id and r.id = stay.residence_id for share;
      perform from owners o where o.condominium_id = stay.condominium_id and o.id = stay.ownership_id for share;
      perform from units u where u.condominium_id = stay.condominium_id and u.unit_number = stay.unit_number for key share;
      visit.condominium_id := stay.condominium_id;
      visit.unit_number := stay.unit_number;
      visit.auth_type := 'temporary_visitor';
      visit.name := (select p.full_name from profiles p where p.id = person);
      if person is not null and access.refusals_say(visit) = 'same' then return false; end if;
      update short_stays s set uses = s.uses + 1
        where s.condominium_id = stay.condominium_id and s.id = stay.id and s.code_hash = stay.code_hash and access.stay_takes(s) returning s.* into spent;
      if spent.id is null then return false; end if;
      if person is not null then perform access.take_stay(spent, person, residence); end if;
      return true;
    end
  $$;

-- Counts a registration, and inserts the home that the person asks for; for a known address it only counts. Locks in this order: the
-- condominium, the spellings, the home of the maker, the unit. A concurrent end of one of them comes wholly before or after.
create function access.join_by_code(code bytea, person uuid, residence uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      spent unit_codes;
      stay short_stays;
    begin
      select s.* into stay from short_stays s where s.code_hash = code;
      if stay.id is not null then return access.join_stay(stay, person, residence); end if;
      select k.* into spent from unit_codes k where k.code_hash = code;
      perform from condominiums c where c.id = spent.condominium_id for share;
      perform access.hold_spellings(spent.condominium_id);
      perform from residences r where r.condominium_id = spent.condominium_id and r.id = spent.residence_id for share;
      perform from units u where u.condominium_id = spent.condominium_id and u.unit_number = spent.unit_number for key share;
      update unit_codes k set uses = k.uses + 1
        where k.code_hash = code and access.code_works(k)
        returning k.* into spent;
      if not found then return false; end if;
      insert into residences (condominium_id, id, profile_id, unit_number, invited_by_name, leaves_at)
        select spent.condominium_id, residence, person, spent.unit_number, spent.made_by_name, spent.stays_until where person is not null;
      return true;
    end
  $$;
grant execute on function access.unit_of_code(bytea), access.join_by_code(bytea, uuid, uuid) to garita_identity;

-- A person with an account asks for a further home with the code of its unit, or again after a move. Returns false for a dead code.
create function access.ask_home(code bytea, residence uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare wanted record;
    begin
      -- Every change of a person locks their row first.
      perform from profiles p where p.id = access.caller_id() and access.is_open(p) for no key update;
      if not found then raise insufficient_privilege; end if;
      if exists (select from residences r where r.profile_id = access.caller_id() and r.id = residence) then return true; end if;
      select k.condominium_id, k.unit_number into wanted from unit_codes k where k.code_hash = code
        union all select s.condominium_id, s.unit_number from short_stays s where s.code_hash = code;
      -- With a new code each time, one person could flood the administration with questions.
      if (select count(*) from residences r where r.profile_id = access.caller_id() and r.since is null and r.until > now() - interval '1 day') >= 6 then
        perform access.refuse('homes_asked_often');
      end if;
      perform access.keep_homes_few(access.caller_id(), wanted.condominium_id, wanted.unit_number);
      return access.join_by_code(code, access.caller_id(), residence);
    end
  $$;
grant execute on function access.ask_home(bytea, uuid)
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;

grant delete, select (expires_at, ended_at) on unit_codes to garita_keeper;
create policy sweep on unit_codes for delete to garita_keeper using (least(ended_at, expires_at) < now() - interval '30 days');
create policy sweep_see on unit_codes for select to garita_keeper using (least(ended_at, expires_at) < now() - interval '30 days');
