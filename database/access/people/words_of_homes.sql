create function access.keep_word_given() returns trigger
  language plpgsql
  as $$
    begin
      new.word_given_at := case when new.barred_at is null then now() end;
      -- A change by the administration replaces a right that the home gave.
      new.word_by := case when new.word_by is distinct from old.word_by then new.word_by end;
      return new;
    end
  $$;
create trigger keep_word_given before update of barred_at on residences for each row
  when (new.since is not null and (old.barred_at is null) <> (new.barred_at is null)) execute function access.keep_word_given();

create function access.tell_of_word() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.tell_unit(case when new.barred_at is null then 'word_given' else 'word_taken' end, new.condominium_id, new.id, new.unit_number,
        new.profile_id);
      return null;
    end
  $$;
create trigger tell_of_word after update of barred_at on residences for each row
  when (new.since is not null and new.until is null and (old.barred_at is null) <> (new.barred_at is null)) execute function access.tell_of_word();

-- A repeated call changes nothing. False if the caller may not set that right.
create function access.set_word(joined uuid, may boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      about residences;
    begin
      if home.id is null then return false; end if;
      perform from profiles p where p.id = (select r.profile_id from residences r where r.joining = joined and r.until is null) for no key update;
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      select r.* into about from residences r where r.joining = joined and r.until is null;
      if about.id is null or not access.may_set_word(home, about) then return false; end if;
      if (about.barred_at is null) = may then return true; end if;
      update residences r set barred_at = case when not may then now() end, word_by = case when may then access.caller_id() end
        where r.condominium_id = about.condominium_id and r.id = about.id;
      return true;
    end
  $$;
grant execute on function access.set_word(uuid, boolean) to garita_resident;

-- The names of the adults whom a person without the right can ask. Not for guests by days, nor while the person is frozen.
create function access.whom_to_ask() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(p.full_name order by r.since, r.id), '[]')
      from access.caller_home() home join residences r on r.condominium_id = home.condominium_id and r.unit_number = home.unit_number
        join profiles p on p.id = r.profile_id and access.is_open(p)
      where home.barred_at is not null and home.frozen_at is null and home.kind is distinct from 'guest' and access.is_adult_of_home(r)
  $$;

-- Returns the open requests from before the reader joined, which the adults of that time answer.
create function access.waits_for_others() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('count', count(*), 'by', (select coalesce(json_agg(p.full_name order by r.since, r.id), '[]')
        from residences r join profiles p on p.id = r.profile_id and access.is_open(p)
        where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and r.since < home.since and access.may_answer(r)))
      from access.caller_home() home join authorizations a on a.condominium_id = home.condominium_id and a.unit_number = home.unit_number
      where access.may_answer(home) and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
        and a.created_at > now() - access.time_to_answer() and a.created_at < home.since
      group by home.condominium_id, home.unit_number, home.since
  $$;
grant execute on function access.whom_to_ask(), access.waits_for_others() to garita_resident, garita_agent, garita_admin, garita_super_admin;
